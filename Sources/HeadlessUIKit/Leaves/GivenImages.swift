internal import Foundation
internal import JankEngine

/// The images and animations that the script added to the app, by name.
struct GivenImages {
  /// The sizes of all images, in points.
  var sizes: [String: SIMD2<Double>] = [:]
  /// The images that have to be decoded.
  var stored: [String: LayerImage] = [:]
  /// The Lottie animations.
  var animations: [String: LottieAnimation] = [:]
  /// The drawings that are under way, innermost last.
  var contexts: [CGContext] = []
  /// The size of the view that is drawn and has no context yet, in points.
  var drawnSize: CGSize?
}

import Foundation
import JankLottie

/// The public Lottie files of the tests; `Files/README.md` states their origins.
enum LottieSamples {
  static let names = [
    "lottie-ios--9squares-AlBoardman", "lottie-ios--Boat-Loader", "lottie-ios--HamburgerArrow",
    "lottie-ios--LottieLogo2", "lottie-ios--Y", "lottie-ios--issue-1717", "lottie-ios--timeremap",
    "rlottie--loading-rectangles", "rlottie--square-wheel", "test-files--null-parent",
    "test-files--position-path-auto-orient", "test-files--position-path-ease",
    "test-files--position-split", "test-files--precomp-time-stretch",
  ]

  static func bytes(_ name: String) throws -> [UInt8] {
    let url = Bundle.module.url(forResource: "Files/\(name)", withExtension: "json")
    guard let url else { throw CocoaError(.fileNoSuchFile) }
    return [UInt8](try Data(contentsOf: url))
  }

  static func file(_ name: String) throws -> LottieFile {
    try LottieReader.read(try bytes(name), path: "\(name).json")
  }

  /// An animation of one layer with a transform and other keys.
  static func animation(transform: String, more: String = "") -> [UInt8] {
    animation(layers: #"{ "ty": 1, "ip": 0, "op": 60, "ks": { \#(transform) } \#(more) }"#)
  }

  static func animation(layers: String, assets: String = "") -> [UInt8] {
    Array(
      """
      { "fr": 60, "ip": 0, "op": 60, "w": 100, "h": 50, "assets": [\(assets)],
        "layers": [\(layers)] }
      """.utf8
    )
  }
}

internal import JankEngine

/// The pictures that the script has given the app, by their names.
struct GivenImages {
  /// Their sizes in points.
  var sizes: [String: SIMD2<Double>] = [:]
  /// Those of them that have to be decoded.
  var stored: [String: LayerImage] = [:]
}

/// The limits on the size of a scenario, besides the limits of its single lists.
///
/// They are checked before anything is played, so no file can make a run exhaust the memory.
package enum ScenarioLimits {
  /// The number of steps in the script.
  package static let stepCount = 10_000
  /// The number of screens that a file describes.
  package static let describedScreenCount = 1_000
  /// The number of layers of a page.
  package static let pageLayerCount = 100_000
  /// The number of views of a page that a file describes one by one.
  package static let pageViewCount = 10_000
  /// The number of layers of all pages, each page counted as often as a step shows it.
  package static let layerCount = 500_000
  /// The number of screens shown, each counted as often as a step shows it.
  package static let screenCount = 20_000
  /// The number of samples of all drags.
  package static let sampleCount = 1_000_000
  /// The total size of the files that it refers to, in bytes.
  package static let namedByteCount = 64 << 20
}

/// How large a scenario may be, beyond the limits of its single lists.
///
/// Checked before anything is played, so that no file can make a run fill the memory.
package enum ScenarioLimits {
  /// How many steps its script may have.
  package static let stepCount = 10_000
  /// How many screens it may describe.
  package static let describedScreenCount = 100
  /// How many layers a page may have.
  package static let pageLayerCount = 100_000
  /// How many layers its pages may have, each page counted as often as a step brings it.
  package static let layerCount = 500_000
  /// How many screens may come in all, each counted as often as a step brings it.
  package static let screenCount = 20_000
  /// How many samples its drags may have.
  package static let sampleCount = 1_000_000
  /// How many bytes the files that it names may have together.
  package static let namedByteCount = 64 << 20
}

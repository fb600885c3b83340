package import HeadlessUIKit

extension Scenario {
  /// Whether the seed can decide anything in a run without an additional stall.
  ///
  /// It decides the deviations of costs and everything about touches.
  package func dependsOnSeed(on device: DeviceProfile) -> Bool {
    device.costs.jitter > 0 || device.costs.frame != .none
      || script.contains { if case .drag = $0.action { true } else { false } }
  }
}

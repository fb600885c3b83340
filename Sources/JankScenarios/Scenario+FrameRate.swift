internal import HeadlessUIKit

extension Scenario.Setting {
  /// Returns the preferred frame-rate range of links and animations that set none, on a device.
  ///
  /// Certain: a phone with a variable rate gives an app more than 60 Hz only if its Info.plist has
  /// `CADisableMinimumFrameDurationOnPhone`. Inferred: the limit holds for everything that the app
  /// animates. iPad has no limit.
  func frameRate(on device: DeviceProfile) -> CAFrameRateRange {
    let isTablet = min(device.screenSize.x, device.screenSize.y) >= ChosenSemantics.tabletSide
    guard !usesHighFrameRates, !device.rates.isEmpty, !isTablet else { return frameRate }
    let most = frameRate.maximum == 0 ? Self.limit : min(frameRate.maximum, Self.limit)
    return CAFrameRateRange(
      minimum: min(frameRate.minimum, most),
      maximum: most,
      preferred: frameRate.preferred.map { min($0, most) }
    )
  }

  /// The highest rate without the key, in hertz.
  private static let limit: Float = 60
}

struct ScreenState {
  var rate: AdaptiveRate
  /// The next refresh, if it is an event already.
  var nextRefresh = 0
  var lastRefresh = -1
  /// Whether the next refresh is an event.
  var isAwake = false
  var shownFrame = ShownFrame()

  init(_ profile: DeviceProfile, interval: Interval? = nil) {
    rate = AdaptiveRate(profile, interval: interval)
  }
}

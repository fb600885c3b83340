/// Where a display is in the sequence of its refreshes.
struct ScreenState {
  var rate: AdaptiveRate
  /// The next refresh, where it is an event already.
  var nextRefresh = 0
  var lastRefresh = -1
  /// Whether the next refresh is an event.
  var isAwake = false
  /// The picture that was cut up last.
  var shownPicture = ShownPicture()

  init(_ profile: DeviceProfile) {
    rate = AdaptiveRate(profile)
  }
}

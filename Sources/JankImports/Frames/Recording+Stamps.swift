internal import JankMetrics
internal import JankText

extension Recording {
  /// Discards as few presentation stamps as possible so that the others are in order.
  ///
  /// A frame cannot last less than 0 ns: either a clock went back, or two frames share one
  /// presentation. The next frame time counts from the last known stamp. Stamps of a list of late
  /// frames need no order, because nothing is known about the frames between them.
  mutating func dropStampsThatGoBack(_ path: String) {
    var moreCount = 0
    var shownCount = 0
    for index in series.indices where !series[index].holdsLateFramesOnly {
      let count = series[index].dropStampsThatGoBack()
      guard count > 0 else { continue }
      shownCount += 1
      guard shownCount <= DiagnosticLog.shownLimit else {
        moreCount += 1
        continue
      }
      let name = series[index].name
      let message =
        count == 1
        ? "a stamp of \(name) is out of order and is ignored"
        : "\(count) stamps of \(name) are out of order and are ignored"
      warnings.append(Diagnostic(.warning, path: path, message: message))
    }
    if moreCount > 0 { warnings.append(.more(moreCount, "such stream", path: path)) }
  }
}

internal import JankMetrics
internal import JankText

extension Recording {
  /// Takes the fewest times of pictures for unknown that make the others follow each other.
  ///
  /// Nothing is shown for less than no time: a clock went back, or two frames share one picture.
  /// The next frame time counts from the last stamp that is known. What lists late frames alone
  /// says nothing of those in between, so that its stamps need no order.
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
        ? "a stamp of \(name) is out of order and is left out"
        : "\(count) stamps of \(name) are out of order and are left out"
      warnings.append(Diagnostic(.warning, path: path, message: message))
    }
    if moreCount > 0 { warnings.append(.more(moreCount, "stream like that", path: path)) }
  }
}

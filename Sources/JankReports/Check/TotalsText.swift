internal import JankGate
internal import JankText
internal import JankTrace

/// The totals of a report as text.
enum TotalsText {
  /// The sums over all cases: `94 frames, 1 late, hitch time 66.67 ms`.
  static func metricValues(_ totals: CaseTotals) -> String {
    let frames = totals.frameCount == 1 ? "frame" : "frames"
    let time = grouped(Decimal.text(totals.hitchTime.milliseconds, digits: 2))
    return "\(grouped("\(totals.frameCount)")) \(frames), "
      + "\(grouped("\(totals.lateFrameCount)")) late, hitch time \(time) ms"
  }

  /// The same after the number of cases, and before the number of invalid ones.
  static func line(_ totals: CaseTotals) -> String {
    let cases = "\(grouped("\(totals.caseCount)")) \(totals.caseCount == 1 ? "case" : "cases")"
    let invalid = totals.invalidCount > 0 ? ", \(grouped("\(totals.invalidCount)")) invalid" : ""
    return "\(cases): \(metricValues(totals))\(invalid)"
  }

  /// A number with commas between groups of three digits of its whole part.
  static func grouped(_ number: String) -> String {
    let whole = number.prefix { $0 != "." }
    guard whole.count > 3, whole.allSatisfy(\.isNumber) else { return number }
    var text = ""
    for (place, digit) in whole.enumerated() {
      if place > 0, (whole.count - place).isMultiple(of: 3) { text += "," }
      text.append(digit)
    }
    return text + number[whole.endIndex...]
  }
}

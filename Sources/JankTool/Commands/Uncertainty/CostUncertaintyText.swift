internal import JankGate
internal import JankReports
internal import JankText

/// Which ratings and verdicts depend on assumed costs, as text.
enum CostUncertaintyText {
  static func table(
    _ answers: [CostUncertainty],
    sampleCount: Int,
    _ layout: TextLayout
  ) -> String {
    var table = TextTable(columns: [
      .left("scenario", wrap: 18), .left("device", wrap: 12), .left("strategy", wrap: 17),
      .left("rating"), .right("hitch ratio", wrap: 8), .right("lowest"), .right("highest"),
      .left("over the range", rank: 1, wrap: 10), .left("verdict", rank: 2),
      .left("matters most", rank: 3, wrap: 17),
    ])
    for answer in answers {
      table.add([
        printable(answer.name.scenario, limit: 100), answer.name.device, answer.name.strategy,
        answer.assumed.rating, number(answer.assumed.ratio), number(answer.ratios?.lowerBound),
        number(answer.ratios?.upperBound), range(answer), verdict(answer),
        answer.mostImportant?.cost.value.rawValue ?? "none",
      ])
    }
    let notes = [legend(sampleCount)] + answers.compactMap(caveat) + best(answers) + [sum(answers)]
    return table.text(layout) + "\n" + notes.map { layout.paragraph($0, hanging: "  ") }.joined()
  }

  private static func range(_ answer: CostUncertainty) -> String {
    guard let first = answer.ratings.first, let last = answer.ratings.last, first != last else {
      return "the same"
    }
    return "\(first) to \(last)"
  }

  /// Whether the run is valid and keeps its rules.
  private static func verdict(_ answer: CostUncertainty) -> String {
    let word = answer.assumed.passes ? "passed" : "failed"
    return answer.hasCertainVerdict ? word : "depends"
  }

  private static func legend(_ sampleCount: Int) -> String {
    "Hitch ratio in ms per s of animation, with the assumed costs and over their ranges: "
      + "\(sampleCount) \(sampleCount == 1 ? "sample" : "samples") and both ends of all costs make "
      + "\(sampleCount + 2) outcomes. Each cost is also set to its ends alone. "
      + "janklab profile show DEVICE lists the ranges."
  }

  /// What to know about a rating that depends on the costs.
  private static func caveat(_ answer: CostUncertainty) -> String? {
    guard !answer.isCertain || !answer.hasCertainVerdict else { return nil }
    let name = ReportText.name(answer.name)
    let count = answer.samples.count { $0.rating == answer.assumed.rating }
    let same =
      "\(name): \(answer.assumed.rating) in \(count) of \(answer.samples.count) outcomes, "
      + "\(range(answer))"
    guard let effect = answer.mostImportant else { return same + "; no cost alone changes it" }
    let bounds = effect.cost.range.bounds
    return same + "; most important: \(effect.cost.value.rawValue), alone "
      + "\(number(effect.low.ratio)) ms/s at \(milliseconds(bounds.lowerBound)) and "
      + "\(number(effect.high.ratio)) ms/s at \(milliseconds(bounds.upperBound))"
  }

  /// How often the best strategy of a scenario and device remains the best.
  private static func best(_ answers: [CostUncertainty]) -> [String] {
    CostUncertainty.groups(answers).compactMap { group in
      guard let best = CostUncertainty.best(group) else { return nil }
      let name = "\(printable(group[0].name.scenario, limit: 100)) / \(group[0].name.device)"
      let strategy = group[best.place].name.strategy
      let count = group[best.place].samples.count
      let words = best.count == count ? "all \(count)" : "\(best.count) of \(count)"
      return "\(name): \(strategy) has the lowest hitch ratio in \(words) outcomes"
    }
  }

  private static func sum(_ answers: [CostUncertainty]) -> String {
    let count = answers.count(where: \.isCertain)
    return "\(count) of \(answers.count) \(answers.count == 1 ? "rating" : "ratings") and "
      + "\(answers.count(where: \.hasCertainVerdict)) of \(answers.count) "
      + "\(answers.count == 1 ? "verdict" : "verdicts") are the same over the ranges of all "
      + "assumed costs"
  }

  private static func number(_ value: Double?) -> String {
    value.map { Decimal.text($0, digits: 2) } ?? "-"
  }

  private static func milliseconds(_ nanoseconds: Double) -> String {
    "\(ProfileText.number(of: .commit, nanoseconds)) ms"
  }
}

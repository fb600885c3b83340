internal import JankGate

extension ThresholdText {
  /// A regular expression of ECMA 262 for texts that follow the grammar.
  ///
  /// Such a text can still be wrong: its metric may not exist, or its limit may have a unit that
  /// the metric does not have.
  package static let pattern: String = {
    let number = #"[0-9]+(\.[0-9]+)?"#
    // A word ends where no letter follows, and a unit where no character of a unit follows.
    let names =
      Threshold.Unit.allCases.map(\.rawValue) + ThresholdText.micros.sorted()
      + ThresholdText.singulars.keys.sorted()
    let quantity = "\(number) *((\(names.joined(separator: "|")))(?![A-Za-z/%]) *)?"
    let baseline = "baseline(?![A-Za-z]) *([+-] *\(quantity))?"
    let keys = Threshold.Filter.Key.allCases.map(\.rawValue).joined(separator: "|")
    let filter = "(\(keys)) *= *[^,}]*[^,} ][^,}]*"
    let words = aggregates.map(\.name).joined(separator: "|")
    let aggregate = #"(p *\( *"# + number + #" *\)|"# + words + ")"
    return "^ *[A-Za-z0-9_.-]+ *"
      + #"(\{ *"# + filter + "(, *" + filter + #")*\} *)?"#
      + ": *" + aggregate + " *(<=?|>=?|==|!=) *"
      + "((- *)?\(quantity)|\(baseline))(or(?![A-Za-z]) *\(quantity))?$"
  }()

  /// Returns whether a character can be in the name of a metric.
  static func isNamePart(_ character: Character) -> Bool {
    guard character.isASCII else { return false }
    return character.isLetter || character.isNumber || "_-.".contains(character)
  }
}

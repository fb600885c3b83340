internal import JankGate

extension ThresholdText {
  /// A regular expression of ECMA 262 for the texts that keep to the grammar.
  ///
  /// What they say may still be wrong: a metric that there is not, or a limit in a unit that its
  /// figures do not have.
  package static let pattern: String = {
    let number = #"[0-9]+(\.[0-9]+)?"#
    // A word ends where no letter follows, and a unit where no sign of one does.
    let names = Threshold.Unit.allCases.map(\.rawValue) + ThresholdText.micros.sorted()
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

  /// Whether a character may stand in the name of a metric.
  static func isNamePart(_ character: Character) -> Bool {
    guard character.isASCII else { return false }
    return character.isLetter || character.isNumber || "_-.".contains(character)
  }
}

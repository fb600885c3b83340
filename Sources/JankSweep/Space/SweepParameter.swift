package import JankText

/// A part of the scenarios that a sweep varies.
package struct SweepParameter: Equatable, Sendable {
  /// Where the values come from.
  package enum Values: Equatable, Sendable {
    /// Values as scenario files have them.
    case list([JSONValue])
    case range(ParameterRange)
    /// The gesture files of a folder, each a value; resolved by the tool.
    case files(String)
  }

  /// The name in results and constraints.
  package let name: String
  /// The places of the values in scenarios, at least one; all get the same value.
  package let paths: [ParameterPath]
  package var values: Values
  /// The position in the sweep file.
  package let position: SourcePosition

  package init(
    _ name: String,
    at paths: [ParameterPath],
    _ values: Values,
    position: SourcePosition = SourcePosition(line: 1, column: 1)
  ) {
    self.name = name
    self.paths = paths
    self.values = values
    self.position = position
  }
}

extension SweepParameter {
  /// The paths in words, for example `"screens.Sheet.layers" and "screens.Main.layers"`.
  package var placeText: String { paths.map { quoted($0.text) }.joined(separator: " and ") }

  /// Returns a scenario file with a value of the parameter at its paths.
  ///
  /// - Throws: If a path leads nowhere.
  package func replacing(
    in file: JSONValue,
    with value: JSONValue
  ) throws(PathProblem) -> JSONValue {
    var file = file
    for path in paths { file = try path.replacing(in: file, with: value) }
    return file
  }

  /// Whether the values are in order, between two ends.
  package var isRange: Bool { if case .range = values { true } else { false } }

  /// What conditions can compare its values with; nil for values of several kinds.
  var kind: SweepConstraint.Kind? {
    switch values {
    case .files: return .word
    case .range(let range): return range.isDuration ? .duration : .number
    case .list(let list):
      if list.allSatisfy({ $0.number != nil }) { return .number }
      let durations = list.count { $0.number == nil && $0.sweepNumber != nil }
      return durations == list.count ? .duration : durations == 0 ? .word : nil
    }
  }

  /// The number of values, or nil for any number.
  package var count: Int? {
    switch values {
    case .list(let list): list.count
    case .range(let range): range.count
    case .files: 0
    }
  }

  /// Returns one of the values, counted from 0.
  package func value(at index: Int) -> JSONValue {
    switch values {
    case .list(let list): list[index]
    case .range(let range): JSONValue(range.content(range.number(at: index)), at: position)
    case .files: preconditionFailure("the files are not read yet")
    }
  }

  /// Returns the value for a random share from 0 to 1, excluding 1.
  func value(share: Double) -> JSONValue {
    if let count { return value(at: min(count - 1, Int(share * Double(count)))) }
    guard case .range(let range) = values else { preconditionFailure("only ranges are endless") }
    return JSONValue(range.content(range.number(share: share)), at: position)
  }

  /// The values that stand for all when scenarios are checked: all of them, else both ends and one
  /// between, which is no whole number in most ranges.
  package var samples: [JSONValue] {
    if let count { return (0..<count).map { value(at: $0) } }
    guard case .range(let range) = values else { return [] }
    return [range.start, range.end, range.number(share: Self.oddShare)].map {
      JSONValue(range.content($0), at: position)
    }
  }

  private static let oddShare = 0.381966
}

extension JSONValue {
  /// The value as a number, durations in nanoseconds; nil for others.
  package var sweepNumber: Double? {
    if let number { return number }
    return text.flatMap { try? DurationText.nanoseconds(in: $0) }.map { Double($0) }
  }

  /// The value in tables and messages.
  package var sweepLabel: String {
    if let text { return text }
    if case .real(let number) = content { return "\(number)" }
    var writer = JSONWriter()
    writer.onOneLine { $0.item(self) }
    return writer.text
  }
}

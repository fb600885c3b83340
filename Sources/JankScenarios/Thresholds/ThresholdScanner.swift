internal import JankGate
internal import JankMetrics
internal import JankText

/// Reads a rule from left to right.
struct ThresholdScanner {
  private let text: String
  private var rest: Substring
  /// The first error in a text that follows the grammar.
  private(set) var mistake: ThresholdTextError?

  init(_ text: String) {
    self.text = text
    rest = text[...]
    skipSpace()
  }
}

// MARK: Parts

extension ThresholdScanner {
  /// Reads the level before a rule, if there is one.
  ///
  /// - Throws: An unknown word that was probably meant as a level, unless it is in `known`.
  mutating func level(besides known: [String]) throws(ThresholdTextError) -> Threshold.Level? {
    let level = Threshold.Level.allCases.first { level in
      guard isWord(level.rawValue) else { return false }
      let behind = rest.dropFirst(level.rawValue.count)
      // The name of a metric is followed by a colon or a brace.
      return behind.first == " " && behind.trimmed.first.map(ThresholdText.isNamePart) == true
    }
    if let level {
      _ = takeWord(level.rawValue)
      return level
    }
    let word = String(rest.prefix(while: ThresholdText.isNamePart))
    let behind = rest.dropFirst(word.count)
    let levels = Threshold.Level.allCases.map(\.rawValue)
    guard behind.first == " ", behind.trimmed.first.map(ThresholdText.isNamePart) == true,
      !known.contains(word), nearestName(to: word, among: levels) != nil
    else { return nil }
    throw unknown("level", word, among: levels, at: rest)
  }

  mutating func metric(among known: [String]?) throws(ThresholdTextError) -> String {
    let start = rest
    let name = takePrefix(while: ThresholdText.isNamePart)
    guard !name.isEmpty else { throw expected("the name of a metric", at: start) }
    guard let known, !known.contains(name) else { return name }
    if MetricRegistry.metric(name)?.isNumeric == false {
      note(
        "\(quoted(name)) is not a number, but rules compare numbers",
        hint: "to see what each metric is: janklab list metrics",
        at: start
      )
      return name
    }
    let nearest = nameSuggestion(for: name, among: known)
    note(
      "unknown metric \(quoted(name))",
      hint: nearest ?? "to list all: janklab list metrics",
      at: start
    )
    return name
  }

  /// Reads the filters after an opening brace, and the closing one.
  mutating func filters() throws(ThresholdTextError) -> [Threshold.Filter] {
    var filters: [Threshold.Filter] = []
    repeat {
      let start = rest
      let name = takePrefix { $0.isLetter }
      guard let key = Threshold.Filter.Key(rawValue: name) else {
        let keys = Threshold.Filter.Key.allCases.map(\.rawValue)
        throw unknown("filter", name, among: keys, at: start)
      }
      try expect("=", #""=" after the filter"#)
      let place = rest
      let glob = takePrefix { $0 != "," && $0 != "}" }[...].trimmed
      guard !glob.isEmpty else { throw expected("what the filter has to match", at: place) }
      filters.append(Threshold.Filter(key, String(glob)))
    } while take(",")
    try expect("}", #"",", or "}" after the filters"#)
    return filters
  }

  mutating func aggregate() throws(ThresholdTextError) -> Threshold.Aggregate {
    let start = rest
    let name = takePrefix { $0.isLetter }
    if name == "p" {
      try expect("(", #""(" and a percentage, such as p(95)"#)
      let place = rest
      let percent = try number()
      if percent <= 0 || percent > 100 {
        note("a percentile is above 0 and at most 100", at: place)
      }
      try expect(")", #"")" after the percentage"#)
      return .percentile(percent)
    }
    if let found = ThresholdText.aggregates.first(where: { $0.name == name }) {
      return found.aggregate
    }
    let names = ["p(95)"] + ThresholdText.aggregates.map(\.name)
    throw unknown("aggregate", name, among: names, at: start)
  }

  mutating func comparison() throws(ThresholdTextError) -> Threshold.Comparison {
    let start = rest
    let sign = takePrefix { "<>=!".contains($0) }
    guard let comparison = Threshold.Comparison(rawValue: sign) else {
      let signs = Threshold.Comparison.allCases.map(\.rawValue).joined(separator: " ")
      throw error(
        "expected a comparison, found \(shown(start))",
        hint: "one of \(signs)",
        at: start
      )
    }
    return comparison
  }

  mutating func limit() throws(ThresholdTextError) -> Threshold.Limit {
    guard takeWord("baseline") else {
      guard take("-") else { return .fixed(try quantity(or: "baseline")) }
      let size = try quantity()
      return .fixed(Threshold.Quantity(-size.number, size.unit))
    }
    if take("+") { return .baseline(plus: try quantity()) }
    guard take("-") else { return .baseline() }
    let less = try quantity()
    return .baseline(plus: Threshold.Quantity(-less.number, less.unit))
  }

  /// Reads the slack after a limit, if there is any.
  mutating func slack(
    behind limit: Threshold.Limit,
    _ comparison: Threshold.Comparison
  ) throws(ThresholdTextError) -> Threshold.Quantity? {
    let start = rest
    guard takeWord("or") else { return nil }
    let slack = try quantity()
    if case .fixed = limit, comparison != .equal, comparison != .different {
      note(
        "slack is allowed with baseline, == and !=, not with a fixed limit",
        hint: "write the larger of the two as the limit",
        at: start
      )
    }
    return slack
  }

  /// Reads a number and its unit, if there is one; `word` is the alternative to suggest.
  mutating func quantity(or word: String? = nil) throws(ThresholdTextError) -> Threshold.Quantity {
    let number = try number(or: word)
    let start = rest
    if isWord("or") { return Threshold.Quantity(number) }
    let name = takePrefix { $0.isLetter || $0 == "%" || $0 == "/" }
    guard !name.isEmpty else { return Threshold.Quantity(number) }
    if ThresholdText.micros.contains(name) { return Threshold.Quantity(number, .microseconds) }
    guard let unit = Threshold.Unit(rawValue: name) ?? ThresholdText.singulars[name] else {
      throw unknown("unit", name, among: Threshold.Unit.allCases.map(\.rawValue), at: start)
    }
    return Threshold.Quantity(number, unit)
  }

  private mutating func number(or word: String? = nil) throws(ThresholdTextError) -> Double {
    let start = rest
    let digits = takePrefix { ("0"..."9").contains($0) || $0 == "." }
    let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, parts.allSatisfy({ !$0.isEmpty }), let number = Double(digits) else {
      let written = String(start.prefix(while: \.isLetter))
      let meant = word.flatMap { nearestName(to: written, among: [$0]) }
      throw expected("a number", at: start, hint: meant.map(Self.suggestion))
    }
    if digits.count > 30 { note("a number has at most 30 digits", at: start) }
    return number
  }
}

// MARK: Characters

extension ThresholdScanner {
  /// Consumes a sign if it is next; returns whether it was.
  mutating func take(_ sign: Character) -> Bool {
    guard rest.first == sign else { return false }
    rest.removeFirst()
    skipSpace()
    return true
  }

  /// Consumes a whole word if it is next; returns whether it was.
  mutating func takeWord(_ word: String) -> Bool {
    guard isWord(word) else { return false }
    rest = rest.dropFirst(word.count)
    skipSpace()
    return true
  }

  /// Returns whether a whole word is next.
  private func isWord(_ word: String) -> Bool {
    rest.hasPrefix(word) && rest.dropFirst(word.count).first?.isLetter != true
  }

  mutating func expect(_ sign: Character, _ expectation: String) throws(ThresholdTextError) {
    guard take(sign) else { throw expected(expectation, at: rest) }
  }

  /// Reads the colon after the metric.
  ///
  /// - Throws: Its absence, with the whole rule that was probably meant.
  mutating func colon(
    behind metric: String,
    _ filters: [Threshold.Filter],
    among known: [String]?
  ) throws(ThresholdTextError) {
    guard !take(":") else { return }
    let meant = rule(on: metric, filters, among: known).map(Self.suggestion)
    throw expected(#"":" after the metric"#, at: rest, hint: meant)
  }

  /// The rule with the nearest metric, a colon and an aggregate before the rest of the text, or nil
  /// if this is no rule either.
  private func rule(
    on metric: String,
    _ filters: [Threshold.Filter],
    among known: [String]?
  ) -> String? {
    let names = known ?? [metric]
    let meant =
      names.contains(metric)
      ? metric
      : namesWithParts(of: metric, among: names).first ?? nearestName(to: metric, among: names)
    guard let meant else { return nil }
    var aggregate = ""
    if let sign = rest.first, "<>=!".contains(sign) {
      if case .frames? = Gauge(meant) { aggregate = "max " } else { aggregate = "value " }
    }
    let braces = filters.map { "\($0.key.rawValue)=\($0.glob)" }.joined(separator: ",")
    let rule = "\(meant)\(braces.isEmpty ? "" : "{\(braces)}"): \(aggregate)\(rest)"
    let parsed = try? ThresholdText.threshold(in: rule, level: .error, metrics: known)
    return parsed == nil ? nil : rule
  }

  func expectEnd() throws(ThresholdTextError) {
    guard rest.isEmpty else { throw expected("the end of the rule", at: rest) }
  }

  private mutating func takePrefix(while fits: (Character) -> Bool) -> String {
    let prefix = rest.prefix(while: fits)
    rest = rest[prefix.endIndex...]
    skipSpace()
    return String(prefix)
  }

  private mutating func skipSpace() {
    rest = rest.drop { $0 == " " }
  }
}

// MARK: Errors

extension ThresholdScanner {
  /// Records an error in a text that follows the grammar, and reads on.
  private mutating func note(_ message: String, hint: String? = nil, at place: Substring) {
    guard mistake == nil else { return }
    mistake = error(message, hint: hint, at: place, isAboutMeaning: true)
  }

  private func error(
    _ message: String,
    hint: String? = nil,
    at place: Substring,
    isAboutMeaning: Bool = false
  ) -> ThresholdTextError {
    let column = text.utf8.distance(from: text.startIndex, to: place.startIndex) + 1
    return ThresholdTextError(
      message: message,
      hint: hint,
      column: column,
      isAboutMeaning: isAboutMeaning
    )
  }

  private func expected(
    _ what: String,
    at place: Substring,
    hint: String? = nil
  ) -> ThresholdTextError {
    error(
      "expected \(what), found \(shown(place))",
      hint: hint ?? #"for example "frame-time: p(95) < 20 ms""#,
      at: place
    )
  }

  private static func suggestion(_ name: String) -> String { "did you mean \(quoted(name))?" }

  private func unknown(
    _ kind: String,
    _ name: String,
    among known: [String],
    at place: Substring
  ) -> ThresholdTextError {
    guard !name.isEmpty else { return expected("\(kind) \(known.listed)", at: place) }
    let synonyms = ThresholdText.synonyms.filter { known.contains($0.value) }
    let meant = nearestName(to: name, among: known + synonyms.keys.sorted())
    let hint =
      meant.map { Self.suggestion(synonyms[$0] ?? $0) } ?? "known: \(known.listed)"
    return error("unknown \(kind) \(quoted(name))", hint: hint, at: place)
  }

  private func shown(_ place: Substring) -> String {
    let word = place.prefix { $0 != " " }
    return word.isEmpty ? "the end of the rule" : quoted(String(word))
  }
}

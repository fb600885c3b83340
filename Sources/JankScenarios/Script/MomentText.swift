internal import JankText

/// Times of steps written as text.
///
///     try MomentText.moment(in: "100 ms")                  // after the start of the run
///     try MomentText.moment(in: "50 ms after release")     // of the step above
///     try MomentText.moment(in: "frame 3 of dismissal")    // of the step with that name
///
/// The grammar, with single spaces as shown:
///
///     moment = duration
///            | [ duration " after " ] event [ " of " name ]
///     event  = "touch" | "release" | "request" | "begin" | "end" | "frame " number
///     name   = letter { letter | digit | "_" | "-" }
package enum MomentText {
  /// The longest time from the start of the run, or from an event.
  package static let durations: ClosedRange<Int64> = 0...1_000_000_000_000
  /// The range of frame numbers.
  static let frames = 1...99_999

  static let events = [Scenario.RunEvent.touch, .release, .request, .begin, .end].map {
    (name: $0.word, event: $0)
  }

  /// The maximum length of a step's name.
  package static let nameLength = 40

  /// An expression that matches the name of a step.
  static let nameExpression = "[A-Za-z][A-Za-z0-9_-]{0,\(nameLength - 1)}"

  /// A regular expression of ECMA 262 that matches the texts of this grammar and no others.
  package static var pattern: String {
    let duration = DurationText.expression(in: durations)
    let names = events.map(\.name).joined(separator: "|")
    let event = "(?:\(names)|frame [1-9][0-9]{0,4})"
    return "^(?:\(duration)|(?:\(duration) after )?\(event)(?: of \(nameExpression))?)$"
  }

  /// The expected form, for messages.
  package static let expectation = #"a time such as "100 ms" or "50 ms after release""#

  /// An example of each form, for hints.
  static let forms = """
    "100 ms", "50 ms after release", "frame 3" or, of a named step, "end of swipe"
    """
}

/// The reason why a text is not a time of a step.
package struct MomentTextError: Error, Equatable, Sendable {
  /// The message: what was found and what was expected.
  package let message: String
  /// The hint, if there is one.
  package let hint: String?
  /// The position in the text, in bytes of UTF-8 from 1.
  package let column: Int
}

extension MomentText {
  /// Parses the time of a step.
  ///
  /// - Throws: What is wrong with the text, and where.
  package static func moment(in text: String) throws(MomentTextError) -> Scenario.Moment {
    do throws(MomentTextError) {
      return try exactMoment(in: text)
    } catch {
      throw MomentSlip(in: text, error).error
    }
  }

  /// Parses the time of a step by the grammar, without a thought for slips.
  static func exactMoment(in text: String) throws(MomentTextError) -> Scenario.Moment {
    if let before = text.firstRange(of: " before ") {
      throw failure(
        "a step cannot be timed before an event",
        hint: "write \"after\", with an earlier event or a time from the start",
        at: text[before].dropFirst(),
        in: text
      )
    }
    if let after = text.firstRange(of: " after ") {
      let delay = try interval(text[..<after.lowerBound], in: text)
      return try event(text[after.upperBound...], after: delay, in: text)
    }
    if text.utf8.first.map({ Byte.isDigit($0) || $0 == Byte.minus }) == true {
      return .start(after: try interval(text[...], in: text))
    }
    return try event(text[...], after: .zero, in: text)
  }

  /// The text of a time, its delay in the largest unit that leaves it whole.
  static func text(_ moment: Scenario.Moment) -> String {
    switch moment {
    case .start(let delay): return DurationText.text(delay.nanoseconds)
    case .event(let event, let name, let delay):
      let after = delay == .zero ? "" : "\(DurationText.text(delay.nanoseconds)) after "
      return after + event.word + (name.map { " of \($0)" } ?? "")
    }
  }

  /// Returns whether a text can be the name of a step.
  package static func isName(_ text: String) -> Bool {
    guard let first = text.utf8.first, isLetter(first) else { return false }
    return text.utf8.count <= nameLength
      && text.utf8.allSatisfy {
        isLetter($0) || Byte.isDigit($0) || $0 == UInt8(ascii: "_") || $0 == Byte.minus
      }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
  }

  private static func interval(
    _ part: Substring,
    in text: String
  ) throws(MomentTextError) -> Interval {
    do throws(DurationTextError) {
      let nanoseconds = try DurationText.nanoseconds(in: String(part))
      if durations.contains(nanoseconds) { return Interval(nanoseconds: nanoseconds) }
    } catch {
      throw failure(error.message, hint: error.hint, at: part, in: text)
    }
    let most = DurationText.text(durations.upperBound)
    throw failure("expected a time of at most \(most)", hint: nil, at: part, in: text)
  }

  private static func event(
    _ part: Substring,
    after delay: Interval,
    in text: String
  ) throws(MomentTextError) -> Scenario.Moment {
    let of = part.firstRange(of: " of ")
    let word = part[..<(of?.lowerBound ?? part.endIndex)]
    let event = try event(named: word, in: text)
    guard let of else { return .event(event, after: delay) }
    let name = part[of.upperBound...]
    guard isName(String(name)) else {
      throw failure(
        "expected the name of a step, found \(quoted(String(name)))",
        hint: "names are made of letters, digits, _ and -, and begin with a letter",
        at: name,
        in: text
      )
    }
    return .event(event, of: String(name), after: delay)
  }

  private static func event(
    named word: Substring,
    in text: String
  ) throws(MomentTextError) -> Scenario.RunEvent {
    if let found = events.first(where: { isIdentical($0.name, String(word)) }) {
      return found.event
    }
    let parts = word.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
    if parts.count == 2, parts[0] == "frame" {
      let digits = parts[1].utf8
      if digits.allSatisfy(Byte.isDigit), digits.first != Byte.zero,
        let number = Int(parts[1]), frames.contains(number)
      {
        return .frame(number)
      }
      let range = "\(frames.lowerBound) to \(frames.upperBound)"
      let message =
        "expected the number of a frame from \(range), found \(quoted(String(parts[1])))"
      throw failure(message, hint: #"for example "frame 3""#, at: parts[1], in: text)
    }
    let names = events.map(\.name) + ["frame 3"]
    throw failure(
      "expected a duration or one of the events \(names.listed), found \(quoted(String(word)))",
      hint: remedy(for: parts.map(String.init), among: names),
      at: word,
      in: text
    )
  }

  /// Returns a hint for words that are not an event, given as the first word and the rest.
  private static func remedy(for words: [String], among names: [String]) -> String {
    if words.count == 2, words[0] == "after", names.contains(words[1]) {
      return "write \(quoted(words[1]))"
    }
    if words.count == 2, isName(words[1]), events.contains(where: { $0.name == words[0] }) {
      return "write \(quoted("\(words[0]) of \(words[1])"))"
    }
    let nearest = nearestName(to: words.joined(separator: " "), among: names)
    return nearest.map { "did you mean \(quoted($0))?" } ?? "write a time such as \(forms)"
  }

  static func failure(
    _ message: String,
    hint: String?,
    at part: Substring,
    in text: String
  ) -> MomentTextError {
    let column = text.utf8.distance(from: text.startIndex, to: part.startIndex) + 1
    return MomentTextError(message: message, hint: hint, column: column)
  }
}

internal import JankText

/// What the time of a step was probably meant to be, when its text is not one.
///
///     MomentSlip(in: "100 ms aftr release")   // write "100 ms after release"
///     MomentSlip(in: "release after 100 ms")  // write "100 ms after release"
///     MomentSlip(in: "6 frames after open")   // write "frame 6 of open"
///     MomentSlip(in: "100 ms after open")     // write "100 ms after end of open"
///
/// It reads the words of the text in any order: a duration, a number of frames, an event, the name
/// of a step. A text in which one of them stands twice, or that has other words, is no such slip.
struct MomentSlip {
  /// What is wrong with the text, and what to write.
  let error: MomentTextError
}

extension MomentSlip {
  /// Reads a text that is not a time.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - error: The error of the grammar.
  init(in text: String, _ error: MomentTextError) {
    let words = text.split(separator: " ")
    guard !words.isEmpty, words.count <= Self.wordLimit, !words.contains("before") else {
      self.error = error
      return
    }
    let reader = MomentWords(words)
    if let (message, part) = Self.complaint(words, reader) {
      self.error = MomentText.failure(message, hint: Self.hint(reader), at: part, in: text)
    } else if reader.event != nil, let guess = reader.guess {
      self.error = MomentTextError(
        message: error.message,
        hint: "write \(quoted(guess))",
        column: error.column
      )
    } else {
      self.error = error
    }
  }

  /// More words than any time has.
  private static let wordLimit = 10

  /// What is wrong, and the word at which it is; nil if the error of the grammar is clear.
  private static func complaint(
    _ words: [Substring],
    _ reader: MomentWords
  ) -> (message: String, part: Substring)? {
    if let word = reader.misspeltAfter {
      return ("expected \"after\", found \(quoted(String(word)))", word)
    }
    guard let after = words.firstIndex(of: "after"), after > 0 else {
      return complaint(withoutAfter: words, reader)
    }
    guard after < words.count - 1 else {
      return ("expected an event after \"after\"", words[after])
    }
    if let frames = reader.frames, frames.startIndex < words[after].startIndex {
      let delay = words[..<after].joined(separator: " ")
      return ("expected a duration before \"after\", found \(quoted(delay))", words[0])
    }
    if let duration = reader.duration, duration.startIndex > words[after].startIndex {
      return ("the duration must be before \"after\", and the event after it", duration)
    }
    guard let name = reader.onlyName else { return nil }
    return ("expected an event after \"after\", found \(quoted(String(name)))", name)
  }

  private static func complaint(
    withoutAfter words: [Substring],
    _ reader: MomentWords
  ) -> (message: String, part: Substring)? {
    if words.count == 1 || words[0] == "after", let name = reader.onlyName {
      return ("expected a duration or an event, found \(quoted(String(name)))", name)
    }
    guard let duration = reader.duration, duration.startIndex == words[0].startIndex,
      let next = words.first(where: { $0.startIndex >= reader.durationEnd })
    else { return nil }
    let found = quoted(String(next))
    return ("expected \"after\" between the duration and the event, found \(found)", next)
  }

  private static func hint(_ reader: MomentWords) -> String {
    guard let text = reader.guess else { return "write a time such as \(MomentText.forms)" }
    guard reader.event == nil, let name = reader.name else { return "write \(quoted(text))" }
    let step = "of the step \(quoted(String(name)))"
    guard reader.frames == nil else { return "for a frame \(step) write \(quoted(text))" }
    let events = (MomentText.events.map(\.name) + ["frame 3"]).listed
    return "for the end \(step) write \(quoted(text)); the events are \(events)"
  }
}

/// The words of a text that was meant to be a time, by what they are.
private struct MomentWords {
  private var rest: ArraySlice<Substring>
  /// The first word of the duration, and its text.
  private(set) var duration: Substring?
  private(set) var durationEnd: Substring.Index
  private var durationText = ""
  /// The number of frames.
  private(set) var frames: Substring?
  /// The event.
  private(set) var event: Substring?
  /// The name of a step.
  private(set) var name: Substring?
  /// A word that was probably meant to be "after".
  private(set) var misspeltAfter: Substring?
  /// Whether every word is something, and nothing is there twice.
  private var isWhole = true
  private let hasAfter: Bool

  /// Reads the words.
  init(_ words: [Substring]) {
    rest = words[...]
    hasAfter = words.contains("after")
    durationEnd = words[0].startIndex
    read()
  }
}

extension MomentWords {
  /// The time that the words make in the order of the grammar, the end of a step that stands alone.
  var guess: String? {
    guard isWhole, frames == nil || event == nil, frames ?? event ?? name != nil else {
      return nil
    }
    // A duration and a name alone may be anything.
    guard duration == nil || frames ?? event ?? misspeltAfter != nil || hasAfter else { return nil }
    let event = frames.map { "frame \($0)" } ?? event.map(String.init) ?? "end"
    let delay = duration == nil ? "" : "\(durationText) after "
    let text = delay + event + (name.map { " of \($0)" } ?? "")
    return (try? MomentText.exactMoment(in: text)) == nil ? nil : text
  }

  /// The name, if there is no event, and the name is not one that is misspelt.
  var onlyName: Substring? {
    guard isWhole, event == nil, frames == nil, let name,
      nearestName(to: String(name), among: MomentText.events.map(\.name)) == nil
    else { return nil }
    return name
  }
}

extension MomentWords {
  private static let fillers: Set<Substring> = ["after", "at", "+", "the"]
  private static let frameWords: Set<Substring> = ["frame", "frames"]

  private mutating func read() {
    while let word = rest.popFirst() {
      if word == "of", let next = rest.first, MomentText.isName(String(next)) {
        note(rest.removeFirst(), \.name)
      } else if Self.frameWords.contains(word), rest.first.map(Self.isNumber) == true {
        note(rest.removeFirst(), \.frames)
      } else if Self.isNumber(word), rest.first.map(Self.frameWords.contains) == true {
        rest.removeFirst()
        note(word, \.frames)
      } else if word == "of" {
        isWhole = false
      } else if !Self.fillers.contains(word), !takesDuration(word) {
        takeName(word)
      }
    }
  }

  private mutating func note(_ word: Substring, _ part: WritableKeyPath<Self, Substring?>) {
    if self[keyPath: part] != nil { isWhole = false }
    self[keyPath: part] = word
  }

  /// Takes a duration, with its unit in the next word or not.
  private mutating func takesDuration(_ word: Substring) -> Bool {
    guard word.utf8.first.map(Byte.isDigit) == true else { return false }
    for unit in [nil, rest.first] {
      let text = unit.map { "\(word) \($0)" } ?? String(word)
      guard let length = try? DurationText.nanoseconds(in: text) else { continue }
      if unit != nil { rest.removeFirst() }
      note(word, \.duration)
      durationEnd = (unit ?? word).endIndex
      durationText = DurationText.text(length)
      return true
    }
    return false
  }

  /// Takes an event, the name of a step, or a misspelt "after".
  private mutating func takeName(_ word: Substring) {
    if MomentText.events.contains(where: { $0.name == word }) {
      note(word, \.event)
    } else if !hasAfter, misspeltAfter == nil, word.count > 2,
      nearestName(to: String(word), among: ["after"]) != nil
    {
      misspeltAfter = word
    } else if MomentText.isName(String(word)), !Self.frameWords.contains(word) {
      note(word, \.name)
    } else {
      isWhole = false
    }
  }

  private static func isNumber(_ word: Substring) -> Bool {
    word.utf8.allSatisfy(Byte.isDigit)
  }
}

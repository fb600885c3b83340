internal import JankText

/// Simpler values for the texts and numbers of a file: zero, one, and numbers with fewer digits.
///
///     SimplerValue.of(.word("24"))                // 0, 1, 20
///     SimplerValue.of(.text("16.4 ms"))           // "0 ms", "20 ms", "10 ms", "16 ms"
///     SimplerValue.of(.text("50 ms after end"))   // "end", "0 ms after end"
///
/// A simpler value has fewer digits, or as many and less text, so that simplifying ends.
package enum SimplerValue {
  /// The simpler values that can replace a text or a number, the simplest first; none for arrays,
  /// objects and names.
  package static func of(_ value: Tree) -> [Tree] {
    switch value {
    case .array, .object: []
    case .word(let word): simpler(than: word, among: numbers(for: word)).map(Tree.word)
    case .text(let text): simpler(than: text, among: texts(for: text)).map(Tree.text)
    }
  }

  private static func simpler(than text: String, among candidates: [String]) -> [String] {
    var found: [String] = []
    let limit = Complexity(text)
    for candidate in candidates where Complexity(candidate) < limit && !found.contains(candidate) {
      found.append(candidate)
    }
    return found
  }
}

// MARK: Numbers

extension SimplerValue {
  /// The largest number that is rounded; larger ones are replaced only by 0 and 1.
  private static let largest = 1e15

  private static func numbers(for word: String) -> [String] {
    guard let number = Double(word), number.isFinite else { return [] }
    let size = abs(number)
    guard size < largest else { return ["0", "1"] }
    let sign = number < 0 ? -1.0 : 1.0
    return ([0, 1] + rounded(size)).map { text(of: $0 * sign) }
  }

  /// A number rounded to one digit, cut to one, rounded to two, and to a whole number.
  private static func rounded(_ size: Double) -> [Double] {
    guard size > 0 else { return [] }
    var step = 1.0
    while step * 10 <= size { step *= 10 }
    while step > size { step /= 10 }
    return [
      (size / step).rounded() * step, (size / step).rounded(.down) * step,
      (size / step * 10).rounded() * step / 10, size.rounded(),
    ]
  }

  private static func text(of number: Double) -> String {
    let thousandths = (number * 1_000).rounded() / 1_000
    if thousandths == thousandths.rounded() { return "\(Int(thousandths))" }
    return "\(thousandths)"
  }
}

// MARK: Durations and times

extension SimplerValue {
  private static let delayMark = " after "
  private static let nameMark = " of "
  private static let frameMark = "frame "

  private static func texts(for text: String) -> [String] {
    if let mark = text.firstRange(of: delayMark) {
      let delay = String(text[..<mark.lowerBound])
      let event = String(text[mark.upperBound...])
      return [event] + durations(for: delay).map { $0 + delayMark + event }
        + events(for: event).map { delay + delayMark + $0 }
    }
    return durations(for: text) + events(for: text)
  }

  private static func durations(for text: String) -> [String] {
    guard let nanoseconds = try? DurationText.nanoseconds(in: text) else { return [] }
    return ["0 ms"] + rounded(Double(nanoseconds)).map { DurationText.text(Int64($0)) }
  }

  /// The event without the name of its step, and an earlier frame.
  private static func events(for text: String) -> [String] {
    guard isEvent(text) else { return [] }
    let place = text.firstRange(of: nameMark)
    let name = place.map { String(text[$0.lowerBound...]) } ?? ""
    let event = place.map { String(text[..<$0.lowerBound]) } ?? text
    let unnamed = name.isEmpty ? [] : [event]
    guard event.hasPrefix(frameMark) else { return unnamed }
    let number = String(event.dropFirst(frameMark.count))
    return unnamed + numbers(for: number).map { frameMark + $0 + name }
  }

  private static func isEvent(_ text: String) -> Bool {
    let events = ["touch", "release", "request", "begin", "end", "frame"]
    return events.contains(String(text.prefix { $0 != " " }))
  }
}

// MARK: Complexity

/// The complexity of a text: its digits without trailing zeros, its length, and its numbers.
private struct Complexity: Comparable {
  private let digitCount: Int
  private let length: Int
  private let sum: Double

  init(_ text: String) {
    var (digitCount, sum) = (0, 0.0)
    for number in text.split(whereSeparator: { !$0.isNumber && $0 != "." }) {
      let digits = number.filter { $0 != "." }.drop { $0 == "0" }
      digitCount += digits.count - digits.reversed().prefix { $0 == "0" }.count
      sum += Double(number) ?? 0
    }
    self.digitCount = digitCount
    self.sum = sum
    length = text.utf8.count
  }

  static func < (left: Complexity, right: Complexity) -> Bool {
    (left.digitCount, left.length, left.sum) < (right.digitCount, right.length, right.sum)
  }
}

internal import JankText

/// A line that Android's `getevent` prints.
///
///     [    1000.081454] /dev/input/event2: EV_ABS       ABS_MT_POSITION_Y    00000170
///
/// With `-l`, types and codes have names, and keys are `DOWN` and `UP`; otherwise all three are
/// hexadecimal. The time is printed with `-t`, the device unless one was specified, and `rate`
/// after a report with `-r`. The list of devices precedes the events.
///
/// Source: Android's toolbox, `getevent.c` (certain).
enum GeteventLine {
  /// Parses a line; returns nil if it does not matter.
  static func parse(_ line: TextFile.Line) throws(LineFault) -> EventLog.Entry? {
    let fields = line.fields
    guard let first = fields.first, !isDescription(line) else {
      return deviceName(line) ?? axis(fields)
    }
    var rest = fields[...]
    guard first.text.hasPrefix("[") else {
      let hasEvent = isBeginning(line)
      throw LineFault(
        hasEvent
          ? "the event has no time"
          : "expected a line of getevent, found \(quoted(line.text))",
        at: first,
        hint: hasEvent
          ? "record with getevent -lt" : "expected format: [ 12.081454] EV_ABS ABS_X 00000170"
      )
    }
    let time = try time(&rest)
    var device = ""
    if let word = rest.first, word.text.hasPrefix("/") {
      rest.removeFirst()
      guard word.text.hasSuffix(":") else {
        throw LineFault("expected a device and a colon, found \(quoted(word.text))", at: word)
      }
      device = String(word.text.dropLast())
    }
    return .event(try event(time: time, device: device, rest, in: first))
  }

  /// Whether a line can be the first that `getevent` prints about events.
  static func isBeginning(_ line: TextFile.Line) -> Bool {
    guard let first = line.fields.first?.text else { return false }
    return first.hasPrefix("[") || first.hasPrefix("/dev/") || first.hasPrefix("EV_")
      || (first.utf8.count == 4 && EventNumber.hexadecimal(first) != nil)
  }

  /// The time in brackets, with optional spaces inside.
  private static func time(
    _ fields: inout ArraySlice<TextFile.Line.Field>
  ) throws(LineFault) -> Int64 {
    let opening = fields.first
    var text = fields.popFirst()?.text ?? ""
    if text == "[" { text += fields.popFirst()?.text ?? "" }
    guard text.hasSuffix("]"),
      let time = EventNumber.nanoseconds(ofSeconds: String(text.dropFirst().dropLast()))
    else {
      throw LineFault(
        "expected a time such as [ 12.081454], found \(quoted(text))",
        at: opening
      )
    }
    return time
  }

  private static func event(
    time: Int64,
    device: String,
    _ fields: ArraySlice<TextFile.Line.Field>,
    in first: TextFile.Line.Field
  ) throws(LineFault) -> InputEvent {
    let words = Array(fields)
    guard words.count >= 3 else {
      throw LineFault(
        "expected a type, a code and a value, found \(words.count) of them",
        at: words.last ?? first
      )
    }
    if words.count > 3, words[3].text != "rate" {
      throw LineFault(
        "expected the end of the line, found \(quoted(words[3].text))",
        at: words[3]
      )
    }
    let kind = try kind(words[0], words[1])
    let value = words[2]
    let names = ["UP": 0, "DOWN": 1, "REPEAT": 2]
    guard let number = names[value.text] ?? EventNumber.hexadecimal(value.text) else {
      throw LineFault(
        "expected a value in hexadecimal or DOWN or UP, found \(quoted(value.text))",
        at: value
      )
    }
    return InputEvent(time: time, device: device, kind: kind, value: number)
  }

  private static func kind(
    _ type: TextFile.Line.Field,
    _ code: TextFile.Line.Field
  ) throws(LineFault) -> InputEvent.Kind {
    if let type = EventNumber.hexadecimal(type.text) {
      guard let number = EventNumber.hexadecimal(code.text) else {
        throw LineFault("expected a code in hexadecimal, found \(quoted(code.text))", at: code)
      }
      return InputEvent.Kind(type: type, code: number)
    }
    guard type.text.hasPrefix("EV_") else {
      throw LineFault("expected a type such as EV_ABS, found \(quoted(type.text))", at: type)
    }
    let isName = code.text.utf8.allSatisfy {
      Byte.isWordPart($0) && !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0)
    }
    guard isName || EventNumber.hexadecimal(code.text) != nil else {
      throw LineFault("expected a code such as ABS_X, found \(quoted(code.text))", at: code)
    }
    // A code without a name is printed as a number.
    let types = ["EV_SYN": 0, "EV_KEY": 1, "EV_ABS": 3]
    guard let number = EventNumber.hexadecimal(code.text) else {
      return InputEvent.Kind(name: code.text)
    }
    return types[type.text].map { InputEvent.Kind(type: $0, code: number) } ?? .other
  }

  private static func isDescription(_ line: TextFile.Line) -> Bool {
    let beginnings = ["add device ", "remove device ", "could not get ", "  "]
    return beginnings.contains { line.hasPrefix($0) }
  }

  /// The range of an axis that `getevent -p` prints before the events:
  /// `0035  : value 0, min 0, max 1079, fuzz 0`, or with the name of the code for `-l`.
  private static func axis(_ fields: [TextFile.Line.Field]) -> EventLog.Entry? {
    let words = fields.map(\.text)
    func number(after word: String) -> Int? {
      guard let place = words.firstIndex(of: word), place + 1 < words.count else { return nil }
      let text = words[place + 1]
      return EventNumber.decimal(text.hasSuffix(",") ? String(text.dropLast()) : text)
    }
    guard let colon = words.firstIndex(of: ":"), colon > 0, let low = number(after: "min"),
      let high = number(after: "max")
    else { return nil }
    let code = words[colon - 1]
    let kind =
      EventNumber.hexadecimal(code).map { InputEvent.Kind(type: 3, code: $0) }
      ?? InputEvent.Kind(name: code)
    return .axis(kind, low: low, high: high)
  }

  private static func deviceName(_ line: TextFile.Line) -> EventLog.Entry? {
    let text = line.text[...].trimmed
    let mark = "name:"
    guard text.hasPrefix(mark) else { return nil }
    return .device(text.dropFirst(mark.count).trimmed.filter { $0 != "\"" })
  }
}

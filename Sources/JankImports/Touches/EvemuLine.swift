internal import JankText

/// A line of a recording made by `evemu-record`.
///
///     E: 0.081454 0003 0036 0368  # EV_ABS / ABS_MT_POSITION_Y    368
///
/// Type and code are hexadecimal. The value is decimal, with leading zeros in newer versions. A
/// recording may begin with a description of the device, in comments or after other letters.
///
/// Source: the recordings of the evemu-devices collection (certain).
enum EvemuLine {
  /// Parses a line; returns nil if it does not matter.
  static func parse(_ line: TextFile.Line) throws(LineFault) -> EventLog.Entry? {
    let fields = line.fields
    guard let head = fields.first, !head.text.hasPrefix("#") else { return deviceName(line) }
    guard isHead(head.text) else {
      throw LineFault(
        "expected a line of an evemu recording, found \(quoted(line.text))",
        at: head,
        hint: "expected format: E: 0.081454 0003 0036 0368"
      )
    }
    guard head.text == "E:" else {
      if head.text == "A:" { return axis(fields) }
      return head.text == "N:" ? .device(String(line.text.dropFirst(2).trimmed)) : nil
    }
    return .event(try event(fields))
  }

  static func isHead(_ word: String) -> Bool {
    ["N:", "I:", "P:", "B:", "A:", "L:", "S:", "E:"].contains(word)
  }

  /// The range of an axis, written as `A: 35 0 799 0 0 0`: code, minimum, maximum.
  private static func axis(_ fields: [TextFile.Line.Field]) -> EventLog.Entry? {
    guard fields.count > 3, let code = EventNumber.hexadecimal(fields[1].text),
      let low = EventNumber.decimal(fields[2].text), let high = EventNumber.decimal(fields[3].text)
    else { return nil }
    return .axis(InputEvent.Kind(type: 3, code: code), low: low, high: high)
  }

  private static func event(_ fields: [TextFile.Line.Field]) throws(LineFault) -> InputEvent {
    func field(_ index: Int, _ what: String) throws(LineFault) -> TextFile.Line.Field {
      guard index < fields.count else {
        throw LineFault("expected \(what), found the end of the line", at: fields.last)
      }
      return fields[index]
    }
    func number<Number>(
      _ index: Int,
      _ what: String,
      _ parse: (String) -> Number?
    ) throws(LineFault) -> Number {
      let field = try field(index, what)
      guard let number = parse(field.text) else {
        throw LineFault("expected \(what), found \(quoted(field.text))", at: field)
      }
      return number
    }
    let time = try number(1, "a time such as 0.081454", EventNumber.nanoseconds)
    let type = try number(2, "a type in hexadecimal", EventNumber.hexadecimal)
    let code = try number(3, "a code in hexadecimal", EventNumber.hexadecimal)
    let value = try number(4, "a decimal value", EventNumber.decimal)
    if fields.count > 5, !fields[5].text.hasPrefix("#") {
      throw LineFault(
        "expected a comment or the end of the line, found \(quoted(fields[5].text))",
        at: fields[5]
      )
    }
    let kind = InputEvent.Kind(type: type, code: code)
    return InputEvent(time: time, device: "", kind: kind, value: value)
  }

  private static func deviceName(_ line: TextFile.Line) -> EventLog.Entry? {
    let text = line.text
    let mark = "# Input device name: "
    guard text.hasPrefix(mark) else { return nil }
    return .device(text.dropFirst(mark.count).trimmed.filter { $0 != "\"" })
  }
}

internal import JankText

/// A file format for recorded gestures.
public enum GestureFormat: String, Hashable, Sendable, CaseIterable {
  /// JankLab's own format, into which the others are converted.
  case stream = "gesture-stream/1"
  /// Recordings of `evemu-record`, for Linux.
  case evemu
  /// The output of `getevent -lt` or `getevent -t`, for Android.
  case getevent
  /// The events that rrweb records in a browser.
  case rrweb
  /// The actions of WebDriver, which Appium accepts as well.
  case webDriver = "webdriver"
}

extension GestureFormat {
  /// Detects the format of a text file; returns nil for JSON and for unknown formats.
  ///
  /// The first non-empty line decides. `evemu` recordings begin with a comment, or with a capital
  /// letter and a colon. `getevent` prints a time in brackets, a device or hexadecimal numbers.
  static func ofLines(_ bytes: [UInt8]) -> GestureFormat? {
    for line in TextFile(bytes, path: "").lines {
      guard let first = line.fields.first else { continue }
      let word = first.text
      if word.hasPrefix("#") || (word.count == 2 && EvemuLine.isHead(word)) { return .evemu }
      if line.hasPrefix("add device") || line.hasPrefix("could not get") {
        return .getevent
      }
      return GeteventLine.isBeginning(line) ? .getevent : nil
    }
    return nil
  }

  /// Whether to read a file as JSON.
  ///
  /// A bracket alone is not enough, because `getevent` writes times in brackets.
  static func isJSON(_ bytes: [UInt8]) -> Bool {
    let isSpace = { (byte: UInt8) in
      byte == Byte.space || byte == Byte.tab || byte == Byte.lineFeed
        || byte == Byte.carriageReturn
    }
    let rest = bytes.drop(while: isSpace)
    if rest.first == Byte.openingBrace { return true }
    guard rest.first == Byte.openingBracket else { return false }
    let inner = rest.dropFirst().drop(while: isSpace).first
    return inner.map { !Byte.isDigit($0) } ?? true
  }

  static func ofValue(_ value: JSONValue) -> GestureFormat? {
    if value["format"] != nil || value["events"]?.items?.first?["t_ms"] != nil { return .stream }
    let items = value.items ?? value["events"]?.items ?? value["actions"]?.items ?? []
    guard let first = items.first else { return nil }
    if first["timestamp"] != nil, first["type"] != nil { return .rrweb }
    return first["type"]?.text != nil ? .webDriver : nil
  }
}

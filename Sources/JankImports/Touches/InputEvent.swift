internal import JankText

/// An event of the kernel's input system, as `evdev` devices report it.
///
/// Source: the event codes of Linux, `input-event-codes.h` (certain).
struct InputEvent: Equatable {
  /// The time on the clock of the recording, in nanoseconds.
  let time: Int64
  /// The device that reported the event; empty in a file about one device.
  let device: String
  let kind: Kind
  let value: Int

  /// The meaning of an event for touches.
  enum Kind: Equatable {
    case report
    /// The end of one contact in a report, in protocol A.
    case contactReport
    case dropped
    /// Whether a single-touch panel is touched.
    case touch
    /// The location of the only touch.
    case x, y
    /// The slot of the next values, in protocol B.
    case slot
    /// The location of a contact.
    case contactX, contactY
    /// The tracking number of a contact; negative after its end.
    case trackingID
    /// Anything else, such as pressure and size.
    case other
  }
}

extension InputEvent.Kind {
  /// Known event types and codes, by number and by name.
  private static let known: [(type: Int, code: Int, name: String, kind: InputEvent.Kind)] = [
    (0, 0, "SYN_REPORT", .report), (0, 2, "SYN_MT_REPORT", .contactReport),
    (0, 3, "SYN_DROPPED", .dropped), (1, 0x14A, "BTN_TOUCH", .touch), (3, 0x00, "ABS_X", .x),
    (3, 0x01, "ABS_Y", .y), (3, 0x2F, "ABS_MT_SLOT", .slot),
    (3, 0x35, "ABS_MT_POSITION_X", .contactX), (3, 0x36, "ABS_MT_POSITION_Y", .contactY),
    (3, 0x39, "ABS_MT_TRACKING_ID", .trackingID),
  ]

  init(type: Int, code: Int) {
    self = Self.known.first { $0.type == type && $0.code == code }?.kind ?? .other
  }

  init(name: String) {
    self = Self.known.first { $0.name == name }?.kind ?? .other
  }
}

enum EventNumber {
  /// An integer below 2³¹ in magnitude, with optional leading zeros.
  static func decimal(_ text: String) -> Int? {
    guard text.utf8.count <= 12, let number = Int(text), number.magnitude <= 1 << 31,
      text.utf8.first != Byte.plus
    else { return nil }
    return number
  }

  /// The 32 bits of one to eight hexadecimal digits, as a signed number.
  static func hexadecimal(_ text: String) -> Int? {
    guard (1...8).contains(text.utf8.count), let bits = UInt32(text, radix: 16),
      text.utf8.first != Byte.plus
    else { return nil }
    return Int(Int32(bitPattern: bits))
  }

  /// Seconds with a fraction of one to nine digits, in nanoseconds.
  static func nanoseconds(ofSeconds text: String) -> Int64? {
    let parts = text.utf8.split(separator: Byte.point, omittingEmptySubsequences: false)
    guard parts.count == 2, (1...10).contains(parts[0].count), (1...9).contains(parts[1].count),
      parts.allSatisfy({ $0.allSatisfy(Byte.isDigit) }),
      let seconds = Int64(String(Substring(parts[0])))
    else { return nil }
    let digits = String(Substring(parts[1])) + String(repeating: "0", count: 9 - parts[1].count)
    guard seconds < 9_000_000_000, let fraction = Int64(digits) else { return nil }
    return seconds * 1_000_000_000 + fraction
  }
}

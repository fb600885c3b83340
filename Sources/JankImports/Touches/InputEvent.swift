internal import JankText

/// An event of the kernel's input system, as `evdev` devices report it.
///
/// Source: the event codes of Linux, `input-event-codes.h` (certain).
struct InputEvent: Equatable {
  /// When it happened by the clock of the recording, in nanoseconds.
  let time: Int64
  /// Which device reported it; empty where a file is about one device.
  let device: String
  let kind: Kind
  let value: Int

  /// What an event says, as far as fingers are concerned.
  enum Kind: Equatable {
    /// A report is complete.
    case report
    /// One contact of a report is complete, in protocol A.
    case contactReport
    /// The kernel lost events.
    case dropped
    /// A finger touches a panel that knows of one only.
    case touch
    /// The place of the only finger.
    case x, y
    /// The slot that the next values are about, in protocol B.
    case slot
    /// The place of a contact.
    case contactX, contactY
    /// The number of a contact; below zero it has left.
    case trackingID
    /// Pressure, size and whatever else.
    case other
  }
}

extension InputEvent.Kind {
  /// The types and codes of events, by number and by name.
  private static let known: [(type: Int, code: Int, name: String, kind: InputEvent.Kind)] = [
    (0, 0, "SYN_REPORT", .report), (0, 2, "SYN_MT_REPORT", .contactReport),
    (0, 3, "SYN_DROPPED", .dropped), (1, 0x14A, "BTN_TOUCH", .touch), (3, 0x00, "ABS_X", .x),
    (3, 0x01, "ABS_Y", .y), (3, 0x2F, "ABS_MT_SLOT", .slot),
    (3, 0x35, "ABS_MT_POSITION_X", .contactX), (3, 0x36, "ABS_MT_POSITION_Y", .contactY),
    (3, 0x39, "ABS_MT_TRACKING_ID", .trackingID),
  ]

  /// The meaning of a type and a code.
  init(type: Int, code: Int) {
    self = Self.known.first { $0.type == type && $0.code == code }?.kind ?? .other
  }

  /// The meaning of the name of a code.
  init(name: String) {
    self = Self.known.first { $0.name == name }?.kind ?? .other
  }
}

/// Numbers as they stand in the recordings of events.
enum EventNumber {
  /// A whole number below 2³¹ in magnitude, with leading zeros or not.
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

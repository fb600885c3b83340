internal import JankTrace
internal import JankText

/// Builds contacts from the events of one touch panel.
///
/// Linux has three protocols for touches. In protocol B each touch has a slot, whose values hold
/// until they change. In protocol A each report lists all contacts, which must be matched to
/// earlier ones. Single-touch panels report a location and whether they are touched.
///
/// Source: the multi-touch protocol of Linux's documentation (certain).
struct TouchDecoder {
  enum Reporting {
    case slots, anonymousContacts, singleTouch
  }

  enum Problem: Equatable {
    case slotOutOfRange(Int)
    case placeOutOfRange(Int)
    case tooManyContacts
    case tooManyDevices
    case dropped
    case unknownPlace(slot: Int)
    case incompleteReport
  }

  private var reports: any TouchReports
  // After lost events the state is unknown until the next report is complete.
  private var isSkipping = false
  private(set) var isWithinReport = false

  /// Creates a decoder for one panel.
  ///
  /// - Parameters:
  ///   - kind: The protocol of the panel.
  ///   - firstKey: The first key of its touches. The keys of the next panel follow those of this
  ///     one.
  init(_ kind: Reporting, keysFrom firstKey: Int) {
    reports =
      switch kind {
      case .slots: SlotReports(firstKey: firstKey)
      case .anonymousContacts: AnonymousReports(firstKey: firstKey)
      case .singleTouch: SingleTouchReports(key: firstKey)
      }
  }
}

/// A decoder of one protocol.
protocol TouchReports {
  /// Adds a value to the current report.
  mutating func take(_ event: InputEvent) -> TouchDecoder.Problem?
  /// Completes the current report.
  mutating func finish(at time: Interval, into builder: inout ContactBuilder)
    -> TouchDecoder.Problem?
  /// Discards the current report.
  mutating func discard()
}

extension TouchDecoder.Reporting {
  /// Detects the protocol of a panel from its events.
  init(of events: some Sequence<InputEvent>) {
    var hasSlots = false
    for event in events {
      switch event.kind {
      case .contactReport:
        self = .anonymousContacts
        return
      case .slot, .trackingID: hasSlots = true
      default: break
      }
    }
    self = hasSlots ? .slots : .singleTouch
  }
}

extension TouchDecoder {
  mutating func take(_ event: InputEvent, into builder: inout ContactBuilder) -> Problem? {
    switch event.kind {
    case .dropped:
      isSkipping = true
      isWithinReport = false
      reports.discard()
      return .dropped
    case .report:
      defer { (isSkipping, isWithinReport) = (false, false) }
      guard !isSkipping else { return nil }
      return reports.finish(at: Interval(nanoseconds: event.time), into: &builder)
    case .other: return nil
    case .touch, .x, .y, .slot, .contactX, .contactY, .trackingID, .contactReport:
      guard !isSkipping else { return nil }
      isWithinReport = true
      return reports.take(event)
    }
  }

  /// Whether a panel can report a coordinate.
  static func isPlace(_ value: Int) -> Bool {
    Double(value.magnitude) <= GestureStream.farthest
  }
}

extension TouchDecoder.Problem {
  var severity: Diagnostic.Severity {
    switch self {
    case .slotOutOfRange, .placeOutOfRange, .tooManyContacts, .tooManyDevices: .error
    case .dropped, .unknownPlace, .incompleteReport: .warning
    }
  }

  var message: String {
    switch self {
    case .slotOutOfRange(let slot):
      "expected a slot from 0 to \(GestureStream.touchLimit - 1), found \(slot)"
    case .placeOutOfRange(let value):
      "expected a coordinate of at most \(Int(GestureStream.farthest)), found \(value)"
    case .tooManyContacts: "the report has more than \(GestureStream.touchLimit) contacts"
    case .tooManyDevices: "there are more than \(EventLog.deviceLimit) devices"
    case .dropped: "the device lost events here; the report is ignored"
    case .unknownPlace(let slot):
      "the touch in slot \(slot) begins without a location; it counts from its first location"
    case .incompleteReport: "the last report is incomplete and ignored"
    }
  }
}

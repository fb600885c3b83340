internal import JankTrace
internal import JankText

/// Makes contacts of the events of one touch panel.
///
/// Linux has three ways to tell of fingers. In protocol B each finger has a slot, whose values
/// stand until they change. In protocol A each report names all contacts anew, and who is who has
/// to be found out. Panels that know of one finger only say where it is and when it touches.
///
/// Source: the multi-touch protocol of Linux's documentation (certain).
struct TouchDecoder {
  /// How a panel tells of fingers.
  enum Reporting {
    case slots, anonymousContacts, singleTouch
  }

  /// Something to be said about an event.
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
  // After lost events nothing is known until the next report is complete.
  private var isSkipping = false
  private(set) var isWithinReport = false

  /// Prepares for the events of a panel.
  ///
  /// - Parameters:
  ///   - kind: How the panel tells of fingers.
  ///   - firstKey: The first key of its fingers; the next panel's come after as many as there are.
  init(_ kind: Reporting, keysFrom firstKey: Int) {
    reports =
      switch kind {
      case .slots: SlotReports(firstKey: firstKey)
      case .anonymousContacts: AnonymousReports(firstKey: firstKey)
      case .singleTouch: SingleTouchReports(key: firstKey)
      }
  }
}

/// One of the ways in which panels tell of fingers.
protocol TouchReports {
  /// Takes in a value of the report that is under way.
  mutating func take(_ event: InputEvent) -> TouchDecoder.Problem?
  /// The report is complete.
  mutating func finish(at time: Interval, into builder: inout ContactBuilder)
    -> TouchDecoder.Problem?
  /// Forgets the report that is under way.
  mutating func discard()
}

extension TouchDecoder.Reporting {
  /// How the panel tells of fingers that reported some events.
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
  /// Takes in the next event.
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

  /// Whether a place is one that a panel can report.
  static func isPlace(_ value: Int) -> Bool {
    Double(value.magnitude) <= GestureStream.farthest
  }
}

extension TouchDecoder.Problem {
  /// How much it weighs.
  var severity: Diagnostic.Severity {
    switch self {
    case .slotOutOfRange, .placeOutOfRange, .tooManyContacts, .tooManyDevices: .error
    case .dropped, .unknownPlace, .incompleteReport: .warning
    }
  }

  /// What is wrong.
  var message: String {
    switch self {
    case .slotOutOfRange(let slot):
      "expected a slot from 0 to \(GestureStream.fingerLimit - 1), found \(slot)"
    case .placeOutOfRange(let value):
      "expected a place of at most \(Int(GestureStream.farthest)), found \(value)"
    case .tooManyContacts: "the report has more than \(GestureStream.fingerLimit) contacts"
    case .tooManyDevices: "there are more than \(EventLog.deviceLimit) devices"
    case .dropped: "the device lost events here; the report is left out"
    case .unknownPlace(let slot):
      "the finger in slot \(slot) comes down without a place; it counts from where it has one"
    case .incompleteReport: "the last report breaks off and is left out"
    }
  }
}

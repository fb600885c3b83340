import JankMotion

/// Flutter's long press recogniser as an arena member.
///
/// The pointer must stay within 18 points for half a second; afterwards it may move. A press that
/// ends too early is reported as cancelled.
///
/// Source: Flutter's long press recogniser (certain).
struct ArenaLongPress: ArenaMember {
  /// The slop of the pointer before the press is recognised, in points.
  static let slop = 18.0
  /// The default duration, in seconds.
  static let defaultDuration = 0.5

  /// The duration of the press until it is recognised, in seconds.
  let duration: Double
  /// When the press is recognised, in the seconds of the events; nil without a press.
  private(set) var deadline: Double?

  private var pointer: Int?
  private var start = SIMD2<Double>.zero
  private var last = SIMD2<Double>.zero
  private var isRecognized = false

  /// Creates a recogniser that follows no pointer yet.
  ///
  /// - Parameter duration: The duration of the press, in seconds, 0 or more.
  /// - Throws: `MotionError.outOfRange` if the duration is outside its range.
  init(duration: Double = defaultDuration) throws(MotionError) {
    self.duration = try ParameterRange.notNegative.checked(duration, "duration")
  }
}

extension ArenaLongPress {
  /// Competes for one pointer at a time.
  mutating func joins(_ event: ArenaEvent, _ actions: inout ArenaActions) -> Bool {
    guard pointer == nil else { return false }
    pointer = event.pointer
    (start, last) = (event.position, event.position)
    isRecognized = false
    deadline = event.time + duration
    return true
  }

  /// Checks the slop until the press is recognised, then follows the pointer.
  mutating func see(_ event: ArenaEvent, _ actions: inout ArenaActions) {
    guard event.pointer == pointer else { return }
    let way = event.position - start
    let isOver = event.phase == .ended || event.phase == .cancelled
    if isRecognized {
      if event.phase == .moved { actions.add(.report(.updated(event.position - last))) }
      if event.phase == .ended { actions.add(.report(.ended(.zero))) }
      if event.phase == .cancelled { actions.add(.report(.cancelled)) }
      last = event.position
      if isOver { forget() }
    } else if isOver || (way * way).sum() > Self.slop * Self.slop {
      forget()
      actions.add(.report(.cancelled))
      actions.add(.reject(event.pointer))
    }
  }

  /// Does nothing: the press is recognised by its time alone.
  mutating func win(_ pointer: Int, _ actions: inout ArenaActions) {}

  /// Gives up.
  mutating func lose(_ pointer: Int, _ actions: inout ArenaActions) {
    if pointer == self.pointer { forget() }
  }

  /// Recognises the press.
  mutating func deadlinePassed(_ actions: inout ArenaActions) {
    deadline = nil
    guard let pointer else { return }
    isRecognized = true
    actions.add(.accept(pointer))
    actions.add(.report(.recognized))
  }

  private mutating func forget() {
    (pointer, deadline, isRecognized) = (nil, nil, false)
  }
}

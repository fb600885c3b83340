import JankMotion

/// Flutter's tap recogniser as an arena member.
///
/// The pointer may stay down for any time, but within 18 points of its start. It is reported as
/// pressed after 100 ms, or sooner without rivals. The tap fires when the pointer is released and
/// belongs to it; further pointers meanwhile are not taps.
///
/// Source: Flutter's tap recogniser (certain).
struct ArenaTap: ArenaMember {
  /// The slop of the pointer, in points.
  static let slop = 18.0
  /// The time after which a pointer with rivals is reported as pressed, in seconds.
  static let pressDelay = 0.100

  /// When the pointer is reported as pressed, in the seconds of the events.
  private(set) var deadline: Double?
  private var isPressed = false
  private var followed: [Int] = []
  private var primary: Int?
  private var start = SIMD2<Double>.zero
  private var hasWon = false
  private var isUp = false

  init() {}
}

extension ArenaTap {
  mutating func joins(_ event: ArenaEvent, _ actions: inout ArenaActions) -> Bool {
    // The previous tap stops waiting for its arena once another begins.
    if followed.isEmpty {
      primary = event.pointer
      start = event.position
      (isPressed, hasWon, isUp) = (false, false, false)
      deadline = event.time + Self.pressDelay
    }
    followed.append(event.pointer)
    return true
  }

  /// Checks the slop of the first pointer.
  mutating func see(_ event: ArenaEvent, _ actions: inout ArenaActions) {
    let isOver = event.phase == .ended || event.phase == .cancelled
    if event.pointer == primary, !isUp, followed.contains(event.pointer) {
      let way = event.position - start
      if event.phase == .cancelled || (way * way).sum() > Self.slop * Self.slop {
        giveUp(&actions)
        followed.removeAll { $0 == event.pointer }
        actions.add(.reject(event.pointer))
      } else if event.phase == .ended {
        isUp = true
        fire(&actions)
      }
    }
    if isOver { followed.removeAll { $0 == event.pointer } }
  }

  /// Fires if the pointer is already released.
  mutating func win(_ pointer: Int, _ actions: inout ArenaActions) {
    guard pointer == primary else { return }
    hasWon = true
    press(&actions)
    fire(&actions)
  }

  /// Gives up.
  mutating func lose(_ pointer: Int, _ actions: inout ArenaActions) {
    if pointer == primary { giveUp(&actions) }
  }

  /// Reports the press.
  mutating func deadlinePassed(_ actions: inout ArenaActions) {
    press(&actions)
  }

  private mutating func press(_ actions: inout ArenaActions) {
    deadline = nil
    if !isPressed { actions.add(.report(.pressed)) }
    isPressed = true
  }

  private mutating func giveUp(_ actions: inout ArenaActions) {
    (primary, deadline) = (nil, nil)
    if isPressed { actions.add(.report(.cancelled)) }
  }

  private mutating func fire(_ actions: inout ArenaActions) {
    guard hasWon, isUp else { return }
    primary = nil
    actions.add(.report(.recognized))
  }
}

import JankMotion

/// Flutter's tap, as a member of arenas.
///
/// The pointer may stay down as long as it likes, but not go more than 18 points from where it
/// came down. It is reported as pressed after 100 ms, or sooner if it has no rivals. The tap fires
/// when the pointer has gone up and belongs to it; further pointers that come down meanwhile make
/// no taps of their own.
///
/// Source: Flutter's tap recogniser (certain).
struct ArenaTap: ArenaMember {
  /// How far from its start the pointer may be, in points.
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

  /// Makes a recogniser that follows no pointer yet.
  init() {}
}

extension ArenaTap {
  /// Competes for every pointer.
  mutating func joins(_ event: ArenaEvent, _ actions: inout ArenaActions) -> Bool {
    // The tap before waits for its arena no longer once another begins.
    if followed.isEmpty {
      primary = event.pointer
      start = event.position
      (isPressed, hasWon, isUp) = (false, false, false)
      deadline = event.time + Self.pressDelay
    }
    followed.append(event.pointer)
    return true
  }

  /// Watches that the first pointer stays close.
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

  /// Fires if the pointer is up already.
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

/// The competition of the recognisers of one pointer.
///
/// 1. Recognisers are added when the pointer touches down; then the arena is closed.
/// 2. The first to accept wins and all others lose. Accepting before the arena is closed takes
///    effect when it closes. A recogniser that rejects leaves.
/// 3. A sole recogniser in a closed arena wins, but only in ``settle()``: all receive the event
///    that made the last rival leave first.
/// 4. When the pointer is released, the arena is swept: of those left the first added wins. A held
///    arena is swept when it is released.
///
/// Each operation returns its verdicts in the order of delivery.
///
/// Source: Flutter's gesture arena (certain).
struct GestureArena: Equatable, Hashable, Sendable {
  /// A verdict for a member, identified by a number of the caller's choice.
  enum Verdict: Equatable, Hashable, Sendable {
    /// The member has won the pointer.
    case won(Int)
    /// The pointer belongs to another member.
    case lost(Int)
  }

  private(set) var winner: Int?
  private var members: [Int] = []
  private var isOpen = true
  private var isHeld = false
  private var isSweepPending = false
  private var eagerMember: Int?

  init() {}

  /// Whether the arena is decided: a member has won, or all have left.
  var isDecided: Bool { winner != nil || (!isOpen && members.isEmpty) }
}

extension GestureArena {
  /// Adds a member; the order of addition decides a sweep.
  mutating func add(_ member: Int) {
    precondition(isOpen, "members are added before the arena is closed")
    members.append(member)
  }

  /// Closes the arena for new members.
  mutating func close() -> [Verdict] {
    isOpen = false
    guard let eagerMember, members.contains(eagerMember) else { return [] }
    return decide(for: eagerMember)
  }

  mutating func accept(_ member: Int) -> [Verdict] {
    guard members.contains(member) else { return [] }
    if isOpen {
      eagerMember = eagerMember ?? member
      return []
    }
    return decide(for: member)
  }

  mutating func reject(_ member: Int) -> [Verdict] {
    guard let place = members.firstIndex(of: member) else { return [] }
    members.remove(at: place)
    return [.lost(member)]
  }

  /// Delays the sweep until ``release()``.
  mutating func hold() {
    isHeld = true
  }

  /// Ends a hold and performs a delayed sweep.
  mutating func release() -> [Verdict] {
    isHeld = false
    return isSweepPending ? sweep() : []
  }

  /// Forces a decision for the first member, unless the arena is held.
  mutating func sweep() -> [Verdict] {
    if isHeld {
      isSweepPending = true
      return []
    }
    guard let first = members.first else { return [] }
    return decide(for: first, tellingWinnerFirst: true)
  }

  /// Lets a sole member win.
  mutating func settle() -> [Verdict] {
    guard !isOpen, members.count == 1 else { return [] }
    return decide(for: members[0])
  }

  private mutating func decide(
    for member: Int,
    tellingWinnerFirst: Bool = false
  ) -> [Verdict] {
    let losers = members.filter { $0 != member }.map(Verdict.lost)
    members = []
    winner = member
    return tellingWinnerFirst ? [.won(member)] + losers : losers + [.won(member)]
  }
}

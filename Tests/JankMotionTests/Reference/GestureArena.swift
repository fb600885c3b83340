/// Where the recognisers that watch one pointer compete for it.
///
/// 1. Recognisers are added while the pointer comes down; then the arena is closed.
/// 2. The first to accept wins and all others lose. Accepting before the arena is closed takes
///    effect when it closes. A recogniser that rejects leaves.
/// 3. Whoever is left alone in a closed arena wins, but only in ``settle()``: the event that drove
///    the last rival away is first seen by everybody.
/// 4. When the pointer has gone up, the arena is swept: of those left the first added wins. An
///    arena that is held is swept when it is released.
///
/// Each operation answers the verdicts it leads to, in the order in which they are to be told.
///
/// Source: Flutter's gesture arena (certain).
struct GestureArena: Equatable, Hashable, Sendable {
  /// What an arena tells one of its members, named by a number of the caller's choice.
  enum Verdict: Equatable, Hashable, Sendable {
    /// The member has the pointer.
    case won(Int)
    /// The pointer belongs to somebody else.
    case lost(Int)
  }

  /// The member that won, or nil while nobody has.
  private(set) var winner: Int?
  private var members: [Int] = []
  private var isOpen = true
  private var isHeld = false
  private var isSweepPending = false
  private var eagerMember: Int?

  /// Makes an open arena without members.
  init() {}

  /// Whether nothing can change any more: somebody has won, or everybody has left.
  var isDecided: Bool { winner != nil || (!isOpen && members.isEmpty) }
}

extension GestureArena {
  /// Adds a member; the order of adding decides when the arena is swept.
  mutating func add(_ member: Int) {
    precondition(isOpen, "members are added before the arena is closed")
    members.append(member)
  }

  /// Lets nobody in any more.
  mutating func close() -> [Verdict] {
    isOpen = false
    guard let eagerMember, members.contains(eagerMember) else { return [] }
    return decide(for: eagerMember)
  }

  /// A member claims the pointer.
  mutating func accept(_ member: Int) -> [Verdict] {
    guard members.contains(member) else { return [] }
    if isOpen {
      eagerMember = eagerMember ?? member
      return []
    }
    return decide(for: member)
  }

  /// A member gives the pointer up.
  mutating func reject(_ member: Int) -> [Verdict] {
    guard let place = members.firstIndex(of: member) else { return [] }
    members.remove(at: place)
    return [.lost(member)]
  }

  /// Puts the sweep off until ``release()``.
  mutating func hold() {
    isHeld = true
  }

  /// Ends a hold and makes up for a sweep that it put off.
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

  /// Lets a member that is alone win.
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

import JankMotion

/// Recognisers that compete for pointers, and what they made of them.
///
///     var session = ArenaSession(members: [ArenaDrag(axis: .both), ArenaTap()])
///     for event in events { session.route(event) }
///     session.entries.first { $0.member == 0 }  // what the drag reported first
///
/// An event is seen by the members in the order given. Claims take effect at once, so that a
/// member can lose a pointer before it sees the event; a member left alone wins after all have.
///
/// Source: Flutter's gesture binding (certain).
struct ArenaSession: Sendable {
  /// A report, by whom and when.
  struct Entry: Equatable, Hashable, Sendable {
    /// The place of the member in the list of members.
    let member: Int
    /// The number of the event that led to the report, from 0; nil for a deadline.
    let event: Int?
    /// When, in the seconds of the events.
    let time: Double
    /// What was reported.
    let report: ArenaReport
  }

  /// All reports in order.
  private(set) var entries: [Entry] = []
  /// The member that has won each pointer.
  var winners: [Int: Int] { arenas.compactMapValues(\.winner) }

  private var members: [any ArenaMember]
  private var arenas: [Int: GestureArena] = [:]
  private var eventCount = 0
  private var time = 0.0
  private var isInEvent = false

  /// Makes a session in which nothing has happened yet.
  ///
  /// - Parameter members: The recognisers, in the order in which they see events.
  init(members: [any ArenaMember]) {
    self.members = members
  }
}

extension ArenaSession {
  /// Shows an event to the members; events come in the order of time.
  mutating func route(_ event: ArenaEvent) {
    wakeMembers(until: event.time)
    time = event.time
    isInEvent = true
    let pointer = event.pointer
    if event.phase == .began { open(for: event) }
    for member in members.indices { act(member) { $0.see(event, &$1) } }
    switch event.phase {
    case .began: decide(pointer) { $0.close() }
    case .ended: decide(pointer) { $0.sweep() }
    case .moved, .stationary, .cancelled: break
    }
    settle()
    isInEvent = false
    eventCount += 1
  }

  /// Makes a claim in the name of a member that decides by itself.
  mutating func claim(_ action: ArenaActions.Action, by member: Int) {
    perform(action, of: member)
    settle()
  }

  /// Wakes every member whose deadline is at or before a time, the earliest first.
  mutating func wakeMembers(until limit: Double) {
    while let (member, deadline) = nextDeadline, deadline <= limit {
      time = deadline
      act(member) { $0.deadlinePassed(&$1) }
      settle()
    }
  }

  private mutating func open(for event: ArenaEvent) {
    arenas[event.pointer] = GestureArena()
    for member in members.indices {
      var actions = ArenaActions()
      if members[member].joins(event, &actions) { arenas[event.pointer]?.add(member) }
      // What a member claims while it joins counts only once it is in.
      perform(actions, of: member)
    }
  }

  private var nextDeadline: (member: Int, deadline: Double)? {
    let waiting = members.indices.compactMap { member in
      members[member].deadline.map { (member: member, deadline: $0) }
    }
    return waiting.min { $0.deadline < $1.deadline }
  }

  private mutating func act(
    _ member: Int,
    _ body: (inout any ArenaMember, inout ArenaActions) -> Void
  ) {
    var actions = ArenaActions()
    body(&members[member], &actions)
    perform(actions, of: member)
  }

  private mutating func perform(_ actions: ArenaActions, of member: Int) {
    for action in actions.actions { perform(action, of: member) }
  }

  private mutating func perform(_ action: ArenaActions.Action, of member: Int) {
    switch action {
    case .accept(let pointer): decide(pointer) { $0.accept(member) }
    case .reject(let pointer): decide(pointer) { $0.reject(member) }
    case .hold(let pointer): arenas[pointer]?.hold()
    case .release(let pointer): decide(pointer) { $0.release() }
    case .report(let report):
      let event = isInEvent ? eventCount : nil
      entries.append(Entry(member: member, event: event, time: time, report: report))
    }
  }

  private mutating func decide(
    _ pointer: Int,
    _ operation: (inout GestureArena) -> [GestureArena.Verdict]
  ) {
    guard var arena = arenas[pointer] else { return }
    let verdicts = operation(&arena)
    arenas[pointer] = arena
    for verdict in verdicts {
      switch verdict {
      case .won(let member): act(member) { $0.win(pointer, &$1) }
      case .lost(let member): act(member) { $0.lose(pointer, &$1) }
      }
    }
  }

  private mutating func settle() {
    for pointer in arenas.keys.sorted() { decide(pointer) { $0.settle() } }
  }
}

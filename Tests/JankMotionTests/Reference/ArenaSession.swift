import JankMotion

/// Recognisers that compete for pointers, with their reports.
///
///     var session = ArenaSession(members: [ArenaDrag(axis: .both), ArenaTap()])
///     for event in events { session.route(event) }
///     session.entries.first { $0.member == 0 }  // the first report of the drag
///
/// Members receive an event in order. Claims take effect at once, so a member can lose a pointer
/// before it receives the event; a sole member wins after all have received it.
///
/// Source: Flutter's gesture binding (certain).
struct ArenaSession: Sendable {
  /// A report with its member and time.
  struct Entry: Equatable, Hashable, Sendable {
    let member: Int
    /// The number of the event that caused the report, from 0; nil for a deadline.
    let event: Int?
    /// The time, in the seconds of the events.
    let time: Double
    let report: ArenaReport
  }

  private(set) var entries: [Entry] = []
  /// The member that has won each pointer.
  var winners: [Int: Int] { arenas.compactMapValues(\.winner) }

  private var members: [any ArenaMember]
  private var arenas: [Int: GestureArena] = [:]
  private var eventCount = 0
  private var time = 0.0
  private var isInEvent = false

  /// Creates a session; members receive events in their order.
  init(members: [any ArenaMember]) {
    self.members = members
  }
}

extension ArenaSession {
  /// Passes an event to the members; events are in time order.
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

  /// Makes a claim for a member that decides by itself.
  mutating func claim(_ action: ArenaActions.Action, by member: Int) {
    perform(action, of: member)
    settle()
  }

  /// Calls every member whose deadline is at or before a time, the earliest first.
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
      // A member's claims while it joins count only after it has joined.
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

import JankMotion

/// Plays a pointer to members: points at times in milliseconds, released at the last.
func session(
  _ members: [any ArenaMember],
  _ events: [(time: Double, phase: ArenaEvent.Phase, position: SIMD2<Double>)]
) -> ArenaSession {
  var session = ArenaSession(members: members)
  for event in events {
    session.route(
      ArenaEvent(time: event.time / 1000, phase: event.phase, position: event.position)
    )
  }
  return session
}

extension ArenaSession {
  /// The reports of one member in order.
  func reports(of member: Int) -> [ArenaReport] {
    entries.filter { $0.member == member }.map(\.report)
  }
}

import Testing

struct GestureArenaTests {
  @Test(arguments: 0..<200 as Range<UInt64>)
  func `every member of an arena gets one verdict, and at most one wins`(
    seed: UInt64
  ) {
    var generator = SeededGenerator(seed: seed)
    var arena = GestureArena()
    var verdicts: [GestureArena.Verdict] = []
    let members = Array(0..<Int.random(in: 1...5, using: &generator))
    for member in members {
      arena.add(member)
      if Bool.random(using: &generator) { verdicts += arena.accept(member) }
    }
    #expect(verdicts.isEmpty)
    verdicts += arena.close()
    for _ in 0..<8 {
      let member = members[Int.random(in: 0..<members.count, using: &generator)]
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: verdicts += arena.accept(member)
      case 1: verdicts += arena.reject(member)
      case 2: arena.hold()
      default: verdicts += arena.release()
      }
    }
    verdicts += arena.release() + arena.sweep() + arena.settle()
    #expect(arena.isDecided)
    var told: [Int: Int] = [:]
    var winners: [Int] = []
    for verdict in verdicts {
      switch verdict {
      case .won(let member):
        told[member, default: 0] += 1
        winners.append(member)
      case .lost(let member): told[member, default: 0] += 1
      }
    }
    #expect(told.values.allSatisfy { $0 == 1 } && told.count == members.count)
    #expect(winners == (arena.winner.map { [$0] } ?? []))
  }

  @Test
  func `a member left alone wins only when the event is over`() {
    var arena = GestureArena()
    for member in 0...1 { arena.add(member) }
    _ = arena.close()
    #expect(arena.reject(0) == [.lost(0)])
    #expect(arena.winner == nil)
    #expect(arena.settle() == [.won(1)])
  }

  @Test
  func `a sweep waits for the end of a hold`() {
    var arena = GestureArena()
    for member in 0...1 { arena.add(member) }
    _ = arena.close()
    arena.hold()
    #expect(arena.sweep().isEmpty)
    #expect(arena.release() == [.won(0), .lost(1)])
  }
}

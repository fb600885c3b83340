/// Failures on purpose, one of each kind, to see that none goes unnoticed.
enum Canary {
  /// The kinds that have to be found, in the order of the cases.
  static let kinds: [Failure.Kind] = [.trap, .hang, .memory, .output]
  /// How many cases fail not, each between two that do.
  static let gap = 5

  /// What the cases at a place of the sequence do wrong, or nil.
  static func kind(at index: Int) -> Failure.Kind? {
    index % gap == gap - 1 ? kinds[(index / gap) % kinds.count] : nil
  }

  /// Fails.
  static func fail(_ kind: Failure.Kind) {
    switch kind {
    case .trap: preconditionFailure("the canary traps")
    case .hang:
      while SystemLimits.workTime() >= 0 {}
    case .memory:
      var room: [UInt8] = []
      room.reserveCapacity(2 * SystemLimits.memory)
    case .output, .standstill: break
    }
  }
}

/// Works that go on side by side, and whose outcomes keep their order.
package struct WorkPool: Sendable {
  /// How many go on at a time; never changes an outcome.
  package let width: Int

  package init(width: Int) {
    precondition(width > 0, "somebody has to work")
    self.width = width
  }

  /// Does works; once the tool is to end, no new one is begun.
  ///
  /// - Parameters:
  ///   - works: the works, of which one is asked for ahead of the room for it.
  ///   - isEnough: whether no further work is begun; called before each.
  ///   - perform: does a work; called from any thread.
  ///   - take: takes the outcome of a work and its place among the works; called one at a
  ///     time, as works are done.
  /// - Returns: Whether all works were done.
  @discardableResult
  package func run<Works: Sequence, Outcome: Sendable>(
    _ works: Works,
    isEnough: () -> Bool = { false },
    perform: @escaping @Sendable (Works.Element) -> Outcome,
    take: (Int, Outcome) -> Void
  ) async -> Bool where Works.Element: Sendable {
    await withTaskGroup(of: (place: Int, outcome: Outcome).self) { group in
      var running = 0
      var isComplete = true
      for (place, work) in works.enumerated() {
        if running >= width, let done = await group.next() {
          take(done.place, done.outcome)
          running -= 1
        }
        if Interruption.isRequested || isEnough() {
          isComplete = false
          break
        }
        running += 1
        group.addTask { (place, perform(work)) }
      }
      for await done in group { take(done.place, done.outcome) }
      return isComplete
    }
  }

  /// Does works and returns their outcomes in the order of the works: all, or those of the works
  /// that were begun.
  package func outcomes<Works: Sequence, Outcome: Sendable>(
    of works: Works,
    isEnough: () -> Bool = { false },
    perform: @escaping @Sendable (Works.Element) -> Outcome
  ) async -> (outcomes: [Outcome], isComplete: Bool) where Works.Element: Sendable {
    var outcomes: [Outcome?] = []
    let isComplete = await run(works, isEnough: isEnough, perform: perform) { place, outcome in
      while outcomes.count <= place { outcomes.append(nil) }
      outcomes[place] = outcome
    }
    return (outcomes.compactMap(\.self), isComplete)
  }
}

/// Parallel work whose results keep their order.
package struct WorkPool: Sendable {
  /// The number of parallel work items; never changes a result.
  package let width: Int

  package init(width: Int) {
    precondition(width > 0, "a pool has at least one worker")
    self.width = width
  }

  /// Performs work items; after an interrupt no new one starts.
  ///
  /// - Parameters:
  ///   - works: the work items, each fetched before a worker is free for it.
  ///   - isEnough: whether no further item starts; called before each.
  ///   - perform: performs an item; called from any thread.
  ///   - take: receives the index of an item and its result; called one at a
  ///     time, in the order of completion.
  /// - Returns: Whether all items were performed.
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

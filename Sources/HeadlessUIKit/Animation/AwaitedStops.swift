internal import JankEngine

/// Who waits for the end of each running animation.
///
/// Animations are numbered one after another and mostly end in that order. So a list that begins
/// with the oldest one serves as a dictionary. The animations of a block mostly have the same
/// observer. Those that follow one another are a group, which notifies it when the last has ended.
struct AwaitedStops {
  // By the number of the animation, less that of the first: the number of its group, or −1.
  private var numbers: [Int32] = []
  // Changed value by value: a copy of a group would count all of it.
  private var groups: [Group] = []
  private var free: [Int32] = []
  // The newest group if no transaction waits for it, otherwise −1.
  private var newest: Int32 = -1
  private var first = 0
  // The places at the beginning of the list that are known to be empty.
  private var emptyCount = 0
  private var count = 0

  private struct Group {
    var observer: (any AnimationObserver)?
    var transactions: [TransactionCompletion] = []
    var identity: ObjectIdentifier?
    var cause: ScriptCause?
    /// How many of its animations have not ended.
    var count = 0
    /// Whether all others came to their end.
    var areFinished = true
  }
}

extension AwaitedStops {
  /// Whether no one waits.
  var isEmpty: Bool { count == 0 }

  /// Sets who waits for an animation, for which no one waits yet.
  ///
  /// - Returns: Whether a group begins with it, so that its observer will be notified once more.
  mutating func insert(
    _ observer: (any AnimationObserver)?,
    _ transactions: [TransactionCompletion],
    because cause: ScriptCause?,
    for id: AnimationID
  ) -> Bool {
    let place = makePlace(for: id)
    let identity = observer.map { ObjectIdentifier($0) }
    if newest >= 0, transactions.isEmpty, groups[Int(newest)].identity == identity,
      groups[Int(newest)].cause == cause
    {
      numbers[place] = newest
      groups[Int(newest)].count += 1
      return false
    }
    let number = Int(free.popLast() ?? Int32(groups.count))
    if number == groups.count { groups.append(Group()) }
    groups[number].observer = observer
    if !transactions.isEmpty { groups[number].transactions = transactions }
    groups[number].identity = identity
    groups[number].cause = cause
    groups[number].count = 1
    groups[number].areFinished = true
    numbers[place] = Int32(number)
    newest = transactions.isEmpty ? Int32(number) : -1
    return true
  }

  /// Notes that an animation has ended or was removed.
  ///
  /// - Returns: Who waits for it, and whether all came to their end; nil while others of its group
  ///   are running.
  mutating func remove(
    _ id: AnimationID,
    finished: Bool
  ) -> (stop: AwaitedStop, finished: Bool)? {
    let place = id.number - first
    guard numbers.indices.contains(place), numbers[place] >= 0 else { return nil }
    let number = Int(numbers[place])
    numbers[place] = -1
    count -= 1
    closeGap()
    groups[number].count -= 1
    if !finished { groups[number].areFinished = false }
    guard groups[number].count == 0 else { return nil }
    free.append(Int32(number))
    if newest == Int32(number) { newest = -1 }
    let stop = AwaitedStop(
      transactions: groups[number].transactions,
      observer: groups[number].observer.take(),
      cause: groups[number].cause
    )
    if !stop.transactions.isEmpty { groups[number].transactions = [] }
    return (stop, groups[number].areFinished)
  }

  /// Forgets the observer of an animation, but not the transactions that wait for it.
  ///
  /// The animation must be the only one with this observer.
  mutating func forgetObserver(of id: AnimationID) {
    guard let (stop, _) = remove(id, finished: true) else { return }
    _ = insert(nil, stop.transactions, because: stop.cause, for: id)
  }

  /// Extends the list to an animation, and returns its place there.
  private mutating func makePlace(for id: AnimationID) -> Int {
    if count == 0 {
      numbers.removeAll(keepingCapacity: true)
      (first, emptyCount) = (id.number, 0)
    }
    if id.number < first {
      numbers.insert(contentsOf: repeatElement(-1, count: first - id.number), at: 0)
      (first, emptyCount) = (id.number, 0)
    }
    let place = id.number - first
    while numbers.count <= place { numbers.append(-1) }
    precondition(numbers[place] < 0, "someone waits for the animation already")
    emptyCount = min(emptyCount, place)
    count += 1
    return place
  }

  /// Closes the gap at the beginning once it is half of the list.
  private mutating func closeGap() {
    while emptyCount < numbers.count, numbers[emptyCount] < 0 { emptyCount += 1 }
    guard emptyCount * 2 > numbers.count else { return }
    numbers.removeFirst(emptyCount)
    first += emptyCount
    emptyCount = 0
  }
}

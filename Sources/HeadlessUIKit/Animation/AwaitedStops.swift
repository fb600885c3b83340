internal import JankEngine

/// Who waits for the end of each running animation.
///
/// Animations are numbered one after another and mostly end in that order. So a list that begins
/// with the oldest one serves as a dictionary. The animations of a block mostly have the same
/// observer, which is stored and counted once for those that follow one another.
struct AwaitedStops {
  // By the number of the animation, less that of the first: the number of its group, or −1.
  private var groups: [Int32] = []
  // By the number of a group: its observers, and how many animations have them. Two lists, because
  // to look into the first would copy what is there.
  private var stops: [AwaitedStop?] = []
  private var sizes: [Int32] = []
  private var free: [Int32] = []
  private var newest: Newest?
  private var first = 0
  // The places at the beginning of the list that are known to be empty.
  private var emptyCount = 0
  private var count = 0

  /// The newest group, if no transaction waits for it.
  private struct Newest {
    let number: Int32
    let observer: ObjectIdentifier?
    let cause: ScriptCause?
  }
}

extension AwaitedStops {
  /// Whether no one waits.
  var isEmpty: Bool { count == 0 }

  /// Sets who waits for an animation.
  mutating func insert(
    _ observer: (any AnimationObserver)?,
    _ transactions: [TransactionCompletion],
    because cause: ScriptCause?,
    for id: AnimationID
  ) {
    _ = remove(id)
    if count == 0 { forgetPlaces(before: id.number) }
    if id.number < first {
      groups.insert(contentsOf: repeatElement(-1, count: first - id.number), at: 0)
      (first, emptyCount) = (id.number, 0)
    }
    while first + groups.count <= id.number { groups.append(-1) }
    let identity = observer.map { ObjectIdentifier($0) }
    if let newest, transactions.isEmpty, newest.observer == identity, newest.cause == cause {
      groups[id.number - first] = newest.number
    } else {
      let stop = AwaitedStop(transactions: transactions, observer: observer, cause: cause)
      let number = add(stop)
      groups[id.number - first] = number
      newest =
        transactions.isEmpty ? Newest(number: number, observer: identity, cause: cause) : nil
    }
    sizes[Int(groups[id.number - first])] += 1
    emptyCount = min(emptyCount, id.number - first)
    count += 1
  }

  /// Removes and returns who waits for an animation.
  mutating func remove(_ id: AnimationID) -> AwaitedStop? {
    let place = id.number - first
    guard groups.indices.contains(place), groups[place] >= 0 else { return nil }
    let number = groups[place]
    groups[place] = -1
    count -= 1
    closeGap()
    sizes[Int(number)] -= 1
    guard sizes[Int(number)] == 0 else { return stops[Int(number)] }
    free.append(number)
    if newest?.number == number { newest = nil }
    return stops[Int(number)].take()
  }

  /// Forgets the observer of an animation, but not the transactions that wait for it.
  mutating func forgetObserver(of id: AnimationID) {
    guard let stop = remove(id) else { return }
    insert(nil, stop.transactions, because: stop.cause, for: id)
  }

  private mutating func add(_ stop: AwaitedStop) -> Int32 {
    if let number = free.popLast() {
      stops[Int(number)] = stop
      return number
    }
    stops.append(stop)
    sizes.append(0)
    return Int32(stops.count - 1)
  }

  /// Closes the gap at the beginning once it is half of the list.
  private mutating func closeGap() {
    while emptyCount < groups.count, groups[emptyCount] < 0 { emptyCount += 1 }
    guard emptyCount * 2 > groups.count else { return }
    groups.removeFirst(emptyCount)
    first += emptyCount
    emptyCount = 0
  }

  private mutating func forgetPlaces(before number: Int) {
    groups.removeAll(keepingCapacity: true)
    (first, emptyCount) = (number, 0)
  }
}

internal import JankEngine

/// Who waits for the end of each running animation.
///
/// Animations are numbered one after another and mostly end in that order. So a list that begins
/// with the oldest one serves as a dictionary.
struct AwaitedStops {
  // By the number of the animation, less that of the first.
  private var stops: [AwaitedStop?] = []
  // Whether each place is taken; to look into the other list would copy what is there.
  private var areTaken: [Bool] = []
  private var first = 0
  // The places at the beginning of the list that are known to be empty.
  private var emptyCount = 0
  private var count = 0
}

extension AwaitedStops {
  /// Whether no one waits.
  var isEmpty: Bool { count == 0 }

  /// Sets who waits for an animation.
  mutating func insert(_ stop: AwaitedStop, for id: AnimationID) {
    if count == 0 { forgetPlaces(before: id.number) }
    if id.number < first {
      stops.insert(contentsOf: repeatElement(nil, count: first - id.number), at: 0)
      areTaken.insert(contentsOf: repeatElement(false, count: first - id.number), at: 0)
      (first, emptyCount) = (id.number, 0)
    }
    while first + stops.count <= id.number {
      stops.append(nil)
      areTaken.append(false)
    }
    let place = id.number - first
    if !areTaken[place] { count += 1 }
    stops[place] = stop
    areTaken[place] = true
    emptyCount = min(emptyCount, place)
  }

  /// Removes and returns who waits for an animation.
  mutating func remove(_ id: AnimationID) -> AwaitedStop? {
    guard let place = place(of: id) else { return nil }
    let stop = stops[place].take()
    areTaken[place] = false
    count -= 1
    closeGap()
    return stop
  }

  /// Forgets the observer of an animation, but not the transactions that wait for it.
  mutating func forgetObserver(of id: AnimationID) {
    if let place = place(of: id) { stops[place]?.observer = nil }
  }

  private func place(of id: AnimationID) -> Int? {
    let place = id.number - first
    return areTaken.indices.contains(place) && areTaken[place] ? place : nil
  }

  /// Closes the gap at the beginning once it is half of the list.
  private mutating func closeGap() {
    while emptyCount < areTaken.count, !areTaken[emptyCount] { emptyCount += 1 }
    guard emptyCount * 2 > areTaken.count else { return }
    stops.removeFirst(emptyCount)
    areTaken.removeFirst(emptyCount)
    first += emptyCount
    emptyCount = 0
  }

  private mutating func forgetPlaces(before number: Int) {
    stops.removeAll(keepingCapacity: true)
    areTaken.removeAll(keepingCapacity: true)
    (first, emptyCount) = (number, 0)
  }
}

/// How many animations are under way, by how often they want to be shown.
///
/// Few different wishes occur in a run, so a short list is searched.
struct AnimationTally: Sendable {
  private var entries: [Entry] = []
  /// The number of animations under way.
  private(set) var count = 0

  private struct Entry {
    let wish: FrameRateWish
    var count: Int
  }
}

extension AnimationTally {
  /// Counts an animation if it is under way.
  mutating func add(_ animation: borrowing LayerAnimation) {
    if animation.isUnderWay { change(animation.wish, by: 1) }
  }

  /// Stops counting an animation, if it is under way.
  mutating func remove(_ animation: borrowing LayerAnimation) {
    if animation.isUnderWay { change(animation.wish, by: -1) }
  }

  /// The wishes of the animations under way, each once.
  var wishes: [FrameRateWish] { entries.filter { $0.count > 0 }.map(\.wish) }

  private mutating func change(_ wish: FrameRateWish, by step: Int) {
    count += step
    for index in entries.indices where entries[index].wish == wish {
      entries[index].count += step
      return
    }
    entries.append(Entry(wish: wish, count: step))
  }
}

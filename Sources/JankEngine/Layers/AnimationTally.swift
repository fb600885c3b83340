/// The number of running animations, by frame-rate request.
///
/// Few different requests occur in a run, so a short list is searched.
struct AnimationTally: Sendable {
  private var entries: [Entry] = []
  /// The number of running animations.
  private(set) var count = 0

  private struct Entry {
    let rateRequest: FrameRateRequest
    var count: Int
  }
}

extension AnimationTally {
  /// Counts an animation if it is running.
  mutating func add(_ animation: borrowing LayerAnimation) {
    if animation.isUnderWay { change(animation.rateRequest, by: 1) }
  }

  /// Stops counting an animation if it is running.
  mutating func remove(_ animation: borrowing LayerAnimation) {
    if animation.isUnderWay { change(animation.rateRequest, by: -1) }
  }

  /// The requests of the running animations, without duplicates.
  var rateRequests: [FrameRateRequest] { entries.filter { $0.count > 0 }.map(\.rateRequest) }

  private mutating func change(_ rateRequest: FrameRateRequest, by step: Int) {
    count += step
    for index in entries.indices where entries[index].rateRequest == rateRequest {
      entries[index].count += step
      return
    }
    entries.append(Entry(rateRequest: rateRequest, count: step))
  }
}

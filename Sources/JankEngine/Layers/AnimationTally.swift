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

extension LayerAnimation {
  /// The frame-rate request while the animation is running; nil otherwise.
  var runningRequest: FrameRateRequest? { isUnderWay ? rateRequest : nil }
}

extension AnimationTally {
  /// Counts an animation by its request; nil if it is not running.
  mutating func add(_ rateRequest: FrameRateRequest?) {
    if let rateRequest { change(rateRequest, by: 1) }
  }

  /// Stops counting an animation by its request; nil if it is not running.
  mutating func remove(_ rateRequest: FrameRateRequest?) {
    if let rateRequest { change(rateRequest, by: -1) }
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

package import JankTrace

/// The gesture values of a trace, in whole numbers.
///
/// Times are in nanoseconds, distances in millionths of a point, speeds in millionths of a point
/// per second.
package struct TouchValues: Hashable, Sendable {
  /// The times from a touch sample to the frame that answers it.
  package private(set) var latencies: [Int64] = []
  /// The same by stage, in the order of the stages.
  package private(set) var stages: [[Int64]] = []
  /// The distances from the touch position known to the frame to the touch, one per refresh.
  package private(set) var lags: [Int64] = []
  /// The longest distance that each touch moves from one refresh to the next.
  package private(set) var travels: [Int64] = []
  /// The distances from the dragged layer to the touch, one per refresh; nil without watched
  /// layers.
  package private(set) var distances: [Int64]?
  /// The sizes of the speed jumps at hand-overs; nil without watched layers.
  package private(set) var velocityJumps: [Int64]?
  /// How evenly dragged layers moved; nil without watched layers.
  package private(set) var scroll: ScrollTally?
  /// The times from releases until the screen settled.
  package private(set) var settlings: [Int64] = []
  /// The times in which new gestures are blocked.
  package private(set) var blocks: [Int64] = []

  package init(_ trace: Trace) {
    let answers = InputAnswer.answers(in: trace)
    latencies = answers.map(\.latency.nanoseconds)
    stages = InputAnswer.Stage.allCases.map { stage in
      answers.map { $0.length(of: stage).nanoseconds }
    }
    lags = Self.millionths(of: TouchTracking.lags(in: trace))
    travels = TouchTracking.travels(in: trace).map(Self.millionths)
    let handOvers = HandOver.handOvers(in: trace)
    settlings = handOvers.map(\.settling.nanoseconds)
    blocks = InputBlock.stretches(of: trace).map { ($0.upperBound - $0.lowerBound).nanoseconds }
    let draggable = trace.draggableLayers
    guard trace.samples.contains(where: { draggable?.contains($0.layer) != false }) else { return }
    scroll = ScrollTally(DraggedFrames.all(in: trace))
    distances = Self.millionths(of: TouchTracking.distances(in: trace))
    velocityJumps = handOvers.compactMap(\.velocityJump).map { Self.millionths($0.magnitude) }
  }

  package static func + (left: TouchValues, right: TouchValues) -> TouchValues {
    var sum = left
    sum.latencies += right.latencies
    sum.stages = zip(left.stages, right.stages).map { $0 + $1 }
    sum.lags += right.lags
    sum.travels += right.travels
    sum.distances = left.distances.flatMap { own in right.distances.map { own + $0 } }
    sum.velocityJumps = left.velocityJumps.flatMap { own in right.velocityJumps.map { own + $0 } }
    sum.scroll = left.scroll.flatMap { own in
      right.scroll.map { more in
        var both = own
        both.merge(more)
        return both
      }
    }
    sum.settlings += right.settlings
    sum.blocks += right.blocks
    return sum
  }

  private static func millionths(of trackings: [TouchTracking]) -> [Int64] {
    trackings.flatMap(\.samples).map { millionths($0.distance) }
  }

  private static func millionths(_ value: Double) -> Int64 {
    Int64((value * 1e6).rounded(.toNearestOrAwayFromZero))
  }
}

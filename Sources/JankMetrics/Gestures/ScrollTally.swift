package struct ScrollTally: Hashable, Sendable {
  /// The frames in which they moved.
  package private(set) var pictures = 0
  /// The frames whose displacement stands out from its neighbours, by Chromium's predictor jank.
  package private(set) var uneven = 0
  package private(set) var jank = ScrollJank()

  init(_ drags: [DraggedFrames]) {
    for drag in drags {
      pictures += drag.pictures.count
      uneven +=
        PredictorJank.findings(
          in: drag.pictures.map(\.moved),
          shown: drag.pictures.map(\.shown),
          period: drag.period
        ).count
      jank.merge(ScrollJank(drag.pictures, period: drag.period))
    }
  }
}

extension ScrollTally: Mergeable {
  package mutating func merge(_ other: ScrollTally) {
    pictures += other.pictures
    uneven += other.uneven
    jank.merge(other.jank)
  }
}

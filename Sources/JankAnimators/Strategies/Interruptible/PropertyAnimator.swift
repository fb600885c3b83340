internal import HeadlessUIKit

extension UIViewPropertyAnimator {
  /// Creates an animator that plays a choreography.
  ///
  /// Apps have used it since iOS 10. Advantages: it runs on the render server, and a gesture can
  /// interrupt, scrub and reverse it from its current position. Disadvantages: while a gesture
  /// scrubs it, the main thread sets its fraction, and a busy main thread freezes it; it has one
  /// timing for all, so moves with a pace of their own are sampled in advance.
  convenience init(playing choreography: Choreography) {
    let isBaked =
      choreography.isComputedAhead || choreography.delay > 0
      || choreography.moves.contains { $0.pace != nil }
    let pace = isBaked ? Pace.linear : choreography.pace
    self.init(duration: choreography.duration, timingParameters: pace.timingParameters)
    addAnimations {
      if isBaked {
        KeyframePlayer(mostValues: choreography.isComputedAhead ? 240 : .max).play(choreography) {}
      } else {
        Self.change(choreography)
      }
    }
  }

  private static func change(_ choreography: Choreography) {
    let straight = choreography.moves.filter { $0.times.count == 2 }
    for move in straight { move.showValue(1) }
    guard straight.count < choreography.moves.count else { return }
    UIView.animateKeyframes(
      withDuration: choreography.duration,
      delay: 0,
      options: choreography.isSmooth ? .calculationModeCubic : [],
      animations: {
        for move in choreography.moves where move.times.count > 2 {
          for leg in move.legs {
            UIView.addKeyframe(
              withRelativeStartTime: move.times[leg - 1],
              relativeDuration: move.times[leg] - move.times[leg - 1],
              animations: { move.showValue(leg) }
            )
          }
        }
      }
    )
  }
}

extension Pace {
  var timingParameters: any UITimingCurveProvider {
    switch self {
    case .linear: UICubicTimingParameters(animationCurve: .linear)
    case .easeIn: UICubicTimingParameters(animationCurve: .easeIn)
    case .easeOut: UICubicTimingParameters(animationCurve: .easeOut)
    case .easeInEaseOut: UICubicTimingParameters(animationCurve: .easeInOut)
    case .timed: UICubicTimingParameters(animationCurve: .easeInOut)
    case .spring(let ratio): UISpringTimingParameters(dampingRatio: ratio)
    }
  }
}

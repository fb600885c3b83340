/// The playing of an animation: which frame it shows when.
package struct LottiePlayback {
  package let fromFrame: Double
  package let toFrame: Double
  package let loopMode: LottieLoopMode
  /// Frames a second, at least 0.
  package let rate: Double
  /// The time at which it began, in seconds of the run.
  package let start: Double
  package let completion: ((Bool) -> Void)?

  package init(
    fromFrame: Double,
    toFrame: Double,
    loopMode: LottieLoopMode,
    rate: Double,
    start: Double,
    completion: ((Bool) -> Void)?
  ) {
    self.fromFrame = fromFrame
    self.toFrame = toFrame
    self.loopMode = loopMode
    self.rate = rate
    self.start = start
    self.completion = completion
  }
}

extension LottiePlayback {
  /// The length of one way, in seconds.
  package var wayLength: Double { rate > 0 ? abs(toFrame - fromFrame) / rate : .infinity }

  /// The length of all passes, in seconds.
  package var length: Double {
    let pass = loopMode.turnsBack ? 2 * wayLength : wayLength
    return loopMode.passes == 0 ? 0 : pass * loopMode.passes
  }

  /// The frame at a time in seconds of the run.
  package func frame(at time: Double) -> Double {
    let elapsed = max(time - start, 0)
    if elapsed >= length { return lastFrame }
    guard wayLength > 0, wayLength.isFinite else { return fromFrame }
    let ways = elapsed / wayLength
    let share = ways - ways.rounded(.down)
    let isBack = loopMode.turnsBack && ways.truncatingRemainder(dividingBy: 2) >= 1
    return fromFrame + (toFrame - fromFrame) * (isBack ? 1 - share : share)
  }

  /// The frame that stays when everything is played.
  var lastFrame: Double {
    guard length > 0 else { return fromFrame }
    let ways = length / wayLength
    let share = ways - ways.rounded(.down)
    let isBack = loopMode.turnsBack && (ways - 0.5).truncatingRemainder(dividingBy: 2) >= 1
    let covered = share == 0 ? 1 : share
    return fromFrame + (toFrame - fromFrame) * (isBack ? 1 - covered : covered)
  }
}

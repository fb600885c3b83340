internal import HeadlessUIKit

/// Hands a choreography to Core Animation as a row of values, with `UIView.animateKeyframes`.
///
/// What libraries do whose springs Core Animation did not have: the pace is computed in advance, a
/// value for every sixtieth of a second, and played straight from value to value.
///
/// Good: any curve at all, on the render server, undisturbed by the main thread. Bad: it is what it
/// was computed to be, so a finger that scrubs it meets the curve and not its own way, it cannot
/// take over a speed, between its values it goes straight, and a field of views costs memory.
final class KeyframePlayer: Player {
  private static let valuesPerSecond = 60.0
  private let mostValues: Double

  /// Creates a player.
  ///
  /// - Parameter mostValues: How many values a move has at most; in a long one they are farther
  ///   apart.
  init(mostValues: Int = .max) {
    self.mostValues = Double(mostValues)
  }

  func play(_ choreography: Choreography, completion: @escaping () -> Void) {
    UIView.animateKeyframes(
      withDuration: choreography.duration,
      delay: 0,
      options: UIView.KeyframeAnimationOptions(
        rawValue: UIView.AnimationOptions.curveLinear.rawValue
      ),
      animations: {
        for move in choreography.moves { self.add(move, of: choreography) }
      },
      completion: { _ in completion() }
    )
  }

  /// Adds a value wherever one is needed: at the move's own times where it goes straight between
  /// them, else every sixtieth of a second.
  private func add(_ move: Move, of choreography: Choreography) {
    let duration = choreography.duration
    let course = choreography.course
    let goesStraight =
      choreography.pace == .linear && choreography.delay == 0 && !choreography.isSmooth
      && (move.pace ?? .linear) == .linear
    let count = max(min((duration * Self.valuesPerSecond).rounded(.up), mostValues), 1)
    let times = goesStraight ? move.times : (0...Int(count)).map { Double($0) / count }
    for (start, end) in zip(times, times.dropFirst()) where end > start {
      UIView.addKeyframe(withRelativeStartTime: start, relativeDuration: end - start) {
        let value = goesStraight ? end : course.progress(at: end * duration)
        move.show(at: end < 1 ? value : 1)
      }
    }
  }
}

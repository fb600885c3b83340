internal import HeadlessUIKit

/// A player that commits a choreography to Core Animation as sampled values, with
/// `UIView.animateKeyframes`.
///
/// Libraries do this for springs that Core Animation lacked: the pace is sampled in advance, a
/// value for every sixtieth of a second, and played in straight lines.
///
/// Advantage: any curve, on the render server, undisturbed by the main thread. Disadvantages: it is
/// precomputed, so a gesture that scrubs it moves along the curve and not with the touch, it cannot
/// take over a velocity, it is straight between values, and a field of views costs memory.
final class KeyframePlayer: Player {
  private static let valuesPerSecond = 60.0
  private let mostValues: Double

  /// Creates a player with at most `mostValues` values per move; longer moves have larger
  /// intervals.
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

  /// Adds a move with its values: at the move's own times if it is straight between them, else
  /// every sixtieth of a second.
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

public import HeadlessUIKit

/// The animations of one transition: an effect describes them, a strategy plays them.
///
/// The views are in their initial state when it is created, and nothing is animated. It can show
/// any progress, so that any clock can step it, or a player can animate its moves.
public struct Choreography {
  /// The duration with the delay, in seconds.
  public private(set) var duration: TimeInterval
  /// The delay before anything moves, in seconds.
  public private(set) var delay: TimeInterval = 0
  /// The progress as a function of the time after the delay.
  public private(set) var pace: Pace
  /// Whether moves with more than two values use a smooth curve instead of straight lines.
  public let isSmooth: Bool
  /// The moves: one property of one view each, without duplicates.
  public let moves: [Move]
  /// Removes additions and changes; the argument is whether the transition was completed.
  public let tidy: (_ isCompleted: Bool) -> Void
  private let shown: ShownMoves

  /// Creates a choreography.
  ///
  /// - Parameters:
  ///   - duration: The duration, in seconds.
  ///   - pace: The progress as a function of time, for all moves without their own.
  ///   - isSmooth: Whether moves with more than two values use a smooth curve instead of straight
  ///     lines.
  ///   - moves: The moves; those of missing views are skipped.
  ///   - tidy: Removes additions and changes; the argument is whether the transition was completed.
  public init(
    duration: TimeInterval,
    pace: Pace = .easeInEaseOut,
    isSmooth: Bool = false,
    moves: [Move?],
    tidy: @escaping (_ isCompleted: Bool) -> Void = { _ in }
  ) {
    self.init(
      duration: duration,
      pace: pace,
      isSmooth: isSmooth,
      allMoves: moves.compactMap(\.self),
      tidy: tidy
    )
  }

  /// Creates a choreography of views that are all there; thousands of moves are not copied.
  init(
    duration: TimeInterval,
    pace: Pace,
    isSmooth: Bool = false,
    allMoves: [Move],
    tidy: @escaping (_ isCompleted: Bool) -> Void
  ) {
    self.duration = duration
    self.pace = pace
    self.isSmooth = isSmooth
    moves = isSmooth ? allMoves.map(\.smoothed) : allMoves
    self.tidy = tidy
    shown = ShownMoves(moves)
  }
}

extension Choreography {
  /// Shows the views at a progress from 0 to 1, after the pace; a spring exceeds 1.
  public func show(at progress: Double) {
    shown.flight?.show(at: progress)
    for move in shown.others { move.show(at: progress) }
  }

  /// Shows the views at a time since the start, in seconds.
  public func show(atSeconds seconds: TimeInterval) {
    show(at: seconds < duration ? course.progress(at: seconds) : 1)
  }

  /// The duration without the delay, in seconds.
  public var motionDuration: TimeInterval { duration - delay }

  var course: TimedCourse {
    let length = motionDuration
    return TimedCourse(curve: pace.curve(over: length), delay: delay, length: length)
  }

  /// Whether Core Animation lacks this curve, so that it is sampled in advance.
  var isComputedAhead: Bool {
    if case .timed = pace { true } else { false }
  }

  /// The choreography with another timing, or nil for its own, and after a delay in seconds.
  func timed(_ timing: TimingCurve?, delay: TimeInterval) -> Choreography {
    var copy = self
    if let timing { copy.pace = Pace(timing) }
    copy.delay += delay
    copy.duration += delay
    return copy
  }
}

/// Moves, grouped by how they are shown, once a strategy shows them itself.
private final class ShownMoves {
  private let moves: [Move]
  private(set) lazy var flight = StraightFlight(of: moves)
  private(set) lazy var others = moves.filter { !$0.isFlown }

  init(_ moves: [Move]) {
    self.moves = moves
  }
}

struct TimedCourse {
  fileprivate let curve: TimingCurve
  fileprivate let delay: TimeInterval
  fileprivate let length: TimeInterval

  func progress(at seconds: TimeInterval) -> Double {
    seconds < delay ? 0 : curve.value(at: seconds - delay, duration: length)
  }
}

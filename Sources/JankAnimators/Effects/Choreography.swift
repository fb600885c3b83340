public import HeadlessUIKit

/// How the views of one transition move: what an effect says and a strategy plays.
///
/// The views are in place when it is made, and nothing is animated. It can be shown at any moment,
/// so that any clock can step it, or its moves can be handed to somebody who animates.
public struct Choreography {
  /// How long it takes with its delay, in seconds.
  public private(set) var duration: TimeInterval
  /// How long it waits before anything moves, in seconds.
  public private(set) var delay: TimeInterval = 0
  /// How its progress depends on the time after the delay.
  public private(set) var pace: Pace
  /// Whether moves go smoothly through more than two values, rather than straight.
  public let isSmooth: Bool
  /// What moves: one property of one view each, none twice.
  public let moves: [Move]
  /// Takes away what was added and changed, given whether the transition was completed.
  public let tidy: (_ isCompleted: Bool) -> Void
  // The moves by how they are shown.
  private let flight: StraightFlight?
  private let otherMoves: [Move]

  /// Creates a choreography.
  ///
  /// - Parameters:
  ///   - duration: How long it takes, in seconds.
  ///   - pace: How the progress of all moves that have no pace of their own depends on time.
  ///   - isSmooth: Whether moves go smoothly through more than two values, rather than straight.
  ///   - moves: What moves; those of views that are not there are left out.
  ///   - tidy: Takes away what was added and changed, given whether the transition was completed.
  public init(
    duration: TimeInterval,
    pace: Pace = .easeInEaseOut,
    isSmooth: Bool = false,
    moves: [Move?],
    tidy: @escaping (_ isCompleted: Bool) -> Void = { _ in }
  ) {
    self.duration = duration
    self.pace = pace
    self.isSmooth = isSmooth
    let moves = moves.compactMap { isSmooth ? $0?.smoothed : $0 }
    self.moves = moves
    self.tidy = tidy
    flight = StraightFlight(of: moves)
    otherMoves = moves.filter { !StraightFlight.takes($0) }
  }
}

extension Choreography {
  /// Shows the views as they are at a progress.
  ///
  /// - Parameter progress: From 0 to 1, the pace already in it; a spring goes beyond 1.
  public func show(at progress: Double) {
    flight?.show(at: progress)
    for move in otherMoves { move.show(at: progress) }
  }

  /// Shows the views as they are some time after the beginning, in seconds.
  public func show(atSeconds seconds: TimeInterval) {
    show(at: seconds < duration ? course.progress(at: seconds) : 1)
  }

  /// How long it moves, in seconds.
  public var motionDuration: TimeInterval { duration - delay }

  /// How its progress depends on the time since it was begun.
  var course: TimedCourse {
    let length = motionDuration
    return TimedCourse(curve: pace.curve(over: length), delay: delay, length: length)
  }

  /// Whether Core Animation has no such pace, so that it is computed in advance.
  var isComputedAhead: Bool {
    if case .timed = pace { true } else { false }
  }

  /// The same with another timing, or nil for its own, and after a delay in seconds.
  func timed(_ timing: TimingCurve?, delay: TimeInterval) -> Choreography {
    var copy = self
    if let timing { copy.pace = Pace(timing) }
    copy.delay += delay
    copy.duration += delay
    return copy
  }
}

/// How the progress of a choreography depends on the time since it was begun.
struct TimedCourse {
  fileprivate let curve: TimingCurve
  fileprivate let delay: TimeInterval
  fileprivate let length: TimeInterval

  /// The progress some seconds after the beginning, before the end.
  func progress(at seconds: TimeInterval) -> Double {
    seconds < delay ? 0 : curve.value(at: seconds - delay, duration: length)
  }
}

public import HeadlessUIKit

/// How the views of one transition move: what an effect says and a strategy plays.
///
/// The views are in place when it is made, and nothing is animated. It can be shown at any moment,
/// so that any clock can step it, or its moves can be handed to somebody who animates.
public struct Choreography {
  /// How long it takes, in seconds.
  public let duration: TimeInterval
  /// How its progress depends on time.
  public let pace: Pace
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
    let curve = pace.curve(over: duration)
    show(at: seconds < duration ? curve.value(at: seconds, duration: duration) : 1)
  }
}

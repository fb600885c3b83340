internal import HeadlessUIKit

/// A player that commits a choreography to Core Animation at once, with `UIView.animate`.
///
/// The render server computes the frames, so they continue while the main thread is busy, and a
/// percent-driven interaction can scrub them.
public final class CoreAnimationPlayer: Player {
  /// Creates a player.
  public init() {}

  /// Commits all moves: those over the whole transition in one block, those over parts of it as
  /// keyframes, and those with a pace of their own in a block for each pace and part.
  ///
  /// A pace that UIView lacks is sampled in advance, as in ``KeyframePlayer``.
  public func play(_ choreography: Choreography, completion: @escaping () -> Void) {
    guard !choreography.isComputedAhead else {
      KeyframePlayer(mostValues: 240).play(choreography, completion: completion)
      return
    }
    // By index, here and below: a copy of a move takes longer than its change.
    let moves = choreography.moves
    let own = moves.indices.filter { moves[$0].pace != nil }.map { moves[$0] }
    let common = own.isEmpty ? moves : moves.filter { $0.pace == nil }
    let groups = Self.groups(of: own)
    var waiting = groups.count + (common.isEmpty && !own.isEmpty ? 0 : 1)
    let done = { (_: Bool) in
      waiting -= 1
      if waiting == 0 { completion() }
    }
    if waiting > groups.count { animate(common, of: choreography, done) }
    for group in groups { animate(group, of: choreography, done) }
  }

  private func animate(
    _ moves: [Move],
    of choreography: Choreography,
    _ completion: @escaping (Bool) -> Void
  ) {
    guard moves.indices.allSatisfy({ moves[$0].isStraight }) else {
      animateKeyframes(moves, of: choreography, completion)
      return
    }
    choreography.pace.animate(
      over: choreography.motionDuration,
      after: choreography.delay,
      {
        // A span, because each move of a list would be copied.
        let moves = moves.span
        for index in moves.indices { moves[index].showValue(1) }
      },
      completion: completion
    )
  }

  private func animateKeyframes(
    _ moves: [Move],
    of choreography: Choreography,
    _ completion: @escaping (Bool) -> Void
  ) {
    var options = UIView.KeyframeAnimationOptions(rawValue: choreography.pace.options.rawValue)
    if choreography.isSmooth { options.insert(.calculationModeCubic) }
    UIView.animateKeyframes(
      withDuration: choreography.motionDuration,
      delay: choreography.delay,
      options: options,
      animations: {
        for leg in Self.legs(of: moves) {
          UIView.addKeyframe(
            withRelativeStartTime: leg.start,
            relativeDuration: leg.end - leg.start,
            animations: { leg.move.showValue(leg.place) }
          )
        }
      },
      completion: completion
    )
  }

  private func animate(
    _ group: (span: ClosedRange<Double>, pace: Pace, moves: [Move]),
    of choreography: Choreography,
    _ completion: @escaping (Bool) -> Void
  ) {
    let duration = choreography.motionDuration
    UIView.animate(
      withDuration: (group.span.upperBound - group.span.lowerBound) * duration,
      delay: choreography.delay + group.span.lowerBound * duration,
      options: group.pace.options,
      animations: {
        let moves = group.moves.span
        for index in moves.indices { moves[index].show(at: 1) }
      },
      completion: completion
    )
  }
}

// MARK: Order

extension CoreAnimationPlayer {
  private struct Leg {
    let move: Move
    let place: Int
    let start: Double
    let end: Double
  }

  /// The segments of all moves, ordered by their begin.
  private static func legs(of moves: [Move]) -> [Leg] {
    let legs = moves.flatMap { move -> [Leg] in
      let times = move.times
      return move.legs.map { Leg(move: move, place: $0, start: times[$0 - 1], end: times[$0]) }
    }
    // Sorting is not stable, so indices break ties.
    return legs.enumerated()
      .sorted { ($0.element.start, $0.offset) < ($1.element.start, $1.offset) }
      .map(\.element)
  }

  private static func groups(
    of moves: [Move]
  ) -> [(span: ClosedRange<Double>, pace: Pace, moves: [Move])] {
    var groups: [(span: ClosedRange<Double>, pace: Pace, moves: [Move])] = []
    for move in moves {
      guard let pace = move.pace else { continue }
      let span = move.span
      if let place = groups.firstIndex(where: { $0.span == span && $0.pace == pace }) {
        groups[place].moves.append(move)
      } else {
        groups.append((span, pace, [move]))
      }
    }
    return groups
  }
}

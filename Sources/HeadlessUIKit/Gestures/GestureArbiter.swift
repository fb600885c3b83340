/// Decides which recognisers recognise, wait or fail.
///
/// 1. Recognisers that share a touch exclude each other: the first to recognise makes the others
///    fail, unless a delegate or a subclass allows both.
/// 2. The delegate and the view decide whether a gesture may begin.
/// 3. A recogniser that requires another to fail waits while the other is undecided. It fails if
///    the other succeeds and continues if the other fails. A drag that ends while it waits begins
///    and ends at once; that is our choice, UIKit's behaviour is unknown.
///
/// Requests made in the same event are settled in the order in which they were made: nearest view
/// first, then in the order of adding. UIKit promises no order.
final class GestureArbiter {
  private var asking: [UIGestureRecognizer] = []
  private var isWatching = false
  private var isSettling = false

  /// Records a state request and settles it unless an event is being delivered.
  func noteRequest(of recognizer: UIGestureRecognizer) {
    if !asking.contains(where: { $0 === recognizer }) { asking.append(recognizer) }
    recognizer.simulation.touchDispatcher.settle()
  }

  /// Runs `body`, in which recognisers receive an event; their requests are settled later.
  func watch(_ body: () -> Void) {
    isWatching = true
    body()
    isWatching = false
  }

  /// Settles all requests; returns false if they are being settled or an event is being delivered.
  func settle() -> Bool {
    guard !isWatching, !isSettling else { return false }
    isSettling = true
    defer { isSettling = false }
    var hasProgressed = true
    while hasProgressed {
      hasProgressed = false
      for recognizer in asking where advance(recognizer) { hasProgressed = true }
      asking.removeAll { $0.standing.requested.isEmpty }
    }
    return true
  }

  /// Settles as many requests of a recogniser as possible; returns whether it settled any.
  private func advance(_ recognizer: UIGestureRecognizer) -> Bool {
    var hasProgressed = false
    while let next = recognizer.standing.requested.first {
      let settled = recognizer.standing.settled
      if settled.isFinal {
        recognizer.standing.dropRequests()
      } else if settled == .possible {
        guard tryToBegin(recognizer, with: next) else { return hasProgressed }
      } else {
        recognizer.standing.takeRequest()
        recognizer.change(to: next == .failed ? .cancelled : next == .began ? .changed : next)
      }
      hasProgressed = true
    }
    return hasProgressed
  }

  /// Makes a recogniser recognise or fail; returns false if it has to wait.
  private func tryToBegin(
    _ recognizer: UIGestureRecognizer,
    with state: UIGestureRecognizer.State
  ) -> Bool {
    if let reason = obstacle(to: recognizer, as: state) {
      recognizer.standing.fail(because: reason)
      return true
    }
    let rivals = rivalsToFail(before: recognizer)
    if rivals.contains(where: { $0.standing.settled.isRecognized }) {
      recognizer.standing.fail(because: Self.isLate)
      return true
    }
    if rivals.contains(where: \.isUndecided) {
      recognizer.standing.isHeld = true
      return false
    }
    recognizer.standing.isHeld = false
    recognizer.standing.takeRequest()
    failRivals(of: recognizer)
    recognizer.simulation.touchDispatcher.recognized(recognizer)
    recognizer.change(to: state == .ended ? .ended : .began)
    return true
  }
}

// MARK: Relations

extension GestureArbiter {
  /// The reason why a recogniser may not recognise, as a clause; nil if it may.
  private func obstacle(
    to recognizer: UIGestureRecognizer,
    as state: UIGestureRecognizer.State
  ) -> String? {
    if !state.isRecognized { return "it fits another gesture" }
    if isPrevented(recognizer) { return Self.isLate }
    return mayBegin(recognizer) ? nil : "its delegate or the touched view does not let it begin"
  }

  private static let isLate = "another gesture was recognised first"

  private func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    if recognizer.standing.mayBegin { return true }
    let isAllowed =
      recognizer.touches.allSatisfy {
        !recognizer.cancelsTouchesInView
          || $0.view?.gestureRecognizerShouldBegin(recognizer) ?? true
      } && (recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? true)
    recognizer.standing.mayBegin = isAllowed
    return isAllowed
  }

  private func isPrevented(_ recognizer: UIGestureRecognizer) -> Bool {
    others(at: recognizer).contains { other in
      other.standing.settled.isRecognized && excludes(other, recognizer)
    }
  }

  private func failRivals(of recognizer: UIGestureRecognizer) {
    for other in others(at: recognizer) where other.isUndecided {
      if excludes(recognizer, other) || rivalsToFail(before: other).contains(recognizer) {
        other.standing.fail(because: Self.isLate)
      }
    }
    for waiting in asking where waiting.standing.isHeld {
      if rivalsToFail(before: waiting).contains(recognizer) {
        waiting.standing.fail(because: Self.isLate)
      }
    }
  }

  private func excludes(_ winner: UIGestureRecognizer, _ loser: UIGestureRecognizer) -> Bool {
    guard winner.canPrevent(loser), loser.canBePrevented(by: winner) else { return false }
    let isAllowedByWinner =
      winner.delegate?.gestureRecognizer(winner, shouldRecognizeSimultaneouslyWith: loser) ?? false
    let isAllowedByLoser =
      loser.delegate?.gestureRecognizer(loser, shouldRecognizeSimultaneouslyWith: winner) ?? false
    return !isAllowedByWinner && !isAllowedByLoser
  }

  private func rivalsToFail(before recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    let asked = recognizer.standing.requirements.compactMap(\.recognizer)
    return asked
      + others(at: recognizer).filter { other in
        recognizer.shouldRequireFailure(of: other)
          || other.shouldBeRequiredToFail(by: recognizer)
          || recognizer.delegate?.gestureRecognizer(recognizer, shouldRequireFailureOf: other)
            ?? false
          || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: recognizer)
            ?? false
      }
  }

  private func others(at recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    var others: [UIGestureRecognizer] = []
    for other in recognizer.touches.flatMap({ $0.gestureRecognizers ?? [] })
    where other !== recognizer && !others.contains(where: { $0 === other })
      && other.standing.isInPlay
    {
      others.append(other)
    }
    return others
  }
}

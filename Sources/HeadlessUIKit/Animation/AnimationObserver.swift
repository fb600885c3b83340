internal import JankEngine

/// Is notified when an animation of a layer has ended.
protocol AnimationObserver: AnyObject {
  /// Called when an observed animation, or a group of them, has ended or was removed.
  ///
  /// - Parameter finished: Whether all of them came to their end.
  func animationDidStop(finished: Bool)
}

/// The observers of an animation's end, with the script step that caused the animation.
struct AwaitedStop {
  let transactions: [TransactionCompletion]
  let observer: (any AnimationObserver)?
  let cause: ScriptCause?

  /// Notifies all observers, the transactions first: measured on Core Animation.
  func tell(finished: Bool) {
    for transaction in transactions { transaction.animationDidStop(finished: finished) }
    observer?.animationDidStop(finished: finished)
  }
}

extension Simulation {
  /// Notifies an observer and the open transactions once when an animation ends.
  func observe(_ id: AnimationID, by observer: (any AnimationObserver)?) {
    animations.observe(id, by: observer, because: cause)
  }
}

extension RunningAnimations {
  /// Notifies an observer and the open transactions once when an animation of a step ends.
  ///
  /// Animations that follow one another with one observer are one group, and notify it once, when
  /// the last has ended.
  ///
  /// - Returns: Whether a group begins with the animation.
  @discardableResult
  func observe(
    _ id: AnimationID,
    by observer: (any AnimationObserver)?,
    because cause: ScriptCause?
  ) -> Bool {
    let waiting = transactions.haveCompletions ? transactions.joinCompletions() : []
    guard observer != nil || !waiting.isEmpty else { return false }
    return observers.insert(observer, waiting, because: cause, for: id)
  }
}

/// Creates a motion from numbers of an app.
///
/// Invalid numbers are a mistake in the app and end the process with the error.
func motion<Motion>(
  of owner: String,
  _ make: () throws(MotionError) -> Motion
) -> Motion {
  do throws(MotionError) {
    return try make()
  } catch {
    fatalError("\(owner): \(error)")
  }
}

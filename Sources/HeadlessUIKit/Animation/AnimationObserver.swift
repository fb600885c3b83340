internal import JankEngine

/// Hears that an animation of a layer is over.
protocol AnimationObserver: AnyObject {
  /// One of the animations that the observer waits for has ended or was taken away.
  func animationDidStop(finished: Bool)
}

/// Who waits for the end of an animation, and what the script did that led to it.
struct AwaitedStop {
  let transactions: [TransactionCompletion]
  var observer: (any AnimationObserver)?
  let cause: ScriptCause?

  /// Tells all who wait, the transactions first: measured on Core Animation.
  func tell(finished: Bool) {
    for transaction in transactions { transaction.animationDidStop(finished: finished) }
    observer?.animationDidStop(finished: finished)
  }
}

extension Simulation {
  /// Sees to it that an observer hears of the end of an animation, once, and the transactions that
  /// the animation is made in.
  func observe(_ id: AnimationID, by observer: (any AnimationObserver)?) {
    let waiting = animations.transactions.completions.map { $0.joined() }
    guard observer != nil || !waiting.isEmpty else { return }
    animations.observers[id] = AwaitedStop(
      transactions: waiting,
      observer: observer,
      cause: cause
    )
  }
}

/// A motion made of numbers that an app gave.
///
/// Numbers that make no motion are a mistake in the app, which is stopped and told.
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

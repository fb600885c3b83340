internal import JankEngine

/// Hears that an animation of a layer is over.
protocol AnimationObserver: AnyObject {
  /// One of the animations that the observer waits for has ended or was taken away.
  func animationDidStop(finished: Bool)
}

/// Who waits for the end of an animation, and what the script did that led to it.
struct AwaitedStop {
  let observers: [any AnimationObserver]
  let cause: ScriptCause?
}

extension Simulation {
  /// Sees to it that an observer hears of the end of an animation, once.
  ///
  /// The transactions that the animation is made in hear of it first: measured on Core Animation.
  func observe(_ id: AnimationID, by observer: (any AnimationObserver)?) {
    var observers: [any AnimationObserver] = transactions.completions.map { $0.joined() }
    if let observer { observers.append(observer) }
    guard !observers.isEmpty else { return }
    observersByAnimation[id] = AwaitedStop(observers: observers, cause: cause)
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

internal import JankEngine
public import JankTrace

struct TransitionRequest {
  let time: Instant
  /// The step of the script that led to it, as a cause.
  let cause: ScriptCause?
  let step: ScriptStep?
}

struct MomentObserver {
  let moment: TransitionMoment
  let cause: ScriptCause
  let action: (Instant) -> Void
}

extension Simulation {
  /// Calls a closure once, at a moment of the first transition that a step caused.
  ///
  /// A step causes the transitions that the app requests while it handles the command or the
  /// touches. The call is made inside the running frame; what it schedules is delivered in a later
  /// frame.
  ///
  /// - Parameters:
  ///   - moment: The moment.
  ///   - cause: The return value of the scheduling method.
  ///   - action: The closure, which receives the time.
  public func when(
    _ moment: TransitionMoment,
    of cause: ScriptCause,
    do action: @escaping (Instant) -> Void
  ) {
    script.observers.append(MomentObserver(moment: moment, cause: cause, action: action))
  }

  /// Returns the time of a display refresh, counted from the first one at or after an instant.
  ///
  /// - Parameters:
  ///   - number: The number of the refresh, from 1.
  ///   - instant: The instant at which counting begins, not before the start of the run.
  /// - Returns: The time of the refresh.
  public func time(ofRefresh number: Int, after instant: Instant) -> Instant {
    precondition(number >= 1, "refreshes are counted from 1")
    let first = device.display.refresh(atOrAfter: instant)
    return device.display.time(of: first + number - 1)
  }

  func takeRequest() -> TransitionRequest {
    announce(.requested, of: cause)
    return TransitionRequest(time: device.mediaTime, cause: cause, step: cause.map(script.step))
  }

  /// Calls the closures that wait for a moment of a transition.
  func announce(_ moment: TransitionMoment, of cause: ScriptCause?) {
    guard let cause, !script.observers.isEmpty else { return }
    let time = device.mediaTime
    let isMeant = { (observer: MomentObserver) in
      observer.moment == moment && observer.cause == cause
    }
    let waiting = script.observers.filter(isMeant)
    script.observers.removeAll(where: isMeant)
    for observer in waiting { observer.action(time) }
  }
}

// MARK: Causes

extension Simulation {
  /// Runs code of the app with a cause, which its completions, timers and display links keep.
  func act(because cause: ScriptCause?, _ action: () -> Void) {
    let outer = script.cause
    script.cause = cause
    action()
    script.cause = outer
  }
}

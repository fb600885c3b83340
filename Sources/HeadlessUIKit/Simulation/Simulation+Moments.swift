internal import JankEngine
public import JankTrace

/// That the app asked for a transition.
struct TransitionRequest {
  let time: Instant
  /// What the script did that led to it.
  let cause: ScriptCause?
  /// The step of the script that led to it.
  let step: ScriptStep?
}

/// A wish to hear of a moment.
struct MomentObserver {
  let moment: TransitionMoment
  let cause: ScriptCause
  let action: (Instant) -> Void
}

extension Simulation {
  /// Calls back once, at a moment of the first transition that comes of something the script did.
  ///
  /// A transition comes of a command or of a finger if it is asked for while the app handles that
  /// command or those touches. The call comes from inside the running frame; what it schedules is
  /// delivered with a later one.
  ///
  /// - Parameters:
  ///   - moment: the moment.
  ///   - cause: what scheduling the command or the touches answered.
  ///   - action: what to do; it hears the time.
  public func when(
    _ moment: TransitionMoment,
    of cause: ScriptCause,
    do action: @escaping (Instant) -> Void
  ) {
    script.observers.append(MomentObserver(moment: moment, cause: cause, action: action))
  }

  /// The time of a refresh of the display, counted from the first one at or after an instant.
  ///
  /// - Parameters:
  ///   - number: which refresh, from 1.
  ///   - instant: where counting begins, not before the start of the run.
  /// - Returns: The time of the refresh.
  public func time(ofRefresh number: Int, after instant: Instant) -> Instant {
    precondition(number >= 1, "refreshes are counted from 1")
    let first = device.display.refresh(atOrAfter: instant)
    return device.display.time(of: first + number - 1)
  }

  /// Takes down that the app asks for a transition now.
  func takeRequest() -> TransitionRequest {
    announce(.requested, of: cause)
    return TransitionRequest(time: device.mediaTime, cause: cause, step: cause.map(script.step))
  }

  /// Tells those who wait that a transition has come to a moment.
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
  /// Runs code of the app that something in the script led to.
  ///
  /// What the code leaves to be done later, such as completions, timers and display links, comes of
  /// the same: it is remembered with each.
  func act(because cause: ScriptCause?, _ action: () -> Void) {
    let outer = script.cause
    script.cause = cause
    action()
    script.cause = outer
  }
}

internal import Foundation
internal import JankEngine

// MARK: Blocks

extension UIViewPropertyAnimator {
  var curves: AnimatorCurves { AnimatorCurves(timingParameters, duration: duration) }

  func add(_ changes: @escaping () -> Void, delayFactor: Double) {
    switch state {
    case .inactive: waitingBlocks.append((changes, delayFactor))
    case .active:
      let passed = min(max(fractionComplete, 0), 1)
      run(changes, start: passed + (1 - passed) * delayFactor)
      move(along: isRunning ? wayOn : way)
    case .stopped: misuse("animations cannot be added to a stopped animator")
    }
  }

  func adopt(_ member: AnimatorMember) {
    var member = member
    member.install(for: self)
    members.append(member)
    guard !isUserInteractionEnabled, let view = member.layer.view else { return }
    view.animationLockCount += 1
    lockedViews.append(view)
  }

  private func run(_ changes: () -> Void, start: Double) {
    simulation.animate(in: AnimatorBlock(self, start: start), changes)
  }

  private func activate() {
    state = .active
    let blocks = waitingBlocks
    waitingBlocks = []
    for block in blocks { run(block.changes, start: block.delayFactor) }
  }
}

// MARK: Control

extension UIViewPropertyAnimator {
  func start(afterDelay delay: Double) {
    switch state {
    case .stopped: misuse("a stopped animator cannot be started before it is finished")
    case .active where isRunning: break
    case .active: goOn(with: nil, durationFactor: 0)
    case .inactive:
      self.delay = delay
      activate()
      move(along: goesBack ? .rest(from: 1, to: 0, duration: duration, curves) : .clock(from: 0))
    }
  }

  func pause() {
    switch state {
    case .stopped: misuse("a stopped animator cannot be paused")
    case .inactive:
      activate()
      move(along: .held(at: goesBack ? 1 : 0, clock: goesBack ? duration : 0))
    case .active where !isRunning: break
    case .active where !isInterruptible: misuse("an animator that is not interruptible was paused")
    case .active:
      var clock: Double?
      if case .clock = way { clock = clockTime }
      move(along: .held(at: progress, clock: clock))
    }
  }

  func scrub(to fraction: Double) {
    guard state != .stopped else {
      misuse("a stopped animator cannot be scrubbed")
      return
    }
    pause()
    guard !isRunning else { return }
    let fraction = min(max(fraction, 0), 1)
    move(along: .held(at: goesBack ? 1 - fraction : fraction, clock: nil))
  }

  func goOn(with parameters: (any UITimingCurveProvider)?, durationFactor: Double) {
    guard state == .active, !isRunning else {
      misuse("only a paused animator can be continued")
      return
    }
    let goal = goesBack ? 0.0 : 1
    if parameters == nil, durationFactor == 0, case .held(_, let clock?) = way {
      move(along: wayOn(fromClock: clock))
      return
    }
    let from = progress
    let left = durationFactor == 0 ? (goal - from).magnitude : durationFactor
    let given = left * duration
    let length = parameters?.springTimingParameters?.length(in: given) ?? given
    let curves = AnimatorCurves(parameters ?? timingParameters, duration: max(length, 0.01))
    move(along: .rest(from: from, to: goal, duration: from == goal ? 0 : length, curves))
  }

  func reverse(_ goesBack: Bool) {
    guard goesBack != self.goesBack else { return }
    guard state == .active else {
      self.goesBack = goesBack
      return
    }
    let (clock, from) = (clockTime, progress)
    self.goesBack = goesBack
    if !isRunning {
      move(along: way)
    } else if case .clock = way {
      move(along: wayOn(fromClock: clock))
    } else {
      let goal = goesBack ? 0.0 : 1
      let length = (goal - from).magnitude * duration
      move(along: .rest(from: from, to: goal, duration: length, curves))
    }
  }

  func stop(withoutFinishing: Bool) {
    guard state == .active else {
      if state == .inactive {
        misuse("an animator that has not started was stopped", breaking: .emptyAnimationEnds)
      }
      return
    }
    for member in members { member.keepCurrentValue() }
    settle()
    if withoutFinishing {
      letGo()
    } else {
      state = .stopped
    }
  }

  /// Sets the values of a position after a stop and calls the completions.
  func finishStopped(at position: UIViewAnimatingPosition) {
    for member in members {
      switch position {
      case .start: member.setValue(member.track.values.first)
      case .end: member.setValue(member.track.values.last)
      case .current: break
      }
    }
    end(at: position)
  }

  private func end(at position: UIViewAnimatingPosition) {
    let waiting = completions
    settle()
    letGo()
    guard !waiting.isEmpty else { return }
    simulation.device.spendCallback("animator completion")
    for completion in waiting { completion(position) }
  }

  /// Records that a member has ended; when all have, the animator ends.
  func memberDidStop(_ id: AnimationID) {
    guard state == .active, isRunning, isOver(without: id) else { return }
    guard pausesOnCompletion else {
      end(at: goesBack ? .start : .end)
      return
    }
    for index in members.indices { members[index].install(for: self) }
    move(along: .held(at: goesBack ? 0 : 1, clock: nil))
  }

  /// Whether no other member is running.
  ///
  /// Thousands can end at one time, so each search starts at the running member that the last one
  /// found.
  private func isOver(without id: AnimationID) -> Bool {
    for offset in members.indices {
      let place = (movingPlace + offset) % members.count
      guard members[place].id != id, members[place].elapsed != nil else { continue }
      movingPlace = place
      return false
    }
    return true
  }

  func misuse(
    _ message: String,
    breaking rule: FindingRule = .animatorsObeyTheirStates,
    raises: Bool = false
  ) {
    simulation.findMisuse(message, breaking: rule, raises: raises)
  }

  // Called when no member runs any more.
  private func settle() {
    isRunning = false
    for view in lockedViews { view.animationLockCount -= 1 }
    lockedViews = []
    simulation.animations.animators.removeAll { $0 === self }
  }

  private func letGo() {
    state = .inactive
    members = []
    completions = []
    waitingBlocks = []
    way = .held(at: 0, clock: 0)
    goesBack = false
    delay = 0
  }
}

// MARK: Progress

extension UIViewPropertyAnimator {
  /// The progress from start to end, 0 to 1.
  var progress: Double {
    let value: Double =
      switch way {
      case .held(let progress, _): progress
      case .clock:
        scrubsLinearly
          ? curves.other.value(at: clockTime, duration: duration)
          : duration > 0 ? clockTime / duration : 1
      case .rest(let from, let to, let length, let curves):
        Self.value(from: from, to: to, length, curves, at: elapsed)
      }
    return min(max(value, 0), 1)
  }

  private static func value(
    from: Double,
    to: Double,
    _ length: Double,
    _ curves: AnimatorCurves,
    at elapsed: Double
  ) -> Double {
    guard elapsed < length else { return to }
    return from + (to - from) * curves.other.value(at: elapsed, duration: length)
  }

  // The own seconds since the begin; 0 during the delay.
  private var elapsed: Double {
    max(members.lazy.compactMap(\.elapsed).first ?? .infinity, 0)
  }

  // The position on its timing, in own seconds.
  private var clockTime: Double {
    switch way {
    case .clock(let from):
      return min(max(goesBack ? from - elapsed : elapsed, 0), duration)
    case .held(_, let clock): return clock ?? 0
    case .rest: return 0
    }
  }

  /// How a running animator continues from its current progress.
  private var wayOn: AnimatorWay {
    if case .clock = way { return wayOn(fromClock: clockTime) }
    guard case .rest(let from, let to, let length, let curves) = way else { return way }
    let left = max(length - elapsed, 0)
    let goal = to
    let now = Self.value(from: from, to: to, length, curves, at: elapsed)
    return .rest(from: now, to: goal, duration: left, curves)
  }

  private func wayOn(fromClock clock: Double) -> AnimatorWay {
    guard goesBack else { return .clock(from: clock) }
    // At the start there is nothing left to play; from the very end it plays the reverse anew.
    if clock <= 0 { return .rest(from: 0, to: 0, duration: 0, curves) }
    return clock < duration
      ? .clock(from: clock) : .rest(from: 1, to: 0, duration: duration, curves)
  }

  /// Plays or holds every member.
  private func move(along way: AnimatorWay) {
    self.way = way
    let simulation = simulation
    if case .held = way {
      isRunning = false
      simulation.animations.animators.removeAll { $0 === self }
    } else if !isRunning {
      isRunning = true
      simulation.animations.animators.append(self)
    }
    let curves = curves
    for member in members { drive(member, curves) }
    if isRunning, members.allSatisfy(\.isGone) { endWithNextTurn() }
  }

  private func drive(_ member: AnimatorMember, _ curves: AnimatorCurves) {
    let own = curves[member.axis].begun(after: member.start)
    switch way {
    case .clock(let from) where goesBack:
      let timing = timing(duration, speed: -1, timeOffset: from, repeatDuration: from)
      member.drive(own, timing, delay: 0, goesBack: true)
    case .clock(let from):
      member.drive(own, .once(duration), delay: from > 0 ? -from : delay, goesBack: false)
    case .rest(let from, let to, let length, let curves):
      let part = TimingCurve.part(of: curves[member.axis], from: from, to: to)
      let ramp = TimingCurve.ramp(after: member.start)
      let curve = member.start > 0 ? .composed(outer: ramp, inner: part) : part
      member.drive(curve, .once(length), delay: 0, goesBack: goesBack)
    case .held(let progress, let clock):
      let share =
        if let clock {
          own.value(at: clock, duration: duration)
        } else if scrubsLinearly {
          TimingCurve.ramp(after: member.start).value(at: progress, duration: 1)
        } else {
          own.value(at: progress * duration, duration: duration)
        }
      let timing = timing(1, speed: 0, timeOffset: 0, repeatDuration: 0)
      member.drive(.standing(at: share), timing, delay: 0, goesBack: goesBack)
    }
  }

  private func timing(
    _ duration: Double,
    speed: Double,
    timeOffset: Double,
    repeatDuration: Double
  ) -> MediaTiming {
    motion(of: "UIViewPropertyAnimator") { () throws(MotionError) in
      try MediaTiming(
        duration: duration,
        speed: speed,
        timeOffset: timeOffset,
        repeatDuration: repeatDuration,
        fillMode: .backwards
      )
    }
  }

  // Inferred, as for blocks: without members the animator ends in the next turn. The members of a
  // held animator may have been removed with a view that left the window.
  private func endWithNextTurn() {
    let device = simulation.device
    let id = device.nextAnimationID()
    simulation.observe(id, by: EmptyAnimatorNotice(self, id: id))
    device.announceStop(of: id)
  }
}

private final class EmptyAnimatorNotice: AnimationObserver {
  private let animator: UIViewPropertyAnimator
  private let id: AnimationID

  init(_ animator: UIViewPropertyAnimator, id: AnimationID) {
    self.animator = animator
    self.id = id
  }

  func animationDidStop(finished: Bool) {
    animator.memberDidStop(id)
  }
}

extension Simulation {
  func findMisuse(_ message: String, breaking rule: FindingRule, raises: Bool) {
    find(rule, of: "UIViewPropertyAnimator", message, raises: raises)
  }
}

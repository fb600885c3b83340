internal import HeadlessUIKit

/// Plays a choreography and can be caught, scrubbed and turned round: what hand-made interruptible
/// animators have in common.
///
/// 1. Started, it plays to its end, or to its start if it is reversed.
/// 2. Paused, it stands where it was seen, and a fraction can be set.
/// 3. Continued, it goes on to its end or back to its start, as a subclass knows how.
///
/// What is animated alongside is scrubbed with it and goes on with it.
class ChoreographyAnimator: NSObject, UIViewImplicitlyAnimating {
  let choreography: Choreography
  private(set) var state = UIViewAnimatingState.inactive
  private(set) var isRunning = false
  /// How far from its start it is on screen, 0 to 1; springs go beyond.
  private(set) var progress = 0.0
  var isReversed = false {
    didSet { companion?.isReversed = isReversed }
  }

  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  // Plays what is animated alongside.
  private var companion: UIViewPropertyAnimator?

  init(_ choreography: Choreography) {
    self.choreography = choreography
  }

  // MARK: For subclasses

  /// Sets out from the beginning; called once.
  func play() {}

  /// Stands still and answers the progress at which it stands.
  func hold() -> Double { progress }

  /// Shows a progress while it stands still.
  func show(at progress: Double) {}

  /// Goes on, back to the start if it is reversed, in a time in seconds.
  func goOn(in seconds: TimeInterval) {}

  /// To be called by a subclass that has come to the end or to the start.
  final func arrive() {
    guard state == .active, isRunning else { return }
    end(at: isReversed ? .start : .end)
  }

  /// To be called by a subclass that has shown a progress.
  final func note(_ progress: Double) {
    self.progress = progress
  }

  private func end(at position: UIViewAnimatingPosition) {
    (state, isRunning) = (.inactive, false)
    if let companion {
      if companion.state == .active { companion.stopAnimation(false) }
      if companion.state == .stopped { companion.finishAnimation(at: position) }
      self.companion = nil
    }
    let waiting = completions
    completions = []
    for completion in waiting { completion(position) }
  }
}

// MARK: Control

extension ChoreographyAnimator {
  var fractionComplete: CGFloat {
    get { isReversed ? 1 - progress : progress }
    set {
      pauseAnimation()
      let fraction = min(max(newValue, 0), 1)
      progress = isReversed ? 1 - fraction : fraction
      show(at: progress)
      companion?.fractionComplete = fraction
    }
  }

  func startAnimation() {
    guard state == .inactive else {
      continueAnimation(withTimingParameters: nil, durationFactor: 0)
      return
    }
    (state, isRunning) = (.active, true)
    play()
    companion?.startAnimation()
  }

  func startAnimation(afterDelay delay: TimeInterval) {
    startAnimation()
  }

  func pauseAnimation() {
    if state == .inactive {
      state = .active
      play()
    } else if !isRunning {
      return
    }
    isRunning = false
    progress = hold()
    companion?.pauseAnimation()
  }

  func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    pauseAnimation()
    state = withoutFinishing ? .inactive : .stopped
    companion?.stopAnimation(withoutFinishing)
  }

  func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else { return }
    if finalPosition != .current { show(at: finalPosition == .end ? 1 : 0) }
    end(at: finalPosition)
  }

  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?,
    durationFactor: CGFloat
  ) {
    guard state == .active, !isRunning else { return }
    isRunning = true
    let left = isReversed ? progress : 1 - progress
    let factor = durationFactor == 0 ? left.magnitude : durationFactor
    goOn(in: factor * choreography.duration)
    companion?.continueAnimation(withTimingParameters: parameters, durationFactor: durationFactor)
  }

  func addAnimations(_ animation: @escaping () -> Void) {
    guard let companion else {
      let companion = UIViewPropertyAnimator(
        duration: choreography.duration,
        curve: .easeInOut,
        animations: animation
      )
      self.companion = companion
      if isRunning { companion.startAnimation() } else { companion.pauseAnimation() }
      return
    }
    companion.addAnimations(animation)
  }

  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }
}

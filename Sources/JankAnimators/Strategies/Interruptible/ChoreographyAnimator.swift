internal import HeadlessUIKit

/// An animator of a choreography that can be interrupted, scrubbed and reversed: the common part of
/// custom interruptible animators.
///
/// 1. Started, it plays to its end, or to its start if reversed.
/// 2. Paused, it stays at its presentation values, and a fraction can be set.
/// 3. Continued, it plays to its end or back to its start, as implemented by a subclass.
///
/// Animations alongside are scrubbed and continued with it.
class ChoreographyAnimator: NSObject, UIViewImplicitlyAnimating {
  let choreography: Choreography
  private(set) var state = UIViewAnimatingState.inactive
  private(set) var isRunning = false
  /// The progress on screen, 0 to 1; springs exceed it.
  private(set) var progress = 0.0
  var isReversed = false {
    didSet { companion?.isReversed = isReversed }
  }

  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  // Plays the animations alongside.
  private var companion: UIViewPropertyAnimator?

  init(_ choreography: Choreography) {
    self.choreography = choreography
  }

  // MARK: For subclasses

  /// Starts from the beginning; called once.
  func play() {}

  /// Pauses, and returns the progress at which it paused.
  func hold() -> Double { progress }

  func show(at progress: Double) {}

  /// Continues, or plays back to the start if reversed, in a time in seconds.
  func goOn(in seconds: TimeInterval) {}

  /// Subclasses call this at the end or at the start.
  final func arrive() {
    guard state == .active, isRunning else { return }
    end(at: isReversed ? .start : .end)
  }

  /// Subclasses call this when they have shown a progress.
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

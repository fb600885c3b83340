public import Foundation
internal import JankLottie

/// The result of playing: whether the animation was played to its end.
public typealias LottieCompletionBlock = (Bool) -> Void

/// A view that plays a Lottie animation, with the names of lottie-ios.
///
///     let view = LottieAnimationView(animation: animation)
///     view.loopMode = .loop
///     view.play()
///
/// Until the animation is played, its first frame is shown. An animation that is interrupted by
/// another play, by ``pause()`` or by ``stop()`` completes with false.
open class LottieAnimationView: UIView {
  /// The animation; setting it stops the one before.
  open var animation: LottieAnimation? { didSet { build() } }
  /// What moves the layers, and other choices.
  public let configuration: LottieConfiguration
  /// How the next animation repeats.
  open var loopMode = LottieLoopMode.playOnce
  /// The speed of the next animation; negative plays backwards.
  open var animationSpeed: CGFloat = 1
  private var tree: LottieLayerTree?
  private var playback: LottiePlayback?
  /// Starts what was asked for while the view was in no window.
  private var waiting: (() -> Void)?
  private var link: CADisplayLink?
  private var shownFrame = 0.0

  /// Creates a view with the size of an animation.
  ///
  /// - Parameters:
  ///   - animation: The animation, or nil to set it later.
  ///   - configuration: What moves the layers, and other choices.
  public init(
    animation: LottieAnimation?,
    configuration: LottieConfiguration = LottieConfiguration()
  ) {
    self.animation = animation
    self.configuration = configuration
    super.init(frame: animation?.bounds ?? .zero)
    contentMode = .scaleAspectFit
    build()
  }

  /// Creates a view without an animation.
  public override init(frame: CGRect) {
    configuration = LottieConfiguration()
    super.init(frame: frame)
    contentMode = .scaleAspectFit
  }

  /// Returns nil; views are not decoded from archives.
  public required init?(coder: NSCoder) {
    nil
  }

  open override var intrinsicContentSize: CGSize {
    animation?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Starts an animation that was to be played before the view was in a window.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil, let start = waiting else { return }
    waiting = nil
    start()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    fit()
  }
}

// MARK: State

extension LottieAnimationView {
  /// Whether an animation is being played.
  public var isAnimationPlaying: Bool { playback != nil || waiting != nil }

  /// The frame that is shown; setting it ends playing.
  public var currentFrame: AnimationFrameTime {
    get { playback?.frame(at: simulation.device.mediaTime.seconds) ?? shownFrame }
    set {
      finish(false)
      show(newValue)
    }
  }

  /// The frame that is shown while an animation is played.
  public var realtimeAnimationFrame: AnimationFrameTime { currentFrame }

  /// The progress that is shown, from 0 to 1; setting it ends playing.
  public var currentProgress: AnimationProgressTime {
    get { animation?.progressTime(forFrame: currentFrame) ?? 0 }
    set { currentFrame = animation?.frameTime(forProgress: newValue) ?? 0 }
  }

  /// The progress that is shown while an animation is played.
  public var realtimeAnimationProgress: AnimationProgressTime { currentProgress }

  /// The time that is shown, in seconds of the animation; setting it ends playing.
  public var currentTime: TimeInterval {
    get { animation?.time(forFrame: currentFrame) ?? 0 }
    set { currentFrame = animation?.frameTime(forTime: newValue) ?? 0 }
  }
}

// MARK: Playing

extension LottieAnimationView {
  /// Plays the animation from the frame that is shown to its end, or from its beginning if it is at
  /// the end.
  ///
  /// - Parameter completion: Called once, with whether the end was reached.
  public func play(completion: LottieCompletionBlock? = nil) {
    guard let animation else { return }
    let (first, last) =
      animationSpeed < 0
      ? (animation.endFrame, animation.startFrame) : (animation.startFrame, animation.endFrame)
    let now: CGFloat = currentFrame
    start(from: loopMode == .playOnce && now != last ? now : first, to: last, loopMode, completion)
  }

  /// Plays a part of the animation, given by progress.
  ///
  /// - Parameters:
  ///   - fromProgress: The beginning, or nil for the progress that is shown.
  ///   - toProgress: The end.
  ///   - loopMode: How it repeats, or nil for ``loopMode``.
  ///   - completion: Called once, with whether the end was reached.
  public func play(
    fromProgress: AnimationProgressTime? = nil,
    toProgress: AnimationProgressTime,
    loopMode: LottieLoopMode? = nil,
    completion: LottieCompletionBlock? = nil
  ) {
    guard let animation else { return }
    play(
      fromFrame: fromProgress.map { animation.frameTime(forProgress: $0) },
      toFrame: animation.frameTime(forProgress: toProgress),
      loopMode: loopMode,
      completion: completion
    )
  }

  /// Plays a part of the animation, given by frames.
  ///
  /// - Parameters:
  ///   - fromFrame: The beginning, or nil for the frame that is shown.
  ///   - toFrame: The end.
  ///   - loopMode: How it repeats, or nil for ``loopMode``.
  ///   - completion: Called once, with whether the end was reached.
  public func play(
    fromFrame: AnimationFrameTime? = nil,
    toFrame: AnimationFrameTime,
    loopMode: LottieLoopMode? = nil,
    completion: LottieCompletionBlock? = nil
  ) {
    guard animation != nil else { return }
    start(
      from: Double(fromFrame ?? currentFrame),
      to: toFrame,
      loopMode ?? self.loopMode,
      completion
    )
  }

  /// Ends playing and keeps the frame that is shown.
  public func pause() {
    let frame = currentFrame
    finish(false)
    show(frame)
  }

  /// Ends playing and shows the first frame.
  public func stop() {
    finish(false)
    show(Double(animation?.startFrame ?? 0))
  }

  private func start(
    from: Double,
    to: Double,
    _ loopMode: LottieLoopMode,
    _ completion: LottieCompletionBlock?
  ) {
    guard let animation else { return }
    finish(false)
    // Layers that are in no window have no animations, so lottie-ios waits too (inferred).
    guard window != nil else {
      waiting = { [weak self] in self?.start(from: from, to: to, loopMode, completion) }
      return
    }
    let playback = LottiePlayback(
      fromFrame: from,
      toFrame: to,
      loopMode: loopMode,
      rate: animation.framerate * abs(animationSpeed),
      start: simulation.device.mediaTime.seconds,
      completion: completion
    )
    self.playback = playback
    guard playback.length > 0, from != to else { return end() }
    if configuration.renderingEngine == .mainThread {
      playOnMainThread()
    } else {
      playInRenderServer(playback)
    }
  }

  private func playOnMainThread() {
    let link = CADisplayLink { [weak self] link in
      guard let self, let playback else { return link.invalidate() }
      if link.timestamp - playback.start >= playback.length { return end() }
      show(playback.frame(at: link.timestamp))
    }
    link.isOfView = true
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  private func playInRenderServer(_ playback: LottiePlayback) {
    let start = playback.start
    show(playback.lastFrame)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    CATransaction.setCompletionBlock { [weak self] in
      // An animation that was replaced has ended already.
      if self?.playback?.start == start { self?.end() }
    }
    tree?.animate(playback)
    CATransaction.commit()
  }

  /// Shows the last frame and ends playing.
  private func end() {
    guard let playback else { return }
    let frame = playback.lastFrame
    finish(true)
    show(frame)
  }

  private func finish(_ isComplete: Bool) {
    waiting = nil
    guard let playback else { return }
    self.playback = nil
    link?.invalidate()
    link = nil
    tree?.removeAnimations()
    playback.completion?(isComplete)
  }
}

// MARK: Layers

extension LottieAnimationView {
  private func build() {
    finish(false)
    tree?.root.removeFromSuperlayer()
    tree = animation.map { LottieLayerTree($0.scene) }
    guard let animation, let tree else { return }
    for warning in animation.warnings { simulation.warn(warning) }
    layer.addSublayer(tree.root)
    fit()
    show(animation.startFrame)
  }

  private func show(_ frame: Double) {
    shownFrame = frame
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    tree?.show(frame)
    CATransaction.commit()
  }

  /// Places the animation in the bounds as ``UIView/contentMode`` states.
  private func fit() {
    guard let size = animation?.size, size.width > 0, size.height > 0 else { return }
    let (x, y) = (bounds.width / size.width, bounds.height / size.height)
    let scale: CGSize =
      switch contentMode {
      case .scaleToFill, .redraw: CGSize(width: x, height: y)
      case .scaleAspectFit: CGSize(width: min(x, y), height: min(x, y))
      case .scaleAspectFill: CGSize(width: max(x, y), height: max(x, y))
      default: CGSize(width: 1, height: 1)
      }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    tree?.root.position = CGPoint(
      x: bounds.midX - size.width * scale.width / 2,
      y: bounds.midY - size.height * scale.height / 2
    )
    tree?.root.setAffineTransform(CGAffineTransform(scaleX: scale.width, y: scale.height))
    CATransaction.commit()
  }
}

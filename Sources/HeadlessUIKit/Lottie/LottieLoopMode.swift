/// How a Lottie animation repeats, with the names of lottie-ios.
public enum LottieLoopMode: Hashable, Sendable {
  /// Once, forwards.
  case playOnce
  /// Again and again, forwards.
  case loop
  /// Forwards and backwards, again and again.
  case autoReverse
  /// Forwards a number of times.
  case `repeat`(Float)
  /// Forwards and backwards a number of times.
  case repeatBackwards(Float)

  /// The number of passes, each of them forwards or there and back.
  var passes: Double {
    switch self {
    case .playOnce: 1
    case .loop, .autoReverse: .infinity
    case .repeat(let count), .repeatBackwards(let count): Double(max(count, 0))
    }
  }

  /// Whether each pass goes there and back.
  var turnsBack: Bool {
    switch self {
    case .autoReverse, .repeatBackwards: true
    case .playOnce, .loop, .repeat: false
    }
  }
}

/// What moves the layers of a Lottie animation, with the names of lottie-ios.
public enum RenderingEngineOption: Hashable, Sendable {
  /// Core Animation: every animation here is one that it can play.
  case automatic
  /// The main thread, which sets the values of all layers in every frame.
  case mainThread
  /// Core Animation: the render server moves the layers by keyframe animations.
  case coreAnimation
}

/// The configuration of Lottie animation views.
public struct LottieConfiguration: Hashable, Sendable {
  /// What moves the layers.
  public var renderingEngine: RenderingEngineOption

  /// Creates a configuration.
  public init(renderingEngine: RenderingEngineOption = .automatic) {
    self.renderingEngine = renderingEngine
  }
}

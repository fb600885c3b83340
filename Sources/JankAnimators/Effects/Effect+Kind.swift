public import HeadlessUIKit

extension Effect {
  /// A kind of transition effect: its name, its options, and its choreography.
  ///
  ///     let blink = Effect.Kind(name: "blink", about: "Appears half way.") { effect, scene in
  ///       scene.addArriving()
  ///       let blink = Course<CGFloat>([(0, 0), (0.5, 0), (0.5, 1)])
  ///       return Choreography(
  ///         duration: effect.duration,
  ///         moves: [Move(scene.arriving, .alpha(blink))]
  ///       )
  ///     }
  public struct Kind: Sendable {
    /// Sets up the views of a transition and returns their animations.
    public typealias Choreographer =
      @Sendable (_ effect: Effect, _ scene: TransitionScene) -> Choreography
    /// Creates the app's own animator of an effect.
    public typealias AnimatorFactory =
      @Sendable (_ effect: Effect) -> any UIViewControllerAnimatedTransitioning

    /// The name in scenarios and on the command line.
    public let name: String
    /// A one-sentence description.
    public let about: String
    /// The default duration, in seconds.
    public let duration: TimeInterval
    /// The fixed duration of the animation, in seconds, which ignores the specified one unless
    /// quirks are repaired; nil if there is none.
    public let fixedDuration: TimeInterval?
    /// The meaning of the duration, in a sentence.
    public let durationAbout: String
    /// The further options.
    public let options: [Option]
    /// The pages that the effect requires.
    public let needs: Need
    /// Sets up the views of a transition and returns their animations.
    public let choreograph: Choreographer
    /// Creates the app's own animator, which every strategy runs unchanged; nil if strategies play
    /// ``choreograph``.
    public let makeAnimator: AnimatorFactory?

    /// Creates a kind.
    public init(
      name: String,
      about: String,
      duration: TimeInterval = 0.3,
      fixedDuration: TimeInterval? = nil,
      durationAbout: String = "The duration of the animation.",
      options: [Option] = [],
      needs: Need = .anyPage,
      choreograph: @escaping Choreographer
    ) {
      self.name = name
      self.about = about
      self.duration = duration
      self.fixedDuration = fixedDuration
      self.durationAbout = durationAbout
      self.options = options
      self.needs = needs
      self.choreograph = choreograph
      makeAnimator = nil
    }

    /// Creates a kind with an app's own animator.
    ///
    ///     let photoZoom = Effect.Kind(name: "photo-zoom", about: "A photo grows from its cell.") {
    ///       PhotoZoomAnimator(duration: $0.duration)
    ///     }
    ///
    /// - Parameters:
    ///   - name: The name in scenarios.
    ///   - about: A one-sentence description.
    ///   - duration: The default duration, in seconds.
    ///   - durationAbout: The meaning of the duration, in a sentence.
    ///   - options: The further options; `makeAnimator` reads them from the effect.
    ///   - needs: The pages that the animator requires.
    ///   - makeAnimator: Creates the animator of one transition.
    public init(
      name: String,
      about: String,
      duration: TimeInterval = 0.3,
      durationAbout: String = "The duration of the animation.",
      options: [Option] = [],
      needs: Need = .anyPage,
      animator makeAnimator: @escaping AnimatorFactory
    ) {
      self.name = name
      self.about = about
      self.duration = duration
      fixedDuration = nil
      self.durationAbout = durationAbout
      self.options = options
      self.needs = needs
      // The choreography of an own animator has no moves.
      choreograph = { effect, _ in Choreography(duration: effect.duration, moves: []) }
      self.makeAnimator = makeAnimator
    }
  }

  /// The pages that an effect requires.
  ///
  /// Presentations that keep the presenter in place provide the view of one page only.
  public enum Need: Hashable, Sendable {
    /// Any page.
    case anyPage
    /// The leaving page.
    case leavingPage
    /// The leaving and the arriving page.
    case bothPages
  }

  /// An option of a kind of effect.
  public struct Option: Sendable {
    /// The name of the option.
    public let name: String
    /// The purpose of the option, in a sentence.
    public let about: String
    /// The allowed values and the default.
    public let form: Form

    /// The allowed values of an option.
    public enum Form: Hashable, Sendable {
      /// A number in a range.
      case number(in: ClosedRange<Double>, standard: Double)
      /// An integer in a range.
      case count(in: ClosedRange<Int>, standard: Int)
      /// One of several names.
      case name(of: [String], standard: String)
      /// A Boolean value.
      case flag(standard: Bool)
      /// A rectangle in points, or nil.
      case rectangle
    }

    /// Creates an option.
    public init(_ name: String, _ form: Form, _ about: String) {
      self.name = name
      self.about = about
      self.form = form
    }
  }
}

extension Effect.Option {
  /// The default value.
  public var standard: Effect.Setting {
    switch form {
    case .number(_, let standard): .number(standard)
    case .count(_, let standard): .number(Double(standard))
    case .name(_, let standard): .name(standard)
    case .flag(let standard): .flag(standard)
    case .rectangle: .rectangle(nil)
    }
  }

  /// The direction in which pages move; ``Effect/reversed`` reverses it.
  public static let towards = Effect.Option(
    "towards",
    .name(of: Effect.Direction.allCases.map(\.rawValue), standard: Effect.Direction.left.rawValue),
    "The direction of the pages; the opposite for a tab or child with a lower index."
  )

  /// Whether the effect plays in reverse; ``Effect/reversed`` toggles it.
  public static let reverse = Effect.Option(
    "reverse",
    .flag(standard: false),
    "Whether it plays in reverse, as for a pop or a dismissal."
  )
}

extension Effect.Kind {
  var settings: [String: Effect.Setting] {
    Dictionary(uniqueKeysWithValues: options.map { ($0.name, $0.standard) })
  }
}

public import HeadlessUIKit

extension Effect {
  /// A look that transitions can have: its name, what can be set about it, and what it does.
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
    /// Puts the views of a transition in place and says how they move.
    public typealias Choreographer =
      @Sendable (_ effect: Effect, _ scene: TransitionScene) -> Choreography
    /// Makes the app's own animator of an effect.
    public typealias AnimatorFactory =
      @Sendable (_ effect: Effect) -> any UIViewControllerAnimatedTransitioning

    /// The name by which scenarios and the command line ask for it.
    public let name: String
    /// What it looks like, in a sentence.
    public let about: String
    /// How long it takes unless something else is said, in seconds.
    public let duration: TimeInterval
    /// How long its animation takes whatever duration is said, in seconds, unless its mistakes are
    /// repaired; nil where what is said counts.
    public let fixedDuration: TimeInterval?
    /// What the duration is, in a sentence.
    public let durationAbout: String
    /// What can be set about it besides.
    public let options: [Option]
    /// The pages without which there is nothing to see of it.
    public let needs: Need
    /// Puts the views of a transition in place and says how they move.
    public let choreograph: Choreographer
    /// Makes the app's own animator, which every strategy runs as it is; nil where strategies play
    /// ``choreograph``.
    public let makeAnimator: AnimatorFactory?

    /// Creates a kind.
    public init(
      name: String,
      about: String,
      duration: TimeInterval = 0.3,
      fixedDuration: TimeInterval? = nil,
      durationAbout: String = "How long it takes.",
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

    /// Creates a kind of an app's own animator.
    ///
    ///     let photoZoom = Effect.Kind(name: "photo-zoom", about: "A photo grows from its cell.") {
    ///       PhotoZoomAnimator(duration: $0.duration)
    ///     }
    ///
    /// - Parameters:
    ///   - name: The name by which scenarios ask for it.
    ///   - about: What it looks like, in a sentence.
    ///   - duration: How long the animator takes unless a scenario sets a duration, in seconds.
    ///   - durationAbout: What the duration is, in a sentence.
    ///   - options: What scenarios can set besides; `makeAnimator` reads it from the effect.
    ///   - needs: The pages without which the animator has nothing to show.
    ///   - makeAnimator: Makes the animator of one transition.
    public init(
      name: String,
      about: String,
      duration: TimeInterval = 0.3,
      durationAbout: String = "How long it takes.",
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
      // Whoever asks for a choreography of an own animator gets one in which nothing moves.
      choreograph = { effect, _ in Choreography(duration: effect.duration, moves: []) }
      self.makeAnimator = makeAnimator
    }
  }

  /// The pages that an effect cannot do without.
  ///
  /// Presentations that keep the presenter in place hand out the view of one page only.
  public enum Need: Hashable, Sendable {
    /// Whichever is there.
    case anyPage
    /// The page that goes.
    case leavingPage
    /// The page that goes and the one that comes.
    case bothPages
  }

  /// Something that can be set about a kind of effect.
  public struct Option: Sendable {
    /// The name of the option.
    public let name: String
    /// What it is for, in a sentence.
    public let about: String
    /// What it can be and what it is if nothing is said.
    public let form: Form

    /// What an option can be.
    public enum Form: Hashable, Sendable {
      /// A number in a range.
      case number(in: ClosedRange<Double>, standard: Double)
      /// A whole number in a range.
      case count(in: ClosedRange<Int>, standard: Int)
      /// One of several names.
      case name(of: [String], standard: String)
      /// Yes or no.
      case flag(standard: Bool)
      /// A rectangle in points, or none.
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
  /// The value if nothing is said.
  public var standard: Effect.Setting {
    switch form {
    case .number(_, let standard): .number(standard)
    case .count(_, let standard): .number(Double(standard))
    case .name(_, let standard): .name(standard)
    case .flag(let standard): .flag(standard)
    case .rectangle: .rectangle(nil)
    }
  }

  /// Where pages move; ``Effect/reversed`` turns it round.
  public static let towards = Effect.Option(
    "towards",
    .name(of: Effect.Direction.allCases.map(\.rawValue), standard: Effect.Direction.left.rawValue),
    "Where the pages move; the other way for a tab or child that lies before."
  )

  /// Whether it goes the way back; ``Effect/reversed`` turns it round.
  public static let reverse = Effect.Option(
    "reverse",
    .flag(standard: false),
    "Whether it goes the way back, as for a pop or a dismissal."
  )
}

extension Effect.Kind {
  /// The value of each option if nothing is said.
  var settings: [String: Effect.Setting] {
    Dictionary(uniqueKeysWithValues: options.map { ($0.name, $0.standard) })
  }
}

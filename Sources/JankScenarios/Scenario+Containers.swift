public import HeadlessUIKit
public import JankAnimators

extension Scenario {
  /// A navigation controller.
  public struct Stack: Hashable, Sendable {
    /// The names of the initial pages, lowest first, at least one.
    public var pages: [String]
    /// The effect of a push, or nil for the system transition.
    public var push: Effect?
    /// The effect of a pop, or nil for the system transition.
    public var pop: Effect?
    /// The rule of a drag from anywhere on the screen that pops a page; nil if none can.
    public var dragToPop: DragRule?

    /// Whether the app supplies animators, which disables the system's back swipe.
    var isCustom: Bool { push != nil || pop != nil }

    /// Creates a navigation controller.
    public init(
      pages: [String],
      push: Effect? = nil,
      pop: Effect? = nil,
      dragToPop: DragRule? = nil
    ) {
      self.pages = pages
      self.push = push
      self.pop = pop
      self.dragToPop = dragToPop
    }
  }

  /// A tab bar controller.
  public struct Tabs: Hashable, Sendable {
    /// The names of its pages, one per tab, at least one.
    public var pages: [String]
    /// The effect of a change, reversed for a page before the current one; nil for at once.
    public var change: Effect?
    /// The rule of a drag that changes the page; nil if none can.
    public var dragToChange: DragRule?
    /// Whether there are buttons whose colour changes along with the page.
    public var hasButtons: Bool

    /// Creates a tab bar controller.
    public init(
      pages: [String],
      change: Effect? = nil,
      dragToChange: DragRule? = nil,
      hasButtons: Bool = false
    ) {
      self.pages = pages
      self.change = change
      self.dragToChange = dragToChange
      self.hasButtons = hasButtons
    }
  }

  /// A custom container.
  public struct Container: Hashable, Sendable {
    /// The names of its pages, at least one, of which it shows one.
    public var pages: [String]
    /// The replacement of one page by another.
    public var change: Change
    /// The rule of a drag that changes the page; nil if none can, as when pages dissolve.
    public var dragToChange: DragRule?
    /// Whether there are buttons whose colour changes along with the page.
    public var hasButtons: Bool

    /// The replacement of one page by another.
    public enum Change: Hashable, Sendable {
      /// The system cross-dissolves their views within this duration.
      case dissolve(Interval)
      /// An animator moves them in a context of the container, reversed for a page before the
      /// current one.
      case animated(Effect)
    }

    /// Creates a container.
    public init(
      pages: [String],
      change: Change = .dissolve(.milliseconds(300)),
      dragToChange: DragRule? = nil,
      hasButtons: Bool = false
    ) {
      self.pages = pages
      self.change = change
      self.dragToChange = dragToChange
      self.hasButtons = hasButtons
    }
  }
}

// MARK: Segues

extension Scenario {
  /// A segue from a page, performed by its name.
  public struct Segue: Hashable, Sendable {
    /// The name of the segue, unique among those of its page.
    public var name: String
    /// The destination, and how it is reached.
    public var way: Way
    /// A text that is passed to the destination, which shows it; nil for none.
    public var message: String?
    /// The direction of a swipe on the page that performs it; nil if only the script does.
    public var swipe: Swipe?

    /// The destination of a segue, and how it is reached.
    public enum Way: Hashable, Sendable {
      /// The system shows a screen in the page's container, or presents it.
      case show(String)
      /// The system presents a screen.
      case present(String)
      /// The app moves both views in the window, then presents a screen without animation.
      case byHand(String, Look)
      /// The system unwinds to the nearest page with an action, or the app moves the views by hand
      /// and then dismisses without animation.
      case unwind(String, Look? = nil)
    }

    /// The app's animation of views by hand.
    public enum Look: String, Hashable, Sendable, CaseIterable {
      /// Both pages move by one height of the screen.
      case slide
      /// One page shrinks to a point, the other grows.
      case zoom
    }

    /// The direction of a swipe.
    public enum Swipe: String, Hashable, Sendable, CaseIterable {
      /// Upwards.
      case up
      /// Downwards.
      case down
      /// To the left.
      case left
      /// To the right.
      case right
    }

    /// Creates a segue.
    public init(_ name: String, _ way: Way, message: String? = nil, swipe: Swipe? = nil) {
      self.name = name
      self.way = way
      self.message = message
      self.swipe = swipe
    }
  }
}

// MARK: Mistakes

extension Scenario {
  /// A mistake of apps with transitions, from tutorials and public threads.
  public enum Mistake: String, Hashable, Sendable, CaseIterable {
    /// Animators always call completeTransition(true).
    case alwaysCompletes = "always-completes"
    /// Animators return without animating anything and without calling completeTransition.
    case returnsEarly = "returns-early"
    /// Animators do not add the arriving view to the container.
    case forgetsArrivingView = "forgets-arriving-view"
    /// Animators remove the arriving view at the end.
    case removesArrivingView = "removes-arriving-view"
    /// Animators use the view of a controller where the context provides none.
    case takesPresentersView = "takes-presenters-view"
    /// A drag begins with the decision of the previous one, because a flag is never reset.
    case keepsVerdict = "keeps-verdict"
    /// An interaction controller is returned although no touch drives it.
    case keepsInteraction = "keeps-interaction"
    /// Alongside animations ignore whether the transition was cancelled.
    case ignoresCancel = "ignores-cancel"
    /// A custom container does not notify its children of moves.
    case forgetsMoves = "forgets-moves"
    /// An unwind segue runs its action and neither pops nor dismisses.
    case forgetsToLeave = "forgets-to-leave"
    /// Animators call completeTransition before the leaving page has settled.
    case completesEarly = "completes-early"
    /// A new transitioning delegate is set for the dismissal.
    case swapsDelegate = "swaps-delegate"
    /// A page hides the navigation bar as it appears, and does not show it again.
    case hidesBar = "hides-bar"
    /// A page sets the title above its tabs as it appears, also if the change is cancelled.
    case takesTitle = "takes-title"
    /// A page hides the status bar, and shows it as it leaves, also if it then stays.
    case showsStatusBar = "shows-status-bar"
    /// A drag finishes or cancels its transition before it has begun.
    case decidesEarly = "decides-early"
  }
}

extension Scenario.Mistake {
  /// A description of the mistake, in a sentence.
  public var about: String {
    switch self {
    case .alwaysCompletes: "Animators always call completeTransition(true)."
    case .returnsEarly:
      "Animators return without animating anything and without calling completeTransition."
    case .forgetsArrivingView: "Animators do not add the arriving view to the container."
    case .removesArrivingView: "Animators remove the arriving view at the end."
    case .takesPresentersView:
      "Animators use the view of a controller where the context provides none."
    case .keepsVerdict: "A drag begins with the decision of the previous one."
    case .keepsInteraction:
      "An interaction controller is returned although no touch drives it."
    case .ignoresCancel:
      "Alongside animations ignore whether the transition was cancelled."
    case .forgetsMoves: "A custom container does not notify its children of moves."
    case .forgetsToLeave: "An unwind segue runs its action and neither pops nor dismisses."
    case .completesEarly:
      "Animators call completeTransition before the leaving page has settled."
    case .swapsDelegate: "A new transitioning delegate is set for the dismissal."
    case .hidesBar: "A page hides the navigation bar as it appears, and does not show it again."
    case .takesTitle:
      "A page sets the title above its tabs as it appears, also if the change is cancelled."
    case .showsStatusBar:
      "A page hides the status bar, and shows it as it leaves, also if it then stays."
    case .decidesEarly: "A drag finishes or cancels its transition before it has begun."
    }
  }
}

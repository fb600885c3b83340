public import HeadlessUIKit
public import JankAnimators

extension Scenario {
  /// A navigation controller.
  public struct Stack: Hashable, Sendable {
    /// The names of the pages it begins with, lowest first, at least one.
    public var pages: [String]
    /// How pages are pushed, or nil for the system's way.
    public var push: Effect?
    /// How pages are popped, or nil for the system's way.
    public var pop: Effect?
    /// How a finger pops a page, anywhere on the screen; nil where none can.
    public var dragToPop: DragRule?

    /// Whether the app supplies animators, so that the system's back swipe is off.
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
    /// The names of its pages, one a tab, at least one.
    public var pages: [String]
    /// How one page takes the place of another, the other way round for one that lies before it;
    /// nil for at once.
    public var change: Effect?
    /// How a finger changes the page; nil where none can.
    public var dragToChange: DragRule?
    /// Whether there are buttons whose colour changes along with the pages.
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

  /// A container that the app made by hand.
  public struct Container: Hashable, Sendable {
    /// The names of its pages, of which it shows one, at least one.
    public var pages: [String]
    /// How one page takes the place of another.
    public var change: Change
    /// How a finger changes the page; nil where none can, as where pages dissolve.
    public var dragToChange: DragRule?
    /// Whether there are buttons whose colour changes along with the pages.
    public var hasButtons: Bool

    /// How one page takes the place of another.
    public enum Change: Hashable, Sendable {
      /// The system exchanges their views in a cross-dissolve of a length.
      case dissolve(Interval)
      /// An animator moves them in a context that the container made, the other way round for a
      /// page that lies before.
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
  /// A way that leads from a page, taken by its name.
  public struct Segue: Hashable, Sendable {
    /// The name of the segue, unique among those of its page.
    public var name: String
    /// Where it leads and how.
    public var way: Way
    /// What is handed to the page it leads to, which shows it; nil for nothing.
    public var message: String?
    /// Where a finger on the page swipes to take it; nil where only the script does.
    public var swipe: Swipe?

    /// Where a segue leads and how.
    public enum Way: Hashable, Sendable {
      /// The system shows a screen in the container around the page, or presents it.
      case show(String)
      /// The system presents a screen.
      case present(String)
      /// The app moves both views in the window, then presents a screen without animation.
      case byHand(String, Look)
      /// The system goes back to the nearest page with an action, or the app moves the views by
      /// hand and then dismisses without animation.
      case unwind(String, Look? = nil)
    }

    /// How the app moves views by hand.
    public enum Look: String, Hashable, Sendable, CaseIterable {
      /// Both pages move by one height of the screen.
      case slide
      /// One page shrinks to a point, the other grows.
      case zoom
    }

    /// A direction in which a finger swipes.
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
  /// Something that apps do wrong about transitions, as tutorials and public threads show.
  public enum Mistake: String, Hashable, Sendable, CaseIterable {
    /// Animators call completeTransition(true) whatever happened.
    case alwaysCompletes = "always-completes"
    /// Animators return without moving anything and without calling completeTransition.
    case returnsEarly = "returns-early"
    /// Animators do not put the arriving view into the container.
    case forgetsArrivingView = "forgets-arriving-view"
    /// Animators take the arriving view away again at the end.
    case removesArrivingView = "removes-arriving-view"
    /// Animators take the view of a controller where the context hands out none.
    case takesPresentersView = "takes-presenters-view"
    /// A drag begins with the verdict of the one before, since the flag is never reset.
    case keepsVerdict = "keeps-verdict"
    /// An interaction controller is handed out though no finger drives it.
    case keepsInteraction = "keeps-interaction"
    /// What is done alongside a transition does not look at whether it was cancelled.
    case ignoresCancel = "ignores-cancel"
    /// A container made by hand does not tell its children of their moves.
    case forgetsMoves = "forgets-moves"
    /// A segue back runs its action and neither pops nor dismisses.
    case forgetsToLeave = "forgets-to-leave"
  }
}

extension Scenario.Mistake {
  /// What the app does, in a sentence.
  public var about: String {
    switch self {
    case .alwaysCompletes: "Animators call completeTransition(true) whatever happened."
    case .returnsEarly:
      "Animators return without moving anything and without calling completeTransition."
    case .forgetsArrivingView: "Animators do not put the arriving view into the container."
    case .removesArrivingView: "Animators take the arriving view away again at the end."
    case .takesPresentersView:
      "Animators take the view of a controller where the context hands out none."
    case .keepsVerdict: "A drag begins with the verdict of the one before."
    case .keepsInteraction:
      "An interaction controller is handed out though no finger drives it."
    case .ignoresCancel:
      "What is done alongside a transition does not look at whether it was cancelled."
    case .forgetsMoves: "A container made by hand does not tell its children of their moves."
    case .forgetsToLeave: "A segue back runs its action and neither pops nor dismisses."
    }
  }
}

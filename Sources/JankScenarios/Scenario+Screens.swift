public import HeadlessUIKit
public import JankAnimators

extension Scenario {
  /// A page of the app, or a container of pages, and how it comes and goes.
  public struct Screen: Hashable, Sendable {
    /// The name of the screen.
    public var name: String
    /// What it is.
    public var kind: Kind
    /// How many layers lie on it, if it is a page.
    public var layerCount: Int
    /// How long the app works in `viewDidLoad`, if it is a page.
    public var loadTime: Interval
    /// What counts down on it, if it is a page; nil for nothing.
    public var countdown: Countdown?
    /// How high the content is that scrolls on it, if it is a page, in points; nil where nothing
    /// scrolls.
    public var scrollHeight: Double?
    /// What on a page costs.
    package var costs = LayerCosts()
    /// How it is presented, or nil for the system's way.
    public var presentation: Effect?
    /// How it is dismissed, or nil for the system's way.
    public var dismissal: Effect?
    /// How a finger can drag it away, or nil where it cannot.
    public var dragToDismiss: DragRule?
    /// How a finger can bring it, or nil where it cannot.
    public var dragToPresent: BringRule?
    /// How it stands on the screen while it is presented.
    public var style: UIModalPresentationStyle
    /// Whether the scenario states the style; without that a controller of the app's own keeps its.
    package var statesStyle = true
    /// What the system's way of presenting it looks like.
    public var systemTransition: UIModalTransitionStyle
    /// The name of the rule that decides about the system's drags: of a stack's back swipe and of a
    /// sheet; nil for the system's own, as far as it is known.
    public var policy: String?
    /// How it stands above darkened ground, for the style `custom`; nil where it does not.
    public var dimming: DimmingPresentationController.Look?
    /// The ways that lead from it.
    public var segues: [Segue]
    /// The names of the actions by which segues come back to it.
    public var unwindActions: [String]
    /// What the app does wrong about it.
    public var mistakes: [Mistake]

    /// Creates a screen.
    ///
    /// - Parameters:
    ///   - name: its name.
    ///   - kind: what it is.
    ///   - layerCount: how many layers lie on a page.
    ///   - loadTime: how long the app works in `viewDidLoad` of a page; not negative.
    ///   - countdown: what counts down on a page, or nil for nothing.
    ///   - scrollHeight: how high the content is that scrolls on a page, in points; nil for none.
    ///   - presentation: how it is presented, or nil for the system's way.
    ///   - dismissal: how it is dismissed, or nil for the system's way.
    ///   - dragToDismiss: how a finger can drag it away, or nil where it cannot.
    ///   - dragToPresent: how a finger can bring it, or nil where it cannot.
    ///   - style: how it stands on the screen while it is presented.
    ///   - systemTransition: what the system's way of presenting it looks like.
    ///   - policy: the name of the rule that decides about the system's drags, or nil.
    ///   - dimming: how it stands above darkened ground, for the style `custom`.
    ///   - segues: the ways that lead from a page.
    ///   - unwindActions: the names of the actions by which segues come back to a page.
    ///   - mistakes: what the app does wrong about it.
    public init(
      name: String,
      kind: Kind = .page,
      layerCount: Int = 0,
      loadTime: Interval = .zero,
      countdown: Countdown? = nil,
      scrollHeight: Double? = nil,
      presentation: Effect? = nil,
      dismissal: Effect? = nil,
      dragToDismiss: DragRule? = nil,
      dragToPresent: BringRule? = nil,
      style: UIModalPresentationStyle = .fullScreen,
      systemTransition: UIModalTransitionStyle = .coverVertical,
      policy: String? = nil,
      dimming: DimmingPresentationController.Look? = nil,
      segues: [Segue] = [],
      unwindActions: [String] = [],
      mistakes: [Mistake] = []
    ) {
      self.name = name
      self.kind = kind
      self.layerCount = layerCount
      self.loadTime = loadTime
      self.countdown = countdown
      self.scrollHeight = scrollHeight
      self.presentation = presentation
      self.dismissal = dismissal
      self.dragToDismiss = dragToDismiss
      self.dragToPresent = dragToPresent
      self.style = style
      self.systemTransition = systemTransition
      self.policy = policy
      self.dimming = dimming
      self.segues = segues
      self.unwindActions = unwindActions
      self.mistakes = mistakes
    }
  }

  /// What a screen is.
  public enum Kind: Hashable, Sendable {
    /// A page with layers.
    case page
    /// A navigation controller.
    case stack(Stack)
    /// A tab bar controller.
    case tabs(Tabs)
    /// A container that the app made by hand.
    case container(Container)
    /// A view controller of the app's own.
    case controller(Controller)
  }

  /// The screen with a name.
  func screen(named name: String) -> Screen? {
    screens.first { $0.name == name }
  }
}

extension Scenario.Screen {
  /// The names of the screens inside, in their order.
  public var pages: [String] {
    switch kind {
    case .page, .controller: []
    case .stack(let stack): stack.pages
    case .tabs(let tabs): tabs.pages
    case .container(let container): container.pages
    }
  }

  func makes(_ mistake: Scenario.Mistake) -> Bool { mistakes.contains(mistake) }
}

// MARK: Timers

extension Scenario {
  /// A number of seconds that counts down on a page, as on a widget that shows an app's timer.
  ///
  /// The app saved how many were left and when it was left; the page takes off the whole seconds
  /// since then and, if any are left, lets a timer take off the others.
  public struct Countdown: Hashable, Sendable {
    /// How many seconds were left when the app was left.
    public var saved: Int
    /// How long ago that was.
    public var away: Interval
    /// How long the app works to show another number.
    public var work: Interval

    /// Creates a countdown.
    public init(saved: Int, away: Interval = .zero, work: Interval = .zero) {
      self.saved = saved
      self.away = away
      self.work = work
    }

    /// How many seconds are left when the page is loaded; below zero for one that was over.
    var left: Int { saved - Int(away.nanoseconds / 1_000_000_000) }
  }
}

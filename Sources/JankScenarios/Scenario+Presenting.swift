public import HeadlessUIKit
public import JankAnimators

extension Scenario.Screen {
  /// What is on a page.
  public struct Content: Hashable, Sendable {
    /// How many layers lie on it.
    public var layerCount: Int
    /// How long the app works in `viewDidLoad`.
    public var loadTime: Interval
    /// What counts down on it, or nil for nothing.
    public var countdown: Scenario.Countdown?
    /// How high the content is that scrolls on it, in points, or nil where nothing scrolls.
    public var scrollHeight: Double?
    /// What on it costs.
    package var costs = LayerCosts()
    /// What the app works for it besides.
    package var work = PageWork()

    /// States what is on a page.
    ///
    /// - Parameters:
    ///   - layerCount: how many layers lie on it.
    ///   - loadTime: how long the app works in `viewDidLoad`; not negative.
    ///   - countdown: what counts down on it, or nil for nothing.
    ///   - scrollHeight: how high the content is that scrolls on it, in points; nil for none.
    public init(
      layerCount: Int = 0,
      loadTime: Interval = .zero,
      countdown: Scenario.Countdown? = nil,
      scrollHeight: Double? = nil
    ) {
      self.layerCount = layerCount
      self.loadTime = loadTime
      self.countdown = countdown
      self.scrollHeight = scrollHeight
    }
  }

  /// How a screen comes and goes.
  public struct Presenting: Hashable, Sendable {
    /// How it is presented, or nil for the system's way.
    public var presentation: Effect?
    /// How it is dismissed, or nil for the system's way.
    public var dismissal: Effect?
    /// How a finger can drag it away, or nil where it cannot.
    public var dragToDismiss: Scenario.DragRule?
    /// How a finger can bring it, or nil where it cannot.
    public var dragToPresent: Scenario.BringRule?
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

    /// States how a screen comes and goes.
    ///
    /// - Parameters:
    ///   - presentation: how it is presented, or nil for the system's way.
    ///   - dismissal: how it is dismissed, or nil for the system's way.
    ///   - dragToDismiss: how a finger can drag it away, or nil where it cannot.
    ///   - dragToPresent: how a finger can bring it, or nil where it cannot.
    ///   - style: how it stands on the screen while it is presented.
    ///   - systemTransition: what the system's way of presenting it looks like.
    ///   - policy: the name of the rule that decides about the system's drags, or nil.
    ///   - dimming: how it stands above darkened ground, for the style `custom`.
    public init(
      presentation: Effect? = nil,
      dismissal: Effect? = nil,
      dragToDismiss: Scenario.DragRule? = nil,
      dragToPresent: Scenario.BringRule? = nil,
      style: UIModalPresentationStyle = .fullScreen,
      systemTransition: UIModalTransitionStyle = .coverVertical,
      policy: String? = nil,
      dimming: DimmingPresentationController.Look? = nil
    ) {
      self.presentation = presentation
      self.dismissal = dismissal
      self.dragToDismiss = dragToDismiss
      self.dragToPresent = dragToPresent
      self.style = style
      self.systemTransition = systemTransition
      self.policy = policy
      self.dimming = dimming
    }
  }
}

public import HeadlessUIKit
public import JankAnimators

extension Scenario.Screen {
  /// The contents of a page.
  public struct Content: Hashable, Sendable {
    /// The number of layers.
    public var layerCount: Int
    /// The number of layers in a row, at least 1.
    public var columnCount = 4
    /// The duration of `viewDidLoad`.
    public var loadTime: Interval
    /// A countdown on the page, if there is one.
    public var countdown: Scenario.Countdown?
    /// The height of the scrolling content in points, or nil if nothing scrolls.
    public var scrollHeight: Double?
    /// The costs of its contents.
    package var costs = LayerCosts()
    /// Other work of the app for the page.
    package var work = PageWork()
    /// The views that are described one by one.
    package var views = PageViews()
    /// The Lottie animation that it plays, if any.
    package var lottie: PageLottie?

    /// Creates the contents of a page.
    ///
    /// - Parameters:
    ///   - layerCount: the number of layers.
    ///   - loadTime: the duration of `viewDidLoad`; not negative.
    ///   - countdown: a countdown on the page, or nil.
    ///   - scrollHeight: the height of the scrolling content in points, or nil.
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

  /// The presentation and dismissal of a screen.
  public struct Presenting: Hashable, Sendable {
    /// The effect of the presentation, or nil for the system transition.
    public var presentation: Effect?
    /// The effect of the dismissal, or nil for the system transition.
    public var dismissal: Effect?
    /// The rule of the drag that dismisses it, or nil if none can.
    public var dragToDismiss: Scenario.DragRule?
    /// The rule of the drag that presents it, or nil if none can.
    public var dragToPresent: Scenario.BringRule?
    /// The presentation style.
    public var style: UIModalPresentationStyle
    /// Whether the scenario states the style; otherwise an app's own controller keeps its own.
    package var statesStyle = true
    /// The look of the system's presentation.
    public var systemTransition: UIModalTransitionStyle
    /// The name of the policy that decides about the system's drags: the back swipe of a stack and
    /// the drag of a sheet; nil for the system's, as far as it is known.
    public var policy: String?
    /// Its look over a dimmed background, for the style `custom`; nil without one.
    public var dimming: DimmingPresentationController.Look?

    /// Creates the presentation of a screen.
    ///
    /// - Parameters:
    ///   - presentation: the effect of the presentation, or nil for the system transition.
    ///   - dismissal: the effect of the dismissal, or nil for the system transition.
    ///   - dragToDismiss: the rule of the drag that dismisses it, or nil if none can.
    ///   - dragToPresent: the rule of the drag that presents it, or nil if none can.
    ///   - style: the presentation style.
    ///   - systemTransition: the look of the system's presentation.
    ///   - policy: the name of the policy that decides about the system's drags, or nil.
    ///   - dimming: its look over a dimmed background, for the style `custom`.
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

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
    /// What on a page costs.
    package var costs = LayerCosts()
    /// How it is presented, or nil for the system's way.
    public var presentation: Effect?
    /// How it is dismissed, or nil for the system's way.
    public var dismissal: Effect?
    /// How a finger can drag it away, or nil where it cannot.
    public var dragToDismiss: DragRule?
    /// How it stands on the screen while it is presented.
    public var style: UIModalPresentationStyle
    /// What the system's way of presenting it looks like.
    public var systemTransition: UIModalTransitionStyle
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
    ///   - presentation: how it is presented, or nil for the system's way.
    ///   - dismissal: how it is dismissed, or nil for the system's way.
    ///   - dragToDismiss: how a finger can drag it away, or nil where it cannot.
    ///   - style: how it stands on the screen while it is presented.
    ///   - systemTransition: what the system's way of presenting it looks like.
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
      presentation: Effect? = nil,
      dismissal: Effect? = nil,
      dragToDismiss: DragRule? = nil,
      style: UIModalPresentationStyle = .fullScreen,
      systemTransition: UIModalTransitionStyle = .coverVertical,
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
      self.presentation = presentation
      self.dismissal = dismissal
      self.dragToDismiss = dragToDismiss
      self.style = style
      self.systemTransition = systemTransition
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
    case .page: []
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

// MARK: Fingers

extension Scenario {
  /// How a finger that drags drives a transition.
  public struct DragRule: Hashable, Sendable {
    /// The drag that stands for the whole transition, in points; nil for the extent of the screen
    /// that way.
    public var travel: Double?
    /// The progress above which letting go completes, 0 to 1; with a policy, for a finger at rest.
    public var commitFraction: Double
    /// The name of the rule that decides when the finger lifts, or nil for the fraction alone.
    public var policy: String?
    /// How fast the rest plays.
    public var remainder: DragInteraction.Remainder

    /// Creates a rule.
    public init(
      travel: Double? = nil,
      commitFraction: Double = 0.5,
      policy: String? = nil,
      remainder: DragInteraction.Remainder = .steady
    ) {
      self.travel = travel
      self.commitFraction = commitFraction
      self.policy = policy
      self.remainder = remainder
    }
  }
}

/// Something that a finger can drive on a screen.
package struct DrivenWay {
  /// Which way the finger goes.
  let way: DragTracker.Way
  /// The progress at which it decides when it rests.
  let commitFraction: Double
  /// How far it goes before it drives anything, in points.
  let slop: Double
  /// The way that stands for the whole transition, in points, or nil for the screen's extent less
  /// a margin.
  let travel: Double?
  /// What of the screen's extent does not count, in points.
  var margin = 0.0

  /// The way that stands for the whole transition on a device, in points.
  package func travel(on device: DeviceProfile) -> Double {
    travel ?? (way == .down ? device.screenSize.y : device.screenSize.x) - margin
  }
}

extension Scenario.Screen {
  /// What a finger can drive on the screen.
  var drags: [DrivenWay] {
    var drags: [DrivenWay] = []
    if let dragToDismiss {
      drags.append(DrivenWay(.down, dragToDismiss))
    } else if style.isSheet {
      drags.append(.sheet)
    }
    switch kind {
    case .page: break
    case .stack(let stack):
      if let rule = stack.dragToPop {
        drags.append(DrivenWay(.right, rule))
      } else if !stack.isCustom {
        drags.append(.backSwipe)
      }
    case .tabs(let tabs): drags += tabs.dragToChange.map { [DrivenWay(.sideways, $0)] } ?? []
    case .container(let container):
      drags += container.dragToChange.map { [DrivenWay(.sideways, $0)] } ?? []
    }
    return drags
  }
}

extension DrivenWay {
  fileprivate init(_ way: DragTracker.Way, _ rule: Scenario.DragRule) {
    self.init(
      way: way,
      commitFraction: rule.commitFraction,
      slop: UIPanGestureRecognizer.slop,
      travel: rule.travel
    )
  }

  /// The system's way back, which begins at the left edge.
  fileprivate static let backSwipe = DrivenWay(
    way: .right,
    commitFraction: 0.5,
    slop: UIScreenEdgePanGestureRecognizer.decisionDistance,
    travel: nil
  )

  /// The system's way to send a sheet away, whose height counts.
  fileprivate static let sheet = DrivenWay(
    way: .down,
    commitFraction: 0.5,
    slop: UIPanGestureRecognizer.slop,
    travel: nil,
    margin: ChosenSemantics.sheetTop
  )
}

extension UIModalPresentationStyle {
  /// Whether a phone shows a sheet, which a finger can drag.
  fileprivate var isSheet: Bool {
    self == .pageSheet || self == .formSheet || self == .automatic
  }
}

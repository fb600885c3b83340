public import HeadlessUIKit
public import JankAnimators

/// What a scenario file says: an app, what a user does to it, and what goes wrong.
///
/// A scenario is played once for each of its devices and strategies; every such run has a name of
/// its own in the results.
public struct Scenario: Hashable, Sendable {
  /// The name of the scenario, unique among those run together.
  public var name: String
  /// What the scenario shows, in a sentence.
  public var about: String
  /// The devices it is played on.
  public var devices: [DeviceProfile]
  /// The pages of the app, in the order of the file.
  public var screens: [Screen]
  /// The name of the page that fills the window at the start.
  public var root: String
  /// What happens, in the order of the file.
  public var script: [Step]
  /// Decides every drawn cost.
  public var seed: UInt64
  /// The names of the strategies it is played under.
  public var strategies: [String]

  /// A page of the app and how it comes and goes.
  public struct Screen: Hashable, Sendable {
    /// The name of the page.
    public var name: String
    /// How many layers lie on the page.
    public var layerCount: Int
    /// How long the app works in `viewDidLoad`.
    public var loadTime: Interval
    /// How the page is presented, or nil for the system's way.
    public var presentation: Effect?
    /// How the page is dismissed, or nil for the system's way.
    public var dismissal: Effect?
    /// How a finger can drag the page away, or nil where it cannot.
    public var dragToDismiss: DragToDismiss?
  }

  /// How a finger can drag a page away.
  public struct DragToDismiss: Hashable, Sendable {
    /// The drag that stands for the whole transition, in points.
    public var travel: Double
    /// The progress above which letting go dismisses, 0 to 1.
    public var commitFraction: Double
  }

  /// Something that happens at a time.
  public struct Step: Hashable, Sendable {
    /// How long after the start of the run.
    public var time: Interval
    /// What happens.
    public var action: Action
  }

  /// What can happen.
  public enum Action: Hashable, Sendable {
    /// The user asks for a page.
    case present(screen: String)
    /// The user sends a page away.
    case dismiss(screen: String)
    /// A finger comes down and moves.
    case drag(Drag)
    /// Something keeps the main thread busy.
    case stall(name: String, length: Interval)
  }
}

extension Scenario {
  /// Whether a finger has to be able to drive a transition for the script to make sense.
  private var needsInteraction: Bool {
    script.contains { if case .drag = $0.action { true } else { false } }
  }

  /// Whether a strategy can play the script.
  public func canBePlayed(under strategy: Strategy) -> Bool {
    strategy.isInteractive || !needsInteraction
  }

  /// The page with a name.
  func screen(named name: String) -> Screen? {
    screens.first { $0.name == name }
  }
}

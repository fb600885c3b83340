package import HeadlessUIKit
public import JankAnimators

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

extension Scenario {
  /// How a finger brings a screen that is presented.
  public struct BringRule: Hashable, Sendable {
    /// How the finger drives the presentation.
    public var drag: DragRule
    /// Which way the finger goes.
    public var way: DragWay
    /// Whether it has to come from the edge of the screen that it leaves behind.
    public var startsAtEdge: Bool
    /// The name of the screen on whose view the finger goes, which presents; nil for the root.
    public var over: String?

    /// Creates a rule.
    public init(
      _ drag: DragRule = DragRule(),
      way: DragWay = .up,
      startsAtEdge: Bool = false,
      over: String? = nil
    ) {
      self.drag = drag
      self.way = way
      self.startsAtEdge = startsAtEdge
      self.over = over
    }
  }
}

/// Something that a finger can drive on a screen.
package struct DrivenWay {
  /// Which way the finger goes.
  let way: DragWay
  /// The progress at which it decides when it rests.
  let commitFraction: Double
  /// How far it goes before it drives anything, in points.
  let slop: Double
  /// The way that stands for the whole transition, in points, or nil for the screen's extent less
  /// a margin.
  let travel: Double?
  /// What of the screen's extent does not count, in points.
  var margin = 0.0
  /// Which fingers drag.
  var start = DragStart.anyWay

  /// The way that stands for the whole transition on a device, in points.
  package func travel(on device: DeviceProfile) -> Double {
    travel ?? (way.isVertical ? device.screenSize.y : device.screenSize.x) - margin
  }

  /// Whether a finger that sets out to a side can drive it.
  func follows(_ side: Effect.Direction) -> Bool {
    let isHorizontal = side == .left || side == .right
    return start == .anyWay || way.rawValue == side.rawValue || (way == .sideways && isHorizontal)
  }
}

extension Scenario.Screen {
  /// Whether a finger drags something of the system's on the screen.
  var hasSystemDrag: Bool {
    if case .stack(let stack) = kind, !stack.isCustom { return true }
    return presenting.dragToDismiss == nil && isSheet
  }

  /// Whether a phone shows it as a sheet while it is presented, which a finger can drag.
  var isSheet: Bool {
    switch presenting.style {
    case .pageSheet, .formSheet, .automatic, .popover: true
    default: false
    }
  }

  /// What a finger can drive on the screen.
  var drags: [DrivenWay] {
    var drags: [DrivenWay] = []
    if let dragToDismiss = presenting.dragToDismiss {
      drags.append(DrivenWay(.down, dragToDismiss))
    } else if isSheet {
      drags.append(.sheet)
    }
    if let rule = presenting.dragToPresent {
      drags.append(DrivenWay(rule.way, rule.drag, rule.startsAtEdge ? .edge : .ownWay))
    }
    switch kind {
    case .page, .controller: break
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
  fileprivate init(_ way: DragWay, _ rule: Scenario.DragRule, _ start: DragStart = .anyWay) {
    self.init(
      way: way,
      commitFraction: rule.commitFraction,
      slop: UIPanGestureRecognizer.slop,
      travel: rule.travel,
      start: start
    )
  }

  /// The system's way back, which begins at the left edge.
  fileprivate static let backSwipe = DrivenWay(
    way: .right,
    commitFraction: 0.5,
    slop: UIScreenEdgePanGestureRecognizer.decisionDistance,
    travel: nil,
    start: .edge
  )

  /// The system's way to send a sheet away, whose height counts.
  fileprivate static let sheet = DrivenWay(
    way: .down,
    commitFraction: 0.5,
    slop: UIPanGestureRecognizer.slop,
    travel: nil,
    margin: ChosenSemantics.sheetTop,
    start: .ownWay
  )
}

package import HeadlessUIKit
public import JankAnimators

extension Scenario {
  /// The rule by which a drag drives a transition.
  public struct DragRule: Hashable, Sendable {
    /// The length of a drag over the whole transition, in points; nil for the screen's extent in
    /// its direction.
    public var travel: Double?
    /// The progress above which a release completes, 0 to 1; with a policy, for a touch at rest.
    public var commitFraction: Double
    /// The name of the policy that decides at the release, or nil for the fraction alone.
    public var policy: String?
    /// The speed at which the rest plays.
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
  /// The rule by which a drag presents a screen.
  public struct BringRule: Hashable, Sendable {
    /// The rule by which the drag drives the presentation.
    public var drag: DragRule
    /// The direction of the drag.
    public var way: DragDirection
    /// Whether it must start at the edge of the screen from which it moves away.
    public var startsAtEdge: Bool
    /// The name of the screen whose view is dragged and which presents; nil for the root.
    public var over: String?

    /// Creates a rule.
    public init(
      _ drag: DragRule = DragRule(),
      way: DragDirection = .up,
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

/// A drag that a screen supports.
package struct DrivenWay {
  /// The direction of the drag.
  let way: DragDirection
  /// The progress above which the release of a resting touch completes.
  let commitFraction: Double
  /// The distance of the touch before it drives anything, in points.
  let slop: Double
  /// The length of a drag over the whole transition, in points, or nil for the screen's extent
  /// minus a margin.
  let travel: Double?
  /// The part of the screen's extent that does not count, in points.
  var margin = 0.0
  /// The required start of the drag.
  var start = DragStart.anyWay

  /// Returns the length of a drag over the whole transition on a device, in points.
  package func travel(on device: DeviceProfile) -> Double {
    travel ?? (way.isVertical ? device.screenSize.y : device.screenSize.x) - margin
  }

  /// Returns whether a touch that sets out in a direction can drive it.
  func follows(_ side: Effect.Direction) -> Bool {
    let isHorizontal = side == .left || side == .right
    return start == .anyWay || way.rawValue == side.rawValue || (way == .sideways && isHorizontal)
  }
}

extension Scenario.Screen {
  /// Whether the screen has a system drag.
  var hasSystemDrag: Bool {
    if case .stack(let stack) = kind, !stack.isCustom { return true }
    return presenting.dragToDismiss == nil && isSheet
  }

  /// Whether a phone presents it as a sheet, which can be dragged.
  var isSheet: Bool {
    switch presenting.style {
    case .pageSheet, .formSheet, .automatic, .popover: true
    default: false
    }
  }

  /// The drags that the screen supports.
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
  fileprivate init(_ way: DragDirection, _ rule: Scenario.DragRule, _ start: DragStart = .anyWay) {
    self.init(
      way: way,
      commitFraction: rule.commitFraction,
      slop: UIPanGestureRecognizer.slop,
      travel: rule.travel,
      start: start
    )
  }

  /// The system's back swipe, which begins at the left edge.
  fileprivate static let backSwipe = DrivenWay(
    way: .right,
    commitFraction: 0.5,
    slop: UIScreenEdgePanGestureRecognizer.decisionDistance,
    travel: nil,
    start: .edge
  )

  /// The system's drag that dismisses a sheet, whose height counts.
  fileprivate static let sheet = DrivenWay(
    way: .down,
    commitFraction: 0.5,
    slop: UIPanGestureRecognizer.slop,
    travel: nil,
    margin: ChosenSemantics.sheetTop,
    start: .ownWay
  )
}

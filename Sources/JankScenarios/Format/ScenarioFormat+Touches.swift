internal import HeadlessUIKit
internal import JankAnimators
internal import JankText

extension ScenarioFormat {
  /// The rule of a drag that drives anything but a dismissal.
  var drag: JSONShape<Scenario.DragRule> {
    .object(
      "a rule for a drag",
      Self.travel,
      Self.commit,
      policy,
      Self.remainder(or: .steady)
    ) {
      travel,
      commit,
      policy,
      remainder in
      Scenario.DragRule(
        travel: travel,
        commitFraction: commit,
        policy: policy,
        remainder: remainder
      )
    } parts: { rule in
      (rule.travel, rule.commitFraction, rule.policy, rule.remainder)
    }
  }

  /// The rule of a drag that dismisses a page.
  var dragToDismiss: JSONShape<Scenario.DragRule> {
    .object(
      "a rule for a drag that dismisses",
      JSONKey.optional(
        "travel",
        .number(in: 1...100_000, unit: "points"),
        or: .integer(400),
        "The length of a drag over the whole transition, in points."
      ),
      Self.commit,
      policy,
      Self.remainder(or: .slowing)
    ) { travel, commit, policy, remainder in
      Scenario.DragRule(
        travel: travel,
        commitFraction: commit,
        policy: policy,
        remainder: remainder
      )
    } parts: { rule in
      rule.travel.map { ($0, rule.commitFraction, rule.policy, rule.remainder) }
    }
  }

  /// The rule of a drag that presents a page.
  var dragToPresent: JSONShape<Scenario.BringRule> {
    .object(
      "a rule for a drag that presents",
      JSONKey.optional(
        "way",
        JSONShape.name(of: "a direction", among: BringWay.allCases).map(\.way) { way in
          BringWay.allCases.first { $0.way == way }
        },
        or: .text(BringWay.up.rawValue),
        "The direction of the drag."
      ),
      JSONKey.optional(
        "fromEdge",
        .boolean,
        or: .boolean(false),
        "Whether the drag must start at the edge of the screen from which it moves away."
      ),
      JSONKey.optional(
        "over",
        .reference(to: "screen"),
        "The screen that is dragged and that presents; by default the root."
      ),
      Self.travel,
      Self.commit,
      policy,
      Self.remainder(or: .steady)
    ) { way, isFromEdge, over, travel, commit, policy, remainder in
      Scenario.BringRule(
        Scenario.DragRule(
          travel: travel,
          commitFraction: commit,
          policy: policy,
          remainder: remainder
        ),
        way: way,
        startsAtEdge: isFromEdge,
        over: over
      )
    } parts: { rule in
      let drag = rule.drag
      return (
        rule.way, rule.startsAtEdge, rule.over, drag.travel, drag.commitFraction, drag.policy,
        drag.remainder
      )
    }
  }

  private static let travel: JSONKey<Double?> =
    .optional(
      "travel",
      .number(in: 1...100_000, unit: "points"),
      "The length of a drag over the whole transition, in points; by default the screen's extent."
    )

  private static let commit: JSONKey<Double> =
    .optional(
      "commit",
      .number(in: 0...1),
      or: .real(0.5),
      "The progress above which a release completes the transition."
    )

  private var policy: JSONKey<String?> {
    .optional(
      "policy",
      .named("a policy", catalog.policies.map(\.name), by: \.self),
      "The policy that decides at the release, instead of commit; outcomes still aim at commit."
    )
  }

  private static func remainder(
    or standard: RemainderName
  ) -> JSONKey<DragInteraction.Remainder> {
    let names = JSONShape.name(of: "a way to play the rest", among: RemainderName.allCases)
    return .optional(
      "remainder",
      names.map(\.remainder) { remainder in
        RemainderName.allCases.first { $0.remainder == remainder }
      },
      or: .text(standard.rawValue),
      """
      How fast the rest plays after the release: "steady" at the speed of the animator, or \
      "slowing" at 1 minus the progress, which takes longer; a release at 0.75 then plays the rest \
      at a quarter of the speed.
      """
    )
  }
}

// MARK: Names

/// The names in files of how the rest of a transition plays.
private enum RemainderName: String, CaseIterable {
  case steady
  case slowing

  var remainder: DragInteraction.Remainder { self == .steady ? .steady : .slowing }
}

/// The directions of drags that present, as named in files.
private enum BringWay: String, CaseIterable {
  case up
  case down
  case left
  case right

  var way: DragDirection {
    switch self {
    case .up: .up
    case .down: .down
    case .left: .left
    case .right: .right
    }
  }
}

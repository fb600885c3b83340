internal import HeadlessUIKit
internal import JankAnimators
internal import JankText

extension ScenarioFormat {
  /// How a finger drives what is not a dismissal.
  var drag: JSONShape<Scenario.DragRule> {
    .object(
      "how a finger drives a change",
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
        remainder: remainder.remainder
      )
    }
  }

  /// How a finger drags a page away.
  var dragToDismiss: JSONShape<Scenario.DragRule> {
    .object(
      "how a page is dragged away",
      JSONKey.optional(
        "travel",
        .number(in: 1...100_000, unit: "points"),
        or: .integer(400),
        "The drag that stands for the whole transition, in points."
      ),
      Self.commit,
      policy,
      Self.remainder(or: .slowing)
    ) { travel, commit, policy, remainder in
      Scenario.DragRule(
        travel: travel,
        commitFraction: commit,
        policy: policy,
        remainder: remainder.remainder
      )
    }
  }

  /// How a finger brings a page.
  var dragToPresent: JSONShape<Scenario.BringRule> {
    .object(
      "how a page is brought",
      JSONKey.optional(
        "way",
        .name(of: "a way", among: BringWay.allCases),
        or: .text(BringWay.up.rawValue),
        "Which way the finger goes."
      ),
      JSONKey.optional(
        "fromEdge",
        .boolean,
        or: .boolean(false),
        "Whether the finger has to come from the edge of the screen that it leaves behind."
      ),
      JSONKey.optional(
        "over",
        .reference(to: "screen"),
        "The screen on which the finger goes, and which presents; the root if left out."
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
          remainder: remainder.remainder
        ),
        way: way.way,
        startsAtEdge: isFromEdge,
        over: over
      )
    }
  }

  private static let travel: JSONKey<Double?> =
    .optional(
      "travel",
      .number(in: 1...100_000, unit: "points"),
      "The drag that stands for the whole transition, in points; the screen's extent if left out."
    )

  private static let commit: JSONKey<Double> =
    .optional(
      "commit",
      .number(in: 0...1),
      or: .real(0.5),
      "The progress above which letting go completes the transition."
    )

  private var policy: JSONKey<String?> {
    .optional(
      "policy",
      JSONShape.named("a policy", catalog.policies, by: \.name).map(\.name),
      "The rule that decides when the finger lifts, in place of commit; outcomes still aim at that."
    )
  }

  private static func remainder(or standard: RemainderName) -> JSONKey<RemainderName> {
    .optional(
      "remainder",
      .name(of: "a way to play the rest", among: RemainderName.allCases),
      or: .text(standard.rawValue),
      "How fast the rest plays: steady, or slowing, at speed 1 less the progress."
    )
  }
}

// MARK: Names

/// The ways to play the rest, as files name them.
private enum RemainderName: String, CaseIterable {
  case steady
  case slowing

  var remainder: DragInteraction.Remainder { self == .steady ? .steady : .slowing }
}

/// The ways to bring a page, as files name them.
private enum BringWay: String, CaseIterable {
  case up
  case down
  case left
  case right

  var way: DragWay {
    switch self {
    case .up: .up
    case .down: .down
    case .left: .left
    case .right: .right
    }
  }
}

internal import JankMotion

extension ListCommand {
  /// `janklab list policies`: lists the policies that decide about a released gesture.
  static let policies = names(
    "policies",
    "List the release policies, which decide whether a gesture completes a transition",
    example: "janklab list policies"
  ) { catalog in
    Listing(
      columns: ["name", "slopPoints", "velocity", "mark", "source", "about"],
      rows: catalog.policies.map { policy in
        [
          .text(policy.name), .number(policy.slop), .text(policy.velocityRule.rawValue),
          .text(policy.mark.rawValue), .text(policy.source), .text(policy.about),
        ]
      }
    )
  }
}

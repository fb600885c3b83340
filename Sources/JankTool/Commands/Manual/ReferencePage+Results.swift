internal import JankEngine
internal import JankMetrics
internal import JankReports
internal import JankTrace

extension ReferencePage {
  /// The metrics and their definitions.
  static let metrics = ReferencePage("metrics", "Metrics", "Metrics") { _ in
    let owners = Metric.Owner.allCases.filter { owner in
      MetricRegistry.all.contains { $0.owner == owner }
    }
    let head = """
      Every metric carries the name of its owner, because "jank" has many definitions. `--metrics`
      takes names, owners such as `apple`, families such as `android.gfxinfo`, `usual` and `all`.
      The usual metrics are those that a baseline holds: \(code(MetricRegistry.usual.map(\.id))).

      *Inferred* definitions follow from what the owner publishes or from measurement; all others
      were read in the owner's documentation or source. `janklab list metrics --format json` adds
      the source of each.

      """
    return head + owners.map(section).joined()
  }

  private static func section(of owner: Metric.Owner) -> String {
    let metrics = MetricRegistry.all.filter { $0.owner == owner }
    let name = owner == .common ? "Without an owner" : owner.rawValue
    return "\n## \(name)\n\n"
      + table(
        ["metric", "unit", "better", "definition"],
        metrics.map { ["`\($0.id)`", $0.unit.label, $0.polarity.rawValue, definition(of: $0)] }
      )
  }

  private static func definition(of metric: Metric) -> String {
    var parts = [metric.definition]
    if metric.mark == .inferred { parts.append("*Inferred.*") }
    let limits = metric.thresholds.map { "\($0.meaning) \(number($0.limit))" }
    if !limits.isEmpty { parts.append("Limits: \(limits.joined(separator: ", ")).") }
    let parameters = metric.parameters.map {
      "\(number($0.value)) \($0.unit.rawValue) \($0.meaning)"
    }
    if !parameters.isEmpty { parts.append("Parameters: \(parameters.joined(separator: "; ")).") }
    return parts.joined(separator: " ")
  }

  /// The requirements on every run.
  static let findings = ReferencePage("findings", "Findings", "Findings") { _ in
    """
    Every run checks these rules. A violation is a finding. An *error* is seen by a user or raises
    an exception, and fails the run. UIKit copes with a *warning*, or drops the request.
    What raises an exception is an error, also where the table has a warning.
    A presenter that stays in place may be scaled or dimmed: that breaks F10 only if the dismissal
    does not restore it.
    [Find transition bugs](FindTransitionBugs.md) shows a finding and how to expect one.


    """
      + table(
        ["rule", "violation", "what must hold", "what UIKit does otherwise"],
        FindingRule.allCases.map {
          [
            $0.rawValue, $0.severity.rawValue, $0.requirement,
            $0.consequence.replacing("\n", with: " "),
          ]
        }
      )
  }

  /// The device profiles and their numbers.
  static let profiles = ReferencePage("profiles", "Profiles", "Device profiles") { _ in
    let (slow, fast) = (DeviceProfile.phone60, DeviceProfile.phone120)
    let devices = table(
      ["profile", "display rates", "screen", "about"],
      DeviceProfile.all.map { profile in
        let rates = profile.displayRates.map(String.init).joined(separator: ", ")
        let size = "\(number(profile.screenSize.x)) × \(number(profile.screenSize.y))"
        return ["`\(profile.name)`", "\(rates) Hz", size, profile.about]
      }
    )
    let profileValues = table(
      ["value", "`phone-60`", "`phone-120`", "unit", "mark", "range of `phone-60`", "source"],
      slow.profileValues.map { profileValue in
        let origin = slow.origin(of: profileValue)
        return [
          "`\(profileValue.rawValue)`",
          ProfileText.number(of: profileValue, slow[profileValue] ?? 0),
          ProfileText.number(of: profileValue, fast[profileValue] ?? 0),
          ProfileText.unit(of: profileValue),
          origin.mark.rawValue, ProfileText.range(of: profileValue, slow), origin.source,
        ]
      }
    )
    let choices = table(
      ["choice", "`phone-60`", "mark", "source"],
      ProfileChoice.allCases.map { choice in
        let origin = slow.origin(of: choice)
        return [
          "`\(choice.rawValue)`", slow.words(for: choice), origin.mark.rawValue, origin.source,
        ]
      }
    )
    return """
      A profile is a virtual device. [Describe devices](DescribeDevices.md) shows how to make your
      own. `janklab profile show NAME` prints one profile.

      \(devices)
      ## Numbers and choices

      *Measured* numbers come from a recording or from the maker. *Assumed* ones have no public
      source. The other profiles differ from these two as their descriptions state.

      \(ProfileText.rangeNote) `janklab run --cost-uncertainty` plays scenarios over these ranges.

      \(profileValues)
      \(choices)
      """
  }
}

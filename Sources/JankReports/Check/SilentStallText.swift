internal import JankGate
internal import JankMetrics
internal import JankText
internal import JankTrace

/// Stalls that made no frame late, in words.
///
/// Without the note, nothing in a result shows that the stall happened.
enum SilentStallText {
  /// The most lines before the other stalls are only counted.
  private static let lineLimit = 5

  /// The stalls of some results: a line for each stall of a scenario, with the number of cases, of
  /// all outcomes together.
  ///
  /// - Parameters:
  ///   - results: The cases, in their order.
  ///   - listsAll: Whether every line is listed.
  /// - Returns: The lines.
  static func lines(_ results: [RunResult], listsAll: Bool) -> [String] {
    let groups = groups(results)
    let shown = listsAll ? groups[...] : groups.prefix(lineLimit)
    let more = groups.count - shown.count
    let stalls = more == 1 ? "stall" : "stalls"
    return shown.map(line)
      + (more > 0 ? ["\(more) more \(stalls) made no frame late, which --all shows"] : [])
  }

  /// A stall of a scenario in the cases in which it made no frame late.
  private struct Group {
    let stall: SilentStall
    var cases: [CaseName]
    var longestWait: Interval
    /// The number of cases for each reason.
    var reasons: [SilentStall.Reason: Int]
  }

  /// What the cases of a group have in common.
  private struct Key: Hashable {
    let scenario: String
    let stall: String
    let process: String?
    let duration: Interval
  }

  private static func groups(_ results: [RunResult]) -> [Group] {
    var groups: [Group] = []
    var places: [Key: Int] = [:]
    for result in results {
      let name = result.caseName
      for stall in result.headline.silentStalls {
        let key = Key(
          scenario: name.scenarioWithoutOutcome,
          stall: stall.name,
          process: stall.process,
          duration: stall.duration
        )
        if let place = places[key] {
          groups[place].cases.append(name)
          groups[place].reasons[stall.reason, default: 0] += 1
          groups[place].longestWait = max(groups[place].longestWait, stall.longestWait)
        } else {
          places[key] = groups.count
          groups.append(
            Group(
              stall: stall,
              cases: [name],
              longestWait: stall.longestWait,
              reasons: [stall.reason: 1]
            )
          )
        }
      }
    }
    return groups
  }

  private static func line(_ group: Group) -> String {
    ReportText.name(group.cases) + ": "
      + clause(group.stall, longestWait: group.longestWait, reasons: group.reasons)
  }

  /// A stall of one case as a clause.
  static func clause(_ stall: SilentStall) -> String {
    clause(stall, longestWait: stall.longestWait, reasons: [stall.reason: 1])
  }

  private static func clause(
    _ stall: SilentStall,
    longestWait: Interval,
    reasons: [SilentStall.Reason: Int]
  ) -> String {
    let length = CauseText.milliseconds(stall.duration)
    let wait = CauseText.milliseconds(longestWait)
    let callbacks =
      longestWait > .zero ? "callbacks waited up to \(wait)" : "no callback waited for it"
    return "stall \(quoted(stall.name)) blocked \(CauseText.mainThread(of: stall.process)) for "
      + "\(length) but made no frame late, because \(words(reasons)); \(callbacks)"
  }

  /// The reasons, each with its number of cases if there are several.
  private static func words(_ reasons: [SilentStall.Reason: Int]) -> String {
    let parts = SilentStall.Reason.allCases.compactMap { reason in
      reasons[reason].map { count in
        let cases = count == 1 ? "1 case" : "\(count) cases"
        return reason.words + (reasons.count > 1 ? " (\(cases))" : "")
      }
    }
    return parts.joined(separator: " or ")
  }
}

extension SilentStall.Reason {
  /// The reason as a clause.
  fileprivate var words: String {
    switch self {
    case .renderServer: "the render server played the animation"
    case .shortness: "the next frame met its deadline all the same"
    case .noFrame: "no frame waited for the main thread"
    }
  }
}

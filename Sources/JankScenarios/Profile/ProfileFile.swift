public import JankEngine

/// Reads and names device profiles that are files.
///
/// A profile is strict JSON: the profile of ours that it differs from, and each number that differs
/// with where it comes from. Lengths of time carry their unit.
///
///     {
///       "format": "device-profile/1", "name": "slow-phone", "basis": "phone-60",
///       "figures": {
///         "execute": { "value": "3 ms", "mark": "assumed", "source": "half as fast" }
///       }
///     }
public enum ProfileFile {
  /// The name of the format, stated in every file.
  public static let format = "device-profile/1"
  /// How the names of such files end.
  public static let ending = ".profile.json"

  /// Reads a profile.
  ///
  /// - Parameters:
  ///   - bytes: the file.
  ///   - path: what the file is called in findings.
  /// - Returns: The profile.
  /// - Throws: Everything that is wrong with the file.
  public static func read(_ bytes: [UInt8], path: String) throws(ScenarioError) -> DeviceProfile {
    let value = try ScenarioError.parse(bytes, path: path)
    let log = DiagnosticLog(path: path)
    let profile = shape.read(value, log)
    guard let profile, log.isEmpty else { throw ScenarioError(diagnostics: log.findings()) }
    return profile
  }
}

// MARK: The shape of a file

extension ProfileFile {
  /// A number, or the costs of a recording, and where they come from.
  private struct Entry {
    let figure: ProfileFigure
    let value: Double
    let origin: ProfileFigure.Origin
    let position: SourcePosition

    var isTouchRate: Bool { figure == .touchRate }
    var isOfTouchPanel: Bool {
      [.touchRate, .touchJitter, .touchLatency].contains(figure)
    }
  }

  private static let shape: JSONShape<DeviceProfile> =
    JSONShape.object(
      "a device profile",
      JSONKey.required("format", .named("a format", [format]) { $0 }, "The name of the format."),
      JSONKey.required("name", .text(length: 1...100), "What the profile is called."),
      JSONKey.required(
        "basis",
        .named("a device profile", DeviceProfile.all, by: \.name),
        "The profile that it differs from."
      ),
      JSONKey.optional("figures", figures, "The numbers that differ."),
      JSONKey.optional("frameCosts", recording, "What frames of the app cost, to be replayed.")
    ) { _, name, basis, figures, recording in
      var profile = basis
      profile.name = name
      if let recording {
        profile.costs.frame = .recorded(recording.costs)
        profile.origins[.frameMedian] = recording.origin
      }
      return (profile: profile, figures: figures ?? [])
    }
    .resolved { read, _, log in adding(read.figures, to: read.profile, log) }

  /// The profile with its numbers, or nil where some do not go together.
  private static func adding(
    _ entries: [Entry],
    to basis: DeviceProfile,
    _ log: DiagnosticLog
  ) -> DeviceProfile? {
    var profile = basis
    // The rate of the panel comes first, because it limits the deviations.
    for entry in entries.filter(\.isTouchRate) + entries.filter({ !$0.isTouchRate }) {
      if entry.isOfTouchPanel, !entry.isTouchRate, profile.touchSampling == nil {
        log.report(
          "it is not known how often the touch panel scans",
          at: entry.position,
          hint: "add \"touchRate\"",
          about: .meaning
        )
        return nil
      }
      profile[entry.figure] = entry.value
      guard profile[entry.figure] == entry.value else {
        log.report(
          "\(quoted(entry.figure.rawValue)) does not go together with the rest of the touch panel",
          at: entry.position,
          hint: "a scan is at most 0.499 of the time between two early or late",
          about: .meaning
        )
        return nil
      }
      profile.origins[entry.figure] = entry.origin
    }
    return profile
  }

  private static let figures: JSONShape<[Entry]> = {
    let entries = JSONShape.entries(of: entry, count: 0...ProfileFigure.allCases.count)
    return entries.resolved { entries, _, log in
      entries.compactMap { entry in read(entry, log) }
    }
  }()

  private static let entry: JSONShape<(value: JSONValue, origin: ProfileFigure.Origin)> =
    .object(
      "a number with its origin",
      JSONKey.required("value", .any, "The number, with its unit where it is a length of time."),
      mark,
      source
    ) { value, mark, source in (value, ProfileFigure.Origin(mark, source)) }

  private static let mark: JSONKey<ProfileFigure.Origin.Mark> =
    .required(
      "mark",
      .name(of: "a mark", among: ProfileFigure.Origin.Mark.allCases),
      "How far it can be trusted."
    )

  private static let source: JSONKey<String> =
    .required("source", .text(length: 1...1000), "Who says so, or why it was chosen.")

  private static func read(
    _ entry: JSONEntry<(value: JSONValue, origin: ProfileFigure.Origin)>,
    _ log: DiagnosticLog
  ) -> Entry? {
    let names = ProfileFigure.allCases.map(\.rawValue)
    guard let figure = ProfileFigure(rawValue: entry.key) else {
      let hint = nearestName(to: entry.key, among: names).map { "did you mean \(quoted($0))?" }
      log.report("unknown number \(quoted(entry.key))", at: entry.keyPosition, hint: hint)
      return nil
    }
    let range = figure.range
    let value: Double?
    switch figure.unit {
    case .nanoseconds:
      let limits = Int64(range.lowerBound)...Int64(range.upperBound)
      value = JSONShape.duration(in: limits).read(entry.value.value, log).map { Double($0) }
    case .hertz:
      let limits = Int64(range.lowerBound)...Int64(range.upperBound)
      value = JSONShape.integer(in: limits).read(entry.value.value, log).map { Double($0) }
    case .points, .one:
      value = JSONShape.number(in: range, unit: figure.unit.rawValue).read(entry.value.value, log)
    }
    return value.map { value in
      Entry(
        figure: figure,
        value: value,
        origin: entry.value.origin,
        position: entry.value.value.position
      )
    }
  }

  private static let recording: JSONShape<(costs: [Interval], origin: ProfileFigure.Origin)> =
    .object(
      "recorded costs",
      JSONKey.required(
        "microseconds",
        .array(of: .integer(in: 0...60_000_000), count: 1...1_000_000),
        "The cost of each frame."
      ),
      mark,
      source
    ) { costs, mark, source in
      (costs.map { Interval.microseconds($0) }, ProfileFigure.Origin(mark, source))
    }
}

internal import JankScenarios
internal import JankText

/// Remarks on the drags of a scenario, made without running it.
enum TouchRemarks {
  /// Warns of drags that leave the screen of a device.
  ///
  /// - Parameter file: the scenario.
  /// - Returns: The warnings, one for each such drag, about the first device of which it leaves the
  ///   screen.
  static func warnings(of file: LoadedScenario) -> [Diagnostic] {
    diagnostics(
      file.scenario.setting.devices.flatMap { file.scenario.touchWarnings(on: $0) },
      in: file
    )
  }

  /// Warns of drags that leave the screen of a device in the chosen cases of scenarios.
  ///
  /// - Parameter entries: the cases.
  /// - Returns: The warnings, one for each such drag of a file.
  static func warnings(of entries: [RunPlan.Entry]) -> [Diagnostic] {
    var groups: [(file: LoadedScenario, entries: [RunPlan.Entry])] = []
    for entry in entries {
      if groups.last?.file.scenario.name == entry.file.scenario.name {
        groups[groups.count - 1].entries.append(entry)
      } else {
        groups.append((entry.file, [entry]))
      }
    }
    return groups.flatMap { file, entries in
      // Each case of a scenario has the same devices.
      let devices = entries.first?.devices ?? []
      let warnings = devices.flatMap {
        file.scenario.touchWarnings(on: $0, playing: entries.map(\.scenario))
      }
      return diagnostics(warnings, in: file)
    }
  }

  private static func diagnostics(
    _ warnings: [Scenario.TouchWarning],
    in file: LoadedScenario
  ) -> [Diagnostic] {
    var known: Set<Int> = []
    let drags = file.lines.drags
    let diagnostics = warnings.filter { known.insert($0.number).inserted }.map { warning in
      Diagnostic(
        .warning,
        path: file.path,
        position: warning.number < drags.count ? drags[warning.number] : nil,
        message: warning.text,
        hint: warning.hint
      )
    }
    return file.text.map { diagnostics.quoting(Array($0.utf8)) } ?? diagnostics
  }
}

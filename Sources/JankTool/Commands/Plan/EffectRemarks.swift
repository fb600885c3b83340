internal import JankGate
internal import JankScenarios
internal import JankText

/// Remarks on the effects of a scenario, made without running it.
enum EffectRemarks {
  /// Warns of rectangles that are off the screen of a device, of cells of a grid that no page has,
  /// of dismissals that grow or shrink into another place, and of springs that are cut off.
  ///
  /// - Parameter file: the scenario.
  /// - Returns: The warnings, each once for all devices to which it applies.
  static func warnings(of file: LoadedScenario) -> [Diagnostic] {
    var known: Set<String> = []
    let warnings = file.scenario.setting.devices.flatMap(file.scenario.effectWarnings)
    let diagnostics = warnings.filter { known.insert($0.text).inserted }.map { warning in
      Diagnostic(
        .warning,
        path: file.path,
        position: position(of: warning, in: file),
        message: warning.text
      )
    }
    return file.text.map { diagnostics.quoting(Array($0.utf8)) } ?? diagnostics
  }

  /// The positions of the effects that a run warns of, by the name of the warning's event.
  static func positions(of run: Case, in file: LoadedScenario) -> [String: ScriptLines.Position] {
    run.scenario.effectWarnings(on: run.device).reduce(into: [:]) { positions, warning in
      guard positions[warning.text] == nil, let place = position(of: warning, in: file) else {
        return
      }
      positions[warning.text] = ScriptLines.Position(line: place.line, column: place.column)
    }
  }

  private static func position(
    of warning: Scenario.EffectWarning,
    in file: LoadedScenario
  ) -> SourcePosition? {
    let places = file.lines.positions(ofEffect: warning.effect, on: warning.screen)
    return warning.isReturn ? places.last : places.first
  }
}

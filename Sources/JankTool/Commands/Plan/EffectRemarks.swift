internal import JankScenarios
internal import JankText

/// Remarks on the effects of a scenario, made without running it.
enum EffectRemarks {
  /// Warns of rectangles that are off the screen of a device, of cells of a grid that no page has,
  /// of dismissals that grow where they should shrink, and of springs that are cut off.
  ///
  /// - Parameter file: the scenario.
  /// - Returns: The warnings, each once for all devices to which it applies.
  static func warnings(of file: LoadedScenario) -> [Diagnostic] {
    var known: Set<String> = []
    let warnings = file.scenario.setting.devices.flatMap(file.scenario.effectWarnings)
    let diagnostics = warnings.filter { known.insert($0.text).inserted }.map { warning in
      let places = file.lines.positions(ofEffect: warning.effect, on: warning.screen)
      return Diagnostic(
        .warning,
        path: file.path,
        position: warning.isReturn ? places.last : places.first,
        message: warning.text
      )
    }
    return file.text.map { diagnostics.quoting(Array($0.utf8)) } ?? diagnostics
  }
}

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
    var known: Set<Int> = []
    let warnings = file.scenario.setting.devices.flatMap(file.scenario.touchWarnings)
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

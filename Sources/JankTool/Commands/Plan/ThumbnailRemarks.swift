internal import JankScenarios
internal import JankText

/// Remarks on the rectangles from which effects of a scenario grow, made without running it.
enum ThumbnailRemarks {
  /// Warns of rectangles that are off the screen of a device, and of cells of a grid that no page
  /// has.
  ///
  /// - Parameter file: the scenario.
  /// - Returns: The warnings, each once for all devices to which it applies.
  static func warnings(of file: LoadedScenario) -> [Diagnostic] {
    var known: Set<String> = []
    let warnings = file.scenario.setting.devices.flatMap(file.scenario.thumbnailWarnings)
    return warnings.filter { known.insert($0.text).inserted }.map {
      Diagnostic(.warning, path: file.path, message: $0.text)
    }
  }
}

internal import JankScenarios
internal import JankText

/// Remarks on keys of a scenario that move nothing, made without running it.
enum IdleKeyRemarks {
  /// Warns of drags on screens that cannot be dragged, and of work in the background without a
  /// result.
  ///
  /// - Parameter files: the scenarios, of which several can come from one file.
  /// - Returns: The warnings, one for each such key.
  static func warnings(of files: [LoadedScenario]) -> [Diagnostic] {
    var known: Set<String> = []
    return files.flatMap { file in
      let diagnostics = file.scenario.idleKeys.map { diagnostic(about: $0, in: file) }.filter {
        let place = $0.position.map { "\($0)" } ?? $0.message
        return known.insert("\(file.path):\(place)").inserted
      }
      return file.text.map { diagnostics.quoting(Array($0.utf8)) } ?? diagnostics
    }
  }

  private static func diagnostic(
    about key: Scenario.IdleKey,
    in file: LoadedScenario
  ) -> Diagnostic {
    switch key {
    case .on(let screen, let drag):
      let targets = file.lines.dragTargets
      let others = file.scenario.draggableScreens
      let other = others.isEmpty ? "give it a rule for drags" : "name \(others.listed)"
      return Diagnostic(
        .warning,
        path: file.path,
        position: drag < targets.count ? targets[drag] : nil,
        message: #"the drag is not measured: "on" names \#(quoted(screen)), which cannot be "#
          + "dragged",
        hint: #"\#(other), or remove "on": the place of the touch decides what it drives"#
      )
    case .background(let page):
      return Diagnostic(
        .warning,
        path: file.path,
        position: file.lines.backgrounds[page],
        message: #""background" of \#(quoted(page)) has no effect: no frame waits for it, and its "#
          + "result takes no time",
        hint: #"set how long the main thread processes the result, such as "then": "2 ms""#
      )
    }
  }
}

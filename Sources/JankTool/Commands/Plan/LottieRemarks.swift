internal import JankLottie
internal import JankScenarios
internal import JankText

/// Remarks on the Lottie files of a scenario, made before it runs.
enum LottieRemarks {
  /// Notes each Lottie file of which parts are omitted.
  ///
  /// - Parameter file: the scenario.
  /// - Returns: A note for each such file, with the kinds of parts.
  static func notes(of file: LoadedScenario) -> [Diagnostic] {
    var known: Set<String> = []
    let animations = file.scenario.app.screens.compactMap(\.content.lottie)
    return animations.filter { known.insert($0.path).inserted }.compactMap { animation in
      let omitted = animation.file.omittedParts
      guard !omitted.isEmpty else { return nil }
      return Diagnostic(
        .note,
        path: file.path,
        message: "\(quoted(animation.path)) is played without \(omitted.joined(separator: "; "))",
        hint: "janklab lottie prints where each kind is first"
      )
    }
  }
}

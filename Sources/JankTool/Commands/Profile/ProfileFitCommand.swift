internal import JankEngine
internal import JankScenarios
internal import JankText

/// `janklab profile fit`: make a profile with the frame costs of a recording.
enum ProfileFitCommand {
  private static let name = Option(
    name: "name",
    value: .text(placeholder: "NAME"),
    about: "The name of the profile.",
    standard: "fitted"
  )
  private static let basis = Option(
    name: "basis",
    value: .choice(DeviceProfile.all.map(\.name)),
    about: "The profile for all other numbers.",
    standard: DeviceProfile.phone60.name
  )
  private static let series = Option(
    name: "series",
    value: .text(placeholder: "TEXT"),
    about: "The list to use if a file has several: the first with this text in its name.",
    standard: "the first"
  )
  private static let replay = Option(
    name: "replay",
    about: "Keep the costs themselves in the profile, to be replayed in their order, instead of a "
      + "distribution; the report states how well that would fit. Needs --output."
  )
  private static let output = Option(
    name: "output",
    short: "o",
    value: .file,
    about:
      "The file for the profile; - is standard output. Without it, the command only prints how "
      + "well the distribution fits.",
    trust: .userOnly
  )

  static let command = Command(
    name: "fit",
    abstract: "Make a profile from the costs of recorded frames, and print how well it fits",
    example: "janklab profile fit costs.txt --name slow-phone --output slow.profile.json",
    argument: Argument(
      name: "FILE",
      about: "Costs in milliseconds, one a line, with an empty line between runs; or JSON."
    ),
    options: [name, basis, series, replay, output] + Option.look + Option.settings,
    run: run
  )

  @Sendable private static func run(
    _ invocation: Invocation,
    console: Console
  ) async throws(ToolFailure) -> ExitCode {
    // A setting for all fits does not ask for a profile, the command line does.
    guard invocation.has(output) || !invocation.isWritten(replay) else {
      throw .usage(
        "--replay changes the profile, and none is written",
        of: invocation.path,
        hint: "add --output FILE, or --output - for the standard output"
      )
    }
    let file = invocation.arguments[0]
    try InputGuard([file], config: invocation.text(.config)).reject([invocation.text(output)])
    try ProfileCommand.rejectOtherEnding(invocation.text(output), of: "--output", invocation)
    let list = try list(at: file, invocation)
    guard let fit = FrameCostFit(list.runs) else {
      throw .file(file, .invalidData, "a fit needs at least ten costs")
    }
    var profile = try ProfileCommand.profile(
      invocation.text(basis) ?? DeviceProfile.phone60.name,
      invocation
    )
    let basis = profile.name
    profile.name = invocation.text(name) ?? "fitted"
    profile.about = ""
    let source = "\(fit.count) frames of \(list.name) in \(file)"
    profile.costs.frame =
      invocation.has(replay) ? .recorded(list.runs.flatMap(\.self)) : .drawn(fit.cost)
    for profileValue in [ProfileValue.frameMedian, .frameSpread, .frameCorrelation] {
      profile.origins[profileValue] = ProfileValue.Origin(.measured, source)
    }
    guard let path = invocation.text(output) else {
      try console.output.write(report(fit, of: list.name, console.layout(invocation)))
      return .done
    }
    try console.deliver(ProfileFile.text(profile, basis: basis), to: path)
    console.showOnErrors(report(fit, of: list.name, console.layout(invocation, to: path)))
    return .done
  }

  private static func list(
    at path: String,
    _ invocation: Invocation
  ) throws(ToolFailure) -> FrameCostList {
    let bytes = try InputFile.readWhole(path, limit: 64 << 20)
    let lists: [FrameCostList]
    do throws(FileError) {
      lists = try FrameCostList.read(bytes, path: path)
    } catch {
      throw ToolFailure(.invalidData, error.diagnostics)
    }
    let wanted = invocation.text(series) ?? ""
    guard let list = lists.first(where: { wanted.isEmpty || $0.name.contains(wanted) }) else {
      let names = lists.map(\.name).listed
      throw .usage(
        "no list has \(quoted(wanted)) in its name",
        of: invocation.path,
        hint: "there are \(names)"
      )
    }
    return list
  }

  /// The quality of the fit, as text.
  private static func report(
    _ fit: FrameCostFit,
    of name: String,
    _ layout: TextLayout
  ) -> String {
    var table = TextTable(columns: [.left("percentile"), .right("measured"), .right("fitted")])
    for quantile in fit.quantiles {
      table.add([
        "P\(quantile.percent)", Decimal.text(quantile.measured, digits: 2),
        Decimal.text(quantile.fitted, digits: 2),
      ])
    }
    let cost = fit.cost
    let lines = [
      "\(printable(name, limit: 100)): \(fit.count) frames",
      """
      median \(Decimal.text(cost.median.milliseconds, digits: 3)) ms, \
      spread \(Decimal.text(cost.spread, digits: 3)), \
      correlation of neighbours \(Decimal.text(cost.correlation, digits: 3))
      """,
      """
      the fit is \(fit.verdict): distance \(Decimal.text(fit.distance, digits: 3)) by Kolmogorov \
      and Smirnov
      """,
    ]
    return lines.map { layout.paragraph($0, hanging: "  ") }.joined() + "\n"
      + table.text(layout)
  }
}

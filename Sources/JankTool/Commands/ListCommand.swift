internal import HeadlessUIKit
internal import JankAnimators
internal import JankReports
internal import JankScenarios

/// `janklab list`: lists the names for scenarios and the command line.
package enum ListCommand {
  private static let format = Option(
    name: "format",
    value: .choice(ListFormat.allCases.map(\.rawValue)),
    about: "The output format.",
    standard: "text"
  )

  package static let command = Command(
    name: "list",
    abstract: "List scenarios, and the names that scenarios can use",
    example: "janklab list strategies",
    subcommands: [
      Command(
        name: "scenarios",
        abstract: "List the scenarios of files",
        example: "janklab list scenarios Scenarios",
        argument: Argument(
          name: "PATH",
          about: "A scenario file, a folder of them, or - for standard input.",
          isRepeatable: true
        ),
        options: [RunOptions.allSegues, format] + Option.look + Option.settings,
        run: listScenarios
      ),
      metrics,
      names(
        "strategies",
        "List the strategies",
        example: "janklab list strategies",
        listing: strategies
      ),
      names(
        "effects",
        "List the effects of transitions",
        example: "janklab list effects",
        listing: effects
      ),
      names(
        "controllers",
        "List the view controllers that a package adds",
        example: "janklab list controllers",
        listing: controllers
      ),
      profiles("profiles", example: "janklab list profiles"),
      names(
        "outcomes",
        "List the outcomes of drags",
        example: "janklab list outcomes --format json"
      ) { _ in outcomes },
      names("mistakes", "List what apps do wrong", example: "janklab list mistakes") { _ in
        mistakes
      },
      policies,
      names(
        "formats",
        "List the output formats of run and check",
        example: "janklab list formats"
      ) { _ in formats },
    ]
  )

  static func names(
    _ name: String,
    otherNames: [String] = [],
    _ abstract: String,
    example: String,
    listing: @escaping @Sendable (Catalog) -> Listing
  ) -> Command {
    Command(
      name: name,
      otherNames: otherNames,
      abstract: abstract,
      example: example,
      options: [format] + Option.look + Option.settings
    ) { invocation, console async throws(ToolFailure) in
      try show(listing(invocation.catalog), invocation, console)
    }
  }

  /// The command that lists device profiles, a subcommand of both `list` and `profile`.
  static func profiles(_ name: String, example: String) -> Command {
    names(name, otherNames: ["devices"], "List the device profiles", example: example) { _ in
      profiles
    }
  }

  private static func show(
    _ listing: Listing,
    _ invocation: Invocation,
    _ console: Console
  ) throws(ToolFailure) -> ExitCode {
    let format = invocation.text(format).flatMap(ListFormat.init) ?? .text
    try console.output.write(
      listing.text(as: format, layout: console.layout(invocation))
    )
    return .done
  }
}

// MARK: What there is

extension ListCommand {
  @Sendable private static func strategies(of catalog: Catalog) -> Listing {
    Listing(
      columns: ["name", "interactive", "about"],
      rows: catalog.strategies.map {
        [.text($0.name), .boolean($0.isInteractive), .text($0.about)]
      }
    )
  }

  @Sendable private static func effects(of catalog: Catalog) -> Listing {
    Listing(
      columns: ["name", "options", "about"],
      rows: catalog.effects.map {
        // An animator of the app's own has its own timing.
        let shared = ["duration"] + ($0.makeAnimator == nil ? ["timing", "delay"] : [])
        return [.text($0.name), .texts(shared + $0.options.map(\.name)), .text($0.about)]
      }
    )
  }

  @Sendable private static func controllers(of catalog: Catalog) -> Listing {
    Listing(
      columns: ["name", "calls", "about"],
      rows: catalog.controllers.map {
        [.text($0.name), .texts($0.calls.map(\.name)), .text($0.about)]
      }
    )
  }

  private static var profiles: Listing {
    Listing(
      columns: ["name", "refreshRateHz", "width", "height", "about"],
      rows: DeviceProfile.all.map {
        [
          .text($0.name), .number(Double($0.refreshRate)), .number($0.screenSize.x),
          .number($0.screenSize.y), .text($0.about),
        ]
      }
    )
  }

  private static var mistakes: Listing {
    Listing(
      columns: ["name", "about"],
      rows: Scenario.Mistake.allCases.map { [.text($0.rawValue), .text($0.about)] }
        + Scenario.WidgetMistake.allCases.map { [.text($0.rawValue), .text($0.about)] }
    )
  }

  private static var formats: Listing {
    Listing(
      columns: ["name", "about"],
      rows: ReportFormat.allCases.map { [.text($0.rawValue), .text($0.about)] }
    )
  }

  private static var outcomes: Listing {
    Listing(
      columns: ["name", "about"],
      rows: Scenario.Outcome.allCases.map { [.text($0.rawValue), .text($0.about)] }
    )
  }

  @Sendable private static func listScenarios(
    _ invocation: Invocation,
    console: Console
  ) async throws(ToolFailure) -> ExitCode {
    let paths = try ScenarioFolder.files(at: invocation.arguments)
    let files = try ScenarioLibrary.load(paths, knowing: invocation.catalog)
    let listing =
      invocation.has(RunOptions.allSegues) ? trips(of: files) : scenarios(of: files)
    return try show(listing, invocation, console)
  }

  private static func scenarios(of files: [LoadedScenario]) -> Listing {
    Listing(
      columns: ["name", "devices", "strategies", "file", "about"],
      rows: files.flatMap { file in
        file.scenario.cases.map { scenario in
          [
            .text(scenario.name), .texts(scenario.setting.devices.map(\.name)),
            .texts(scenario.setting.strategies), .text(file.path), .text(scenario.about),
          ]
        }
      }
    )
  }

  /// The cases of segues, by the names that `--scenario` takes, each on a line.
  private static func trips(of files: [LoadedScenario]) -> Listing {
    Listing(
      columns: ["name", "devices", "strategies", "file"],
      rows: files.flatMap(\.trips).map { file in
        let setting = file.scenario.setting
        return [
          .text(file.scenario.name), .texts(setting.devices.map(\.name)),
          .texts(setting.strategies), .text(file.path),
        ]
      },
      breaksNames: false
    )
  }
}

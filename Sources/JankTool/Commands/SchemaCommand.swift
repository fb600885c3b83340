internal import JankGate
internal import JankReports
package import JankScenarios
internal import JankText

/// `janklab schema`: print the JSON Schema of a format, for editors and checkers.
package enum SchemaCommand {
  private static let output = Option(
    name: "output",
    short: "o",
    value: .file,
    about: "The file for the schema; - is standard output.",
    standard: "-",
    trust: .userOnly
  )

  package static let command = Command(
    name: "schema",
    abstract: "Print the JSON Schema of a file format",
    example: "janklab schema scenario --output scenario.schema.json",
    subcommands: [
      schema("scenario", of: "scenario files", text: scenario)
    ]
      + formats.map { format in
        schema(format.name, of: format.files) { _ in text(of: format.schema()) }
      }
  )

  /// The formats of results: those of reports, and those of single commands.
  static let formats =
    PublishedFormat.all
    + [CalibrationJSON.published, CostUncertaintyJSON.published, ExploreJSON.published]

  private static func schema(
    _ name: String,
    of files: String,
    text: @escaping @Sendable (Catalog) -> String
  ) -> Command {
    Command(
      name: name,
      abstract: "Print the JSON Schema of \(files), draft 7",
      example: "janklab schema \(name) --output \(name).schema.json",
      options: [output] + Option.settings
    ) { invocation, console async throws(ToolFailure) in
      try console.deliver(text(invocation.catalog), to: invocation.text(output))
      return .done
    }
  }

  /// The schema of scenario files, as text.
  package static var scenario: String { scenario(of: .standard) }

  /// The same for files that can use the names of a catalog.
  @Sendable package static func scenario(of catalog: Catalog) -> String {
    text(of: ScenarioFormat(catalog: catalog, metrics: Gauge.names).schemaDocument)
  }

  private static func text(of document: JSONValue) -> String {
    var writer = JSONWriter()
    writer.item(document)
    return writer.text + "\n"
  }
}

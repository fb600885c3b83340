internal import JankSweep
package import JankText

/// A format whose schema people can ask for.
package struct PublishedFormat: Sendable {
  /// The word for it.
  package let name: String
  /// Which files are in it.
  package let files: String
  /// The format as a document of JSON Schema.
  package let schema: @Sendable () -> JSONValue

  /// Names a format.
  package init(_ name: String, of files: String, schema: @escaping @Sendable () -> JSONValue) {
    self.name = name
    self.files = files
    self.schema = schema
  }

  /// The formats that reports are written in.
  package static let all = [
    PublishedFormat("baseline", of: "baseline files") { BaselineJSON.format.schemaDocument },
    PublishedFormat("result", of: "results, which janklab run writes as JSON") {
      JSONReport.format.schemaDocument
    },
    PublishedFormat("check", of: "checks, which janklab check writes as JSON") {
      CheckJSON.format.schemaDocument
    },
    PublishedFormat("comparison", of: "comparisons, which janklab compare writes as JSON") {
      ComparisonJSON.format.schemaDocument
    },
    PublishedFormat("sweep", of: "sweeps, which janklab sweep runs") { SweepFormat.schemaDocument },
    PublishedFormat("tuning", of: "answers, which janklab tune writes as JSON") {
      TuneJSON.format.schemaDocument
    },
    PublishedFormat("difference", of: "differences, which janklab diff writes as JSON") {
      DifferenceJSON.schemaDocument
    },
  ]
}

import Testing

/// The tests for any folder of vector files.
@Suite struct ConformanceTests {
  /// The judge of each set; a set without a judge fails.
  static let judges: [any VectorJudge] = [
    EasingConformance(), GesturesConformance(), MathsConformance(), MediaTimingConformance(),
    SpringsConformance(), VelocityConformance(),
  ]

  @Test(arguments: VectorFolder.current.files)
  func `every vector of a file is correct`(file: String) {
    let report = ConformanceReport(file: file, in: .current, judges: Self.judges)
    print(report.summary)
    for failure in report.failures {
      Issue.record("\(failure)")
    }
  }

  /// The same bits on every machine and in every build, as recorded beside the vectors.
  @Test func `results have the recorded fingerprints`() throws {
    let recorded = try VectorFolder.bundled.json("digests/results.json")
    for file in VectorFolder.bundled.files {
      let report = ConformanceReport(file: file, in: .bundled, judges: Self.judges)
      #expect(recorded[file].text == report.digest.description, "\(file)")
    }
  }
}

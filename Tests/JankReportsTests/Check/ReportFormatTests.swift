import Foundation
import JankGate
import JankMetrics
import JankReports
import JankText
import Testing

#if canImport(FoundationXML)
import FoundationXML

// Also tests: CheckNDJSON, JankGate/Rejection.

#endif

struct ReportFormatTests {
  /// The formats whose reports begin as one of these texts.
  private static func formats(beginning starts: String...) throws -> [ReportFormat] {
    let report = try SampleReport.passing()
    return ReportFormat.allCases.filter { format in
      starts.contains { format.text(report).hasPrefix($0) }
    }
  }

  @Test(arguments: ReportFormat.allCases, ["bounce", SampleReport.hostile])
  func `a report is the same twice, ends its last line and holds no control character`(
    format: ReportFormat,
    name: String
  ) throws {
    let report = try SampleReport.failing(name: name)
    let text = format.text(report)
    #expect(text == format.text(report))
    #expect(text.utf8.last == UInt8(ascii: "\n"))
    // Rows of CSV end with both.
    let allowed: Set<Unicode.Scalar> = format == .csv ? ["\n", "\r"] : ["\n"]
    #expect(text.unicodeScalars.allSatisfy { !$0.isUnseen || allowed.contains($0) })
  }

  @Test(arguments: ReportFormat.allCases)
  func `an interrupted report is marked wherever the format has a place for it`(
    format: ReportFormat
  ) throws {
    var report = try SampleReport.passing()
    #expect(
      !format.text(report).replacing("\"interrupted\": false", with: "").contains("nterrupted")
    )
    report.isInterrupted = true
    report.remarks = ["interrupted: 1 of 2 cases were run"]
    #expect(format.text(report).contains("interrupted") == format.marksInterruption)
    report.focus = .results([])
    #expect(format.text(report).contains("interrupted") == format.marksInterruption)
  }

  @Test(
    arguments: try formats(beginning: "{", "[").filter { $0 != .ndjson },
    ["bounce", SampleReport.hostile]
  )
  func `what should be JSON is, whatever the names`(format: ReportFormat, name: String) throws {
    let text = format.text(try SampleReport.failing(name: name))
    #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(text.utf8)) }
  }

  @Test func `each line of NDJSON is an object by itself`() throws {
    let text = ReportFormat.ndjson.text(try SampleReport.failing(name: SampleReport.hostile))
    let kinds = try text.split(separator: "\n").map { line in
      let value = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      return value?["kind"] as? String
    }
    #expect(kinds == ["check", "case", "remark"])
  }

  @Test(arguments: try formats(beginning: "<?xml"), ["bounce", SampleReport.hostile])
  func `what should be XML is, whatever the names`(format: ReportFormat, name: String) throws {
    let text = format.text(try SampleReport.failing(name: name))
    let parser = XMLParser(data: Data(text.utf8))
    #expect(parser.parse(), "\(String(describing: parser.parserError))\n\(text)")
  }

  @Test func `formats go by names that are words`() {
    for format in ReportFormat.allCases {
      #expect(format.rawValue.allSatisfy { $0.isLowercase || $0 == "-" })
      #expect(format.about.hasSuffix("."))
      // What draws single frames needs the results of a check, too.
      #expect(format.needsResults(.verdicts) == [.trace, .html].contains(format))
      #expect(!format.needsFilms || format.needsFrames(.results([])))
      // More metrics never need less.
      let isTold = format.needsResults(.results([]))
      #expect(format.needsFrames(.results(MetricRegistry.all)) == isTold)
      #expect(isTold || !format.needsFrames(.results([])))
      #expect(isTold || !format.needsPages(.results([])))
    }
  }

  @Test(arguments: ReportFormat.allCases.filter(\.reportsRejections))
  func `cases not run and remarks are in every report`(
    format: ReportFormat
  ) throws {
    var report = try SampleReport.incomplete("gone")
    func names(_ text: String) -> Bool {
      text.contains("gone / phone-60") || text.contains("gone.phone-60")
        || text.contains("gone,phone-60") || text.contains(#""scenario": "gone""#)
    }
    let text = format.text(report)
    #expect(names(text) || text.contains("1 not run"), "\(text)")
    #expect(text.contains("interrupted by gone"), "\(text)")
    report.lostCases = Set(report.absentees)
    #expect(names(format.text(report)), "\(format)")
  }

  @Test(arguments: ReportFormat.allCases)
  func `why a check cannot begin is in every report that has words for it`(format: ReportFormat) {
    let text = format.text(SampleReport.refused())
    #expect(format.reportsRejections == text.contains("unknown key odd"), "\(text)")
    for other in [
      "no mass odd", "there is no baseline odd", "odd: there is no metric", "is it root?",
    ] { #expect(format.reportsRejections == text.contains(other), "\(other) in \(text)") }
    #expect(!text.contains("passed"))
  }

  @Test func `trackers where bigger is better get a metric by default`() throws {
    let text = ReportFormat.benchmarkBigger.text(try SampleReport.passing())
    #expect(text.contains("/frames.rate\""))
    #expect(
      !ReportFormat.benchmarkSmaller.text(try SampleReport.passing()).contains("/frames.rate")
    )
  }
}

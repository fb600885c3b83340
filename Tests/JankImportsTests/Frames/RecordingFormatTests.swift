import JankImports
import Testing

struct RecordingFormatTests {
  @Test(arguments: RecordingFormat.allCases)
  func `the sample of each format is detected`(format: RecordingFormat) throws {
    let sample = try #require(RecordingReaderTests.samples[format])
    #expect(try RecordedFile(text: sample).recording.format == format)
    #expect(try RecordedFile(text: sample, format: format).recording.format == format)
    #expect(try RecordedFile(text: "\u{FEFF}" + sample).recording.format == format)
  }

  @Test func `names are valid option values`() {
    for format in RecordingFormat.allCases {
      #expect(format.rawValue.allSatisfy { $0 == "-" || ("a"..."z").contains($0) })
      #expect(!format.title.isEmpty)
    }
  }
}

import JankMetrics
import JankImports
import Testing

struct RecordedJSONTests {
  private static let event = event(at: 7)
  private static let array = "[\(event),\n\(event(at: 8)),\n\(event(at: 9))]"

  private static func event(at stamp: Int) -> String {
    #"{"ph": "X", "ts": \#(stamp), "name": "VSync", "args": {"a": [1, "]"]}}"#
  }

  @Test(arguments: 0..<array.utf8.count)
  func `a truncated array gives its complete events`(length: Int) throws {
    let text = String(decoding: Self.array.utf8.prefix(length), as: UTF8.self)
    // A comma and a line feed separate the events.
    let wholeCount = (length - 1 + 2) / (Self.event.utf8.count + 2)
    guard wholeCount > 0 else {
      #expect(RecordedFile.finding(in: text) != nil)
      return
    }
    let recording = try RecordedFile(text: text).recording
    #expect(recording.series.map(\.frameCount) == [wholeCount])
    let warning = try #require(recording.warnings.first.map { "\($0)" })
    #expect(warning.hasSuffix("warning: the file is truncated; its complete part is used"))
  }

  @Test func `a whole file gives no warning, and other errors stay errors`() throws {
    #expect(try RecordedFile(text: Self.array).recording.warnings.isEmpty)
    #expect(RecordedFile.finding(in: Self.array + "x") != nil)
    #expect(RecordedFile.finding(in: "[\(Self.event), {]") != nil)
    #expect(RecordedFile.finding(in: "{\"traceEvents\": \(Self.array)") != nil)
    #expect(RecordedFile.finding(in: "[[16.7], [33.4]") != nil)
  }
}

import Foundation
import JankMetrics
import JankImports
import JankText

/// A recording beside the tests, or text in a test.
struct RecordedFile {
  let recording: Recording

  init(_ name: String) throws {
    recording = try RecordingReader.read(Array(Self.data(name)), path: name)
  }

  /// The content of a recording.
  static func text(_ name: String) throws -> String {
    String(decoding: try data(name), as: UTF8.self)
  }

  private static func data(_ name: String) throws -> Data {
    let url = Bundle.module.url(forResource: "Recordings/\(name)", withExtension: nil)
    guard let url else { throw CocoaError(.fileNoSuchFile) }
    return try Data(contentsOf: url)
  }

  init(text: String, format: RecordingFormat? = nil) throws(FileError) {
    recording = try RecordingReader.read(Array(text.utf8), path: "file", format: format)
  }

  /// The metrics of the stream whose name contains a text, at a rate if the file states none.
  func metrics(of stream: String = "", hertz: Double? = nil) throws -> Metrics {
    guard var series = recording.series.first(where: { stream.isEmpty || $0.name.contains(stream) })
    else { throw CocoaError(.keyValueValidation) }
    if series.refreshPeriod == nil { series.refreshPeriod = hertz.map(RefreshPeriod.init(hertz:)) }
    return Metrics(tally: FrameTally(series))
  }

  struct Metrics {
    let tally: FrameTally

    /// The value of a metric rounded to four decimals, or nil if unknown.
    subscript(_ id: String) -> Double? {
      MetricRegistry.metric(id)?.value(tally).value?.number.map { ($0 * 1e4).rounded() / 1e4 }
    }

    /// Why a metric has no value.
    func reason(_ id: String) -> String? { MetricRegistry.metric(id)?.value(tally).reason }

    /// The frequency of each number of refreshes between two presentations.
    var offsets: [Int: Int] {
      guard let value = MetricRegistry.metric("android.swappy.offset")?.value(tally).value,
        case .counts(let counts) = value
      else { return [:] }
      return Dictionary(uniqueKeysWithValues: counts.map { ($0.value, $0.count) })
    }
  }

  /// The first error in a text as the tool prints it, or nil if there is none.
  static func finding(in text: String, format: RecordingFormat? = nil) -> String? {
    do throws(FileError) {
      _ = try RecordedFile(text: text, format: format)
      return nil
    } catch {
      return "\(error)"
    }
  }
}

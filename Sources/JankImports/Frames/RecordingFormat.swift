internal import JankText

/// A file format for frames recorded by other tools.
public enum RecordingFormat: String, CaseIterable, Sendable {
  /// PresentMon's CSV, with the columns of version 1, 2 or the newest version.
  case presentMon = "presentmon"
  /// Chrome's trace event JSON.
  case chromeTrace = "chrome-trace"
  /// Text of Android's atrace, as ftrace prints it.
  case atrace
  /// The frame statistics of `dumpsys gfxinfo`.
  case frameStats = "framestats"
  /// A table exported from Instruments as XML.
  case instruments
  /// The timeline summary of Flutter's driver, JSON.
  case flutter
  /// Frame times and nothing else: numbers in milliseconds.
  case frameTimes = "frame-times"
}

extension RecordingFormat {
  /// The name of the format for readers.
  public var title: String {
    switch self {
    case .presentMon: "PresentMon CSV"
    case .chromeTrace: "Chrome trace"
    case .atrace: "Android atrace"
    case .frameStats: "gfxinfo framestats"
    case .instruments: "Instruments table"
    case .flutter: "Flutter timeline summary"
    case .frameTimes: "list of frame times"
    }
  }

  /// Detects the format of a text file, or returns nil.
  ///
  /// ``RecordingReader`` detects JSON formats by their keys after parsing.
  static func recognise(_ text: TextFile) -> RecordingFormat? {
    switch text.firstByte {
    case UInt8(ascii: "<"): return .instruments
    case UInt8(ascii: "{"), UInt8(ascii: "["): return nil
    default: break
    }
    if text.contains("---PROFILEDATA---") { return .frameStats }
    if text.contains("tracing_mark_write: ") || text.hasPrefix("# tracer:") { return .atrace }
    let names = columnNames(text.firstLine)
    if PresentMonLayout.looksRight(names) { return .presentMon }
    if names.isSuperset(of: ["flags", "intendedvsync"]) { return .frameStats }
    return FrameTimeList.looksRight(text) ? .frameTimes : nil
  }

  /// The column names of a header line in lowercase, because versions order them differently.
  private static func columnNames(_ head: String) -> Set<String> {
    Set(head.lowercased().split(separator: ",").map { Array($0.utf8)[...].trimmed.string })
  }
}

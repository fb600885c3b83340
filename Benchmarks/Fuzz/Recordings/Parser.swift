internal import JankImports
internal import JankLottie
internal import JankSweep
internal import JankText

/// A parser of recordings, sweeps or Lottie files, by the name that the fuzzer is started with.
///
/// What a parser accepts is also written where it can be, and has to be accepted again.
enum Parser: String, CaseIterable {
  case sweep, lottie
  case stream, evemu, getevent, rrweb, webdriver
  case presentmon, atrace, framestats, instruments, flutter
  case chromeTrace = "chrome-trace"
  case frameTimes = "frame-times"
  case frameWork = "frame-work"
}

extension Parser {
  /// Reads bytes and uses the result as commands do.
  func read(_ bytes: [UInt8]) throws(FileError) {
    switch self {
    case .sweep: try sweep(bytes)
    case .stream, .evemu, .getevent, .rrweb, .webdriver: try gesture(bytes)
    case .presentmon, .atrace, .framestats, .instruments, .flutter, .chromeTrace, .frameTimes:
      try recording(bytes)
    case .frameWork: _ = try RecordedWork.read(bytes, path: "work")
    case .lottie: try lottie(bytes)
    }
  }

  private func sweep(_ bytes: [UInt8]) throws(FileError) {
    let sweep = try SweepFormat.read(bytes, path: "a.sweep.json")
    guard let text = SweepFormat.text(of: sweep) else { return }
    _ = ParserLaws.again(text) { text throws(FileError) in
      try SweepFormat.read(text, path: "a.sweep.json")
    }
  }

  private func gesture(_ bytes: [UInt8]) throws(FileError) {
    let stream = try GestureRecording.read(bytes, path: "a.gesture").stream
    _ = ParserLaws.again(stream.text()) { text throws(FileError) in
      try GestureRecording.read(text, path: "a.gesture.json")
    }
  }

  private func recording(_ bytes: [UInt8]) throws(FileError) {
    let format = RecordingFormat(rawValue: rawValue)
    let column = format == .frameTimes ? "1" : nil
    do throws(FileError) {
      _ = try RecordingReader.read(bytes, path: "a", format: format, column: column)
    } catch {
      // A format that is not stated is detected.
      _ = try RecordingReader.read(bytes, path: "a")
    }
  }

  private func lottie(_ bytes: [UInt8]) throws(FileError) {
    let scene = LottieScene(try LottieReader.read(bytes, path: "a.json"))
    for frame in [0, 7.5, 1e6] { _ = scene.placements(at: frame) }
  }
}

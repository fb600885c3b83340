import Foundation
import JankImports
import JankText
import JankTrace
import Testing

/// Recordings for tests: real ones from files, small ones from their lines.
enum GestureFixtures {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Gestures")

  static let names: [String] = {
    let files = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (files ?? []).filter { $0.contains("-") && !$0.hasPrefix("LICENSE") }.sorted()
  }()

  static func bytes(_ name: String) throws -> [UInt8] {
    try Array(Data(contentsOf: folder.appending(path: name)))
  }

  static func read(file name: String) throws -> GestureRecording {
    try GestureRecording.read(try bytes(name), path: name)
  }

  static func read(_ text: String) throws(FileError) -> GestureRecording {
    try GestureRecording.read(Array(text.utf8), path: "x.rec")
  }

  /// The errors in a text; none if it is valid.
  static func findings(in text: String) -> [Diagnostic] {
    do throws(FileError) {
      _ = try read(text)
      return []
    } catch {
      return error.diagnostics
    }
  }

  /// An evemu recording of reports, each a time in milliseconds and events such as `0003 0035 7`.
  static func evemu(_ reports: [(Int, [String])]) -> String {
    reports.map { time, events in
      let fraction = String(1_000_000 + time % 1000 * 1000).dropFirst()
      return (events + ["0000 0000 0"]).map { "E: \(time / 1000).\(fraction) \($0)\n" }.joined()
    }.joined()
  }
}

extension GestureRecording {
  /// The times of a contact's samples in whole milliseconds.
  func times(_ contact: Int = 0) -> [Int64] {
    stream.contacts[contact].samples.map { $0.time.nanoseconds / 1_000_000 }
  }

  /// The locations of a contact's samples.
  func places(_ contact: Int = 0) -> [SIMD2<Double>] {
    stream.contacts[contact].samples.map(\.location)
  }
}

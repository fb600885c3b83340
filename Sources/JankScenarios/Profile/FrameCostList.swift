internal import JankText

/// Measured costs of frames, run by run.
///
/// A file is text with one cost in milliseconds on each line and an empty line between runs, a JSON
/// array of numbers or of runs, or a JSON object with `series`, each with runs in `frame_cpu_ms`.
public struct FrameCostList: Sendable {
  /// The name of the list, unless it is the only one of its file.
  public let name: String
  /// The costs of each run in frame order, all above 0.
  public let runs: [[Interval]]

  /// Reads the lists of a file.
  ///
  /// - Parameters:
  ///   - bytes: the contents of the file.
  ///   - path: the name of the file in diagnostics.
  /// - Returns: At least one list.
  /// - Throws: The first error in the file.
  public static func read(
    _ bytes: [UInt8],
    path: String
  ) throws(FileError) -> [FrameCostList] {
    let bytes = bytes.starts(with: Self.byteOrderMark) ? Array(bytes.dropFirst(3)) : bytes
    let first = bytes.first { !Self.blanks.contains($0) }
    let lists =
      first == UInt8(ascii: "[") || first == UInt8(ascii: "{")
      ? lists(in: try JSONParser.parse(bytes, path: path)) : try [text(bytes, path: path)]
    guard lists?.allSatisfy({ $0.runs.reduce(0) { $0 + $1.count } <= Self.countLimit }) ?? true
    else { throw tooMany(path) }
    guard let lists, !lists.isEmpty, lists.allSatisfy({ !$0.runs.isEmpty }) else {
      throw failure(path, "expected costs in milliseconds, all above 0")
    }
    return lists
  }
}

extension FrameCostList {
  private static let blanks = Set(" \t\r\n".utf8)
  /// The byte order mark, which some editors put before UTF-8 text.
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// The highest number of costs in a list.
  package static let countLimit = 1_000_000

  private static func tooMany(_ path: String) -> FileError {
    FileError(path, "the list has more than \(countLimit) costs")
  }

  private static func failure(
    _ path: String,
    _ message: String,
    line: Int? = nil
  ) -> FileError {
    FileError(
      path,
      line: line,
      message,
      hint: "write one cost on each line, a point before its decimals, and an empty line between "
        + "runs"
    )
  }

  private static func lists(in value: JSONValue) -> [FrameCostList]? {
    guard let series = value["series"]?.items else {
      return runs(in: value).map { [FrameCostList(name: "costs", runs: $0)] }
    }
    let lists = series.map { entry -> FrameCostList? in
      let name = ["device", "benchmark"].compactMap { entry[$0]?.text }.joined(separator: " ")
      return entry["frame_cpu_ms"].flatMap(runs).map { FrameCostList(name: name, runs: $0) }
    }
    let read = lists.compactMap(\.self)
    return read.count == lists.count ? read : nil
  }

  private static func runs(in value: JSONValue) -> [[Interval]]? {
    guard let items = value.items else { return nil }
    let isOneRun = items.allSatisfy { $0.number != nil }
    guard isOneRun || items.allSatisfy({ $0.items != nil }) else { return nil }
    let runs = (isOneRun ? [items] : items.compactMap(\.items)).map { $0.map(cost) }
    let read = runs.map { $0.compactMap(\.self) }
    return zip(runs, read).allSatisfy { $0.count == $1.count } ? read.filter { !$0.isEmpty } : nil
  }

  private static func cost(_ value: JSONValue) -> Interval? {
    value.number.flatMap(cost)
  }

  private static func cost(_ milliseconds: Double) -> Interval? {
    (1e-6...60_000).contains(milliseconds) ? Interval(seconds: milliseconds / 1e3) : nil
  }

  private static func text(
    _ bytes: [UInt8],
    path: String
  ) throws(FileError) -> FrameCostList {
    var runs: [[Interval]] = [[]]
    var count = 0
    for line in TextFile(bytes, path: path).lines {
      let words = line.bytes.split { blanks.contains($0) }
      guard let first = words.first, let last = words.last else {
        if runs.last?.isEmpty == false { runs.append([]) }
        continue
      }
      let text = String(decoding: line.bytes[first.startIndex..<last.endIndex], as: UTF8.self)
      // The standard library would not read beyond a byte of zero.
      guard !line.bytes.contains(0), let cost = Double(text).flatMap(cost) else {
        throw failure(path, complaint(about: text), line: line.number)
      }
      count += 1
      guard count <= countLimit else { throw tooMany(path) }
      runs[runs.count - 1].append(cost)
    }
    return FrameCostList(name: "costs", runs: runs.filter { !$0.isEmpty })
  }

  /// Returns why a line is not a cost; a line that may be one cost or two is ambiguous.
  private static func complaint(about line: String) -> String {
    let parts = line.split { " \t,;".contains($0) }
    let numbers = parts.compactMap { Double(String($0)) }
    guard numbers.count == parts.count, numbers.count > 1 else {
      return "\(quoted(line)) is not a cost in milliseconds above 0"
    }
    let isOneOrTwo =
      parts.count == 2 && line.contains(",") && !line.contains(".") && !line.contains(" ")
    return isOneOrTwo
      ? "\(quoted(line)) may be one cost with a comma before its decimals, or two costs"
      : "\(quoted(line)) is \(parts.count) numbers"
  }
}

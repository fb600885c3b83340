internal import JankText

/// A begin or an end of a slice that an app wrote into the kernel's trace.
struct AtraceMark {
  /// The line number in the file, from 1.
  let line: Int
  let thread: Int
  /// In nanoseconds.
  let time: Int64
  let kind: Kind

  enum Kind {
    case begin(process: Int, name: String)
    case end
  }

  private static let marker = Array("tracing_mark_write: ".utf8)

  /// Parses a line; returns nil if it neither begins nor ends a slice.
  ///
  /// Format: `name-thread (process) [processor] flags seconds: tracing_mark_write: B|1|name`.
  init?(_ line: TextFile.Line, path: String) throws(FileError) {
    guard line.bytes.trimmed.first != UInt8(ascii: "#"),
      let (head, payload) = Self.split(line.bytes)
    else { return nil }
    let fields = payload.split(
      separator: UInt8(ascii: "|"),
      maxSplits: 2,
      omittingEmptySubsequences: false
    )
    switch fields[0].trimmed.string {
    case "B" where fields.count == 3:
      guard let process = Int(fields[1].string) else {
        let message = "expected the number of a process, found \(quoted(fields[1].string))"
        throw FileError(
          path,
          line: line.number,
          column: fields[1].startIndex - line.bytes.startIndex + 1,
          message
        )
      }
      kind = .begin(process: process, name: fields[2].trimmed.string)
    case "E": kind = .end
    default: return nil
    }
    guard let time = Self.time(head), let thread = Self.thread(head) else {
      throw FileError(
        path,
        line: line.number,
        "expected a thread and a time before the mark, found \(quoted(head.trimmed.string))"
      )
    }
    self.line = line.number
    self.time = time
    self.thread = thread
  }

  private static func split(
    _ line: ArraySlice<UInt8>
  ) -> (head: ArraySlice<UInt8>, payload: ArraySlice<UInt8>)? {
    let last = line.endIndex - marker.count
    guard last >= line.startIndex,
      let place = (line.startIndex...last).first(where: {
        line[$0] == marker[0] && line[$0...].starts(with: marker)
      })
    else { return nil }
    return (line[..<place], line[(place + marker.count)...])
  }

  /// The thread number: the digits after the last dash of the thread's name.
  ///
  /// The name may contain dashes, spaces and brackets, so the line is parsed from its end: the last
  /// square brackets hold the processor, and parentheses before them hold the process.
  private static func thread(_ head: ArraySlice<UInt8>) -> Int? {
    let bracket = head.lastIndex(of: UInt8(ascii: "["))
    var name = head[..<(bracket ?? head.endIndex)].trimmed
    if name.last == UInt8(ascii: ")"), let open = name.lastIndex(of: UInt8(ascii: "(")) {
      name = name[..<open].trimmed
    }
    return name.split(separator: UInt8(ascii: "-")).last.flatMap { Int($0.string) }
  }

  private static func time(_ head: ArraySlice<UInt8>) -> Int64? {
    guard let word = head.split(whereSeparator: \.isSpace).last else { return nil }
    let digits = word.last == UInt8(ascii: ":") ? word.dropLast() : word
    return DecimalTime.nanoseconds(digits, .seconds)
  }
}

internal import JankSweep
internal import JankText

/// Reads a result of a sweep, or a part of one, line by line.
struct ResultFile {
  /// The end of the names of results.
  static let ending = ".sweep.ndjson"
  /// The end of the names of shards.
  static let shardEnding = ".shard.ndjson"

  let path: String
  let header: SweepHeader
  private let reader: LineReader

  /// Opens a file and reads its first line.
  ///
  /// - Throws: `missingInput` if it cannot be read, `invalidData` if it is no result.
  init(_ path: String) throws(ToolFailure) {
    self.path = path
    reader = try LineReader(path)
    guard let line = try reader.next() else {
      throw .file(path, .invalidData, "the file is empty", hint: "it should be a sweep's result")
    }
    // The first line of a file for people is a single bracket.
    guard line.filter({ $0 > UInt8(ascii: " ") }) != [UInt8(ascii: "{")] else {
      throw .file(
        path,
        .invalidData,
        "expected the result of a sweep, found JSON over several lines",
        hint: "name the file that sweep wrote, which ends in \(Self.ending)"
      )
    }
    do throws(FileError) {
      header = try SweepHeader(line: Array(line), path: path)
    } catch {
      throw ToolFailure(.invalidData, error.diagnostics)
    }
  }
}

extension ResultFile {
  /// The position of the next line in the file.
  var offset: Int { reader.offset }

  /// Returns the next line, or nil at the end.
  func nextLine() throws(ToolFailure) -> ArraySlice<UInt8>? { try reader.next() }

  /// Reads all blocks in order.
  ///
  /// - Throws: `invalidData` for a damaged line, a missing block or one too many.
  func readBlocks(_ take: (BlockRecord) -> Void) throws(ToolFailure) {
    var (count, last) = (0, -1)
    while let line = try nextLine() {
      let record: BlockRecord
      do throws(BlockProblem) {
        record = try BlockRecord(line: line)
      } catch {
        throw damaged(error, line: count + 2)
      }
      guard record.block > last, record.block < header.identity.blockCount else {
        throw .file(path, .invalidData, "line \(count + 2) has block \(record.block) out of order")
      }
      (count, last) = (count + 1, record.block)
      take(record)
    }
    try check(count)
  }

  /// Rejects a file with another number of lines than its first line states.
  func check(_ count: Int) throws(ToolFailure) {
    guard count != header.held else { return }
    throw .file(
      path,
      .invalidData,
      "expected \(header.held) blocks, found \(count)",
      hint: "run the shard again"
    )
  }

  /// The error about a line.
  func damaged(_ problem: BlockProblem, line: Int) -> ToolFailure {
    let reason = problem == .damaged ? "its check does not match" : "it is no block of results"
    return .file(
      path,
      .invalidData,
      "line \(line) is damaged: \(reason)",
      hint: "remove the file and run the shard again"
    )
  }
}

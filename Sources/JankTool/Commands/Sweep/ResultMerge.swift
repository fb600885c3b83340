#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

internal import JankSweep
internal import JankText

/// Puts parts of a sweep's result together.
///
/// The result depends on the blocks only: not on the order of the files, on how often a block is
/// there, or on what was merged before.
struct ResultMerge {
  /// A block in a file.
  private struct Piece {
    let block: Int
    let file: Int32
    let length: Int32
    let offset: Int
    let check: UInt64
  }

  let paths: [String]
  private(set) var identity: SweepHeader.Identity?
  private var shards: Set<Shard> = []
  private var pieces: [Piece] = []
  /// The number of blocks that several files have.
  private(set) var repeatedCount = 0

  private static let flushByteCount = 1 << 20
  private static let openLimit = 128

  /// Finds the blocks of all files.
  ///
  /// - Throws: `invalidData` for damaged files, files of different sweeps, and blocks that differ.
  init(_ paths: [String]) throws(ToolFailure) {
    self.paths = paths
    for file in paths.indices { try add(file) }
    pieces.sort { ($0.block, $0.file) < ($1.block, $1.file) }
    try dropRepetitions()
  }

  private mutating func add(_ index: Int) throws(ToolFailure) {
    let file = try ResultFile(paths[index])
    if let identity { try reject(file.header.identity, of: index, unlike: identity) }
    identity = file.header.identity
    shards.formUnion(file.header.shards.compactMap(Shard.init))
    var count = 0
    while true {
      let offset = file.offset
      guard let line = try file.nextLine() else { break }
      count += 1
      do throws(BlockProblem) {
        let label = try BlockRecord.label(of: line)
        guard label.block < file.header.identity.blockCount else { throw .malformed }
        pieces.append(
          Piece(
            block: label.block,
            file: Int32(index),
            length: Int32(line.count + 1),
            offset: offset,
            check: UInt64(String(decoding: label.check, as: UTF8.self), radix: 16) ?? 0
          )
        )
      } catch {
        throw file.damaged(error, line: count + 1)
      }
    }
    try file.check(count)
  }

  private func reject(
    _ other: SweepHeader.Identity,
    of index: Int,
    unlike identity: SweepHeader.Identity
  ) throws(ToolFailure) {
    guard other != identity else { return }
    let reason =
      if other.modelVersion != identity.modelVersion {
        "it has model version \(other.modelVersion), \(paths[0]) has \(identity.modelVersion)"
      } else if other.toolVersion != identity.toolVersion {
        "it is from version \(other.toolVersion), \(paths[0]) from \(identity.toolVersion)"
      } else {
        "it belongs to another sweep than \(paths[0])"
      }
    throw .file(
      paths[index],
      .invalidData,
      reason,
      hint: "merge files of one sweep, run with one version of the tool"
    )
  }

  private mutating func dropRepetitions() throws(ToolFailure) {
    var kept: [Piece] = []
    kept.reserveCapacity(pieces.count)
    for piece in pieces {
      guard let last = kept.last, last.block == piece.block else {
        kept.append(piece)
        continue
      }
      guard last.check == piece.check, last.length == piece.length else {
        throw .file(
          paths[Int(piece.file)],
          .invalidData,
          "block \(piece.block) differs from that in \(paths[Int(last.file)])",
          hint: "run both shards again with the same build of the tool"
        )
      }
      repeatedCount += 1
    }
    pieces = kept
  }
}

extension ResultMerge {
  /// The number of different blocks.
  var blockCount: Int { pieces.count }

  var isComplete: Bool { blockCount == identity?.blockCount }

  /// The first line of the merged file.
  var header: SweepHeader? {
    identity.map { SweepHeader($0, held: blockCount, shards: Array(shards)) }
  }

  /// What is missing, in words: shards if all files have the same number of them, else blocks.
  var missing: [String] {
    guard let total = identity?.blockCount, !isComplete else { return [] }
    let held = Set(pieces.map(\.block))
    let counts = Set(shards.map(\.count))
    if counts.count == 1, let count = counts.first {
      return (1...count).map { Shard($0, of: count) }.filter { shard in
        shard.blocks(of: total).contains { !held.contains($0) }
      }.map(\.description)
    }
    return (0..<total).filter { !held.contains($0) }.map { "block \($0)" }
  }

  /// Writes the merged file.
  ///
  /// - Parameters:
  ///   - writer: the destination.
  ///   - take: receives each line without its line feed.
  /// - Throws: `inputOutputFailed` if reading or writing fails, and what `take` throws.
  func write(
    to writer: CheckedWriter,
    _ take: (ArraySlice<UInt8>) throws(ToolFailure) -> Void
  ) throws(ToolFailure) {
    var buffer = Array((header?.line ?? "").utf8)
    let files = OpenFiles(paths, limit: Self.openLimit)
    for piece in pieces {
      let bytes = try files.read(Int(piece.file), piece.offset, Int(piece.length))
      try take(bytes.dropLast())
      buffer += bytes
      guard buffer.count >= Self.flushByteCount else { continue }
      try writer.write(buffer)
      buffer.removeAll(keepingCapacity: true)
    }
    try writer.write(buffer)
  }
}

/// Files that are read at several positions, a few of them open at a time.
private final class OpenFiles {
  private let paths: [String]
  private let limit: Int
  private var descriptors: [Int: Int32] = [:]

  init(_ paths: [String], limit: Int) {
    self.paths = paths
    self.limit = limit
  }

  deinit { for descriptor in descriptors.values { SystemCall.closeFile(descriptor) } }

  func read(_ file: Int, _ offset: Int, _ count: Int) throws(ToolFailure) -> [UInt8] {
    do throws(SystemError) {
      let bytes = try SystemCall.readBytes(descriptor(of: file), count: count, at: offset)
      guard bytes.count == count else { throw SystemError(number: EIO) }
      return bytes
    } catch {
      throw .file(paths[file], .inputOutputFailed, "cannot read: \(error)")
    }
  }

  private func descriptor(of file: Int) throws(SystemError) -> Int32 {
    if let open = descriptors[file] { return open }
    if descriptors.count >= limit, let other = descriptors.keys.max() {
      descriptors.removeValue(forKey: other).map { SystemCall.closeFile($0) }
    }
    let descriptor = try SystemCall.openFile(paths[file], O_RDONLY)
    descriptors[file] = descriptor
    return descriptor
  }
}

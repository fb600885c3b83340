internal import JankSweep
internal import JankText

/// The files of finished shards in a folder.
///
/// A file is named by the sweep's digest and the shard, and is written whole or not at all. So it
/// may be written twice, by any process, in any order.
struct ShardStore: Sendable {
  let folder: String
  let identity: SweepHeader.Identity

  init(_ folder: String, of identity: SweepHeader.Identity) {
    self.folder = folder
    self.identity = identity
  }
}

extension ShardStore {
  /// The file of a shard.
  func path(of shard: Shard) -> String {
    let name = "\(identity.digest.prefix(16))-\(shard.number)-of-\(shard.count)"
    return (folder == "." ? "" : "\(folder)/") + name + ResultFile.shardEnding
  }

  /// Creates the folder.
  func create() throws(ToolFailure) {
    do throws(SystemError) {
      try SystemCall.createFolder(folder)
    } catch {
      throw .cannotCreate(folder, error)
    }
  }

  /// Whether a shard has a whole and undamaged file of this sweep.
  func isFinished(_ shard: Shard) -> Bool {
    let path = path(of: shard)
    guard SystemCall.kind(of: path) == .file else { return false }
    return (try? Self.check(path, shard, identity)) != nil
  }

  /// Reads a file through, and rejects it if it is not the result of a shard.
  private static func check(
    _ path: String,
    _ shard: Shard,
    _ identity: SweepHeader.Identity
  ) throws(ToolFailure) {
    let file = try ResultFile(path)
    var blocks = shard.blocks(of: identity.blockCount).makeIterator()
    guard file.header.identity == identity else {
      throw .file(path, .invalidData, "it belongs to another sweep")
    }
    var count = 0
    while let line = try file.nextLine() {
      count += 1
      do throws(BlockProblem) {
        guard try BlockRecord.label(of: line).block == blocks.next() else { throw .malformed }
      } catch {
        throw file.damaged(error, line: count + 1)
      }
    }
    try file.check(count)
    guard count == shard.blockCount(of: identity.blockCount) else {
      throw .file(path, .invalidData, "it holds another shard")
    }
  }

  /// The content of a shard's file.
  func content(of shard: Shard, _ lines: [[UInt8]]) -> [UInt8] {
    let header = SweepHeader(identity, held: lines.count, shards: [shard])
    return Array(header.line.utf8) + lines.joined()
  }

  /// Removes the files of some shards, and the folder if nothing else is in it.
  func remove(_ shards: [Shard]) {
    for shard in shards {
      let path = path(of: shard)
      SystemCall.removeFile(path)
      TemporaryFile.removeAbandoned(for: OutputFile.split(path).name, in: folder)
    }
    if folder != "." { SystemCall.removeFolder(folder) }
  }
}

import Foundation
import JankTool
import Testing

// Also tests: ResultMerge.

struct MergeCommandTests {
  /// Runs the shards of some counts, and returns their files by count.
  private func shards(
    _ desk: ScenarioDesk,
    _ counts: [Int]
  ) async throws -> [Int: [String]] {
    var files: [Int: [String]] = [:]
    for count in counts {
      for number in 1...count {
        let folder = desk.path("of-\(count)")
        let words = ["sweep", "--quiet", "--shard", "\(number)/\(count)", "--parts", folder]
        #expect(try await desk.run(words, "small.sweep.json").code == .done)
      }
      files[count] = try desk.names(in: "of-\(count)").map { desk.path("of-\(count)/\($0)") }
    }
    return files
  }

  private func whole(_ desk: ScenarioDesk) async throws -> Data {
    #expect(try await desk.sweep(["--quiet"]).code == .done)
    return try desk.bytes("small.sweep.ndjson")
  }

  @Test func `shards in any order and number give the bytes of one process`() async throws {
    try await SweepDesk.with { desk in
      let whole = try await whole(desk)
      let files = try await shards(desk, [1, 2, 5])
      for count in [1, 2, 5] {
        for order in [files[count] ?? [], (files[count] ?? []).reversed()] {
          let merged = desk.path("merged.ndjson")
          let run = try await ToolRun(["merge", "--quiet", "--output", merged] + order)
          #expect(run.code == .done, "\(run.errors)")
          #expect(try desk.bytes("merged.ndjson") == whole)
        }
      }
      let mixed = (files[2] ?? []).prefix(1) + (files[5] ?? [])
      let run = try await ToolRun(["merge", "--quiet", "-o", desk.path("mixed")] + mixed)
      #expect(run.output.contains("36 blocks several times"), "\(run.output)")
      #expect(try desk.bytes("mixed") == whole)
    }
  }

  @Test func `merging is associative`() async throws {
    try await SweepDesk.with { desk in
      let whole = try await whole(desk)
      let files = try await shards(desk, [5])[5] ?? []
      let output = ["--quiet", "--partial", "--output"]
      for split in 1..<5 {
        let (left, right) = (files.prefix(split), files.dropFirst(split))
        for (name, part) in [("left.shard.ndjson", left), ("right.shard.ndjson", right)] {
          #expect(try await ToolRun(["merge"] + output + [desk.path(name)] + part).code == .done)
        }
        let both = [desk.path("right.shard.ndjson"), desk.path("left.shard.ndjson")]
        #expect(try await ToolRun(["merge"] + output + [desk.path("both")] + both).code == .done)
        #expect(try desk.bytes("both") == whole)
      }
    }
  }

  @Test func `missing shards are named`() async throws {
    try await SweepDesk.with { desk in
      let files = try await shards(desk, [5])[5] ?? []
      let run = try await ToolRun(["merge"] + files.dropLast(2))
      #expect(run.code == .missingInput)
      #expect(run.errors.contains("2 shards missing: 4/5, 5/5"), "\(run.errors)")
      let folder = desk.path("of-5")
      #expect(run.errors.contains("janklab sweep FILE --shard 4/5 --parts \(folder), or merge"))
    }
  }

  @Test func `mixed sweeps, damage and differences are rejected`() async throws {
    try await SweepDesk.with { desk in
      let files = try await shards(desk, [2])[2] ?? []
      let first = try String(contentsOfFile: files[0], encoding: .utf8)
      let cases = [
        (first.replacing("\"modelVersion\": ", with: "\"modelVersion\": 9"), "has model version 9"),
        (first.replacing("\"toolVersion\": \"", with: "\"toolVersion\": \"9"), "from version 9"),
        (
          first.replacing("\"sweep\": \"", with: "\"sweep\": \"0").replacing(
            "0\", \"tool",
            with: "\", \"tool"
          ), "expected 32 hexadecimal digits"
        ),
        (first.replacing("\"rows\":[[", with: "\"rows\":[[9"), "its check does not match"),
        (String(first.dropLast(9)), "the last line has no line feed"),
        ("{}\n", "is missing"), ("", "the file is empty"),
      ]
      for (text, message) in cases {
        try desk.write(text, to: "other.shard.ndjson")
        let run = try await ToolRun(["merge", files[1], desk.path("other.shard.ndjson")])
        #expect(run.code == .invalidData && run.errors.contains(message), "\(run.errors)")
      }
      let empty = try await ToolRun(["merge", desk.path("none")])
      #expect(empty.code == .missingInput)
    }
  }
}

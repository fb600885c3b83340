import JankMetrics
import JankSweep
import JankText
import Testing

struct SweepHeaderTests {
  private func identity(_ digits: Character = "a") throws -> SweepHeader.Identity {
    let question = Sample.question((40, 50))
    return SweepHeader.Identity(
      digest: String(repeating: digits, count: 32),
      versions: ("1.0", 7),
      question.cases,
      metrics: question.metrics.map(\.id),
      sweep: try #require(SweepFormat.content(of: question.sweep))
    )
  }

  @Test func `the first line is read as it was written`() throws {
    let header = SweepHeader(try identity(), held: 5, shards: [Shard(2, of: 4), Shard(1, of: 4)])
    #expect(header.shards == ["1/4", "2/4"] && !header.isComplete)
    #expect(header.line.hasSuffix("}\n") && header.line.filter { $0 == "\n" }.count == 1)
    let read = try SweepHeader(line: Array(header.line.utf8), path: "a")
    #expect(read.line == header.line && read.shards == header.shards && read.held == 5)
    #expect(read.identity.digest == header.identity.digest)
    // Values have other positions in another line.
    #expect(read.identity == header.identity && read == header)
    #expect(read.identity != (try identity("b")))
  }

  @Test func `a whole result names no shards`() throws {
    let identity = try identity()
    let header = SweepHeader(identity, held: identity.blockCount, shards: [.all])
    #expect(header.isComplete && header.shards.isEmpty)
    let other = SweepHeader(identity, held: identity.blockCount, shards: [Shard(1, of: 2)])
    #expect(header.line == other.line)
  }

  @Test func `the question is restored from the line`() throws {
    let header = SweepHeader(try identity(), held: 5, shards: [.all])
    let read = try SweepHeader(line: Array(header.line.utf8), path: "a")
    let question = try #require(SweepQuestion(read.identity))
    #expect(question.cases.caseCount == 4_000 && question.space.count == 2_000)
    #expect(question.strategies == ["x"] && question.devices == ["slow", "fast"])
  }

  @Test func `another version and another format are rejected`() throws {
    let line = SweepHeader(try identity(), held: 5, shards: [.all]).line
    for (old, new) in [
      (#""schemaVersion": 1"#, #""schemaVersion": 2"#), ("janklab-sweep-result", "janklab-result"),
      (#""sweep": "aa"#, #""sweep": "AA"#),
    ] {
      let text = line.replacing(old, with: new)
      #expect(text != line)
      #expect(throws: FileError.self) { try SweepHeader(line: Array(text.utf8), path: "a") }
    }
  }
}

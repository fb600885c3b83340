import JankSweep
import JankText
import Testing
import TestSupport

// Also tests: SweepRow.

struct BlockRecordTests {
  private let record = BlockRecord(
    block: 12,
    rows: [.values([816_510_000, nil, -3]), .excluded, .invalid, .values([.max, .min, 0])]
  )

  @Test func `a line is read as it was written`() throws {
    let line = record.line
    #expect(line.last == UInt8(ascii: "\n"))
    #expect(try BlockRecord(line: line.dropLast()) == record)
    #expect(try BlockRecord.label(of: line.dropLast()).block == 12)
  }

  @Test func `a line is JSON`() throws {
    let value = try JSONParser.parse(record.line, path: "a")
    #expect(value["block"]?.number == 12)
    let rows = try #require(value["rows"]?.items)
    #expect(rows.count == 4 && rows[1].content == .null && rows[2].items == [])
    #expect(rows[0].items?.map(\.content) == [.integer(816_510_000), .null, .integer(-3)])
  }

  @Test func `a change of any byte is found`() {
    let line = Array(record.line.dropLast())
    for index in line.indices {
      for change: UInt8 in [1, 2, 16] {
        var damaged = line
        damaged[index] ^= change
        #expect(throws: BlockProblem.self) { try BlockRecord.label(of: damaged[...]) }
      }
    }
    for count in 0..<line.count {
      #expect(throws: BlockProblem.self) { try BlockRecord.label(of: line.prefix(count)) }
    }
  }

  @Test func `random rows survive`() throws {
    var generator = SeededGenerator(seed: 5)
    for block in 0..<200 {
      let rows = (0..<Int(generator.next() % 20)).map { _ -> SweepRow in
        switch generator.next() % 4 {
        case 0: .excluded
        case 1: .invalid
        default:
          .values(
            (0..<3).map { _ in
              generator.next() % 5 == 0 ? nil : Int64(bitPattern: generator.next())
            }
          )
        }
      }
      let record = BlockRecord(block: block, rows: rows)
      #expect(try BlockRecord(line: record.line.dropLast()) == record)
    }
  }
}

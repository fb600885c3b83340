import JankEngine
import Testing

struct RowTests {
  @Test
  func `a row keeps its elements while it grows and shrinks`() {
    var row = Row<Int>(capacity: 1)
    for number in 0..<1_000 { row.append(number) }
    for index in 0..<1_000 { row[index] += 1 }
    row.truncate(to: 600, capacity: 700)
    #expect(row.capacity == 700)
    row.truncate(to: 600, capacity: 5_000)
    #expect(row.capacity == 700)
    #expect((0..<600).allSatisfy { row[$0] == $0 + 1 })
    let last = row.removeLast()
    #expect(last == 600)
    #expect(row.count == 599)
  }

  @Test
  func `a row of equal elements contains only them`() {
    let row = Row(repeating: 7, count: 5)
    #expect((0..<5).allSatisfy { row[$0] == 7 })
    #expect(row.count == 5 && !row.isEmpty)
    #expect(row.byteCount == 40)
  }

  @Test
  func `an index outside the row traps`() async {
    await #expect(processExitsWith: .failure) {
      let row = Row(repeating: 7, count: 5)
      _ = row[5]
    }
    await #expect(processExitsWith: .failure) {
      let row = Row(repeating: 7, count: 5)
      _ = row[-1]
    }
    await #expect(processExitsWith: .failure) {
      var row = Row<Int>(capacity: 1)
      _ = row.removeLast()
    }
  }
}

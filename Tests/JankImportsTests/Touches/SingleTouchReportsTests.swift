import JankImports
import JankTrace
import Testing

/// Single-touch panels, tested by recordings.
struct SingleTouchReportsTests {
  @Test func `a contact lasts while the panel is touched`() throws {
    let recording = try GestureFixtures.read(
      GestureFixtures.evemu([
        (0, ["0003 0000 1", "0003 0001 2"]), (10, ["0001 014a 1", "0003 0000 5"]),
        (20, ["0003 0001 6"]), (30, ["0003 0018 60"]), (40, ["0001 014a 0"]),
        (50, ["0003 0000 9"]), (60, ["0001 014a 1"]), (70, ["0001 014a 0"]),
      ])
    )
    #expect(recording.places(0) == [[5, 2], [5, 6]] && recording.times(0) == [0, 10])
    #expect(recording.places(1) == [[9, 6]] && recording.times(1) == [50])
    #expect(recording.stream.contacts.map(\.duration) == [.milliseconds(30), .milliseconds(10)])
  }

  @Test func `a panel that also reports slots is read by its slots`() throws {
    let recording = try GestureFixtures.read(
      GestureFixtures.evemu([
        (0, ["0003 0039 1", "0003 0035 7", "0003 0036 8", "0001 014a 1", "0003 0000 1"]),
        (10, ["0003 0039 -1", "0001 014a 0"]),
      ])
    )
    #expect(recording.places() == [[7, 8]])
  }
}

import JankImports
import JankText
import JankTrace
import Testing

/// Protocol B, tested by recordings.
struct SlotReportsTests {
  @Test func `a new touch in a slot keeps coordinates that are not reported again`() throws {
    let recording = try GestureFixtures.read(
      GestureFixtures.evemu([
        (0, ["0003 0039 1", "0003 0035 10", "0003 0036 20"]), (10, ["0003 0039 -1"]),
        (50, ["0003 0039 2", "0003 0036 25"]), (60, ["0003 0039 -1"]),
        (90, ["0003 0039 3"]), (95, ["0003 0039 -1"]),
      ])
    )
    #expect(recording.stream.contacts.count == 3)
    #expect((0..<3).map { recording.places($0) } == [[[10, 20]], [[10, 25]], [[10, 25]]])
    #expect(recording.stream.contacts.map(\.endTime.milliseconds) == [10, 60, 95])
    #expect(recording.stream.contacts.map(\.touchID) == [0, 0, 0])
  }

  @Test func `values apply to the last slot, also in later reports`() throws {
    let recording = try GestureFixtures.read(
      GestureFixtures.evemu([
        (
          0,
          [
            "0003 002f 0", "0003 0039 1", "0003 0035 1", "0003 0036 2", "0003 002f 3",
            "0003 0039 2", "0003 0035 5", "0003 0036 6",
          ]
        ),
        (10, ["0003 0035 7"]),
        (20, ["0003 002f 0", "0003 0036 9", "0003 002f 3", "0003 0036 8"]),
        (30, ["0003 0039 -1", "0003 002f 0", "0003 0039 -1"]),
      ])
    )
    #expect(recording.places(0) == [[1, 2], [1, 9]])
    #expect(recording.places(1) == [[5, 6], [7, 6], [7, 8]])
    #expect(recording.times(0) == [0, 20] && recording.times(1) == [0, 10, 20])
    #expect(recording.stream.contacts.map(\.touchID) == [0, 1])
  }

  @Test func `a new tracking number in a slot is a new touch`() throws {
    let recording = try GestureFixtures.read(
      GestureFixtures.evemu([
        (0, ["0003 0039 1", "0003 0035 1", "0003 0036 2"]),
        (10, ["0003 0039 2", "0003 0035 8"]), (20, ["0003 0039 -1"]),
      ])
    )
    #expect(recording.stream.contacts.map(\.endTime.milliseconds) == [10, 20])
    #expect(recording.places(1) == [[8, 2]])
  }

  @Test func `a touch without a location begins at its first location`() throws {
    let recording = try GestureFixtures.read(
      GestureFixtures.evemu([
        (0, ["0003 0039 1", "0003 0035 1"]), (10, ["0003 0035 2"]), (20, ["0003 0036 7"]),
        (30, ["0003 0039 -1"]),
      ])
    )
    #expect(recording.places() == [[2, 7]])
    #expect(
      recording.warnings.map(\.message) == [
        "the touch in slot 0 begins without a location; it counts from its first location"
      ]
    )
    #expect(recording.warnings.first?.position?.line == 3)
  }

  @Test func `an earlier touch begins when its number is known`() {
    let text = GestureFixtures.evemu([(0, ["0003 0035 1", "0003 0036 1"]), (10, ["0003 0039 -1"])])
    #expect(
      GestureFixtures.findings(in: text).map(\.message) == ["the recording contains no touch"]
    )
  }

  @Test(arguments: [64, 1000, -1])
  func `an impossible slot is rejected`(slot: Int) {
    let text = GestureFixtures.evemu([(0, ["0003 002f \(slot)", "0003 0039 1"])])
    let findings = GestureFixtures.findings(in: text)
    #expect(findings.map(\.message) == ["expected a slot from 0 to 63, found \(slot)"])
    #expect(findings.first?.position?.line == 1)
  }
}

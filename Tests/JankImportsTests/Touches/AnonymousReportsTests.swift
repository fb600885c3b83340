import JankImports
import JankText
import JankTrace
import Testing

/// Protocol A, tested by recordings.
struct AnonymousReportsTests {
  /// The events of a report with contacts at some locations, optionally with numbers.
  private func contacts(_ places: [(Int, Int)], numbers: [Int] = []) -> [String] {
    places.enumerated().flatMap { index, place in
      let number = numbers.isEmpty ? [] : ["0003 0039 \(numbers[index])"]
      return number + ["0003 0035 \(place.0)", "0003 0036 \(place.1)", "0000 0002 0"]
    }
  }

  @Test func `the nearest locations are matched, in any order`() throws {
    let recording = try GestureFixtures.read(
      GestureFixtures.evemu([
        (0, contacts([(0, 0), (100, 0)])),
        (10, contacts([(90, 5), (10, 5)])),
        (20, contacts([(20, 10), (80, 10)])),
        (30, ["0000 0002 0"]),
      ])
    )
    #expect(recording.places(0) == [[0, 0], [10, 5], [20, 10]])
    #expect(recording.places(1) == [[100, 0], [90, 5], [80, 10]])
    #expect(recording.stream.contacts.map(\.endTime.milliseconds) == [30, 30])
  }

  @Test func `the closest pair is matched first`() throws {
    let recording = try GestureFixtures.read(
      GestureFixtures.evemu([
        (0, contacts([(0, 0), (10, 0)])), (10, contacts([(12, 0)])), (20, []),
      ])
    )
    #expect(recording.places(0) == [[0, 0]] && recording.places(1) == [[10, 0], [12, 0]])
    #expect(recording.stream.contacts.map(\.endTime.milliseconds) == [10, 20])
  }

  @Test func `a new touch gets the number of an ended one`() throws {
    let recording = try GestureFixtures.read(
      GestureFixtures.evemu([
        (0, contacts([(0, 0), (100, 0)])), (10, contacts([(100, 1)])),
        (20, contacts([(100, 2), (500, 0)])), (30, []),
      ])
    )
    #expect(recording.stream.contacts.map(\.touchID) == [0, 1, 0])
    #expect(recording.places(2) == [[500, 0]])
  }

  @Test func `tracking numbers take precedence over distance`() throws {
    let recording = try GestureFixtures.read(
      GestureFixtures.evemu([
        (0, contacts([(0, 0), (10, 0)], numbers: [7, 8])),
        (10, contacts([(10, 1), (0, 1)], numbers: [7, 8])), (20, []),
      ])
    )
    #expect(recording.places(0) == [[0, 0], [10, 1]])
    #expect(recording.places(1) == [[10, 0], [0, 1]])
  }

  @Test func `too many contacts in a report are rejected`() {
    let places = (0..<65).map { ($0, 0) }
    let text = GestureFixtures.evemu([(0, contacts(places))])
    #expect(
      GestureFixtures.findings(in: text).map(\.message) == ["the report has more than 64 contacts"]
    )
  }
}

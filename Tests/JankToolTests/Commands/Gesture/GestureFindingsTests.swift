import JankImports
import JankMotion
import JankReports
import JankTool
import JankTrace
import Testing

struct GestureFindingsTests {
  private func stream(_ unit: LengthUnit, _ places: [SIMD2<Double>]) -> GestureStream {
    let samples = places.enumerated().map { index, place in
      GestureStream.Sample(time: .milliseconds(Int64(index) * 10), location: place)
    }
    let end = Interval.milliseconds(Int64(places.count) * 10)
    let contact = GestureStream.Contact(touchID: 0, samples: samples, endTime: end)
    return GestureStream(id: "a", unit: unit, contacts: [contact])
  }

  @Test func `lengths are in points if the stream states its unit`() {
    let places: [SIMD2<Double>] = [[0, 0], [3, 4], [6, 8]]
    let known = stream(LengthUnit(name: "px", pointsPerUnit: 2), places)
    let unknown = stream(LengthUnit(name: "px"), places)
    let contacts = GestureFindings([("k", known), ("u", unknown)]).report.contacts
    #expect(contacts.map(\.unit) == ["pt", "px"])
    #expect(contacts.map(\.length) == [20, 10])
    #expect(contacts.map(\.displacement) == [[12, 16], [6, 8]])
    #expect(contacts.map(\.rest) == [.milliseconds(10), .milliseconds(10)])
    #expect(contacts[0].velocities.count == VelocityRule.allCases.count)
    #expect(contacts[0].velocities[0] == contacts[1].velocities[0].map { $0 * 2 })
  }

  @Test func `the plot follows the axis on which the touch moved most, from where it came down`() {
    let across = stream(.points, [[100, 5], [110, 6], [130, 5]])
    let plot = GestureFindings([("across.json", across)]).plot
    #expect(plot.series.map(\.name) == ["across.json contact 1"])
    #expect(plot.series[0].samples.map(\.value) == [0, 10, 30, 30])
    #expect(plot.series[0].samples.map(\.velocity) == [0, 1000, 2000, 2000])
    #expect(plot.quantity.value == "x from where it came down (pt)")
    let down = stream(LengthUnit(name: "px"), [[100, 5], [101, 50]])
    #expect(GestureFindings([("down", down)]).plot.quantity.velocity == "velocity (px per second)")
  }

  @Test func `a long rest before release has no velocity`() {
    var resting = stream(.points, [[0, 0], [10, 0]])
    resting.contacts[0].endTime = .milliseconds(200)
    let samples = GestureFindings([("r", resting)]).plot.series[0].samples
    #expect(samples.map(\.velocity) == [0, 1000, 0])
    #expect(samples.last?.time == .milliseconds(200))
  }

  @Test func `no more contacts are drawn than there are letters`() {
    let one = stream(.points, [[0, 0], [1, 1]])
    let many = (0..<30).map { (path: "\($0)", stream: one) }
    #expect(GestureFindings(many).plot.series.count == 26)
    #expect(GestureFindings(many).report.contacts.count == 30)
  }
}

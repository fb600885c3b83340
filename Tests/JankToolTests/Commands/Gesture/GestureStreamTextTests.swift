import JankImports
import JankScenarios
import JankText
import JankTool
import JankTrace
import Testing

struct GestureStreamTextTests {
  private func read(_ text: String) throws -> GestureStream {
    try GestureRecording.read(Array(text.utf8), path: "x").stream
  }

  @Test(arguments: VelocityRuleContactTests.names)
  func `what is read and written is the same when it is read again`(name: String) throws {
    let stream = try VelocityRuleContactTests.stream(name).stream
    let text = GestureStreamText.text(stream)
    #expect(try read(text) == stream)
    #expect(GestureStreamText.text(try read(text)) == text)
  }

  @Test func `fingers that take turns with one number keep apart`() throws {
    func contact(_ finger: Int, _ start: Int64, _ end: Int64) -> GestureStream.Contact {
      let places = stride(from: start, through: end, by: 10).map {
        GestureStream.Sample(time: .milliseconds($0), location: [Double($0), Double(finger)])
      }
      return GestureStream.Contact(finger: finger, samples: places, endTime: .milliseconds(end))
    }
    let contacts = [contact(0, 0, 50), contact(1, 20, 90), contact(0, 50, 70), contact(0, 70, 70)]
    var stream = GestureStream(
      id: "a \"quoted\" name",
      unit: LengthUnit(name: "px", pointsPerUnit: 0.25),
      contacts: contacts
    )
    stream.contacts[3].end = .cutOff
    stream.contacts[1].end = .cancelled
    stream.provenance.clockOffset = Interval(nanoseconds: 1_352_020_794_138_597_000)
    #expect(try read(GestureStreamText.text(stream)) == stream)
  }
}

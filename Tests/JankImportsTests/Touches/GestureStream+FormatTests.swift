import JankImports
import JankText
import JankTrace
import Testing

// Also tests: GestureStream+Events.

/// Streams are written, validated against the schema of their format, and read back.
struct GestureStreamFormatTests {
  private let validator = JSONSchemaValidator(GestureStream.schemaDocument)

  /// The stream read from a written one after validation.
  private func read(back stream: GestureStream, as name: String? = nil) throws -> GestureStream {
    let text = stream.text()
    #expect(try validator.accepts(JSONParser.parse(Array(text.utf8))), "\(text)")
    if let name { try SampleFolder.keep(text, as: name) }
    return try GestureRecording.read(Array(text.utf8), path: "x").stream
  }

  @Test(arguments: GestureFixtures.names)
  func `a stream that is written reads back as the same stream`(name: String) throws {
    let stream = try GestureFixtures.read(file: name).stream
    let again = try read(back: stream)
    #expect(again.contacts == stream.contacts && again.unit == stream.unit)
    #expect(again.text() == stream.text())
  }

  @Test func `touches that share a number one after the other stay separate`() throws {
    func contact(_ touchID: Int, _ start: Int64, _ end: Int64) -> GestureStream.Contact {
      let places = stride(from: start, through: end, by: 10).map {
        GestureStream.Sample(time: .milliseconds($0), location: [Double($0), Double(touchID)])
      }
      return GestureStream.Contact(touchID: touchID, samples: places, endTime: .milliseconds(end))
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
    #expect(try read(back: stream) == stream)
  }

  // MARK: Made-up streams

  private func stream(seed: UInt64) -> GestureStream {
    var generator = SeededGenerator(seed: seed)
    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }
    func word() -> String { ["", "é\"", "a\n", "\u{1B}[2J", "pt"][number(0...4)] }
    let contacts = (0...number(0...2)).map { touchID in
      var time = touchID * 3
      let samples = (0...number(0...9)).map { place in
        time += place == 0 ? 0 : number(0...40)
        return GestureStream.Sample(
          time: .milliseconds(Int64(time)),
          location: [Double(number(-4000...4000)) / 8, Double(number(0...4000)) / 3],
          isStationary: place > 0 && number(0...4) == 0,
          isResampled: place > 0 && number(0...4) == 0
        )
      }
      let end: GestureStream.End = [.lifted, .cancelled, .cutOff][number(0...2)]
      let length = end == .cutOff ? 0 : number(0...20)
      return GestureStream.Contact(
        touchID: touchID,
        samples: samples,
        endTime: .milliseconds(Int64(time + length)),
        end: end
      )
    }
    let scale = number(0...1) == 0 ? nil : Double(number(1...9)) / 4
    var stream = GestureStream(
      id: "id" + word(),
      unit: LengthUnit(name: ["pt", "px"][number(0...1)], pointsPerUnit: scale),
      contacts: contacts
    )
    (stream.provenance.kind, stream.provenance.device) = (word(), word())
    (stream.provenance.licence, stream.provenance.note) = (word(), word())
    stream.provenance.origin = (0..<number(0...3)).map { .init(key: "\($0)", text: word()) }
    stream.provenance.clockOffset = .microseconds(Int64(number(0...1) * number(0...1_000_000)))
    return stream
  }

  @Test(arguments: Array(UInt64(1)...20))
  func `random streams read back as they were written`(seed: UInt64) throws {
    let stream = stream(seed: seed)
    try SampleFolder.keep(GestureStream.schemaDocument, as: "gesture.schema.json")
    #expect(try read(back: stream, as: "gesture-\(seed).json") == stream)
  }

  @Test func `the schema allows the ignored keys and no other unknown key`() throws {
    let event = #"{"t_ms": 0, "x": 1, "y": 2, "phase": "began"}"#
    for (keys, isAllowed) in [(#""expectedVelocities": [1], "#, true), (#""speed": 1, "#, false)] {
      let text = """
        {\(keys)"format": "gesture-stream/1", "id": "a", "unit": "pt", "events": [\(event)]}
        """
      #expect(try validator.accepts(JSONParser.parse(Array(text.utf8))) == isAllowed)
      #expect(GestureFixtures.findings(in: text).isEmpty == isAllowed)
    }
  }
}

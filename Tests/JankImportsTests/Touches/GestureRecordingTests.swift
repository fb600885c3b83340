import JankImports
import JankText
import JankTrace
import Testing

struct GestureRecordingTests {
  /// The contacts of the recordings and their durations, in milliseconds, from the README beside
  /// them, which also states how long some touches move.
  @Test(
    arguments: [
      ("atmel-1-finger-drag-up-down.evemu", .evemu, [2200]),
      ("atmel-1-finger-drag-up-down.getevent-lt.txt", .getevent, [2200]),
      ("elan-cando-1-finger-drag-up-down.evemu", .evemu, [2854]),
      ("ntrig-1-finger-drag-nw-se.evemu", .evemu, [1567]),
      (
        "atmel-1-finger-fast-taps.evemu", .evemu,
        [96, 83, 82, 82, 83, 82, 83, 110, 110]
      ),
      ("atmel-4-finger-drag-down.evemu", .evemu, [567, 511, 539, 455]),
      ("ep0430m09-2-finger-scroll-down.evemu", .evemu, [755, 725]),
      ("rrweb-mouse.json", .rrweb, [178, 178, 178]),
    ] as [(String, GestureFormat, [Int64])]
  )
  func `a real recording has the known contacts and durations`(
    name: String,
    format: GestureFormat,
    milliseconds: [Int64]
  ) throws {
    let recording = try GestureFixtures.read(file: name)
    #expect(recording.format == format)
    let durations = recording.stream.contacts.map { contact in
      (contact.duration.nanoseconds + 500_000) / 1_000_000
    }
    #expect(durations == milliseconds)
    #expect(recording.stream.contacts.allSatisfy { $0.end == .lifted })
    #expect(recording.stream.contacts.first?.samples.first?.time == .zero)
    #expect(recording.stream.provenance.kind == "recorded")
    #expect(!recording.stream.unit.isPoints && recording.stream.unit.pointsPerUnit == nil)
    #expect(recording.warnings.count == (format == .rrweb ? 1 : 0), "\(recording.warnings)")
  }

  @Test func `a file without bytes is reported as empty`() {
    #expect(GestureFixtures.findings(in: "").map(\.message) == ["the file is empty"])
  }

  @Test func `every recording beside the tests is tested`() {
    #expect(GestureFixtures.names.count == 8)
  }

  @Test func `paths have the known lengths`() throws {
    let drag = try GestureFixtures.read(file: "atmel-1-finger-drag-up-down.evemu")
    #expect((drag.stream.contacts[0].length - 603).magnitude < 0.5)
    #expect(drag.stream.contacts[0].samples.count == 149)
    #expect(drag.stream.provenance.device == "Atmel maXTouch Touchscreen")
    let scroll = try GestureFixtures.read(file: "ep0430m09-2-finger-scroll-down.evemu")
    let moved = scroll.stream.contacts.map { contact in
      (contact.displacement * contact.displacement).sum().squareRoot().rounded()
    }
    #expect(moved == [334, 281])
    let movements = scroll.stream.contacts.map { contact in
      ((contact.samples.last?.time ?? .zero) - contact.samples[0].time).milliseconds.rounded()
    }
    #expect(movements == [740, 718])
  }

  @Test func `both formats of one recording give the same gesture`() throws {
    let evemu = try GestureFixtures.read(file: "atmel-1-finger-drag-up-down.evemu")
    let getevent = try GestureFixtures.read(file: "atmel-1-finger-drag-up-down.getevent-lt.txt")
    #expect(evemu.stream.contacts == getevent.stream.contacts)
    #expect(getevent.stream.provenance.clockOffset == .microseconds(1_000_000_001))
  }

  @Test(arguments: GestureFixtures.names)
  func `a truncated file gives its complete part or an error`(name: String) throws {
    let whole = try GestureFixtures.read(file: name)
    let bytes = try GestureFixtures.bytes(name)
    var usable = 0
    for part in 1..<20 {
      let beginning = Array(bytes.prefix(bytes.count * part / 20))
      guard let recording = try? GestureRecording.read(beginning, path: name) else { continue }
      usable += 1
      for (contact, original) in zip(recording.stream.contacts, whole.stream.contacts) {
        #expect(original.samples.starts(with: contact.samples))
      }
      let isCut = recording.stream.contacts != whole.stream.contacts
      #expect(!isCut || !recording.warnings.isEmpty)
    }
    #expect(usable > 9)
  }

  @Test(arguments: ["\n \n", "hello", "[]", "{}", "{\"events\": []}", "\u{0}", "7"])
  func `an unknown format is rejected with the known formats`(text: String) {
    let findings = GestureFixtures.findings(in: text)
    #expect(findings.count == 1)
    #expect(findings.first?.path == "x.rec")
    #expect(findings.first?.hint?.contains("evemu, getevent, rrweb, webdriver") == true)
  }
}

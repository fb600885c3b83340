import Foundation
import JankImports
import JankScenarios
import JankTrace
import Testing

struct GestureStreamFingerTests {
  @Test(arguments: 0..<32 as Range<UInt64>)
  func `a section has a contact's samples in it, counted from the first of them`(
    seed: UInt64
  ) throws {
    var generator = SeededGenerator(seed: seed)
    var time: Int64 = 0
    let samples = (0..<30).map { _ in
      let location = SIMD2<Double>(.random(in: 0...400, using: &generator), 7)
      defer { time += .random(in: 0...20, using: &generator) }
      return GestureStream.Sample(time: .milliseconds(time), location: location)
    }
    let contact = GestureStream.Contact(
      touchID: 0,
      samples: samples,
      endTime: .milliseconds(time),
      end: .cancelled
    )
    let stream = GestureStream(id: "a", unit: LengthUnit(name: "px"), contacts: [contact])
    let start = Interval.milliseconds(.random(in: 0...time, using: &generator))
    let end = start + .milliseconds(.random(in: 0...time, using: &generator))
    let touchTrack = stream.touchTrack(ofContact: 0, from: start, to: end, pointsPerUnit: 2)
    let inside = samples.filter { (start...end).contains($0.time) }
    #expect(stream.contacts(from: start, to: end) == (inside.isEmpty ? [] : [0]))
    guard let first = inside.first, let last = inside.last else {
      #expect(touchTrack == nil)
      return
    }
    let found = try #require(touchTrack)
    #expect(found.samples.map(\.time) == inside.map { $0.time - first.time })
    #expect(found.samples.map(\.location) == inside.map { $0.location * 2 })
    let isWhole = end >= contact.endTime
    #expect(found.isCancelled == isWhole)
    #expect(found.releaseTime == (isWhole ? contact.endTime : last.time) - first.time)
  }

  @Test func `a movement becomes a stream, and the stream becomes that movement`() throws {
    let touchTrack = SyntheticTouch(.hesitant, from: [5, 5], to: [5, 205]).touchTrack(seed: 2)
    let stream = GestureStream(id: "made", touchTrack: touchTrack)
    #expect(stream.unit == .points)
    let again = stream.touchTrack(
      ofContact: 0,
      from: .zero,
      to: .milliseconds(60_000),
      pointsPerUnit: 1
    )
    #expect(again == touchTrack)
  }

  @Test func `the project's recording has a licence beside it that names it`() throws {
    let folder = ProjectScenarios.folder.appending(path: "gestures")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let recordings = files.filter { $0.hasSuffix(".json") }
    #expect(!recordings.isEmpty)
    #expect(files.contains { $0.hasPrefix("LICENSE") })
    for name in recordings {
      let data = try Data(contentsOf: folder.appending(path: name))
      let stream = try GestureRecording.read(Array(data), path: name).stream
      #expect(!stream.provenance.licence.isEmpty, "\(name)")
      #expect(!stream.provenance.origin.isEmpty, "\(name)")
      #expect(stream.provenance.kind == "recorded", "\(name)")
      #expect(stream.contacts.allSatisfy { $0.end == .lifted })
    }
  }
}

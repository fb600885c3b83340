import JankImports
import JankText
import JankTrace
import TestSupport
import Testing

/// Damaged recordings, ten thousand of them from seeds: each is rejected or stays valid.
struct GestureMutationTests {
  /// The beginnings and ends of the recordings, so that each is small and complete.
  private static let originals: [[UInt8]] = {
    let real = GestureFixtures.names.compactMap { name -> [UInt8]? in
      guard let bytes = try? GestureFixtures.bytes(name) else { return nil }
      guard !name.hasSuffix(".json") else { return bytes.count > 2000 ? nil : bytes }
      let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
      let first = lines.firstIndex { $0.starts(with: "E:".utf8) } ?? 0
      let part = lines[first...].prefix(24) + lines.suffix(6)
      return Array(part.joined(separator: [0x0A]))
    }
    return real + written.map { Array($0.utf8) }
  }()

  private static let written = [
    """
    {"format": "gesture-stream/1", "id": "a", "unit": "px", "events": [
    {"t_ms": 0, "x": 1, "y": 2, "phase": "began"}, {"t_ms": 8, "x": 3, "y": 4, "phase": "moved"},
    {"t_ms": 9, "x": 3, "y": 4, "phase": "began", "pointer": 1},
    {"t_ms": 30, "x": 3, "y": 4, "phase": "ended"}]}
    """,
    """
    [{"type": 3, "timestamp": 9, "data": {"source": 2, "type": 7, "x": 5, "y": 6}},
    {"type": 3, "timestamp": 50, "data": {"source": 6, "positions": [
    {"x": 5, "y": 9, "timeOffset": -20}, {"x": 5, "y": 12, "timeOffset": 0}]}},
    {"type": 3, "timestamp": 60, "data": {"source": 2, "type": 9}}]
    """,
    """
    [{"type": "pointer", "actions": [{"type": "pointerMove", "x": 1, "y": 4},
    {"type": "pointerDown"}, {"type": "pause", "duration": 50},
    {"type": "pointerMove", "duration": 40, "x": 1, "y": 3, "origin": "pointer"},
    {"type": "pointerUp"}]}]
    """,
  ]

  private static let damage = ByteDamage(strangers: [
    "", "-1", "99999999", "4294967295", "ffffffff", "80000000", "9223372036854775807", "1e308",
    "-0", "0.000000001", "\u{FFFD}", "\"", "{", "}", "[", "]", "E:", "0003 0039", "0000 0002 0",
    "0000 0003 0", "0000 0000 0", "null", "\r", "\n", " ", "EV_ABS", "3", "2f",
  ])

  @Test(arguments: 0..<100 as Range<UInt64>)
  func `a damaged recording is rejected with errors or stays valid`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    #expect(Self.originals.count == 10)
    for index in 0..<100 {
      let bytes = Self.damage.applied(
        to: Self.originals[index % Self.originals.count],
        with: &generator
      )
      let text = String(decoding: bytes, as: UTF8.self)
      do throws(FileError) {
        let recording = try GestureRecording.read(bytes, path: "x.rec")
        checkSense(of: recording.stream, text)
      } catch {
        let lineCount = bytes.count { $0 == 0x0A } + 1
        #expect(!error.diagnostics.isEmpty && error.diagnostics.count <= 25, "\(text)")
        for finding in error.diagnostics {
          #expect(finding.path == "x.rec" && !finding.message.isEmpty)
          if let line = finding.position?.line { #expect((1...lineCount).contains(line)) }
        }
      }
    }
  }

  @Test(arguments: GestureFixtures.names, 0..<6 as Range<UInt64>)
  func `a damaged long recording is rejected with errors or stays valid`(
    name: String,
    seed: UInt64
  ) throws {
    var generator = SeededGenerator(seed: seed)
    let bytes = Self.damage.applied(to: try GestureFixtures.bytes(name), with: &generator)
    do throws(FileError) {
      let recording = try GestureRecording.read(bytes, path: "x.rec")
      checkSense(of: recording.stream, name)
      // The result is bounded by the input: a sample takes at least a byte, and only the printed
      // remarks are kept.
      let count = recording.stream.contacts.reduce(0) { $0 + $1.samples.count }
      #expect(
        count < bytes.count && recording.warnings.count <= 25 + recording.stream.contacts.count
      )
    } catch {
      #expect((1...25).contains(error.diagnostics.count))
    }
  }

  private func checkSense(of stream: GestureStream, _ text: String) {
    #expect(!stream.contacts.isEmpty, "\(text)")
    for contact in stream.contacts {
      let pairs = zip(contact.samples, contact.samples.dropFirst())
      let isOrdered = pairs.allSatisfy { $0.time <= $1.time }
      let endsLast = contact.samples.last.map { $0.time <= contact.endTime } ?? false
      let isSmall = contact.samples.allSatisfy {
        $0.location.x.magnitude <= 1e6 && $0.location.y.magnitude <= 1e6
      }
      let isSoon = contact.endTime <= .milliseconds(2 * 86_400_000)
      #expect(isOrdered && endsLast && isSmall && isSoon && contact.length.isFinite, "\(text)")
      #expect((0..<64).contains(contact.touchID), "\(text)")
    }
  }
}

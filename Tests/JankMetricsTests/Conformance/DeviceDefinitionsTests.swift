import Foundation
import JankMetrics
import JankTrace
import Testing

/// The definitions of hitches and of Android's classes, held to what devices reported themselves.
struct DeviceDefinitionsTests {
  /// The rows of a table by the names of its columns; empty fields are missing.
  private func rows(_ name: String) throws -> [[String: String]] {
    let folder = try #require(Bundle.module.resourceURL).appending(path: "Vectors")
    let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    let lines = text.split(whereSeparator: \.isNewline).map {
      $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
    return lines.dropFirst().map { line in
      Dictionary(uniqueKeysWithValues: zip(lines[0], line)).filter { !$0.value.isEmpty }
    }
  }

  private func integers(_ name: String) throws -> [[String: Int64]] {
    try rows(name).map { $0.compactMapValues { Int64($0) } }
  }

  @Test func `an iPhone's hitches are presentation minus earliest minus allowed`() throws {
    let rows = try integers("iphone-hitches.csv").filter { $0["earliest_ns"] != nil }
    #expect(rows.count == 6)
    for row in rows {
      let (earliest, allowed) = (row["earliest_ns"] ?? 0, row["latency_allowed_ns"] ?? 0)
      let series = FrameSeries(
        name: "hitch",
        origin: "the recording",
        frameCount: 1,
        refreshPeriod: nil,
        columns: [
          .expected: TimeColumn([earliest + allowed]),
          .shown: TimeColumn([row["presentation_ns"]]),
        ]
      )
      #expect(FrameTally(series).hitches.value?.durations.max == row["hitch_ns"])
    }
  }

  @Test func `hitches of a ProMotion phone are multiples of 1/240 s`() throws {
    let rows = try integers("iphone-hitches.csv").filter { $0["earliest_ns"] == nil }
    #expect(rows.count == 7)
    let steps = rows.map { Double($0["hitch_ns"] ?? 0) * 240 / 1e9 }
    #expect(steps.map { Int($0.rounded()) } == [4, 2, 3, 3, 3, 3, 3])
    // The clock of the panel is 0.04 % slow; on a grid of 1/120 s the hitches of 12.5 ms are off by
    // half a step.
    for step in steps { #expect(abs(step - step.rounded()) < 0.002 * step) }
  }

  @Test func `a Pixel's classes are those of the frame timeline`() throws {
    let rows = try integers("pixel-frametimeline.csv")
    let timeline = FrameTimeline(period: 8_333_333)
    var right = 0
    var byClass: [Int64: (right: Int, all: Int)] = [:]
    var lastLatch: Int64?
    for row in rows {
      func time(_ name: String) throws -> Int64 { try #require(row[name]) }
      // The table has no planned presentation of the app's frame. The compositor works for the same
      // time before each, so it is as long after the app's deadline.
      let work = try time("exp_present_of_display") - time("sf_exp_start")
      let verdict = timeline.verdict(
        onSurface: FrameTimeline.Timing(
          expectedEnd: try time("exp_end"),
          actualEnd: try time("act_end"),
          expectedPresent: try time("exp_end") + work,
          actualPresent: try time("present")
        ),
        display: [],
        lastLatch: lastLatch
      )
      lastLatch = try time("sf_act_start")
      let device = try time("jank_type")
      let found = verdict.jank.isEmpty ? 1 : Self.bits(verdict.jank)
      right += found == device ? 1 : 0
      let old = byClass[device] ?? (0, 0)
      byClass[device] = (old.right + (found == device ? 1 : 0), old.all + 1)
    }
    // The two others are at a change of the compositor's schedule, which the table does not have.
    #expect(right == 367)
    #expect(rows.count == 369)
    for (_, count) in byClass { #expect(Double(count.right) >= 0.95 * Double(count.all)) }
    #expect(byClass.keys.sorted() == [1, 64, 128, 192])
  }

  /// Perfetto's bits of the classes that the recording has.
  private static func bits(_ jank: JankType) -> Int64 {
    (jank.contains(.appDeadlineMissed) ? 64 : 0) + (jank.contains(.bufferStuffing) ? 128 : 0)
  }
}

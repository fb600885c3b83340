import Foundation
import JankReports
import JankTrace
import Testing

struct JSONPlotTests {
  private struct File: Decodable {
    struct Curve: Decodable {
      let curve: String
      let durationNs: Int64
      let samples: [Sample]
    }

    struct Sample: Decodable {
      let timeNs: Int64
      let value: Double?
      let valueNote: String?
      let velocityPerS: Double?
      let velocityPerSNote: String?
    }

    let schema: String
    let schemaVersion: Int
    let curves: [Curve]
  }

  @Test func `a sample is a line, and null has a note`() {
    let samples = [
      MotionPlot.Sample(time: .zero, value: .nan, velocity: -.infinity),
      MotionPlot.Sample(time: .milliseconds(400), value: 1.25, velocity: 2),
    ]
    let plot = MotionPlot(series: [.init(name: "a \"b\"", samples: samples)])
    let lines = [
      #"{"#,
      #"  "schema": "janklab-curve","#,
      #"  "schemaVersion": 1,"#,
      #"  "curves": ["#,
      #"    {"#,
      #"      "curve": "a \"b\"","#,
      #"      "durationNs": 400000000,"#,
      #"      "samples": ["#,
      #"        {"timeNs": 0, "value": null, "valueNote": "undefined","#
        + #" "velocityPerS": null, "velocityPerSNote": "infinite, below zero"},"#,
      #"        {"timeNs": 400000000, "value": 1.25, "velocityPerS": 2.0}"#,
      #"      ]"#,
      #"    }"#,
      #"  ]"#,
      #"}"#,
    ]
    #expect(JSONPlot.text(plot) == lines.map { $0 + "\n" }.joined())
  }

  @Test(arguments: 0..<32 as Range<UInt64>)
  func `every number is read back as it was`(seed: UInt64) throws {
    let plot = SamplePlot.random(seed: seed)
    let file = try JSONDecoder().decode(File.self, from: Data(JSONPlot.text(plot).utf8))
    #expect(file.schema == JSONPlot.schema && file.schemaVersion == JSONPlot.schemaVersion)
    #expect(file.curves.map(\.curve) == plot.series.map(\.name))
    #expect(file.curves.map(\.durationNs) == plot.series.map(\.duration.nanoseconds))
    #expect(file.curves.map(\.samples.count) == plot.series.map(\.samples.count))
    for (curve, series) in zip(file.curves, plot.series) {
      for (read, sample) in zip(curve.samples, series.samples) {
        #expect(read.timeNs == sample.time.nanoseconds)
        #expect(read.value == (sample.value.isFinite ? sample.value : nil))
        #expect(read.velocityPerS == (sample.velocity.isFinite ? sample.velocity : nil))
        #expect((read.valueNote == nil) == sample.value.isFinite)
        #expect((read.velocityPerSNote == nil) == sample.velocity.isFinite)
      }
    }
  }
}

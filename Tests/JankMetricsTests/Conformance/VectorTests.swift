import JankMetrics
import Testing

// Also tests: AndroidMetrics, AnimationErrorTally, AppleMetrics, ChromiumMetrics, CommonMetrics.
// Also tests: GameMetrics, HitchTally, PresentMonMetrics, PresentTally, Quantity, StutterTally.
// Also tests: WorkTally.

struct VectorTests {
  @Test func `every vector of the file holds`() throws {
    let file = try VectorFile()
    var passed = 0
    for vector in file.vectors {
      do {
        let differences = try vector.answer().differences(
          from: vector.expect,
          tolerance: file.tolerance
        )
        let list = differences.joined(separator: "; ")
        #expect(differences.isEmpty, "\(vector.id) (\(vector.kind)): \(list)")
        if differences.isEmpty { passed += 1 }
      } catch {
        Issue.record("\(vector.id) (\(vector.kind)): \(error)")
      }
    }
    print("jank vectors: \(passed) of \(file.vectors.count) hold")
    #expect(passed > 0)
  }

  @Test func `a kind that is not known is a failure`() {
    let vector = VectorFile.Vector(id: "X01", kind: "new", input: .null, expect: .null)
    #expect(throws: VectorFile.Failure.self) { try vector.answer() }
  }

  @Test func `published results are reproduced`() throws {
    let published = try VectorFile().published
    #expect(!published.isEmpty)
    for value in published {
      let what = try #require(value["what"].text)
      if what.hasPrefix("percentiles") {
        let samples: [Int64] =
          what.contains("33 and 34") ? [330, 340] : [20, 15, 5, 5, 5]
        let answers = Answers.percentiles(Histogram(samples), unit: 10, methods: [.linear])
        for key in ["p50", "p90", "p95", "p99"] {
          let answer = try #require(answers["linear"][key].number)
          #expect(abs(answer - (value[key].number ?? -1)) < 1e-9, "\(what) \(key)")
        }
      } else if let hitch = value["hitch_ms"].number, let seconds = value["seconds"].number {
        let ratio = (100 * hitch / seconds).rounded() / 100
        #expect(ratio == value["ratio_ms_per_s"].number)
      } else if let error = value["error_ms"].number {
        let frame = try #require(value["frame_time_ms"].number)
        let displayed = try #require(value["displayed_ms"].number)
        #expect(abs(frame - displayed - error) < 1e-9)
      }
    }
  }
}

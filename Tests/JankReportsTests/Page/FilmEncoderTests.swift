import Foundation
import JankGate
import JankReports
import JankTrace
import Testing

// Also tests: RunFilm, LayerFilm+Pages, PlayedRun.

struct FilmEncoderTests {
  /// The corners of an upright rectangle.
  private func corners(_ x: Float, _ y: Float, _ width: Float, _ height: Float) -> SIMD8<Float> {
    [x, y, x + width, y, x, y + height, x + width, y + height]
  }

  private func look(_ layer: Int, _ corners: SIMD8<Float>, opacity: Float = 1) -> LayerFilm.Look {
    LayerFilm.Look(layer: layer, opacity: opacity, cornerRadius: 2.5, corners: corners)
  }

  /// A page with a part, which moves as a whole, fades, and then turns.
  private var film: LayerFilm {
    var film = LayerFilm(screenSize: [100, 200])
    film.layers = [
      .init(name: "Sheet"),
      .init(name: "", superlayer: 0, image: "hero.png", isBlurring: true),
    ]
    let turned: SIMD8<Float> = [10, 20, 60, 10, 20, 120, 70, 110]
    film.frames = [
      .init(
        index: 0,
        order: [0, 1],
        looks: [look(0, corners(0, 0, 50, 100)), look(1, corners(5, 10, 10, 20))]
      ),
      .init(
        index: 1,
        order: nil,
        looks: [
          look(0, corners(20, 40, 50, 100), opacity: 0.5),
          look(1, corners(25, 50, 10, 20), opacity: 0.5),
        ]
      ),
      .init(index: 3, order: [1, 0], looks: [look(0, turned)]),
    ]
    return film
  }

  private func run(
    _ film: LayerFilm?,
    samples: [LayerSample] = [],
    processes: [ProcessRecord] = []
  ) throws -> [String: Any] {
    var trace = SampleResults.stalled().trace
    trace.processes = processes
    trace.film = film
    trace.samples = samples
    trace.touches = [
      TouchRecord(
        touchID: 3,
        phase: .moved,
        location: [12.34, 50],
        sensed: Instant(nanoseconds: 1_000_499),
        delivered: .zero,
        isCoalesced: false
      )
    ]
    trace.rateChanges = [RateChange(refresh: 6, hertz: 120, reason: .rateRequest)]
    let text = ReportFormat.html.text(try SampleReport.report(on: trace))
    let start = try #require(text.range(of: "id=\"data\">")).upperBound
    let end = try #require(text.range(of: "</script>", range: start..<text.endIndex)).lowerBound
    let data = Data(text[start..<end].utf8)
    let value = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    return try #require((value?["runs"] as? [[String: Any]])?.first)
  }

  @Test func `parts of a moving layer cost nothing until they move inside it`() throws {
    let run = try run(film)
    #expect(
      run["layers"] as? NSArray == [["Sheet", -1, 0, ""], ["", 0, 1, "hero.png"]] as NSArray
    )
    let frames = try #require(run["film"] as? NSArray)
    #expect(frames.count == 3)
    #expect(
      frames[0] as? NSArray
        == [
          0, [0, 1],
          [
            [0, 0, 1_000, 25, 0, 0, 5_000, 10_000],
            [1, 2, 1_000, 25, 10_000, 10_000, 30_000, 30_000],
          ],
        ] as NSArray
    )
    #expect(
      frames[1] as? NSArray == [1, 0, [[0, 0, 500, 25, 2_000, 4_000, 7_000, 14_000]]] as NSArray
    )
  }

  @Test func `a turned layer has four corners, and what stays in it is described anew`() throws {
    let frames = try #require(try run(film)["film"] as? NSArray)
    let last = try #require(frames[2] as? NSArray)
    #expect(last[1] as? NSArray == [1, 0])
    let looks = try #require(last[2] as? [[Int]])
    #expect(
      looks[0] == [0, 1, 1_000, 25, 1_000, 2_000, 6_000, 1_000, 2_000, 12_000, 7_000, 11_000]
    )
    #expect(looks[1].prefix(3) == [1, 3, 500])
    #expect(looks[1].count == 12)
  }

  @Test func `touches, rates and the screen are in the data`() throws {
    let run = try run(film)
    #expect(run["touches"] as? [[Int]] == [[1_000, 3, 1, 123, 500]])
    #expect(run["grid"] as? [[Int]] == [[0, 0, 60], [6, 100_000_000, 120]])
    #expect(run["size"] as? [Double] == [100, 200])
  }

  @Test func `frames and work of several processes have theirs, with its life`() throws {
    let single = try run(film)
    #expect(single["processes"] == nil)
    #expect((single["works"] as? [[Any]])?.allSatisfy { $0.count == 4 } == true)
    #expect((single["frames"] as? [[Any]])?.allSatisfy { $0.count == 17 } == true)
    var app = ProcessRecord(name: "com.example.app")
    app.changes = [
      .init(time: .zero + .milliseconds(1), state: .launching, reason: "opened"),
      .init(time: .zero + .milliseconds(2), state: .suspended, reason: "left"),
      .init(time: .zero + .milliseconds(5), state: .notRunning, reason: "ended"),
    ]
    let run = try run(film, processes: [app, ProcessRecord(name: "other")])
    #expect(
      run["processes"] as? NSArray
        == [["com.example.app", [[1_000, 2_000, 0], [2_000, 5_000, 1]]], ["other", []]] as NSArray
    )
    #expect((run["works"] as? [[Any]])?.allSatisfy { $0.count == 5 } == true)
    #expect((run["frames"] as? [[Any]])?.allSatisfy { $0.count == 18 } == true)
  }

  @Test func `a film that was too long is as none, and odd numbers do not stop the page`() throws {
    var long = film
    long.isTruncated = true
    #expect(try run(long)["film"] == nil)
    var odd = film
    odd.frames[0] = .init(
      index: 0,
      order: [0, 1],
      looks: [
        .init(layer: 0, opacity: .nan, cornerRadius: .infinity, corners: corners(0, 0, 1e30, 100))
      ]
    )
    #expect(try run(odd)["film"] != nil)
  }

  @Test func `a run without a film has its frames all the same`() throws {
    let run = try run(nil)
    #expect(run["film"] == nil)
    #expect((run["frames"] as? [[Int]])?.count == 20)
  }

  /// A page that moves down by ten points with each of three frames, and one behind it.
  private var samples: [LayerSample] {
    (0..<3).flatMap { frame in
      ["Main", "Sheet"].map { name in
        LayerSample(
          frame: frame,
          layer: name,
          position: [50, name == "Main" ? 100 : 100 + 10 * Double(frame)],
          bounds: [0, 0, 100, 200],
          opacity: 1
        )
      }
    }
  }

  @Test func `a film that was too long shows the pages`() throws {
    var long = LayerFilm(screenSize: [100, 200])
    long.isTruncated = true
    let run = try run(long, samples: samples)
    #expect(run["shows"] as? Int == 1)
    #expect(run["layers"] as? NSArray == [["Main", -1, 2, ""], ["Sheet", -1, 2, ""]] as NSArray)
    let frames = try #require(run["film"] as? [Any])
    #expect(
      Array(frames.prefix(3)) as NSArray
        == [
          [
            0, [0, 1],
            [[0, 0, 1_000, 0, 0, 0, 10_000, 20_000], [1, 0, 1_000, 0, 0, 0, 10_000, 20_000]],
          ],
          [1, 0, [[1, 0, 1_000, 0, 0, 1_000, 10_000, 21_000]]],
          [2, 0, [[1, 0, 1_000, 0, 0, 2_000, 10_000, 22_000]]],
        ] as NSArray
    )
  }

  @Test func `a film that takes too much space shows the pages`() throws {
    var large = film
    // Parts that each have a place of their own in each frame, far more than a page may have.
    large.layers += (0..<20_000).map { _ in LayerFilm.Layer(name: "part", superlayer: 0) }
    let parts = 2..<large.layers.count
    large.frames = (0..<20).map { frame in
      let looks = parts.map { part in
        look(part, corners(Float(part % 97) + Float(frame), Float(part % 89), 3, 4))
      }
      let sheet = look(0, corners(0, Float(frame), 50, 100))
      return .init(index: frame, order: frame == 0 ? [0] + parts : nil, looks: [sheet] + looks)
    }
    let run = try run(large, samples: Array(samples.suffix(1)))
    #expect(run["shows"] as? Int == 1)
    #expect(run["layers"] as? NSArray == [["Sheet", -1, 2, ""]] as NSArray)
    let frames = try #require(run["film"] as? NSArray)
    #expect(frames.count == 20)
    #expect(
      frames[1] as? NSArray == [1, 0, [[0, 0, 1_000, 25, 0, 100, 5_000, 10_100]]] as NSArray
    )
  }
}

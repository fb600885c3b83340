import Foundation
import JankAnimators
import JankGate
import JankMetrics
import JankReports
import JankScenarios
import JankTrace
import Testing

// Also tests: JankReports/FilmEncoder.

/// The layers in the data of a page, read as its format says, against those of the trace.
struct PageLayersTests {
  /// A layer as the page has it: corners in points, opacity and corner radius on the screen.
  private struct Drawn {
    var corners: [Double]
    var opacity: Double
    var radius: Double
  }

  /// Reads the frames of a page one after the other.
  private struct Reader {
    private let outer: [Int]
    private let frames: [NSArray]
    private var looks: [Int: [Double]] = [:]
    private var order: [Int] = []
    private var next = 0

    init(_ run: [String: Any]) throws {
      let layers = try #require(run["layers"] as? [[Any]])
      outer = try layers.map { try #require($0[1] as? Int) }
      frames = try #require(run["film"] as? [NSArray])
    }

    /// The visible layers from back to front after a frame.
    mutating func layers(at frame: Int) throws -> [(index: Int, drawn: Drawn)] {
      while next < frames.count, let index = frames[next][0] as? Int, index <= frame {
        if let new = frames[next][1] as? [Int] { order = new }
        for look in try #require(frames[next][2] as? [[Double]]) {
          looks[Int(look[0])] = Array(look.dropFirst())
        }
        next += 1
      }
      var drawn: [Int: Drawn] = [:]
      return try order.map { index in
        let layer = self.drawn(try #require(looks[index]), in: drawn[outer[index]])
        drawn[index] = layer
        return (index, layer)
      }
    }

    private func drawn(_ look: [Double], in outer: Drawn?) -> Drawn {
      let (kind, at) = (Int(look[0]), Array(look[3...]))
      let all =
        kind % 2 == 1 ? at : [at[0], at[1], at[2], at[1], at[0], at[3], at[2], at[3]]
      var corners = all.map { $0 / 100 }
      if kind >= 2, let side = outer?.corners {
        for place in 0..<4 {
          let (u, v) = (all[2 * place] / 1e5, all[2 * place + 1] / 1e5)
          corners[2 * place] = side[0] + u * (side[2] - side[0]) + v * (side[4] - side[0])
          corners[2 * place + 1] = side[1] + u * (side[3] - side[1]) + v * (side[5] - side[1])
        }
      }
      return Drawn(
        corners: corners,
        opacity: look[1] / 1_000 * (outer?.opacity ?? 1),
        radius: look[2] / 10
      )
    }
  }

  private func page(_ trace: Trace, of name: String) throws -> [String: Any] {
    let result = RunResult(scenario: name, strategy: "x", device: "phone-60", trace: trace)
    let source = CheckSubject.Source(scenario: name, path: "a.json", contentHash: "0")
    let subject = CheckSubject(result, from: source, replay: "")
    let checked = try Judge(rules: [], baseline: nil, keepsResults: true).judge(subject)
    let text = ReportFormat.html.text(CheckReport(cases: [checked], toolVersion: "1"))
    let start = try #require(text.range(of: "id=\"data\">")).upperBound
    let end = try #require(text.range(of: "</script>", range: start..<text.endIndex)).lowerBound
    let value = try JSONSerialization.jsonObject(with: Data(text[start..<end].utf8))
    return try #require(((value as? [String: Any])?["runs"] as? [[String: Any]])?.first)
  }

  /// The appearances that the trace's film has after a frame, by layer.
  private func looks(in film: LayerFilm, at frame: Int) -> [Int: LayerFilm.Look] {
    var looks: [Int: LayerFilm.Look] = [:]
    for item in film.frames where item.index <= frame {
      for look in item.looks { looks[Int(look.layer)] = look }
    }
    return looks
  }

  private func farthest(_ one: [Double], _ other: SIMD8<Double>) -> Double {
    one.indices.map { (one[$0] - other[$0]).magnitude }.max() ?? .infinity
  }

  /// Ten numbers below a limit, which look random and are the same in each run.
  private static func choices(of count: Int) -> [Int] {
    var state: UInt64 = 23
    return (0..<10).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(count))
    }
  }

  @Test(arguments: [
    "modal-bounce-stall", "compare-zoom", "compare-turn", "compare-cards", "compare-cube",
  ])
  func `every layer at ten frames is that of the trace`(name: String) throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Scenarios")
    let bytes = try Data(contentsOf: folder.appending(path: "\(name).scenario.json"))
    let scenario = try ScenarioLoader().load(Array(bytes), path: name)
    let strategyName = try #require(scenario.setting.strategies.first)
    let strategy = try #require(Strategy.all.first { $0.name == strategyName })
    let device = try #require(scenario.setting.devices.first)
    let trace = scenario.run(strategy: strategy, on: device, seed: 1, filmLimit: 400_000)
    let film = try #require(trace.film)
    var reader = try Reader(page(trace, of: name))
    let chosen = Self.choices(of: trace.frames.count)
    var compared = 0
    for index in chosen.sorted().map({ trace.frames[$0].index }) {
      let looks = looks(in: film, at: index)
      let drawn = try reader.layers(at: index)
      for (layer, found) in drawn {
        let look = try #require(looks[layer])
        let distance = farthest(found.corners, SIMD8<Double>(look.corners))
        #expect(distance < 0.05, "frame \(index), layer \(layer)")
        #expect((found.opacity - Double(look.opacity)).magnitude < 0.003)
        #expect((found.radius - Double(look.cornerRadius)).magnitude < 0.06)
        compared += 1
      }
      // What metrics see of the pages is recorded apart from the film.
      for sample in trace.samples where sample.frame == index && sample.isOnScreen {
        let pages = drawn.filter { film.layers[$0.index].name == sample.layer }
        let nearest = pages.map { farthest($0.drawn.corners, sample.outline.coordinates) }.min()
        if sample.shownOpacity > 0 { #expect((nearest ?? .infinity) < 0.05, "\(sample.layer)") }
      }
    }
    #expect(compared > 100)
  }
}

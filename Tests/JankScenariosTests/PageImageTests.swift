import HeadlessUIKit
import JankAnimators
import JankScenarios
import JankTrace
import Testing

struct PageImageTests {
  private static let thumb = LayerImage(name: "t", width: 300, height: 200, format: .jpeg)

  @Test func `several images are numbered from 1, and one keeps its name`() {
    #expect(PageImage(Self.thumb).all == [Self.thumb])
    let images = PageImage(Self.thumb, count: 3).all
    #expect(images.map(\.name) == ["t 1", "t 2", "t 3"])
    #expect(Set(images.map(\.pixelCount)) == [60_000])
  }

  @Test func `each of several images is in a layer of its own, from the first`() throws {
    let file = """
      { "name": "a", "devices": ["phone-60"], "strategies": ["core-animation"], "root": "Main",
        "screens": {
          "Main": {},
          "Grid": { "layers": 5, "columns": 3, "images": [
            { "name": "a", "pixels": [300, 300], "format": "png", "count": 2 },
            { "name": "b", "pixels": [300, 300], "format": "heic", "count": 3 } ] } },
        "script": [{ "at": "100 ms", "present": "Grid" }] }
      """
    let scenario = try ScenarioLoader { _ in nil }.load(Array(file.utf8), path: "f")
    let trace = scenario.run(strategy: .coreAnimation, on: .phone60, seed: 1)
    let decoded = trace.works.filter { $0.kind == .prepare }.map(\.name)
    #expect(decoded == (["a 1", "a 2", "b 1", "b 2", "b 3"].map { "decode \($0)" }))
  }
}

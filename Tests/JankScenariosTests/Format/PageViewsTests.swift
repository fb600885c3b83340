import HeadlessUIKit
import JankAnimators
import JankScenarios
import JankText
import JankTrace
import Testing

// Also tests: PageViewTree, ScenarioFormat+Views, ScenarioDraft+Views.

struct PageViewsTests {
  private func text(_ page: String, script: String = #""present": "Page""#) -> String {
    """
    { "name": "a", "devices": ["phone-60"], "root": "Main",
      "screens": { "Main": {}, "Page": { \(page) } },
      "script": [{ "at": "100 ms", \(script) }], "strategies": ["core-animation"] }
    """
  }

  private func load(_ text: String) throws(FileError) -> Scenario {
    try ScenarioLoader().load(Array(text.utf8), path: "f")
  }

  private static let views = """
    "canvas": [375, 667], "views": [
      { "frame": [0, 0, 375, 64], "name": "bar", "resizes": ["width", "bottom"], "blur": true },
      { "frame": [20, 20.5, 100, 30], "in": "bar", "text": "Photos", "opacity": 0.5 },
      { "frame": [0, 64, 375, 200], "cornerRadius": 8, "clips": true, "shadow": true,
        "image": { "name": "sky", "pixels": [750, 400], "format": "jpeg" } },
      { "frame": [0, 0, 1, 1], "hidden": true }
    ]
    """

  @Test func `views are read with all their keys and written again`() throws {
    let scenario = try load(text(Self.views))
    let views = try #require(scenario.app.screens.last?.content.views)
    #expect(views.canvas == [375, 667] && views.list.count == 4)
    #expect(views.list[0].name == "bar" && views.list[0].blurs)
    #expect(views.list[0].resizing == [.flexibleWidth, .flexibleBottomMargin])
    #expect(views.list[1].parent == "bar" && views.list[1].text == "Photos")
    #expect(views.list[1].frame == [20, 20.5, 100, 30] && views.list[1].opacity == 0.5)
    #expect(views.list[2].cornerRadius == 8 && views.list[2].clips && views.list[2].hasShadow)
    #expect(views.list[2].image?.width == 750 && views.list[3].isHidden)
    let written = try ScenarioWriter().write(scenario)
    #expect(try load(written.text).app.screens == scenario.app.screens)
  }

  @Test(arguments: [
    (#""views": [{ "frame": [0, 0, 1] }]"#, "expected an array of 4 items"),
    (#""views": [{ "frame": [0, 0, -1, 1] }]"#, "with a size of at least 0"),
    (#""views": [{ "frame": [0, 0, 1, 1], "in": "b" }]"#, "no view above it has that name"),
    (
      #""views": [{ "frame": [0, 0, 1, 1], "name": "b" }, { "frame": [0, 0, 1, 1], "name": "b" }]"#,
      #"two views of the page are named "b""#
    ),
    (#""canvas": [375, 667]"#, #""canvas" needs "views""#),
    (
      #""images": [{ "name": "i", "pixels": [1, 1], "format": "png" }], "#
        + #""views": [{ "frame": [0, 0, 1, 1], "#
        + #""image": { "name": "i", "pixels": [2, 1], "format": "png" } }]"#,
      #"several images with different pixels or formats are named "i""#
    ),
  ])
  func `views that contradict each other are errors`(page: String, message: String) {
    let error = #expect(throws: FileError.self) { try load(text(page)) }
    #expect("\(error.map { "\($0)" } ?? "")".contains(message))
  }

  @Test func `views count as layers of their page`() throws {
    let views = (0..<6_000).map { _ in #"{ "frame": [0, 0, 9, 9] }"# }.joined(separator: ",")
    let steps = (1...90).map { #"{ "at": "\#($0) s", "present": "Page" }"# }.joined(separator: ",")
    let file = text(#""views": [\#(views)]"#).replacing(
      #"[{ "at": "100 ms", "present": "Page" }]"#,
      with: "[\(steps)]"
    )
    let error = #expect(throws: FileError.self) { try load(file) }
    #expect("\(error.map { "\($0)" } ?? "")".contains("have 504000 layers in total"))
  }

  @Test func `views are drawn, decoded and animated with their page`() throws {
    let plain = try load(text("")).run(strategy: .coreAnimation, on: .phone60, seed: 1)
    let trace = try load(text(Self.views)).run(strategy: .coreAnimation, on: .phone60, seed: 1)
    #expect(trace.works.contains { $0.name.contains("sky") })
    #expect(!plain.works.contains { $0.name.contains("sky") })
    // The text is drawn.
    #expect(trace.works.count { $0.kind == .display } == 1)
    #expect(trace.digest != plain.digest && trace.findings.isEmpty)
  }

  @Test func `views follow the size of their page from that of its canvas`() throws {
    func digest(_ views: String) throws -> Digest {
      try load(text(views)).run(strategy: .coreAnimation, on: .phone120, seed: 1).digest
    }
    let view = #""views": [{ "frame": [0, 0, 375, 64], "resizes": ["width"] }]"#
    let small = try digest(#""canvas": [375, 667], "# + view)
    #expect(small == (try digest(view.replacing("375", with: "390"))))
    #expect(small != (try digest(view)))
  }
}

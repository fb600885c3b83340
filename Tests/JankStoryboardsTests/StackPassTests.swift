import JankStoryboards
import Testing

struct StackPassTests {
  /// The frames of three views of a row 300 points wide and 40 high, made 60 wider and 20 higher.
  private func frames(_ distribution: String, _ alignment: String) throws -> [StoryboardRect] {
    let parts = [(0, 100, 250), (110, 40, 200), (200, 100, 250)].map { x, width, hugging in
      """
      <view id="v\(x)" horizontalHuggingPriority="\(hugging)"><rect key="frame" x="\(x)" y="0"
      width="\(width)" height="40"/></view>
      """
    }
    let mask = #"<autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>"#
    let board = try StoryboardFixture.parse(
      StoryboardFixture.document(
        StoryboardFixture.scene(
          """
          <subviews><stackView id="s" distribution="\(distribution)" alignment="\(alignment)">
          <rect key="frame" x="0" y="0" width="375" height="667"/>\(mask)
          <subviews>\(parts.joined())</subviews></stackView></subviews>
          """
        )
      )
    )
    let root = StoryboardLayout.place(
      board.controllers[0],
      from: board.canvas.size,
      on: StoryboardSize(435, 687)
    )
    return try #require(root).subviews[0].subviews.map(\.frame)
  }

  @Test(arguments: [
    ("fill", [0.0, 110, 260], [100.0, 100, 100]),
    ("fillEqually", [0, 130, 240], [120, 60, 120]),
    ("fillProportionally", [0, 135, 235], [125, 50, 125]),
    ("equalSpacing", [0, 140, 260], [100, 40, 100]),
  ])
  func `a distribution shares the growth`(
    name: String,
    starts: [Double],
    widths: [Double]
  ) throws {
    let frames = try frames(name, "fill")
    #expect(frames.map(\.x) == starts && frames.map(\.width) == widths)
    #expect(frames.allSatisfy { $0.height == 60 && $0.y == 0 })
  }

  @Test(arguments: [("center", 10.0), ("bottom", 20), ("top", 0)])
  func `an alignment places views across`(name: String, place: Double) throws {
    #expect(try frames("fill", name).allSatisfy { $0.height == 40 && $0.y == place })
  }
}

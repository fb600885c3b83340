import JankStoryboards
import Testing

struct UnlaidViewsTests {
  private static let screen = StoryboardSize(375, 667)

  private func place(_ views: String, on screen: StoryboardSize = screen) throws -> [PlacedView] {
    let board = try StoryboardFixture.parse(
      StoryboardFixture.document(StoryboardFixture.scene("<subviews>\(views)</subviews>"))
    )
    let root = StoryboardLayout.place(board.controllers[0], from: board.canvas.size, on: screen)
    return try #require(root).subviews
  }

  private func view(
    _ id: String,
    _ frame: [Double],
    _ inside: String = "",
    _ element: String = "view",
    _ more: String = ""
  ) -> String {
    """
    <\(element) id="\(id)" translatesAutoresizingMaskIntoConstraints="NO" \(more)>
    <rect key="frame" x="\(frame[0])" y="\(frame[1])" width="\(frame[2])" height="\(frame[3])"/>
    \(inside)</\(element)>
    """
  }

  @Test func `a stack of views that were never laid out is cut to the page, and shared`() throws {
    let parts = (0..<3).map { view("p\($0)", [1040 * Double($0), 0, 1000, 1000]) }
    let views = try place(
      view(
        "stack",
        [-1352.5, 267, 3080, 1000],
        "<subviews>\(parts.joined())</subviews>",
        "stackView",
        #"spacing="40""#
      )
    )
    #expect(views[0].frame == StoryboardRect(0, 267, 375, 400))
    #expect(views[0].placeholder == .fitted)
    let widths = views[0].subviews.map { ($0.frame.width * 3).rounded() }
    #expect(widths == [295, 295, 295] && views[0].subviews.allSatisfy { $0.frame.height == 400 })
    #expect((views[0].subviews.last.map { $0.frame.x + $0.frame.width } ?? 0).rounded() == 375)
    #expect(views[0].subviews.allSatisfy { $0.placeholder == nil })
  }

  @Test func `constraints place what is in a view that was cut`() throws {
    let label = view("label", [0, 21, 1000, 943], "", "label")
    let tie = """
      <constraints>
      <constraint firstItem="label" firstAttribute="width" secondItem="box"
      secondAttribute="width" id="k1"/>
      <constraint firstItem="label" firstAttribute="centerX" secondItem="box"
      secondAttribute="centerX" id="k2"/>
      <constraint firstItem="label" firstAttribute="top" secondItem="box" secondAttribute="top"
      constant="21" id="k3"/>
      <constraint firstAttribute="bottom" secondItem="label" secondAttribute="bottom"
      constant="36" id="k4"/></constraints>
      """
    let box = view("box", [0, 0, 1000, 1000], "<subviews>\(label)</subviews>\(tie)")
    let views = try place(box)
    #expect(views[0].frame == StoryboardRect(0, 0, 375, 667))
    #expect(views[0].subviews[0].frame == StoryboardRect(0, 21, 375, 610))
  }

  @Test func `what states its size, follows its parent, or fits, is taken as stored`() throws {
    let width =
      #"<constraints><constraint firstAttribute="width" constant="1000" id="w"/>"#
      + "</constraints>"
    let stated = view("a", [-100, 0, 1000, 20], width)
    let mask = #"<autoresizingMask key="autoresizingMask" widthSizable="YES"/>"#
    let following = view("b", [-100, 0, 1000, 20], mask)
      .replacing(#"translatesAutoresizingMaskIntoConstraints="NO""#, with: "")
    let wide = view("c", [-100, 0, 999, 20])
    let views = try place(stated + following + wide)
    #expect(views.map(\.frame.width) == [1000, 1000, 999])
    #expect(views.allSatisfy { $0.placeholder == nil })
    let roomy = try place(view("d", [0, 0, 1000, 20]), on: StoryboardSize(1366, 1024))
    #expect(roomy[0].frame.width == 1000 && roomy[0].placeholder == nil)
  }

  @Test func `what scrolls can be as long, and is kept`() throws {
    let inner = view("inner", [0, 0, 335, 1000])
    let views = try place(
      view("scroll", [0, 0, 375, 667], "<subviews>\(inner)</subviews>", "scrollView")
    )
    #expect(views[0].placeholder == nil)
    #expect(views[0].subviews[0].placeholder == .kept)
    #expect(views[0].subviews[0].frame.height == 1000)
  }

  @Test func `no view of a public page without scrolling is as large as a placeholder`() throws {
    let board = try StoryboardFixture.read("IBAnimatable--DemoApp.storyboard")
    for controller in board.controllers {
      guard let root = StoryboardLayout.place(controller, from: board.canvas.size, on: Self.screen)
      else { continue }
      let frames = root.tree.map(\.frame)
      #expect(frames.allSatisfy { $0.width < 1000 && $0.height < 943 }, "\(controller.id)")
    }
  }
}

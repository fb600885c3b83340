import JankStoryboards
import Testing

struct StoryboardCanvasTests {
  @Test func `a device has its screen, also sideways`() {
    #expect(StoryboardCanvas.size(of: "retina6_12", isLandscape: false) == StoryboardSize(393, 852))
    #expect(StoryboardCanvas.size(of: "ipad9_7", isLandscape: true) == StoryboardSize(1024, 768))
    #expect(StoryboardCanvas.size(of: "retina9", isLandscape: false) == nil)
  }

  @Test func `files without a device have the canvas of their views, else of their time`() throws {
    let old = try StoryboardFixture.read("Canvas--Main-iPhone.storyboard")
    #expect(old.canvas.device == nil && old.canvas.size == StoryboardSize(320, 568))
    let square = try StoryboardFixture.read("matrix-ios-console--Main.storyboard")
    #expect(square.canvas.size == StoryboardSize(600, 600))
    let empty = StoryboardFixture.document("").replacing("<device", with: "<gone")
    #expect(try StoryboardFixture.parse(empty).canvas.size == StoryboardSize(600, 600))
    let first = empty.replacing("useTraitCollections", with: "uses")
    #expect(try StoryboardFixture.parse(first).canvas.size == StoryboardSize(320, 568))
  }

  @Test(arguments: [
    (375.0, 667.0, SizeClasses.Class.compact, SizeClasses.Class.regular),
    (667, 375, .compact, .compact), (736, 414, .regular, .compact), (834, 1194, .regular, .regular),
    (1194, 834, .regular, .regular),
  ])
  func `screens have size classes`(
    width: Double,
    height: Double,
    first: SizeClasses.Class,
    second: SizeClasses.Class
  ) {
    let classes = SizeClasses(of: StoryboardSize(width, height))
    #expect(classes.width == first && classes.height == second)
    #expect(classes.specificity(of: "default") == 0)
    let both = "heightClass=\(second.rawValue)-widthClass=\(first.rawValue)"
    #expect(classes.specificity(of: both) == 2)
    #expect(classes.specificity(of: "widthClass=huge") == nil)
  }
}

import JankTool
import Testing

struct ImportSummaryTests {
  private typealias Import = ImportCommandTests

  /// The messages of an import of scenes.
  private func messages(_ scenes: String) async throws -> String {
    let files = ["Main.storyboard": Import.board(scenes, initial: "a")]
    return try await ScenarioDesk.with(files) { desk in
      let run = try await ToolRun([
        "import", desk.path("Main.storyboard"), "--output", desk.path("app.scenario.json"),
      ])
      #expect(run.code == .done, "\(run.errors)")
      let played = try await ToolRun(["run", desk.path("app.scenario.json")])
      #expect(played.code == .done, "\(played.errors)")
      return (run.errors + played.errors).replacing("\n    ", with: " ")
    }
  }

  private func segue(_ name: String, to target: String, _ more: String = "") -> String {
    #"<segue kind="show" destination="\#(target)" id="\#(name)" identifier="\#(name)" \#(more)/>"#
  }

  @Test func `segues that cannot be reached are named with what to do, also when it runs`()
    async throws
  {
    let errors = try await messages(
      Import.scene("a", "", #"title="A""#)
        + Import.scene("b", segue("lost", to: "a"), #"title="B""#)
    )
    #expect(errors.contains("1 of the segues cannot be reached"), "\(errors)")
    #expect(errors.contains(#"no way leads from "A" to "lost" of "B""#), "\(errors)")
    #expect(errors.contains(#"add a segue to "B" in the scenario, or make it the root"#))
    let script = #"the script takes no segue: no way leads to "lost" of "B""#
    #expect(errors.contains(script), "\(errors)")
  }

  @Test func `an app without segues is only launched, as notes of import and run state`()
    async throws
  {
    let errors = try await messages(Import.scene("a", "", #"title="A""#))
    #expect(errors.contains("1 screen and 0 segues of 1 storyboard; the script only launches"))
    #expect(!errors.contains("cannot be reached"), "\(errors)")
    #expect(errors.contains("the script takes no segue: the app has none"), "\(errors)")
  }

  @Test func `the pixels of images are assumed, with one note that names the largest`()
    async throws
  {
    func view(_ image: String) -> String {
      """
      <imageView id="\(image)" image="\(image)">
      <rect key="frame" x="0" y="0" width="9" height="9"/></imageView>
      """
    }
    let views = "<subviews>\(view("logo"))\(view("poster"))</subviews></view>"
    let scene = Import.scene("a").replacing("</view>", with: views)
    let resources = """
      </scenes><resources><image name="logo" width="20" height="10"/>
      <image name="poster" width="400" height="300"/></resources>
      """
    let board = Import.board(scene, initial: "a").replacing("</scenes>", with: resources)
    try await ScenarioDesk.with(["Main.storyboard": board]) { desk in
      let run = try await ToolRun(["import", desk.path("Main.storyboard")])
      let errors = run.errors.replacing("\n    ", with: " ")
      #expect(errors.contains("assumed for 2 images: the format png"), "\(errors)")
      #expect(errors.contains(#"the largest is "poster" with 800 x 600 pixels"#), "\(errors)")
    }
  }

  @Test func `segues that the script omits and that find no page are named`() async throws {
    let unwind =
      #"<segue kind="unwind" destination="x" unwindAction="home:" id="u" identifier="away"/>"#
    let errors = try await messages(
      Import.scene("a", segue("open", to: "b") + segue("again", to: "a"), #"title="A""#)
        + Import.scene("b", segue("back", to: "a"), #"title="B""#)
        + Import.scene("c", segue("never", to: "d"), #"title="C""#)
        + Import.scene("d", unwind, #"title="D""#)
        .replacing("</viewController>", with: "</viewController><exit id=\"x\"/>")
    )
    let omitted = #"a page that is already shown: "again" of "A", "back" of "B""#
    #expect(errors.contains(omitted), "\(errors)")
    #expect(errors.contains("run --all-segues takes them"))
    #expect(!errors.contains("the script takes no segue"))
  }
}

import Foundation
import JankTool
import Testing

struct ImportCommandTests {
  static func scene(_ id: String, _ more: String = "", _ attributes: String = "") -> String {
    """
    <scene><objects><viewController id="\(id)" \(attributes) sceneMemberID="viewController">
    <view key="view" id="v\(id)"><rect key="frame" x="0" y="0" width="375" height="667"/></view>
    <connections>\(more)</connections></viewController></objects></scene>
    """
  }

  static func board(_ scenes: String, initial: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
    targetRuntime="iOS.CocoaTouch" initialViewController="\(initial)"><device id="retina4_7"/>
    <scenes>\(scenes)</scenes></document>
    """
  }

  /// An app of two storyboards, one of which refers to the other.
  static let app = [
    "App/Main.storyboard": board(
      scene("a", #"<segue kind="presentation" destination="r" id="s1" identifier="log in"/>"#)
        + """
        <scene><objects><viewControllerPlaceholder id="r" storyboardName="Login"
        sceneMemberID="viewController"/></objects></scene>
        """,
      initial: "a"
    ),
    "App/Login.storyboard": board(
      scene(
        "b",
        #"<segue kind="custom" destination="c" customClass="SlideSegue" id="s2"/>"#,
        #"customClass="LoginController""#
      ) + scene("c", "", #"title="Code""#) + scene("d", "", #"title="Never""#)
        + scene("e", #"<segue kind="show" destination="d" id="s3" identifier="lost"/>"#),
      initial: "b"
    ),
  ]

  @Test func `a folder of storyboards becomes one scenario that runs`() async throws {
    try await ScenarioDesk.with(Self.app) { desk in
      let output = desk.path("app.scenario.json")
      let run = try await ToolRun([
        "import", desk.path("App"), "--map", "SlideSegue=slide", "--output", output,
      ])
      #expect(run.code == .done && run.output.isEmpty, "\(run.errors)")
      #expect(
        run.errors.contains(
          "imported 5 screens and 3 segues of 2 storyboards; 1 of the segues cannot be reached"
        ),
        "\(run.errors)"
      )
      let valid = try await ToolRun(["validate", output])
      #expect(valid.code == .done)
      let played = try await ToolRun(["run", output])
      #expect(played.code == .done && played.output.contains("App"), "\(played.errors)")
    }
  }

  @Test func `classes without an entry in the map are listed`() async throws {
    try await ScenarioDesk.with(Self.app) { desk in
      let run = try await ToolRun(["import", desk.path("App")])
      #expect(run.code == .done && run.output.contains(#""name": "App""#))
      #expect(run.errors.contains("the segue class SlideSegue is code"), "\(run.errors)")
      #expect(run.errors.contains("choose effects: --map SlideSegue=EFFECT"))
    }
  }

  @Test func `wrong files, entries and devices are errors`() async throws {
    let files = [
      "tv.storyboard": Self.app["App/Main.storyboard"]?.replacing(
        "iOS.CocoaTouch",
        with: "AppleTV"
      ),
      "cut.storyboard": (Self.app["App/Main.storyboard"]?.prefix(300)).map(String.init),
      "Main.storyboard": Self.app["App/Main.storyboard"], "empty/readme.txt": "",
    ].compactMapValues(\.self)
    try await ScenarioDesk.with(files) { desk in
      let television = try await ToolRun(["import", desk.path("tv.storyboard")])
      #expect(television.code == .invalidData && television.output.isEmpty)
      #expect(television.errors.contains("expected a storyboard for iOS.CocoaTouch, found one for"))
      let cut = try await ToolRun(["import", desk.path("cut.storyboard")])
      #expect(cut.code == .invalidData && cut.errors.contains("cut.storyboard:"))
      let empty = try await ToolRun(["import", desk.path("empty")])
      #expect(empty.code == .missingInput && empty.errors.contains("holds no storyboard"))
      let entry = try await ToolRun(["import", desk.path("Main.storyboard"), "--map", "A=slid"])
      #expect(entry.code == .wrongUsage && entry.errors.contains(#"did you mean "slide"?"#))
      let device = try await ToolRun(["import", desk.path("Main.storyboard"), "--device", "phone"])
      #expect(device.code == .wrongUsage)
    }
  }

  @Test func `an entry for a class that no file has is an error that names the nearest`()
    async throws
  {
    try await ScenarioDesk.with(Self.app) { desk in
      let run = try await ToolRun(["import", desk.path("App"), "--map", "SlidSegue=slide"])
      #expect(run.code == .wrongUsage && run.output.isEmpty)
      #expect(run.errors.contains(#"no storyboard has the class "SlidSegue""#), "\(run.errors)")
      #expect(run.errors.contains(#"did you mean "SlideSegue"?"#))
    }
  }

  @Test func `warnings that differ in their line only are one with their number`() async throws {
    let segues = (1...3).map {
      #"<segue kind="custom" destination="b" customClass="S" id="s\#($0)" animates="NO"/>"#
    }
    let board = Self.board(
      Self.scene("a", segues.joined()) + Self.scene("b", "", #"title="B""#),
      initial: "a"
    )
    try await ScenarioDesk.with(["Main.storyboard": board]) { desk in
      let run = try await ToolRun(["import", desk.path("Main.storyboard")])
      #expect(run.errors.contains("presented by the system instead (3 times)"), "\(run.errors)")
      #expect(run.errors.contains("the file disables that (3 times)"))
    }
  }

  @Test func `constraints that code moves and destinations that code creates are warnings`()
    async throws
  {
    let segue =
      #"<segue kind="show" destination="b" id="s1" destinationCreationSelector="makeB:"/>"#
    let board = Self.board(
      Self.scene("a", segue + #"<outlet property="height" destination="k" id="o1"/>"#)
        .replacing(
          "</view>",
          with: #"<constraints><constraint firstAttribute="height" constant="9" id="k"/>"#
            + "</constraints></view>"
        ) + Self.scene("b", "", #"title="B""#),
      initial: "a"
    )
    try await ScenarioDesk.with(["Main.storyboard": board]) { desk in
      let run = try await ToolRun(["import", desk.path("Main.storyboard")])
      #expect(run.code == .done)
      #expect(run.errors.contains("the constraint of the outlet height"), "\(run.errors)")
      #expect(run.errors.contains(#"code creates "B" in makeB:"#))
    }
  }

  @Test func `an imported folder takes every command that plays scenarios`() async throws {
    let sweep = """
      { "name": "app", "scenarios": ["app.scenario.json"],
        "parameters": { "duration": { "path": "screens.Code.presentation.slide.duration",
          "values": ["300 ms", "500 ms"] } },
        "objectives": [{ "minimize": "apple.hitch-time", "of": "mean" }] }
      """
    let files = Self.app.merging(["app.sweep.json": sweep]) { $1 }
    try await ScenarioDesk.with(files) { desk in
      let file = desk.path("app.scenario.json")
      let imported = try await ToolRun([
        "import", desk.path("App"), "--map", "SlideSegue=slide", "--output", file,
      ])
      #expect(imported.code == .done, "\(imported.errors)")
      let baseline = desk.path("baseline.json")
      let commands = [
        ["run", file], ["run", file, "--format", "html", "--output", desk.path("run.html")],
        ["baseline", "record", file, "--baseline", baseline],
        ["check", file, "--baseline", baseline], ["compare", file],
        ["sweep", desk.path("app.sweep.json"), "--output", desk.path("app.sweep.ndjson")],
        ["explain", file, "--strategy", "display-link", "--worst", "1"],
      ]
      for command in commands {
        let run = try await ToolRun(command)
        #expect(run.code == .done, "\(command): \(run.errors)")
      }
      let page = try String(contentsOfFile: desk.path("run.html"), encoding: .utf8)
      #expect(page.contains("Login") && page.contains("App"))
    }
  }

  @Test func `of translated storyboards the base is taken`() async throws {
    let board = Self.app["App/Main.storyboard"] ?? ""
    let files = [
      "de.lproj/Main.storyboard": board.replacing("log in", with: "anmelden"),
      "Base.lproj/Main.storyboard": board,
    ]
    try await ScenarioDesk.with(files) { desk in
      let run = try await ToolRun(["import", desk.folder.path, "--name", "shop", "-q"])
      #expect(run.code == .done && run.output.contains(#""name": "shop""#))
      #expect(run.errors.isEmpty && !run.output.contains("anmelden"))
    }
  }
}

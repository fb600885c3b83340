import JankAnimators
import JankScenarios
import JankStoryboards
import JankText
import Testing

struct StoryboardImportEffectsTests {
  private typealias App = ImportedApp

  private static func stack(_ id: String, of page: String, _ attributes: String = "") -> String {
    App.scene(
      id,
      App.segue("relationship", page, #"relationship="rootViewController""#),
      element: "navigationController",
      with: #"title="\#(id)" \#(attributes)"#
    )
  }

  private static func page(_ id: String, _ segues: String = "") -> String {
    App.scene(id, segues, with: #"customClass="\#(id)Controller""#)
  }

  /// A list that pushes a detail and presents an editor in a stack of its own.
  private static func app(_ attributes: String = "") throws -> Storyboard {
    try App.board(
      stack("Home", of: "List", attributes)
        + page("List", App.segue("show", "Detail") + App.segue("presentation", "Editing"))
        + page("Detail") + stack("Editing", of: "Edit") + page("Edit", App.segue("show", "Lone"))
        + page("Lone"),
      initial: "Home"
    )
  }

  /// The warnings of effects that are never played.
  private func warnings(_ result: StoryboardImport.Result) -> [Diagnostic] {
    result.warnings.filter { $0.message.contains("is never played") }
  }

  @Test(arguments: [
    (
      "DetailController=fade",
      #"of "Detail" is never played: the page is only pushed, onto "Home""#,
      #"write "push": { "fade": {} } into the screen "Home""#
    ),
    (
      "EditController=fade", #"of "Edit" is never played: its container "Editing" is presented"#,
      #"write "presentation": { "fade": {} } into the screen "Editing""#
    ),
    (
      "ListController=fade", #"no segue that can be reached presents its container "Home""#, nil
    ),
  ])
  func `a mapped effect that no segue plays is a warning with the right target`(
    entry: String,
    message: String,
    hint: String?
  ) throws {
    let result = try App.result([try Self.app()], map: [entry])
    let found = warnings(result)
    #expect(found.count == 1 && found.first?.message.contains(message) == true, "\(found)")
    #expect(found.first?.position != nil)
    #expect(hint.map { found.first?.hint?.contains($0) == true } ?? (found.first?.hint == nil))
    #expect(result.scenario.setting.strategies == ["core-animation"])
    let reloaded = try App.reloaded(result.scenario)
    #expect(reloaded.setting.strategies == ["core-animation"])
  }

  @Test func `the class of the stack is the target for pushes, and plays`() throws {
    let board = try Self.app(#"customClass="HomeStack""#)
    let wrong = try App.result([board], map: ["DetailController=fade"])
    #expect(warnings(wrong).first?.hint?.contains("--map HomeStack=fade") == true)
    let right = try App.result([board], map: ["HomeStack=fade"])
    #expect(warnings(right).isEmpty)
    #expect(right.scenario.setting.strategies == ["core-animation", "display-link"])
  }

  @Test func `a stack without pushes plays no effect of its class`() throws {
    let board = try App.board(
      Self.stack("Home", of: "List", #"customClass="HomeStack""#) + Self.page("List"),
      initial: "Home"
    )
    let found = warnings(try App.result([board], map: ["HomeStack=fade"]))
    #expect(found.first?.message.contains("no segue pushes onto") == true, "\(found)")
  }
}

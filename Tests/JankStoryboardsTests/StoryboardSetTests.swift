import JankStoryboards
import Testing

struct StoryboardSetTests {
  private func placeholder(_ id: String, _ attributes: String) -> String {
    """
    <scene><objects><viewControllerPlaceholder id="\(id)" \(attributes)
    sceneMemberID="viewController"/></objects></scene>
    """
  }

  private func board(_ name: String, _ scenes: String, initial: String? = nil) throws -> Storyboard
  {
    try StoryboardFixture.parse(
      StoryboardFixture.document(scenes, initial.map { #"initialViewController="\#($0)""# } ?? ""),
      path: "App/\(name).storyboard"
    )
  }

  @Test func `references lead to identifiers and initial view controllers of other storyboards`()
    throws
  {
    let named = StoryboardFixture.scene("", id: "n").replacing(
      "<viewController ",
      with: #"<viewController storyboardIdentifier="Named" "#
    )
    let set = StoryboardSet([
      try board(
        "Login",
        placeholder("r1", #"storyboardName="Main""#)
          + placeholder("r2", #"storyboardName="Main" referencedIdentifier="Named""#)
          + placeholder("r3", #"storyboardName="Gone""#)
          + placeholder("r4", #"storyboardName="Main" referencedIdentifier="No""#)
          + placeholder("r5", #"referencedIdentifier="No""#)
      ),
      try board("Main", StoryboardFixture.scene("", id: "first") + named, initial: "first"),
    ])
    func resolution(_ id: String) -> StoryboardSet.Resolution {
      set.resolve(StoryboardSet.Key(board: 0, id: id))
    }
    #expect(resolution("r1") == .found(StoryboardSet.Key(board: 1, id: "first")))
    #expect(resolution("r2") == .found(StoryboardSet.Key(board: 1, id: "n")))
    #expect(resolution("r3") == .missing(#"the storyboard "Gone" is not among the files"#))
    #expect(resolution("r4") == .missing(#""Main" has no view controller with the ID "No""#))
    #expect(resolution("r5") == .missing(#""Login" has no view controller with the ID "No""#))
    #expect(set.initial == StoryboardSet.Key(board: 1, id: "first"))
    #expect(set.keys.map(\.id) == ["first", "n"])
  }

  @Test func `references that lead back to themselves are missing`() throws {
    let set = StoryboardSet([
      try board("A", placeholder("a", #"storyboardName="B""#), initial: "a"),
      try board("B", placeholder("b", #"storyboardName="A""#), initial: "b"),
    ])
    let result = set.resolve(StoryboardSet.Key(board: 0, id: "a"))
    #expect(result == .missing("the references lead back to themselves"))
    #expect(set.initial == nil)
  }

  @Test func `the references of an app's two storyboards resolve`() throws {
    let set = StoryboardSet([
      try StoryboardFixture.read("IOS-nRF-Mesh-Library--Main.storyboard"),
      try StoryboardFixture.read("IOS-nRF-Mesh-Library--Network.storyboard"),
    ])
    // The files were renamed: the app's storyboards are Main and Network.
    #expect(set.boards.map(\.scenes.count) == [6, 37])
    #expect(set.keys.count == 29)
  }
}

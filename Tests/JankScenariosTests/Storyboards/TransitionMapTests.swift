import JankAnimators
import JankScenarios
import JankStoryboards
import JankText
import Testing

struct TransitionMapTests {
  @Test(arguments: [
    ("SlideSegue", "expected CLASS=EFFECT or ACTION:=SCREEN"),
    ("SlideSegue=slid", #"there is no effect "slid""#),
  ])
  func `an entry that cannot be used is an error with a hint`(text: String, message: String) {
    var map = TransitionMap()
    let error = #expect(throws: TransitionMapError.self) {
      try map.add(text, among: Catalog.standard.effects)
    }
    #expect(error?.message.contains(message) == true && error?.hint.isEmpty == false)
  }

  private static let board = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
    targetRuntime="iOS.CocoaTouch"><scenes><scene><objects>
    <viewController id="a" customClass="ListController"><connections>
    <segue kind="custom" destination="a" customClass="SlideSegue" id="s1"/>
    <segue kind="unwind" destination="x" unwindAction="toList:" id="s2"/>
    </connections></viewController><customObject id="o" customClass="Fader"/><exit id="x"/>
    </objects></scene></scenes></document>
    """

  @Test(arguments: [
    ("SlidSegue=slide", "no storyboard has the class", "SlideSegue"),
    ("toLst:=List", "no unwind segue has the action", "toList:"),
    ("toList:=ListControler", "no screen has the name or class", "ListController"),
    ("Zzzzzz=none", "no storyboard has the class", "Fader, ListController, SlideSegue"),
  ])
  func `an entry that stands for nothing is an error with the nearest name`(
    text: String,
    problem: String,
    hint: String
  ) throws {
    let set = StoryboardSet([try StoryboardReader.read(Array(Self.board.utf8), path: "Main")])
    var map = TransitionMap()
    for entry in ["SlideSegue=slide", "Fader=fade", "toList:=List", "ListController=none"] {
      try map.add(entry, among: Catalog.standard.effects)
    }
    try map.check(against: set, screens: ["List"])
    try map.add(text, among: Catalog.standard.effects)
    let error = #expect(throws: TransitionMapError.self) {
      try map.check(against: set, screens: ["List"])
    }
    #expect(error?.message.hasPrefix(problem) == true)
    #expect(error?.hint.contains(hint) == true, "\(error?.hint ?? "")")
  }
}

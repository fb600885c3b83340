import JankAnimators
import JankScenarios
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
}

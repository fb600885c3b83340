import Foundation
import JankAnimators
import JankScenarios
import JankTrace
import Testing

// Also tests: CarelessAnimator.

/// Screens with impossible keys.
struct ScenarioMistakesTests {
  /// The errors about a screen.
  private func complaints(_ screen: String) -> [String] {
    let file = """
      { "name": "a", "devices": ["phone-60"], "strategies": ["percent-driven"],
        "screens": { "Main": {}, "Other": {}, "Screen": \(screen) },
        "root": "Main", "script": [{ "at": "1 s", "present": "Screen" }] }
      """
    do throws(FileError) {
      _ = try ScenarioLoader { _ in nil }.load(Array(file.utf8), path: "f")
      return []
    } catch {
      return error.diagnostics.map { $0.message.replacing("screens.Screen: ", with: "") }
    }
  }

  @Test(
    arguments: [
      (#""presentation": { "bounce": {} }, "style": "pageSheet""#, "takes-presenters-view", true),
      (#""presentation": { "bounce": {} }"#, "takes-presenters-view", false),
      (#""presentation": { "bounce": {} }"#, "always-completes", true),
      (#""layers": 2"#, "always-completes", false),
      (#""layers": 2"#, "forgets-arriving-view", false),
      (#""children": ["Main"], "change": { "shift": {} }"#, "forgets-arriving-view", true),
      (#""children": ["Main"], "change": { "shift": {} }"#, "forgets-moves", false),
      (#""children": ["Main"]"#, "forgets-moves", true),
      (#""layers": 2"#, "returns-early", false),
      (#""stack": ["Main"], "pop": { "shift": {} }"#, "returns-early", true),
      (#""stack": ["Main"]"#, "removes-arriving-view", false),
      (
        #""dismissal": { "slide": {} }, "style": "overFullScreen""#, "removes-arriving-view", false
      ),
      (#""dismissal": { "slide": {} }, "style": "pageSheet""#, "forgets-arriving-view", false),
      (#""dismissal": { "slide": {} }"#, "forgets-arriving-view", true),
      (
        #""presentation": { "fade": {} }, "style": "overFullScreen""#, "forgets-arriving-view", true
      ),
      (#""stack": ["Main"], "pop": { "shift": {} }"#, "removes-arriving-view", true),
      (#""segues": { "on": { "present": "Main" } }"#, "forgets-to-leave", false),
      (
        #""unwindActions": ["home"], "segues": { "back": { "unwind": "home" } }"#,
        "forgets-to-leave", true
      ),
      (#""dismissal": { "slide": {} }, "dragToDismiss": {}"#, "keeps-interaction", true),
      (#""dismissal": { "slide": {} }"#, "keeps-verdict", false),
      (#""tabs": ["Main"], "change": { "shift": {} }"#, "ignores-cancel", false),
      (#""dismissal": { "slide": {} }"#, "completes-early", true),
      (#""layers": 2"#, "completes-early", false),
      (#""dismissal": { "slide": {} }"#, "swaps-delegate", false),
      (#""presentation": { "bounce": {} }"#, "swaps-delegate", true),
      (#""stack": ["Main"]"#, "hides-bar", false),
      (#""layers": 2"#, "hides-bar", true),
      (#""tabs": ["Main"]"#, "takes-title", false),
      (#""layers": 2"#, "takes-title", true),
      (#""layers": 2"#, "shows-status-bar", true),
      (#""layers": 2"#, "decides-early", false),
      (#""dismissal": { "slide": {} }, "dragToDismiss": {}"#, "decides-early", true),
      (#""tabs": ["Main"], "change": { "shift": {} }, "buttons": true"#, "ignores-cancel", true),
    ]
  )
  func `a mistake needs the part of the app that makes it`(
    screen: String,
    mistake: String,
    isMade: Bool
  ) {
    let found = complaints(#"{ \#(screen), "mistakes": ["\#(mistake)"] }"#)
    #expect(found == (isMade ? [] : [#"the app cannot make the mistake "\#(mistake)" here"#]))
  }

  @Test func `dimming needs a presentation of the app's own`() {
    #expect(complaints(#"{ "dimming": {}, "style": "fullScreen" }"#).count == 1)
    #expect(complaints(#"{ "dimming": {}, "style": "custom" }"#).isEmpty)
    #expect(complaints(#"{ "dimming": {} }"#).isEmpty)
  }

  @Test(arguments: ["core-animation", "display-link", "percent-driven"])
  func `an animator that returns early in a custom container is the only finding`(
    strategy: String
  ) throws {
    let story = ScenarioSemanticsTests.Story(
      screens: """
        "A": {}, "B": {}, "Box": { "children": ["A", "B"], "mistakes": ["returns-early"],
          "change": { "shift": { "duration": "400 ms" } } }
        """,
      root: "Box",
      script: #"{ "at": "1 s", "select": "B" }"#,
      strategy: try #require(Strategy.all.first { $0.name == strategy })
    )
    let trace = try story.play()
    #expect(trace.cameToRest)
    #expect(trace.findings.map(\.rule) == [.completesOnce], "\(trace.findings)")
    let due = try #require(trace.findings.first).time - Instant.zero
    #expect(abs(due.seconds - 1.4) < 0.02)
  }

  @Test func `an unwind segue needs its action`() {
    let back = { (action: String) in
      complaints(
        #"{ "segues": { "back": { "unwind": "\#(action)" } }, "unwindActions": ["home"] }"#
      )
    }
    #expect(back("home").isEmpty)
    #expect(back("hom") == [#"no screen has the action "hom", to which "back" unwinds"#])
  }
}

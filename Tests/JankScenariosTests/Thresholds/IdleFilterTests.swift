import JankGate
import JankScenarios
import Testing

struct IdleFilterTests {
  private let names = ["finish", "cancel"].flatMap { outcome in
    ["phone-60", "phone-120"].map {
      CaseName(scenario: "open@\(outcome)", device: $0, strategy: "timer")
    }
  }

  @Test(arguments: [
    ("device=phone60", "no case has the device \"phone60\"", "did you mean \"phone-60\"?"),
    ("strategy=timr", "no case has the strategy \"timr\"", "did you mean \"timer\"?"),
    ("scenario=opn", "no case has the scenario \"opn\"", "did you mean \"open\"?"),
    ("device=tablet", "no case has the device \"tablet\"", #"have "phone-60", "phone-120""#),
    ("tag=slow", "no case has the tag \"slow\"", "no scenario has a tag"),
    ("device=phone-*,strategy=x*", "no case has the strategy \"x*\"", "have \"timer\""),
  ])
  func `the condition that no case meets is named with what was meant`(
    filter: String,
    message: String,
    hint: String
  ) throws {
    let rule = try ThresholdText.threshold(in: "m{\(filter)}: value < 1", level: .error)
    let idle = IdleFilter(of: rule, among: names, tags: [])
    #expect(idle.message == message)
    #expect(idle.hint?.contains(hint) == true, "\(idle)")
  }

  @Test func `conditions that only different cases meet are named together`() throws {
    let other = CaseName(scenario: "close", device: "pad", strategy: "timer")
    let rule = try ThresholdText.threshold(
      in: "m{scenario=close,device=phone-60}: value < 1",
      level: .error
    )
    let idle = IdleFilter(of: rule, among: names + [other], tags: [])
    #expect(idle.message == "no case meets all conditions in the braces together")
    #expect(idle.hint == nil)
  }
}

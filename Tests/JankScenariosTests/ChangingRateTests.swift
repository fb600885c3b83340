import HeadlessUIKit
import JankScenarios
import JankTrace
import TestSupport
import Testing

/// Runs in which the display changes its rate during work that was planned before.
struct ChangingRateTests {
  private func scenario(_ page: String, _ rest: String, _ script: [String]) throws -> Scenario {
    let text = """
      {"name": "rates", "screens": {"Main": {}, "Page": {"layers": 12, \(page)}},
       "root": "Main", \(rest), "script": [\(script.joined(separator: ", "))],
       "strategies": ["core-animation", "display-link"]}
      """
    return try ProjectScenarios.loader.load(Array(text.utf8), path: "rates")
  }

  private func expectOrderedFrames(of scenario: Scenario) throws {
    for play in Play.all(of: scenario) {
      let trace = try play.trace()
      #expect(trace.cameToRest && trace.failures.isEmpty, "\(play)")
      for (last, next) in zip(trace.frames, trace.frames.dropFirst()) {
        #expect(next.contentTime >= last.contentTime, "\(play)")
        #expect(next.actual.number > last.actual.number, "\(play)")
        #expect(next.actual.time > last.actual.time, "\(play)")
      }
    }
  }

  @Test func `a lower rate during a commit moves no frame into the future`() throws {
    try expectOrderedFrames(
      of: scenario(
        #""images": [{"name": "x", "pixels": [5059, 2639], "format": "png"}], "draw": "62 ms""#,
        #""devices": ["phone-120"]"#,
        [
          #"{"at": "180 ms", "refreshRate": 10}"#, #"{"at": "100 ms", "present": "Page"}"#,
          #"{"at": "200 ms after end", "dismiss": "Page"}"#,
        ]
      )
    )
  }

  @Test func `a display that slows down for an animation keeps frames in order`() throws {
    try expectOrderedFrames(
      of: scenario(
        #""images": [{"name": "x", "pixels": [4423, 4664], "format": "jpeg"}]"#,
        #""devices": ["phone-promotion"], "frameRate": {"minimum": 10, "maximum": 10}"#,
        [#"{"at": "144 ms", "present": "Page"}"#, #"{"at": "1500 ms", "dismiss": "Page"}"#]
      )
    )
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func `frames stay in order for any combination of rates, work and images`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
    let rates = [10, 24, 30, 40, 60, 80, 120, 7, 1]
    let steps = (0..<number(1...4)).map { _ in
      let rate = rates[number(0...8)]
      return #"{"at": "\#(number(0...2_500)) ms", "refreshRate": \#(rate)}"#
    }
    let device = ["phone-60", "phone-120", "phone-promotion"][number(0...2)]
    try expectOrderedFrames(
      of: scenario(
        #""draw": "\#(number(0...120)) ms", "viewDidLoad": "\#(number(0...300)) ms","#
          + #""images": [{"name": "x", "pixels": [\#(number(10...6_000)), 900], "format": "png"}]"#,
        #""devices": ["\#(device)"]"#,
        [#"{"at": "\#(number(0...400)) ms", "present": "Page"}"#] + steps
          + [#"{"at": "\#(number(0...800)) ms after end", "dismiss": "Page"}"#]
      )
    )
  }
}

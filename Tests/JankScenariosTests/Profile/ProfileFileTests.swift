import HeadlessUIKit
import JankEngine
import JankScenarios
import JankText
import Testing

struct ProfileFileTests {
  private func read(_ text: String) throws(FileError) -> DeviceProfile {
    try ProfileFile.read(Array(text.utf8), path: "a.profile.json")
  }

  private func file(_ rest: String) -> String {
    #"{ "format": "device-profile/1", "name": "mine", "basis": "phone-120"\#(rest) }"#
  }

  @Test func `a profile has the values of its file and otherwise those of its basis`() throws {
    let profile = try read(
      file(
        #"""
        , "figures": {
          "execute": { "value": "3 ms", "mark": "measured", "source": "a stopwatch" },
          "jitter": { "value": 0.5, "mark": "assumed", "source": "a guess" }
        }
        """#
      )
    )
    #expect(profile.name == "mine")
    #expect(profile.refreshRate == 120)
    #expect(profile.costs.execute == .milliseconds(3))
    #expect(profile.costs.jitter == 0.5)
    #expect(profile.costs.prepare == DeviceProfile.phone120.costs.prepare)
    #expect(profile.origin(of: .execute) == ProfileValue.Origin(.measured, "a stopwatch"))
    #expect(profile.origin(of: .prepare).mark == .assumed)
  }

  @Test func `recorded costs are replayed`() throws {
    let profile = try read(
      file(#", "frameCosts": { "microseconds": [5, 7], "mark": "measured", "source": "s" }"#)
    )
    #expect(profile.costs.frame == .recorded([.microseconds(5), .microseconds(7)]))
  }

  @Test(arguments: [
    (
      #", "figures": { "exekute": { "value": "3 ms", "mark": "measured", "source": "s" } }"#,
      "did you mean \"execute\"?"
    ),
    (
      #", "figures": { "execute": { "value": 3, "mark": "measured", "source": "s" } }"#,
      "write the unit"
    ),
    (
      #", "figures": { "jitter": { "value": 2, "mark": "measured", "source": "s" } }"#,
      "a number from 0 to 1"
    ),
    (#", "figures": { "jitter": { "value": 1, "mark": "sure", "source": "s" } }"#, "a mark"),
  ])
  func `an invalid number is rejected with its position`(rest: String, words: String) {
    let error = #expect(throws: FileError.self) { try read(file(rest)) }
    #expect(error.map { "\($0)".contains(words) } == true)
  }

  @Test func `all errors in the numbers are reported at once`() {
    let rest = #"""
      , "figures": {
        "exekute": { "value": 3, "mark": "guess", "source": "s" },
        "execute": { "value": 3, "mark": "measured", "source": "s" },
        "jitter": { "value": 2, "mark": "measured" } }
      """#
    let error = #expect(throws: FileError.self) { try read(file(rest)) }
    let found = error?.diagnostics.map(\.message) ?? []
    #expect(found.count == 5, "\(found)")
    let parts = [
      "unknown number \"exekute\"", "figures.exekute.mark", "figures.execute.value",
      "figures.jitter.value", "\"source\"",
    ]
    for part in parts { #expect(found.contains { $0.contains(part) }, "\(part): \(found)") }
  }

  private func profileValues(_ values: (String, String)...) -> String {
    let members = values.map {
      #""\#($0.0)": { "value": \#($0.1), "mark": "measured", "source": "s" }"#
    }
    return #", "figures": { \#(members.joined(separator: ", ")) }"#
  }

  @Test func `a touch panel is described by its rate, jitter and latency`() throws {
    let profile = try read(
      file(
        profileValues(
          ("touchLatency", #""2 ms""#),
          ("touchJitter", #""1.5 ms""#),
          ("touchRate", "240")
        )
      )
    )
    let sampling = try TouchSampling(
      rate: 240,
      jitter: .microseconds(1_500),
      latency: .milliseconds(2)
    )
    #expect(profile.touchSampling == sampling)
    #expect(profile[.touchRate] == 240 && profile[.touchLatency] == 2_000_000)
    #expect(profile.origin(of: .touchJitter) == ProfileValue.Origin(.measured, "s"))
    #expect(DeviceProfile.all.allSatisfy { $0.touchSampling == nil && $0[.touchRate] == nil })
  }

  @Test func `contradicting numbers of a touch panel are rejected`() throws {
    for (rest, words) in [
      (profileValues(("touchJitter", #""1 ms""#)), "add \"touchRate\""),
      (
        profileValues(("touchRate", "240"), ("touchJitter", #""3 ms""#)),
        "contradicts the other numbers"
      ),
      (profileValues(("touchRate", "59")), "a whole number from 60 to 240"),
      (profileValues(("touchRate", "99.5")), "a whole number from 60 to 240"),
    ] {
      let error = #expect(throws: FileError.self) { try read(file(rest)) }
      #expect(error.map { "\($0)".contains(words) } == true, "\(error.map { "\($0)" } ?? "")")
    }
  }

  @Test func `ticks of a panel are a multiple of the refresh rate`() throws {
    #expect(try read(file(profileValues(("panelRate", "240")))).panelRate == 240)
    let error = #expect(throws: FileError.self) {
      try read(file(profileValues(("panelRate", "100"))))
    }
    let message = error?.diagnostics.first?.message ?? ""
    #expect(message == "\"panelRate\" is 100, which is no multiple of the refresh rate 120")
    // Those of the basis are left out if they do not fit.
    let basis = DeviceProfile.promotionPhone
    #expect(basis.panelRate == 240)
    let other = file(choice("rates", "[90]"))
      .replacing(DeviceProfile.phone120.name, with: basis.name)
    #expect(try read(other).panelRate == nil)
  }

  private func choice(_ name: String, _ value: String) -> String {
    #", "\#(name)": { "value": \#(value), "mark": "assumed", "source": "mine" }"#
  }

  @Test func `rates, buffering and the return of the third buffer can be set`() throws {
    let mine = ProfileValue.Origin(.assumed, "mine")
    let rates = try read(file(choice("rates", "[60, 48, 96]")))
    #expect(rates.rates == [96, 60, 48] && rates.refreshRate == 96)
    #expect(rates.origin(of: .rates) == mine && rates.origin(of: .refreshRate) == mine)
    let one = try read(file(choice("rates", "[90]")))
    #expect(one.rates.isEmpty && one.refreshRate == 90)
    let triple = try read(file(choice("buffering", #""triple""#)))
    #expect(triple.buffering == .triple && triple.origin(of: .buffering) == mine)
    #expect(triple.rates == DeviceProfile.phone120.rates)
    let never = try read(file(choice("thirdBufferReturned", #""never""#)))
    #expect(never.hysteresis == .never && never.buffering == .automatic)
    let later = try read(file(choice("thirdBufferReturned", #"{ "afterEmpty": 30 }"#)))
    #expect(later.hysteresis == .afterEmpty(refreshes: 30))
    #expect(later.origin(of: .thirdBufferReturned) == mine)
    #expect(try read(file(#", "about": "a phone""#)).about == "a phone")
  }

  @Test func `invalid choices are rejected`() throws {
    for (rest, words) in [
      (choice("rates", "[]"), "1 to 100 items"),
      (choice("rates", "[0]"), "a whole number from 1 to 1000"),
      (choice("buffering", #""tripel""#), "did you mean \"triple\"?"),
      (choice("thirdBufferReturned", "30"), "{ \"afterEmpty\": 30 }"),
      (choice("thirdBufferReturned", #"{ "afterEmpty": 0 }"#), "a whole number from 1 to"),
      (
        choice("buffering", #""double""#) + choice("thirdBufferReturned", #""never""#),
        "has no effect if \"buffering\" is \"double\""
      ),
      (
        choice("rates", "[120, 60]") + profileValues(("refreshRate", "60")),
        "\"refreshRate\" is 60, but the highest rate is 120"
      ),
      (choice("rates", "[60]") + profileValues(("refreshRate", "120")), "the highest rate is 60"),
    ] {
      let error = #expect(throws: FileError.self) { try read(file(rest)) }
      #expect(error.map { "\($0)".contains(words) } == true, "\(error.map { "\($0)" } ?? rest)")
    }
  }

  @Test func `a display with several rates has no separate refresh rate`() throws {
    let adaptive = file(profileValues(("refreshRate", "60")))
      .replacing("phone-120", with: "pad-promotion")
    let error = #expect(throws: FileError.self) { try read(adaptive) }
    #expect(error.map { "\($0)".contains("such as [60, 40, 30, 24]") } == true)
    let all = file(choice("rates", "[60, 40, 30, 24]") + profileValues(("refreshRate", "60")))
      .replacing("phone-120", with: "pad-promotion")
    #expect(try read(all).displayRates == [60, 40, 30, 24])
    #expect(try read(file(profileValues(("refreshRate", "90")))).refreshRate == 90)
  }

  @Test func `frame costs are sampled about a median or replayed, not both`() throws {
    let recording = #", "frameCosts": { "microseconds": [5], "mark": "measured", "source": "s" }"#
    for (rest, words) in [
      (profileValues(("frameMedian", #""5 ms""#)) + recording, "exclude each other"),
      (profileValues(("frameSpread", "0.5")) + recording, "exclude each other"),
      (profileValues(("frameSpread", "0.5")), "add \"frameMedian\""),
      (profileValues(("frameCorrelation", "0.5")), "add \"frameMedian\""),
    ] {
      let error = #expect(throws: FileError.self) { try read(file(rest)) }
      #expect(error.map { "\($0)".contains(words) } == true, "\(error.map { "\($0)" } ?? rest)")
    }
    let busy = file(profileValues(("frameSpread", "0.25"))).replacing(
      "phone-120",
      with: "phone-60-busy"
    )
    let cost = try LogNormalCost(median: .milliseconds(8), spread: 0.25, correlation: 0.5)
    #expect(try read(busy).costs.frame == .drawn(cost))
  }

  @Test func `a scenario is played on a profile from a file`() throws {
    let scenario = """
      { "name": "x", "devices": ["phone-60", "mine.profile.json"],
        "screens": { "Main": {} }, "root": "Main",
        "script": [ { "at": "1 ms", "present": "Main" } ], "strategies": ["core-animation"] }
      """
    let loader = ScenarioLoader { path in
      path == "mine.profile.json" ? Array(file("").utf8) : nil
    }
    let loaded = try loader.load(Array(scenario.utf8), path: "x.scenario.json")
    #expect(loaded.setting.devices.map(\.name) == ["phone-60", "mine"])
    let missing = ScenarioLoader { _ in nil }
    let error = #expect(throws: FileError.self) {
      try missing.load(Array(scenario.utf8), path: "x.scenario.json")
    }
    #expect(error.map { "\($0)".contains("cannot be read") } == true)
  }

  // MARK: Made-up profiles

  /// A profile whose numbers and choices are random, each with an origin of its own.
  private func profile(seed: UInt64) -> DeviceProfile {
    var generator = SeededGenerator(seed: seed)
    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }
    var profile = DeviceProfile.all[number(0...DeviceProfile.all.count - 1)]
    profile.name = "drawn \"\(seed)\""
    profile.about = ["", "é\n\u{1B}[2J"][number(0...1)]
    for profileValue in profile.profileValues
    where ![.refreshRate, .panelRate, .touchRate].contains(profileValue) {
      let range = profileValue.range
      let share = Double(number(0...1000)) / 1000
      let value = range.lowerBound + min(range.upperBound - range.lowerBound, 5e6) * share
      profile[profileValue] = [.one, .points].contains(profileValue.unit) ? value : value.rounded()
      profile.origins[profileValue] = ProfileValue.Origin(
        [.measured, .assumed][number(0...1)],
        "source \(number(0...9))"
      )
    }
    profile.buffering = DeviceProfile.Buffering.allCases[number(0...2)]
    if profile.buffering == .automatic {
      profile.hysteresis = number(0...1) == 0 ? .never : .afterEmpty(refreshes: number(1...99))
    }
    if number(0...2) == 0 {
      let costs = (0...number(0...5)).map { _ in Interval.microseconds(Int64(number(0...9999))) }
      profile.costs.frame = .recorded(costs)
    }
    return profile
  }

  @Test(arguments: Array(UInt64(1)...20))
  func `profiles conform to their schema and are read back`(seed: UInt64) throws {
    let profile = profile(seed: seed)
    let text = ProfileFile.text(profile)
    let validator = JSONSchemaValidator(ProfileFile.schemaDocument)
    #expect(try validator.accepts(JSONParser.parse(Array(text.utf8))), "\(text)")
    try SampleFolder.keep(ProfileFile.schemaDocument, as: "profile.schema.json")
    try SampleFolder.keep(text, as: "profile-\(seed).json")
    var read = try read(text)
    #expect(ProfileFile.text(read) == text)
    for profileValue in profile.profileValues {
      #expect(read.origin(of: profileValue) == profile.origin(of: profileValue))
    }
    for choice in ProfileChoice.allCases {
      #expect(read.origin(of: choice) == profile.origin(of: choice))
    }
    (read.origins, read.choiceOrigins) = (profile.origins, profile.choiceOrigins)
    #expect(read == profile)
  }

  @Test(arguments: [
    (#", "figures": { "execute": { "value": 3, "mark": "assumed", "source": "s" } }"#, false),
    (
      #", "figures": { "execute": { "value": "3 ms", "mark": "sure", "source": "s" } }"#,
      false
    ),
    (
      #", "figures": { "exekute": { "value": "3 ms", "mark": "assumed", "source": "s" } }"#,
      false
    ),
    (#", "thirdBufferReturned": { "value": "always", "mark": "assumed", "source": "s" }"#, false),
    (
      #", "figures": { "execute": { "value": "3 ms", "mark": "assumed", "source": "s" } }"#,
      true
    ),
  ])
  func `the schema accepts what the reader accepts`(rest: String, isAccepted: Bool) throws {
    let validator = JSONSchemaValidator(ProfileFile.schemaDocument)
    #expect(try validator.accepts(JSONParser.parse(Array(file(rest).utf8))) == isAccepted)
    #expect(((try? read(file(rest))) != nil) == isAccepted)
  }
}

import HeadlessUIKit
import JankTrace
import Testing

// Also tests: Phone+Life, StoredValueWatch, JankEngine/MemoryMeter.

/// Each mistake of the timer app, and the same run without it.
struct PhoneTodayTests {
  struct Trap: CustomTestStringConvertible, Sendable {
    let mistake: TimerStory.Mistake
    let rule: FindingRule
    var seconds = 30
    var steps: @Sendable (Phone) -> Void = { _ in }
    var isOpened = true

    var testDescription: String { mistake.rawValue }
  }

  static let traps = [
    Trap(mistake: .doesNotClampToSaved, rule: .remainingTimeIsBounded) { phone in
      phone.schedule(.changeClock(by: -600), at: .milliseconds(3500))
    },
    Trap(mistake: .doesNotClampToZero, rule: .remainingTimeIsBounded) { phone in
      phone.schedule(.changeClock(by: 600), at: .milliseconds(3500))
    },
    Trap(
      mistake: .readsMissingValues,
      rule: .missingValuesAreExpected,
      steps: { $0.schedule(.showToday, at: .milliseconds(100)) },
      isOpened: false
    ),
    Trap(mistake: .overwritesUnread, rule: .writersReadFirst) { phone in
      phone.schedule("postpone", at: .milliseconds(5000), in: TimerStory.widget) { window in
        today(in: window)?.postpone()
      }
      phone.schedule(.open(TimerStory.app), at: .milliseconds(6000))
      phone.schedule(.home, at: .milliseconds(8000))
    },
    Trap(mistake: .answersTwice, rule: .updatesAnswerOnce),
    Trap(mistake: .neverAnswers, rule: .updatesAnswerOnce),
    Trap(
      mistake: .dropsHandlerOnError,
      rule: .updatesAnswerOnce,
      steps: { $0.schedule(.showToday, at: .milliseconds(100)) },
      isOpened: false
    ),
    Trap(mistake: .blocksMainThread, rule: .widgetsStayResponsive),
    Trap(mistake: .usesTooMuchMemory, rule: .widgetsStayUnderTheirLimit),
    Trap(mistake: .ignoresMemoryWarning, rule: .widgetsStayUnderTheirLimit) { phone in
      phone.schedule(.warnOfMemory, at: .milliseconds(5000))
    },
    Trap(mistake: .keepsStaleSnapshot, rule: .snapshotsAreCurrent) { phone in
      phone.schedule(.hideToday, at: .milliseconds(5000))
      phone.schedule(.open(TimerStory.app), at: .milliseconds(6000))
      phone.schedule(.home, at: .milliseconds(8000))
      phone.schedule(.showToday, at: .milliseconds(9000))
    },
    Trap(mistake: .savesWithoutSynchronizing, rule: .valuesAreSaved) { phone in
      phone.schedule(.kill(TimerStory.app), at: .milliseconds(3050))
    },
  ]

  private func findings(_ trap: Trap, _ mistake: TimerStory.Mistake?) -> [Finding] {
    let story = TimerStory(mistake: mistake)
    let phone = story.phone()
    if trap.isOpened { story.schedule(on: phone, seconds: trap.seconds) }
    trap.steps(phone)
    return phone.run(until: .milliseconds(15_000)).findings
  }

  @Test(arguments: traps) func `each mistake is found, and its twin has none`(trap: Trap) {
    let found = findings(trap, trap.mistake)
    #expect(found.map(\.rule).contains(trap.rule), "\(found)")
    let twin = findings(trap, nil)
    #expect(twin.isEmpty, "\(twin)")
  }

  @Test func `there is a trap for each mistake`() {
    #expect(Set(Self.traps.map(\.mistake)) == Set(TimerStory.Mistake.allCases))
  }

  @Test func `a widget over its limit ends while it is shown, and the rest goes on`() throws {
    let story = TimerStory(mistake: .usesTooMuchMemory)
    let phone = story.phone()
    story.schedule(on: phone)
    let trace = phone.run(until: .milliseconds(9000))
    let widget = try #require(trace.processes.last)
    #expect(widget.peakMemory > 16_000_000)
    #expect(widget.changes.last?.state == .notRunning)
    #expect(widget.changes.last?.reason == "over its memory limit of 16000000 bytes")
    #expect(trace.processes[1].state(at: trace.end) == .suspended)
  }
}

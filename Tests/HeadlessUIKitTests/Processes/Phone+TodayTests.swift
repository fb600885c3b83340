import HeadlessUIKit
import JankTrace
import Testing

// Also tests: Phone+Life, StoredValueWatch, JankEngine/MemoryMeter.

/// Each mistake of an app with a widget, and the same run without it.
struct PhoneTodayTests {
  struct Trap: CustomTestStringConvertible, Sendable {
    let rule: FindingRule
    let mistake: String
    var steps: @Sendable (Phone) -> Void = { _ in }
    var isOpened = true
    /// Creates the app with the mistake, or without it.
    let app: @Sendable (_ isWrong: Bool) -> SampleApp

    var testDescription: String { "\(rule.rawValue): \(mistake)" }
  }

  static let traps =
    answers + values + [
      Trap(rule: .widgetsStayUnderTheirLimit, mistake: "uses too much memory") { isWrong in
        .with { $0.loads = { _ in Simulation.allocate(isWrong ? 13_000_000 : 11_000_000) } }
      },
      Trap(rule: .widgetsStayResponsive, mistake: "blocks its main thread") { isWrong in
        .with {
          $0.appears = { _ in
            Simulation.spend(.milliseconds(isWrong ? 400 : 200), on: "decode")
          }
        }
      },
      Trap(
        rule: .snapshotsAreCurrent,
        mistake: "keeps the snapshot of old values",
        steps: { phone in
          phone.schedule(.hideToday, at: .milliseconds(5000))
          phone.schedule(.open(SampleApp.app), at: .milliseconds(6000))
          phone.schedule(.home, at: .milliseconds(8000))
          phone.schedule(.showToday, at: .milliseconds(9000))
        }
      ) { isWrong in
        .with {
          $0.resigns = {
            UserDefaults.ofGroup.set("one", forKey: "text")
            UserDefaults.ofGroup.synchronize()
            for flag in isWrong ? [] : [false, true] {
              let widget = SampleApp.widget
              NCWidgetController().setHasContent(flag, forWidgetWithBundleIdentifier: widget)
            }
          }
          $0.appears = { $0.label.text = UserDefaults.ofGroup.string(forKey: "text") }
        }
      },
      Trap(rule: .extensionsUseTheirContext, mistake: "uses the shared application") { isWrong in
        .with {
          $0.launches = { _ in _ = UIApplication.shared }
          if isWrong { $0.appears = { _ in _ = UIApplication.shared } }
        }
      },
    ]

  private static let answers = [
    Trap(rule: .updatesAnswerOnce, mistake: "answers twice") { isWrong in
      .with {
        $0.updates = { _, answer in
          answer(.newData)
          if isWrong { answer(.noData) }
        }
      }
    },
    Trap(rule: .updatesAnswerOnce, mistake: "never answers") { isWrong in
      .with {
        $0.updates = { _, answer in
          guard !isWrong else { return }
          Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in answer(.failed) }
        }
      }
    },
  ]

  private static let values = [
    Trap(
      rule: .missingValuesAreExpected,
      mistake: "reads a value that is missing",
      steps: { $0.schedule(.showToday, at: .milliseconds(100)) },
      isOpened: false
    ) { isWrong in
      .with {
        $0.appears = { _ in
          let defaults = UserDefaults.ofGroup
          guard isWrong || defaults.object(forKey: "left") != nil else { return }
          _ = defaults.integer(forKey: "left")
        }
      }
    },
    Trap(
      rule: .remainingTimeIsBounded,
      mistake: "shows more than was saved",
      steps: { $0.schedule(.changeClock(by: -600), at: .milliseconds(3500)) }
    ) { isWrong in
      timer { isWrong ? max($0, 0) : min(max($0, 0), 30) }
    },
    Trap(
      rule: .remainingTimeIsBounded,
      mistake: "shows less than zero",
      steps: { $0.schedule(.changeClock(by: 600), at: .milliseconds(3500)) }
    ) { isWrong in
      timer { isWrong ? min($0, 30) : min(max($0, 0), 30) }
    },
    Trap(
      rule: .writersReadFirst,
      mistake: "overwrites the value of another process",
      steps: { phone in
        phone.schedule("write", at: .milliseconds(5000), in: SampleApp.widget) { _ in
          _ = UserDefaults.ofGroup.object(forKey: "left")
          UserDefaults.ofGroup.set(20, forKey: "left")
          UserDefaults.ofGroup.synchronize()
        }
        phone.schedule(.open(SampleApp.app), at: .milliseconds(6000))
        phone.schedule(.home, at: .milliseconds(8000))
      }
    ) { isWrong in
      .with {
        $0.resigns = {
          if !isWrong { _ = UserDefaults.ofGroup.object(forKey: "left") }
          UserDefaults.ofGroup.set(10, forKey: "left")
          UserDefaults.ofGroup.synchronize()
        }
      }
    },
    Trap(
      rule: .valuesAreSaved,
      mistake: "does not synchronise",
      steps: { $0.schedule(.kill(SampleApp.app), at: .milliseconds(3050)) }
    ) { isWrong in
      .with {
        $0.resigns = {
          UserDefaults.ofGroup.set(10, forKey: "left")
          if !isWrong { UserDefaults.ofGroup.synchronize() }
        }
      }
    },
  ]

  /// An app that saves 30 s and the date, whose widget shows what is left.
  private static func timer(_ left: @escaping (Int) -> Int) -> SampleApp {
    .with {
      $0.resigns = {
        UserDefaults.ofGroup.set(30, forKey: "left")
        UserDefaults.ofGroup.set(Int(Date().timeIntervalSince1970), forKey: "quit")
        UserDefaults.ofGroup.synchronize()
      }
      $0.appears = { widget in
        let defaults = UserDefaults.ofGroup
        let passed = Int(Date().timeIntervalSince1970) - defaults.integer(forKey: "quit")
        widget.label.text = "\(left(defaults.integer(forKey: "left") - passed))"
      }
    }
  }

  private func findings(of trap: Trap, isWrong: Bool) -> [Finding] {
    let phone = trap.app(isWrong).phone()
    if trap.isOpened { SampleApp.schedule(on: phone) }
    trap.steps(phone)
    return phone.run(until: .milliseconds(20_000)).findings
  }

  @Test(arguments: [true, false])
  func `an update without an answer is found once, also if its handler is kept`(isKept: Bool) {
    var kept: [(NCUpdateResult) -> Void] = []
    var updates = 0
    let sample = SampleApp.with {
      $0.updates = { _, answer in
        updates += 1
        if updates > 1 { return answer(.noData) }
        if isKept { kept.append(answer) }
      }
    }
    let phone = sample.phone()
    phone.schedule(.showToday, at: .milliseconds(100))
    phone.schedule(.hideToday, at: .milliseconds(2000))
    phone.schedule(.showToday, at: .milliseconds(3000))
    phone.schedule(.hideToday, at: .milliseconds(4000))
    let found = phone.run(until: .milliseconds(60_000)).findings
    #expect(updates == 2 && kept.count == (isKept ? 1 : 0))
    #expect(found.map(\.rule) == [.updatesAnswerOnce], "\(found)")
  }

  @Test func `a widget that loses its content while it is shown has no snapshot afterwards`() {
    let phone = SampleApp().phone()
    phone.schedule(.open(SampleApp.app), at: .zero)
    phone.schedule(.showToday, at: .milliseconds(1000))
    let widget = SampleApp.widget
    for (time, flag) in [(2000, false), (4000, true)] {
      phone.schedule("content", at: .milliseconds(Int64(time)), in: SampleApp.app) { _ in
        NCWidgetController().setHasContent(flag, forWidgetWithBundleIdentifier: widget)
      }
    }
    let trace = phone.run(until: .milliseconds(20_000))
    #expect(trace.widgetStarts.count == 2)
    #expect(trace.widgetStarts.allSatisfy { $0.snapshotTaken == nil })
  }

  @Test(arguments: traps) func `each mistake is found, and its twin has none`(trap: Trap) {
    let found = findings(of: trap, isWrong: true)
    #expect(Set(found.map(\.rule)) == [trap.rule], "\(found)")
    let twin = findings(of: trap, isWrong: false)
    #expect(twin.isEmpty, "\(twin)")
  }
}

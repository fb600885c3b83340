package import JankTrace

extension Scenario.WidgetMistake {
  /// A description of the mistake, in a sentence.
  package var about: String {
    switch self {
    case .answersTwice: "The widget answers an update twice."
    case .neverAnswers: "The widget never answers an update."
    case .forgetsFailures: "The widget does not answer an update when no time is saved."
    case .expectsValues: "The widget reads the saved time without asking whether there is one."
    case .showsNegativeTime: "The widget shows a time below zero."
    case .trustsClock: "The widget shows more time than was saved when the clock was set back."
    case .overwritesUnread: "The app overwrites the time that the widget saved, without reading it."
    case .savesLate: "The app does not synchronise the time that it saves."
    case .keepsSnapshot: "The app saves a time and leaves the widget its old snapshot."
    case .ignoresMemoryWarning: "The widget frees no memory when the system warns."
    case .usesSharedApplication: "The widget opens a URL with the shared application."
    }
  }

  /// The rule that the mistake breaks.
  package var rule: FindingRule {
    switch self {
    case .answersTwice, .neverAnswers, .forgetsFailures: .updatesAnswerOnce
    case .expectsValues: .missingValuesAreExpected
    case .showsNegativeTime, .trustsClock: .remainingTimeIsBounded
    case .overwritesUnread: .writersReadFirst
    case .savesLate: .valuesAreSaved
    case .keepsSnapshot: .snapshotsAreCurrent
    case .ignoresMemoryWarning: .widgetsStayUnderTheirLimit
    case .usesSharedApplication: .extensionsUseTheirContext
    }
  }

  /// What has to happen in the script before the mistake leads to a finding.
  package var needs: String {
    switch self {
    case .answersTwice, .neverAnswers: "an update: show the widget"
    case .forgetsFailures, .expectsValues:
      "a widget that is shown while no time is saved: show it without a timer"
    case .showsNegativeTime:
      "a timer, the home screen, the clock set forward beyond its end, and then the widget"
    case .trustsClock: "a timer, the home screen, the clock set back, and then the widget"
    case .overwritesUnread:
      "a timer of the app, a timer in the widget, and then the app opened and left"
    case .savesLate: "a timer, and the app ended less than 100 ms after it is left"
    case .keepsSnapshot:
      "a timer, the widget shown and hidden, the app opened and left, and the widget shown again"
    case .ignoresMemoryWarning:
      "memory in the widget, a warning of low memory, and then more memory than its limit"
    case .usesSharedApplication: "a URL that is opened from the widget"
    }
  }
}

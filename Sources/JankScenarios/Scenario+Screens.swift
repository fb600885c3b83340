public import HeadlessUIKit

extension Scenario {
  /// A page of the app or a container of pages, and how it is presented.
  public struct Screen: Hashable, Sendable {
    /// The name of the screen.
    public var name: String
    /// The kind of the screen.
    public var kind: Kind
    /// The contents, if it is a page.
    public var content: Content
    /// Its presentation and dismissal.
    public var presenting: Presenting
    /// The segues from the page.
    public var segues: [Segue]
    /// The names of the actions with which segues unwind to it.
    public var unwindActions: [String]
    /// The app's mistakes with it.
    public var mistakes: [Mistake]

    /// Creates a screen.
    ///
    /// - Parameters:
    ///   - name: the name.
    ///   - kind: the kind of the screen.
    ///   - content: the contents of a page.
    ///   - presenting: how it is presented and dismissed.
    ///   - segues: the segues from a page.
    ///   - unwindActions: the names of the actions with which segues unwind to a page.
    ///   - mistakes: what the app does wrong with it.
    public init(
      name: String,
      kind: Kind = .page,
      content: Content = Content(),
      presenting: Presenting = Presenting(),
      segues: [Segue] = [],
      unwindActions: [String] = [],
      mistakes: [Mistake] = []
    ) {
      self.name = name
      self.kind = kind
      self.content = content
      self.presenting = presenting
      self.segues = segues
      self.unwindActions = unwindActions
      self.mistakes = mistakes
    }
  }

  /// The kind of a screen.
  public enum Kind: Hashable, Sendable {
    /// A page with layers.
    case page
    /// A navigation controller.
    case stack(Stack)
    /// A tab bar controller.
    case tabs(Tabs)
    /// A custom container.
    case container(Container)
    /// An app's own view controller.
    case controller(Controller)
  }

  /// Returns the screen with a name.
  func screen(named name: String) -> Screen? {
    app.screens.first { $0.name == name }
  }
}

extension Scenario.Screen {
  /// The names of the contained screens, in order.
  public var pages: [String] {
    switch kind {
    case .page, .controller: []
    case .stack(let stack): stack.pages
    case .tabs(let tabs): tabs.pages
    case .container(let container): container.pages
    }
  }

  func makes(_ mistake: Scenario.Mistake) -> Bool { mistakes.contains(mistake) }
}

// MARK: Timers

extension Scenario {
  /// A number of seconds that counts down on a page, as in a widget that shows an app's timer.
  ///
  /// The app saved the seconds that were left when the user left it. The page subtracts the whole
  /// seconds since then; if any are left, a timer counts them down.
  public struct Countdown: Hashable, Sendable {
    /// The seconds that were left when the user left the app.
    public var saved: Int
    /// The time since then.
    public var away: Interval
    /// The time that the app takes to show another number.
    public var work: Interval

    /// Creates a countdown.
    public init(saved: Int, away: Interval = .zero, work: Interval = .zero) {
      self.saved = saved
      self.away = away
      self.work = work
    }

    /// The seconds left when the page is loaded; negative if the countdown was over before.
    var left: Int { saved - Int(away.nanoseconds / 1_000_000_000) }
  }
}

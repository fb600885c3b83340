public import HeadlessUIKit

extension Scenario {
  /// A page of the app, or a container of pages, and how it comes and goes.
  public struct Screen: Hashable, Sendable {
    /// The name of the screen.
    public var name: String
    /// What it is.
    public var kind: Kind
    /// What is on it, if it is a page.
    public var content: Content
    /// How it comes and goes.
    public var presenting: Presenting
    /// The ways that lead from it.
    public var segues: [Segue]
    /// The names of the actions by which segues come back to it.
    public var unwindActions: [String]
    /// What the app does wrong about it.
    public var mistakes: [Mistake]

    /// Creates a screen.
    ///
    /// - Parameters:
    ///   - name: its name.
    ///   - kind: what it is.
    ///   - content: what is on a page.
    ///   - presenting: how it comes and goes.
    ///   - segues: the ways that lead from a page.
    ///   - unwindActions: the names of the actions by which segues come back to a page.
    ///   - mistakes: what the app does wrong about it.
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

  /// What a screen is.
  public enum Kind: Hashable, Sendable {
    /// A page with layers.
    case page
    /// A navigation controller.
    case stack(Stack)
    /// A tab bar controller.
    case tabs(Tabs)
    /// A container that the app made by hand.
    case container(Container)
    /// A view controller of the app's own.
    case controller(Controller)
  }

  /// The screen with a name.
  func screen(named name: String) -> Screen? {
    app.screens.first { $0.name == name }
  }
}

extension Scenario.Screen {
  /// The names of the screens inside, in their order.
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
  /// A number of seconds that counts down on a page, as on a widget that shows an app's timer.
  ///
  /// The app saved how many were left and when it was left; the page takes off the whole seconds
  /// since then and, if any are left, lets a timer take off the others.
  public struct Countdown: Hashable, Sendable {
    /// How many seconds were left when the app was left.
    public var saved: Int
    /// How long ago that was.
    public var away: Interval
    /// How long the app works to show another number.
    public var work: Interval

    /// Creates a countdown.
    public init(saved: Int, away: Interval = .zero, work: Interval = .zero) {
      self.saved = saved
      self.away = away
      self.work = work
    }

    /// How many seconds are left when the page is loaded; below zero for one that was over.
    var left: Int { saved - Int(away.nanoseconds / 1_000_000_000) }
  }
}

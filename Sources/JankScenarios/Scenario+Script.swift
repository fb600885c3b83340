public import HeadlessUIKit
public import JankAnimators

extension Scenario {
  /// Something that happens at a time.
  public struct Step: Hashable, Sendable {
    /// The name by which other steps refer to this one, or nil where none does.
    public var name: String?
    /// When it happens.
    public var moment: Moment
    /// What happens.
    public var action: Action
    /// The line of the scenario's file where it stands, or nil for one that was made in code.
    public var line: Int?

    /// Creates a step.
    public init(
      _ name: String? = nil,
      at moment: Moment,
      _ action: Action,
      line: Int? = nil
    ) {
      self.name = name
      self.moment = moment
      self.action = action
      self.line = line
    }
  }

  /// When a step happens.
  public enum Moment: Hashable, Sendable {
    /// So long after the start of the run.
    case start(after: Interval)
    /// So long after an event of the run that comes of another step: of the one with a name, or
    /// else of the nearest one above that can have such an event.
    case event(RunEvent, of: String? = nil, after: Interval = .zero)
  }

  /// An event of the run that comes of a step.
  public enum RunEvent: Hashable, Sendable {
    /// The first finger comes down.
    case touch
    /// The last finger lifts or is taken away.
    case release
    /// The app asks for a transition.
    case request
    /// The transition begins.
    case begin
    /// A refresh of the display while the transition runs, counted from 1.
    case frame(Int)
    /// The transition is over.
    case end
  }

  /// What can happen.
  public enum Action: Hashable, Sendable {
    /// The user asks for a page.
    case present(screen: String, isAnimated: Bool = true)
    /// The user sends a page away.
    case dismiss(screen: String, isAnimated: Bool = true)
    /// A finger comes down and moves; the page is the one whose way of being dragged decides how
    /// the drag can end.
    case drag(Drag, on: String? = nil)
    /// Something keeps the main thread busy.
    case stall(name: String, length: Interval)
    /// Something holds up the graphics processor with the next picture.
    case renderStall(name: String, length: Interval)
    /// The system limits the refresh rate, to so many hertz.
    case rateLimit(hertz: Int)
  }
}

extension Scenario.Action {
  /// Whether an event can come of the action.
  func canHave(_ event: Scenario.RunEvent) -> Bool {
    switch (self, event) {
    case (.stall, _), (.renderStall, _), (.rateLimit, _): false
    case (.drag, _): true
    case (.present, .touch), (.present, .release): false
    case (.dismiss, .touch), (.dismiss, .release): false
    case (.present, _), (.dismiss, _): true
    }
  }

  /// The longest that the action can take by itself, without what outcomes add.
  var longestDuration: Interval {
    switch self {
    case .present, .dismiss, .rateLimit: .zero
    case .drag(let drag, _): drag.longestDuration
    case .stall(_, let length), .renderStall(_, let length): length
    }
  }
}

extension Scenario {
  /// Whether a finger has to be able to drive a transition for the script to make sense.
  private var needsInteraction: Bool {
    script.contains { if case .drag = $0.action { true } else { false } }
  }

  /// Whether a strategy can play the script.
  public func canBePlayed(under strategy: Strategy) -> Bool {
    strategy.isInteractive || !needsInteraction
  }

  /// The step whose event another step waits for, as an index into the script.
  ///
  /// - Parameter index: the step that waits.
  /// - Returns: The step it waits for, which stands above it; nil for a step that waits for none,
  ///   or for one that is not there or can have no such event.
  public func source(ofStep index: Int) -> Int? {
    guard case .event(let event, let name, _) = script[index].moment else { return nil }
    return script[..<index].lastIndex { step in
      if let name { return step.name == name && step.action.canHave(event) }
      return step.action.canHave(event)
    }
  }
}

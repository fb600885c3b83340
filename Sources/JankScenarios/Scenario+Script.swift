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

  /// When something happens.
  public enum Moment: Hashable, Sendable {
    /// So long after the start of the run.
    case start(after: Interval)
    /// So long after an event of the run that comes of a step: of the one with a name, or else of
    /// the nearest one above that can have such an event.
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

  /// How the device is held.
  public enum Orientation: String, Hashable, Sendable, CaseIterable {
    /// Upright.
    case portrait
    /// Sideways.
    case landscape
  }

  /// What can happen.
  public enum Action: Hashable, Sendable {
    /// The user asks a screen for another: the one named, or else the topmost.
    case present(screen: String, from: String? = nil, isAnimated: Bool = true)
    /// The user sends a screen away.
    case dismiss(screen: String, isAnimated: Bool = true)
    /// The user asks a stack for another page: the one named, or else the only one.
    case push(screen: String, on: String? = nil, isAnimated: Bool = true)
    /// The user goes back by one page of a stack.
    case pop(stack: String, isAnimated: Bool = true)
    /// The user goes back to the lowest page of a stack.
    case popToRoot(stack: String, isAnimated: Bool = true)
    /// The user chooses among the pages of tabs or of a container made by hand: of the one named,
    /// or else of the only one that has the page.
    case select(screen: String, on: String? = nil, isAnimated: Bool = true)
    /// The user takes a segue of a page.
    case segue(name: String, from: String)
    /// The user, or the app, does something with a controller of the app's own: that on the screen
    /// named, or else on the only one that offers it.
    case call(name: String, on: String? = nil)
    /// The user has other plans while a transition of the screen runs, which is turned back if it
    /// can be interrupted.
    case turnBack(screen: String)
    /// A finger comes down and moves; the screen is the one whose way of being dragged decides how
    /// the drag can end.
    case drag(Drag, on: String? = nil)
    /// The system takes all fingers away, as for a phone call.
    case cancelTouches(reason: String)
    /// The user turns the device.
    case rotate(Orientation, isAnimated: Bool = true)
    /// The screen gets another size, in points.
    case resize(SIMD2<Double>, isAnimated: Bool = true)
    /// The last owner of a screen's delegate lets it go; controllers hold it weakly.
    case dropDelegate(of: String)
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
    switch self {
    case .stall, .renderStall, .rateLimit, .dropDelegate, .cancelTouches, .turnBack: false
    case .drag: true
    default: event != .touch && event != .release
    }
  }

  /// The longest that the action can take by itself, without what outcomes add.
  var longestDuration: Interval {
    switch self {
    case .drag(let drag, _): drag.longestDuration
    case .stall(_, let length), .renderStall(_, let length): length
    default: .zero
    }
  }

  /// What the action is called in traces.
  var title: String {
    switch self {
    case .present(let screen, _, _): "present \(screen)"
    case .dismiss(let screen, _): "dismiss \(screen)"
    case .push(let screen, _, _): "push \(screen)"
    case .pop(let stack, _): "pop on \(stack)"
    case .popToRoot(let stack, _): "pop \(stack) to its root"
    case .select(let screen, _, _): "select \(screen)"
    case .segue(let name, let screen): "segue \(name) from \(screen)"
    case .call(let name, _): name
    case .turnBack(let screen): "turn back \(screen)"
    case .drag: "drag"
    case .cancelTouches(let reason): reason
    case .rotate(let orientation, _): "rotate to \(orientation.rawValue)"
    case .resize(let size, _): "resize to \(size.x) by \(size.y)"
    case .dropDelegate(let screen): "drop the delegate of \(screen)"
    case .stall(let name, _), .renderStall(let name, _): name
    case .rateLimit(let hertz): "at most \(hertz) Hz"
    }
  }
}

extension Scenario {
  /// Whether a finger has to be able to drive a transition for the script to make sense.
  var needsInteraction: Bool {
    if app.screens.contains(where: { $0.mistakes.contains(where: \.needsFinger) }) { return true }
    let drags = app.screens.flatMap(\.drags)
    guard !drags.isEmpty else { return false }
    let swipes = Dictionary(
      app.screens.map { ($0.name, Set($0.segues.map(\.swipe))) }
    ) { first, _ in first }
    let everySwipe = Set(app.screens.flatMap(\.segues).map(\.swipe))
    return script.contains { step in
      guard case .drag(let drag, let name) = step.action else { return false }
      // A finger that sets out the way in which a page is swiped to take a segue drives nothing on
      // that page. On one that nobody names it does, if something can be dragged that way.
      let swipe = Segue.Swipe(rawValue: drag.heading.rawValue)
      guard (name.map { swipes[$0] ?? [] } ?? everySwipe).contains(swipe) else { return true }
      return name == nil && drags.contains { $0.follows(drag.heading) }
    }
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
      (name == nil || step.name == name) && step.action.canHave(event)
    }
  }

  /// The screen that a step means by its name, or else the only one that it can mean.
  ///
  /// - Parameters:
  ///   - name: the name, if the step has one.
  ///   - canBeMeant: whether the step can mean a screen.
  /// - Returns: The screen; nil where there is none or it is not known which.
  func screen(named name: String?, orOnly canBeMeant: (Screen) -> Bool) -> Screen? {
    if let name { return screen(named: name).flatMap { canBeMeant($0) ? $0 : nil } }
    let meant = app.screens.filter(canBeMeant)
    return meant.count == 1 ? meant[0] : nil
  }
}

extension Scenario.Screen {
  var isStack: Bool { if case .stack = kind { true } else { false } }

  /// Whether a user can choose a page in it.
  func offers(_ page: String) -> Bool { !isStack && pages.contains(page) }
}

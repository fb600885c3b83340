public import HeadlessUIKit

/// What a transition looks like, whoever computes it: a kind with its settings.
///
///     Effect.shift(duration: 0.3, towards: .left)
///     Effect(.bounce, duration: 0.8, settings: ["damping": .number(0.7)])
///
/// Two effects are equal if their kinds have the same name and all settings agree.
public struct Effect: Sendable {
  /// What it looks like.
  public let kind: Kind
  /// How long it takes, in seconds.
  public let duration: TimeInterval
  /// How its progress depends on time, in place of the kind's own pace; nil for that.
  public var timing: TimingCurve?
  /// How long it waits before anything moves, in seconds, on top of the duration.
  public var delay: TimeInterval = 0
  /// The value of each option of the kind, by its name.
  public private(set) var settings: [String: Setting]

  /// The value of an option.
  public enum Setting: Hashable, Sendable {
    /// A number.
    case number(Double)
    /// One of the names that the option knows.
    case name(String)
    /// Yes or no.
    case flag(Bool)
    /// A rectangle in points of the container; nil for none.
    case rectangle(CGRect?)
  }

  /// Creates an effect.
  ///
  /// - Parameters:
  ///   - kind: What it looks like.
  ///   - duration: How long it takes, in seconds; the kind's own if left out.
  ///   - settings: The options that are not to be as the kind has them. A name that is none of its
  ///     options or a value of another sort is a mistake in the program, which is stopped.
  public init(
    _ kind: Kind,
    duration: TimeInterval? = nil,
    settings: [String: Setting] = [:]
  ) {
    self.kind = kind
    self.duration = duration ?? kind.duration
    self.settings = kind.settings
    for (name, setting) in settings {
      precondition(self.settings[name] != nil, "\(kind.name) has no option \(name)")
      self.settings[name] = setting
    }
  }
}

extension Effect: Hashable {
  /// Whether two effects look the same, as far as their kinds' names say.
  public static func == (left: Effect, right: Effect) -> Bool {
    left.kind.name == right.kind.name && left.duration == right.duration
      && left.settings == right.settings && left.timing == right.timing
      && left.delay == right.delay
  }

  /// Takes in the kind's name and the settings.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind.name)
    hasher.combine(duration)
    hasher.combine(settings)
    hasher.combine(timing)
    hasher.combine(delay)
  }
}

// MARK: Settings

extension Effect {
  /// The value of an option that is a number.
  public func number(_ option: String) -> Double {
    guard case .number(let number)? = settings[option] else {
      preconditionFailure("\(kind.name) has no number \(option)")
    }
    return number
  }

  /// The value of an option that is one of several names.
  public func name(_ option: String) -> String {
    guard case .name(let name)? = settings[option] else {
      preconditionFailure("\(kind.name) has no name \(option)")
    }
    return name
  }

  /// The value of an option that is yes or no.
  public func flag(_ option: String) -> Bool {
    guard case .flag(let flag)? = settings[option] else {
      preconditionFailure("\(kind.name) has no flag \(option)")
    }
    return flag
  }

  /// The value of an option that is a rectangle; nil where none is set.
  public func rectangle(_ option: String) -> CGRect? {
    guard case .rectangle(let rectangle)? = settings[option] else {
      preconditionFailure("\(kind.name) has no rectangle \(option)")
    }
    return rectangle
  }

  /// How long the transition takes with its delay, in seconds.
  public var wholeDuration: TimeInterval { delay + duration }

  /// The same the other way round, where it has a direction.
  public var reversed: Effect {
    var effect = self
    if case .flag(let flag)? = settings[Option.reverse.name] {
      effect.settings[Option.reverse.name] = .flag(!flag)
    }
    if let direction = Direction(rawValue: settings[Option.towards.name]) {
      effect.settings[Option.towards.name] = .name(direction.opposite.rawValue)
    }
    return effect
  }

  /// Puts the views of a transition in place and says how they move.
  public func choreography(in scene: TransitionScene) -> Choreography {
    let choreography = kind.choreograph(self, scene)
    return timing == nil && delay == 0 ? choreography : choreography.timed(timing, delay: delay)
  }
}

// MARK: Directions

extension Effect {
  /// A side of the screen.
  public enum Direction: String, Hashable, Sendable, CaseIterable {
    /// To the left, as for a push.
    case left
    /// To the right, as for a pop.
    case right
    /// To the top.
    case up
    /// To the bottom.
    case down
  }
}

extension Effect.Direction {
  /// The other side.
  public var opposite: Effect.Direction {
    switch self {
    case .left: .right
    case .right: .left
    case .up: .down
    case .down: .up
    }
  }

  /// The direction as a step of one, in points to the right and down.
  var step: SIMD2<Double> {
    switch self {
    case .left: [-1, 0]
    case .right: [1, 0]
    case .up: [0, -1]
    case .down: [0, 1]
    }
  }

  fileprivate init?(rawValue setting: Effect.Setting?) {
    guard case .name(let name)? = setting else { return nil }
    self.init(rawValue: name)
  }
}

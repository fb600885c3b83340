public import HeadlessUIKit

/// The visual effect of a transition, for any strategy: a kind with its settings.
///
///     Effect.shift(duration: 0.3, towards: .left)
///     Effect(.bounce, duration: 0.8, settings: ["damping": .number(0.7)])
///
/// Two effects are equal if the names of their kinds and all settings are equal.
public struct Effect: Sendable {
  /// The kind of the effect.
  public let kind: Kind
  /// The duration, in seconds.
  public let duration: TimeInterval
  /// The progress as a function of time, or nil for the kind's own pace.
  public var timing: TimingCurve?
  /// The delay before anything moves, in seconds, in addition to the duration.
  public var delay: TimeInterval = 0
  /// The value of each option of the kind, by its name.
  public private(set) var settings: [String: Setting]

  /// The value of an option.
  public enum Setting: Hashable, Sendable {
    /// A number.
    case number(Double)
    /// One of the option's names.
    case name(String)
    /// A Boolean value.
    case flag(Bool)
    /// A rectangle in points of the container, or nil.
    case rectangle(CGRect?)
    /// A cell of a grid, as a rectangle that depends on the width of the screen.
    case cell(GridCell)
  }

  /// Creates an effect.
  ///
  /// - Parameters:
  ///   - kind: The kind of the effect.
  ///   - duration: The duration, in seconds; the kind's by default.
  ///   - settings: The options that differ from the kind's defaults. An unknown name or a value of
  ///     the wrong type stops the program.
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
  /// Whether two effects have kinds of the same name and equal settings.
  public static func == (left: Effect, right: Effect) -> Bool {
    left.kind.name == right.kind.name && left.duration == right.duration
      && left.settings == right.settings && left.timing == right.timing
      && left.delay == right.delay
  }

  /// Hashes the kind's name and the settings.
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
  /// The value of a number option.
  public func number(_ option: String) -> Double {
    guard case .number(let number)? = settings[option] else {
      preconditionFailure("\(kind.name) has no number \(option)")
    }
    return number
  }

  /// The value of a name option.
  public func name(_ option: String) -> String {
    guard case .name(let name)? = settings[option] else {
      preconditionFailure("\(kind.name) has no name \(option)")
    }
    return name
  }

  /// The value of a flag option.
  public func flag(_ option: String) -> Bool {
    guard case .flag(let flag)? = settings[option] else {
      preconditionFailure("\(kind.name) has no flag \(option)")
    }
    return flag
  }

  /// The value of a rectangle option on a screen of a width in points; nil if none is set.
  public func rectangle(_ option: String, onWidth width: Double) -> CGRect? {
    switch settings[option] {
    case .rectangle(let rectangle): rectangle
    case .cell(let cell): cell.frame(onWidth: width)
    default: preconditionFailure("\(kind.name) has no rectangle \(option)")
    }
  }

  /// The duration of the transition with its delay, in seconds.
  public var wholeDuration: TimeInterval { delay + duration }

  /// The effect in the opposite direction, if it has one.
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

  /// Sets up the views of a transition and returns their animations.
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

  /// The direction as a unit vector, to the right and down.
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

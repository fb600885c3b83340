/// A figure that somebody publishes about frames, with its definition.
///
/// Names alone mislead: "jank" is six different things. Each metric stands under the name of its
/// owner and says how it is computed.
public struct Metric: Sendable {
  /// Whose definition it is.
  public enum Owner: String, Sendable, CaseIterable {
    case apple = "Apple"
    case android = "Android"
    case flutter = "Flutter"
    case chromium = "Chromium"
    case presentMon = "PresentMon"
    case capFrameX = "CapFrameX"
    case perfDog = "PerfDog"
    case unreal = "Unreal Engine"
    case booking = "Booking.com"
    case sentry = "Sentry"
    case play = "Google Play"
    case common = "common"
  }

  /// What the figure counts.
  public enum Unit: String, Sendable {
    case microseconds = "µs"
    case milliseconds = "ms"
    case millisecondsPerSecond = "ms/s"
    case secondsPerHour = "s/h"
    case framesPerSecond = "fps"
    case percent = "%"
    case frames
    case refreshes
    case hertz = "Hz"
    case points = "pt"
    case pointsPerSecond = "pt/s"
    case count
    /// How often something else; of parameters only.
    case times
    /// Text, not a number.
    case words
  }

  /// Which way is better.
  public enum Polarity: String, Sendable {
    case lower
    case higher
    /// Neither way is better in itself.
    case neutral
  }

  /// How sure the definition is.
  public enum Mark: String, Sendable {
    /// Read in the owner's documentation or source.
    case certain
    /// Follows from what was read, or from measurement.
    case inferred
  }

  /// A limit of its value that its owner names.
  public struct Threshold: Sendable {
    /// The limit, in the unit of the metric.
    public let limit: Double
    /// What lies beyond it, as the words before it: `critical above`.
    public let meaning: String
  }

  /// A number that its definition is made with.
  public struct Parameter: Sendable {
    /// The number, in a unit of its own.
    public let value: Double
    /// What the number counts.
    public let unit: Unit
    /// What it does, as the words behind it: `60 ms make a hitch`.
    public let meaning: String

    init(_ value: Double, _ unit: Unit, _ meaning: String) {
      self.value = value
      self.unit = unit
      self.meaning = meaning
    }
  }

  /// The name in files and on command lines, for example `apple.hitch-time`.
  public let id: String
  /// Whose definition it is.
  public let owner: Owner
  /// What its owner calls it.
  public let name: String
  /// What it counts.
  public let unit: Unit
  /// How it is computed, in one sentence.
  public let definition: String
  /// The limits of its value that its owner names, if any.
  public let thresholds: [Threshold]
  /// The numbers that its definition is made with, if any.
  public let parameters: [Parameter]
  /// Which way is better.
  public let polarity: Polarity
  /// What a difference of it means to a user.
  public let bearing: Bearing
  /// The largest difference that means nothing; nil where no difference decides whether a run is
  /// better or worse.
  public let resolution: Resolution?
  /// Where the definition stands.
  public let source: String
  /// How sure it is.
  public let mark: Mark
  private let figure: @Sendable (FrameTally) -> Measured<Quantity>
  private let scale: HitchScale?
}

extension Metric {
  /// The figure of a tally, or why there is none; one that a recording states is not computed.
  public func value(_ tally: FrameTally) -> Measured<Quantity> {
    tally.stated[id] ?? figure(tally)
  }

  /// What the owner's scale says of a tally, or nil where it has none or may not be asked.
  ///
  /// A run that broke off is not rated: what it left out might be the worst.
  public func rating(_ tally: FrameTally) -> HitchScale.Rating? {
    guard let scale, tally.unfinished == nil, case .number(let ratio)? = value(tally).value else {
      return nil
    }
    return scale.rating(of: ratio)
  }

  init(
    _ id: String,
    _ owner: Owner,
    _ name: String,
    _ unit: Unit,
    _ definition: String,
    better polarity: Polarity = .lower,
    bearing: Bearing = .derived,
    resolution: Resolution? = nil,
    thresholds: [Threshold] = [],
    parameters: [Parameter] = [],
    scale: HitchScale? = nil,
    source: String,
    mark: Mark = .certain,
    figure: @escaping @Sendable (FrameTally) -> Measured<Quantity>
  ) {
    self.id = id
    self.owner = owner
    self.name = name
    self.unit = unit
    self.definition = definition
    self.polarity = polarity
    self.bearing = bearing
    self.resolution = resolution
    self.thresholds = thresholds
    self.parameters = parameters
    self.scale = scale
    self.source = source
    self.mark = mark
    self.figure = figure
  }
}

/// A published measure of frames, with its definition.
///
/// Names alone mislead: "jank" has six different meanings. So each metric carries the name of its
/// owner and a description of its computation.
public struct Metric: Sendable {
  /// The owner of a definition.
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

  /// The unit of a value.
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
    /// Millions of bytes.
    case megabytes = "MB"
    case count
    /// A factor, for parameters only.
    case times
    /// Text, not a number.
    case words
  }

  /// The direction that is better.
  public enum Polarity: String, Sendable {
    case lower
    case higher
    /// Neither direction is better in itself.
    case neutral
  }

  /// The certainty of a definition.
  public enum Mark: String, Sendable {
    /// Read in the owner's documentation or source.
    case certain
    /// Follows from the owner's documentation or from measurement.
    case inferred
  }

  /// A limit of the value that the owner publishes.
  public struct Threshold: Sendable {
    /// The limit, in the unit of the metric.
    public let limit: Double
    /// The rating beyond the limit, as the words before it: `critical above`.
    public let meaning: String
  }

  /// A number in the definition.
  public struct Parameter: Sendable {
    /// The number, in a unit of its own.
    public let value: Double
    /// The unit of the number.
    public let unit: Unit
    /// The effect of the number, as the words after it: `60 ms make a hitch`.
    public let meaning: String

    init(_ value: Double, _ unit: Unit, _ meaning: String) {
      self.value = value
      self.unit = unit
      self.meaning = meaning
    }
  }

  /// The name in files and on command lines, for example `apple.hitch-time`.
  public let id: String
  /// The owner of the definition.
  public let owner: Owner
  /// The owner's name for the metric.
  public let name: String
  /// The unit of the value.
  public let unit: Unit
  /// How the value is computed.
  public let definition: String
  /// The limits that the owner publishes, if any.
  public let thresholds: [Threshold]
  /// The numbers in the definition, if any.
  public let parameters: [Parameter]
  /// The direction that is better.
  public let polarity: Polarity
  /// What a difference of the value means to a user.
  public let bearing: Bearing
  /// The largest insignificant difference; nil if no difference makes a run better or worse.
  public let resolution: Resolution?
  /// The source of the definition.
  public let source: String
  /// The certainty of the definition.
  public let mark: Mark
  private let metricValue: @Sendable (FrameTally) -> Measured<Quantity>
  private let scale: HitchScale?
}

extension Metric {
  /// Returns the value for a tally, or the reason why there is none; a value that a recording
  /// states is not computed.
  public func value(_ tally: FrameTally) -> Measured<Quantity> {
    tally.stated[id] ?? metricValue(tally)
  }

  /// Returns the rating of a tally on the owner's scale; nil without a scale or for an unfinished
  /// run.
  ///
  /// An unfinished run is not rated, because the missing part may be the worst.
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
    metricValue: @escaping @Sendable (FrameTally) -> Measured<Quantity>
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
    self.metricValue = metricValue
  }
}

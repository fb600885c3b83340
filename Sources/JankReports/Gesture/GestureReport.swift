public import JankTrace

/// What was found out about the fingers of some recordings.
public struct GestureReport: Equatable, Sendable {
  /// The contacts of all recordings, one recording after the other.
  public let contacts: [Contact]
  /// The names of the rules that read speeds, in the order of the columns.
  public let estimators: [String]
  /// The panels of the recordings that tell of them.
  public let panels: [Panel]

  /// Puts findings together.
  ///
  /// - Parameters:
  ///   - contacts: The contacts, each with a velocity for each rule.
  ///   - estimators: The names of the rules.
  ///   - panels: The panels of the recordings that tell of them.
  public init(contacts: [Contact], estimators: [String], panels: [Panel] = []) {
    precondition(contacts.allSatisfy { $0.velocities.count == estimators.count })
    self.contacts = contacts
    self.estimators = estimators
    self.panels = panels
  }

  /// The places that the panel of a recording can report, in its own units.
  public struct Panel: Equatable, Sendable {
    /// The file of the recording, as its user knows it.
    public var recording: String
    /// The least numbers of a place.
    public var low: SIMD2<Double>
    /// The largest numbers of a place.
    public var high: SIMD2<Double>

    /// States what a panel can report.
    public init(recording: String, low: SIMD2<Double>, high: SIMD2<Double>) {
      (self.recording, self.low, self.high) = (recording, low, high)
    }
  }

  /// One finger from coming down to leaving.
  public struct Contact: Equatable, Sendable {
    /// The file of the recording, as its user knows it.
    public var recording: String
    /// Which contact of the recording, from 1.
    public var number: Int
    /// Which finger of those on the panel, from 0.
    public var finger: Int
    /// What lengths are measured in.
    public var unit: String
    /// How long after the first sample of the recording the finger came down.
    public var start: Interval
    /// How long it was down.
    public var duration: Interval
    /// How it left.
    public var end: String
    /// How far it travelled along its path.
    public var length: Double
    /// Where it was, with times that count from the start of the recording.
    public var samples: [Sample]
    /// Its speed when it left by each rule, in units per second; nil where a rule has no answer.
    public var velocities: [SIMD2<Double>?]

    /// States what was found out about a finger.
    ///
    /// - Parameters:
    ///   - recording: The file of the recording, as its user knows it.
    ///   - number: Which contact of the recording, from 1.
    ///   - finger: Which finger of those on the panel, from 0.
    ///   - unit: What lengths are measured in.
    ///   - start: How long after the first sample of the recording the finger came down.
    ///   - duration: How long it was down.
    ///   - end: How it left.
    ///   - length: How far it travelled along its path.
    ///   - samples: Where it was.
    ///   - velocities: Its speed when it left by each rule.
    public init(
      recording: String,
      number: Int,
      finger: Int,
      unit: String,
      start: Interval,
      duration: Interval,
      end: String,
      length: Double,
      samples: [Sample],
      velocities: [SIMD2<Double>?]
    ) {
      self.recording = recording
      self.number = number
      self.finger = finger
      self.unit = unit
      self.start = start
      self.duration = duration
      self.end = end
      self.length = length
      self.samples = samples
      self.velocities = velocities
    }

    /// The recording without its folders.
    public var fileName: String {
      recording.split(separator: "/").last.map(String.init) ?? recording
    }

    /// How long it had rested when it left: since its last movement, which samples that say that it
    /// is still there are none of.
    public var rest: Interval {
      let moved = samples.indices.dropFirst().last {
        samples[$0].location != samples[$0 - 1].location
      }
      let last = moved.map { samples[$0] } ?? samples.first
      return last.map { start + duration - $0.time } ?? duration
    }

    /// How far the finger was in the end from where it came down.
    public var displacement: SIMD2<Double> {
      guard let first = samples.first, let last = samples.last else { return .zero }
      return last.location - first.location
    }
  }

  /// A place of a finger.
  public struct Sample: Equatable, Sendable {
    /// How long after the first sample of the recording.
    public var time: Interval
    /// Where, in the unit of the contact.
    public var location: SIMD2<Double>

    /// States a place and a time.
    public init(time: Interval, location: SIMD2<Double>) {
      self.time = time
      self.location = location
    }
  }
}

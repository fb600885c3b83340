public import JankTrace

/// The contacts of recorded gestures, with their velocities.
public struct GestureReport: Equatable, Sendable {
  /// The contacts of all recordings, one recording after the other.
  public let contacts: [Contact]
  /// The names of the velocity estimators, in column order.
  public let estimators: [String]
  /// The touch panels of the recordings that describe them.
  public let panels: [Panel]

  /// Creates a report.
  ///
  /// - Parameters:
  ///   - contacts: The contacts, each with a velocity for each estimator.
  ///   - estimators: The names of the estimators.
  ///   - panels: The panels of the recordings that describe them.
  public init(contacts: [Contact], estimators: [String], panels: [Panel] = []) {
    precondition(contacts.allSatisfy { $0.velocities.count == estimators.count })
    self.contacts = contacts
    self.estimators = estimators
    self.panels = panels
  }

  /// The coordinates that a recording's panel can report, in its own units.
  public struct Panel: Equatable, Sendable {
    /// The file of the recording, as the user named it.
    public var recording: String
    /// The smallest coordinates.
    public var low: SIMD2<Double>
    /// The largest coordinates.
    public var high: SIMD2<Double>

    /// Creates a panel.
    public init(recording: String, low: SIMD2<Double>, high: SIMD2<Double>) {
      (self.recording, self.low, self.high) = (recording, low, high)
    }
  }

  /// One touch from contact to release.
  public struct Contact: Equatable, Sendable {
    /// The file of the recording, as the user named it.
    public var recording: String
    /// The number of the contact in the recording, from 1.
    public var number: Int
    /// The index of the touch among those on the panel, from 0.
    public var touchID: Int
    /// The unit of lengths.
    public var unit: String
    /// The start of the contact, from the first sample of the recording.
    public var start: Interval
    /// The duration of the contact.
    public var duration: Interval
    /// How the contact ended.
    public var end: String
    /// The length of the touch's path.
    public var length: Double
    /// The positions, with times from the start of the recording.
    public var samples: [Sample]
    /// The velocity at release by each estimator, in units per second; nil without an answer.
    public var velocities: [SIMD2<Double>?]

    /// Creates a contact.
    ///
    /// - Parameters:
    ///   - recording: The file of the recording, as the user named it.
    ///   - number: The number of the contact in the recording, from 1.
    ///   - touchID: The index of the touch among those on the panel, from 0.
    ///   - unit: The unit of lengths.
    ///   - start: The start of the contact, from the first sample of the recording.
    ///   - duration: The duration of the contact.
    ///   - end: How the contact ended.
    ///   - length: The length of the touch's path.
    ///   - samples: The positions.
    ///   - velocities: The velocity at release by each estimator.
    public init(
      recording: String,
      number: Int,
      touchID: Int,
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
      self.touchID = touchID
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

    /// The time at rest before release: since the last movement.
    ///
    /// Stationary samples are no movement.
    public var rest: Interval {
      let moved = samples.indices.dropFirst().last {
        samples[$0].location != samples[$0 - 1].location
      }
      let last = moved.map { samples[$0] } ?? samples.first
      return last.map { start + duration - $0.time } ?? duration
    }

    /// The displacement at release from the first contact.
    public var displacement: SIMD2<Double> {
      guard let first = samples.first, let last = samples.last else { return .zero }
      return last.location - first.location
    }
  }

  /// A position of a touch.
  public struct Sample: Equatable, Sendable {
    /// The time since the first sample of the recording.
    public var time: Interval
    /// The position in the unit of the contact.
    public var location: SIMD2<Double>

    /// Creates a sample.
    public init(time: Interval, location: SIMD2<Double>) {
      self.time = time
      self.location = location
    }
  }
}

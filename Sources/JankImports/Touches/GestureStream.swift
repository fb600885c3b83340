public import JankTrace

/// A gesture on a touch panel, from a recording or a generator.
///
/// Times count from the first sample. Lengths are in `unit`.
public struct GestureStream: Hashable, Sendable {
  /// The name of the stream.
  public var id: String
  /// The unit of all lengths.
  public var unit: LengthUnit
  /// The contacts in the order in which they begin.
  public var contacts: [Contact]
  /// The origin of the stream.
  public var provenance: Provenance

  /// Creates a stream.
  ///
  /// - Parameters:
  ///   - id: The name of the stream.
  ///   - unit: The unit of all lengths.
  ///   - contacts: The contacts in the order in which they begin.
  ///   - provenance: The origin of the stream.
  public init(
    id: String,
    unit: LengthUnit,
    contacts: [Contact],
    provenance: Provenance = Provenance()
  ) {
    self.id = id
    self.unit = unit
    self.contacts = contacts
    self.provenance = provenance
  }
}

extension GestureStream {
  /// One touch, from its begin to its end.
  public struct Contact: Hashable, Sendable {
    /// The number of the touch, from 0; free again after the touch has ended.
    public var touchID: Int
    /// The samples in time order; never empty; the first one is where the touch begins.
    public var samples: [Sample]
    /// When the touch ends, not before its last sample.
    public var endTime: Interval
    /// How the touch ends.
    public var end: End

    /// Creates a contact.
    ///
    /// - Parameters:
    ///   - touchID: The number of the touch, from 0.
    ///   - samples: At least one sample, with times that never decrease.
    ///   - endTime: When the touch ends, not before the last sample.
    ///   - end: How the touch ends.
    public init(touchID: Int, samples: [Sample], endTime: Interval, end: End = .lifted) {
      precondition(!samples.isEmpty, "a contact has a first sample")
      self.touchID = touchID
      self.samples = samples
      self.endTime = endTime
      self.end = end
    }
  }

  /// One location of a touch.
  public struct Sample: Hashable, Sendable {
    /// The time since the first sample of the stream.
    public var time: Interval
    /// The location on the panel, in the unit of the stream.
    public var location: SIMD2<Double>
    /// Whether the panel reported a touch that did not move.
    public var isStationary: Bool
    /// Whether the input system interpolated the sample between two reported ones.
    public var isResampled: Bool

    /// Creates a sample.
    ///
    /// - Parameters:
    ///   - time: The time since the first sample of the stream.
    ///   - location: The location on the panel, in the unit of the stream.
    ///   - isStationary: Whether the panel reported a touch that did not move.
    ///   - isResampled: Whether the input system interpolated the sample.
    public init(
      time: Interval,
      location: SIMD2<Double>,
      isStationary: Bool = false,
      isResampled: Bool = false
    ) {
      self.time = time
      self.location = location
      self.isStationary = isStationary
      self.isResampled = isResampled
    }
  }

  /// How a touch ends.
  public enum End: String, Hashable, Sendable, CaseIterable {
    /// The user released the touch.
    case lifted
    /// The system cancelled the touch.
    case cancelled
    /// The recording ends during the touch.
    case cutOff = "cut off"
  }

  /// The origin of a stream; unknown properties are empty.
  public struct Provenance: Hashable, Sendable {
    /// How the stream was made, for example `recorded` or `synthetic`.
    public var kind = ""
    /// The device of the recording.
    public var device = ""
    /// The licence for copying the stream.
    public var licence = ""
    /// Further remarks.
    public var note = ""
    /// Where the stream was published, as pairs of a key and a text.
    public var origin: [Entry] = []
    /// The time of the first sample on the clock of the recording.
    public var clockOffset = Interval.zero

    /// One property of the origin.
    public struct Entry: Hashable, Sendable {
      /// The name of the property.
      public var key: String
      /// The value of the property.
      public var text: String

      /// Creates a property of the origin.
      public init(key: String, text: String) {
        self.key = key
        self.text = text
      }
    }

    /// Creates an empty origin.
    public init() {}
  }
}

extension GestureStream.Contact {
  /// How long the touch lasts.
  public var duration: Interval {
    samples.first.map { endTime - $0.time } ?? .zero
  }

  /// The length of the touch's path, in the unit of the stream.
  public var length: Double {
    zip(samples, samples.dropFirst()).reduce(0) { length, pair in
      let step = pair.1.location - pair.0.location
      return length + (step * step).sum().squareRoot()
    }
  }

  /// The vector from the first to the last location, in the unit of the stream.
  public var displacement: SIMD2<Double> {
    guard let first = samples.first, let last = samples.last else { return .zero }
    return last.location - first.location
  }
}

public import JankTrace

/// Fingers that moved on a touch panel, as a recording or a generator tells it.
///
/// Times count from the first sample of all, lengths are in the unit of the stream.
public struct GestureStream: Hashable, Sendable {
  /// What the stream is called.
  public var id: String
  /// What its lengths are measured in.
  public var unit: LengthUnit
  /// The contacts in the order in which they came down.
  public var contacts: [Contact]
  /// Where the stream comes from.
  public var provenance: Provenance

  /// Creates a stream.
  ///
  /// - Parameters:
  ///   - id: What it is called.
  ///   - unit: What its lengths are measured in.
  ///   - contacts: The contacts in the order in which they came down.
  ///   - provenance: Where it comes from.
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
  /// One finger from coming down to leaving.
  public struct Contact: Hashable, Sendable {
    /// Which finger of those on the panel, from 0; free again once the finger has left.
    public var finger: Int
    /// Where the finger was, in the order of time; never empty, the first is where it came down.
    public var samples: [Sample]
    /// When the finger left, not before its last sample.
    public var endTime: Interval
    /// How the finger left.
    public var end: End

    /// Creates a contact.
    ///
    /// - Parameters:
    ///   - finger: Which finger, from 0.
    ///   - samples: Where it was, at least one sample, their times never falling.
    ///   - endTime: When it left, not before the last sample.
    ///   - end: How it left.
    public init(finger: Int, samples: [Sample], endTime: Interval, end: End = .lifted) {
      precondition(!samples.isEmpty, "a contact has a place where it came down")
      self.finger = finger
      self.samples = samples
      self.endTime = endTime
      self.end = end
    }
  }

  /// A place of a finger.
  public struct Sample: Hashable, Sendable {
    /// How long after the first sample of the stream.
    public var time: Interval
    /// Where on the panel, in the unit of the stream.
    public var location: SIMD2<Double>
    /// Whether the panel said that the finger was still here, rather than that it moved.
    public var isStationary: Bool
    /// Whether the input system made the sample up between two that the panel reported.
    public var isResampled: Bool

    /// Creates a sample.
    ///
    /// - Parameters:
    ///   - time: How long after the first sample of the stream.
    ///   - location: Where on the panel, in the unit of the stream.
    ///   - isStationary: Whether the panel said that the finger was still here.
    ///   - isResampled: Whether the input system made the sample up.
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

  /// How a finger leaves the panel.
  public enum End: String, Hashable, Sendable, CaseIterable {
    /// The user lifted it.
    case lifted
    /// The system took it away.
    case cancelled
    /// The recording ends while it is down.
    case cutOff = "cut off"
  }

  /// Where a stream comes from; what nobody tells is empty.
  public struct Provenance: Hashable, Sendable {
    /// What made it, for example `recorded` or `synthetic`.
    public var kind = ""
    /// What it was recorded on.
    public var device = ""
    /// Under which licence it may be copied.
    public var licence = ""
    /// What else there is to say.
    public var note = ""
    /// Where it was published, as pairs of a key and a text.
    public var origin: [Entry] = []
    /// The time of the first sample by the clock of the recording.
    public var clockOffset = Interval.zero

    /// One thing told about the origin.
    public struct Entry: Hashable, Sendable {
      /// What is told.
      public var key: String
      /// What it is.
      public var text: String

      /// States one thing about the origin.
      public init(key: String, text: String) {
        self.key = key
        self.text = text
      }
    }

    /// Says nothing.
    public init() {}
  }
}

extension GestureStream.Contact {
  /// How long the finger was down.
  public var duration: Interval {
    samples.first.map { endTime - $0.time } ?? .zero
  }

  /// How far the finger travelled along its path, in the unit of the stream.
  public var length: Double {
    zip(samples, samples.dropFirst()).reduce(0) { length, pair in
      let step = pair.1.location - pair.0.location
      return length + (step * step).sum().squareRoot()
    }
  }

  /// How far the finger was in the end from where it came down, in the unit of the stream.
  public var displacement: SIMD2<Double> {
    guard let first = samples.first, let last = samples.last else { return .zero }
    return last.location - first.location
  }
}

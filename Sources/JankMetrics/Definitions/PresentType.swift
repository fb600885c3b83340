/// Android's classification of a presentation time.
///
/// The limits are those of SurfaceFlinger's frame timeline, Android 12 and later. Certain.
package enum PresentType: String, Hashable, Sendable {
  case onTime = "on_time"
  case late
  case early
  case dropped
  /// There was no prediction in time.
  case unknown

  /// The largest deviation that still counts as on time, in nanoseconds.
  package static let limit: Int64 = 2_000_000

  package enum Severity: String, Hashable, Sendable {
    case none, partial, full, unknown
  }
}

extension PresentType {
  /// Classifies a frame by its expected and actual presentation time, nil for never.
  package init(expected: Int64, shown: Int64?) {
    guard let shown else {
      self = .dropped
      return
    }
    let difference = shown - expected
    self = difference.magnitude <= Self.limit ? .onTime : difference > 0 ? .late : .early
  }

  /// Whether a deviation is shorter than a refresh interval.
  package func severity(off difference: Int64, period: Int64) -> Severity {
    switch self {
    case .onTime: .none
    case .late, .early: difference.magnitude < period ? .partial : .full
    case .dropped, .unknown: .unknown
    }
  }
}

/// How Android's frame timeline sees the time at which a picture was shown.
///
/// Limits are those of SurfaceFlinger's frame timeline, Android 12 and later. Certain.
package enum PresentType: String, Hashable, Sendable {
  case onTime = "on_time"
  case late
  case early
  case dropped
  /// Nothing was predicted in time.
  case unknown

  /// By how many nanoseconds a picture may be off and still count as on time.
  package static let limit: Int64 = 2_000_000

  /// How far off a picture is.
  package enum Severity: String, Hashable, Sendable {
    case none, partial, full, unknown
  }
}

extension PresentType {
  /// Classes a picture by when it was due and when it was shown, nil for never.
  package init(expected: Int64, shown: Int64?) {
    guard let shown else {
      self = .dropped
      return
    }
    let difference = shown - expected
    self = difference.magnitude <= Self.limit ? .onTime : difference > 0 ? .late : .early
  }

  /// Whether a picture that is off is off by less than a period.
  package func severity(off difference: Int64, period: Int64) -> Severity {
    switch self {
    case .onTime: .none
    case .late, .early: difference.magnitude < period ? .partial : .full
    case .dropped, .unknown: .unknown
    }
  }
}

/// A published scale that rates a hitch time ratio.
///
/// Apple has two current scales, so a rating needs the name of its scale.
public enum HitchScale: String, Hashable, Sendable, CaseIterable {
  /// The scale for all animations, from Xcode's organizer. Certain: good up to 10 ms/s, warning up
  /// to 25, critical up to 50, severe above.
  case animation = "apple-animation"
  /// The scale for scrolling, from WWDC 2020 and the older organizer. Certain: good below 5 ms/s,
  /// warning from 5 to 10, critical above.
  case scrolling = "apple-scrolling"

  /// A rating of a ratio.
  public enum Rating: String, Hashable, Sendable {
    /// Not noticeable.
    case good
    /// Some users notice.
    case warning
    /// Most users notice.
    case critical
    /// Fix at once.
    case severe
  }
}

extension HitchScale {
  /// Rates a ratio in milliseconds of hitch per second of animation.
  public func rating(of ratio: Double) -> Rating {
    switch self {
    case .animation:
      switch ratio {
      case ...10: .good
      case ...25: .warning
      case ...50: .critical
      default: .severe
      }
    case .scrolling: ratio < 5 ? .good : ratio <= 10 ? .warning : .critical
    }
  }
}

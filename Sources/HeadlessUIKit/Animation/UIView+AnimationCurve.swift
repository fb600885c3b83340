extension UIView {
  /// The curve of a simple animation; raw values as in UIKit.
  public enum AnimationCurve: RawRepresentable, Hashable, Sendable {
    /// Slow at both ends.
    case easeInOut
    /// Slow at the start.
    case easeIn
    /// Slow at the end.
    case easeOut
    /// Constant speed.
    case linear
    /// A private curve of the system, with a number but no name; 7 is that of its transitions.
    case system(Int)

    /// Creates the curve of a number.
    public init(rawValue: Int) {
      self =
        switch rawValue {
        case 0: .easeInOut
        case 1: .easeIn
        case 2: .easeOut
        case 3: .linear
        default: .system(rawValue)
        }
    }

    /// The number of the curve.
    public var rawValue: Int {
      switch self {
      case .easeInOut: 0
      case .easeIn: 1
      case .easeOut: 2
      case .linear: 3
      case .system(let number): number
      }
    }
  }
}

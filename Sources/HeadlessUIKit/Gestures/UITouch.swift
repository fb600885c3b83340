public import Foundation
internal import JankEngine

/// One finger on the screen, from coming down to going up.
public final class UITouch: NSObject {
  /// What the finger did last.
  public enum Phase: Int, Hashable, Sendable {
    /// It came down.
    case began
    /// It moved.
    case moved
    /// It stayed where it was.
    case stationary
    /// It went up.
    case ended
    /// The system took it away.
    case cancelled
  }

  /// When the panel sensed the sample, in seconds since the start of the run.
  public private(set) var timestamp: TimeInterval
  /// What the finger did last.
  public private(set) var phase: Phase
  /// The view that the finger came down on.
  public let view: UIView?

  private var locationOnScreen: SIMD2<Double>

  init(_ sample: TouchSample, view: UIView?) {
    self.view = view
    timestamp = sample.time.seconds
    phase = Phase(sample.phase)
    locationOnScreen = sample.location
  }

  func update(_ sample: TouchSample) {
    timestamp = sample.time.seconds
    phase = Phase(sample.phase)
    locationOnScreen = sample.location
  }

  /// Where the finger is in the coordinates of a view, or of the window for nil, in points.
  public func location(in view: UIView?) -> CGPoint {
    let point = CGPoint(locationOnScreen)
    return view?.convert(point, from: nil) ?? point
  }
}

extension UITouch.Phase {
  fileprivate init(_ phase: TouchSample.Phase) {
    self =
      switch phase {
      case .began: .began
      case .moved: .moved
      case .stationary: .stationary
      case .ended: .ended
      case .cancelled: .cancelled
      }
  }
}

/// A delivery of touches: the newest samples and the ones they stand for.
public final class UIEvent: NSObject {
  /// When the newest sample was sensed, in seconds since the start of the run.
  public let timestamp: TimeInterval

  init(timestamp: TimeInterval) {
    self.timestamp = timestamp
  }
}

public import Foundation

/// Recognises a finger that is dragged.
///
/// The drag begins when the finger has travelled the slop of 10 points, and its translation counts
/// from there: the slop is subtracted for ever after, in the event that begins the drag too.
/// Measured on UIScrollView and on sheets; inferred for this recogniser.
public final class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How far a finger travels before it drags, in points.
  static let slop = 10.0

  // In the window's coordinates: where the finger came down, then where the drag began.
  private var start = SIMD2<Double>.zero
  private var origin = SIMD2<Double>.zero

  /// How far the finger is from where the drag began, along the axes of a view, in points.
  ///
  /// A view that moves with the finger feeds its movement back; ask in a view that stands still.
  public func translation(in view: UIView?) -> CGPoint {
    guard !touches.isEmpty else { return .zero }
    let now = SIMD2(location(in: view))
    let then = SIMD2(view?.convert(CGPoint(origin), from: nil) ?? CGPoint(origin))
    return CGPoint(now - then)
  }

  override func touchesBegan(_ touches: [UITouch]) {
    start = SIMD2(location(in: nil))
    origin = start
  }

  override func touchesMoved(_ touches: [UITouch]) {
    if isActive {
      change(to: .changed)
      return
    }
    let travel = SIMD2(location(in: nil)) - start
    let distance = (travel * travel).sum().squareRoot()
    guard distance >= Self.slop else { return }
    origin = start + travel * (Self.slop / distance)
    change(to: .began)
  }

  override func touchesEnded(_ touches: [UITouch]) {
    guard isActive else { return }
    change(to: .ended)
  }
}

public import Foundation

/// Recognises a finger that is dragged.
///
/// The drag begins when the finger has travelled the slop of 10 points, and its translation counts
/// from there: the slop is subtracted for ever after, in the event that begins the drag too.
/// Measured on UIScrollView and on sheets; inferred for this recogniser.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How far a finger travels before it drags, in points.
  static let slop = 10.0

  // In the window's coordinates: where the finger came down, then where the drag began.
  private var start = SIMD2<Double>.zero
  private var origin = SIMD2<Double>.zero
  // The middle of the fingers before one joined or left.
  private var lastMiddle = SIMD2<Double>.zero

  /// How far the finger is from where the drag began, along the axes of a view, in points.
  ///
  /// A view that moves with the finger feeds its movement back; ask in a view that stands still.
  public func translation(in view: UIView?) -> CGPoint {
    guard !touches.isEmpty else { return .zero }
    let now = SIMD2(location(in: view))
    let then = SIMD2(view?.convert(CGPoint(origin), from: nil) ?? CGPoint(origin))
    return CGPoint(now - then)
  }

  /// Makes the translation a given one now, so that it counts on from there, in points.
  public func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let now = SIMD2(location(in: view))
    let then = CGPoint(now - SIMD2(translation))
    origin = SIMD2(view?.convert(then, to: nil) ?? then)
  }

  override func touchesBegan(_ touches: [UITouch]) {
    guard self.touches.count == 1 else {
      touchesDidChange()
      return
    }
    start = SIMD2(location(in: nil))
    origin = start
  }

  override func touchesWillChange() {
    lastMiddle = SIMD2(location(in: nil))
  }

  // The middle of the fingers jumps when one joins or leaves; the drag does not.
  override func touchesDidChange() {
    let jump = SIMD2(location(in: nil)) - lastMiddle
    start += jump
    origin += jump
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

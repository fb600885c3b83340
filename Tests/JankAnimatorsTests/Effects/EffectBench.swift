import HeadlessUIKit
import JankAnimators
import Testing

/// A transition without a screen: two pages in a container, shown at any progress.
final class EffectBench: NSObject, UIViewControllerContextTransitioning {
  let containerView: UIView
  let leaving = BenchPage()
  let arriving = BenchPage()
  let transitionWasCancelled = false
  private let effect: Effect
  private(set) lazy var choreography = effect.choreography(in: TransitionScene(self))

  /// A controller and its view.
  final class BenchPage {
    let controller = UIViewController()
    let view: UIView

    init() {
      view = controller.view
    }
  }

  /// Runs a test with the pages of a transition of a size in points, with the effect at its start.
  static func run(
    _ effect: Effect,
    _ size: CGSize = CGSize(width: 375, height: 667),
    _ body: @escaping (EffectBench) -> Void
  ) {
    _ = Stage(profile: .phone60, seed: 1, semantics: ChosenSemantics(iOS: 12)).run { _ in
      body(EffectBench(effect, size))
    }
  }

  private init(_ effect: Effect, _ size: CGSize) {
    self.effect = effect
    containerView = UIView(frame: CGRect(origin: .zero, size: size))
    super.init()
    leaving.view.frame = containerView.bounds
    containerView.addSubview(leaving.view)
    _ = choreography
  }

  var isAnimated: Bool { true }
  var isInteractive: Bool { false }
  var presentationStyle: UIModalPresentationStyle { .fullScreen }
  func updateInteractiveTransition(_ percentComplete: CGFloat) {}
  func finishInteractiveTransition() {}
  func cancelInteractiveTransition() {}
  func pauseInteractiveTransition() {}
  func completeTransition(_ didComplete: Bool) {}

  func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? { key == .from ? leaving.controller : arriving.controller }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    key == .from ? leaving.view : arriving.view
  }

  func initialFrame(for controller: UIViewController) -> CGRect {
    controller === leaving.controller ? containerView.bounds : .zero
  }

  func finalFrame(for controller: UIViewController) -> CGRect {
    controller === arriving.controller ? containerView.bounds : .zero
  }
}

extension EffectBench {
  /// The pages and added views, back to front.
  var order: [UIView] { containerView.subviews }

  /// The added views, back to front.
  var added: [UIView] { order.filter { $0 !== leaving.view && $0 !== arriving.view } }

  /// The corners of a view in the container: upper left, upper right, lower right, lower left, in
  /// points.
  func corners(_ view: UIView) -> [SIMD2<Double>] {
    let bounds = view.bounds
    return [
      CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
      CGPoint(x: bounds.maxX, y: bounds.maxY), CGPoint(x: bounds.minX, y: bounds.maxY),
    ].map { corner in
      let seen = view.convert(corner, to: nil)
      return SIMD2(seen.x, seen.y)
    }
  }

  /// The largest distance of a view's corners from the expected ones, in points.
  func distance(_ view: UIView, _ expected: [SIMD2<Double>]) -> Double {
    zip(corners(view), expected).map { seen, expected in
      let gap = seen - expected
      return (gap * gap).sum().squareRoot()
    }.max() ?? .infinity
  }
}

extension CATransform3D {
  /// Whether all elements are equal, except for rounding.
  func isNear(_ other: CATransform3D) -> Bool {
    zip(elements, other.elements).allSatisfy { abs($0 - $1) < 1e-12 }
  }

  private var elements: [Double] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
  }
}

/// The corners of a rectangle, clockwise from the upper left.
func corners(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> [SIMD2<Double>] {
  [[x, y], [x + width, y], [x + width, y + height], [x, y + height]]
}

/// A point in space, in points: right, down and towards the eye.
struct SpacePoint {
  var x: Double
  var y: Double
  var z = 0.0

  /// The point rotated about a vertical axis, the right side receding for positive degrees.
  func turned(y degrees: Double) -> SpacePoint {
    let (sine, cosine) = Self.parts(degrees)
    return SpacePoint(x: x * cosine + z * sine, y: y, z: z * cosine - x * sine)
  }

  /// The point rotated about a horizontal axis, the lower side approaching for positive degrees.
  func turned(x degrees: Double) -> SpacePoint {
    let (sine, cosine) = Self.parts(degrees)
    return SpacePoint(x: x, y: y * cosine - z * sine, z: z * cosine + y * sine)
  }

  /// The point rotated in the plane, clockwise, in degrees.
  func turned(z degrees: Double) -> SpacePoint {
    let (sine, cosine) = Self.parts(degrees)
    return SpacePoint(x: x * cosine - y * sine, y: y * cosine + x * sine, z: z)
  }

  func moved(x: Double = 0, y: Double = 0, z: Double = 0) -> SpacePoint {
    SpacePoint(x: self.x + x, y: self.y + y, z: self.z + z)
  }

  /// The projection for an eye at a distance in front of the centre.
  func seen(m34: Double) -> SIMD2<Double> { SIMD2(x, y) / (1 + z * m34) }

  private static func parts(_ degrees: Double) -> (sine: Double, cosine: Double) {
    (Maths.sin(degrees * .pi / 180), Maths.cos(degrees * .pi / 180))
  }
}

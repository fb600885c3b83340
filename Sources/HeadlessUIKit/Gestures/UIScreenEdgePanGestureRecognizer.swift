internal import Foundation
internal import JankMotion

/// Recognises a finger that is dragged into the screen from one of its edges.
///
/// It decides early, so that the content under the finger does not scroll: after few points and
/// for good. The finger has to come from within 20 points of the edge and go inwards more than
/// along it. The width is Flutter's and another measuring project's (inferred); the way and the
/// angle are chosen, UIKit's own figures are unknown.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// How far the finger travels before it is decided, in points.
  package static let decisionDistance = ChosenSemantics.edgeDecisionDistance

  /// The edges that the drag may come from.
  open var edges: UIRectEdge = []
  // The ways into the screen from the edges that the finger came down close to.
  private var inwardWays: [SIMD2<Double>] = []

  /// Creates a recogniser for one finger and no edge.
  public override init() {
    super.init()
    maximumNumberOfTouches = 1
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard !isActive else { return }
    inwardWays = waysInward(from: middle)
    guard inwardWays.isEmpty else { return }
    let width = Int(EdgeRegion.standard.width)
    turnDown(because: "the finger comes down \(width) points or more from the edge")
  }

  override func judge(_ travel: SIMD2<Double>) -> Judgement {
    let distance = travel.length
    guard distance >= Self.decisionDistance else { return .waits }
    let isInward = inwardWays.contains { way in
      let inward = (travel * way).sum()
      return inward > (travel - way * inward).length
    }
    return isInward ? .begins(lost: travel * (Self.decisionDistance / distance)) : .fails
  }

  private func waysInward(from place: SIMD2<Double>) -> [SIMD2<Double>] {
    guard let bounds = view?.window?.bounds else { return [] }
    let candidates: [(edge: UIRectEdge, distance: Double, inward: SIMD2<Double>)] = [
      (.left, place.x - bounds.minX, [1, 0]), (.right, bounds.maxX - place.x, [-1, 0]),
      (.top, place.y - bounds.minY, [0, 1]), (.bottom, bounds.maxY - place.y, [0, -1]),
    ]
    return candidates.filter { candidate in
      edges.contains(candidate.edge) && EdgeRegion.standard.contains(distance: candidate.distance)
    }
    .map(\.inward)
  }
}

internal import Foundation
internal import JankMotion

/// Recognises a touch that is dragged into the screen from one of its edges.
///
/// It decides early and once, so that the content does not scroll. The touch has to begin within 20
/// points of the edge and move inwards more than along the edge. The width is Flutter's and another
/// measuring project's (inferred). The decision distance and the angle are our choice; UIKit's are
/// unknown.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The distance that the touch moves before the decision, in points.
  package static let decisionDistance = ChosenSemantics.edgeDecisionDistance

  /// The edges from which the drag may begin.
  open var edges: UIRectEdge = []
  // The inward directions of the edges that the touch began close to.
  private var inwardWays: [SIMD2<Double>] = []

  /// Creates a recogniser for one touch and no edge.
  public override init() {
    super.init()
    maximumNumberOfTouches = 1
  }

  #if !canImport(ObjectiveC)
  /// Creates a recogniser for one touch and no edge that performs a selector.
  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    maximumNumberOfTouches = 1
  }
  #endif

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard !isActive else { return }
    inwardWays = waysInward(from: middle)
    guard inwardWays.isEmpty else { return }
    let width = Int(EdgeRegion.standard.width)
    turnDown(because: "it begins \(width) points or more from the edge")
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

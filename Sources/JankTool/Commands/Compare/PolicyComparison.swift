internal import JankMotion
internal import JankReports
internal import JankScenarios

/// Rules for releases, and a screen on which fingers ask them.
///
/// Each finger is taken to drive a transition along the axis and in the direction in which it set
/// out, so that a swipe to the left is a way back on a page that reads from right to left.
struct PolicyComparison {
  let policies: [NamedPolicy]
  /// The width and the height of the screen, in points.
  let screenSize: SIMD2<Double>
  /// The way that completes a transition, in points, or nil if it depends on the finger.
  let travel: Double?
}

extension PolicyComparison {
  /// What the rules make of fingers.
  func report(on fingers: [FingerCollection.Entry]) -> PolicyReport {
    PolicyReport(
      policies: policies.map {
        PolicyReport.Policy(name: $0.name, slop: $0.slop, estimator: $0.velocityRule.rawValue)
      },
      fingers: fingers.map(finger)
    )
  }

  private func finger(_ entry: FingerCollection.Entry) -> PolicyReport.Finger {
    let way = Self.way(of: entry.contact)
    let extent = travel ?? entry.travel ?? (way.isHorizontal ? screenSize.x : screenSize.y)
    return PolicyReport.Finger(
      recording: entry.source,
      number: entry.number,
      way: way,
      extent: extent,
      duration: entry.contact.duration,
      verdicts: policies.map { Self.verdict($0, on: entry.contact, way: way, extent: extent) }
    )
  }

  private static func verdict(
    _ policy: NamedPolicy,
    on contact: GestureStream.Contact,
    way: PolicyReport.Way,
    extent: Double
  ) -> PolicyReport.Verdict {
    let travel = way.length(of: contact.displacement)
    let velocity = policy.velocityRule.velocity(of: contact, scale: 1).map(way.length)
    let decision: PolicyReport.Decision
    if way.farthest(of: contact) < policy.slop {
      decision = .unrecognised
    } else if contact.end == .cancelled {
      decision = .cancelled
    } else {
      let completes = try? policy.decision(
        travel: travel,
        extent: extent,
        velocity: velocity ?? 0
      )
      decision = completes == .completes ? .completes : .returns
    }
    return PolicyReport.Verdict(
      travel: travel - policy.slop,
      velocity: velocity,
      decision: decision
    )
  }

  /// Where a finger set out to: along the longer side of its way when it left the system's slop,
  /// or at the end if it never did.
  private static func way(of contact: GestureStream.Contact) -> PolicyReport.Way {
    guard let start = contact.samples.first?.location else { return .right }
    let steps = contact.samples.lazy.map { $0.location - start }
    let slop = ScrollDrag.slop
    let step = steps.first { ($0 * $0).sum() >= slop * slop } ?? contact.displacement
    if step.x.magnitude > step.y.magnitude { return step.x < 0 ? .left : .right }
    return step.y < 0 ? .up : .down
  }
}

extension PolicyReport.Way {
  fileprivate var isHorizontal: Bool { self == .left || self == .right }

  /// How long a vector is along the way.
  fileprivate func length(of vector: SIMD2<Double>) -> Double {
    switch self {
    case .right: vector.x
    case .left: -vector.x
    case .down: vector.y
    case .up: -vector.y
    }
  }

  /// How far a finger ever was along the way.
  fileprivate func farthest(of contact: GestureStream.Contact) -> Double {
    guard let start = contact.samples.first?.location else { return 0 }
    return contact.samples.reduce(0) { max($0, length(of: $1.location - start)) }
  }
}

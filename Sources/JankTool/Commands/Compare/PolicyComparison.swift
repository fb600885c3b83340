internal import JankAnimators
internal import JankImports
internal import JankMotion
internal import JankReports
internal import JankScenarios

/// Release policies, and a screen on which gestures meet them.
///
/// The gesture of a scenario drives the scenario's transition. A recorded gesture is assumed to
/// drive a transition along the axis and in the direction of its start, so a swipe to the left
/// means back on a right-to-left page.
struct PolicyComparison {
  let policies: [NamedPolicy]
  /// The size of the screen, in points.
  let screenSize: SIMD2<Double>
  /// The distance that completes a transition, in points, or nil if it depends on the gesture.
  let travel: Double?
}

extension PolicyComparison {
  /// The decisions of the policies about gestures.
  func report(on touchTracks: [TouchCollection.Entry]) -> PolicyReport {
    PolicyReport(
      policies: policies.map {
        PolicyReport.Policy(name: $0.name, slop: $0.slop, estimator: $0.velocityRule.rawValue)
      },
      touchTracks: touchTracks.map(touchTrack)
    )
  }

  private func touchTrack(_ entry: TouchCollection.Entry) -> PolicyReport.ReleasedTouch {
    var way = PolicyReport.Way(
      Effect.Direction(settingOutThrough: entry.contact.samples.lazy.map(\.location))
    )
    var extent = way.isHorizontal ? screenSize.x : screenSize.y
    if case .transition(let drive) = entry.aim {
      way = PolicyReport.Way(along: drive.heading)
      extent = drive.extent
    }
    extent = travel ?? extent
    return PolicyReport.ReleasedTouch(
      recording: entry.source,
      number: entry.number,
      way: way,
      extent: extent,
      duration: entry.contact.duration,
      verdicts: policies.map { policy in
        var verdict = Self.verdict(policy, on: entry.contact, way: way, extent: extent)
        if !entry.aim.begins(with: entry.contact, along: way, slop: policy.slop) {
          verdict.decision = .unrecognised
        }
        return verdict
      }
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
    if contact.end == .cancelled {
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
}

extension TouchCollection.Aim {
  /// Whether a drag begins: in a scenario with the slop of its recogniser, else with the policy's.
  fileprivate func begins(
    with contact: GestureStream.Contact,
    along way: PolicyReport.Way,
    slop: Double
  ) -> Bool {
    switch self {
    case .anything: way.farthest(of: contact) >= slop
    case .transition: true
    case .nothing: false
    }
  }
}

extension PolicyReport.Way {
  fileprivate init(_ direction: Effect.Direction) {
    switch direction {
    case .left: self = .left
    case .right: self = .right
    case .up: self = .up
    case .down: self = .down
    }
  }

  /// The direction along an axis of the screen.
  fileprivate init(along heading: SIMD2<Double>) {
    if heading.x != 0 {
      self = heading.x < 0 ? .left : .right
    } else {
      self = heading.y < 0 ? .up : .down
    }
  }

  fileprivate var isHorizontal: Bool { self == .left || self == .right }

  /// The component of a vector in the direction.
  fileprivate func length(of vector: SIMD2<Double>) -> Double {
    switch self {
    case .right: vector.x
    case .left: -vector.x
    case .down: vector.y
    case .up: -vector.y
    }
  }

  /// The largest distance of a gesture in the direction.
  fileprivate func farthest(of contact: GestureStream.Contact) -> Double {
    guard let start = contact.samples.first?.location else { return 0 }
    return contact.samples.reduce(0) { max($0, length(of: $1.location - start)) }
  }
}

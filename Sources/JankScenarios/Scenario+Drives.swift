package import HeadlessUIKit
internal import JankAnimators

/// A transition that a touch starts to drive.
package struct FingerDrive: Hashable, Sendable {
  /// The direction that drives it, as a vector of length 1.
  package let heading: SIMD2<Double>
  /// The distance of the whole transition, in points.
  package let extent: Double
}

extension Scenario {
  /// Returns what a touch starts to drive on the named screen, or on the only one with a drag.
  ///
  /// The touch is judged where it leaves the recognizer's slop, which may be shortly before the
  /// frame in which the app receives it.
  ///
  /// The result is nil if no drag begins.
  package func drive(
    by finger: Finger,
    on name: String?,
    _ device: DeviceProfile
  ) -> FingerDrive? {
    let screen = screen(named: name, orOnly: { !$0.drags.isEmpty })
    let drives = (screen?.drags ?? []).compactMap { way in
      way.heading(of: finger, on: device).map {
        (
          way: way.advance(finger, $0),
          drive: FingerDrive(heading: $0, extent: way.travel(on: device))
        )
      }
    }
    return drives.max { $0.way < $1.way }?.drive
  }
}

extension DrivenWay {
  /// Returns the direction in which a touch performs this drag, or nil if it does not.
  fileprivate func heading(of finger: Finger, on device: DeviceProfile) -> SIMD2<Double>? {
    guard let travel = leaving(finger) else { return nil }
    let heading = way.heading(likely: travel)
    let along = (travel * heading).sum()
    let across = travel - heading * along
    let isOnItsWay = along > 0 && along * along > (across * across).sum()
    switch start {
    case .anyWay: return heading
    case .ownWay: return isOnItsWay ? heading : nil
    case .edge: return isOnItsWay && beginsAtEdge(finger, of: device.screenSize) ? heading : nil
    }
  }

  /// Returns whether a touch begins at the edge from which it moves away, of a screen in points.
  private func beginsAtEdge(_ finger: Finger, of screen: SIMD2<Double>) -> Bool {
    guard let place = finger.samples.first?.location else { return false }
    let bounds = CGRect(x: 0, y: 0, width: screen.x, height: screen.y)
    let distance = way.distance(of: CGPoint(x: place.x, y: place.y), in: bounds)
    return EdgeRegion.standard.contains(distance: distance)
  }

  /// Returns the distance of a touch in a direction when it leaves the slop, in points.
  fileprivate func advance(_ finger: Finger, _ heading: SIMD2<Double>) -> Double {
    ((leaving(finger) ?? .zero) * heading).sum()
  }

  /// Returns the translation of a touch when it leaves the slop, in points.
  private func leaving(_ finger: Finger) -> SIMD2<Double>? {
    guard let start = finger.samples.first?.location else { return nil }
    return finger.samples.lazy.map { $0.location - start }
      .first { ($0 * $0).sum() >= slop * slop }
  }
}

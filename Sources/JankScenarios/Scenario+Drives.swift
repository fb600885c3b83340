package import HeadlessUIKit
internal import JankAnimators

/// A transition that a touch starts to drive.
package struct TouchDrive: Hashable, Sendable {
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
    by touchTrack: TouchTrack,
    on name: String?,
    _ device: DeviceProfile
  ) -> TouchDrive? {
    let screen = screen(named: name, orOnly: { !$0.drags.isEmpty })
    let drives = (screen?.drags ?? []).compactMap { way in
      way.heading(of: touchTrack, on: device).map {
        (
          way: way.advance(touchTrack, $0),
          drive: TouchDrive(heading: $0, extent: way.travel(on: device))
        )
      }
    }
    return drives.max { $0.way < $1.way }?.drive
  }
}

extension DrivenWay {
  /// Returns the direction in which a touch performs this drag, or nil if it does not.
  fileprivate func heading(of touchTrack: TouchTrack, on device: DeviceProfile) -> SIMD2<Double>? {
    guard let travel = leaving(touchTrack) else { return nil }
    let heading = way.heading(likely: travel)
    let along = (travel * heading).sum()
    let across = travel - heading * along
    let isOnItsWay = along > 0 && along * along > (across * across).sum()
    switch start {
    case .anyWay: return heading
    case .ownWay: return isOnItsWay ? heading : nil
    case .edge: return isOnItsWay && beginsAtEdge(touchTrack, of: device.screenSize) ? heading : nil
    }
  }

  /// Returns whether a touch begins at the edge from which it moves away, of a screen in points.
  private func beginsAtEdge(_ touchTrack: TouchTrack, of screen: SIMD2<Double>) -> Bool {
    guard let place = touchTrack.samples.first?.location else { return false }
    let bounds = CGRect(x: 0, y: 0, width: screen.x, height: screen.y)
    let distance = way.distance(of: CGPoint(x: place.x, y: place.y), in: bounds)
    return EdgeRegion.standard.contains(distance: distance)
  }

  /// Returns the distance of a touch in a direction when it leaves the slop, in points.
  fileprivate func advance(_ touchTrack: TouchTrack, _ heading: SIMD2<Double>) -> Double {
    ((leaving(touchTrack) ?? .zero) * heading).sum()
  }

  /// Returns the translation of a touch when it leaves the slop, in points.
  private func leaving(_ touchTrack: TouchTrack) -> SIMD2<Double>? {
    guard let start = touchTrack.samples.first?.location else { return nil }
    return touchTrack.samples.lazy.map { $0.location - start }
      .first { ($0 * $0).sum() >= slop * slop }
  }
}

package import JankImports
package import JankMotion

extension VelocityRule {
  /// The velocity of a recorded touch at release.
  ///
  /// - Parameters:
  ///   - contact: The touch.
  ///   - scale: The size of its unit in points, or nil if unknown.
  /// - Returns: The velocity in points per second, or in units per second if their size is unknown;
  ///   nil if the estimator has no answer, and for a touch that the system cancelled.
  package func velocity(
    of contact: GestureStream.Contact,
    scale: Double?
  ) -> SIMD2<Double>? {
    guard contact.end != .cancelled, scale != nil || self != .scrollView else { return nil }
    let samples = contact.samples.filter { !$0.isStationary }.map {
      PositionSample(
        time: $0.time.seconds,
        position: $0.location * (scale ?? 1),
        isResampled: $0.isResampled
      )
    }
    return velocity(of: samples, liftedAt: contact.endTime.seconds)
  }
}

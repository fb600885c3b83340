package import JankImports
package import JankMotion

extension VelocityRule {
  /// The speed of a recorded finger when it leaves.
  ///
  /// - Parameters:
  ///   - contact: The finger.
  ///   - scale: How many points its unit is, or nil if nobody knows.
  /// - Returns: The speed in points per second, or in units per second if nobody knows what they
  ///   are; nil where the rule has no answer, and for a finger that the system took away.
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

package import JankMetrics
internal import JankTrace

/// How evenly layers moved, for people and for programs.
package enum SmoothnessText {
  /// The motion of a layer on one line, closed by a line feed.
  package static func line(_ motion: Smoothness) -> String {
    func points(_ value: Double) -> String { Decimal.text(value, digits: 1) + " pt" }
    return
      "\(printable(motion.layer, limit: 100)) moved \(points(motion.distance)) and settled after "
      + "\(CauseText.milliseconds(motion.settleTime)): overshoot \(points(motion.overshoot)), "
      + "way \(points(motion.totalVariation)), behind by up to \(points(motion.largestLag)), "
      + "speed jumped by up to \(Decimal.text(motion.largestVelocityJump, digits: 0)) pt/s, "
      + "one picture stood for up to \(CauseText.milliseconds(motion.longestFreeze))\n"
  }

  /// The motion of a layer as an object.
  package static func write(_ writer: inout JSONWriter, _ motion: Smoothness) {
    writer.object { writer in
      writer.member("layer", motion.layer)
      writer.member("pictures", motion.pictureCount)
      writer.member("distancePoints", motion.distance)
      writer.member("overshootPoints", motion.overshoot)
      writer.member("settleTimeNs", motion.settleTime.nanoseconds)
      writer.member("totalVariationPoints", motion.totalVariation)
      writer.member("largestLagPoints", motion.largestLag)
      writer.member("lagVariationPoints", motion.lagVariation)
      writer.member("largestVelocityJumpPointsPerS", motion.largestVelocityJump)
      writer.member("largestAccelerationJumpPointsPerS2", motion.largestAccelerationJump)
      writer.member("longestFreezeNs", motion.longestFreeze.nanoseconds)
    }
  }
}

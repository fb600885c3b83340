package import JankMetrics
internal import JankTrace

/// How evenly layers moved in transitions, for people and for programs.
package enum SmoothnessText {
  /// The motion of a layer in a transition on one line, closed by a line feed; the error is the
  /// farthest that it was from where it was meant to be, in points, or nil where that is not known.
  package static func line(_ motion: Smoothness, error: Double?) -> String {
    let error = error.map { "off its course by up to \(Decimal.text($0, digits: 1)) pt, " } ?? ""
    func points(_ value: Double) -> String { Decimal.text(value, digits: 1) + " pt" }
    let layer = printable(motion.subject.layer, limit: 100)
    return
      "\(motion.kind.rawValue): \(layer) moved \(points(motion.distance)) and settled after "
      + "\(CauseText.milliseconds(motion.settleTime)): overshoot \(points(motion.overshoot)), "
      + "way \(points(motion.totalVariation)), \(error)"
      + "speed jumped by up to \(Decimal.text(motion.largestVelocityJump, digits: 0)) pt/s, "
      + "one picture stood for up to \(CauseText.milliseconds(motion.longestFreeze))\n"
  }

  /// The motion of a layer as an object.
  package static func write(_ writer: inout JSONWriter, _ motion: Smoothness, error: Double?) {
    writer.object { writer in
      writer.member("layer", motion.subject.layer)
      writer.member("transition", motion.subject.transition)
      writer.member("kind", motion.kind.rawValue)
      writer.member("pictures", motion.pictureCount)
      writer.member("distancePoints", motion.distance)
      writer.member("overshootPoints", motion.overshoot)
      writer.member("settleTimeNs", motion.settleTime.nanoseconds)
      writer.member("totalVariationPoints", motion.totalVariation)
      if let error { writer.member("largestErrorPoints", error) }
      writer.member("largestVelocityJumpPointsPerS", motion.largestVelocityJump)
      writer.member("largestAccelerationJumpPointsPerS2", motion.largestAccelerationJump)
      writer.member("longestFreezeNs", motion.longestFreeze.nanoseconds)
    }
  }
}

package import JankMetrics
package import JankText
internal import JankTrace

/// How evenly layers moved in transitions, as text and as JSON.
package enum SmoothnessText {
  /// Describes the motion of a layer in a transition.
  ///
  /// - Parameters:
  ///   - motion: the motion.
  ///   - error: the largest distance from the intended position, in points; nil if unknown.
  ///   - speedJump: the largest jump of the speed where the animation was retargeted, in points per
  ///     second; nil if there was none.
  ///   - layout: the layout of the text.
  /// - Returns: A paragraph, ended by a line feed.
  package static func text(
    _ motion: Smoothness,
    error: Double?,
    speedJump: Double?,
    layout: TextLayout = .standard
  ) -> String {
    let error =
      error.map { "away from its path by up to \(Decimal.text($0, digits: 1)) pt, " } ?? ""
    let jump =
      speedJump.map { "speed jumped by \(Decimal.text($0, digits: 2)) pt/s at a reversal, " }
      ?? ""
    func points(_ value: Double) -> String { Decimal.text(value, digits: 1) + " pt" }
    let layer = printable(motion.subject.layer, limit: 100)
    let text =
      "\(motion.kind.rawValue): \(layer) moved \(points(motion.distance)) and settled "
      + "\(CauseText.milliseconds(motion.settleTime)) after it began to move: "
      + "overshoot \(points(motion.overshoot)), "
      + "path \(points(motion.totalVariation)), \(error)\(jump)speed changed by up to "
      + "\(Decimal.text(motion.largestVelocityJump, digits: 0)) pt/s between frames, "
      + "longest freeze \(CauseText.milliseconds(motion.longestFreeze))"
    return layout.paragraph(text, hanging: "  ")
  }

  /// The reason why the distance of a page from its path is missing, as a paragraph.
  ///
  /// - Parameters:
  ///   - reason: the reason, as a clause.
  ///   - isPart: whether other pages of the run have a distance.
  ///   - layout: the layout of the text.
  /// - Returns: A paragraph, ended by a line feed.
  package static func withoutCourse(
    _ reason: String,
    isPart: Bool = false,
    layout: TextLayout = .standard
  ) -> String {
    let reason = printable(reason, limit: .max)
    let pages = isPart ? "of other pages from their path" : "from its path"
    return layout.paragraph("distance \(pages) n/a, since \(reason)", hanging: "  ")
  }

  /// Writes the motion of a layer as an object.
  ///
  /// Members that are unknown or did not happen are omitted.
  package static func write(
    _ writer: inout JSONWriter,
    _ motion: Smoothness,
    error: Double?,
    speedJump: Double?
  ) {
    writer.object { writer in
      writer.member("layer", motion.subject.layer)
      writer.member("transition", motion.subject.transition)
      writer.member("kind", motion.kind.rawValue)
      writer.member("pictures", motion.frameCount)
      writer.member("distancePoints", motion.distance)
      writer.member("overshootPoints", motion.overshoot)
      writer.member("settleTimeNs", motion.settleTime.nanoseconds)
      writer.member("totalVariationPoints", motion.totalVariation)
      if let error { writer.member("largestErrorPoints", error) }
      if let speedJump { writer.member("speedJumpPointsPerS", speedJump) }
      writer.member("largestSpeedChangePointsPerS", motion.largestVelocityJump)
      writer.member("largestAccelerationChangePointsPerS2", motion.largestAccelerationJump)
      writer.member("longestFreezeNs", motion.longestFreeze.nanoseconds)
    }
  }
}

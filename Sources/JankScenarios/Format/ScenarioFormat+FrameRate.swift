internal import HeadlessUIKit
internal import JankText

extension ScenarioFormat {
  /// The keys for the frame rate.
  static let rates: JSONKey<(range: CAFrameRateRange?, usesHigh: Bool)> =
    .group(frameRate, highFrameRates) {
      ($0, $1)
    } parts: {
      ($0.range, $0.usesHigh)
    }

  private static let highFrameRates: JSONKey<Bool> =
    .optional(
      "highFrameRates",
      .boolean,
      or: .boolean(true),
      """
      Whether the app has CADisableMinimumFrameDurationOnPhone in its Info.plist. Without it, \
      phones with a variable refresh rate show at most 60 of its frames per second. Tablets and \
      displays with a fixed rate need no such key.
      """
    )

  /// The key for the preferred frame-rate range.
  private static let frameRate: JSONKey<CAFrameRateRange?> =
    .optional(
      "frameRate",
      range,
      "The preferred frame-rate range of links and animations; by default as fast as the display."
    )

  private static let range: JSONShape<CAFrameRateRange> =
    JSONShape.object(
      "a frame-rate range",
      JSONKey.required("minimum", rate, "The lowest acceptable rate, in hertz."),
      JSONKey.required("maximum", rate, "The highest useful rate, in hertz."),
      JSONKey.optional("preferred", rate, "The preferred rate, in hertz; by default the maximum.")
    ) { minimum, maximum, preferred in
      CAFrameRateRange(
        minimum: Float(minimum),
        maximum: Float(maximum),
        preferred: preferred.map { Float($0) }
      )
    } parts: { range in
      // A file states whole rates.
      let rates = [range.minimum, range.maximum, range.preferred ?? range.maximum]
      guard rates.allSatisfy({ $0 == $0.rounded() && (0...1e9).contains($0) }) else { return nil }
      return (Int64(range.minimum), Int64(range.maximum), range.preferred.map { Int64($0) })
    }
    .resolved { range, position, log in
      if range.isValid { return range }
      log.report(
        "these rates are not a range",
        at: position,
        hint: "\"minimum\" must not exceed \"maximum\", and \"preferred\" must lie between them",
        about: .meaning
      )
      return nil
    } writing: {
      $0
    }

  /// A whole rate in hertz.
  ///
  /// Metrics count a frame that stays longer than 100 ms as a pause, so none could judge a lower
  /// rate.
  private static let rate: JSONShape<Int64> = .integer(
    in: 10...1000,
    hint: "below 10 Hz each frame would count as a pause"
  )
}

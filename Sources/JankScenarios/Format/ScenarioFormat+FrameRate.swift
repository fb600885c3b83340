internal import HeadlessUIKit
internal import JankText

extension ScenarioFormat {
  /// The keys for how often what moves is shown.
  static let rates: JSONKey<(range: CAFrameRateRange?, usesHigh: Bool)> =
    .group(frameRate, highFrameRates) { ($0, $1) }

  private static let highFrameRates: JSONKey<Bool> =
    .optional(
      "highFrameRates",
      .boolean,
      or: .boolean(true),
      """
      Whether the app has CADisableMinimumFrameDurationOnPhone in its Info.plist. Without it \
      phones with a variable refresh rate show at most 60 frames of it per second; tablets and \
      displays of one rate need no such key.
      """
    )

  /// The key for how often what moves wants to be shown.
  private static let frameRate: JSONKey<CAFrameRateRange?> =
    .optional(
      "frameRate",
      range,
      "How often links and animations want to be shown, as often as the display can if left out."
    )

  private static let range: JSONShape<CAFrameRateRange> =
    JSONShape.object(
      "a range of frame rates",
      JSONKey.required("minimum", rate, "The lowest rate that will do, in hertz."),
      JSONKey.required("maximum", rate, "The highest rate that is of use, in hertz."),
      JSONKey.optional("preferred", rate, "The best of them, the highest if left out.")
    ) { minimum, maximum, preferred in
      CAFrameRateRange(
        minimum: Float(minimum),
        maximum: Float(maximum),
        preferred: preferred.map { Float($0) }
      )
    }
    .resolved { range, position, log in
      if range.isValid { return range }
      log.report(
        "these rates are no range",
        at: position,
        hint: "\"minimum\" is not above \"maximum\", and \"preferred\" lies between them",
        about: .meaning
      )
      return nil
    }

  /// A whole rate in hertz.
  ///
  /// The metrics take a picture that stands for longer than 100 ms for a pause in the motion, so
  /// that none could judge a slower rate.
  private static let rate: JSONShape<Int64> = .integer(
    in: 10...1000,
    hint: "below 10 Hz each picture would count as a pause of what moves"
  )
}

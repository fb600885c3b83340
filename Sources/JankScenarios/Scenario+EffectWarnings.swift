package import HeadlessUIKit
internal import JankAnimators
internal import JankText
internal import JankTrace

extension Scenario {
  /// A warning about an effect of a page.
  package struct EffectWarning: Sendable {
    /// The name of the page with the effect.
    package let screen: String
    /// The key of the effect.
    package let effect: String
    /// Whether it is about the last effect of that name on the page.
    package let isReturn: Bool
    /// What is wrong, and what to write.
    package let text: String
  }

  /// Records warnings about the effects of a run.
  ///
  /// - Parameters:
  ///   - trace: The run; the warnings come behind its events.
  ///   - device: The device, of which the screen counts.
  func warnOfEffects(in trace: inout Trace, on device: DeviceProfile) {
    for warning in effectWarnings(on: device) {
      trace.events.append(
        TraceEvent(
          kind: .warning,
          time: trace.end,
          subject: warning.screen,
          name: warning.text
        )
      )
    }
  }

  /// The same warnings, before anything runs.
  package func effectWarnings(on device: DeviceProfile) -> [EffectWarning] {
    thumbnailWarnings(on: device) + cutSpringWarnings
  }

  /// Warnings about springs that the duration of their effect cuts off where they still move.
  private var cutSpringWarnings: [EffectWarning] {
    app.screens.flatMap { screen in
      screen.effects.compactMap { effect -> EffectWarning? in
        guard case .spring? = effect.timing, effect.duration > 0 else { return nil }
        let rest = effect.timing.map {
          1 - $0.value(at: effect.duration, duration: effect.duration)
        }
        guard let rest, rest.magnitude > Self.visibleRest else { return nil }
        let percent = Decimal.text(rest.magnitude * 100, digits: 0)
        let time = DurationText.text(Interval(seconds: effect.duration).nanoseconds)
        return EffectWarning(
          screen: screen.name,
          effect: effect.kind.name,
          isReturn: effect == screen.effects.last,
          text: """
            "duration" cuts the spring of \(quoted(effect.kind.name)) on \(quoted(screen.name)) \
            off after \(time), \(percent) % of the way from its end; remove "duration", or write \
            a shorter spring
            """
        )
      }
    }
  }

  /// Half a point of a hundred.
  private static let visibleRest = 0.005
}

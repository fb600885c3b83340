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

  /// The warnings about effects, made without running anything: springs that are cut off, places
  /// that are off the screen, and dismissals that grow, or shrink into another place.
  package func effectWarnings(on device: DeviceProfile) -> [EffectWarning] {
    var warnings: [EffectWarning] = []
    for screen in app.screens {
      var seen: Set<Effect> = []
      for effect in screen.effects
      where (effect.hasPlace || effect.isSpring) && seen.insert(effect).inserted {
        if let warning = cutSpringWarning(of: effect, on: screen) { warnings.append(warning) }
        warnings += thumbnailWarnings(about: effect, of: screen, on: device)
      }
      let width = device.screenSize.x
      if let warning = screen.warningAboutReturn ?? screen.warningAboutOtherPlace(onWidth: width) {
        warnings.append(warning)
      }
    }
    return warnings
  }

  /// Warns about a spring that the duration of its effect cuts off where it still moves.
  private func cutSpringWarning(of effect: Effect, on screen: Screen) -> EffectWarning? {
    guard case .spring? = effect.timing, let curve = effect.timing, effect.duration > 0 else {
      return nil
    }
    let rest = 1 - curve.value(at: effect.duration, duration: effect.duration)
    guard rest.magnitude > Self.visibleRest else { return nil }
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

  /// Half a point of a hundred.
  private static let visibleRest = 0.005
}

extension Effect {
  fileprivate var isSpring: Bool { if case .spring? = timing { true } else { false } }
}

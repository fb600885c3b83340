internal import HeadlessUIKit
internal import JankAnimators
internal import JankText
internal import JankTrace

extension Scenario {
  /// Warns of effects that grow from a rectangle which is nowhere on the screen.
  ///
  /// - Parameters:
  ///   - trace: The run; the warnings come behind its events.
  ///   - device: The device, of which the screen counts.
  func warnOfHiddenThumbnails(in trace: inout Trace, on device: DeviceProfile) {
    let extent = extent(on: device)
    for screen in app.screens {
      var seen: Set<Effect> = []
      for effect in screen.effects where seen.insert(effect).inserted {
        guard effect.isHidden(beyond: extent) else { continue }
        let size = "\(Decimal.text(extent.x, digits: 0)) x \(Decimal.text(extent.y, digits: 0))"
        trace.events.append(
          TraceEvent(
            kind: .warning,
            time: trace.end,
            subject: screen.name,
            name: """
              the rectangle of \(quoted(effect.kind.name)) on \(quoted(screen.name)) lies off the \
              screen, which has \(size) points
              """
          )
        )
      }
    }
  }

  /// The points that can be on the screen: its largest width and height among the size of the
  /// device and those to which the script resizes it; both ways round where the script turns it.
  private func extent(on device: DeviceProfile) -> SIMD2<Double> {
    var extent = device.screenSize
    var turns = false
    for step in script {
      switch step.action {
      case .rotate: turns = true
      case .resize(let size, _): extent.replace(with: size, where: size .> extent)
      default: break
      }
    }
    return turns ? SIMD2(repeating: max(extent.x, extent.y)) : extent
  }
}

extension Effect {
  /// Whether a rectangle of the effect has no point within an extent from the top left corner.
  fileprivate func isHidden(beyond extent: SIMD2<Double>) -> Bool {
    settings.values.contains { setting in
      guard case .rectangle(let rectangle?) = setting else { return false }
      return rectangle.minX >= extent.x || rectangle.minY >= extent.y || rectangle.maxX <= 0
        || rectangle.maxY <= 0
    }
  }
}

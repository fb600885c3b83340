internal import HeadlessUIKit
internal import JankAnimators
internal import JankText
internal import JankTrace

extension Scenario {
  /// Warns of effects that grow from a rectangle which is not wholly on the screen.
  ///
  /// - Parameters:
  ///   - trace: The run; the warnings come behind its events.
  ///   - device: The device, of which the screen counts.
  func warnOfHiddenThumbnails(in trace: inout Trace, on device: DeviceProfile) {
    let extent = extent(on: device)
    for screen in app.screens {
      var seen: Set<Effect> = []
      for effect in screen.effects where seen.insert(effect).inserted {
        guard let place = effect.place(beyond: extent, onWidth: device.screenSize.x) else {
          continue
        }
        let size = "\(Decimal.text(extent.x, digits: 0)) x \(Decimal.text(extent.y, digits: 0))"
        trace.events.append(
          TraceEvent(
            kind: .warning,
            time: trace.end,
            subject: screen.name,
            name: """
              the rectangle of \(quoted(effect.kind.name)) on \(quoted(screen.name)) lies \(place) \
              the screen of \(device.name), which has \(size) points; name a cell of a grid to fit \
              every screen: "from": { "column": 0, "row": 0 }
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
  /// Where a rectangle of the effect lies that is not within an extent from the top left corner.
  fileprivate func place(beyond extent: SIMD2<Double>, onWidth width: Double) -> String? {
    let frames = settings.values.compactMap { setting -> CGRect? in
      switch setting {
      case .rectangle(let rectangle): rectangle
      case .cell(let cell): cell.frame(onWidth: width)
      case .number, .name, .flag: nil
      }
    }
    // A quotient of the width may be rounded up.
    let tolerance = 0.01
    if frames.contains(where: { $0.minX >= extent.x || $0.minY >= extent.y }) { return "off" }
    let isCut = frames.contains {
      $0.maxX > extent.x + tolerance || $0.maxY > extent.y + tolerance
    }
    return isCut ? "partly off" : nil
  }
}

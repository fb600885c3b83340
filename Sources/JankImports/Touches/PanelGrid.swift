/// The locations that a touch panel can report, in its own units.
public struct PanelGrid: Hashable, Sendable {
  /// The smallest coordinates.
  public let low: SIMD2<Double>
  /// The largest coordinates, not below the smallest.
  public let high: SIMD2<Double>

  /// The number of locations on each axis.
  public var size: SIMD2<Double> { high - low + 1 }
}

extension GestureStream {
  /// Converts the stream to points of a screen that the panel covers, each axis with its own scale.
  ///
  /// The number of locations on an axis includes both ends of its range, as in libinput (certain).
  ///
  /// - Parameters:
  ///   - grid: The locations that the panel can report.
  ///   - size: The width and the height of the screen, in points.
  public mutating func measure(on grid: PanelGrid, asScreenOf size: SIMD2<Double>) {
    let scale = size / grid.size
    for contact in contacts.indices {
      for sample in contacts[contact].samples.indices {
        let place = contacts[contact].samples[sample].location
        contacts[contact].samples[sample].location = (place - grid.low) * scale
      }
    }
    unit = .points
  }
}

/// The axis ranges that a recording states before its events.
struct PanelAxes {
  private var ranges: [(kind: InputEvent.Kind, low: Int, high: Int)] = []
  private static let limit = 1_000

  mutating func take(_ kind: InputEvent.Kind, from low: Int, to high: Int) {
    guard high > low, ranges.count < Self.limit else { return }
    ranges.append((kind, low, high))
  }

  /// The grid of the panel, if exactly one is stated.
  var grid: PanelGrid? {
    guard let x = range(of: .contactX, or: .x), let y = range(of: .contactY, or: .y) else {
      return nil
    }
    return PanelGrid(
      low: SIMD2(x.lowerBound, y.lowerBound),
      high: SIMD2(x.upperBound, y.upperBound)
    )
  }

  private func range(
    of kind: InputEvent.Kind,
    or other: InputEvent.Kind
  ) -> ClosedRange<Double>? {
    for kind in [kind, other] {
      let found = Set(ranges.filter { $0.kind == kind }.map { Double($0.low)...Double($0.high) })
      if let range = found.first { return found.count == 1 ? range : nil }
    }
    return nil
  }
}

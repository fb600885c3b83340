package import JankImports
internal import JankMotion
package import JankReports
internal import JankText
internal import JankTrace

/// What is known of the contacts of some streams.
package struct GestureFindings {
  private let streams: [(path: String, stream: GestureStream)]
  private let grids: [PanelGrid?]

  /// Collects streams, each with its file.
  ///
  /// - Parameters:
  ///   - streams: The streams.
  ///   - grids: The coordinate ranges of their panels, if the files state them; empty for none.
  package init(
    _ streams: [(path: String, stream: GestureStream)],
    grids: [PanelGrid?] = []
  ) {
    (self.streams, self.grids) = (streams, grids)
  }

  /// The contacts and their velocities, in points if the streams state the size of a unit.
  package var report: GestureReport {
    let contacts = streams.flatMap { path, stream in
      stream.contacts.enumerated().map { index, contact in
        Self.finding(contact, number: index + 1, of: stream, path)
      }
    }
    return GestureReport(
      contacts: contacts,
      estimators: VelocityRule.allCases.map(\.rawValue),
      panels: zip(streams, grids).compactMap { item, grid in
        grid.map { GestureReport.Panel(recording: item.path, low: $0.low, high: $0.high) }
      }
    )
  }

  private static func finding(
    _ contact: GestureStream.Contact,
    number: Int,
    of stream: GestureStream,
    _ path: String
  ) -> GestureReport.Contact {
    let scale = stream.unit.pointsPerUnit
    return GestureReport.Contact(
      recording: path,
      number: number,
      touchID: contact.touchID,
      unit: scale == nil ? stream.unit.name : LengthUnit.points.name,
      start: contact.samples.first?.time ?? .zero,
      duration: contact.duration,
      end: contact.end.rawValue,
      length: contact.length * (scale ?? 1),
      samples: contact.samples.map {
        GestureReport.Sample(time: $0.time, location: $0.location * (scale ?? 1))
      },
      velocities: VelocityRule.allCases.map { $0.velocity(of: contact, scale: scale) }
    )
  }
}

// MARK: Drawing

extension GestureFindings {
  /// The number of contacts that letters can label.
  package static let drawnLimit = 26

  /// The distance of each contact from its start, along the axis of most movement.
  package var plot: MotionPlot {
    let contacts = report.contacts.prefix(Self.drawnLimit)
    let axis = Self.axis(of: contacts)
    let units = contacts.map(\.unit)
    let unit = units.allSatisfy { $0 == units.first } ? units.first ?? "" : "units"
    return MotionPlot(
      series: contacts.map { contact in
        let name = "\(printable(contact.fileName, limit: 40)) contact \(contact.number)"
        return MotionPlot.Series(name: name, samples: Self.samples(of: contact, axis: axis))
      },
      quantity: MotionPlot.Quantity(
        value: "\(axis == 0 ? "x" : "y") from where it came down (\(printable(unit)))",
        velocity: "velocity (\(printable(unit)) per second)",
        marks: [0],
        leastSpan: 1
      )
    )
  }

  private static func axis(of contacts: some Sequence<GestureReport.Contact>) -> Int {
    let way = contacts.reduce(SIMD2<Double>.zero) { sum, contact in
      zip(contact.samples, contact.samples.dropFirst()).reduce(sum) { sum, pair in
        let step = pair.1.location - pair.0.location
        return sum + SIMD2(step.x.magnitude, step.y.magnitude)
      }
    }
    return way.x > way.y ? 0 : 1
  }

  private static func samples(
    of contact: GestureReport.Contact,
    axis: Int
  ) -> [MotionPlot.Sample] {
    guard let first = contact.samples.first else { return [] }
    var drawn: [MotionPlot.Sample] = []
    for sample in contact.samples {
      let time = sample.time - first.time
      let value = sample.location[axis] - first.location[axis]
      var velocity = 0.0
      if let last = drawn.last, time > last.time {
        velocity = (value - last.value) / (time - last.time).seconds
      }
      drawn.append(MotionPlot.Sample(time: time, value: value, velocity: velocity))
    }
    // A rest before the finger leaves has no samples of its own.
    if let last = drawn.last, contact.duration > last.time {
      let rest = (contact.duration - last.time).seconds
      let isStill = rest > StopRule<SamplerEstimator>.restingTime
      drawn.append(
        MotionPlot.Sample(
          time: contact.duration,
          value: last.value,
          velocity: isStill ? 0 : last.velocity
        )
      )
    }
    return drawn
  }
}

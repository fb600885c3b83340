package import HeadlessUIKit
internal import JankText

extension Scenario {
  /// A drag that leaves the screen, which no touch can do: a panel ends a touch at its edge.
  package struct TouchWarning: Sendable {
    /// The number of the drag among those of the script, from 0.
    package let number: Int
    /// What is wrong.
    package let text: String
    /// What to do about it.
    package let hint: String
  }

  /// The drags of the script that leave the screen of a device, each once, as they are played.
  ///
  /// The outcome `full` overshoots the end by definition, so a drag that it aims does not count.
  ///
  /// - Parameters:
  ///   - device: The device, of which the screen counts.
  ///   - played: The cases of the scenario that are played, or nil for all.
  /// - Returns: The warnings, in the order of the script.
  package func touchWarnings(
    on device: DeviceProfile,
    playing played: [Scenario]? = nil
  ) -> [TouchWarning] {
    let extent = extent(on: device)
    let played = played ?? cases
    let drags = script.indices.filter {
      if case .drag = script[$0].action { true } else { false }
    }
    return drags.enumerated().compactMap { number, index in
      let excursions = played.compactMap {
        $0.excursion(ofStep: index, number: number, beyond: extent, on: device)
      }
      guard let worst = excursions.max(by: { $0.distance < $1.distance }) else { return nil }
      return warning(about: worst, beyond: extent, of: device)
    }
  }

  /// The place at which a drag is farthest off the screen.
  private struct Excursion {
    let number: Int
    let location: SIMD2<Double>
    let distance: Double
    /// The outcome that decides the place, if one does.
    let outcome: Outcome?
  }

  /// How far off the screen the middle of a touch on its edge can be, in points.
  private static let edgeTolerance = 4.0

  private func excursion(
    ofStep index: Int,
    number: Int,
    beyond extent: SIMD2<Double>,
    on device: DeviceProfile
  ) -> Excursion? {
    guard case .drag(let touch, let screen) = script[index].action,
      let track = touchTrack(ofStep: index, number: number, seed: setting.seed, on: device)
    else { return nil }
    // An outcome aims only a drag that something follows.
    let written = touch.touchTrack(seed: setting.seed, number: number)
    let aim = drag(by: written, on: screen) == nil ? nil : outcome
    guard aim != .full else { return nil }
    let places = track.samples.map { sample in
      let place = sample.location
      let beyond = [-place.x, -place.y, place.x - extent.x, place.y - extent.y]
      return (location: place, distance: beyond.max() ?? 0)
    }
    guard let farthest = places.max(by: { $0.distance < $1.distance }),
      farthest.distance > Self.edgeTolerance
    else { return nil }
    return Excursion(
      number: number,
      location: farthest.location,
      distance: farthest.distance,
      outcome: farthest.location == places[0].location ? nil : aim
    )
  }

  private func warning(
    about worst: Excursion,
    beyond extent: SIMD2<Double>,
    of device: DeviceProfile
  ) -> TouchWarning {
    func numbers(_ place: SIMD2<Double>, _ separator: String) -> String {
      Decimal.text(place.x, digits: 0) + separator + Decimal.text(place.y, digits: 0)
    }
    let outcome = worst.outcome.map { " with the outcome \(quoted($0.rawValue))" } ?? ""
    return TouchWarning(
      number: worst.number,
      text: """
        the drag leaves the screen of \(device.name), which has \(numbers(extent, " x ")) points: \
        \(outcome.isEmpty ? "" : "\(outcome.dropFirst()) ")it comes to \
        [\(numbers(worst.location, ", "))]
        """,
      hint: worst.outcome == nil
        ? "keep it on the screen: a touch ends at the edge"
        : "begin it farther from that edge: the outcome decides where it ends, by \"travel\" and "
          + "\"commit\" if its rule has them, and \"to\" only the direction"
    )
  }
}

internal import JankEngine
internal import JankText

/// Device profiles as tables.
enum ProfileText {
  /// The numbers and choices with their units, marks and sources.
  static func table(_ profile: DeviceProfile, layout: TextLayout) -> String {
    var table = TextTable(columns: [
      .left("figure", wrap: 20), .right("value"), .left("unit"), .left("mark", rank: 1),
      .left("range", rank: 2),
      .left("source", wrap: 24),
    ])
    for profileValue in profile.profileValues {
      let origin = profile.origin(of: profileValue)
      table.add([
        profileValue.rawValue, number(of: profileValue, profile[profileValue] ?? 0),
        unit(of: profileValue),
        origin.mark.rawValue, range(of: profileValue, profile),
        printable(origin.source, limit: 400),
      ])
    }
    let about = profile.about.isEmpty ? "" : ": \(printable(profile.about, limit: 200))"
    let title = printable(profile.name, limit: 100) + about
    return layout.paragraph(title, hanging: "  ") + "\n" + table.text(layout) + "\n"
      + layout.paragraph(rangeNote) + "\n" + choices(profile, layout) + "\n" + deadlines(profile)
      + recording(profile, layout)
  }

  /// The frame budget and the commit deadline.
  private static func deadlines(_ profile: DeviceProfile) -> String {
    let interval = 1_000 / Double(profile.refreshRate)
    let lowest = profile.rates.min().map { min($0, profile.refreshRate) } ?? profile.refreshRate
    let slowest =
      lowest < profile.refreshRate
      ? ", up to \(milliseconds(1_000 / Double(lowest))) at \(lowest) Hz" : ""
    if let queue = profile.bufferQueue {
      return """
        frame budget     \(milliseconds(interval)) at \(profile.refreshRate) Hz\(slowest)
        hand-over        at once, when the render thread is free
        presentation     \(milliseconds(Double(queue.promisedRefreshes) * interval)) after it begins

        """
    }
    let presented =
      switch profile.buffering {
      case .double: "\(milliseconds(2 * interval)) after it begins"
      case .triple: "\(milliseconds(3 * interval)) after it begins"
      case .automatic:
        "\(milliseconds(2 * interval)) after it begins, "
          + "\(milliseconds(3 * interval)) with a third buffer"
      }
    return """
      frame budget     \(milliseconds(interval)) at \(profile.refreshRate) Hz\(slowest)
      commit deadline  \(milliseconds(interval)) after the frame begins, at the next refresh
      presentation     \(presented)

      """
  }

  private static func milliseconds(_ value: Double) -> String {
    "\(Decimal.text(value, digits: 2)) ms"
  }

  private static func choices(_ profile: DeviceProfile, _ layout: TextLayout) -> String {
    var table = TextTable(columns: [
      .left("choice", wrap: 20), .left("value", wrap: 20), .left("mark", rank: 1),
      .left("source", wrap: 24),
    ])
    for choice in ProfileChoice.allCases {
      let origin = profile.origin(of: choice)
      let source = printable(origin.source, limit: 400)
      table.add([choice.rawValue, profile.words(for: choice), origin.mark.rawValue, source])
    }
    return table.text(layout)
  }

  private static func recording(_ profile: DeviceProfile, _ layout: TextLayout) -> String {
    guard case .recorded(let costs) = profile.costs.frame else { return "" }
    let source = printable(profile.origin(of: .frameMedian).source, limit: 100)
    let text = "\(costs.count) recorded frame costs are replayed: \(source)"
    return "\n" + layout.paragraph(text, hanging: "  ")
  }

  /// The number as text, durations in milliseconds.
  static func number(of profileValue: ProfileValue, _ value: Double) -> String {
    let value = profileValue.unit == .nanoseconds ? value / 1e6 : value
    guard value != value.rounded() else { return "\(Int64(value))" }
    // Six digits of a millisecond are whole nanoseconds.
    return String(Decimal.text(value, digits: 6).reversed().drop { $0 == "0" }.reversed())
  }

  /// Where the ranges come from.
  static let rangeNote =
    "Range of an assumed cost: a quarter to four times, which is assumed too. Commit, prepare and "
    + "execute: up to the largest median recorded on Android phones at such a refresh rate."

  /// The range of an assumed cost, in the unit of the number, or nothing.
  static func range(of profileValue: ProfileValue, _ profile: DeviceProfile) -> String {
    guard let bounds = profile.range(of: profileValue)?.bounds else { return "" }
    return [bounds.lowerBound, bounds.upperBound].map { number(of: profileValue, $0) }
      .joined(separator: "–")
  }

  /// The unit as text; for costs that add up, with what they count.
  static func unit(of profileValue: ProfileValue) -> String {
    let unit = profileValue.unit == .nanoseconds ? "ms" : profileValue.unit.rawValue
    if profileValue.rawValue.hasPrefix("decode") { return unit + "/Mpx" }
    let parts = ["PerMegapixel": "/Mpx", "PerLayer": "/layer", "PerView": "/view"]
    return unit + (parts.first { profileValue.rawValue.hasSuffix($0.key) }?.value ?? "")
  }
}

package import JankEngine
internal import JankReports
internal import JankScenarios
internal import JankText

/// Device profiles as text: a table for people, a file for scenarios.
package enum ProfileText {
  /// The numbers and choices with their units, marks and sources.
  static func table(_ profile: DeviceProfile) -> String {
    var table = TextTable(columns: [
      .left("figure"), .right("value"), .left("unit"), .left("mark"), .left("source"),
    ])
    for figure in profile.figures {
      let origin = profile.origin(of: figure)
      table.add([
        figure.rawValue, number(of: figure, profile[figure] ?? 0), unit(of: figure),
        origin.mark.rawValue, printable(origin.source, limit: 100),
      ])
    }
    let about = profile.about.isEmpty ? "" : ": \(printable(profile.about, limit: 200))"
    return "\(printable(profile.name, limit: 100))\(about)\n\n" + table.text + "\n"
      + choices(profile) + recording(profile)
  }

  private static func choices(_ profile: DeviceProfile) -> String {
    var table = TextTable(columns: [
      .left("choice"), .left("value"), .left("mark"), .left("source"),
    ])
    for choice in ProfileChoice.allCases {
      let origin = profile.origin(of: choice)
      let source = printable(origin.source, limit: 100)
      table.add([choice.rawValue, profile.words(for: choice), origin.mark.rawValue, source])
    }
    return table.text
  }

  private static func recording(_ profile: DeviceProfile) -> String {
    guard case .recorded(let costs) = profile.costs.frame else { return "" }
    let source = printable(profile.origin(of: .frameMedian).source, limit: 100)
    return "\n\(costs.count) recorded frame costs are replayed: \(source)\n"
  }

  private static func number(of figure: ProfileFigure, _ value: Double) -> String {
    let value = figure.unit == .nanoseconds ? value / 1e6 : value
    guard value != value.rounded() else { return "\(Int64(value))" }
    // Six digits of a millisecond are whole nanoseconds.
    return String(Decimal.text(value, digits: 6).reversed().drop { $0 == "0" }.reversed())
  }

  /// The unit for people, which for costs that add up says of what.
  private static func unit(of figure: ProfileFigure) -> String {
    let unit = figure.unit == .nanoseconds ? "ms" : figure.unit.rawValue
    if figure.rawValue.hasPrefix("decode") { return unit + "/Mpx" }
    let parts = ["PerMegapixel": "/Mpx", "PerLayer": "/layer", "PerView": "/view"]
    return unit + (parts.first { figure.rawValue.hasSuffix($0.key) }?.value ?? "")
  }

  /// The profile as a file that scenarios can name.
  ///
  /// All numbers and choices are stated, so that the basis gives nothing.
  ///
  /// - Parameters:
  ///   - profile: the profile.
  ///   - basis: the profile of ours that it was made from; the first if it is none of ours.
  /// - Returns: The text, a line feed at its end.
  package static func json(_ profile: DeviceProfile, basis: String? = nil) -> String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("format", ProfileFile.format)
      writer.member("name", profile.name)
      let isOurs = DeviceProfile.all.contains(profile)
      writer.member("basis", basis ?? (isOurs ? profile.name : DeviceProfile.phone60.name))
      if !profile.about.isEmpty { writer.member("about", profile.about) }
      writeChoices(&writer, profile)
      writer.member("figures") { writer in
        writer.object { writer in
          for figure in profile.figures {
            writer.member(figure.rawValue) { write(&$0, profile, figure) }
          }
        }
      }
      guard case .recorded(let costs) = profile.costs.frame else { return }
      writer.member("frameCosts") { writer in
        writer.object { writer in
          writer.member("microseconds") { writer in
            writer.array(costs) { $0.item(microseconds($1)) }
          }
          write(&writer, profile.origin(of: .frameMedian))
        }
      }
    }
    return writer.text + "\n"
  }

  /// A cost in whole microseconds, rounded half up; what took any time took at least one.
  private static func microseconds(_ cost: Interval) -> Int64 {
    guard cost > .zero else { return 0 }
    return max(1, (cost.nanoseconds + 500) / 1_000)
  }

  private static func writeChoices(_ writer: inout JSONWriter, _ profile: DeviceProfile) {
    writer.member("rates") { writer in
      writer.object { writer in
        writer.member("value") { writer in
          writer.array(profile.displayRates) { $0.item(Int64($1)) }
        }
        write(&writer, profile.origin(of: .rates))
      }
    }
    writer.member("buffering") { writer in
      writer.object { writer in
        writer.member("value", profile.buffering.rawValue)
        write(&writer, profile.origin(of: .buffering))
      }
    }
    guard profile.buffering == .automatic else { return }
    writer.member("thirdBufferReturned") { writer in
      writer.object { writer in
        writer.member("value") { write(&$0, profile.hysteresis) }
        write(&writer, profile.origin(of: .thirdBufferReturned))
      }
    }
  }

  private static func write(_ writer: inout JSONWriter, _ hysteresis: DeviceProfile.Hysteresis) {
    switch hysteresis {
    case .never: writer.item("never")
    case .afterEmpty(let refreshes): writer.object { $0.member("afterEmpty", refreshes) }
    }
  }

  private static func write(
    _ writer: inout JSONWriter,
    _ profile: DeviceProfile,
    _ figure: ProfileFigure
  ) {
    let value = profile[figure] ?? 0
    writer.object { writer in
      switch figure.unit {
      case .nanoseconds: writer.member("value", DurationText.text(Int64(value)))
      case .hertz: writer.member("value", Int64(value))
      case .points, .one: writer.member("value", value)
      }
      write(&writer, profile.origin(of: figure))
    }
  }

  private static func write(_ writer: inout JSONWriter, _ origin: ProfileFigure.Origin) {
    writer.member("mark", origin.mark.rawValue)
    writer.member("source", origin.source)
  }
}

internal import JankEngine
internal import JankReports
internal import JankScenarios

/// Device profiles as text: a table for people, a file for scenarios.
enum ProfileText {
  /// The numbers and choices with their units, marks and sources.
  static func table(_ profile: DeviceProfile) -> String {
    var table = TextTable(columns: [
      .left("figure"), .right("value"), .left("unit"), .left("mark"), .left("source"),
    ])
    for figure in profile.figures {
      let origin = profile.origin(of: figure)
      table.add([
        figure.rawValue, number(profile[figure] ?? 0), figure.unit.rawValue,
        origin.mark.rawValue, printable(origin.source, limit: 100),
      ])
    }
    let about = profile.about.isEmpty ? "" : ": \(printable(profile.about, limit: 200))"
    return "\(printable(profile.name, limit: 100))\(about)\n\n" + table.text + "\n"
      + settings(profile) + recording(profile)
  }

  private static func settings(_ profile: DeviceProfile) -> String {
    var table = TextTable(columns: [
      .left("choice"), .left("value"), .left("mark"), .left("source"),
    ])
    for setting in profile.settings {
      let source = printable(setting.origin.source, limit: 100)
      table.add([setting.name, setting.value, setting.origin.mark.rawValue, source])
    }
    return table.text
  }

  private static func recording(_ profile: DeviceProfile) -> String {
    guard case .recorded(let costs) = profile.costs.frame else { return "" }
    let source = printable(profile.origin(of: .frameMedian).source, limit: 100)
    return "\n\(costs.count) recorded frame costs are replayed: \(source)\n"
  }

  private static func number(_ value: Double) -> String {
    value == value.rounded() ? "\(Int64(value))" : Decimal.text(value, digits: 4)
  }

  /// The profile as a file that scenarios can name.
  ///
  /// - Parameters:
  ///   - profile: the profile.
  ///   - basis: the profile of ours that it was made from; the first if it is none of ours.
  /// - Returns: The text, a line feed at its end.
  static func json(_ profile: DeviceProfile, basis: String? = nil) -> String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("format", ProfileFile.format)
      writer.member("name", profile.name)
      let isOurs = DeviceProfile.all.contains { $0.name == profile.name }
      writer.member("basis", basis ?? (isOurs ? profile.name : DeviceProfile.phone60.name))
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
            writer.array(costs) { $0.item($1.nanoseconds / 1_000) }
          }
          write(&writer, profile.origin(of: .frameMedian))
        }
      }
    }
    return writer.text + "\n"
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

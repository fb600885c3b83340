public import JankEngine
internal import JankText

/// Reads and names device profiles that are files.
///
/// A profile is strict JSON: the profile of ours that it differs from, and each number and choice
/// that differs with where it comes from. Lengths of time carry their unit.
///
///     {
///       "format": "device-profile/1", "name": "slow-phone", "basis": "phone-60",
///       "buffering": { "value": "triple", "mark": "assumed", "source": "it never falls back" },
///       "figures": {
///         "execute": { "value": "3 ms", "mark": "assumed", "source": "half as fast" }
///       }
///     }
///
/// `rates` are those of the display in hertz, `thirdBufferReturned` is `"never"` or, for a number
/// of refreshes, `{ "afterEmpty": 30 }`, and `frameCosts` are costs of frames to be replayed.
public enum ProfileFile {
  /// The name of the format, stated in every file.
  public static let format = "device-profile/1"
  /// How the names of such files end.
  public static let ending = ".profile.json"

  /// Reads a profile.
  ///
  /// - Parameters:
  ///   - bytes: the file.
  ///   - path: what the file is called in findings.
  /// - Returns: The profile.
  /// - Throws: Everything that is wrong with the file.
  public static func read(_ bytes: [UInt8], path: String) throws(FileError) -> DeviceProfile {
    let value = try JSONParser.parse(bytes, path: path)
    let log = DiagnosticLog(path: path)
    let profile = draft.read(value, log)?.profile(log)
    guard let profile, log.isEmpty else { throw FileError(diagnostics: log.findings()) }
    return profile
  }
}

// MARK: The shape of a file

extension ProfileFile {
  private static let draft: JSONShape<Draft> =
    .object(
      "a device profile",
      JSONKey.required("format", .named("a format", [format]) { $0 }, "The name of the format."),
      JSONKey.required("name", .text(length: 1...100), "What the profile is called."),
      JSONKey.required(
        "basis",
        .named("a device profile", DeviceProfile.all, by: \.name),
        "The profile that it differs from."
      ),
      JSONKey.optional("about", .text(length: 1...1000), "What is special about it."),
      JSONKey.optional("rates", stated(as: rates), "The rates of the display."),
      JSONKey.optional("buffering", stated(as: buffering), "How many buffers a frame passes."),
      JSONKey.optional("thirdBufferReturned", stated(as: hysteresis), "When a third buffer goes."),
      JSONKey.optional("figures", figures, "The numbers that differ."),
      JSONKey.optional("frameCosts", frameCosts, "What frames of the app cost, to be replayed.")
    ) { _, name, basis, about, rates, buffering, hysteresis, figures, frameCosts in
      var profile = basis
      profile.name = name
      profile.about = about ?? ""
      return Draft(
        basis: profile,
        rates: rates,
        buffering: buffering,
        hysteresis: hysteresis,
        figures: figures ?? [],
        frameCosts: frameCosts
      )
    }

  private static let rates: JSONShape<[Int]> =
    JSONShape<[Int64]>.array(of: .integer(in: 1...1000), count: 1...100)
    .map { $0.map { Int($0) } }

  private static let buffering: JSONShape<DeviceProfile.Buffering> =
    .name(of: "a buffering", among: DeviceProfile.Buffering.allCases)

  private static let hysteresis: JSONShape<DeviceProfile.Hysteresis> = {
    let count = JSONShape.object(
      "a number of refreshes",
      JSONKey.required("afterEmpty", .integer(in: 1...1_000_000), "Refreshes without a picture.")
    ) { DeviceProfile.Hysteresis.afterEmpty(refreshes: Int($0)) }
    let expectation = #""never" or { "afterEmpty": 30 }, a number of refreshes"#
    return JSONShape(expectation) { value, log in
      switch value.content {
      case .text("never"): return .never
      case .object: return count.read(value, log)
      default:
        log.reportMismatch(value, expected: expectation)
        return nil
      }
    }
  }()

  private static let frameCosts: JSONShape<Stated<[Interval]>> =
    stated(
      "microseconds",
      as: JSONShape<[Int64]>.array(of: .integer(in: 0...60_000_000), count: 1...1_000_000)
        .map { $0.map { Interval.microseconds($0) } }
    )
}

public import JankEngine
internal import JankText

/// Device profiles in files.
///
/// A profile is strict JSON: the built-in profile from which it differs, and each number and choice
/// that differs, with its origin. Durations have a unit.
///
///     {
///       "format": "device-profile/1", "name": "slow-phone", "basis": "phone-60",
///       "buffering": { "value": "triple", "mark": "assumed", "source": "it never falls back" },
///       "figures": {
///         "execute": { "value": "3 ms", "mark": "assumed", "source": "half as fast" }
///       }
///     }
///
/// `rates` are the rates of the display in hertz. `thirdBufferReturned` is `"never"` or a number of
/// refreshes, `{ "afterEmpty": 30 }`. `frameCosts` are costs of frames to be replayed.
public enum ProfileFile {
  /// The name of the format, stated in every file.
  public static let format = "device-profile/1"
  /// The ending of the names of such files.
  public static let ending = ".profile.json"

  /// The name of a profile's file beside a scenario that the writer made, another for every name.
  static func name(of profile: DeviceProfile) -> String {
    profile.name.unicodeScalars
      .map { scalar in
        let isPlain = scalar.isASCII && (scalar.properties.isAlphabetic || "0"..."9" ~= scalar)
        return isPlain || scalar == "-" ? "\(scalar)" : "_\(String(scalar.value, radix: 16))_"
      }
      .joined() + ending
  }

  /// Reads a profile.
  ///
  /// - Parameters:
  ///   - bytes: The contents of the file.
  ///   - path: The name of the file in diagnostics.
  /// - Returns: The profile.
  /// - Throws: All errors in the file.
  public static func read(_ bytes: [UInt8], path: String) throws(FileError) -> DeviceProfile {
    let value = try JSONParser.parse(bytes, path: path)
    let log = DiagnosticLog(path: path, source: bytes)
    log.schema = draft.schema
    let profile = draft.shape.read(value, log)?.profile(log)
    guard let profile, log.isEmpty else { throw FileError(diagnostics: log.findings()) }
    return profile
  }

  /// Returns a profile as the text of a file that scenarios can refer to.
  ///
  /// All numbers and choices are stated, so nothing depends on the basis.
  ///
  /// The default basis is the profile itself if it is built in, or phone-60.
  package static func text(_ profile: DeviceProfile, basis: String? = nil) -> String {
    let isOurs = DeviceProfile.all.contains(profile)
    let name = basis ?? (isOurs ? profile.name : DeviceProfile.phone60.name)
    let basis = DeviceProfile.all.first { $0.name == name } ?? DeviceProfile.phone60
    var writer = JSONWriter()
    draft.write(&writer, Draft(stating: profile, basis: basis))
    return writer.text + "\n"
  }

  /// The format as a JSON Schema document.
  package static var schemaDocument: JSONValue {
    draft.schema.document(
      title: "JankLab device profile",
      about: "How a device differs from a built-in profile, each number with its origin."
    )
  }
}

// MARK: The keys of a file

extension ProfileFile {
  private static let draft = JSONCodec<Draft>.object(
    "a device profile",
    JSONField("format", .choice("a format", [format]), "The name of the format.") { _ in format },
    JSONField("name", .text(.text(length: 1...100)), "The name of the profile.") { $0.name },
    JSONField("basis", basis, "The profile from which it differs.") { $0.basis },
    JSONField.optional("about", .text(.text(length: 1...1000)), "What is special about it.") {
      $0.about
    },
    JSONField.optional("rates", stated(as: rates), "The rates of the display.") { $0.rates },
    JSONField.optional("buffering", stated(as: buffering), "How many buffers a frame passes.") {
      $0.buffering
    },
    JSONField.optional(
      "thirdBufferReturned",
      stated(as: hysteresis),
      "When the third buffer is returned."
    ) { $0.hysteresis },
    JSONField.optional("figures", profileValues, "The numbers that differ.") { $0.profileValues },
    JSONField.optional("frameCosts", frameCosts, "Costs of the app's frames, to be replayed.") {
      $0.frameCosts
    }
  ) { _, name, basis, about, rates, buffering, hysteresis, profileValues, frameCosts in
    Draft(
      name: name,
      basis: basis,
      about: about,
      rates: rates,
      buffering: buffering,
      hysteresis: hysteresis,
      profileValues: profileValues ?? [],
      frameCosts: frameCosts
    )
  }

  private static var basis: JSONCodec<DeviceProfile> {
    JSONCodec(.named("a device profile", DeviceProfile.all, by: \.name)) { $0.item($1.name) }
  }

  private static var rates: JSONCodec<[Int]> {
    let rate = JSONShape.integer(in: 1...1000).map { Int($0) }
    return JSONCodec(.array(of: rate, count: 1...100)) { $0.array($1) { $0.item($1) } }
  }

  private static var buffering: JSONCodec<DeviceProfile.Buffering> {
    .name(of: "a buffering", among: DeviceProfile.Buffering.allCases)
  }

  private static var hysteresis: JSONCodec<DeviceProfile.Hysteresis> {
    let count = JSONCodec<Int>.object(
      "a number of refreshes",
      JSONField("afterEmpty", .whole(in: 1...1_000_000), "Refreshes without a frame.") { $0 }
    ) { $0 }
    let never = "never"
    let expectation = #""never" or { "afterEmpty": 30 }, a number of refreshes"#
    let schema = JSONSchema.oneOf([.choice([never]), count.schema])
    let shape = JSONShape<DeviceProfile.Hysteresis>(expectation, schema: schema) { value, log in
      switch value.content {
      case .text(never): return .never
      case .object: return count.shape.read(value, log).map { .afterEmpty(refreshes: $0) }
      default:
        log.reportMismatch(value, expected: expectation)
        return nil
      }
    }
    return JSONCodec(shape) { writer, hysteresis in
      switch hysteresis {
      case .never: writer.item(never)
      case .afterEmpty(let refreshes): count.write(&writer, refreshes)
      }
    }
  }

  private static var frameCosts: JSONCodec<Stated<[Interval]>> {
    let cost = JSONShape.integer(in: 0...60_000_000).map { Interval.microseconds($0) }
    let costs = JSONCodec(.array(of: cost, count: 1...FrameCostList.countLimit)) { writer, costs in
      writer.array(costs) { $0.item(microseconds($1)) }
    }
    return stated("microseconds", as: costs)
  }

  /// Returns a cost in whole microseconds, rounded half up, at least 1 if it is above zero.
  private static func microseconds(_ cost: Interval) -> Int64 {
    guard cost > .zero else { return 0 }
    return max(1, (cost.nanoseconds + 500) / 1_000)
  }
}

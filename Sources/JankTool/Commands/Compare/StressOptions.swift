internal import HeadlessUIKit
internal import JankText
internal import JankTrace

/// The faults of a matrix, which are its columns.
struct StressOptions: Sendable {
  /// The durations of added stalls, a column each; empty for none.
  let stalls: [Interval]
  /// The number of named devices, a column each; 0 for those of the scenario.
  let deviceCount: Int
  /// The refresh rates to use, in hertz, a column each; empty to keep those of the devices.
  let rates: [Int]

  private static let longestStall = Interval.milliseconds(10_000)
  private static let columnLimit = 100

  private static let stall = Option(
    name: "stall",
    value: .text(placeholder: "DURATION[,DURATION…]"),
    about: "Stall the main thread in each transition, once for each duration; 0 is none."
  )
  static let profile = DeviceChoice.option(
    named: "profile",
    about: "Run on each of these devices, named as with --device."
  )
  private static let refresh = Option(
    name: "refresh",
    value: .text(placeholder: "HERTZ[,HERTZ…]"),
    about: "Run with these fixed refresh rates, on the first device if none is named."
  )
  static let options = [stall, profile, refresh]

  static let topic = Topic(
    title: "MATRICES OF FAULTS",
    intro: "Each of these options prints matrices instead of tables: a row for each strategy, a "
      + "column for each fault, and the worst of the seeds in each cell. The first matrix has the "
      + "hitch ratio, the second the largest motion error.",
    rows: [
      (
        "--stall 0,20,50,100ms",
        "Stalls of the main thread in each transition, in addition to those of the scenario, at "
          + "several phases."
      ),
      ("--refresh 60,120", "Fixed refresh rates."),
      ("--profile NAME,…", "Devices."),
    ]
  )

  /// Whether a matrix is requested.
  var isMatrix: Bool { !(stalls.isEmpty && deviceCount == 0 && rates.isEmpty) }

  /// Reads a command line.
  ///
  /// - Throws: For an invalid duration or rate.
  init(_ invocation: Invocation) throws(ToolFailure) {
    let path = invocation.path
    stalls = try Self.list(invocation.text(Self.stall)) { text throws(ToolFailure) in
      try Self.stalls(in: text, of: path)
    }
    rates = try Self.list(invocation.text(Self.refresh)) { text throws(ToolFailure) in
      try Self.rates(in: text, of: path)
    }
    deviceCount = invocation.names(Self.profile).count
    guard max(1, stalls.count) * max(1, deviceCount) * max(1, rates.count) <= Self.columnLimit
    else {
      throw .usage("a matrix has at most \(Self.columnLimit) columns", of: path)
    }
    if deviceCount > 0, invocation.isWritten(DeviceChoice.option) {
      throw .usage("--device and --profile both name the devices", of: path, hint: "drop one")
    }
  }

  /// The faults and the devices of a command line as words.
  static func words(_ invocation: Invocation) -> [String] {
    let devices = invocation.has(profile) ? [] : [DeviceChoice.option]
    return invocation.words(of: options + devices)
  }

  private static func list<Item>(
    _ text: String?,
    _ read: (String) throws(ToolFailure) -> [Item]
  ) throws(ToolFailure) -> [Item] {
    guard let text else { return [] }
    return try read(text)
  }
}

extension StressOptions {
  /// Reads `0,20,50,100ms`: a duration without a unit has that of the next one with a unit.
  static func stalls(in text: String, of command: String) throws(ToolFailure) -> [Interval] {
    var unit = ""
    var lengths: [Interval] = []
    for item in text.split(separator: ",", omittingEmptySubsequences: false).reversed() {
      let number = item.prefix { $0.isNumber || $0 == "." }
      let ending = item.dropFirst(number.count)
      if !ending.isEmpty { unit = String(ending) }
      let written = number == "0" && unit.isEmpty ? "0 ms" : String(number) + unit
      guard let length = OptionValue.duration(written), length <= longestStall else {
        let lacksUnit = unit.isEmpty && number.count == item.count && !number.isEmpty
        throw .usage(
          lacksUnit
            ? "--stall expects a unit, found \(quoted(String(item)))"
            : "--stall expects durations of at most 10 s, found \(quoted(String(item)))",
          of: command,
          hint: lacksUnit
            ? "for milliseconds: --stall \(ShellWord.text(text + "ms"))"
            : "for example --stall 0,20,50,100ms"
        )
      }
      if !lengths.contains(length) { lengths.append(length) }
    }
    return lengths.reversed()
  }

  /// Reads `60,120`.
  static func rates(in text: String, of command: String) throws(ToolFailure) -> [Int] {
    var rates: [Int] = []
    for item in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let rate = Int(item), (1...1_000).contains(rate) else {
        throw .usage(
          "--refresh expects rates from 1 to 1000 Hz, found \(quoted(String(item)))",
          of: command,
          hint: "for example --refresh 60,120"
        )
      }
      if !rates.contains(rate) { rates.append(rate) }
    }
    return rates
  }

  /// The devices of the columns.
  ///
  /// - Parameter devices: those of the scenario, or of the command line.
  /// - Returns: Each with each of the rates; the name states a rate that is not its own.
  func devices(_ devices: [DeviceProfile]) -> [DeviceProfile] {
    guard !rates.isEmpty else { return devices }
    let chosen = deviceCount == 0 ? Array(devices.prefix(1)) : devices
    return chosen.flatMap { device in rates.map { device.fixed(at: $0) } }
  }
}

extension DeviceProfile {
  /// The device with a fixed refresh rate.
  fileprivate func fixed(at hertz: Int) -> DeviceProfile {
    guard refreshRate != hertz || !rates.isEmpty else { return self }
    var device = self
    device.refreshRate = hertz
    device.rates = []
    device.name = "\(name)@\(hertz)"
    return device
  }
}

internal import JankEngine
internal import JankScenarios
internal import JankText

/// The devices of a command line: built-in profiles, those that scenarios list, and files.
struct DeviceChoice: Sendable {
  /// The names and paths as given, without duplicates; empty for the devices of the scenarios.
  private let words: [String]
  /// The name of their option.
  private let optionName: String
  /// The profiles of files, by path.
  private let files: [String: DeviceProfile]

  /// The option that chooses devices, the same for every command that plays scenarios.
  static let option = option(
    named: "device",
    about: "The devices: names of built-in profiles or of those that a scenario lists, or paths "
      + "of profiles; built in are \(ours.joined(separator: ", ")).",
    standard: "the scenario's"
  )

  private static let ours = DeviceProfile.all.map(\.name)

  /// An option that chooses devices.
  static func option(named name: String, about: String, standard: String? = nil) -> Option {
    Option(
      name: name,
      otherNames: [name + "s"],
      value: .list(placeholder: "DEVICE[,DEVICE…]", known: ours, isOpen: true),
      about: about,
      standard: standard,
      isRepeatable: true
    )
  }

  /// Finds the devices that an option names.
  ///
  /// - Parameters:
  ///   - option: the option.
  ///   - invocation: a command line.
  ///   - scenarios: the scenarios, which list devices of their own.
  /// - Throws: Wrong usage, for an unknown name, for two devices of one name, and for a file with
  ///   the name of a built-in profile; the problems of a file.
  init(
    _ option: Option = Self.option,
    of invocation: Invocation,
    among scenarios: [Scenario]
  ) throws(ToolFailure) {
    words = invocation.names(option)
    optionName = option.name
    var files: [String: DeviceProfile] = [:]
    var taken: Set<String> = []
    let known = Self.ours + scenarios.flatMap(\.setting.devices).map(\.name)
    for word in words {
      if word.hasSuffix(ProfileFile.ending) {
        files[word] = try Self.read(word, invocation)
      } else if !known.contains(word) {
        throw Self.unknown(word, of: option, invocation, among: known)
      }
      let name = files[word]?.name ?? word
      guard taken.insert(name).inserted else {
        throw .usage(
          "--\(option.name) names two devices that are called \(quoted(name))",
          of: invocation.path,
          hint: "give one of them another \"name\""
        )
      }
    }
    self.files = files
  }

  /// Reads a file, rejecting the name of a built-in profile.
  private static func read(
    _ path: String,
    _ invocation: Invocation
  ) throws(ToolFailure) -> DeviceProfile {
    let profile = try ProfileCommand.read(path)
    guard ours.contains(profile.name) else { return profile }
    throw .usage(
      "\(path) has the name of a device of ours, \(quoted(profile.name))",
      of: invocation.path,
      hint: "give it another \"name\""
    )
  }

  private static func unknown(
    _ word: String,
    of option: Option,
    _ invocation: Invocation,
    among known: [String]
  ) -> ToolFailure {
    let message = "--\(option.name) knows no device \(quoted(word))"
    let nearest = nearestName(to: word, among: known)
    let isPart = invocation.texts(option).contains {
      $0.contains(",") && $0.hasSuffix(ProfileFile.ending)
    }
    let comma = isPart ? "; a comma ends a name, so that no path can have one" : ""
    let all = ours.joined(separator: ",")
    let others =
      "there are \(ours.joined(separator: ", ")), those that a scenario lists, and "
      + "files that end in \(ProfileFile.ending)\(comma)"
    let hint = nearest.map { "did you mean \(quoted($0))? \(others)" } ?? others
    return .unknown(
      UnknownName(option: option.name, nearest: nearest),
      message,
      of: invocation.path,
      hint: word == "all" ? "list them: --\(option.name) \(all)" : hint
    )
  }
}

extension DeviceChoice {
  /// The files that an option names, readable or not.
  static func paths(_ option: Option = Self.option, of invocation: Invocation) -> [String] {
    invocation.names(option).filter { $0.hasSuffix(ProfileFile.ending) }
  }

  /// The devices that a scenario is played on.
  ///
  /// - Parameter listed: the devices of the scenario, whose names take precedence.
  /// - Returns: The chosen devices that it knows; its own if none were chosen.
  func devices(besides listed: [DeviceProfile]) -> [DeviceProfile] {
    words.isEmpty ? listed : words.compactMap { device(called: $0, besides: listed) }
  }

  /// Whether no devices were chosen.
  var isEmpty: Bool { words.isEmpty }

  /// The choice as words of a command line.
  var arguments: [String] {
    isEmpty ? [] : ["--\(Self.option.name)", words.joined(separator: ",")]
  }

  /// The word that chooses a device: the path of a file, else its name.
  func word(for device: DeviceProfile) -> String {
    guard let path = words.first(where: { files[$0] == device }) else { return device.name }
    // What begins with a dash would be taken for an option.
    return path.hasPrefix("-") ? "./" + path : path
  }

  /// The chosen devices that only some scenarios have: one warning a device.
  func leftOut(of files: [LoadedScenario]) -> [Diagnostic] {
    words.compactMap { word in
      let without = files.filter {
        device(called: word, besides: $0.scenario.setting.devices) == nil
      }
      guard let first = without.first else { return nil }
      let isOne = without.count == 1
      let place = isOne ? "the scenario does" : "\(without.count) of \(files.count) scenarios do"
      return Diagnostic(
        .warning,
        path: isOne ? first.path : "--\(optionName)",
        message: "\(quoted(word)) is omitted: \(place) not list this device",
        hint: "name the file of the profile to play every scenario on it"
      )
    }
  }

  private func device(called word: String, besides listed: [DeviceProfile]) -> DeviceProfile? {
    files[word] ?? listed.first { $0.name == word } ?? DeviceProfile.all.first { $0.name == word }
  }
}

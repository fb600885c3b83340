internal import Foundation
internal import JankEngine
internal import JankTrace

/// Watches how a process uses the values of its groups, and the time it computes from them.
struct StoredValueWatch {
  /// The keys that the process asked for as objects, so it knows that they may be missing.
  private var expected: Set<String> = []
  private var lastRead: [String: Instant] = [:]
  /// The largest number that is no date, of those read.
  private var largest: Double?
  /// Whether a date was read, as seconds since 1970.
  private var hasReadDate = false
  private var found: Set<String> = []

  /// Numbers from here on are dates: 9 September 2001 in seconds since 1970.
  private static let firstDate = 1e9
}

extension StoredValueWatch {
  mutating func wasRead(
    _ key: String,
    in suite: String,
    asNumber: Bool,
    found value: Any?,
    in simulation: Simulation
  ) {
    let name = suite + " " + key
    lastRead[name] = simulation.device.mediaTime
    guard asNumber else {
      expected.insert(name)
      return
    }
    note(value)
    guard value == nil, !expected.contains(name), found.insert(name).inserted else { return }
    simulation.find(
      .missingValuesAreExpected,
      of: simulation.app.process?.name ?? suite,
      "\"\(key)\" of \(suite) has no value and reads as 0; ask `object(forKey:)` first"
    )
  }

  private mutating func note(_ value: Any?) {
    let number = (value as? Int).map(Double.init) ?? value as? Double
    guard let number else { return }
    if number >= Self.firstDate {
      hasReadDate = true
    } else {
      largest = max(largest ?? number, number)
    }
  }

  func willBeWritten(_ key: String, in suite: String, in simulation: Simulation) {
    let device = simulation.device
    let isUnseen = simulation.app.services.defaults.hasUnseenValue(
      forKey: key,
      in: suite,
      of: device.owner,
      since: lastRead[suite + " " + key],
      at: device.mediaTime
    )
    guard isUnseen else { return }
    simulation.find(
      .writersReadFirst,
      of: simulation.app.process?.name ?? suite,
      "overwrites \"\(key)\" of \(suite), which another process wrote and this one has not read"
    )
  }

  /// Checks the numbers on screen of a process that computes with stored dates.
  mutating func check(in simulation: Simulation) {
    guard hasReadDate || !found.isEmpty, let window = simulation.window else { return }
    var shown: [Double] = []
    window.forEachInTree { view in
      if let number = (view as? UILabel)?.text.flatMap(Double.init) { shown.append(number) }
    }
    let limit = largest ?? 0
    guard let wrong = shown.first(where: { $0 < 0 || $0 > limit }),
      found.insert("remaining time").inserted
    else { return }
    simulation.find(
      .remainingTimeIsBounded,
      of: simulation.app.process?.name ?? "app",
      "shows \(Int(wrong)), and the saved time is \(Int(limit));"
        + " clamp it to 0 and to the saved time"
    )
  }
}

extension Inspector {
  func defaultsWereRead(_ key: String, in suite: String, asNumber: Bool, found: Any?) {
    lasting.values.wasRead(key, in: suite, asNumber: asNumber, found: found, in: simulation)
  }

  func defaultsWillBeWritten(_ key: String, in suite: String) {
    lasting.values.willBeWritten(key, in: suite, in: simulation)
  }
}

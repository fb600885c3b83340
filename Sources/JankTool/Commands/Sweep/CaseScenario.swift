internal import HeadlessUIKit
internal import JankAnimators
internal import JankScenarios
internal import JankSweep
internal import JankText

/// The scenario of a single case of a sweep, as a file.
enum CaseScenario {
  /// Returns the file, with the strategy, the device and the seed of the case.
  ///
  /// A stall that the sweep adds is no part of scenarios; it is mentioned on standard error.
  ///
  /// - Throws: Wrong usage for a number that the sweep does not have.
  static func text(
    of number: Int,
    in sweep: LoadedSweep,
    to output: String?,
    _ invocation: Invocation,
    _ console: Console
  ) throws(ToolFailure) -> String {
    guard number < sweep.cases.caseCount else {
      throw .usage(
        "the sweep has no case \(number)",
        of: invocation.path,
        hint: "cases are numbered from 0 to \(sweep.cases.caseCount - 1)"
      )
    }
    let place = sweep.cases.place(of: number)
    let entry = sweep.entries[place.entry]
    let values = sweep.question.space.values(of: place.point)
    let file: JSONValue
    do throws(PathProblem) {
      file = try sweep.file(of: entry.template, with: values)
    } catch {
      throw .file(sweep.path, .invalidData, error.reason, hint: error.hint)
    }
    let stall = sweep.sweep.conditions.stalls[place.stall]
    if stall > 0 {
      let text = DurationText.text(stall)
      let message = "the case also has a stall of \(text) in each transition"
      let file = output.flatMap { $0 == "-" ? nil : $0 } ?? "FILE"
      let seed = entry.firstSeed &+ UInt64(place.seed)
      let words = command(file, text.replacing(" ", with: ""), seed: seed)
      let hint =
        "for its values: "
        + ([invocation.toolset.name] + words).map(ShellWord.text).joined(separator: " ")
      console.show([Diagnostic(.note, path: sweep.path, message: message, hint: hint)])
    }
    let device = entry.devices[place.device]
    var changes: [(key: String, content: JSONValue.Content)] = [
      ("strategies", .array([JSONValue(.text(entry.strategies[place.strategy].name))])),
      ("seed", .integer(Int64(bitPattern: entry.firstSeed &+ UInt64(place.seed)))),
    ]
    if let outcomes = file["outcomes"]?.items, outcomes.indices.contains(entry.outcome) {
      changes.append(("outcomes", .array([outcomes[entry.outcome]])))
    }
    // The path of a profile is relative to another folder.
    if DeviceProfile.all.contains(device) {
      changes.append(("devices", .array([JSONValue(.text(device.name))])))
    }
    return JSONLayout.text(changed(file, changes))
  }

  /// The words that play the scenario of a case with its stall, whose instant its seed decides.
  static func command(_ file: String, _ stall: String, seed: UInt64) -> [String] {
    ["compare", file, "--stall", stall, "--seeds", "\(seed)"]
  }

  private static func changed(
    _ file: JSONValue,
    _ changes: [(key: String, content: JSONValue.Content)]
  ) -> JSONValue.Content {
    guard case .object(let old) = file.content else { return file.content }
    let keys = changes.map(\.key)
    return .object(
      old.filter { !keys.contains($0.key) } + changes.map { JSONMember($0.key, $0.content) }
    )
  }
}

internal import JankGate
internal import JankReports
internal import JankText

extension CheckSession {
  /// Writes to the reports that a command line names why its options cannot be parsed.
  @Sendable static func tell(
    _ failure: ToolFailure,
    of invocation: Invocation,
    on console: Console
  ) -> ToolFailure {
    do throws(ToolFailure) {
      let session = try CheckSession(invocation, on: console)
      return session.told(failure, besides: invocation.text(CheckCommand.baseline))
    } catch {
      return ToolFailure(failure.code, failure.diagnostics + error.diagnostics)
    }
  }

  /// Writes to every report why the check cannot start.
  ///
  /// A wrong command line is reported on standard error only, since the reports that it means are
  /// unknown.
  ///
  /// - Parameters:
  ///   - failure: the reason.
  ///   - baseline: the file of the baseline, or nil without one.
  /// - Returns: The failure, with any further failure of writing.
  func told(_ failure: ToolFailure, besides baseline: String?) -> ToolFailure {
    guard failure.code == .invalidData || failure.code == .missingInput else { return failure }
    let scenarios = invocation.arguments.flatMap { path in
      (try? ScenarioFolder.files(at: [path])) ?? [path]
    }
    let inputs =
      scenarios + DeviceChoice.paths(of: invocation) + [baseline].compactMap(\.self)
    do throws(ToolFailure) {
      try InputGuard(inputs, config: invocation.text(.config)).reject(outputs.map(\.path))
    } catch {
      return ToolFailure(failure.code, failure.diagnostics + error.diagnostics)
    }
    var report = CheckReport(cases: [], toolVersion: Version.tool)
    let toolset = invocation.toolset
    report.rejections = failure.diagnostics.map {
      Rejection($0, inputs: inputs, said: toolset.said)
    }
    // At a terminal the errors stand above.
    let telling = outputs.filter {
      $0.format.reportsRejections && ($0.format != .table || $0.path != nil)
    }
    let spared = telling.filter { mayBeRead($0.path, by: scenarios, piped: failure.piped) }
    let written = write(report, to: telling.filter { !spared.contains($0) })
    let kept = spared.map { output in
      Diagnostic(
        path: output.path ?? "",
        message: "a scenario may read it, so that no report was written over it",
        hint: "name another file for the report"
      )
    }
    return ToolFailure(failure.code, failure.diagnostics + kept + (written?.diagnostics ?? []))
  }

  private static let byteLimit = 64 << 20

  /// Whether an output path is a file that some scenario may name as a recording.
  ///
  /// The files of a scenario are known once it is valid. Until then every file is protected that
  /// some text in it names, and all files if it came from standard input and is gone.
  private func mayBeRead(
    _ output: String?,
    by scenarios: [String],
    piped: [UInt8]?
  ) -> Bool {
    guard let output, SystemCall.kind(of: output) == .file else { return false }
    let name = output.split(separator: "/").last ?? ""
    let place = SystemCall.resolved(output)
    return scenarios.contains { scenario in
      // What a pipe held is gone as well.
      let isGone = scenario == "-" || SystemCall.kind(of: scenario) == .device
      let read =
        isGone ? piped : try? InputFile.readRegular(scenario, limit: Self.byteLimit)
      guard let text = read.map({ String(decoding: $0, as: UTF8.self) }) else { return isGone }
      // What stands between two quotation marks may be a name, also where they do not match.
      return text.split(separator: "\"").contains { part in
        guard part.contains(name) else { return false }
        let path = RecordingPath.path(of: String(part), besides: scenario)
        return part.contains("\\") || SystemCall.resolved(path) == place
      }
    }
  }
}

extension Rejection {
  /// A problem in a file or on the command line.
  ///
  /// - Parameters:
  ///   - diagnostic: The problem.
  ///   - inputs: The files that are read.
  ///   - said: Inserts the name of the tool into a hint.
  fileprivate init(_ diagnostic: Diagnostic, inputs: [String], said: (String) -> String) {
    let path = diagnostic.path
    let isFile = path != "-" && (inputs.contains(path) || SystemCall.kind(of: path) != nil)
    let place = diagnostic.position.map { ":\($0)" } ?? ""
    self.init(
      isFile ? diagnostic.message : "\(path)\(place): \(diagnostic.message)",
      path: isFile ? path : nil,
      line: isFile ? diagnostic.position?.line : nil,
      column: isFile ? diagnostic.position?.column : nil,
      hint: diagnostic.hint.map(said)
    )
  }
}

internal import JankTrace
internal import JankText

/// The events of a recording of the kernel's input system, one per line.
///
/// Malformed lines are errors, except for a truncated last line, which is a warning.
struct EventLog {
  enum Entry {
    case event(InputEvent)
    case device(String)
    /// The range of locations on an axis.
    case axis(InputEvent.Kind, low: Int, high: Int)
  }

  private let path: String
  private var events: [(event: InputEvent, line: Int)] = []
  private var deviceNames: [String] = []
  private var axes = PanelAxes()
  private var warnings: [Diagnostic] = []

  /// The largest number of devices in one file.
  static let deviceLimit = 64

  /// Reads all lines.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file.
  ///   - path: The path to report in errors.
  ///   - parse: Parses a line.
  /// - Throws: The first twenty faulty lines and the number of further ones.
  init(
    _ bytes: [UInt8],
    path: String,
    parse: (TextFile.Line) throws(LineFault) -> Entry?
  ) throws(FileError) {
    self.path = path
    var faults: [Diagnostic] = []
    var faultCount = 0
    var earliest = Int64.min
    var first: Int64?
    for line in TextFile(bytes, path: path).lines {
      do throws(LineFault) {
        guard line.bytes.count <= TextFile.Line.lengthLimit else {
          throw LineFault("the line has more than \(TextFile.Line.lengthLimit) bytes", at: nil)
        }
        guard let entry = try parse(line) else { continue }
        switch entry {
        case .device(let name):
          if !deviceNames.contains(name), deviceNames.count < 2 { deviceNames.append(name) }
        case .axis(let kind, let low, let high): axes.take(kind, from: low, to: high)
        case .event(let event):
          try Self.checkTime(event.time, from: earliest, first: first ?? event.time)
          earliest = event.time
          first = first ?? event.time
          events.append((event, line.number))
        }
      } catch {
        let breaksOff = !line.isTerminated && !events.isEmpty
        let finding = Diagnostic(
          breaksOff ? .warning : .error,
          path: path,
          position: SourcePosition(line: line.number, column: error.column),
          message: breaksOff ? "the last line is truncated and ignored" : error.message,
          hint: breaksOff ? nil : error.hint
        )
        if breaksOff {
          warnings.append(finding)
        } else {
          faultCount += 1
          if faultCount <= DiagnosticLog.shownLimit { faults.append(finding) }
        }
      }
    }
    guard faults.isEmpty else {
      throw FileError(diagnostics: faults + Self.more(faultCount - faults.count, path))
    }
  }
}

extension EventLog {
  private static func checkTime(
    _ time: Int64,
    from earliest: Int64,
    first: Int64
  ) throws(LineFault) {
    guard time >= earliest else {
      throw LineFault("the event comes before the one above it", at: nil)
    }
    guard time - first <= GestureStream.longestDuration.nanoseconds else {
      throw LineFault("the event comes more than a day after the first one", at: nil)
    }
  }

  private static func more(_ count: Int, _ path: String) -> [Diagnostic] {
    count > 0 ? [.more(count, "error", path: path)] : []
  }

  /// Builds the contacts from the events.
  ///
  /// - Parameter format: The format of the file.
  /// - Returns: The recording.
  /// - Throws: Impossible events, or an error if there is no touch.
  func recording(as format: GestureFormat) throws(FileError) -> GestureRecording {
    var devices: [String] = []
    for (event, line) in events where !devices.contains(event.device) {
      guard devices.count < Self.deviceLimit else {
        throw FileError(finding(.tooManyDevices, line: line))
      }
      devices.append(event.device)
    }
    let kinds = devices.map { name in
      TouchDecoder.Reporting(of: events.lazy.map(\.event).filter { $0.device == name })
    }
    var builder = ContactBuilder()
    var decoders = zip(devices, kinds).enumerated().map { index, device in
      TouchDecoder(device.1, keysFrom: index * GestureStream.touchLimit)
    }
    var remarks: [Diagnostic] = []
    for (event, line) in events {
      guard let index = devices.firstIndex(of: event.device) else { continue }
      let problem = decoders[index].take(event, into: &builder)
      guard let problem else { continue }
      let finding = finding(problem, line: line)
      guard problem.severity != .error else { throw FileError(finding) }
      if remarks.count < DiagnosticLog.shownLimit { remarks.append(finding) }
    }
    if decoders.contains(where: \.isWithinReport) {
      remarks.append(finding(.incompleteReport, line: events.last?.line ?? 1))
    }
    return try recording(of: builder, as: format, remarks: remarks)
  }

  private func finding(_ problem: TouchDecoder.Problem, line: Int) -> Diagnostic {
    Diagnostic(
      problem.severity,
      path: path,
      position: SourcePosition(line: line, column: 1),
      message: problem.message
    )
  }

  private func recording(
    of builder: ContactBuilder,
    as format: GestureFormat,
    remarks: [Diagnostic]
  ) throws(FileError) -> GestureRecording {
    guard !builder.contacts.isEmpty, !builder.isFull else {
      throw FileError(
        diagnostics: warnings + remarks + [Diagnostic(path: path, message: builder.unusable)]
      )
    }
    var stream = GestureStream(
      id: GestureStream.id(ofPath: path),
      unit: LengthUnit(name: "device units"),
      contacts: builder.contacts
    )
    stream.provenance.kind = "recorded"
    if deviceNames.count == 1 { stream.provenance.device = deviceNames[0] }
    stream.countFromFirstSample()
    return GestureRecording(
      stream: stream,
      format: format,
      grid: axes.grid,
      warnings: warnings + remarks + GestureRecording.openEnds(of: stream, path: path)
    )
  }
}

extension ContactBuilder {
  var unusable: String {
    isFull
      ? "there are more than \(GestureStream.sampleLimit) samples"
      : "the recording contains no touch"
  }
}

extension GestureStream {
  /// The default name of a file's content: the name of the file.
  static func id(ofPath path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let stem = name.split(separator: ".").first.map(String.init) ?? name
    return stem.isEmpty || stem == "-" ? "recording" : String(stem.prefix(100))
  }
}

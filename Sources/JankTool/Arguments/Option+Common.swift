internal import JankReports
internal import JankText

/// Options of several commands.
extension Option {
  /// The output file.
  static let output = Option(
    name: "output",
    short: "o",
    value: .file,
    about: "The file for the result; - is standard output.",
    standard: "-",
    trust: .userOnly
  )

  /// Whether tables show all columns.
  static let wide = Option(
    name: "wide",
    about: "Show all columns and whole digests, whatever the line width."
  )
  /// Whether colour is disabled.
  static let noColour = Option(
    name: "no-color",
    about: "Print without colour."
  )
  /// The options for the look of text output.
  static let look = [wide, noColour]

  /// An option for the output format.
  ///
  /// - Parameters:
  ///   - formats: The formats of the command.
  ///   - standard: The default, or how it is chosen.
  ///   - note: A further remark for the help.
  /// - Returns: The option.
  static func format<Format: RawRepresentable<String> & CaseIterable>(
    _ formats: Format.Type,
    standard: String,
    note: String = ""
  ) -> Option {
    Option(
      name: "format",
      value: .choice(formats.allCases.map(\.rawValue)),
      about: "The output format" + (note.isEmpty ? "." : "; \(note)."),
      standard: standard
    )
  }

  /// An option for a further output in a format of its own, `FORMAT=FILE`.
  ///
  /// - Parameters:
  ///   - formats: The formats of the command.
  ///   - example: A value, for the help.
  /// - Returns: The option.
  static func further<Format: RawRepresentable<String> & CaseIterable>(
    _ formats: Format.Type,
    example: String
  ) -> Option {
    Option(
      name: "out",
      value: .text(placeholder: "FORMAT=FILE", starts: formats.allCases.map { $0.rawValue + "=" }),
      about: "A further report and its file, for example \(example).",
      isRepeatable: true,
      trust: .userOnly
    )
  }

  /// The number of characters in a line of a plot.
  static let plotWidth = Option(
    name: "width",
    value: .integer(range(BraillePlot.widths)),
    about: "The width of a plot, in characters.",
    standard: "\(PlotSize.standard.width)"
  )

  /// The number of lines of a plot.
  static let plotHeight = Option(
    name: "height",
    value: .integer(range(BraillePlot.heights)),
    about: "The height of a plot without frame and legend, in lines.",
    standard: "\(PlotSize.standard.height)"
  )

  private static func range(_ range: ClosedRange<Int>) -> ClosedRange<Int64> {
    Int64(range.lowerBound)...Int64(range.upperBound)
  }
}

/// The size of a plot drawn with characters.
struct PlotSize {
  let width: Int
  let height: Int

  static let standard = PlotSize(
    width: BraillePlot.standardSize.width,
    height: BraillePlot.standardSize.height
  )
}

extension Invocation {
  /// The requested width of plots, or the default as far as it fits.
  func plotWidth(within layout: TextLayout) -> Int {
    integer(.plotWidth).map { Int($0) } ?? min(PlotSize.standard.width, layout.width)
  }

  /// The requested height of plots.
  var plotHeight: Int { integer(.plotHeight).map { Int($0) } ?? PlotSize.standard.height }

  /// The format requested by name, or by the extension of the output file.
  func format<Format: RawRepresentable<String> & CaseIterable>(_ option: Option) -> Format? {
    text(option).flatMap { Format(rawValue: $0) } ?? Self.format(fittingEndingOf: text(.output))
  }

  /// The outputs of a command, the main one first.
  ///
  /// - Parameters:
  ///   - option: The option that names the main format.
  ///   - standard: The format if the command line names none and the file has no extension.
  ///   - further: The option for further outputs, of which each value is `FORMAT=FILE`.
  ///   - example: A value of `further`, for the hint.
  ///   - fitting: Returns the format that fits the ending of a path.
  /// - Returns: The formats and files; a file is nil for standard output.
  /// - Throws: Wrong usage, for an unknown format and for a file whose ending fits none.
  func outputs<Format: RawRepresentable<String> & CaseIterable>(
    _ option: Option,
    standard: Format,
    further: Option,
    example: String,
    fitting: (String) -> Format? = { Invocation.format(fittingEndingOf: $0) }
  ) throws(ToolFailure) -> [(format: Format, path: String?)] {
    let path = text(.output).flatMap { $0 == "-" ? nil : $0 }
    let format = text(option).flatMap { Format(rawValue: $0) } ?? path.flatMap(fitting)
    try refuseUnknownEnding(option, fits: format != nil)
    let others: [(format: Format, path: String?)] = try furtherOutputs(further, example: example)
    return [(format ?? standard, path)] + others
  }

  /// The further outputs of a command.
  ///
  /// - Parameters:
  ///   - option: The option, of which each value is `FORMAT=FILE`.
  ///   - example: A value, for the hint.
  /// - Returns: The formats and files in the order of the command line; a file is nil for standard
  ///   output.
  /// - Throws: Wrong usage, for a value without a file and for an unknown format.
  func furtherOutputs<Format: RawRepresentable<String> & CaseIterable>(
    _ option: Option,
    example: String
  ) throws(ToolFailure) -> [(format: Format, path: String?)] {
    var outputs: [(format: Format, path: String?)] = []
    for text in texts(option) {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[1].isEmpty else {
        throw .usage(
          "--\(option.name) expects FORMAT=FILE, found \(text.debugDescription)",
          of: path,
          hint: "for example --\(option.name) \(example)"
        )
      }
      guard let format = Format(rawValue: String(parts[0])) else {
        let names = Format.allCases.map(\.rawValue)
        throw .usage(
          "--\(option.name) knows no format \(quoted(String(parts[0])))",
          of: path,
          hint: nearestName(to: String(parts[0]), among: names).map {
            "did you mean \(quoted($0))?"
          }
        )
      }
      outputs.append((format, parts[1] == "-" ? nil : String(parts[1])))
    }
    return outputs
  }

  /// Rejects an output file whose extension stands for a format that the command cannot write.
  ///
  /// - Parameters:
  ///   - option: The option that names a format.
  ///   - fits: Whether a format fits the file name, or was requested.
  /// - Throws: Wrong usage; nothing for a name without an extension, or with one for plain text.
  func refuseUnknownEnding(_ option: Option, fits: Bool) throws(ToolFailure) {
    if let output = text(.output), let end = output.firstIndex(of: "="),
      case .choice(let formats) = option.value, formats.contains(String(output[..<end]))
    {
      let (format, file) = (output[..<end], String(output[output.index(after: end)...]))
      throw .usage(
        "--output expects a file, found \(quoted(output))",
        of: path,
        hint: "write --\(option.name) \(format) --output \(ShellWord.text(file))"
      )
    }
    guard !fits, let output = text(.output), output != "-", SystemCall.kind(of: output) != .device,
      let ending = Self.ending(of: output), !["txt", "text", "log"].contains(ending)
    else { return }
    throw .usage(
      "no format has the ending \(quoted("." + ending)) of --output",
      of: path,
      hint: "--\(option.name) \(option.placeholder ?? "NAME") chooses one for any file"
    )
  }

  /// The format for the extension of a file name, if there is one.
  package static func format<Format: RawRepresentable<String>>(
    fittingEndingOf path: String?
  ) -> Format? {
    path.flatMap(ending).flatMap { Format(rawValue: $0 == "md" ? "markdown" : $0) }
  }

  /// The extension in lower case, or nil for none.
  private static func ending(of path: String) -> String? {
    let name = path.split(separator: "/").last ?? ""
    return name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() }
  }
}

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

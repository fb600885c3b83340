internal import JankReports
internal import JankText

/// Options that several commands have.
extension Option {
  /// Where the result goes.
  static let output = Option(
    name: "output",
    short: "o",
    value: .file,
    about: "Where the result goes; - is the standard output.",
    standard: "-",
    trust: .userOnly
  )

  /// That tables show all columns.
  static let wide = Option(
    name: "wide",
    about: "Show every column of tables and whole digests, however long lines get."
  )
  /// That nothing is printed in colour.
  static let noColour = Option(
    name: "no-color",
    about: "Print without colour, whatever the terminal and the environment allow."
  )
  /// How text for people looks.
  static let look = [wide, noColour]

  /// How the result is written.
  ///
  /// - Parameters:
  ///   - formats: The formats of the command.
  ///   - standard: The one that holds if nothing is said, or how it is found.
  ///   - note: What is to be said about them besides.
  /// - Returns: The option.
  static func format<Format: RawRepresentable<String> & CaseIterable>(
    _ formats: Format.Type,
    standard: String,
    note: String = ""
  ) -> Option {
    Option(
      name: "format",
      value: .choice(formats.allCases.map(\.rawValue)),
      about: "How the result is written" + (note.isEmpty ? "." : "; \(note)."),
      standard: standard
    )
  }

  /// How many characters a line of a plot has.
  static let plotWidth = Option(
    name: "width",
    value: .integer(range(BraillePlot.widths)),
    about: "How many characters a line of a plot has.",
    standard: "\(PlotSize.standard.width)"
  )

  /// How many lines a plot has.
  static let plotHeight = Option(
    name: "height",
    value: .integer(range(BraillePlot.heights)),
    about: "How many lines a plot has without its frame and legend.",
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
  /// The width of plots that was asked for, else the usual one as far as it fits.
  func plotWidth(within layout: TextLayout) -> Int {
    integer(.plotWidth).map { Int($0) } ?? min(PlotSize.standard.width, layout.width)
  }

  /// The height of plots that was asked for.
  var plotHeight: Int { integer(.plotHeight).map { Int($0) } ?? PlotSize.standard.height }

  /// The format that was asked for by name, or by the ending of the file that the result goes to.
  func format<Format: RawRepresentable<String> & CaseIterable>(_ option: Option) -> Format? {
    text(option).flatMap { Format(rawValue: $0) } ?? Self.format(fittingEndingOf: text(.output))
  }

  /// Refuses a file for the result whose ending promises something that the command cannot write.
  ///
  /// - Parameters:
  ///   - option: The option that names a format.
  ///   - fits: Whether a format goes with the name of the file, or was asked for.
  /// - Throws: Wrong usage; nothing for a name without an ending, or one that promises only text.
  func refuseUnknownEnding(_ option: Option, fits: Bool) throws(ToolFailure) {
    guard !fits, let output = text(.output), output != "-", SystemCall.kind(of: output) != .device,
      let ending = Self.ending(of: output), !["txt", "text", "log"].contains(ending)
    else { return }
    throw .usage(
      "no format has the ending \(quoted("." + ending)) of --output",
      of: path,
      hint: "--\(option.name) \(option.placeholder ?? "NAME") chooses one for any file"
    )
  }

  /// The format that the name of a file asks for, that of its ending, if it is one.
  package static func format<Format: RawRepresentable<String>>(
    fittingEndingOf path: String?
  ) -> Format? {
    path.flatMap(ending).flatMap { Format(rawValue: $0 == "md" ? "markdown" : $0) }
  }

  /// What stands behind the last point of a name, in small letters, or nil without a point.
  private static func ending(of path: String) -> String? {
    let name = path.split(separator: "/").last ?? ""
    return name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() }
  }
}

extension SVGPlot {
  /// The style sheet of charts.
  enum Style {
    /// The colours of light or dark mode.
    private struct Colours {
      let back: String
      let text: String
      let note: String
      let grid: String
      let mark: String
      /// Colours after Okabe and Ito, distinct with any kind of colour vision; darker on light and
      /// lighter on dark ground.
      let lines: [String]
    }

    private static let light = Colours(
      back: "#ffffff",
      text: "#24292f",
      note: "#59636e",
      grid: "#e3e6ea",
      mark: "#8c959f",
      lines: ["#0072b2", "#c04a00", "#007a58", "#a8467f", "#8a6d00", "#444444"]
    )

    private static let dark = Colours(
      back: "#0d1117",
      text: "#e6edf3",
      note: "#9198a1",
      grid: "#262c36",
      mark: "#6e7681",
      lines: ["#56b4e9", "#ff9d5c", "#3fd0a4", "#ee9cc9", "#f0e442", "#cccccc"]
    )

    /// The dash patterns of the lines, in pixels; the first line is solid.
    private static let dashes = ["", "9 4", "2 3", "12 4 2 4", "5 3", "9 3 2 3 2 3"]
  }
}

extension SVGPlot.Style {
  /// The class of a line; after six motions the classes repeat.
  static func name(_ index: Int) -> String { "s\(index % dashes.count + 1)" }

  /// The classes of the line of a motion.
  static func line(_ series: MotionPlot.Series, at index: Int) -> String {
    "line \(name(index))" + (series.isReference ? " reference" : "")
  }

  /// The letter of a line, or nil if colours and dashes are enough.
  static func letter(_ index: Int, of plot: MotionPlot) -> String? {
    guard plot.series.count > dashes.count, index < 26 else { return nil }
    return Unicode.Scalar(65 + UInt32(index)).map { String(Character($0)) }
  }

  /// The rules, limited to our charts in case one is embedded in a page.
  static var text: String {
    let dashed = dashes.indices.filter { !dashes[$0].isEmpty }.map {
      ".\(name($0)){stroke-dasharray:\(dashes[$0]);stroke-linecap:butt}"
    }
    let usual = (shapes + dashed + rules(light)).map { ".motion-plot \($0)" }
    let inDark = rules(dark).map { ".motion-plot \($0)" }
    return (usual + ["@media (prefers-color-scheme: dark){"] + inDark + ["}"])
      .joined(separator: "\n")
  }

  private static let shapes = [
    "text{font:13px system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif}",
    ".title{font-weight:600}", "path{fill:none}", ".bar{stroke:none}",
    ".line{stroke-width:2;stroke-linejoin:round;stroke-linecap:round}",
    ".mark{stroke-width:1.2}",
    ".value{stroke-width:1.5}", ".limit{stroke-width:1.5;stroke-dasharray:4 3}",
    ".line.reference{stroke-width:6;stroke-opacity:0.4;stroke-dasharray:none}",
  ]

  private static func rules(_ colours: Colours) -> [String] {
    [
      ".back{fill:\(colours.back)}", "text{fill:\(colours.text)}", ".note{fill:\(colours.note)}",
      ".grid{stroke:\(colours.grid)}", ".mark{stroke:\(colours.mark)}",
      ".value{stroke:\(colours.text)}", ".limit{stroke:\(colours.lines[1])}",
    ]
      + colours.lines.enumerated().flatMap {
        [".\(name($0)){stroke:\($1)}", ".bar.\(name($0)){fill:\($1)}"]
      }
  }
}

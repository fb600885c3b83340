package import JankSweep
internal import JankMetrics

/// The answers to a sweep as a drawing: a heat map of the two parameters that matter most, and the
/// Pareto front.
///
/// The file has no script and no external reference, and the same answers give the same bytes.
package enum TuneSVG {
  /// Returns the text of the file, which ends with a line feed.
  package static func text(_ answer: SweepAnswer) -> String { text(answer, link: .none) }

  /// Returns the drawing with links from cells and points, as a file or as a part of a page.
  static func text(_ answer: SweepAnswer, link: CandidateLink) -> String {
    let map = HeatMapSVG(answer, top: 0, link: link)
    let front = FrontSVG(answer, top: map?.bottom ?? 0, link: link)
    // What has links is no image.
    let role = link.names.isEmpty ? "img" : "group"
    let width = max(map?.width ?? 0, front?.width ?? 0, 480)
    let height = max(front?.bottom ?? 0, map?.bottom ?? 0, 60)
    let name = PlotText.escaped(answer.table.question.sweep.name)
    let nothing = SVGPlot.Text.line("There is nothing to draw.", x: 20, y: 40)
    let parts = [map?.text, front?.text].compactMap(\.self)
    return """
      <svg xmlns="http://www.w3.org/2000/svg" class="tuning" \
      viewBox="0 0 \(SVGPlot.Text.number(width)) \(SVGPlot.Text.number(height))" \
      width="\(SVGPlot.Text.number(width))" height="\(SVGPlot.Text.number(height))" role="\(role)">
      <title>\(name)</title>
      <desc>The worse a cell, the more it stands out; a red frame marks a broken limit.</desc>
      <style>
      \(TuneStyle.text)
      </style>
      <rect class="back" width="100%" height="100%"/>

      """ + (parts.isEmpty ? nothing : parts.joined()) + "</svg>\n"
  }
}

/// The style sheet of ``TuneSVG``.
enum TuneStyle {
  /// The number of shades.
  static let shadeCount = 5

  private static let light = ["#eaf2fb", "#bcd6f2", "#7fb0e0", "#4a86c5", "#22527f"]
  private static let lightText = ["#0b2545", "#0b2545", "#061a33", "#ffffff", "#ffffff"]
  private static let dark = ["#16263a", "#23476e", "#3f79b5", "#6aa3dc", "#a8d0f7"]
  private static let darkText = ["#d6e6f7", "#e2eefa", "#ffffff", "#04182c", "#04182c"]

  static var text: String {
    let font = "system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
    let usual = [
      "text{font:13px \(font)}", ".title{font-weight:600}", ".back{fill:#ffffff}",
      "text{fill:#24292f}", ".none{fill:#e3e6ea}", ".grid{stroke:#e3e6ea}",
      ".unsafe{stroke:#b3261e;stroke-width:2;fill:none}", ".dot{fill:#8c959f;fill-opacity:0.5}",
      ".front{fill:#b3470f}", ".line{stroke:#b3470f;fill:none;stroke-width:1.5}",
      "a:hover rect,a:hover circle{stroke:#24292f;stroke-width:2}",
    ]
    let inDark = [
      ".back{fill:#0d1117}", "text{fill:#e6edf3}", ".none{fill:#30363d}", ".grid{stroke:#30363d}",
      ".unsafe{stroke:#ff6b5e}", ".dot{fill:#6e7681}", ".front{fill:#ff9d5c}",
      ".line{stroke:#ff9d5c}",
      "a:hover rect,a:hover circle{stroke:#e6edf3}",
    ]
    return (usual + shades(light, lightText)).map { ".tuning \($0)" }.joined(separator: "\n")
      + "\n@media (prefers-color-scheme: dark){\n"
      + (inDark + shades(dark, darkText)).map { ".tuning \($0)" }.joined(separator: "\n") + "\n}"
  }

  private static func shades(_ fills: [String], _ texts: [String]) -> [String] {
    fills.indices.flatMap { index in
      [".shade-\(index + 1){fill:\(fills[index])}", "text.on-\(index + 1){fill:\(texts[index])}"]
    }
  }
}

internal import JankText

extension SVGPlot {
  /// Pieces of SVG text.
  enum Text {
    /// A number of pixels, to a hundredth.
    static func number(_ value: Double) -> String {
      var text = Decimal.text(value, digits: 2)
      while text.last == "0" { text.removeLast() }
      if text.last == "." { text.removeLast() }
      return text
    }

    /// A line of text, with markup in it escaped.
    static func line(
      _ text: String,
      x: Double,
      y: Double,
      anchor: String = "start",
      isTitle: Bool = false,
      note: String? = nil
    ) -> String {
      let note =
        note.map { "<tspan dx=\"14\" class=\"note\">\(PlotText.escaped($0))</tspan>" } ?? ""
      let place = "x=\"\(number(x))\" y=\"\(number(y))\""
      let style =
        (isTitle ? " class=\"title\"" : "")
        + (anchor == "start" ? "" : " text-anchor=\"\(anchor)\"")
      return "<text \(place)\(style)>\(PlotText.escaped(text))\(note)</text>\n"
    }
  }
}

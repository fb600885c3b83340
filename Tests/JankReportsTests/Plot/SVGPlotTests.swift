import Foundation
import JankReports
import JankTrace
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

/// What a parser finds in a picture.
private final class Picture: NSObject, XMLParserDelegate {
  private(set) var elements: [(name: String, attributes: [String: String])] = []
  private(set) var text = ""

  /// Reads a text, or records an issue where it is not well-formed.
  init(_ text: String) {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
  }

  func parser(
    _ parser: XMLParser,
    didStartElement name: String,
    namespaceURI: String?,
    qualifiedName: String?,
    attributes: [String: String]
  ) {
    elements.append((name, attributes))
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    text += string
  }

  /// The points of a path made of `M`, `L`, `H`, `V` and `h`.
  static func points(of path: String) -> [(x: Double, y: Double)] {
    path.split { "ML".contains($0) }.compactMap { part in
      let numbers = part.prefix { !"HVh".contains($0) }.split(separator: ",").compactMap {
        Double($0)
      }
      return numbers.count == 2 ? (numbers[0], numbers[1]) : nil
    }
  }
}

struct SVGPlotTests {
  @Test(arguments: 0..<64 as Range<UInt64>)
  func `every chart is well-formed and within its frame`(seed: UInt64) {
    let plot = SamplePlot.random(seed: seed)
    let picture = Picture(SVGPlot.text(plot))
    let box =
      picture.elements.first?.attributes["viewBox"]?.split(separator: " ")
      .compactMap { Double($0) } ?? []
    #expect(box.count == 4)
    let lines = picture.elements.compactMap { $0.attributes["d"] }.flatMap(Picture.points)
    #expect(lines.allSatisfy { (0...box[2]).contains($0.x) && (0...box[3]).contains($0.y) })
    for text in picture.elements where text.name == "text" {
      #expect((0...box[2]).contains(text.attributes["x"].flatMap(Double.init) ?? -1))
      #expect((0...box[3]).contains(text.attributes["y"].flatMap(Double.init) ?? -1))
    }
    // A line in the legend and one in either plot.
    let drawn = picture.elements.filter { $0.attributes["class"]?.hasPrefix("line ") == true }
    #expect(drawn.count == 3 * plot.series.count)
    #expect(SVGPlot.text(plot) == SVGPlot.text(plot))
  }

  @Test func `names are text, whatever is in them`() {
    let name = "</text><script>alert(1)</script>&\"'\u{1B}[2J"
    let picture = Picture(SVGPlot.text(SamplePlot.plot([(name, [0, 1])])))
    #expect(!picture.elements.contains { $0.name == "script" })
    #expect(picture.text.contains(#"</text><script>alert(1)</script>&"'\u{1b}[2J"#))
  }

  @Test func `a chart has no references and no script`() {
    let text = SVGPlot.text(SamplePlot.plot([("a", [0, 1]), ("b", [0, 0.5, 1])]))
    let namespace = "http://www.w3.org/2000/svg"
    #expect(text.components(separatedBy: "http").count == 2 && text.contains(namespace))
    for word in ["script", "href", "url(", "@import", "onload"] { #expect(!text.contains(word)) }
  }

  @Test func `axes have units, and light and dark have colours`() {
    let text = SVGPlot.text(SamplePlot.plot([("a", (0...800).map { Double($0) / 800 })]))
    for word in ["time (ms)", "velocity (distances per second)", "prefers-color-scheme: dark"] {
      #expect(text.contains(word))
    }
  }

  @Test func `an overshoot lies above the line of one in the chart`() throws {
    let picture = Picture(SVGPlot.text(SamplePlot.plot([("a", [0, 0.8, 1.3, 0.9, 1])])))
    let marks = picture.elements.filter { $0.attributes["class"] == "mark" }
      .compactMap { $0.attributes["d"] }.flatMap(Picture.points)
    let curves = picture.elements.filter { $0.attributes["class"] == "line s1" }
      .compactMap { $0.attributes["d"] }.map(Picture.points)
    let one = try #require(marks.map(\.y).min())
    let top = try #require(curves[1].map(\.y).min())
    #expect(marks.count == 3 && top < one - 20)
  }

  @Test func `smooth motion needs few points`() {
    let parabola = (0...10_000).map { Double($0 * $0) / 1e8 }
    #expect(SVGPlot.text(SamplePlot.plot([("square", parabola)])).utf8.count < 8_000)
  }

  @Test(arguments: [6, 7])
  func `lines end in their letters where colours and dashes begin again`(count: Int) {
    let series = (0..<count).map { index in
      MotionPlot.Series(
        name: "n",
        samples: (0...2).map {
          MotionPlot.Sample(
            time: .milliseconds(Int64($0) * 10),
            value: Double(index * $0),
            velocity: 0
          )
        }
      )
    }
    let text = SVGPlot.text(MotionPlot(series: series))
    #expect(text.components(separatedBy: ">G</text>").count == (count == 7 ? 3 : 1))
    #expect(text.contains(">A  n<") == (count == 7))
  }

  @Test func `what stays where it is has an axis of the least span`() {
    let still = MotionPlot.Series(
      name: "tap",
      samples: [0, 50].map { MotionPlot.Sample(time: .milliseconds($0), value: 0, velocity: 0) }
    )
    func text(_ span: Double) -> String {
      let quantity = MotionPlot.Quantity(value: "y", velocity: "v", marks: [0], leastSpan: span)
      return SVGPlot.text(MotionPlot(series: [still], quantity: quantity))
    }
    #expect(text(0).contains("0.000001"))
    #expect(!text(1).contains("0.000001") && text(1).contains(">0.5<"))
  }
}

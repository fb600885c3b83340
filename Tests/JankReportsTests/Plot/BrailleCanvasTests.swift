import JankReports
import Testing

struct BrailleCanvasTests {
  private func dots(of canvas: BrailleCanvas) -> [(x: Int, y: Int)] {
    (0..<canvas.height).flatMap { y in
      (0..<canvas.width).filter { canvas.hasDot(x: $0, y: y) }.map { ($0, y) }
    }
  }

  @Test func `each dot of a character is the one that Unicode names`() {
    let characters = ["⠁", "⠂", "⠄", "⡀", "⠈", "⠐", "⠠", "⢀"]
    for (index, character) in characters.enumerated() {
      var canvas = BrailleCanvas(columns: 1, rows: 1)
      #expect(canvas.character(column: 0, row: 0) == nil)
      canvas.dot(x: index / 4, y: index % 4)
      #expect(canvas.character(column: 0, row: 0) == Character(character))
    }
  }

  @Test(arguments: 0..<256 as Range<UInt64>)
  func `a line joins its ends without gaps and stays between them`(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    var canvas = BrailleCanvas(
      columns: Int(1 + numbers.next() % 30),
      rows: Int(1 + numbers.next() % 20)
    )
    func point() -> (x: Int, y: Int) {
      (
        Int.random(in: 0..<canvas.width, using: &numbers),
        Int.random(in: 0..<canvas.height, using: &numbers)
      )
    }
    let (start, end) = (point(), point())
    canvas.line(from: start, to: end)
    let dots = dots(of: canvas)
    #expect(canvas.hasDot(x: start.x, y: start.y) && canvas.hasDot(x: end.x, y: end.y))
    #expect(dots.count == max(abs(end.x - start.x), abs(end.y - start.y)) + 1)
    let (width, height) = (Double(end.x - start.x), Double(end.y - start.y))
    for dot in dots {
      #expect(dot.x >= min(start.x, end.x) && dot.x <= max(start.x, end.x))
      #expect(dot.y >= min(start.y, end.y) && dot.y <= max(start.y, end.y))
      let area = width * Double(dot.y - start.y) - height * Double(dot.x - start.x)
      #expect(abs(area) <= 0.5 * max(abs(width), abs(height)))
    }
  }

  @Test func `a dot beside the canvas is a mistake of the program`() async {
    await #expect(processExitsWith: .failure) {
      var canvas = BrailleCanvas(columns: 2, rows: 2)
      canvas.dot(x: 4, y: 0)
    }
  }
}

import JankReports
import Testing

struct PlotLineTests {
  private typealias Point = PlotLine.Point

  @Test(arguments: 0..<128 as Range<UInt64>)
  func `no removed point is farther off than allowed`(seed: UInt64) throws {
    var numbers = SeededGenerator(seed: seed)
    let tolerance = 0.05
    var (x, y, drift) = (0.0, 0.0, 0.0)
    let points = (0..<300).map { _ in
      // Now and then a step straight up or down, and a point that is there twice.
      x += numbers.next() % 10 == 0 ? 0 : Double.random(in: 0...2, using: &numbers)
      drift += Double.random(in: -0.02...0.02, using: &numbers)
      y += numbers.next() % 20 == 0 ? Double.random(in: -9...9, using: &numbers) : drift
      return Point(x: x, y: y)
    }
    let kept = PlotLine(through: points, tolerance: tolerance).points
    #expect(kept.first == points.first && kept.last == points.last)
    #expect(kept.allSatisfy(points.contains))
    #expect(kept.count < points.count)
    for point in points {
      let isClose = zip(kept, kept.dropFirst()).contains { a, b in
        guard point.x >= a.x, point.x <= b.x else { return false }
        guard b.x > a.x else { return point == a || point == b }
        let line = a.y + (b.y - a.y) * (point.x - a.x) / (b.x - a.x)
        return abs(line - point.y) <= tolerance + 1e-9
      }
      #expect(isClose, "\(point)")
    }
  }

  @Test func `a straight line is its two ends, and a step keeps its corners`() {
    let straight = (0...1000).map { Point(x: Double($0), y: Double($0) / 3) }
    #expect(PlotLine(through: straight, tolerance: 0.05).points.count == 2)
    let step = (0...1000).map { Point(x: Double($0), y: $0 < 500 ? 0 : 100) }
    let corners = [step[0], step[499], step[500], step[1000]]
    #expect(PlotLine(through: step, tolerance: 0.05).points == corners)
  }

  @Test func `few points stay as they are`() {
    let one = [Point(x: 1, y: 2)]
    #expect(PlotLine(through: [], tolerance: 1).points.isEmpty)
    #expect(PlotLine(through: one, tolerance: 1).points == one)
    #expect(PlotLine(through: one + one, tolerance: 1).points == one)
  }
}

import JankSweep
import JankText
import Testing

// Also tests: SweepParameter.

struct ParameterSpaceTests {
  @Test func `points of a grid count like digits, the last parameter fastest`() throws {
    let space = try #require(
      ParameterSpace([Sample.numbers("a", 2), Sample.numbers("b", 3)], .grid)
    )
    #expect(space.count == 6)
    #expect(
      (0..<6).map { space.digits(of: $0) } == [
        [0, 0], [0, 1], [0, 2], [1, 0], [1, 1], [1, 2],
      ]
    )
    #expect((0..<6).allSatisfy { space.point(space.digits(of: $0)) == $0 })
    #expect(space.label(of: 5) == "a 1, b 2")
  }

  @Test func `constraints exclude points`() throws {
    let constraint = try SweepConstraint("a < b", parameters: ["a", "b"])
    let space = try #require(
      ParameterSpace(
        [Sample.numbers("a", 3), Sample.numbers("b", 3)],
        .grid,
        constraints: [constraint]
      )
    )
    #expect(space.allowedCount == 3)
    #expect((0..<9).filter { space.allows(space.values(of: $0)) } == [1, 2, 5])
  }

  @Test(arguments: [10, 64, 1_000])
  func `a Latin hypercube has one point in each part of each range`(count: Int) throws {
    let parameters = ["a", "b"].map { Sample.numbers($0, count) }
    let space = try #require(ParameterSpace(parameters, .latinHypercube(count: count, seed: 3)))
    for axis in 0..<2 {
      let values = (0..<count).map { space.values(of: $0)[axis].sweepLabel }
      #expect(Set(values).count == count)
      #expect(values != (0..<count).map { "\($0)" })
    }
  }

  @Test func `random points take every value of a list`() throws {
    let sample = SweepSample.random(count: 200, seed: 1)
    let space = try #require(ParameterSpace([Sample.numbers("a", 5)], sample))
    let values = Set((0..<200).map { space.values(of: $0)[0].sweepLabel })
    #expect(values == ["0", "1", "2", "3", "4"])
    #expect(
      (0..<200).allSatisfy {
        space.levelLabel(0, space.levels(of: $0)[0])
          == space.values(of: $0)[0].sweepLabel
      }
    )
  }

  @Test func `another seed gives other points`() throws {
    let points = { seed in
      let space = ParameterSpace([Sample.numbers("a", 50)], .random(count: 20, seed: seed))
      return (0..<20).map { space?.values(of: $0)[0].sweepLabel }
    }
    #expect(points(1) == points(1) && points(1) != points(2))
  }

  @Test func `a range without steps is reported in eight parts`() throws {
    let range = ParameterRange(from: 0, to: 8, isDuration: false, .anywhere)
    let parameter = SweepParameter("a", at: [Sample.path("a")], .range(range))
    let space = try #require(ParameterSpace([parameter], .random(count: 50, seed: 1)))
    #expect(space.levelCount(0) == 8 && space.levelLabel(0, 2) == "2…3")
    for point in 0..<50 {
      let value = try #require(space.values(of: point)[0].number)
      #expect((Double(space.levels(of: point)[0])...).contains(value + 1e-4))
    }
  }

  @Test func `too many points are no space`() {
    let many = (0..<5).map { Sample.numbers("p\($0)", 1_000) }
    #expect(ParameterSpace(many, .grid) == nil)
  }
}

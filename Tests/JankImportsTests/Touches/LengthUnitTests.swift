import JankImports
import Testing

struct LengthUnitTests {
  @Test(arguments: ["pt", "point", "points"])
  func `the scale of points is always 1`(name: String) {
    #expect(LengthUnit(name: name).pointsPerUnit == 1)
    #expect(LengthUnit(name: name, pointsPerUnit: 3).pointsPerUnit == 1)
    #expect(LengthUnit(name: name).isPoints)
  }

  @Test func `the scale of other units is unknown unless specified`() {
    #expect(LengthUnit(name: "px").pointsPerUnit == nil)
    #expect(LengthUnit(name: "px", pointsPerUnit: 0.5).pointsPerUnit == 0.5)
    #expect(!LengthUnit(name: "px", pointsPerUnit: 1).isPoints)
  }
}

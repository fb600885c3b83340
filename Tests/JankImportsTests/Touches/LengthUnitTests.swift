import JankImports
import Testing

struct LengthUnitTests {
  @Test(arguments: ["pt", "point", "points"])
  func `points are one point each, whatever is said`(name: String) {
    #expect(LengthUnit(name: name).pointsPerUnit == 1)
    #expect(LengthUnit(name: name, pointsPerUnit: 3).pointsPerUnit == 1)
    #expect(LengthUnit(name: name).isPoints)
  }

  @Test func `of other units nobody knows unless it is said`() {
    #expect(LengthUnit(name: "px").pointsPerUnit == nil)
    #expect(LengthUnit(name: "px", pointsPerUnit: 0.5).pointsPerUnit == 0.5)
    #expect(!LengthUnit(name: "px", pointsPerUnit: 1).isPoints)
  }
}

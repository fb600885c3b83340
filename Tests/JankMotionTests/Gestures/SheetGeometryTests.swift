import JankMotion
import Testing

struct SheetGeometryTests {
  @Test func `the sheet follows one to one after ten points, never upward`() throws {
    let sheet = try SheetGeometry(height: 793)
    #expect(sheet.offset(forTravel: -50) == 0)
    #expect(sheet.offset(forTravel: 10) == 0)
    #expect(sheet.offset(forTravel: 250) - sheet.offset(forTravel: 150) == 100)
  }

  @Test func `the dimming fades with the offset`() throws {
    let sheet = try SheetGeometry(height: 800)
    #expect(sheet.dim(atOffset: 0) == 0.2)
    #expect(sheet.dim(atOffset: 400) == 0.1)
    #expect(sheet.dim(atOffset: 900) == 0)
    #expect(sheet.dim(atOffset: -10) == 0.2)
  }

  @Test func `the return is critically damped at its measured frequency`() {
    let frequency = SheetGeometry.returnSpring.undampedFrequency
    #expect((frequency * frequency - 1000.0 / 3).magnitude < 1e-9)
    #expect(SheetGeometry.returnSpring.decayRate == frequency)
  }

  @Test func `the error names an invalid height`() {
    for bad in [0, -1, Double.nan] {
      expectRefusal("height") { () throws(MotionError) in _ = try SheetGeometry(height: bad) }
    }
  }
}

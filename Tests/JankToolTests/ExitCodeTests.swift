import JankTool
import Testing

struct ExitCodeTests {
  /// The numbers are a promise to scripts and schedulers: changing one breaks somebody.
  @Test func `every code has the number that scripts rely on`() {
    let numbers = Dictionary(
      uniqueKeysWithValues: ExitCode.allCases.map { ("\($0)", $0.rawValue) }
    )
    #expect(
      numbers == [
        "done": 0, "simulationFailed": 1, "regressed": 2, "improved": 4, "wrongUsage": 64,
        "invalidData": 65, "missingInput": 66, "cannotCreate": 73,
        "inputOutputFailed": 74, "interrupted": 130, "outputClosed": 141,
        "terminated": 143,
      ]
    )
  }
}

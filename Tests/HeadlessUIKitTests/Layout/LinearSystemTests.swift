import HeadlessUIKit
import Testing

struct LinearSystemTests {
  /// As many independent equations as unknowns, with a solution of small integers.
  private func system(_ source: inout RandomSource, count: Int) -> (
    solution: [Double], equations: [[Double]]
  ) {
    func draw() -> Double { (source.nextFraction() * 19).rounded(.down) - 9 }
    let solution = (0..<count).map { _ in draw() }
    let equations = (0..<count).map { index in
      // A dominant diagonal makes the equations independent.
      var row = (0..<count).map { $0 == index ? Double(20 * count) : draw() }
      row.append(zip(row, solution).map(*).reduce(0, +))
      return row
    }
    return (solution, equations)
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `as many independent equations as unknowns give the solution, in any order`(seed: UInt64) {
    var source = RandomSource(seed: seed, purpose: "equations")
    let count = 1 + Int(source.next() % 12)
    var (solution, equations) = system(&source, count: count)
    for index in equations.indices {
      equations.swapAt(index, Int(source.next() % UInt64(count)))
    }
    var system = LinearSystem(unknownCount: count)
    for equation in equations { #expect(system.take(equation) == .taken) }
    for (unknown, value) in solution.enumerated() {
      #expect(abs((system.value(of: unknown) ?? .infinity) - value) < 1e-9)
    }
    let sum = (0...count).map { column in equations.map { $0[column] }.reduce(0, +) }
    #expect(system.take(sum) == .redundant)
    #expect(system.excess(of: sum) == 0)
    var wrong = sum
    wrong[count] -= 1
    #expect(abs((system.excess(of: wrong) ?? 0) - 1) < 1e-6)
    #expect(system.take(wrong) == .contradicts)
    #expect(abs((system.value(of: 0) ?? .infinity) - solution[0]) < 1e-9)
  }

  @Test
  func `an unknown without enough equations is undetermined`() {
    var system = LinearSystem(unknownCount: 3)
    #expect(system.take([1, 1, 0, 10]) == .taken)
    #expect((0..<3).allSatisfy { system.value(of: $0) == nil })
    #expect(system.excess(of: [1, 0, 0, 5]) == nil)
    #expect(system.take([1, -1, 0, 2]) == .taken)
    #expect(system.value(of: 0) == 6)
    #expect(system.value(of: 1) == 4)
    #expect(system.value(of: 2) == nil)
  }
}

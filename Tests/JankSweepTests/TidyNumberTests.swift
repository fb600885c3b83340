import JankSweep
import JankText
import Testing

// Also tests: ParameterRange.

struct TidyNumberTests {
  private func labels(_ range: ParameterRange) -> [String] {
    let parameter = SweepParameter("p", at: [Sample.path("a")], .range(range))
    return (0..<(parameter.count ?? 0)).map { parameter.value(at: $0).sweepLabel }
  }

  @Test func `steps give the decimals that people would write`() {
    let range = ParameterRange(from: 0.4, to: 1, isDuration: false, .step(0.05))
    #expect(
      labels(range) == [
        "0.4", "0.45", "0.5", "0.55", "0.6", "0.65", "0.7", "0.75", "0.8", "0.85", "0.9", "0.95",
        "1",
      ]
    )
  }

  @Test func `a step that does not reach the end stops before it`() {
    #expect(
      labels(ParameterRange(from: 0, to: 10, isDuration: false, .step(4))) == ["0", "4", "8"]
    )
  }

  @Test func `durations keep their unit`() {
    let range = ParameterRange(from: 2e8, to: 4e8, isDuration: true, .step(1e8))
    #expect(labels(range) == ["200 ms", "300 ms", "400 ms"])
  }

  @Test func `a logarithmic range multiplies by the same factor`() {
    let range = ParameterRange(from: 1, to: 1_000, isDuration: false, .logarithmic(count: 4))
    #expect(labels(range) == ["1", "10", "100", "1000"])
    let fine = ParameterRange(from: 100, to: 800, isDuration: false, .logarithmic(count: 7))
    #expect(labels(fine)[1] == "141.421" && labels(fine).last == "800")
  }

  @Test func `an even range has the same distance between values`() {
    let range = ParameterRange(from: 0, to: 1, isDuration: false, .even(count: 5))
    #expect(labels(range) == ["0", "0.25", "0.5", "0.75", "1"])
  }
}

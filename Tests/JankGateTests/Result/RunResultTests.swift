import JankGate
import JankMetrics
import JankTrace
import Testing

struct RunResultTests {
  @Test func `a result keeps its names and trace and has the values of that trace`() {
    let trace = Trace.steady(count: 55, late: [10: 5], length: .milliseconds(1_000))
    let result = RunResult(scenario: "a", strategy: "b", device: "c", trace: trace)
    #expect(result.scenario == "a")
    #expect(result.strategy == "b")
    #expect(result.device == "c")
    #expect(result.trace == trace)
    #expect(result.headline == Headline(trace))
    #expect(result.headline.hitches.count == 1)
  }

  @Test func `a film that is longer than a limit loses its frames and nothing else`() {
    var trace = Trace.steady(count: 3, length: .milliseconds(100))
    var film = LayerFilm(screenSize: [375, 667])
    film.layers = [LayerFilm.Layer(name: "a")]
    film.frames = (0..<3).map { index in
      let look = LayerFilm.Look(layer: 0, opacity: 1, cornerRadius: 0, corners: .zero)
      return LayerFilm.Frame(index: index, order: index == 0 ? [0] : nil, looks: [look])
    }
    trace.film = film
    let result = RunResult(scenario: "a", strategy: "b", device: "c", trace: trace)
    #expect(result.limitingFilm(to: 3) == result)
    let limited = result.limitingFilm(to: 2)
    #expect(limited.trace.film?.isTruncated == true && limited.trace.film?.frames.isEmpty == true)
    #expect(limited.headline == result.headline && limited.trace.digest == result.trace.digest)
    #expect(limited.trace.frames == result.trace.frames)
  }

  @Test func `a run without time for its course is invalid only if its motion is requested`() {
    let result = RunResult(
      scenario: "a",
      strategy: "b",
      device: "c",
      trace: Trace.steady(count: 3, length: .milliseconds(100))
    ) { .unknown(MotionCourse.noTimeLeft) }
    #expect(result.failure(of: MetricRegistry.all) == MotionCourse.noTimeLeft)
    #expect(result.failure(of: MetricRegistry.all.filter { !$0.needsCourse }) == nil)
  }

  @Test func `without frames a result keeps what reports need`() {
    var trace = Trace.steady(count: 55, late: [10: 5], length: .milliseconds(1_000))
    trace.failures = [ScriptFailure("nothing happened", line: 3)]
    trace.events = [TraceEvent.Kind.warning, .command].map { kind in
      TraceEvent(kind: kind, time: .zero, subject: "script", name: "back")
    }
    let result = RunResult(scenario: "a", strategy: "b", device: "c", trace: trace)
    let short = result.withoutFrames
    #expect(!trace.frames.isEmpty && short.trace.frames.isEmpty)
    #expect(!trace.transitions.isEmpty && short.trace.transitions == trace.transitions)
    #expect(short.trace.failures == trace.failures && short.trace.findings == trace.findings)
    #expect(short.trace.events == [trace.events[0]])
    #expect(short.trace.end == trace.end && short.trace.digest == trace.digest)
    #expect(short.trace.cameToRest == trace.cameToRest && short.headline == result.headline)
  }
}

import HeadlessUIKit
import Testing

struct SystemModalAnimatorTests {
  // Positions of the critically damped system spring, ω = 18.2574 per second, published to five
  // digits for times from 1/60 s to 0.5 s.
  private let published = [
    (0.05, 0.23223), (0.10, 0.54478), (0.15, 0.75826), (0.20, 0.87928), (0.30, 0.97292),
    (0.40, 0.99441), (0.50, 0.99890),
  ]

  @Test
  func `the system's page follows the system's spring for half a second`() throws {
    let trace = play(watching: ["B"]) { window, simulation in
      let a = controller("A")
      window.rootViewController = a
      simulation.schedule("present", at: .milliseconds(100)) {
        a.present(controller("B"), animated: true)
      }
    }
    let began = try #require(trace.transitions.first).began
    let commits = trace.works.filter { $0.kind == .commit && $0.start >= began }
    let begin = try #require(commits.first).start.seconds
    let frames = Dictionary(uniqueKeysWithValues: trace.frames.map { ($0.index, $0) })
    var shown: [(Double, Double)] = []
    for sample in trace.samples {
      let time = try #require(frames[sample.frame]).contentTime.seconds - begin
      shown.append((time, 1 - (sample.position.y - 333.5) / 667))
    }
    for (time, expected) in published {
      let omega = (1000.0 / 3).squareRoot()
      #expect(abs(1 - (1 + omega * time) * exp(-omega * time) - expected) < 1e-5)
    }
    for (time, progress) in shown where time < 0.5 {
      let omega = (1000.0 / 3).squareRoot()
      #expect(abs(progress - (1 - (1 + omega * time) * exp(-omega * time))) < 1e-9)
    }
    #expect(shown.last?.1 == 1)
    let transition = try #require(trace.transitions.first)
    let ended = try #require(transition.ended)
    #expect(abs((ended - transition.began).seconds - 0.5) < 0.02)
  }

  @Test
  func `without animation the page is there with the next commit`() {
    let trace = play { window, simulation in
      let a = controller("A")
      window.rootViewController = a
      simulation.schedule("present", at: .milliseconds(100)) {
        a.present(controller("B"), animated: false)
      }
      simulation.schedule("dismiss", at: .milliseconds(200)) { a.dismiss(animated: false) }
    }
    #expect(trace.transitions.map(\.outcome) == [.completed, .completed])
    #expect(trace.end < .zero + .milliseconds(300))
  }
}

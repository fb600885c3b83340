import HeadlessUIKit
import Testing

/// The system's push and pop.
struct SystemNavigationAnimatorTests {
  private struct Picture {
    let time: Double
    let samples: [String: LayerSample]
  }

  /// The frames of a push of B onto A at 100 ms and of its pop at 1 s, from each commit.
  private func pictures(of index: Int) throws -> [Picture] {
    let names = ["A", "B", "navigation dimming view", "navigation shadow"]
    let trace = play(watching: Set(names)) { window, simulation in
      let navigation = UINavigationController(rootViewController: controller("A"))
      window.rootViewController = navigation
      simulation.schedule("push", at: .milliseconds(100)) {
        navigation.pushViewController(controller("B"), animated: true)
      }
      simulation.schedule("pop", at: .milliseconds(1_000)) {
        navigation.popViewController(animated: true)
      }
    }
    #expect(trace.found.isEmpty)
    let transition = try #require(trace.transitions.dropFirst(index).first)
    let ended = try #require(transition.ended)
    #expect(abs((ended - transition.began).seconds - 0.5) < 0.02)
    let begin = try #require(
      trace.works.first { $0.kind == .commit && $0.start >= transition.began }
    ).start
    let byFrame = Dictionary(grouping: trace.samples, by: \.frame)
    return trace.frames.filter { $0.contentTime >= begin && $0.contentTime < ended }.map { frame in
      let samples = (byFrame[frame.index] ?? []).map { ($0.layer, $0) }
      return Picture(
        time: (frame.contentTime - begin).seconds,
        samples: Dictionary(uniqueKeysWithValues: samples)
      )
    }
  }

  @Test(arguments: [0, 1])
  func `the lower page moves and darkens while the upper one follows the spring`(
    index: Int
  ) throws {
    let pictures = try pictures(of: index)
    #expect(pictures.count > 25)
    for picture in pictures where picture.time < 0.5 {
      let omega = (1000.0 / 3).squareRoot()
      let progress = 1 - (1 + omega * picture.time) * exp(-omega * picture.time)
      let covered = index == 0 ? progress : 1 - progress
      let upper = try #require(picture.samples["B"])
      let lower = try #require(picture.samples["A"])
      let dimming = try #require(picture.samples["navigation dimming view"])
      let shadow = try #require(picture.samples["navigation shadow"])
      let width = upper.bounds.z
      #expect(abs(upper.position.x - width / 2 - width * (1 - covered)) < 1e-6)
      #expect(abs(lower.position.x - width / 2 + width * 0.3 * covered) < 1e-6)
      #expect(abs(dimming.opacity - 0.1 * covered) < 1e-9)
      #expect(abs(shadow.position.x + 4.5 - (upper.position.x - width / 2)) < 1e-6)
      #expect(shadow.opacity == 0.2)
    }
  }

  @Test func `coordinators report another duration and an unnamed curve`() {
    var told: [(TimeInterval, Int)] = []
    play { window, simulation in
      let navigation = UINavigationController(rootViewController: controller("A"))
      window.rootViewController = navigation
      simulation.schedule("push", at: .milliseconds(100)) {
        let page = Page()
        page.inWillAppear = { page in
          guard let coordinator = page.transitionCoordinator else { return }
          told.append((coordinator.transitionDuration, coordinator.completionCurve.rawValue))
        }
        navigation.pushViewController(page, animated: true)
      }
    }
    #expect(told.map(\.0) == [0.35])
    #expect(told.map(\.1) == [7])
  }

  @Test func `views are in their old positions after a pop`() {
    let trace = play { window, simulation in
      let (a, b) = (controller("A"), controller("B"))
      let navigation = UINavigationController(rootViewController: a)
      window.rootViewController = navigation
      simulation.schedule("push", at: .milliseconds(100)) {
        navigation.pushViewController(b, animated: true)
      }
      simulation.schedule("pop", at: .milliseconds(1_000)) {
        #expect(a.view.window == nil)
        #expect(a.view.frame == navigation.view.bounds)
        navigation.popViewController(animated: true)
      }
      simulation.schedule("end", at: .milliseconds(2_000)) {
        #expect(a.view.superview?.subviews == [a.view] as [UIView])
        #expect(a.view.frame == navigation.view.bounds)
        #expect(b.view.frame == navigation.view.bounds)
      }
    }
    #expect(trace.found.isEmpty)
  }
}

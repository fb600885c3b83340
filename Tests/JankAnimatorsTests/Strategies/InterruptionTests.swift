import HeadlessUIKit
import JankAnimators
import Testing

/// A square that moves 300 points to the right in half a second and meanwhile starts to move 300
/// down.
struct InterruptionTests {
  private let duration = 0.5
  private let way = 300.0

  private struct Flight {
    /// The begins of the two animations, in seconds.
    let begins: [Double]
    /// The positions of the square, with the frame's time.
    let places: [(time: Double, x: Double)]
    /// The index of the first position with the second animation, two refreshes after its commit.
    let seam: Int

    /// The positions with the second animation.
    var turned: ArraySlice<(time: Double, x: Double)> { places[seam...] }
  }

  /// Moves the square to the right, and then to another position on the same line.
  private func fly(
    _ interruption: Interruption,
    to goal: Double,
    pace: Pace = .easeInEaseOut
  ) -> Flight {
    let profile = DeviceProfile.phone60.quiet
    let simulation = Stage(
      profile: profile,
      seed: 1,
      watchedLayers: ["square"],
      semantics: ChosenSemantics(iOS: 12)
    )
    let trace = simulation.run { window in
      let square = UIView(frame: CGRect(x: -50, y: 0, width: 100, height: 100))
      square.layer.name = "square"
      window.addSubview(square)
      simulation.schedule("go", at: .milliseconds(100)) {
        Interruption.additive.redirect(
          [square],
          duration: duration,
          pace: pace,
          from: {},
          to: { square.center.x = way }
        )
      }
      simulation.schedule("turn", at: .milliseconds(350)) {
        interruption.redirect(
          [square],
          duration: duration,
          pace: pace,
          from: { square.center.x = 40 },
          to: { square.center.x = goal }
        )
      }
    }
    let commits = trace.works.filter { $0.kind == .commit }.map(\.start.seconds)
    let begins = [0.1, 0.35].map { time in commits.first { $0 >= time } ?? .nan }
    let places = trace.samples.map {
      (time: trace.frames[$0.frame].contentTime.seconds, x: $0.position.x)
    }
    let seam = trace.samples.firstIndex {
      trace.frames[$0.frame].begin.time.seconds > begins[1] - 1.0 / 60
    }
    return Flight(begins: begins, places: places, seam: seam ?? 0)
  }

  private func ease(_ seconds: Double) -> Double {
    TimingCurve.easeInEaseOut.value(at: min(max(seconds, 0), duration), duration: duration)
  }

  private func speed(_ seconds: Double) -> Double {
    TimingCurve.easeInEaseOut.velocity(at: min(max(seconds, 0), duration), duration: duration)
  }

  @Test(arguments: [0, 150, 600.0])
  func `additive: the rest of the old animation decays under the new one`(goal: Double) {
    let flight = fly(.additive, to: goal)
    for (time, x) in flight.turned {
      let (old, new) = (time - flight.begins[0], time - flight.begins[1])
      let expected = goal - way * (1 - ease(old)) + (way - goal) * (1 - ease(new))
      #expect(abs(x - expected) < 1e-3, "at \(time)")
    }
    #expect(flight.places.last?.x == goal)
  }

  @Test(arguments: [0, 150, 600.0])
  func `additive with a spring: the old spring decays under a new one from rest`(
    goal: Double
  ) throws {
    let spring = try Spring(uiKitDuration: duration, dampingRatio: 0.6, initialVelocity: 0)
    func left(_ seconds: Double) -> Double {
      seconds < duration ? 1 - spring.progress(at: max(seconds, 0)) : 0
    }
    let flight = fly(.additive, to: goal, pace: .spring(dampingRatio: 0.6))
    for (time, x) in flight.turned {
      let (old, new) = (left(time - flight.begins[0]), left(time - flight.begins[1]))
      #expect(abs(x - (goal - way * old + (way - goal) * new)) < 0.5, "at \(time)")
    }
    #expect(flight.places.last?.x == goal)
  }

  @Test(arguments: [0, 150, 600.0])
  func `from the current state: it starts from the presentation values, at rest`(goal: Double)
    throws
  {
    let flight = fly(.currentState, to: goal)
    let seen = way * ease(flight.begins[1] - flight.begins[0])
    for (time, x) in flight.turned {
      let expected = seen + (goal - seen) * ease(time - flight.begins[1])
      #expect(abs(x - expected) < 1, "at \(time)")
    }
  }

  @Test(arguments: [0, 150, 600.0])
  func `from the model: it jumps by the remaining distance`(goal: Double) throws {
    let flight = fly(.modelValue, to: goal)
    for (time, x) in flight.turned {
      let expected = way + (goal - way) * ease(time - flight.begins[1])
      #expect(abs(x - expected) < 1e-3, "at \(time)")
    }
  }

  @Test(arguments: [0, 150, 600.0])
  func `restart: it starts from its fixed beginning`(goal: Double) throws {
    let flight = fly(.restart, to: goal)
    for (time, x) in flight.turned {
      #expect(abs(x - (40 + (goal - 40) * ease(time - flight.begins[1]))) < 1e-3, "at \(time)")
    }
  }

  @Test
  func `only additive keeps the velocity, and only from the model it jumps`() {
    // The movement over one refresh, compared with the movement without the change.
    func change(_ interruption: Interruption) -> (jump: Double, speeds: (Double, Double)) {
      let flight = fly(interruption, to: 0)
      let places = flight.places[(flight.seam - 2)...(flight.seam + 1)].map(\.x)
      let expected = way * ease(flight.places[flight.seam].time - flight.begins[0])
      return (
        places[2] - expected, ((places[1] - places[0]) * 60, (places[3] - places[2]) * 60)
      )
    }
    let (additive, current) = (change(.additive), change(.currentState))
    let (model, restart) = (change(.modelValue), change(.restart))
    #expect(abs(additive.jump) < 4)
    #expect(additive.speeds.0 > 1_000 && abs(additive.speeds.1 / additive.speeds.0 - 1) < 0.25)
    // The frame was two refreshes ahead of the app, so starting from the app's presentation values
    // is a step back, and then the velocity is lost.
    #expect(abs(current.jump + 1_031 * 2 / 60) < 4)
    #expect(abs(current.speeds.1) < 120)
    // In the first frame the reversal has begun, at no more than 240 points per second.
    #expect(model.jump > 115.6 - 4 && model.jump < 115.6)
    #expect(abs(restart.jump + 144.4) < 1)
  }
}

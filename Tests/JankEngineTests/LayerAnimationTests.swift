import JankEngine
import JankMotion
import Testing

struct LayerAnimationTests {
  private func move(
    by distance: Double,
    begin: Double?,
    duration: Double = 1,
    delay: Double = 0
  ) -> LayerAnimation {
    var animation = LayerAnimation(
      id: AnimationID(number: 0),
      property: .position,
      from: .zero,
      to: [distance, 0, 0, 0],
      curve: .linear,
      duration: duration,
      delay: delay
    )
    animation.beginTime = begin
    return animation
  }

  @Test
  func `an animation shows the old value before, and the model value after`() {
    let animation = move(by: 100, begin: 2)
    #expect(animation.addition(at: 1).x == -100)
    #expect(animation.addition(at: 2.25).x == -75)
    #expect(animation.addition(at: 3).x == 0)
    #expect(move(by: 100, begin: nil).addition(at: 5) == .zero)
  }

  private func animation(
    _ course: LayerAnimation.Course,
    blend: LayerAnimation.Blend = .replaces,
    target: LayerKeyPath = LayerKeyPath(.opacity),
    _ timing: MediaTiming
  ) -> LayerAnimation {
    var animation = LayerAnimation(
      id: AnimationID(number: 0),
      target: target,
      course: course,
      blend: blend,
      timing: timing
    )
    animation.beginTime = 1
    return animation
  }

  private func seen(_ animation: LayerAnimation, at time: Double, model: Double = 9) -> Double {
    animation.blended(over: .number(model), model: .number(model), at: time).numbers.x
  }

  @Test
  func `outside its time an animation follows its fill mode`() throws {
    let course = LayerAnimation.Course.change(from: .number(2), to: .number(4), .linear)
    let expected: [(MediaTiming.FillMode, before: Double, after: Double)] = [
      (.removed, 9, 9), (.backwards, 2, 9), (.forwards, 9, 4), (.both, 2, 4),
    ]
    for (mode, before, after) in expected {
      let animation = animation(course, try MediaTiming(duration: 2, fillMode: mode))
      #expect(seen(animation, at: 0.5) == before)
      #expect(seen(animation, at: 2) == 3)
      #expect(seen(animation, at: 3) == 4, "the last instant belongs to it")
      #expect(seen(animation, at: 3.5) == after)
    }
  }

  @Test
  func `repeats continue, reverse and accumulate as specified`() throws {
    let course = LayerAnimation.Course.change(from: .number(0), to: .number(1), .linear)
    let there = try MediaTiming(duration: 1, repeatCount: 3, autoreverses: true)
    let back = animation(course, there)
    #expect([1.25, 2.25, 3.25, 4.75].map { seen(back, at: $0) } == [0.25, 0.75, 0.25, 0.25])
    #expect(back.endTime == 7)
    var rising = animation(course, try MediaTiming(duration: 1, repeatCount: 3))
    rising.isCumulative = true
    #expect([1.25, 2.25, 3.25].map { seen(rising, at: $0) } == [0.25, 1.25, 2.25])
  }

  @Test
  func `a repeat adds the start of a cumulative animation that passes back`() throws {
    let courses: [LayerAnimation.Course] = [
      .change(from: .number(2), to: .number(3), .linear),
      .keyframes(
        .numbers(try KeyframeTrack(values: [SIMD4<Double>(2, 0, 0, 0), [3, 0, 0, 0]])),
        .linear
      ),
    ]
    let there = try MediaTiming(duration: 1, repeatCount: 3, autoreverses: true)
    for course in courses {
      var swaying = animation(course, there)
      swaying.isCumulative = true
      #expect([1.25, 2.25, 3.25, 4.25].map { seen(swaying, at: $0) } == [2.25, 2.75, 4.25, 4.75])
    }
  }

  @Test
  func `an autoreversing change ends at the model value`() throws {
    let change = animation(
      .change(from: .number(0), to: .number(8), .linear),
      blend: .makesUp,
      try MediaTiming(duration: 1, autoreverses: true, fillMode: .backwards)
    )
    #expect([0, 1.25, 2, 2.75].map { change.addition(at: $0).x } == [-8, -6, 0, -6])
    #expect(change.addition(at: 3).x == 0)
    #expect(change.endTime == 3)
  }

  @Test
  func `a repeated change makes up for it in each pass, and outside only if it fills`() throws {
    for (mode, before) in [(MediaTiming.FillMode.backwards, -8.0), (.removed, 0)] {
      let change = animation(
        .change(from: .number(0), to: .number(8), .linear),
        blend: .makesUp,
        try MediaTiming(duration: 1, repeatCount: 3, fillMode: mode)
      )
      #expect(change.addition(at: 0.5).x == before)
      #expect([1.25, 2.25, 3.75].map { change.addition(at: $0).x } == [-6, -6, -2])
      #expect(change.addition(at: 4).x == 0)
    }
  }

  @Test
  func `a keyframe change adds the difference to the last value`() throws {
    let track = try KeyframeTrack(
      values: [SIMD4<Double>(0, 0, 0, 0), [6, 0, 0, 0], [4, 0, 0, 0]],
      keyTimes: [0, 0.5, 1]
    )
    let change = animation(.keyframes(.numbers(track), .linear), blend: .makesUp, .once(1))
    #expect([0.5, 1, 1.25, 1.5, 1.75].map { change.addition(at: $0).x } == [-4, -4, -1, 2, 1])
    #expect(change.addition(at: 2).x == 0)
    #expect(change.modelBefore == .number(0))
  }

  @Test
  func `a member runs in the time of its group and ends with it`() throws {
    var member = animation(
      .change(from: .number(0), to: .number(1), .linear),
      try MediaTiming(beginTime: 1, duration: 4, fillMode: .backwards)
    )
    member.groups = [try MediaTiming(duration: 2, speed: 0.5)]
    #expect(seen(member, at: 2) == 0, "its own begin is not reached: it fills")
    #expect(seen(member, at: 4) == 0.125)
    #expect(member.endTime == 5)
    #expect(seen(member, at: 5.5) == 9)
  }

  @Test
  func `a paused animation shows its offset and never ends`() throws {
    let held = animation(
      .change(from: .number(0), to: .number(1), .linear),
      try MediaTiming(duration: 2, speed: 0, timeOffset: 0.5)
    )
    #expect(seen(held, at: 1) == 0.25)
    #expect(seen(held, at: 100) == 0.25)
    #expect(held.endTime == .infinity)
    #expect(!held.moves(after: 0, until: .infinity))
  }

  /// A frame at the begin shows the jump, so it must count it, and the next frame must not.
  @Test
  func `an animation that jumps at its begin moves in the frame of its begin`() throws {
    let change = LayerAnimation.Course.change(from: .number(0), to: .number(1), .linear)
    let instant = animation(change, blend: .makesUp, .once(0))
    let explicit = animation(change, try MediaTiming(duration: 1))
    for jumping in [instant, explicit] {
      #expect(!jumping.moves(after: 0.5, until: 0.75))
      #expect(jumping.moves(after: 0.5, until: 1))
    }
    #expect(!instant.moves(after: 1, until: 1.5))
    #expect(explicit.moves(after: 1, until: 1.5))
    for steady in [
      animation(change, blend: .makesUp, .once(1)), animation(change, .once(1)),
    ] {
      #expect(!steady.moves(after: 0.5, until: 1))
      #expect(steady.moves(after: 0.5, until: 1.25))
    }
  }

  @Test
  func `an animation without values has no effect`() {
    let nothing = animation(.nothing, .once(1))
    #expect(seen(nothing, at: 1.5) == 9)
    #expect(nothing.endTime == 2)
  }
}

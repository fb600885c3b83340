import JankMotion
import Testing

struct DecelerationTests {
  static let forms = Deceleration.Form.allCases

  @Test(arguments: 0..<64 as Range<UInt64>)
  func `two consecutive stretches of a fling equal one`(seed: UInt64) throws {
    var numbers = SeededGenerator(seed: seed)
    let fling = try Deceleration(
      ratePerMillisecond: numbers.number(0.9...0.999),
      form: Self.forms[Int(seed % 2)]
    )
    let velocity = numbers.number(-5000...5000)
    let (first, second) = (numbers.number(0...400), numbers.number(0...400))
    let halfway = fling.velocity(velocity, afterMilliseconds: first)
    let inTwo =
      fling.distance(velocity: velocity, afterMilliseconds: first)
      + fling.distance(velocity: halfway, afterMilliseconds: second)
    let inOne = fling.distance(velocity: velocity, afterMilliseconds: first + second)
    #expect((inTwo - inOne).magnitude < 1e-9 * (1 + inOne.magnitude))
  }

  @Test func `the sum steps once per millisecond by the remaining velocity`() {
    var (speed, distance) = (1500.0, 0.0)
    for _ in 0..<250 {
      speed *= 0.998
      distance += speed / 1000
    }
    let closed = Deceleration.normal.distance(velocity: 1500, afterMilliseconds: 250)
    #expect((closed - distance).magnitude < 1e-9)
  }

  @Test(arguments: forms)
  func `the projection is the limit of the distance and has an inverse`(
    form: Deceleration.Form
  ) throws {
    let fling = try Deceleration(ratePerMillisecond: 0.99, form: form)
    let projected = fling.distance(velocity: -730)
    let long = fling.distance(velocity: -730, afterMilliseconds: 100_000)
    #expect((projected - long).magnitude < 1e-9)
    #expect((fling.velocity(covering: projected) + 730).magnitude < 1e-9)
  }

  @Test(arguments: 0..<64 as Range<UInt64>)
  func `the times to a speed and to a distance are correct`(seed: UInt64) throws {
    var numbers = SeededGenerator(seed: seed)
    let velocity = numbers.number(100...6000) * (seed % 2 == 0 ? 1 : -1)
    let fling = Deceleration.normal
    let slow = fling.milliseconds(from: velocity, toSpeed: Deceleration.stoppingSpeed)
    let left = fling.velocity(velocity, afterMilliseconds: slow)
    #expect((left.magnitude - 10).magnitude < 1e-9)

    let distance = fling.distance(velocity: velocity) * numbers.number(0...0.99)
    let time = try #require(fling.milliseconds(covering: distance, velocity: velocity))
    let covered = fling.distance(velocity: velocity, afterMilliseconds: time)
    #expect((covered - distance).magnitude < 1e-8)
    #expect(fling.milliseconds(covering: -distance - velocity, velocity: velocity) == nil)
  }

  @Test func `UIScrollView was measured to stop at 10 points per second`() {
    let traces = [
      (1500.0, 5158.0, 5901.667), (4875.0, 5536.0, 7963.667), (750.0, 5074.0, 5443.333),
    ]
    let fling = Deceleration.normal
    for (velocity, release, end) in traces {
      let time = fling.milliseconds(from: velocity, toSpeed: Deceleration.stoppingSpeed)
      let way = fling.distance(velocity: velocity, afterMilliseconds: time)
      #expect((release + way - end).magnitude < 0.34)
    }
  }

  @Test(arguments: 0..<32 as Range<UInt64>)
  func `a fling aimed at a grid settles on the nearest position`(seed: UInt64) throws {
    var numbers = SeededGenerator(seed: seed)
    let (start, velocity) = (numbers.number(-500...500), numbers.number(-3000...3000))
    let step = numbers.number(0.3...400)
    let aim = try Deceleration.normal.aimedAtGrid(
      start: start,
      velocity: velocity,
      gridStep: step
    )
    let free = start + Deceleration.normal.distance(velocity: velocity)
    #expect((aim.target - free).magnitude <= step / 2 + 1e-9)
    let reached = start + Deceleration.normal.distance(velocity: aim.velocity)
    #expect((reached - aim.target).magnitude < 1e-9)
  }

  @Test func `the error names an invalid number`() {
    for bad in [Double.nan, 0, 1, -0.5, 1.2] {
      expectRefusal("ratePerMillisecond") { () throws(MotionError) in
        _ = try Deceleration(ratePerMillisecond: bad)
      }
    }
    expectRefusal("gridStep") { () throws(MotionError) in
      _ = try Deceleration.normal.aimedAtGrid(velocity: 1, gridStep: 0)
    }
  }

  @Test func `the announced rest matches measured flings`() {
    // Start, velocity and announced target; offsets were rounded to a third of a point.
    for (start, velocity, target) in [
      (5158.0, 1500.0, 5902.333), (5536, 4875, 7966), (5074, 750, 5443.667),
    ] {
      let rest = Deceleration.normal.announcedRest(from: start, velocity: velocity)
      #expect((rest - target).magnitude < 0.1)
      #expect(rest < start + Deceleration.normal.distance(velocity: velocity))
      let mirrored = Deceleration.normal.announcedRest(from: -start, velocity: -velocity)
      #expect(mirrored == -rest)
    }
    #expect(Deceleration.normal.announcedRest(from: 7, velocity: 9.9) == 7)
  }
}

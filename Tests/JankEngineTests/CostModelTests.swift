import JankEngine
import Testing

struct CostModelTests {
  @Test
  func `costs stay within their spread and depend on the seed`() {
    let costs = DeviceProfile.Costs()
    var one = CostModel(costs: costs, seed: 1)
    var other = CostModel(costs: costs, seed: 2)
    let (low, high) = (0.95 * costs.callback.seconds, 1.05 * costs.callback.seconds)
    var differs = false
    for _ in 0..<100 {
      let drawn = one.callback()
      #expect(drawn.seconds >= low - 1e-9 && drawn.seconds <= high + 1e-9)
      differs = drawn != other.callback() || differs
    }
    #expect(differs)
  }

  @Test
  func `without spread a cost is its value, layer by layer`() {
    var costs = DeviceProfile.Costs()
    costs.jitter = 0
    var model = CostModel(costs: costs, seed: 1)
    let drawn = [
      model.commit(layers: 10), model.prepare(layers: 3), model.execute(layers: 0),
      model.layout(views: 2), model.draw(pixels: 250_000),
    ]
    #expect(drawn == [150 + 30, 503, 1_200, 30, 1_000].map { Interval.microseconds($0) })
  }

  @Test(arguments: [.nan, .infinity, -.infinity, 1e300])
  func `a cost beyond the clock is clamped to its range`(pixels: Double) {
    var costs = DeviceProfile.Costs()
    costs.jitter = 0
    var model = CostModel(costs: costs, seed: 1)
    #expect(model.draw(pixels: pixels) == ClockRange.length)
  }

  @Test
  func `sampling one kind of cost changes no other`() {
    var one = CostModel(costs: DeviceProfile.Costs(), seed: 3)
    var other = CostModel(costs: DeviceProfile.Costs(), seed: 3)
    _ = one.callback()
    let left = [one.commit(layers: 4), one.execute(layers: 4)]
    let right = [other.commit(layers: 4), other.execute(layers: 4)]
    #expect(left == right)
  }
}

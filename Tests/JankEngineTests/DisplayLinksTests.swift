import JankEngine
import Testing

struct DisplayLinksTests {
  @Test
  func `a link is due from the frame after its start until it ends`() {
    var links = DisplayLinks()
    let link = links.start(after: 4)
    #expect(links.due(in: 4).isEmpty)
    #expect(links.due(in: 5) == [link])
    links.invalidate(link)
    #expect(links.due(in: 6).isEmpty)
    #expect(!links.isRunning(at: 6))
  }

  @Test
  func `a paused link is neither due nor running`() {
    var links = DisplayLinks()
    let link = links.start(after: 0)
    links.setPaused(true, of: link)
    #expect(!links.isRunning(at: 9))
    #expect(!links.isDue(link))
    links.setPaused(false, of: link)
    #expect(links.isRunning(at: 9))
    #expect(!links.isRunning(at: 0), "it was not there yet")
    #expect(links.isDue(link))
  }

  @Test
  func `the first pending callback is that of running links, and starts are counted`() {
    var links = DisplayLinks()
    #expect(links.firstCall == nil)
    let (slow, other) = (links.start(after: 3), links.start(after: 6))
    #expect(links.firstCall == 4 && links.startCount == 2)
    #expect(!links.wasCalled(slow))
    links.setRateRequest(FrameRateRequest(minimum: 10, maximum: 10, preferred: 10), of: slow)
    #expect(links.take(slow, in: 4, on: RefreshGrid(hertz: 60)) == 10)
    #expect(links.wasCalled(slow) && links.firstCall == 7)
    links.setPaused(true, of: other)
    #expect(links.firstCall == 10 && links.startCount == 2)
    links.setPaused(false, of: other)
    links.setPaused(false, of: other)
    #expect(links.firstCall == 7 && links.startCount == 3)
  }

  @Test(arguments: [(120, 10, 12, 5), (120, 48, 40, 5), (10, 120, 10, 4), (120, 60, 60, 5)])
  func `a callback keeps its time when the rate of the display changes`(
    old: Int,
    hertz: Int,
    wished: Int,
    change: Int
  ) {
    let rateRequest = FrameRateRequest(
      minimum: 0,
      maximum: Double(wished),
      preferred: Double(wished)
    )
    var grid = RefreshGrid(hertz: old)
    var (before, during) = (DisplayLinks(), DisplayLinks())
    let links = (before.start(after: 0), during.start(after: 0))
    before.setRateRequest(rateRequest, of: links.0)
    during.setRateRequest(rateRequest, of: links.1)
    let planned = grid.time(of: before.take(links.0, in: 3, on: grid))
    grid.change(to: hertz, at: change, announced: 3)
    before.adapt(from: old, to: hertz, at: change)
    let next = during.take(links.1, in: 3, on: grid)
    // Reported before or after the callback, and at the first refresh that is no earlier.
    #expect(before.firstCall == next)
    #expect(grid.time(of: next) >= planned)
    #expect(next <= change || grid.time(of: next - 1) < planned)
    #expect(during.take(links.1, in: next, on: grid) == next + rateRequest.stride(at: hertz))
  }

  @Test
  func `links are called in the order of creation`() {
    var links = DisplayLinks()
    let all = (0..<5).map { _ in links.start(after: 0) }
    #expect(links.due(in: 1) == all)
  }
}

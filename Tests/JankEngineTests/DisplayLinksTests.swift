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
  func `the first call that is to come is that of the links that run, and starts are counted`() {
    var links = DisplayLinks()
    #expect(links.firstCall == nil)
    let (slow, other) = (links.start(after: 3), links.start(after: 6))
    #expect(links.firstCall == 4 && links.startCount == 2)
    #expect(!links.wasCalled(slow))
    links.setWish(FrameRateWish(minimum: 10, maximum: 10, preferred: 10), of: slow, at: 60)
    #expect(links.take(slow, in: 4) == 10)
    #expect(links.wasCalled(slow) && links.firstCall == 7)
    links.setPaused(true, of: other)
    #expect(links.firstCall == 10 && links.startCount == 2)
    links.setPaused(false, of: other)
    links.setPaused(false, of: other)
    #expect(links.firstCall == 7 && links.startCount == 3)
  }

  @Test
  func `links are called in the order they were made`() {
    var links = DisplayLinks()
    let all = (0..<5).map { _ in links.start(after: 0) }
    #expect(links.due(in: 1) == all)
  }
}

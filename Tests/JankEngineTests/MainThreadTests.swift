import JankEngine
import Testing

struct MainThreadTests {
  @Test
  func `the first request is served first, and only when the thread is free`() {
    var thread = MainThread()
    thread.enqueue(.stall(0), at: Instant(nanoseconds: 60))
    thread.enqueue(.frame(begin: 3), at: Instant(nanoseconds: 80))
    let now = Instant(nanoseconds: 100)
    let first = thread.takeUp(at: now)
    #expect(thread.requested == Instant(nanoseconds: 60))
    let start = thread.spend(Interval(nanoseconds: 50))
    let early = thread.takeUp(at: Instant(nanoseconds: 149))
    let second = thread.takeUp(at: Instant(nanoseconds: 150))
    #expect(first == .stall(0))
    #expect(start == now)
    #expect(early == nil)
    #expect(second == .frame(begin: 3))
    #expect(thread.requested == Instant(nanoseconds: 80))
    #expect(thread.clock == Instant(nanoseconds: 150))
  }

  @Test
  func `a timer is overdue until the thread starts it`() {
    var thread = MainThread()
    thread.enqueue(.stall(0), at: .zero)
    #expect(!thread.hasWaitingTimer)
    thread.enqueue(.timer(1), at: .zero)
    _ = thread.takeUp(at: .zero)
    #expect(thread.hasWaitingTimer)
    _ = thread.takeUp(at: .zero)
    #expect(!thread.hasWaitingTimer)
  }

  @Test
  func `work of one request is consecutive`() {
    var thread = MainThread()
    thread.enqueue(.frame(begin: 0), at: .zero)
    #expect(thread.hasWaitingFrame && thread.waitingFrame == 0)
    _ = thread.takeUp(at: .zero)
    #expect(!thread.hasWaitingFrame)
    let starts = [thread.spend(.milliseconds(1)), thread.spend(.milliseconds(2))]
    #expect(starts == [.zero, .zero + .milliseconds(1)])
    #expect(thread.freeAt == .zero + .milliseconds(3))
  }
}

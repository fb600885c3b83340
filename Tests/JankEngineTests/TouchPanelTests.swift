import JankEngine
import Testing

struct TouchPanelTests {
  private func sample(
    _ milliseconds: Int64,
    _ phase: TouchSample.Phase,
    touchID: Int = 0
  ) -> TouchSample {
    TouchSample(
      time: .zero + .milliseconds(milliseconds),
      touchID: touchID,
      phase: phase,
      location: [0, Double(milliseconds)]
    )
  }

  @Test
  func `moves that arrive together are coalesced into the last one`() {
    var panel = TouchPanel()
    for touch in [sample(0, .began), sample(4, .moved), sample(8, .moved), sample(12, .moved)] {
      panel.sense(touch)
    }
    let deliveries = panel.takeDeliveries()
    #expect(deliveries.map(\.sample.phase) == [.began, .moved])
    #expect(deliveries[1].sample.time == .zero + .milliseconds(12))
    #expect(deliveries[1].coalesced.count == 3)
    #expect(panel.isEmpty)
  }

  @Test
  func `begins and ends of touches are never coalesced`() {
    var panel = TouchPanel()
    for touch in [
      sample(0, .began), sample(1, .moved), sample(2, .ended), sample(3, .began), sample(4, .moved),
      sample(5, .cancelled),
    ] {
      panel.sense(touch)
    }
    let phases = panel.takeDeliveries().map(\.sample.phase)
    #expect(phases == [.began, .moved, .ended, .began, .moved, .cancelled])
  }

  @Test
  func `touches are coalesced separately`() {
    var panel = TouchPanel()
    for touch in [
      sample(0, .moved), sample(1, .moved, touchID: 1), sample(2, .moved),
      sample(3, .moved, touchID: 1),
    ] {
      panel.sense(touch)
    }
    let touchIDs = panel.takeDeliveries().map(\.sample.touchID)
    #expect(touchIDs == [0, 1])
  }

  @Test
  func `a stationary sample is coalesced into moves, and stays stationary alone`() {
    var panel = TouchPanel()
    for touch in [sample(0, .stationary), sample(4, .moved), sample(8, .stationary)] {
      panel.sense(touch)
    }
    let moved = panel.takeDeliveries()
    #expect(moved.map(\.sample.phase) == [.moved])
    #expect(moved.map(\.coalesced.count) == [3])
    for touch in [sample(12, .stationary), sample(16, .stationary)] { panel.sense(touch) }
    #expect(panel.takeDeliveries().map(\.sample.phase) == [.stationary])
  }

  @Test
  func `of coalesced samples only the last is a delivery of its own`() {
    var panel = TouchPanel()
    for touch in [sample(0, .began), sample(4, .moved), sample(8, .moved), sample(12, .moved)] {
      panel.sense(touch)
    }
    let time = Instant.zero + .milliseconds(16)
    let records = panel.takeDeliveries().flatMap { $0.records(deliveredAt: time) }
    #expect(records.map(\.isCoalesced) == [false, true, true, false])
    #expect(records.allSatisfy { $0.delivered == time })
  }
}

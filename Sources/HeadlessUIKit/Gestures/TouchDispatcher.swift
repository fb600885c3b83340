internal import Foundation
internal import JankEngine
internal import JankTrace

/// Delivers touches to gesture recognisers and views.
///
/// 1. It groups deliveries into events in which each touch has one sample.
/// 2. It hit-tests a new touch and assigns it to the view and to the recognisers of that view and
///    its superviews, unless a recogniser or its delegate rejects the touch.
/// 3. The recognisers receive the event, nearest view first; then their requests are settled.
/// 4. The view receives the touches that no recogniser cancels or delays.
final class TouchDispatcher {
  let arbiter = GestureArbiter()
  private unowned let simulation: Simulation
  // In the order in which they began.
  private var contacts: [TouchContact] = []
  private var inPlay: [UIGestureRecognizer] = []
  private var tapCounter = TapCounter()
  private var lastEvent = UIEvent(timestamp: 0, framePeriod: 0)
  // The time of the newest sample of the event that is being delivered.
  private var deliveredTouch: Instant?
  /// How recognisers handled each touch, by touch number; for a reused number, the latest touch.
  private(set) var fates: [Int: TouchFate]

  init(of simulation: Simulation, fates: [Int: TouchFate] = [:]) {
    self.simulation = simulation
    self.fates = fates
  }

  func deliver(_ deliveries: [TouchPanel.Delivery]) {
    cancelDetached()
    for deliveries in Self.events(of: deliveries) { deliver(event: deliveries) }
  }

  func cancelAllTouches() {
    let time = simulation.device.mediaTime
    deliver(
      contacts.filter { !$0.touch.isOver }.map { contact in
        .cancellation(of: contact.touch.touchID, at: contact.touch.locationOnScreen, time)
      }
    )
  }

  var hasTouchIDs: Bool { contacts.contains { !$0.touch.isOver } }

  /// Cancels gestures whose view is no longer in a window.
  func cancelDetached() {
    for recognizer in inPlay where recognizer.view?.window == nil { recognizer.cancel() }
  }

  /// Settles the recognisers' requests, calls the views and resets finished recognisers.
  func settle() {
    guard arbiter.settle() else { return }
    for contact in contacts { contact.tellView(of: lastEvent) }
    contacts.removeAll { $0.isDone && $0.touch.isOver }
    let finished = inPlay.filter { recognizer in
      recognizer.standing.settled.isFinal && recognizer.touches.allSatisfy(\.isOver)
    }
    inPlay.removeAll { recognizer in finished.contains { $0 === recognizer } }
    for recognizer in finished {
      noteFate(of: recognizer)
      recognizer.startOver()
    }
  }

  /// Reports to the device that changes from here on follow the touches of the current event.
  func stateTouchTime() {
    guard let deliveredTouch else { return }
    simulation.device.state(appTime: deliveredTouch, by: .touches)
  }

  /// Marks a recogniser's touches as recognised and cancels them in their views.
  func recognized(_ recognizer: UIGestureRecognizer) {
    for touch in recognizer.touches { fates[touch.touchID]?.isRecognized = true }
    guard recognizer.cancelsTouchesInView else { return }
    for contact in contacts where recognizer.touches.contains(where: { $0 === contact.touch }) {
      contact.isTakenAway = true
    }
  }
}

// MARK: Events

extension TouchDispatcher {
  private func noteFate(of recognizer: UIGestureRecognizer) {
    guard let reason = recognizer.standing.rejection else { return }
    for touch in recognizer.touches {
      fates[touch.touchID]?.rejections[recognizer.traceName] = reason
    }
  }

  /// Marks a touch that continues a gesture under way as recognised.
  private func noteJoining(_ touch: UITouch) {
    let joins = (touch.gestureRecognizers ?? []).contains { recognizer in
      recognizer.standing.settled.isRecognized && recognizer.touches.contains { $0 === touch }
    }
    if joins { fates[touch.touchID]?.isRecognized = true }
  }

  /// Groups deliveries into events that contain each touch at most once.
  private static func events(of deliveries: [TouchPanel.Delivery]) -> [[TouchPanel.Delivery]] {
    var events: [[TouchPanel.Delivery]] = []
    for delivery in deliveries {
      let touchID = delivery.sample.touchID
      if let last = events.last, !last.contains(where: { $0.sample.touchID == touchID }) {
        events[events.count - 1].append(delivery)
      } else {
        events.append([delivery])
      }
    }
    return events
  }

  private func deliver(event deliveries: [TouchPanel.Delivery]) {
    let lost = deliveries.filter { delivery in
      delivery.sample.phase == .began && contact(of: delivery.sample.touchID) != nil
    }
    // A touch that begins although it is down has lost its end: the old one is cancelled.
    if !lost.isEmpty {
      deliver(
        event: lost.map { delivery in
          let sample = delivery.sample
          return .cancellation(of: sample.touchID, at: sample.location, sample.time)
        }
      )
    }
    let event = UIEvent(
      timestamp: deliveries.map(\.sample.time.seconds).max() ?? 0,
      framePeriod: simulation.device.display.period
    )
    lastEvent = event
    deliveredTouch = deliveries.map(\.sample.time).max()
    defer { deliveredTouch = nil }
    for contact in contacts where !contact.touch.isOver { contact.touch.rest() }
    var newTouches: [UITouch] = []
    for delivery in deliveries {
      if delivery.sample.phase == .began {
        newTouches.append(begin(delivery.sample, event))
      } else {
        contact(of: delivery.sample.touchID)?.touch.update(delivery.sample)
      }
    }
    for contact in contacts where !contact.wasOver { contact.join(event, deliveries) }
    arbiter.watch {
      for touch in newTouches {
        for recognizer in touch.gestureRecognizers ?? [] { recognizer.follow(touch) }
      }
      for recognizer in inPlay { recognizer.receive(event) }
    }
    for touch in newTouches { noteJoining(touch) }
    settle()
  }

  private func contact(of touchID: Int) -> TouchContact? {
    contacts.first { $0.touch.touchID == touchID && !$0.touch.isOver }
  }

  private func begin(_ sample: TouchSample, _ event: UIEvent) -> UITouch {
    let simulation = simulation
    let hit = simulation.window?.hitTest(CGPoint(sample.location), with: event)
    if hit == nil {
      let (x, y) = (sample.location.x, sample.location.y)
      simulation.warn("a touch began at (\(x), \(y)), where there is no view")
    }
    let touch = UITouch(sample, view: hit)
    touch.tapCount = tapCounter.count(touch)
    let isExtra =
      hit?.isMultipleTouchEnabled == false
      && contacts.contains { $0.touch.view === hit && !$0.touch.isOver }
    let followers = followers(of: touch)
    touch.gestureRecognizers = followers
    fates[touch.touchID] = TouchFate(watchers: followers.map(\.traceName))
    let contact = TouchContact(touch: touch, isHidden: isExtra)
    contact.isTakenAway =
      touch.gestureRecognizers?.contains {
        $0.cancelsTouchesInView && $0.standing.settled.isRecognized
      } ?? false
    contacts.append(contact)
    return touch
  }

  private func followers(of touch: UITouch) -> [UIGestureRecognizer] {
    var followers: [UIGestureRecognizer] = []
    var view = touch.view
    while let current = view {
      followers += (current.gestureRecognizers ?? []).filter { recognizer in
        recognizer.isEnabled && recognizer.standing.seesTouches
          && recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true
      }
      view = current.superview
    }
    inPlay += followers.filter { follower in !inPlay.contains { $0 === follower } }
    return followers
  }
}

extension TouchPanel.Delivery {
  fileprivate static func cancellation(
    of touchID: Int,
    at location: SIMD2<Double>,
    _ time: Instant
  ) -> TouchPanel.Delivery {
    TouchPanel.Delivery(
      sample: TouchSample(time: time, touchID: touchID, phase: .cancelled, location: location)
    )
  }
}

import HeadlessUIKit
import Testing

struct UIPanGestureRecognizerTests {
  private func touches(
    _ points: [(x: Double, y: Double)],
    ending: TouchSample.Phase = .ended
  ) -> [TouchSample] {
    points.enumerated().map { index, point in
      let last = index == points.count - 1
      return TouchSample(
        time: .zero + .milliseconds(100 + 20 * Int64(index)),
        touchID: 0,
        phase: index == 0 ? .began : last ? ending : .moved,
        location: [point.x, point.y]
      )
    }
  }

  private func log(_ samples: [TouchSample]) -> [String] {
    var log: [String] = []
    play { window, simulation in
      let pan = UIPanGestureRecognizer { recognizer in
        guard let pan = recognizer as? UIPanGestureRecognizer else { return }
        let moved = pan.translation(in: window)
        log.append("\(pan.state) \(Int(moved.x.rounded())) \(Int(moved.y.rounded()))")
      }
      window.addGestureRecognizer(pan)
      simulation.schedule(touches: samples)
    }
    return log
  }

  @Test
  func `a drag begins after ten points, which are subtracted from then on`() {
    let log = log(touches([(100, 100), (100, 109), (100, 112), (100, 150), (100, 150)]))
    #expect(log == ["began 0 2", "changed 0 40", "ended 0 40"])
  }

  @Test
  func `the slop is subtracted along the direction of the touch`() {
    let log = log(touches([(100, 100), (130, 140), (160, 180), (160, 180)]))
    #expect(log == ["began 24 32", "changed 54 72", "ended 54 72"])
  }

  @Test
  func `a touch that hardly moves is no drag`() {
    #expect(log(touches([(100, 100), (103, 104), (105, 105), (105, 105)])).isEmpty)
  }

  @Test
  func `a touch that the system cancels cancels the drag`() {
    let log = log(touches([(100, 100), (100, 150), (100, 150)], ending: .cancelled))
    #expect(log == ["began 0 40", "cancelled 0 40"])
  }

  @Test
  func `disabling the recogniser cancels a drag under way`() {
    var states: [UIGestureRecognizer.State] = []
    play { window, simulation in
      let pan = UIPanGestureRecognizer { states.append($0.state) }
      window.addGestureRecognizer(pan)
      simulation.schedule(
        touches: touches([(100, 100), (100, 150), (100, 160), (100, 170), (100, 170)])
      )
      simulation.schedule("off", at: .milliseconds(139)) { pan.isEnabled = false }
    }
    #expect(states.first == .began)
    #expect(states.last == .cancelled)
    #expect(!states.contains(.ended))
  }

  @Test
  func `a second touch that comes and goes neither moves nor ends the drag`() {
    var log: [String] = []
    func sample(_ time: Int64, _ touchID: Int, _ phase: TouchSample.Phase, _ y: Double)
      -> TouchSample
    {
      TouchSample(
        time: .zero + .milliseconds(time),
        touchID: touchID,
        phase: phase,
        location: [100 + 150 * Double(touchID), y]
      )
    }
    play { window, simulation in
      let pan = UIPanGestureRecognizer { recognizer in
        guard let pan = recognizer as? UIPanGestureRecognizer else { return }
        log.append("\(pan.state) \(Int(pan.translation(in: window).y.rounded()))")
      }
      window.addGestureRecognizer(pan)
      simulation.schedule(touches: [
        sample(100, 0, .began, 100), sample(120, 0, .moved, 160), sample(140, 1, .began, 400),
        sample(160, 1, .ended, 400), sample(180, 0, .moved, 170), sample(200, 0, .ended, 170),
      ])
    }
    #expect(log == ["began 50", "changed 60", "ended 60"])
  }

  @Test
  func `an app can set the translation, which continues from there`() {
    var log: [CGFloat] = []
    play { window, simulation in
      let pan = UIPanGestureRecognizer { recognizer in
        guard let pan = recognizer as? UIPanGestureRecognizer else { return }
        log.append(pan.translation(in: window).y)
        pan.setTranslation(.zero, in: window)
      }
      window.addGestureRecognizer(pan)
      simulation.schedule(
        touches: touches([(100, 100), (100, 150), (100, 170), (100, 195), (100, 195)])
      )
    }
    #expect(log == [40, 20, 25, 0])
  }

  @Test(arguments: [[400, 0], [0, -1_500], [300, 400]] as [SIMD2<Double>])
  func `the velocity of a uniform movement is its speed, whatever the view`(speed: SIMD2<Double>) {
    var velocities: [SIMD2<Double>] = []
    let start = SIMD2<Double>(180, 300)
    play(touchIDs: touchID(line(start, start + speed * 0.1, steps: 20), every: 5)) { window, _, _ in
      let view = UIView(frame: CGRect(x: 30, y: 40, width: 300, height: 600))
      window.addSubview(view)
      window.addGestureRecognizer(
        UIPanGestureRecognizer { recognizer in
          guard let pan = recognizer as? UIPanGestureRecognizer else { return }
          let (inView, inWindow) = (pan.velocity(in: view), pan.velocity(in: nil))
          #expect(abs(inView.x - inWindow.x) < 1e-9 && abs(inView.y - inWindow.y) < 1e-9)
          velocities.append([inView.x, inView.y])
        }
      )
    }
    #expect(velocities.count > 3)
    #expect(velocities.allSatisfy { abs($0.x - speed.x) < 1e-6 && abs($0.y - speed.y) < 1e-6 })
  }

  @Test
  func `a touch that rests before its release has no velocity`() {
    var last = CGPoint(x: 1, y: 1)
    var samples = touchID(line([50, 50], [50, 150]), every: 5)
    let end = samples.removeLast()
    samples.append(
      TouchSample(
        time: end.time + .milliseconds(60),
        touchID: 0,
        phase: .ended,
        location: end.location
      )
    )
    play(touchIDs: samples) { window, _, _ in
      window.addGestureRecognizer(
        UIPanGestureRecognizer { recognizer in
          guard let pan = recognizer as? UIPanGestureRecognizer else { return }
          if pan.state == .ended { last = pan.velocity(in: window) }
        }
      )
    }
    #expect(last == .zero)
  }

  @Test
  func `the specified number of touches drags, fewer or more do not`() {
    for (minimum, maximum, count) in [(2, 2, 1), (2, 2, 2), (1, 1, 2), (1, 3, 3), (2, 2, 3)] {
      let samples = (0..<count).flatMap { number in
        touchID(
          line([50 + 60 * Double(number), 50], [50 + 60 * Double(number), 150]),
          touchID: number
        )
      }
      let log = play(touchIDs: samples.sorted { $0.time < $1.time }) { window, log, _ in
        let pan = log.watch(UIPanGestureRecognizer(), "pan", on: window)
        pan.minimumNumberOfTouches = minimum
        pan.maximumNumberOfTouches = maximum
      }
      let isDrag = (minimum...maximum).contains(count)
      #expect(log.lines == (isDrag ? ["pan began", "pan ended"] : []))
    }
  }

  @Test
  func `a later touch above the limit is ignored`() {
    var log: [Double] = []
    let drag = touchID(line([50, 50], [50, 150]), every: 20)
    let other = touchID(line([200, 400], [200, 100], steps: 4), from: 190, every: 20, touchID: 1)
    play(touchIDs: (drag + other).sorted { $0.time < $1.time }) { window, _, _ in
      let pan = UIPanGestureRecognizer { recognizer in
        guard let pan = recognizer as? UIPanGestureRecognizer else { return }
        log.append(pan.translation(in: window).y)
      }
      pan.maximumNumberOfTouches = 1
      window.addGestureRecognizer(pan)
    }
    #expect(log.last.map { abs($0 - 90) < 1e-9 } == true)
    #expect(zip(log, log.dropFirst()).allSatisfy { $0 <= $1 })
  }
}

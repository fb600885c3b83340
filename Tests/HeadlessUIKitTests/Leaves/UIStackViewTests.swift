import HeadlessUIKit
import Testing

// Also tests: UISlider, UIGraphicsImage, UITableViewController, UIApplicationDelegate.

struct UIStackViewTests {
  private func part(_ width: CGFloat, _ height: CGFloat) -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  }

  @Test(arguments: [
    (UIStackView.Distribution.fill, [0, 50, 100], [40, 40, 200]),
    (.fillEqually, [0, 103.333, 206.667], [93.333, 93.333, 93.333]),
    (.fillProportionally, [0, 103.333, 206.667], [93.333, 93.333, 93.333]),
    (.equalSpacing, [0, 130, 260], [40, 40, 40]),
  ])
  func `views share the length of the stack`(
    distribution: UIStackView.Distribution,
    starts: [CGFloat],
    lengths: [CGFloat]
  ) {
    play { window, _ in
      let stack = UIStackView(arrangedSubviews: (0..<3).map { _ in part(40, 20) })
      stack.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
      (stack.spacing, stack.distribution) = (10, distribution)
      window.addSubview(stack)
      stack.layoutIfNeeded()
      for (view, (start, length)) in zip(stack.arrangedSubviews, zip(starts, lengths)) {
        #expect(abs(view.frame.minX - start) < 0.01 && abs(view.frame.width - length) < 0.01)
        #expect(view.frame.minY == 0 && view.frame.height == 60)
      }
    }
  }

  @Test func `a column centres views, omits hidden ones and knows its size`() {
    play { window, _ in
      let stack = UIStackView()
      (stack.axis, stack.alignment) = (.vertical, .center)
      for view in [part(40, 20), part(10, 10), part(60, 30)] { stack.addArrangedSubview(view) }
      stack.arrangedSubviews[1].isHidden = true
      stack.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
      window.addSubview(stack)
      stack.layoutIfNeeded()
      #expect(stack.arrangedSubviews[0].frame == CGRect(x: 30, y: 0, width: 40, height: 20))
      #expect(stack.arrangedSubviews[2].frame == CGRect(x: 20, y: 20, width: 60, height: 30))
      #expect(stack.intrinsicContentSize == CGSize(width: 60, height: 50))
      stack.arrangedSubviews[0].removeFromSuperview()
      #expect(stack.arrangedSubviews.count == 2)
    }
  }

  @Test func `a drag moves the thumb of a slider and sends its value`() {
    var values: [Float] = []
    play { window, stage in
      let slider = UISlider(frame: CGRect(x: 50, y: 100, width: 228, height: 30))
      slider.maximumValue = 10
      slider.addAction(
        UIAction { action in values.append((action.sender as? UISlider)?.value ?? -1) },
        for: .valueChanged
      )
      window.addSubview(slider)
      let phases: [(Int64, TouchSample.Phase, Double)] = [
        (100, .began, 70), (150, .moved, 164), (200, .ended, 400),
      ]
      stage.schedule(
        touches: phases.map { time, phase, x in
          TouchSample(
            time: .zero + .milliseconds(time),
            touchID: 0,
            phase: phase,
            location: SIMD2(x, 115)
          )
        }
      )
      stage.schedule("look", at: .milliseconds(400)) {
        #expect(slider.value == 10)
        slider.value = -3
        #expect(slider.value == 0)
      }
    }
    #expect(values == [5, 10])
  }

  @Test func `drawings of the same layers are the same image`() {
    play { window, _ in
      let view = part(30, 30)
      view.backgroundColor = .red
      window.addSubview(view)
      func draw() -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 30, height: 30)).image { context in
          view.layer.render(in: context.cgContext)
        }
      }
      let (first, second) = (draw(), draw())
      view.backgroundColor = .blue
      let third = draw()
      #expect(first.size == CGSize(width: 30, height: 30))
      let looks = [first, second, third].map { image in
        let view = UIImageView(image: image)
        return view.layer.value(forKeyPath: "contents") as? CGFloat
      }
      #expect(looks[0] == looks[1] && looks[0] != looks[2])
      #expect(UIGraphicsGetCurrentContext() == nil)
      UIGraphicsBeginImageContextWithOptions(view.bounds.size, false, 0)
      #expect(view.drawHierarchy(in: view.bounds, afterScreenUpdates: true))
      #expect(UIGraphicsGetImageFromCurrentImageContext() != nil)
      UIGraphicsEndImageContext()
    }
  }

  @Test func `a table controller shows the rows that its class supplies`() {
    final class Rows: UITableViewController, UIApplicationDelegate {
      override func tableView(
        _ tableView: UITableView,
        numberOfRowsInSection section: Int
      ) -> Int { 3 }
    }
    play { window, stage in
      let rows = Rows()
      window.rootViewController = rows
      stage.schedule("look", at: .milliseconds(300)) {
        #expect(rows.tableView === rows.view)
        #expect(rows.tableView?.visibleCells.count == 3)
        #expect(rows.application(.shared, didFinishLaunchingWithOptions: nil))
      }
    }
  }
}

import HeadlessUIKit
import Testing

struct LayoutMarginsTests {
  @Test func `constraints refer to margins, of the app or of the system`() {
    play { window, stage in
      let (page, box, part) = (UIViewController(), UIView(), UIView())
      window.rootViewController = page
      page.view.addSubview(box)
      box.addSubview(part)
      for view in [box, part] { view.translatesAutoresizingMaskIntoConstraints = false }
      let guide = page.view.layoutMarginsGuide
      NSLayoutConstraint.activate([
        box.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        box.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        box.topAnchor.constraint(equalTo: guide.topAnchor),
        box.heightAnchor.constraint(equalToConstant: 100),
        NSLayoutConstraint(
          item: part,
          attribute: .leading,
          relatedBy: .equal,
          toItem: box,
          attribute: .leadingMargin,
          multiplier: 1,
          constant: 0
        ),
        NSLayoutConstraint(
          item: part,
          attribute: .centerY,
          relatedBy: .equal,
          toItem: box,
          attribute: .centerYWithinMargins,
          multiplier: 1,
          constant: 0
        ),
        part.widthAnchor.constraint(equalToConstant: 10),
        part.heightAnchor.constraint(equalToConstant: 20),
      ])
      stage.schedule("look", at: .milliseconds(100)) {
        #expect(box.frame == CGRect(x: 16, y: 0, width: 343, height: 100))
        #expect(part.frame == CGRect(x: 8, y: 40, width: 10, height: 20))
        box.layoutMargins = UIEdgeInsets(top: 30, left: 5, bottom: 10, right: 0)
        #expect(box.directionalLayoutMargins.leading == 5)
      }
      stage.schedule("look", at: .milliseconds(200)) {
        #expect(part.frame == CGRect(x: 5, y: 50, width: 10, height: 20))
        page.additionalSafeAreaInsets = UIEdgeInsets(top: 40, left: 0, bottom: 0, right: 0)
        #expect(page.view.layoutMargins.top == 40)
        page.view.insetsLayoutMarginsFromSafeArea = false
        #expect(page.view.layoutMargins == UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
      }
    }
  }

  @Test func `texts of two sizes stand on one line`() {
    play { window, stage in
      let (large, small, box) = (UILabel(), UILabel(), UIView())
      large.font = .systemFont(ofSize: 40)
      small.font = .systemFont(ofSize: 20)
      for view in [large, small, box] {
        (view as? UILabel)?.text = "Text"
        view.translatesAutoresizingMaskIntoConstraints = false
        window.addSubview(view)
        view.leadingAnchor.constraint(equalTo: window.leadingAnchor).isActive = true
      }
      large.topAnchor.constraint(equalTo: window.topAnchor).isActive = true
      small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor).isActive = true
      box.lastBaselineAnchor.constraint(equalTo: large.lastBaselineAnchor).isActive = true
      box.heightAnchor.constraint(equalToConstant: 5).isActive = true
      box.widthAnchor.constraint(equalToConstant: 5).isActive = true
      stage.schedule("look", at: .milliseconds(100)) {
        // The ascents are 38.08 and 19.04 points.
        #expect(abs(small.frame.minY - 19.04) < 0.01)
        #expect(abs(box.frame.maxY - (large.frame.maxY - 9.654)) < 0.01)
      }
    }
  }
}

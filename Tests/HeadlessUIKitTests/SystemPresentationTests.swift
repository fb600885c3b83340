import HeadlessUIKit
import Testing

// Also tests: UIAdaptivePresentationControllerDelegate, UIPopoverPresentationController.

struct SystemPresentationTests {
  private static let pad: DeviceProfile = {
    var profile = quietPhone
    profile.screenSize = [768, 1024]
    return profile
  }()

  /// The frame of a page, and the values of all views in its container.
  private func present(
    _ style: UIModalPresentationStyle,
    on profile: DeviceProfile = quietPhone,
    preferring size: CGSize = .zero,
    _ check: @escaping (UIViewController, [UIView]) -> Void
  ) {
    play(on: profile) { window, simulation in
      let (a, b) = (controller("A"), controller("B", style: style))
      b.preferredContentSize = size
      b.popoverPresentationController?.sourceView = a.view
      b.popoverPresentationController?.sourceRect = CGRect(x: 700, y: 100, width: 40, height: 20)
      window.rootViewController = a
      simulation.schedule("present", at: .zero) { a.present(b, animated: true) }
      simulation.schedule("check", at: .milliseconds(1_000)) {
        check(b, b.view.superview?.subviews ?? [])
      }
    }
  }

  @Test
  func `a sheet on a phone ends below the top, over a dimming view`() {
    for style in [UIModalPresentationStyle.pageSheet, .formSheet] {
      present(style) { b, views in
        #expect(b.view.frame == CGRect(x: 0, y: 59, width: 375, height: 608))
        #expect(views.count == 2)
        #expect(views.first?.alpha == 0.2)
        #expect(views.last === b.view)
      }
    }
  }

  @Test
  func `a form sheet on a tablet is in the middle, with the preferred size`() {
    present(.formSheet, on: Self.pad) { b, _ in
      #expect(b.view.frame == CGRect(x: 114, y: 202, width: 540, height: 620))
    }
    present(.formSheet, on: Self.pad, preferring: CGSize(width: 300, height: 200)) { b, _ in
      #expect(b.view.frame == CGRect(x: 234, y: 412, width: 300, height: 200))
    }
  }

  @Test
  func `a popover is below its source, within the screen`() {
    present(.popover, on: Self.pad, preferring: CGSize(width: 200, height: 100)) { b, views in
      #expect(b.view.frame == CGRect(x: 568, y: 120, width: 200, height: 100))
      #expect(views == [b.view])
    }
  }

  @Test
  func `a popover on a phone is a page sheet`() {
    present(.popover) { b, _ in
      #expect(b.view.frame.minY == 59)
    }
  }

  @Test
  func `an adaptive delegate can keep a popover`() {
    final class Keeper: NSObject, UIAdaptivePresentationControllerDelegate {
      func adaptivePresentationStyle(
        for controller: UIPresentationController
      ) -> UIModalPresentationStyle { .none }
    }
    play { window, simulation in
      let (a, b, keeper) = (controller("A"), controller("B", style: .popover), Keeper())
      b.preferredContentSize = CGSize(width: 200, height: 100)
      b.popoverPresentationController?.delegate = keeper
      window.rootViewController = a
      simulation.schedule("present", at: .zero) { a.present(b, animated: true) }
      simulation.schedule("check", at: .milliseconds(1_000)) {
        _ = keeper
        #expect(b.view.frame.size == CGSize(width: 200, height: 100))
      }
    }
  }

  private final class ResizedPage: UIViewController {
    private(set) var sizes: [CGSize] = []

    override func viewWillTransition(
      to size: CGSize,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      sizes.append(size)
    }
  }

  @Test(
    arguments: [
      (.pageSheet, CGSize(width: 800, height: 800)), (.formSheet, CGSize(width: 540, height: 620)),
      (.popover, CGSize(width: 320, height: 480)), (.fullScreen, CGSize(width: 1000, height: 800)),
    ] as [(UIModalPresentationStyle, CGSize)]
  )
  func `a page gets the size that it will have, not that of the screen`(
    style: UIModalPresentationStyle,
    size: CGSize
  ) {
    play(on: Self.pad) { window, simulation in
      let (a, b) = (controller("A"), ResizedPage())
      b.modalPresentationStyle = style
      window.rootViewController = a
      simulation.schedule("present", at: .zero) { a.present(b, animated: false) }
      simulation.schedule(resizeTo: [1000, 800], at: .milliseconds(1_000))
      simulation.schedule("check", at: .milliseconds(2_000)) {
        #expect(b.sizes == [size] && b.view.frame.size == size)
      }
    }
  }

  @Test
  func `the dimming disappears with the sheet`() {
    let trace = play(watching: ["dimming view"]) { window, simulation in
      let (a, b) = (controller("A"), controller("B", style: .pageSheet))
      window.rootViewController = a
      simulation.schedule("present", at: .zero) { a.present(b, animated: true) }
      simulation.schedule("dismiss", at: .milliseconds(1_000)) { b.dismiss(animated: true) }
      simulation.schedule("check", at: .milliseconds(2_000)) {
        #expect(window.subviews == [a.view])
      }
    }
    let alphas = trace.samples.map(\.opacity)
    #expect(alphas.max() == 0.2)
    #expect((alphas.first ?? 1) < 0.05)
    #expect((alphas.last ?? 1) < 0.05)
  }
}

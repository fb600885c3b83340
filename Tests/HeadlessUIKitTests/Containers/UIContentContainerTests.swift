import HeadlessUIKit
import Testing

struct UIContentContainerTests {
  @Test
  func `the parent is notified once for each change of the preferred size`() {
    final class SizedContainer: Container {
      var heard: [CGSize] = []
      override func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
      ) { heard.append(container.preferredContentSize) }
    }
    play { _, _ in
      let (listener, child) = (SizedContainer(), controller("child"))
      listener.addChild(child)
      let small = CGSize(width: 10, height: 20)
      child.preferredContentSize = small
      child.preferredContentSize = small
      child.preferredContentSize = .zero
      #expect(listener.heard == [small, .zero])
    }
  }

  @Test
  func `a child gets the size of its parent by default`() {
    play { _, _ in
      let size = CGSize(width: 100, height: 50)
      #expect(
        controller("A").size(
          forChildContentContainer: controller("child"),
          withParentContainerSize: size
        ) == size
      )
    }
  }
}

import HeadlessUIKit
import Testing

struct NotificationCenterTests {
  private let name = Notification.Name("hello")

  @Test func `observers hear in the order in which they were added, until they are removed`() {
    var heard: [Int] = []
    play { _, _ in
      let center = NotificationCenter.default
      let tokens = (0..<20).map { number in
        center.addObserver(forName: name, object: nil, queue: nil) { _ in heard.append(number) }
      }
      center.post(name: name, object: nil)
      for token in tokens.dropFirst(2) { center.removeObserver(token) }
      center.post(name: name, object: nil)
    }
    #expect(heard == Array(0..<20) + [0, 1])
  }

  @Test func `name and object decide which notifications are heard`() {
    var heard: [String] = []
    play { _, _ in
      let (one, other) = (NSObject(), NSObject())
      let center = NotificationCenter()
      var tokens = [
        center.addObserver(forName: name, object: one, queue: nil) { _ in
          heard.append("one")
        }
      ]
      tokens.append(
        center.addObserver(forName: nil, object: nil, queue: nil) { notification in
          heard.append("any \(notification.userInfo?["number"] ?? 0)")
        }
      )
      center.post(name: name, object: one, userInfo: ["number": 7])
      center.post(name: name, object: other)
      center.post(name: Notification.Name("other"), object: one)
      center.removeObserver(tokens[1], name: Notification.Name("missing"), object: nil)
      center.post(Notification(name: name))
      NotificationCenter.default.post(name: name, object: one)
    }
    #expect(heard == ["one", "any 7", "any 0", "any 0", "any 0"])
  }
}

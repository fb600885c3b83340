import Foundation
import JankImports
import JankMotion
import JankTool
import JankTrace
import Testing

struct VelocityRuleContactTests {
  private static let vectors = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "JankMotionTests/Vectors/gestures")

  static let names: [String] = {
    let files = try? FileManager.default.contentsOfDirectory(atPath: vectors.path)
    return (files ?? []).filter { $0.hasSuffix(".json") }.sorted()
  }()

  static func stream(_ name: String) throws -> (stream: GestureStream, json: [String: Any]) {
    let data = try Data(contentsOf: vectors.appending(path: name))
    let json = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    return (try GestureRecording.read(Array(data), path: name).stream, try #require(json))
  }

  /// What an origin expects of a stream of one contact, where it is the speed as the finger leaves.
  private struct Expectation {
    let estimator: VelocityRule
    let velocity: [Double?]

    init?(_ value: [String: Any]) {
      guard let name = value["estimator"] as? String,
        let estimator = VelocityRule(rawValue: name),
        value["readAfterMs"] == nil, value["sampleCount"] == nil, value["pointer"] == nil,
        let exact = value["exact"] as? [String: Any]
      else { return nil }
      self.estimator = estimator
      velocity = [exact["x"] as? Double, exact["y"] as? Double]
    }
  }

  @Test func `speeds are those that the origins of recordings expect`() throws {
    var count = 0
    for name in Self.names {
      let (stream, json) = try Self.stream(name)
      let all = (json["expectedVelocities"] as? [[String: Any]] ?? []).compactMap(Expectation.init)
      guard let contact = stream.contacts.first, stream.contacts.count == 1 else { continue }
      for expected in all {
        let found = expected.estimator.velocity(of: contact, scale: nil)
        for axis in [0, 1] {
          guard let value = expected.velocity[axis] else { continue }
          let error = ((found?[axis] ?? 0) - value).magnitude
          #expect(error <= 1e-6 * max(1, value.magnitude), "\(name) \(expected.estimator)")
          count += 1
        }
      }
    }
    #expect(count >= 60)
  }

  @Test func `a cancelled touch has no velocity`() throws {
    var contact = try Self.stream("flutter-swipe-06.json").stream.contacts[0]
    #expect(VelocityRule.lsq2.velocity(of: contact, scale: nil) != nil)
    contact.end = .cancelled
    for estimator in VelocityRule.allCases {
      #expect(estimator.velocity(of: contact, scale: 1) == nil)
    }
  }

  @Test func `speeds are in points if the scale is known, and only then a scroll view answers`()
    throws
  {
    let contact = try Self.stream("flutter-swipe-06.json").stream.contacts[0]
    #expect(VelocityRule.scrollView.velocity(of: contact, scale: nil) == nil)
    let single = try #require(VelocityRule.scrollView.velocity(of: contact, scale: 1))
    let double = try #require(VelocityRule.scrollView.velocity(of: contact, scale: 2))
    #expect(double == single * 2)
  }

  @Test func `Flutter's rules call a touch still that has rested`() throws {
    var contact = try Self.stream("flutter-swipe-06.json").stream.contacts[0]
    contact.endTime += .milliseconds(50)
    for estimator in [VelocityRule.lsq2, .iOSWeighted, .macOSWeighted] {
      #expect(estimator.velocity(of: contact, scale: 1) == .zero)
    }
    #expect(VelocityRule.scrollView.velocity(of: contact, scale: 1) != .zero)
  }
}

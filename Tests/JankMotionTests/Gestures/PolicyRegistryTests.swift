import JankMotion
import Testing

struct PolicyRegistryTests {
  @Test func `each name is unique and finds its rule`() {
    let names = PolicyRegistry.all.map(\.name)
    #expect(Set(names).count == names.count)
    for policy in PolicyRegistry.all {
      #expect(PolicyRegistry.policy(named: policy.name)?.about == policy.about)
    }
    #expect(PolicyRegistry.policy(named: "none") == nil)
  }

  @Test func `no two rules agree about every release`() throws {
    var numbers = SeededGenerator(seed: 7)
    var answers: [String: [ReleaseDecision]] = [:]
    for _ in 0..<2000 {
      let (travel, velocity) = (numbers.number(20...400), numbers.number(-2000...2000))
      for policy in PolicyRegistry.all {
        answers[policy.name, default: []].append(
          try policy.decision(travel: travel, extent: 375, velocity: velocity)
        )
      }
    }
    #expect(Set(answers.values).count == PolicyRegistry.all.count)
  }

  @Test(arguments: PolicyRegistry.all.map(\.name))
  func `every rule completes at the full distance and returns at 0`(name: String) throws {
    let policy = try #require(PolicyRegistry.policy(named: name))
    let whole = try policy.decision(travel: 410, extent: 375, velocity: 1)
    let none = try policy.decision(travel: policy.slop, extent: 375, velocity: -1)
    #expect(whole == .completes && none == .returns)
  }

  @Test func `Flutter's rules use Flutter's velocity, the others the pan recogniser's`() {
    for policy in PolicyRegistry.all {
      let isFlutters = policy.name == "flutter"
      #expect(policy.velocityRule == (isFlutters ? .lsq2 : .iOSWeighted), "\(policy.name)")
      #expect(policy.slop == (isFlutters ? 18 : 10), "\(policy.name)")
    }
  }
}

import JankTool
import Testing

struct ClusterPlanTests {
  @Test func `keys are separated by spaces or commas`() throws {
    let plan = try ClusterPlan("nodes=1000, cores=16 start=2s", coresHere: 2)
    #expect(plan.nodes == 1_000 && plan.cores == 16 && plan.workers == 16 && plan.engine.start == 2)
    #expect(plan.workerCount == 16_000)
    let here = try ClusterPlan("nodes=3", coresHere: 2)
    #expect(here.cores == 2 && here.workers == 2)
  }

  @Test(arguments: [
    ("", "a plan needs \"nodes\""), ("cores=4", "a plan needs \"nodes\""),
    ("nodes=0", "\"nodes\" expects a whole number from 1 to 100000, found \"0\""),
    ("nodes", "\"nodes\" expects a whole number from 1 to 100000, found \"\""),
    ("nodes=2.5", "found \"2.5\""), ("nodes=2 nodes=3", "\"nodes\" is set twice"),
    ("nodes=2 start=5", "\"start\" expects a duration of at most a day, found \"5\""),
    ("nodes=2 lost=51", "\"lost\" expects a number from 0 to 50, found \"51\""),
    ("nodes=100000 cores=1000", "the plan has 100000000 workers; expected at most 1000000"),
  ])
  func `what is no plan is an error`(text: String, reason: String) throws {
    let problem = #expect(throws: PlanProblem.self) { try ClusterPlan(text, coresHere: 2) }
    #expect(problem?.reason.contains(reason) == true, "\(problem?.reason ?? "")")
  }

  @Test func `a misspelt key has a suggestion`() throws {
    let problem = #expect(throws: PlanProblem.self) {
      try ClusterPlan("node=4", coresHere: 2)
    }
    #expect(problem?.reason == "a plan has no key \"node\"")
    #expect(problem?.hint == "did you mean \"nodes\"?")
  }

  @Test func `every key has a default, or one that is measured`() {
    for key in ClusterPlan.keys where !["nodes", "fan"].contains(key.name) {
      #expect(key.standard.isEmpty == key.about.contains("default:"), "\(key.name)")
    }
  }
}

import HeadlessUIKit
import Testing

// Also tests: HeadlessUIKit/Task+RealTime, JankEngine/Task+Standard.

struct TaskRealTimeTests {
  @Test(arguments: TaskForm.allCases)
  func `a task inside a run is a fatal error with the reason`(form: TaskForm) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [form] in
      _ = Simulation().run { _ in _ = form.start() }
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(words.contains("A Task runs in real time"))
  }

  @Test(arguments: TaskForm.allCases)
  func `a task outside a run is as usual`(form: TaskForm) async throws {
    #expect(try await form.start()() == form.name)
  }

  @Test func `a task inherits its actor, and a detached one does not`() async {
    #expect(await Main.isInherited(by: .task))
    #expect(await !Main.isInherited(by: .detached))
  }
}

@MainActor
private enum Main {
  enum Kind { case task, detached }

  static func isInherited(by kind: Kind) async -> Bool {
    switch kind {
    case .task: await Task { #isolation != nil }.value
    case .detached: await Task.detached { #isolation != nil }.value
    }
  }
}

/// The forms in which code can start a task, one for each declaration.
enum TaskForm: String, CaseIterable, Codable {
  case plain, throwing, preferring, preferringThrowing
  case detached, detachedThrowing, detachedPreferring, detachedPreferringThrowing
  case immediate, immediateThrowing, immediateDetached, immediateDetachedThrowing

  /// The name of the task, or nil if the form is written without one.
  var name: String? {
    switch self {
    case .plain, .preferringThrowing, .detachedThrowing, .detachedPreferring, .immediate: nil
    default: rawValue
    }
  }

  /// Starts a task that returns its name, and returns what waits for it.
  func start() -> () async throws -> String? {
    if #available(macOS 26, iOS 26, tvOS 26, visionOS 26, *), let wait = startAtOnce() {
      return wait
    }
    let (none, executor): (TaskPriority?, (any TaskExecutor)?) = (nil, nil)
    switch self {
    case .throwing:
      let task = Task(name: name, priority: none) { try Self.nameOfTask() }
      return { try await task.value }
    case .preferring:
      let task = Task(name: name, executorPreference: executor) { Task.name }
      return { await task.value }
    case .preferringThrowing:
      let task = Task(executorPreference: executor, priority: none) { try Self.nameOfTask() }
      return { try await task.value }
    case .detached:
      let task = Task.detached(name: name, priority: .high) { Task.name }
      return { await task.value }
    case .detachedThrowing:
      let task = Task.detached(priority: none) { try Self.nameOfTask() }
      return { try await task.value }
    case .detachedPreferring:
      let task = Task.detached(executorPreference: executor) { Task.name }
      return { await task.value }
    case .detachedPreferringThrowing:
      let task = Task.detached(name: name, executorPreference: executor) { try Self.nameOfTask() }
      return { try await task.value }
    default:
      let task = Task { Task.name }
      return { await task.value }
    }
  }

  @available(macOS 26, iOS 26, tvOS 26, visionOS 26, *)
  private func startAtOnce() -> (() async throws -> String?)? {
    switch self {
    case .immediate:
      let task = Task.immediate { Task.name }
      return { await task.value }
    case .immediateThrowing:
      let task = Task.immediate(name: name, priority: nil) { try Self.nameOfTask() }
      return { try await task.value }
    case .immediateDetached:
      let task = Task.immediateDetached(name: name) { Task.name }
      return { await task.value }
    case .immediateDetachedThrowing:
      let task = Task.immediateDetached(name: name) { try Self.nameOfTask() }
      return { try await task.value }
    default: return nil
    }
  }

  private static func nameOfTask() throws -> String? {
    try Task.checkCancellation()
    return Task.name
  }
}

internal import JankEngine

// Tasks run on threads of the host machine, beside the virtual device: what they do would not
// happen at a time of the run, or not at all. Outside a run they are as usual.
//
// These have the signatures of the standard library, whose declarations the compiler hides for
// those of any other module. Its deprecated functions `async`, `detach`, `asyncDetached` and
// `Task.runDetached` are left as they are. Task groups and `async let` need a task around them.

extension Task where Failure == Never {
  /// Creates a task; a fatal error inside a run, which has no time for it.
  @discardableResult
  public init(
    name: String? = nil,
    priority: TaskPriority? = nil,
    @_inheritActorContext @_implicitSelfCapture operation:
      sending @escaping @isolated(any) () async -> Success
  ) {
    refuseInsideRun()
    self = .standard(name: name, priority: priority, operation: operation)
  }

  /// Creates a task that prefers an executor; a fatal error inside a run, which has no time for it.
  @discardableResult
  public init(
    name: String? = nil,
    executorPreference taskExecutor: (any TaskExecutor)?,
    priority: TaskPriority? = nil,
    operation: sending @escaping () async -> Success
  ) {
    refuseInsideRun()
    self = .standard(
      name: name,
      executorPreference: taskExecutor,
      priority: priority,
      operation: operation
    )
  }

  /// Creates a task of no actor; a fatal error inside a run, which has no time for it.
  @discardableResult
  public static func detached(
    name: String? = nil,
    priority: TaskPriority? = nil,
    operation: sending @escaping @isolated(any) () async -> Success
  ) -> Task<Success, Never> {
    refuseInsideRun()
    return standardDetached(name: name, priority: priority, operation: operation)
  }

  /// Creates a task of no actor that prefers an executor; a fatal error inside a run, which has no
  /// time for it.
  @discardableResult
  public static func detached(
    name: String? = nil,
    executorPreference taskExecutor: (any TaskExecutor)?,
    priority: TaskPriority? = nil,
    operation: sending @escaping () async -> Success
  ) -> Task<Success, Never> {
    refuseInsideRun()
    return standardDetached(
      name: name,
      executorPreference: taskExecutor,
      priority: priority,
      operation: operation
    )
  }

  /// Creates a task that starts at once; a fatal error inside a run, which has no time for it.
  @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
  @discardableResult
  public static func immediate(
    name: String? = nil,
    priority: TaskPriority? = nil,
    executorPreference taskExecutor: consuming (any TaskExecutor)? = nil,
    @_implicitSelfCapture @_inheritActorContext(always) operation:
      sending @escaping @isolated(any) () async -> Success
  ) -> Task<Success, Never> {
    refuseInsideRun()
    return standardImmediate(
      name: name,
      priority: priority,
      executorPreference: taskExecutor,
      operation: operation
    )
  }

  /// Creates a task of no actor that starts at once; a fatal error inside a run, which has no time
  /// for it.
  @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
  @discardableResult
  public static func immediateDetached(
    name: String? = nil,
    priority: TaskPriority? = nil,
    executorPreference taskExecutor: consuming (any TaskExecutor)? = nil,
    @_implicitSelfCapture @_inheritActorContext(always) operation:
      sending @escaping @isolated(any) () async -> Success
  ) -> Task<Success, Never> {
    refuseInsideRun()
    return standardImmediateDetached(
      name: name,
      priority: priority,
      executorPreference: taskExecutor,
      operation: operation
    )
  }
}

extension Task where Failure == any Error {
  /// Creates a task; a fatal error inside a run, which has no time for it.
  @discardableResult
  public init(
    name: String? = nil,
    priority: TaskPriority? = nil,
    @_inheritActorContext @_implicitSelfCapture operation:
      sending @escaping @isolated(any) () async throws -> Success
  ) {
    refuseInsideRun()
    self = .standard(name: name, priority: priority, operation: operation)
  }

  /// Creates a task that prefers an executor; a fatal error inside a run, which has no time for it.
  @discardableResult
  public init(
    name: String? = nil,
    executorPreference taskExecutor: (any TaskExecutor)?,
    priority: TaskPriority? = nil,
    operation: sending @escaping () async throws -> Success
  ) {
    refuseInsideRun()
    self = .standard(
      name: name,
      executorPreference: taskExecutor,
      priority: priority,
      operation: operation
    )
  }

  /// Creates a task of no actor; a fatal error inside a run, which has no time for it.
  @discardableResult
  public static func detached(
    name: String? = nil,
    priority: TaskPriority? = nil,
    operation: sending @escaping @isolated(any) () async throws -> Success
  ) -> Task<Success, any Error> {
    refuseInsideRun()
    return standardDetached(name: name, priority: priority, operation: operation)
  }

  /// Creates a task of no actor that prefers an executor; a fatal error inside a run, which has no
  /// time for it.
  @discardableResult
  public static func detached(
    name: String? = nil,
    executorPreference taskExecutor: (any TaskExecutor)?,
    priority: TaskPriority? = nil,
    operation: sending @escaping () async throws -> Success
  ) -> Task<Success, any Error> {
    refuseInsideRun()
    return standardDetached(
      name: name,
      executorPreference: taskExecutor,
      priority: priority,
      operation: operation
    )
  }

  /// Creates a task that starts at once; a fatal error inside a run, which has no time for it.
  @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
  @discardableResult
  public static func immediate(
    name: String? = nil,
    priority: TaskPriority? = nil,
    executorPreference taskExecutor: consuming (any TaskExecutor)? = nil,
    @_implicitSelfCapture @_inheritActorContext(always) operation:
      sending @escaping @isolated(any) () async throws -> Success
  ) -> Task<Success, any Error> {
    refuseInsideRun()
    return standardImmediate(
      name: name,
      priority: priority,
      executorPreference: taskExecutor,
      operation: operation
    )
  }

  /// Creates a task of no actor that starts at once; a fatal error inside a run, which has no time
  /// for it.
  @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
  @discardableResult
  public static func immediateDetached(
    name: String? = nil,
    priority: TaskPriority? = nil,
    executorPreference taskExecutor: consuming (any TaskExecutor)? = nil,
    @_implicitSelfCapture @_inheritActorContext(always) operation:
      sending @escaping @isolated(any) () async throws -> Success
  ) -> Task<Success, any Error> {
    refuseInsideRun()
    return standardImmediateDetached(
      name: name,
      priority: priority,
      executorPreference: taskExecutor,
      operation: operation
    )
  }
}

private func refuseInsideRun() {
  guard Simulation.running != nil else { return }
  fatalError(
    """
    A Task runs in real time, so nothing that it does has a time in this run. Expected: callbacks, \
    DispatchQueue.main.async or asyncAfter, Timer or CADisplayLink, which run in the time of the \
    virtual device. Leave the task out where a simulation plays the code.
    """
  )
}

// Tasks run on threads of the host machine, beside the virtual device: what they do would not
// happen at a time of the run, or not at all. Outside a run they are as usual.
//
// The compiler prefers these to those of the standard library, whose priority is optional.

extension Task where Failure == Never {
  /// Creates a task; a fatal error inside a run, which has no time for it.
  @discardableResult
  public init(
    @_inheritActorContext @_implicitSelfCapture operation:
      sending @escaping @isolated(any) () async -> Success
  ) {
    refuseInsideRun()
    self.init(priority: nil, operation: operation)
  }

  /// Creates a task with a priority; a fatal error inside a run, which has no time for it.
  @discardableResult
  public init(
    priority: TaskPriority,
    @_inheritActorContext @_implicitSelfCapture operation:
      sending @escaping @isolated(any) () async -> Success
  ) {
    refuseInsideRun()
    self.init(priority: Optional(priority), operation: operation)
  }

  /// Creates a task of no actor; a fatal error inside a run, which has no time for it.
  @discardableResult
  public static func detached(
    operation: sending @escaping @isolated(any) () async -> Success
  ) -> Task<Success, Never> {
    refuseInsideRun()
    return detached(priority: Optional<TaskPriority>.none, operation: operation)
  }

  /// Creates a task of no actor with a priority; a fatal error inside a run, which has no time for
  /// it.
  @discardableResult
  public static func detached(
    priority: TaskPriority,
    operation: sending @escaping @isolated(any) () async -> Success
  ) -> Task<Success, Never> {
    refuseInsideRun()
    return detached(priority: Optional(priority), operation: operation)
  }
}

extension Task where Failure == any Error {
  /// Creates a task; a fatal error inside a run, which has no time for it.
  @discardableResult
  public init(
    @_inheritActorContext @_implicitSelfCapture operation:
      sending @escaping @isolated(any) () async throws -> Success
  ) {
    refuseInsideRun()
    self.init(priority: nil, operation: operation)
  }

  /// Creates a task with a priority; a fatal error inside a run, which has no time for it.
  @discardableResult
  public init(
    priority: TaskPriority,
    @_inheritActorContext @_implicitSelfCapture operation:
      sending @escaping @isolated(any) () async throws -> Success
  ) {
    refuseInsideRun()
    self.init(priority: Optional(priority), operation: operation)
  }

  /// Creates a task of no actor; a fatal error inside a run, which has no time for it.
  @discardableResult
  public static func detached(
    operation: sending @escaping @isolated(any) () async throws -> Success
  ) -> Task<Success, any Error> {
    refuseInsideRun()
    return detached(priority: Optional<TaskPriority>.none, operation: operation)
  }

  /// Creates a task of no actor with a priority; a fatal error inside a run, which has no time for
  /// it.
  @discardableResult
  public static func detached(
    priority: TaskPriority,
    operation: sending @escaping @isolated(any) () async throws -> Success
  ) -> Task<Success, any Error> {
    refuseInsideRun()
    return detached(priority: Optional(priority), operation: operation)
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

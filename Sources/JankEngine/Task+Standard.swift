// The tasks of the standard library, for a module that hides the initialisers with its own.
//
// A declaration with the same signature hides that of the standard library in its own module too.
// So that module creates its tasks here.

extension Task where Failure == Never {
  /// Creates a task.
  package static func standard(
    name: String?,
    priority: TaskPriority?,
    operation: sending @escaping @isolated(any) () async -> Success
  ) -> Self { Self(name: name, priority: priority, operation: operation) }

  /// Creates a task that prefers an executor.
  package static func standard(
    name: String?,
    executorPreference executor: (any TaskExecutor)?,
    priority: TaskPriority?,
    operation: sending @escaping () async -> Success
  ) -> Self {
    Self(name: name, executorPreference: executor, priority: priority, operation: operation)
  }

  /// Creates a task of no actor.
  package static func standardDetached(
    name: String?,
    priority: TaskPriority?,
    operation: sending @escaping @isolated(any) () async -> Success
  ) -> Self { detached(name: name, priority: priority, operation: operation) }

  /// Creates a task of no actor that prefers an executor.
  package static func standardDetached(
    name: String?,
    executorPreference executor: (any TaskExecutor)?,
    priority: TaskPriority?,
    operation: sending @escaping () async -> Success
  ) -> Self {
    detached(name: name, executorPreference: executor, priority: priority, operation: operation)
  }

  /// Creates a task that starts on the thread of the caller.
  @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
  package static func standardImmediate(
    name: String?,
    priority: TaskPriority?,
    executorPreference executor: consuming (any TaskExecutor)?,
    operation: sending @escaping @isolated(any) () async -> Success
  ) -> Self {
    immediate(name: name, priority: priority, executorPreference: executor, operation: operation)
  }

  /// Creates a task of no actor that starts on the thread of the caller.
  @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
  package static func standardImmediateDetached(
    name: String?,
    priority: TaskPriority?,
    executorPreference executor: consuming (any TaskExecutor)?,
    operation: sending @escaping @isolated(any) () async -> Success
  ) -> Self {
    immediateDetached(
      name: name,
      priority: priority,
      executorPreference: executor,
      operation: operation
    )
  }
}

extension Task where Failure == any Error {
  /// Creates a task.
  package static func standard(
    name: String?,
    priority: TaskPriority?,
    operation: sending @escaping @isolated(any) () async throws -> Success
  ) -> Self { Self(name: name, priority: priority, operation: operation) }

  /// Creates a task that prefers an executor.
  package static func standard(
    name: String?,
    executorPreference executor: (any TaskExecutor)?,
    priority: TaskPriority?,
    operation: sending @escaping () async throws -> Success
  ) -> Self {
    Self(name: name, executorPreference: executor, priority: priority, operation: operation)
  }

  /// Creates a task of no actor.
  package static func standardDetached(
    name: String?,
    priority: TaskPriority?,
    operation: sending @escaping @isolated(any) () async throws -> Success
  ) -> Self { detached(name: name, priority: priority, operation: operation) }

  /// Creates a task of no actor that prefers an executor.
  package static func standardDetached(
    name: String?,
    executorPreference executor: (any TaskExecutor)?,
    priority: TaskPriority?,
    operation: sending @escaping () async throws -> Success
  ) -> Self {
    detached(name: name, executorPreference: executor, priority: priority, operation: operation)
  }

  /// Creates a task that starts on the thread of the caller.
  @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
  package static func standardImmediate(
    name: String?,
    priority: TaskPriority?,
    executorPreference executor: consuming (any TaskExecutor)?,
    operation: sending @escaping @isolated(any) () async throws -> Success
  ) -> Self {
    immediate(name: name, priority: priority, executorPreference: executor, operation: operation)
  }

  /// Creates a task of no actor that starts on the thread of the caller.
  @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
  package static func standardImmediateDetached(
    name: String?,
    priority: TaskPriority?,
    executorPreference executor: consuming (any TaskExecutor)?,
    operation: sending @escaping @isolated(any) () async throws -> Success
  ) -> Self {
    immediateDetached(
      name: name,
      priority: priority,
      executorPreference: executor,
      operation: operation
    )
  }
}

// Tasks run on threads of the host machine, beside the virtual device: what they do would not
// happen at a time of the run, or not at all. Outside a run they are as usual.

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

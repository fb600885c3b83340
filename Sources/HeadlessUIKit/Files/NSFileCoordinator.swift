#if !canImport(Darwin)
public import Foundation
internal import JankEngine

/// Coordinates the access of several processes to a file of their group.
///
/// Documented by Apple: a call returns after the block has run; one writer excludes all other
/// accesses, and readers exclude writers. A call that has to wait occupies its main thread, in the
/// trace as "wait for" and the name of the file. Files exist for the duration of a run.
public final class NSFileCoordinator: NSObject {
  private let home = HomeSimulation()
  private let presenter: (any NSFilePresenter)?

  /// Creates a coordinator.
  ///
  /// - Parameter filePresenterOrNil: The presenter on whose behalf it acts; that one does not hear
  ///   of the changes.
  public init(filePresenter filePresenterOrNil: (any NSFilePresenter)? = nil) {
    presenter = filePresenterOrNil
  }

  /// Options of a reading access; they have no effect here.
  public struct ReadingOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt
    /// Reads without making presenters save their changes.
    public static let withoutChanges = ReadingOptions(rawValue: 1)

    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  /// Options of a writing access; they have no effect here.
  public struct WritingOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt
    /// The file is deleted.
    public static let forDeleting = WritingOptions(rawValue: 1)
    /// The file is replaced.
    public static let forReplacing = WritingOptions(rawValue: 8)

    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
}

// MARK: Access

extension NSFileCoordinator {
  /// Reads a file, after writers in other processes have ended.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - options: Options.
  ///   - outError: Not set: an access waits and never fails.
  ///   - reader: Reads the file at the given URL.
  public func coordinate(
    readingItemAt url: URL,
    options: ReadingOptions = [],
    error outError: UnsafeMutablePointer<NSError?>?,
    byAccessor reader: (URL) -> Void
  ) {
    access(url, writing: false, by: reader)
  }

  /// Writes a file, after all accesses in other processes have ended.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - options: Options.
  ///   - outError: Not set: an access waits and never fails.
  ///   - writer: Writes the file at the given URL.
  public func coordinate(
    writingItemAt url: URL,
    options: WritingOptions = [],
    error outError: UnsafeMutablePointer<NSError?>?,
    byAccessor writer: (URL) -> Void
  ) {
    access(url, writing: true, by: writer)
    let simulation = home.simulation
    let presenters = simulation.app.services.files.presenters(of: url, except: presenter)
    for presenter in presenters { simulation.notify(presenter) }
  }

  private func access(_ url: URL, writing: Bool, by body: (URL) -> Void) {
    let simulation = home.simulation
    let (device, services) = (simulation.device, simulation.app.services)
    let owner = device.owner
    let now = device.mediaTime
    let start = services.files.start(of: url, writing: writing, by: owner, at: now)
    if start > now { device.spend(start - now, on: "wait for \(url.lastPathComponent)") }
    body(url)
    services.files.note(url, writing: writing, by: owner, until: device.mediaTime)
  }
}

// MARK: Presenters

extension NSFileCoordinator {
  /// Has a presenter hear of changes to its file.
  public static func addFilePresenter(_ filePresenter: any NSFilePresenter) {
    let simulation = Simulation.current
    simulation.app.services.files.add(filePresenter, of: simulation.device.owner)
  }

  /// Removes a presenter.
  public static func removeFilePresenter(_ filePresenter: any NSFilePresenter) {
    Simulation.running?.app.services.files.remove(filePresenter)
  }

  /// The presenters of the running process.
  public static var filePresenters: [any NSFilePresenter] {
    let simulation = Simulation.current
    return simulation.app.services.files.presenters.compactMap {
      $0.owner == simulation.device.owner ? $0.object : nil
    }
  }
}

extension Simulation {
  /// Calls a presenter in its own process, on its main thread.
  fileprivate func notify(_ presenter: GroupFiles.Presenter) {
    guard presenter.owner.process != device.owner.process, let phone = app.services.phone else {
      return
    }
    phone.call("presentedItemDidChange", in: phone.processes[presenter.owner.process]) { _ in
      presenter.object?.presentedItemDidChange()
    }
  }
}
#endif

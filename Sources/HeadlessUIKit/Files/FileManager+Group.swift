#if !canImport(Darwin)
public import Foundation
internal import JankEngine

extension FileManager {
  /// The folder of a group of apps and extensions, whose files exist for the duration of a run.
  public func containerURL(
    forSecurityApplicationGroupIdentifier groupIdentifier: String
  ) -> URL? {
    groupIdentifier.isEmpty ? nil : GroupFiles.folder(of: groupIdentifier)
  }
}

// A file that imports this module and not Foundation selects these members.
extension Data {
  /// Reads a file of a group; of any other URL, a file of the host machine.
  @_disfavoredOverload
  public init(contentsOf url: __shared URL, options: Data.ReadingOptions = []) throws {
    guard GroupFiles.contains(url), let simulation = Simulation.running else {
      self.init(referencing: try NSData(contentsOf: url, options: options))
      return
    }
    let (files, time) = (simulation.app.services.files, simulation.device.mediaTime)
    guard let content = files.content(of: url, at: time) else {
      throw CocoaError(.fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: url.path])
    }
    self = content
  }

  /// Writes a file of a group; other processes see it at once.
  ///
  /// A file of the host machine is rejected: a run writes none.
  @_disfavoredOverload
  public func write(to url: URL, options: Data.WritingOptions = []) throws {
    guard let simulation = Simulation.running else {
      return try (self as NSData).write(to: url, options: options)
    }
    guard GroupFiles.contains(url) else {
      throw CocoaError(.fileWriteNoPermission, userInfo: [NSFilePathErrorKey: url.path])
    }
    let device = simulation.device
    simulation.app.services.files.write(self, to: url, by: device.owner, at: device.mediaTime)
  }
}
#endif

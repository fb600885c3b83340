internal import Foundation
internal import JankEngine

extension UIImage {
  /// Decodes the image in the running code, so that no commit has to do it.
  ///
  /// - Returns: The image, or nil for one without a size.
  public func preparingForDisplay() -> UIImage? {
    guard size != .zero else { return nil }
    if let stored { Simulation.current.device.decodeNow(stored) }
    return self
  }

  /// Decodes the image on another thread, so that no commit has to do it.
  ///
  /// The other thread takes no time of the main thread: the model has processors enough. A commit
  /// that shows the image before the end decodes it itself.
  ///
  /// - Parameter completion: Called with the image once it is decoded, or with nil for one without
  ///   a size; on the main thread, which is our choice.
  public func prepareForDisplay(completionHandler completion: @escaping (UIImage?) -> Void) {
    let simulation = Simulation.current
    guard size != .zero else { return completion(nil) }
    let time = stored.flatMap { simulation.device.timeToDecode($0) } ?? .zero
    Timer.scheduledTimer(withTimeInterval: time.seconds, repeats: false) { [self] _ in
      if let stored { Simulation.current.device.noteDecoded(stored) }
      completion(self)
    }
  }

  private var stored: LayerImage? { Simulation.current.images.stored[name] }
}

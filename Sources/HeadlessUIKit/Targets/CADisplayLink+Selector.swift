#if !canImport(ObjectiveC)
internal import Foundation

extension CADisplayLink {
  /// Creates a link that performs a selector; the link retains the target, as on a phone.
  public convenience init(target: Any, selector sel: Selector) {
    self.init { link in
      if let target = link.target { sel.send(to: target, link) }
    }
    self.target = target as AnyObject
  }
}
#endif

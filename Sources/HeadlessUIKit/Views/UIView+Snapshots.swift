public import Foundation
internal import JankEngine

extension UIView {
  func makeSnapshot(afterUpdates: Bool) -> UIView? {
    makeSnapshot(of: picture(afterUpdates: afterUpdates), size: bounds.size)
  }

  private func makeSnapshot(of picture: LayerSnapshot?, size: CGSize) -> UIView {
    let snapshot = UIView(frame: CGRect(origin: .zero, size: size))
    snapshot.layer.paint(picture)
    snapshot.snapshotNumber = -1
    simulation.observer.snapshotWasTaken(snapshot)
    return snapshot
  }

  /// Returns a view with a snapshot of a rectangle of this view.
  ///
  /// - Parameters:
  ///   - rect: The rectangle in this view's coordinates, in points.
  ///   - afterUpdates: Whether the snapshot includes changes that are not on screen yet.
  ///   - capInsets: The edges that keep their size when the snapshot is stretched, in points.
  /// - Returns: The snapshot, without a superview, at the origin.
  public func resizableSnapshotView(
    from rect: CGRect,
    afterScreenUpdates afterUpdates: Bool,
    withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    let part = CGRect(
      x: rect.minX - bounds.minX,
      y: rect.minY - bounds.minY,
      width: rect.width,
      height: rect.height
    )
    let picture = picture(afterUpdates: afterUpdates).map { $0.cropped(to: part) }
    return makeSnapshot(of: picture, size: rect.size)
  }

  func picture(afterUpdates: Bool) -> LayerSnapshot? {
    if afterUpdates { layoutIfNeeded() }
    guard bounds.width > 0, bounds.height > 0 else {
      reportBlankSnapshot("without a size, which has not been laid out")
      return nil
    }
    if afterUpdates { return layer.snapshotNow }
    if let shown = layer.snapshotOnScreen { return shown }
    // Inferred: the picture of a snapshot is there before the view is.
    if snapshotNumber != nil { return layer.snapshotNow }
    reportBlankSnapshot(
      "that has not been rendered at least once requires afterScreenUpdates: true"
    )
    return nil
  }

  private func reportBlankSnapshot(_ reason: String) {
    simulation.find(
      .snapshotsSeeContent,
      of: nearestController?.traceName ?? "snapshot",
      view: layer.name,
      "Snapshotting a view (\(type(of: self))) \(reason); the snapshot is blank"
    )
  }
}

/// The identity of an image that a layer can show.
struct LayerSnapshot: Hashable {
  let name: SIMD2<Double>

  /// Returns the identity of a rectangle of the image, in points from its corner.
  func cropped(to rect: CGRect) -> LayerSnapshot {
    var hasher = DigestHasher()
    for number in [name.x, name.y, rect.minX, rect.minY, rect.width, rect.height] {
      hasher.combine(number)
    }
    let digest = hasher.finish()
    return LayerSnapshot(name: [Double(digest.high >> 12 | 1), Double(digest.low >> 12)])
  }
}

extension CALayer {
  /// The content of the layer and its sublayers on screen, or nil if there is none.
  var snapshotOnScreen: LayerSnapshot? {
    device.shownFingerprint(of: id).map { LayerSnapshot(name: $0) }
  }

  /// The content that the layer and its sublayers would show now.
  var snapshotNow: LayerSnapshot {
    let time = device.mediaTime.seconds
    return LayerSnapshot(name: device.layers.fingerprint(of: id, at: time))
  }

  func paint(_ picture: LayerSnapshot?) {
    let contents = LayerValue.pair(picture?.name ?? .zero)
    guard device.value(of: .contents, in: id) != contents else { return }
    device.setValue(contents, of: .contents, in: id)
  }
}

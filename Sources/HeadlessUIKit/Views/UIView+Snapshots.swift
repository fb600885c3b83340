public import Foundation
internal import JankEngine

extension UIView {
  /// A view of the same size that shows what this one shows, and goes on showing it.
  ///
  /// It is one layer painted with a picture, however many layers there were. Without updates the
  /// picture is that on the screen; of a view the screen never showed it is blank, which is a
  /// finding.
  ///
  /// - Parameter afterUpdates: whether changes that are not on the screen yet are to be seen.
  /// - Returns: The snapshot, in no other view and at the origin.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    let snapshot = UIView(frame: CGRect(origin: .zero, size: bounds.size))
    snapshot.layer.paint(picture(afterUpdates: afterUpdates))
    simulation.observer.snapshotWasTaken(snapshot)
    return snapshot
  }

  /// A view that shows a rectangle of what this one shows.
  ///
  /// - Parameters:
  ///   - rect: the rectangle in this view's coordinates, in points.
  ///   - afterUpdates: whether changes that are not on the screen yet are to be seen.
  ///   - capInsets: the edges that keep their size when the snapshot is stretched, in points.
  /// - Returns: The snapshot, in no other view and at the origin.
  public func resizableSnapshotView(
    from rect: CGRect,
    afterScreenUpdates afterUpdates: Bool,
    withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    let snapshot = UIView(frame: CGRect(origin: .zero, size: rect.size))
    let part = CGRect(
      x: rect.minX - bounds.minX,
      y: rect.minY - bounds.minY,
      width: rect.width,
      height: rect.height
    )
    snapshot.layer.paint(picture(afterUpdates: afterUpdates).map { $0.cropped(to: part) })
    simulation.observer.snapshotWasTaken(snapshot)
    return snapshot
  }

  private func picture(afterUpdates: Bool) -> LayerPicture? {
    if afterUpdates { layoutIfNeeded() }
    guard bounds.width > 0, bounds.height > 0 else {
      reportBlankSnapshot("without a size, which has not been laid out")
      return nil
    }
    if afterUpdates { return layer.pictureNow }
    if let shown = layer.pictureOnScreen { return shown }
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

/// A name for a picture that a layer can be painted with.
struct LayerPicture: Hashable {
  let name: SIMD2<Double>

  /// The name of a rectangle of the picture, in points from its corner.
  func cropped(to rect: CGRect) -> LayerPicture {
    var hasher = DigestHasher()
    for number in [name.x, name.y, rect.minX, rect.minY, rect.width, rect.height] {
      hasher.combine(number)
    }
    let digest = hasher.finish()
    return LayerPicture(name: [Double(digest.high >> 12 | 1), Double(digest.low >> 12)])
  }
}

extension CALayer {
  /// What the screen shows of the layer and its parts, or nil if that is nothing.
  var pictureOnScreen: LayerPicture? {
    device.shownFingerprint(of: id).map { LayerPicture(name: $0) }
  }

  /// What would be shown of the layer and its parts now.
  var pictureNow: LayerPicture {
    let time = device.mediaTime.seconds
    return LayerPicture(name: device.layers.fingerprint(of: id, at: time))
  }

  /// Makes the layer show a picture, or nothing.
  func paint(_ picture: LayerPicture?) {
    let contents = LayerValue.pair(picture?.name ?? .zero)
    guard state.styles[.contents] != contents else { return }
    state.styles[.contents] = contents
  }
}

internal import Foundation

// Certain: a tap asks for the highlight, highlights, asks for the selection, ends the highlight and
// selects. A cell that may not be highlighted is not selected.

extension UICollectionView {
  /// Highlights a cell that a touch began on, if it may.
  func touchDidBegin(on cell: UICollectionViewCell) {
    guard allowsSelection, let place = indexPath(for: cell),
      actor?.collectionView(self, shouldHighlightItemAt: place) ?? true
    else { return }
    cell.isHighlighted = true
    actor?.collectionView(self, didHighlightItemAt: place)
  }

  /// Ends the highlight of a cell, and selects or deselects it after a tap.
  func touchDidEnd(on cell: UICollectionViewCell, isTap: Bool) {
    guard cell.isHighlighted, let place = indexPath(for: cell) else { return }
    let old = indexPathsForSelectedItems ?? []
    let isDeselection = allowsMultipleSelection && old.contains(place)
    let isAllowed = isTap && allowsChange(of: place, isDeselection: isDeselection)
    cell.isHighlighted = false
    actor?.collectionView(self, didUnhighlightItemAt: place)
    guard isAllowed else { return }
    if isDeselection {
      deselectItem(at: place, animated: false)
      actor?.collectionView(self, didDeselectItemAt: place)
      return
    }
    selectItem(at: place, animated: false, scrollPosition: [])
    simulation.device.spendCallback("cell selection")
    for other in old where !allowsMultipleSelection && other != place {
      actor?.collectionView(self, didDeselectItemAt: other)
    }
    actor?.collectionView(self, didSelectItemAt: place)
  }

  private func allowsChange(of place: IndexPath, isDeselection: Bool) -> Bool {
    guard let actor else { return true }
    return isDeselection
      ? actor.collectionView(self, shouldDeselectItemAt: place)
      : actor.collectionView(self, shouldSelectItemAt: place)
  }
}

#if !canImport(Darwin)
// Names of Apple's frameworks that are not modelled, so that the compiler says
// so: gestures, interactions, lists and motion.

/// Not modelled.
@available(
  *,
  unavailable,
  message: "NSCollectionLayoutBoundarySupplementaryItem is not modelled by JankLab"
)
public typealias NSCollectionLayoutBoundarySupplementaryItem = Never

/// Not modelled.
@available(*, unavailable, message: "NSCollectionLayoutDimension is not modelled by JankLab")
public typealias NSCollectionLayoutDimension = Never

/// Not modelled.
@available(*, unavailable, message: "NSCollectionLayoutGroup is not modelled by JankLab")
public typealias NSCollectionLayoutGroup = Never

/// Not modelled.
@available(*, unavailable, message: "NSCollectionLayoutItem is not modelled by JankLab")
public typealias NSCollectionLayoutItem = Never

/// Not modelled.
@available(*, unavailable, message: "NSCollectionLayoutSection is not modelled by JankLab")
public typealias NSCollectionLayoutSection = Never

/// Not modelled.
@available(*, unavailable, message: "NSCollectionLayoutSize is not modelled by JankLab")
public typealias NSCollectionLayoutSize = Never

/// Not modelled.
@available(*, unavailable, message: "NSCollectionLayoutSpacing is not modelled by JankLab")
public typealias NSCollectionLayoutSpacing = Never

/// Not modelled.
@available(*, unavailable, message: "NSDiffableDataSourceSnapshot is not modelled by JankLab")
public typealias NSDiffableDataSourceSnapshot = Never

/// Not modelled.
@available(*, unavailable, message: "UIAttachmentBehavior is not modelled by JankLab")
public typealias UIAttachmentBehavior = Never

/// Not modelled.
@available(
  *,
  unavailable,
  message: "UICollectionViewCompositionalLayout is not modelled by JankLab"
)
public typealias UICollectionViewCompositionalLayout = Never

/// Not modelled.
@available(
  *,
  unavailable,
  message: "UICollectionViewCompositionalLayoutConfiguration is not modelled by JankLab"
)
public typealias UICollectionViewCompositionalLayoutConfiguration = Never

/// Not modelled.
@available(
  *,
  unavailable,
  message: "UICollectionViewDataSourcePrefetching is not modelled by JankLab"
)
public typealias UICollectionViewDataSourcePrefetching = Never

/// Not modelled.
@available(*, unavailable, message: "UICollectionViewDiffableDataSource is not modelled by JankLab")
public typealias UICollectionViewDiffableDataSource = Never

/// Not modelled.
@available(*, unavailable, message: "UICollectionViewDragDelegate is not modelled by JankLab")
public typealias UICollectionViewDragDelegate = Never

/// Not modelled.
@available(*, unavailable, message: "UICollectionViewDropDelegate is not modelled by JankLab")
public typealias UICollectionViewDropDelegate = Never

/// Not modelled.
@available(
  *,
  unavailable,
  message: "UICollectionViewFlowLayoutInvalidationContext is not modelled by JankLab"
)
public typealias UICollectionViewFlowLayoutInvalidationContext = Never

/// Not modelled.
@available(
  *,
  unavailable,
  message: "UICollectionViewLayoutInvalidationContext is not modelled by JankLab"
)
public typealias UICollectionViewLayoutInvalidationContext = Never

/// Not modelled.
@available(*, unavailable, message: "UICollectionViewPlaceholder is not modelled by JankLab")
public typealias UICollectionViewPlaceholder = Never

/// Not modelled.
@available(*, unavailable, message: "UICollectionViewTransitionLayout is not modelled by JankLab")
public typealias UICollectionViewTransitionLayout = Never

/// Not modelled.
@available(*, unavailable, message: "UICollectionViewUpdateItem is not modelled by JankLab")
public typealias UICollectionViewUpdateItem = Never

/// Not modelled.
@available(*, unavailable, message: "UICollisionBehavior is not modelled by JankLab")
public typealias UICollisionBehavior = Never

/// Not modelled.
@available(*, unavailable, message: "UICollisionBehaviorDelegate is not modelled by JankLab")
public typealias UICollisionBehaviorDelegate = Never

/// Not modelled.
@available(*, unavailable, message: "UICommand is not modelled by JankLab")
public typealias UICommand = Never

/// Not modelled.
@available(*, unavailable, message: "UIContextMenuConfiguration is not modelled by JankLab")
public typealias UIContextMenuConfiguration = Never

/// Not modelled.
@available(*, unavailable, message: "UIContextMenuInteraction is not modelled by JankLab")
public typealias UIContextMenuInteraction = Never

/// Not modelled.
@available(*, unavailable, message: "UIContextMenuInteractionDelegate is not modelled by JankLab")
public typealias UIContextMenuInteractionDelegate = Never

/// Not modelled.
@available(*, unavailable, message: "UIDeferredMenuElement is not modelled by JankLab")
public typealias UIDeferredMenuElement = Never

/// Not modelled.
@available(*, unavailable, message: "UIDragInteraction is not modelled by JankLab")
public typealias UIDragInteraction = Never

/// Not modelled.
@available(*, unavailable, message: "UIDragInteractionDelegate is not modelled by JankLab")
public typealias UIDragInteractionDelegate = Never

/// Not modelled.
@available(*, unavailable, message: "UIDragItem is not modelled by JankLab")
public typealias UIDragItem = Never

/// Not modelled.
@available(*, unavailable, message: "UIDragSession is not modelled by JankLab")
public typealias UIDragSession = Never

/// Not modelled.
@available(*, unavailable, message: "UIDropInteraction is not modelled by JankLab")
public typealias UIDropInteraction = Never

/// Not modelled.
@available(*, unavailable, message: "UIDropInteractionDelegate is not modelled by JankLab")
public typealias UIDropInteractionDelegate = Never

/// Not modelled.
@available(*, unavailable, message: "UIDropSession is not modelled by JankLab")
public typealias UIDropSession = Never

/// Not modelled.
@available(*, unavailable, message: "UIEditMenuInteraction is not modelled by JankLab")
public typealias UIEditMenuInteraction = Never

/// Not modelled.
@available(*, unavailable, message: "UIFieldBehavior is not modelled by JankLab")
public typealias UIFieldBehavior = Never

/// Not modelled.
@available(*, unavailable, message: "UIFindInteraction is not modelled by JankLab")
public typealias UIFindInteraction = Never

/// Not modelled.
@available(*, unavailable, message: "UIGlassEffect is not modelled by JankLab")
public typealias UIGlassEffect = Never

/// Not modelled.
@available(*, unavailable, message: "UIHoverGestureRecognizer is not modelled by JankLab")
public typealias UIHoverGestureRecognizer = Never

/// Not modelled.
@available(*, unavailable, message: "UIInteraction is not modelled by JankLab")
public typealias UIInteraction = Never

/// Not modelled.
@available(*, unavailable, message: "UIInterpolatingMotionEffect is not modelled by JankLab")
public typealias UIInterpolatingMotionEffect = Never

/// Not modelled.
@available(*, unavailable, message: "UIKey is not modelled by JankLab")
public typealias UIKey = Never

/// Not modelled.
@available(*, unavailable, message: "UIKeyCommand is not modelled by JankLab")
public typealias UIKeyCommand = Never

/// Not modelled.
@available(*, unavailable, message: "UIMenu is not modelled by JankLab")
public typealias UIMenu = Never

/// Not modelled.
@available(*, unavailable, message: "UIMenuController is not modelled by JankLab")
public typealias UIMenuController = Never

/// Not modelled.
@available(*, unavailable, message: "UIMenuElement is not modelled by JankLab")
public typealias UIMenuElement = Never

/// Not modelled.
@available(*, unavailable, message: "UIMenuItem is not modelled by JankLab")
public typealias UIMenuItem = Never

/// Not modelled.
@available(*, unavailable, message: "UIMotionEffect is not modelled by JankLab")
public typealias UIMotionEffect = Never

/// Not modelled.
@available(*, unavailable, message: "UIMotionEffectGroup is not modelled by JankLab")
public typealias UIMotionEffectGroup = Never

/// Not modelled.
@available(*, unavailable, message: "UIOffset is not modelled by JankLab")
public typealias UIOffset = Never

/// Not modelled.
@available(*, unavailable, message: "UIPencilInteraction is not modelled by JankLab")
public typealias UIPencilInteraction = Never

/// Not modelled.
@available(*, unavailable, message: "UIPointerInteraction is not modelled by JankLab")
public typealias UIPointerInteraction = Never

/// Not modelled.
@available(*, unavailable, message: "UIPointerInteractionDelegate is not modelled by JankLab")
public typealias UIPointerInteractionDelegate = Never

/// Not modelled.
@available(*, unavailable, message: "UIPointerStyle is not modelled by JankLab")
public typealias UIPointerStyle = Never

/// Not modelled.
@available(*, unavailable, message: "UIPress is not modelled by JankLab")
public typealias UIPress = Never

/// Not modelled.
@available(*, unavailable, message: "UIPressesEvent is not modelled by JankLab")
public typealias UIPressesEvent = Never

/// Not modelled.
@available(*, unavailable, message: "UIPreviewParameters is not modelled by JankLab")
public typealias UIPreviewParameters = Never

/// Not modelled.
@available(*, unavailable, message: "UIPreviewTarget is not modelled by JankLab")
public typealias UIPreviewTarget = Never

/// Not modelled.
@available(*, unavailable, message: "UIRegion is not modelled by JankLab")
public typealias UIRegion = Never

/// Not modelled.
@available(*, unavailable, message: "UIRotationGestureRecognizer is not modelled by JankLab")
public typealias UIRotationGestureRecognizer = Never

/// Not modelled.
@available(*, unavailable, message: "UIShape is not modelled by JankLab")
public typealias UIShape = Never

/// Not modelled.
@available(*, unavailable, message: "UISnapBehavior is not modelled by JankLab")
public typealias UISnapBehavior = Never

/// Not modelled.
@available(*, unavailable, message: "UITableViewDataSourcePrefetching is not modelled by JankLab")
public typealias UITableViewDataSourcePrefetching = Never

/// Not modelled.
@available(*, unavailable, message: "UITableViewDiffableDataSource is not modelled by JankLab")
public typealias UITableViewDiffableDataSource = Never

/// Not modelled.
@available(*, unavailable, message: "UITableViewDragDelegate is not modelled by JankLab")
public typealias UITableViewDragDelegate = Never

/// Not modelled.
@available(*, unavailable, message: "UITableViewDropDelegate is not modelled by JankLab")
public typealias UITableViewDropDelegate = Never

/// Not modelled.
@available(*, unavailable, message: "UITargetedPreview is not modelled by JankLab")
public typealias UITargetedPreview = Never
#endif

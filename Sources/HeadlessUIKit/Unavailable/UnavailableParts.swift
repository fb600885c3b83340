#if !canImport(Darwin)
// Names of UIKit and its neighbours that are not modelled, so that the compiler says so.

// MARK: Images and text

/// Not modelled.
@available(*, unavailable, message: "CGDataProvider is not modelled by JankLab")
public typealias CGDataProvider = Never

/// Not modelled.
@available(*, unavailable, message: "CGFont is not modelled by JankLab")
public typealias CGFont = Never

/// Not modelled.
@available(*, unavailable, message: "CGGradient is not modelled by JankLab")
public typealias CGGradient = Never

/// Not modelled.
@available(*, unavailable, message: "CGImage is not modelled by JankLab")
public typealias CGImage = Never

/// Not modelled.
@available(*, unavailable, message: "CGPattern is not modelled by JankLab")
public typealias CGPattern = Never

/// Not modelled.
@available(*, unavailable, message: "CGShading is not modelled by JankLab")
public typealias CGShading = Never

/// Not modelled.
@available(*, unavailable, message: "CIContext is not modelled by JankLab")
public typealias CIContext = Never

/// Not modelled.
@available(*, unavailable, message: "CIFilter is not modelled by JankLab")
public typealias CIFilter = Never

/// Not modelled.
@available(*, unavailable, message: "CIImage is not modelled by JankLab")
public typealias CIImage = Never

/// Not modelled.
@available(*, unavailable, message: "NSLayoutManager is not modelled by JankLab")
public typealias NSLayoutManager = Never

/// Not modelled.
@available(*, unavailable, message: "NSMutableParagraphStyle is not modelled by JankLab")
public typealias NSMutableParagraphStyle = Never

/// Not modelled.
@available(*, unavailable, message: "NSParagraphStyle is not modelled by JankLab")
public typealias NSParagraphStyle = Never

/// Not modelled.
@available(*, unavailable, message: "NSShadow is not modelled by JankLab")
public typealias NSShadow = Never

/// Not modelled.
@available(*, unavailable, message: "NSTextAttachment is not modelled by JankLab")
public typealias NSTextAttachment = Never

/// Not modelled.
@available(*, unavailable, message: "NSTextContainer is not modelled by JankLab")
public typealias NSTextContainer = Never

/// Not modelled.
@available(*, unavailable, message: "NSTextStorage is not modelled by JankLab")
public typealias NSTextStorage = Never

/// Not modelled.
@available(*, unavailable, message: "UIFontDescriptor is not modelled by JankLab")
public typealias UIFontDescriptor = Never

/// Not modelled.
@available(*, unavailable, message: "UIFontMetrics is not modelled by JankLab")
public typealias UIFontMetrics = Never

/// Not modelled.
@available(*, unavailable, message: "UIGraphicsPDFRenderer is not modelled by JankLab")
public typealias UIGraphicsPDFRenderer = Never

/// Not modelled.
@available(*, unavailable, message: "UIImageAsset is not modelled by JankLab")
public typealias UIImageAsset = Never

/// Not modelled.
@available(*, unavailable, message: "UIImageConfiguration is not modelled by JankLab")
public typealias UIImageConfiguration = Never

/// Not modelled.
@available(*, unavailable, message: "UIImageSymbolConfiguration is not modelled by JankLab")
public typealias UIImageSymbolConfiguration = Never

/// Not modelled.
@available(*, unavailable, message: "UIPasteboard is not modelled by JankLab")
public typealias UIPasteboard = Never

// MARK: App

/// Not modelled.
@available(*, unavailable, message: "UIKeyCommand is not modelled by JankLab")
public typealias UIKeyCommand = Never

/// Not modelled.
@available(*, unavailable, message: "UILocalNotification is not modelled by JankLab")
public typealias UILocalNotification = Never

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
@available(*, unavailable, message: "UICommand is not modelled by JankLab")
public typealias UICommand = Never

/// Not modelled.
@available(*, unavailable, message: "UIScene is not modelled by JankLab")
public typealias UIScene = Never

/// Not modelled.
@available(*, unavailable, message: "UISceneConfiguration is not modelled by JankLab")
public typealias UISceneConfiguration = Never

/// Not modelled.
@available(*, unavailable, message: "UISceneDelegate is not modelled by JankLab")
public typealias UISceneDelegate = Never

/// Not modelled.
@available(*, unavailable, message: "UISceneSession is not modelled by JankLab")
public typealias UISceneSession = Never

/// Not modelled.
@available(*, unavailable, message: "UIWindowScene is not modelled by JankLab")
public typealias UIWindowScene = Never

/// Not modelled.
@available(*, unavailable, message: "UIWindowSceneDelegate is not modelled by JankLab")
public typealias UIWindowSceneDelegate = Never

/// Not modelled.
@available(*, unavailable, message: "UIOpenURLContext is not modelled by JankLab")
public typealias UIOpenURLContext = Never

/// Not modelled.
@available(*, unavailable, message: "UIPrintInteractionController is not modelled by JankLab")
public typealias UIPrintInteractionController = Never

/// Not modelled.
@available(*, unavailable, message: "UIStateRestoring is not modelled by JankLab")
public typealias UIStateRestoring = Never

/// Not modelled.
@available(*, unavailable, message: "UIUserActivityRestoring is not modelled by JankLab")
public typealias UIUserActivityRestoring = Never

/// Not modelled.
@available(*, unavailable, message: "UIUndoManager is not modelled by JankLab")
public typealias UIUndoManager = Never

/// Not modelled.
@available(*, unavailable, message: "UIFocusGuide is not modelled by JankLab")
public typealias UIFocusGuide = Never

/// Not modelled.
@available(*, unavailable, message: "UIFocusSystem is not modelled by JankLab")
public typealias UIFocusSystem = Never

/// Not modelled.
@available(*, unavailable, message: "UIFocusEnvironment is not modelled by JankLab")
public typealias UIFocusEnvironment = Never

/// Not modelled.
@available(*, unavailable, message: "UIBarButtonItemGroup is not modelled by JankLab")
public typealias UIBarButtonItemGroup = Never

/// Not modelled.
@available(*, unavailable, message: "UIBarAppearance is not modelled by JankLab")
public typealias UIBarAppearance = Never

/// Not modelled.
@available(*, unavailable, message: "UINavigationBarAppearance is not modelled by JankLab")
public typealias UINavigationBarAppearance = Never

/// Not modelled.
@available(*, unavailable, message: "UITabBarAppearance is not modelled by JankLab")
public typealias UITabBarAppearance = Never

/// Not modelled.
@available(*, unavailable, message: "UIToolbarAppearance is not modelled by JankLab")
public typealias UIToolbarAppearance = Never

/// Not modelled.
@available(*, unavailable, message: "UIAppearance is not modelled by JankLab")
public typealias UIAppearance = Never

/// Not modelled.
@available(*, unavailable, message: "UIAppearanceContainer is not modelled by JankLab")
public typealias UIAppearanceContainer = Never

/// Not modelled.
@available(*, unavailable, message: "UISheetPresentationController is not modelled by JankLab")
public typealias UISheetPresentationController = Never

/// Not modelled.
@available(*, unavailable, message: "UISpringLoadedInteraction is not modelled by JankLab")
public typealias UISpringLoadedInteraction = Never

// MARK: Lists

/// Not modelled.
@available(
  *,
  unavailable,
  message: "UICollectionViewCompositionalLayout is not modelled by JankLab"
)
public typealias UICollectionViewCompositionalLayout = Never

/// Not modelled.
@available(*, unavailable, message: "UICollectionViewDiffableDataSource is not modelled by JankLab")
public typealias UICollectionViewDiffableDataSource = Never

/// Not modelled.
@available(
  *,
  unavailable,
  message: "UICollectionViewFlowLayoutInvalidationContext is not modelled by JankLab"
)
public typealias UICollectionViewFlowLayoutInvalidationContext = Never

/// Not modelled.
@available(*, unavailable, message: "UICollectionViewTransitionLayout is not modelled by JankLab")
public typealias UICollectionViewTransitionLayout = Never

/// Not modelled.
@available(*, unavailable, message: "UITableViewDiffableDataSource is not modelled by JankLab")
public typealias UITableViewDiffableDataSource = Never

/// Not modelled.
@available(*, unavailable, message: "UITableViewRowAction is not modelled by JankLab")
public typealias UITableViewRowAction = Never

/// Not modelled.
@available(*, unavailable, message: "UIContextualAction is not modelled by JankLab")
public typealias UIContextualAction = Never

/// Not modelled.
@available(*, unavailable, message: "UISwipeActionsConfiguration is not modelled by JankLab")
public typealias UISwipeActionsConfiguration = Never

/// Not modelled.
@available(*, unavailable, message: "NSCollectionLayoutSection is not modelled by JankLab")
public typealias NSCollectionLayoutSection = Never

/// Not modelled.
@available(*, unavailable, message: "NSDiffableDataSourceSnapshot is not modelled by JankLab")
public typealias NSDiffableDataSourceSnapshot = Never

/// Not modelled.
@available(*, unavailable, message: "UICollectionViewUpdateItem is not modelled by JankLab")
public typealias UICollectionViewUpdateItem = Never

/// Not modelled.
@available(*, unavailable, message: "UITableViewFocusUpdateContext is not modelled by JankLab")
public typealias UITableViewFocusUpdateContext = Never

// MARK: Objective-C

/// Not modelled.
@available(*, unavailable, message: "NSFetchedResultsController is not modelled by JankLab")
public typealias NSFetchedResultsController = Never

/// Not modelled.
@available(*, unavailable, message: "NSManagedObject is not modelled by JankLab")
public typealias NSManagedObject = Never

/// Not modelled.
@available(*, unavailable, message: "NSManagedObjectContext is not modelled by JankLab")
public typealias NSManagedObjectContext = Never
#endif

#if !canImport(Darwin)
// Names of Apple's frameworks that are not modelled, so that the compiler says
// so: views and controls.

/// Not modelled.
@available(*, unavailable, message: "CAEAGLLayer is not modelled by JankLab")
public typealias CAEAGLLayer = Never

/// Not modelled.
@available(*, unavailable, message: "CAEmitterCell is not modelled by JankLab")
public typealias CAEmitterCell = Never

/// Not modelled.
@available(*, unavailable, message: "CAEmitterLayer is not modelled by JankLab")
public typealias CAEmitterLayer = Never

/// Not modelled.
@available(*, unavailable, message: "CALayerContentsFilter is not modelled by JankLab")
public typealias CALayerContentsFilter = Never

/// Not modelled.
@available(*, unavailable, message: "CAMetalLayer is not modelled by JankLab")
public typealias CAMetalLayer = Never

/// Not modelled.
@available(*, unavailable, message: "CARenderer is not modelled by JankLab")
public typealias CARenderer = Never

/// Not modelled.
@available(*, unavailable, message: "CAReplicatorLayer is not modelled by JankLab")
public typealias CAReplicatorLayer = Never

/// Not modelled.
@available(*, unavailable, message: "CAScrollLayer is not modelled by JankLab")
public typealias CAScrollLayer = Never

/// Not modelled.
@available(*, unavailable, message: "CATextLayer is not modelled by JankLab")
public typealias CATextLayer = Never

/// Not modelled.
@available(*, unavailable, message: "CATiledLayer is not modelled by JankLab")
public typealias CATiledLayer = Never

/// Not modelled.
@available(*, unavailable, message: "CATransformLayer is not modelled by JankLab")
public typealias CATransformLayer = Never

/// Not modelled.
@available(*, unavailable, message: "CAValueFunction is not modelled by JankLab")
public typealias CAValueFunction = Never

/// Not modelled.
@available(*, unavailable, message: "UIBackgroundConfiguration is not modelled by JankLab")
public typealias UIBackgroundConfiguration = Never

/// Not modelled.
@available(*, unavailable, message: "UIBarItem is not modelled by JankLab")
public typealias UIBarItem = Never

/// Not modelled.
@available(*, unavailable, message: "UIBarPosition is not modelled by JankLab")
public typealias UIBarPosition = Never

/// Not modelled.
@available(*, unavailable, message: "UIBarPositioning is not modelled by JankLab")
public typealias UIBarPositioning = Never

/// Not modelled.
@available(*, unavailable, message: "UIBarPositioningDelegate is not modelled by JankLab")
public typealias UIBarPositioningDelegate = Never

/// Not modelled.
@available(*, unavailable, message: "UICalendarView is not modelled by JankLab")
public typealias UICalendarView = Never

/// Not modelled.
@available(*, unavailable, message: "UICollectionViewListCell is not modelled by JankLab")
public typealias UICollectionViewListCell = Never

/// Not modelled.
@available(*, unavailable, message: "UIColorWell is not modelled by JankLab")
public typealias UIColorWell = Never

/// Not modelled.
@available(*, unavailable, message: "UIContentConfiguration is not modelled by JankLab")
public typealias UIContentConfiguration = Never

/// Not modelled.
@available(*, unavailable, message: "UIContentUnavailableConfiguration is not modelled by JankLab")
public typealias UIContentUnavailableConfiguration = Never

/// Not modelled.
@available(*, unavailable, message: "UIContentUnavailableView is not modelled by JankLab")
public typealias UIContentUnavailableView = Never

/// Not modelled.
@available(*, unavailable, message: "UIContentView is not modelled by JankLab")
public typealias UIContentView = Never

/// Not modelled.
@available(*, unavailable, message: "UIContextualAction is not modelled by JankLab")
public typealias UIContextualAction = Never

/// Not modelled.
@available(*, unavailable, message: "UIDataDetectorTypes is not modelled by JankLab")
public typealias UIDataDetectorTypes = Never

/// Not modelled.
@available(*, unavailable, message: "UIDatePicker is not modelled by JankLab")
public typealias UIDatePicker = Never

/// Not modelled.
@available(*, unavailable, message: "UIEventAttributionView is not modelled by JankLab")
public typealias UIEventAttributionView = Never

/// Not modelled.
@available(*, unavailable, message: "UIFontPickerViewController is not modelled by JankLab")
public typealias UIFontPickerViewController = Never

/// Not modelled.
@available(*, unavailable, message: "UIImageReader is not modelled by JankLab")
public typealias UIImageReader = Never

/// Not modelled.
@available(*, unavailable, message: "UIInputView is not modelled by JankLab")
public typealias UIInputView = Never

/// Not modelled.
@available(*, unavailable, message: "UIInputViewAudioFeedback is not modelled by JankLab")
public typealias UIInputViewAudioFeedback = Never

/// Not modelled.
@available(*, unavailable, message: "UIInputViewController is not modelled by JankLab")
public typealias UIInputViewController = Never

/// Not modelled.
@available(*, unavailable, message: "UIListContentConfiguration is not modelled by JankLab")
public typealias UIListContentConfiguration = Never

/// Not modelled.
@available(*, unavailable, message: "UIListContentView is not modelled by JankLab")
public typealias UIListContentView = Never

/// Not modelled.
@available(*, unavailable, message: "UINavigationBarDelegate is not modelled by JankLab")
public typealias UINavigationBarDelegate = Never

/// Not modelled.
@available(*, unavailable, message: "UIPageControl is not modelled by JankLab")
public typealias UIPageControl = Never

/// Not modelled.
@available(*, unavailable, message: "UIPickerView is not modelled by JankLab")
public typealias UIPickerView = Never

/// Not modelled.
@available(*, unavailable, message: "UIPickerViewDataSource is not modelled by JankLab")
public typealias UIPickerViewDataSource = Never

/// Not modelled.
@available(*, unavailable, message: "UIPickerViewDelegate is not modelled by JankLab")
public typealias UIPickerViewDelegate = Never

/// Not modelled.
@available(*, unavailable, message: "UIPopoverBackgroundView is not modelled by JankLab")
public typealias UIPopoverBackgroundView = Never

/// Not modelled.
@available(*, unavailable, message: "UIProgressView is not modelled by JankLab")
public typealias UIProgressView = Never

/// Not modelled.
@available(*, unavailable, message: "UIRefreshControl is not modelled by JankLab")
public typealias UIRefreshControl = Never

/// Not modelled.
@available(*, unavailable, message: "UISearchBar is not modelled by JankLab")
public typealias UISearchBar = Never

/// Not modelled.
@available(*, unavailable, message: "UISearchBarDelegate is not modelled by JankLab")
public typealias UISearchBarDelegate = Never

/// Not modelled.
@available(*, unavailable, message: "UISearchTextField is not modelled by JankLab")
public typealias UISearchTextField = Never

/// Not modelled.
@available(*, unavailable, message: "UISearchToken is not modelled by JankLab")
public typealias UISearchToken = Never

/// Not modelled.
@available(*, unavailable, message: "UISegmentedControl is not modelled by JankLab")
public typealias UISegmentedControl = Never

/// Not modelled.
@available(*, unavailable, message: "UIStepper is not modelled by JankLab")
public typealias UIStepper = Never

/// Not modelled.
@available(*, unavailable, message: "UISwipeActionsConfiguration is not modelled by JankLab")
public typealias UISwipeActionsConfiguration = Never

/// Not modelled.
@available(*, unavailable, message: "UITab is not modelled by JankLab")
public typealias UITab = Never

/// Not modelled.
@available(*, unavailable, message: "UITabBarDelegate is not modelled by JankLab")
public typealias UITabBarDelegate = Never

/// Not modelled.
@available(*, unavailable, message: "UITabGroup is not modelled by JankLab")
public typealias UITabGroup = Never

/// Not modelled.
@available(*, unavailable, message: "UITableViewFocusUpdateContext is not modelled by JankLab")
public typealias UITableViewFocusUpdateContext = Never

/// Not modelled.
@available(*, unavailable, message: "UITableViewHeaderFooterView is not modelled by JankLab")
public typealias UITableViewHeaderFooterView = Never

/// Not modelled.
@available(*, unavailable, message: "UITableViewRowAction is not modelled by JankLab")
public typealias UITableViewRowAction = Never

/// Not modelled.
@available(*, unavailable, message: "UITextChecker is not modelled by JankLab")
public typealias UITextChecker = Never

/// Not modelled.
@available(*, unavailable, message: "UITextContentType is not modelled by JankLab")
public typealias UITextContentType = Never

/// Not modelled.
@available(*, unavailable, message: "UITextDragDelegate is not modelled by JankLab")
public typealias UITextDragDelegate = Never

/// Not modelled.
@available(*, unavailable, message: "UITextDropDelegate is not modelled by JankLab")
public typealias UITextDropDelegate = Never

/// Not modelled.
@available(*, unavailable, message: "UITextInput is not modelled by JankLab")
public typealias UITextInput = Never

/// Not modelled.
@available(*, unavailable, message: "UITextInputDelegate is not modelled by JankLab")
public typealias UITextInputDelegate = Never

/// Not modelled.
@available(*, unavailable, message: "UITextInputTraits is not modelled by JankLab")
public typealias UITextInputTraits = Never

/// Not modelled.
@available(*, unavailable, message: "UITextInteraction is not modelled by JankLab")
public typealias UITextInteraction = Never

/// Not modelled.
@available(*, unavailable, message: "UITextPosition is not modelled by JankLab")
public typealias UITextPosition = Never

/// Not modelled.
@available(*, unavailable, message: "UITextRange is not modelled by JankLab")
public typealias UITextRange = Never

/// Not modelled.
@available(*, unavailable, message: "UITextSelectionRect is not modelled by JankLab")
public typealias UITextSelectionRect = Never

/// Not modelled.
@available(*, unavailable, message: "UIToolbar is not modelled by JankLab")
public typealias UIToolbar = Never

/// Not modelled.
@available(*, unavailable, message: "UIToolbarDelegate is not modelled by JankLab")
public typealias UIToolbarDelegate = Never

/// Not modelled.
@available(*, unavailable, message: "UIWebView is not modelled by JankLab")
public typealias UIWebView = Never
#endif

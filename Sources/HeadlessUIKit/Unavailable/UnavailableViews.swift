#if !canImport(Darwin)
// Names of UIKit and its neighbours that are not modelled, so that the compiler says so.

// MARK: Controllers

/// Not modelled.
@available(*, unavailable, message: "UISplitViewController is not modelled by JankLab")
public typealias UISplitViewController = Never

/// Not modelled.
@available(*, unavailable, message: "UIPageViewController is not modelled by JankLab")
public typealias UIPageViewController = Never

/// Not modelled.
@available(*, unavailable, message: "UISearchController is not modelled by JankLab")
public typealias UISearchController = Never

/// Not modelled.
@available(*, unavailable, message: "UICollectionViewController is not modelled by JankLab")
public typealias UICollectionViewController = Never

/// Not modelled.
@available(*, unavailable, message: "UIActivityViewController is not modelled by JankLab")
public typealias UIActivityViewController = Never

/// Not modelled.
@available(*, unavailable, message: "UIImagePickerController is not modelled by JankLab")
public typealias UIImagePickerController = Never

/// Not modelled.
@available(*, unavailable, message: "UIDocumentPickerViewController is not modelled by JankLab")
public typealias UIDocumentPickerViewController = Never

/// Not modelled.
@available(*, unavailable, message: "UIDocumentInteractionController is not modelled by JankLab")
public typealias UIDocumentInteractionController = Never

/// Not modelled.
@available(*, unavailable, message: "UIFontPickerViewController is not modelled by JankLab")
public typealias UIFontPickerViewController = Never

/// Not modelled.
@available(*, unavailable, message: "UIColorPickerViewController is not modelled by JankLab")
public typealias UIColorPickerViewController = Never

/// Not modelled.
@available(*, unavailable, message: "UIReferenceLibraryViewController is not modelled by JankLab")
public typealias UIReferenceLibraryViewController = Never

/// Not modelled.
@available(*, unavailable, message: "UIVideoEditorController is not modelled by JankLab")
public typealias UIVideoEditorController = Never

/// Not modelled.
@available(*, unavailable, message: "UIPopoverController is not modelled by JankLab")
public typealias UIPopoverController = Never

/// Not modelled.
@available(*, unavailable, message: "UIActionSheet is not modelled by JankLab")
public typealias UIActionSheet = Never

/// Not modelled.
@available(*, unavailable, message: "UIAlertView is not modelled by JankLab")
public typealias UIAlertView = Never

// MARK: Views

/// Not modelled.
@available(*, unavailable, message: "UIActivityIndicatorView is not modelled by JankLab")
public typealias UIActivityIndicatorView = Never

/// Not modelled.
@available(*, unavailable, message: "UIDatePicker is not modelled by JankLab")
public typealias UIDatePicker = Never

/// Not modelled.
@available(*, unavailable, message: "UIInputView is not modelled by JankLab")
public typealias UIInputView = Never

/// Not modelled.
@available(*, unavailable, message: "UIPageControl is not modelled by JankLab")
public typealias UIPageControl = Never

/// Not modelled.
@available(*, unavailable, message: "UIPickerView is not modelled by JankLab")
public typealias UIPickerView = Never

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
@available(*, unavailable, message: "UISegmentedControl is not modelled by JankLab")
public typealias UISegmentedControl = Never

/// Not modelled.
@available(*, unavailable, message: "UIStepper is not modelled by JankLab")
public typealias UIStepper = Never

/// Not modelled.
@available(*, unavailable, message: "UISwitch is not modelled by JankLab")
public typealias UISwitch = Never

/// Not modelled.
@available(*, unavailable, message: "UITextField is not modelled by JankLab")
public typealias UITextField = Never

/// Not modelled.
@available(*, unavailable, message: "UITextView is not modelled by JankLab")
public typealias UITextView = Never

/// Not modelled.
@available(*, unavailable, message: "UIToolbar is not modelled by JankLab")
public typealias UIToolbar = Never

/// Not modelled.
@available(*, unavailable, message: "UIWebView is not modelled by JankLab")
public typealias UIWebView = Never

/// Not modelled.
@available(*, unavailable, message: "UICollectionReusableView is not modelled by JankLab")
public typealias UICollectionReusableView = Never

/// Not modelled.
@available(*, unavailable, message: "UITableViewHeaderFooterView is not modelled by JankLab")
public typealias UITableViewHeaderFooterView = Never

/// Not modelled.
@available(*, unavailable, message: "UIColorWell is not modelled by JankLab")
public typealias UIColorWell = Never

/// Not modelled.
@available(*, unavailable, message: "UIPopoverBackgroundView is not modelled by JankLab")
public typealias UIPopoverBackgroundView = Never

/// Not modelled.
@available(*, unavailable, message: "UICalendarView is not modelled by JankLab")
public typealias UICalendarView = Never

/// Not modelled.
@available(*, unavailable, message: "UIContentUnavailableView is not modelled by JankLab")
public typealias UIContentUnavailableView = Never

/// Not modelled.
@available(*, unavailable, message: "UIListContentView is not modelled by JankLab")
public typealias UIListContentView = Never

// MARK: Layers

/// Not modelled.
@available(*, unavailable, message: "CAEmitterCell is not modelled by JankLab")
public typealias CAEmitterCell = Never

/// Not modelled.
@available(*, unavailable, message: "CAEmitterLayer is not modelled by JankLab")
public typealias CAEmitterLayer = Never

/// Not modelled.
@available(*, unavailable, message: "CAGradientLayer is not modelled by JankLab")
public typealias CAGradientLayer = Never

/// Not modelled.
@available(*, unavailable, message: "CAMetalLayer is not modelled by JankLab")
public typealias CAMetalLayer = Never

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

// MARK: Gestures

/// Not modelled.
@available(*, unavailable, message: "UIHoverGestureRecognizer is not modelled by JankLab")
public typealias UIHoverGestureRecognizer = Never

/// Not modelled.
@available(*, unavailable, message: "UIRotationGestureRecognizer is not modelled by JankLab")
public typealias UIRotationGestureRecognizer = Never

/// Not modelled.
@available(*, unavailable, message: "UIPress is not modelled by JankLab")
public typealias UIPress = Never

/// Not modelled.
@available(*, unavailable, message: "UIPressesEvent is not modelled by JankLab")
public typealias UIPressesEvent = Never

/// Not modelled.
@available(*, unavailable, message: "UIDragInteraction is not modelled by JankLab")
public typealias UIDragInteraction = Never

/// Not modelled.
@available(*, unavailable, message: "UIDropInteraction is not modelled by JankLab")
public typealias UIDropInteraction = Never

/// Not modelled.
@available(*, unavailable, message: "UIContextMenuInteraction is not modelled by JankLab")
public typealias UIContextMenuInteraction = Never

/// Not modelled.
@available(*, unavailable, message: "UIPointerInteraction is not modelled by JankLab")
public typealias UIPointerInteraction = Never

/// Not modelled.
@available(*, unavailable, message: "UIPencilInteraction is not modelled by JankLab")
public typealias UIPencilInteraction = Never

// MARK: Dynamics

/// Not modelled.
@available(*, unavailable, message: "UIAttachmentBehavior is not modelled by JankLab")
public typealias UIAttachmentBehavior = Never

/// Not modelled.
@available(*, unavailable, message: "UICollisionBehavior is not modelled by JankLab")
public typealias UICollisionBehavior = Never

/// Not modelled.
@available(*, unavailable, message: "UIFieldBehavior is not modelled by JankLab")
public typealias UIFieldBehavior = Never

/// Not modelled.
@available(*, unavailable, message: "UIRegion is not modelled by JankLab")
public typealias UIRegion = Never

/// Not modelled.
@available(*, unavailable, message: "UISnapBehavior is not modelled by JankLab")
public typealias UISnapBehavior = Never

// MARK: Effects

/// Not modelled.
@available(*, unavailable, message: "UIVibrancyEffect is not modelled by JankLab")
public typealias UIVibrancyEffect = Never

/// Not modelled.
@available(*, unavailable, message: "UIMotionEffect is not modelled by JankLab")
public typealias UIMotionEffect = Never

/// Not modelled.
@available(*, unavailable, message: "UIMotionEffectGroup is not modelled by JankLab")
public typealias UIMotionEffectGroup = Never

/// Not modelled.
@available(*, unavailable, message: "UIInterpolatingMotionEffect is not modelled by JankLab")
public typealias UIInterpolatingMotionEffect = Never
#endif

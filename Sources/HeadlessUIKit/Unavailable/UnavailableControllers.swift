#if !canImport(Darwin)
// Names of Apple's frameworks that are not modelled, so that the compiler says
// so: controllers, scenes and the life of an app.

/// Not modelled.
@available(*, unavailable, message: "AVPictureInPictureController is not modelled by JankLab")
public typealias AVPictureInPictureController = Never

/// Not modelled.
@available(
  *,
  unavailable,
  message: "AVPictureInPictureControllerDelegate is not modelled by JankLab"
)
public typealias AVPictureInPictureControllerDelegate = Never

/// Not modelled.
@available(*, unavailable, message: "AVPlayerViewController is not modelled by JankLab")
public typealias AVPlayerViewController = Never

/// Not modelled.
@available(*, unavailable, message: "CNContactPickerViewController is not modelled by JankLab")
public typealias CNContactPickerViewController = Never

/// Not modelled.
@available(*, unavailable, message: "EKEventEditViewController is not modelled by JankLab")
public typealias EKEventEditViewController = Never

/// Not modelled.
@available(*, unavailable, message: "GKGameCenterViewController is not modelled by JankLab")
public typealias GKGameCenterViewController = Never

/// Not modelled.
@available(*, unavailable, message: "LAContext is not modelled by JankLab")
public typealias LAContext = Never

/// Not modelled.
@available(*, unavailable, message: "MFMailComposeResult is not modelled by JankLab")
public typealias MFMailComposeResult = Never

/// Not modelled.
@available(*, unavailable, message: "MFMailComposeViewController is not modelled by JankLab")
public typealias MFMailComposeViewController = Never

/// Not modelled.
@available(
  *,
  unavailable,
  message: "MFMailComposeViewControllerDelegate is not modelled by JankLab"
)
public typealias MFMailComposeViewControllerDelegate = Never

/// Not modelled.
@available(*, unavailable, message: "MFMessageComposeViewController is not modelled by JankLab")
public typealias MFMessageComposeViewController = Never

/// Not modelled.
@available(*, unavailable, message: "MPMoviePlayerController is not modelled by JankLab")
public typealias MPMoviePlayerController = Never

/// Not modelled.
@available(
  *,
  unavailable,
  message: "PKPaymentAuthorizationViewController is not modelled by JankLab"
)
public typealias PKPaymentAuthorizationViewController = Never

/// Not modelled.
@available(*, unavailable, message: "QLPreviewController is not modelled by JankLab")
public typealias QLPreviewController = Never

/// Not modelled.
@available(*, unavailable, message: "SFSafariViewController is not modelled by JankLab")
public typealias SFSafariViewController = Never

/// Not modelled.
@available(*, unavailable, message: "SFSafariViewControllerDelegate is not modelled by JankLab")
public typealias SFSafariViewControllerDelegate = Never

/// Not modelled.
@available(*, unavailable, message: "SLComposeViewController is not modelled by JankLab")
public typealias SLComposeViewController = Never

/// Not modelled.
@available(*, unavailable, message: "UIActionSheet is not modelled by JankLab")
public typealias UIActionSheet = Never

/// Not modelled.
@available(*, unavailable, message: "UIActionSheetDelegate is not modelled by JankLab")
public typealias UIActionSheetDelegate = Never

/// Not modelled.
@available(*, unavailable, message: "UIActivity is not modelled by JankLab")
public typealias UIActivity = Never

/// Not modelled.
@available(*, unavailable, message: "UIActivityViewController is not modelled by JankLab")
public typealias UIActivityViewController = Never

/// Not modelled.
@available(*, unavailable, message: "UIAlertView is not modelled by JankLab")
public typealias UIAlertView = Never

/// Not modelled.
@available(*, unavailable, message: "UIAlertViewDelegate is not modelled by JankLab")
public typealias UIAlertViewDelegate = Never

/// Not modelled.
@available(*, unavailable, message: "UIAppearance is not modelled by JankLab")
public typealias UIAppearance = Never

/// Not modelled.
@available(*, unavailable, message: "UIAppearanceContainer is not modelled by JankLab")
public typealias UIAppearanceContainer = Never

/// Not modelled.
@available(*, unavailable, message: "UIBarAppearance is not modelled by JankLab")
public typealias UIBarAppearance = Never

/// Not modelled.
@available(*, unavailable, message: "UIBarButtonItemAppearance is not modelled by JankLab")
public typealias UIBarButtonItemAppearance = Never

/// Not modelled.
@available(*, unavailable, message: "UIBarButtonItemGroup is not modelled by JankLab")
public typealias UIBarButtonItemGroup = Never

/// Not modelled.
@available(*, unavailable, message: "UICloudSharingController is not modelled by JankLab")
public typealias UICloudSharingController = Never

/// Not modelled.
@available(*, unavailable, message: "UIColorPickerViewController is not modelled by JankLab")
public typealias UIColorPickerViewController = Never

/// Not modelled.
@available(
  *,
  unavailable,
  message: "UIColorPickerViewControllerDelegate is not modelled by JankLab"
)
public typealias UIColorPickerViewControllerDelegate = Never

/// Not modelled.
@available(*, unavailable, message: "UIContentSizeCategoryAdjusting is not modelled by JankLab")
public typealias UIContentSizeCategoryAdjusting = Never

/// Not modelled.
@available(*, unavailable, message: "UIDocument is not modelled by JankLab")
public typealias UIDocument = Never

/// Not modelled.
@available(*, unavailable, message: "UIDocumentBrowserViewController is not modelled by JankLab")
public typealias UIDocumentBrowserViewController = Never

/// Not modelled.
@available(*, unavailable, message: "UIDocumentInteractionController is not modelled by JankLab")
public typealias UIDocumentInteractionController = Never

/// Not modelled.
@available(
  *,
  unavailable,
  message: "UIDocumentInteractionControllerDelegate is not modelled by JankLab"
)
public typealias UIDocumentInteractionControllerDelegate = Never

/// Not modelled.
@available(*, unavailable, message: "UIDocumentPickerDelegate is not modelled by JankLab")
public typealias UIDocumentPickerDelegate = Never

/// Not modelled.
@available(*, unavailable, message: "UIDocumentPickerViewController is not modelled by JankLab")
public typealias UIDocumentPickerViewController = Never

/// Not modelled.
@available(*, unavailable, message: "UIHostingController is not modelled by JankLab")
public typealias UIHostingController = Never

/// Not modelled.
@available(*, unavailable, message: "UIImagePickerController is not modelled by JankLab")
public typealias UIImagePickerController = Never

/// Not modelled.
@available(*, unavailable, message: "UIImagePickerControllerDelegate is not modelled by JankLab")
public typealias UIImagePickerControllerDelegate = Never

/// Not modelled.
@available(*, unavailable, message: "UIManagedDocument is not modelled by JankLab")
public typealias UIManagedDocument = Never

/// Not modelled.
@available(*, unavailable, message: "UINavigationBarAppearance is not modelled by JankLab")
public typealias UINavigationBarAppearance = Never

/// Not modelled.
@available(*, unavailable, message: "UINib is not modelled by JankLab")
public typealias UINib = Never

/// Not modelled.
@available(*, unavailable, message: "UIPageViewController is not modelled by JankLab")
public typealias UIPageViewController = Never

/// Not modelled.
@available(*, unavailable, message: "UIPageViewControllerDataSource is not modelled by JankLab")
public typealias UIPageViewControllerDataSource = Never

/// Not modelled.
@available(*, unavailable, message: "UIPageViewControllerDelegate is not modelled by JankLab")
public typealias UIPageViewControllerDelegate = Never

/// Not modelled.
@available(*, unavailable, message: "UIPopoverController is not modelled by JankLab")
public typealias UIPopoverController = Never

/// Not modelled.
@available(*, unavailable, message: "UIPreviewAction is not modelled by JankLab")
public typealias UIPreviewAction = Never

/// Not modelled.
@available(*, unavailable, message: "UIPreviewActionItem is not modelled by JankLab")
public typealias UIPreviewActionItem = Never

/// Not modelled.
@available(*, unavailable, message: "UIPreviewInteraction is not modelled by JankLab")
public typealias UIPreviewInteraction = Never

/// Not modelled.
@available(*, unavailable, message: "UIPreviewInteractionDelegate is not modelled by JankLab")
public typealias UIPreviewInteractionDelegate = Never

/// Not modelled.
@available(*, unavailable, message: "UIReferenceLibraryViewController is not modelled by JankLab")
public typealias UIReferenceLibraryViewController = Never

/// Not modelled.
@available(*, unavailable, message: "UISearchController is not modelled by JankLab")
public typealias UISearchController = Never

/// Not modelled.
@available(*, unavailable, message: "UISearchControllerDelegate is not modelled by JankLab")
public typealias UISearchControllerDelegate = Never

/// Not modelled.
@available(*, unavailable, message: "UISearchResultsUpdating is not modelled by JankLab")
public typealias UISearchResultsUpdating = Never

/// Not modelled.
@available(*, unavailable, message: "UISheetPresentationController is not modelled by JankLab")
public typealias UISheetPresentationController = Never

/// Not modelled.
@available(
  *,
  unavailable,
  message: "UISheetPresentationControllerDelegate is not modelled by JankLab"
)
public typealias UISheetPresentationControllerDelegate = Never

/// Not modelled.
@available(*, unavailable, message: "UISplitViewController is not modelled by JankLab")
public typealias UISplitViewController = Never

/// Not modelled.
@available(*, unavailable, message: "UISplitViewControllerDelegate is not modelled by JankLab")
public typealias UISplitViewControllerDelegate = Never

/// Not modelled.
@available(*, unavailable, message: "UISpringLoadedInteraction is not modelled by JankLab")
public typealias UISpringLoadedInteraction = Never

/// Not modelled.
@available(*, unavailable, message: "UIStoryboardPopoverSegue is not modelled by JankLab")
public typealias UIStoryboardPopoverSegue = Never

/// Not modelled.
@available(*, unavailable, message: "UITabBarAppearance is not modelled by JankLab")
public typealias UITabBarAppearance = Never

/// Not modelled.
@available(*, unavailable, message: "UITabBarItemAppearance is not modelled by JankLab")
public typealias UITabBarItemAppearance = Never

/// Not modelled.
@available(*, unavailable, message: "UIToolbarAppearance is not modelled by JankLab")
public typealias UIToolbarAppearance = Never

/// Not modelled.
@available(*, unavailable, message: "UIVideoEditorController is not modelled by JankLab")
public typealias UIVideoEditorController = Never

/// Not modelled.
@available(*, unavailable, message: "UIViewControllerPreviewing is not modelled by JankLab")
public typealias UIViewControllerPreviewing = Never

/// Not modelled.
@available(*, unavailable, message: "UIViewControllerPreviewingDelegate is not modelled by JankLab")
public typealias UIViewControllerPreviewingDelegate = Never

/// Not modelled.
@available(*, unavailable, message: "UIViewControllerRepresentable is not modelled by JankLab")
public typealias UIViewControllerRepresentable = Never

/// Not modelled.
@available(*, unavailable, message: "UIViewRepresentable is not modelled by JankLab")
public typealias UIViewRepresentable = Never
#endif

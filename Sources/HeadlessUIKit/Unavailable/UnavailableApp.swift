#if !canImport(Darwin)
// Names of Apple's frameworks that are not modelled, so that the compiler says
// so: the life of an app, scenes, notifications and focus.

/// Not modelled.
@available(*, unavailable, message: "UIActivityItemProvider is not modelled by JankLab")
public typealias UIActivityItemProvider = Never

/// Not modelled.
@available(*, unavailable, message: "UIActivityItemSource is not modelled by JankLab")
public typealias UIActivityItemSource = Never

/// Not modelled.
@available(*, unavailable, message: "UIApplicationMain is not modelled by JankLab")
public typealias UIApplicationMain = Never

/// Not modelled.
@available(*, unavailable, message: "UIApplicationShortcutIcon is not modelled by JankLab")
public typealias UIApplicationShortcutIcon = Never

/// Not modelled.
@available(*, unavailable, message: "UIApplicationShortcutItem is not modelled by JankLab")
public typealias UIApplicationShortcutItem = Never

/// Not modelled.
@available(*, unavailable, message: "UIBackgroundFetchResult is not modelled by JankLab")
public typealias UIBackgroundFetchResult = Never

/// Not modelled.
@available(*, unavailable, message: "UIBackgroundTaskIdentifier is not modelled by JankLab")
public typealias UIBackgroundTaskIdentifier = Never

/// Not modelled.
@available(*, unavailable, message: "UIFocusAnimationCoordinator is not modelled by JankLab")
public typealias UIFocusAnimationCoordinator = Never

/// Not modelled.
@available(*, unavailable, message: "UIFocusDebugger is not modelled by JankLab")
public typealias UIFocusDebugger = Never

/// Not modelled.
@available(*, unavailable, message: "UIFocusEnvironment is not modelled by JankLab")
public typealias UIFocusEnvironment = Never

/// Not modelled.
@available(*, unavailable, message: "UIFocusGuide is not modelled by JankLab")
public typealias UIFocusGuide = Never

/// Not modelled.
@available(*, unavailable, message: "UIFocusItem is not modelled by JankLab")
public typealias UIFocusItem = Never

/// Not modelled.
@available(*, unavailable, message: "UIFocusSystem is not modelled by JankLab")
public typealias UIFocusSystem = Never

/// Not modelled.
@available(*, unavailable, message: "UIFocusUpdateContext is not modelled by JankLab")
public typealias UIFocusUpdateContext = Never

/// Not modelled.
@available(*, unavailable, message: "UILocalNotification is not modelled by JankLab")
public typealias UILocalNotification = Never

/// Not modelled.
@available(*, unavailable, message: "UIMutableUserNotificationAction is not modelled by JankLab")
public typealias UIMutableUserNotificationAction = Never

/// Not modelled.
@available(*, unavailable, message: "UIMutableUserNotificationCategory is not modelled by JankLab")
public typealias UIMutableUserNotificationCategory = Never

/// Not modelled.
@available(*, unavailable, message: "UIObjectRestoration is not modelled by JankLab")
public typealias UIObjectRestoration = Never

/// Not modelled.
@available(*, unavailable, message: "UIOpenURLContext is not modelled by JankLab")
public typealias UIOpenURLContext = Never

/// Not modelled.
@available(*, unavailable, message: "UIPrinterPickerController is not modelled by JankLab")
public typealias UIPrinterPickerController = Never

/// Not modelled.
@available(*, unavailable, message: "UIPrintFormatter is not modelled by JankLab")
public typealias UIPrintFormatter = Never

/// Not modelled.
@available(*, unavailable, message: "UIPrintInfo is not modelled by JankLab")
public typealias UIPrintInfo = Never

/// Not modelled.
@available(*, unavailable, message: "UIPrintInteractionController is not modelled by JankLab")
public typealias UIPrintInteractionController = Never

/// Not modelled.
@available(*, unavailable, message: "UIRemoteNotificationType is not modelled by JankLab")
public typealias UIRemoteNotificationType = Never

/// Not modelled.
@available(*, unavailable, message: "UIScene is not modelled by JankLab")
public typealias UIScene = Never

/// Not modelled.
@available(*, unavailable, message: "UISceneActivationConditions is not modelled by JankLab")
public typealias UISceneActivationConditions = Never

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
@available(*, unavailable, message: "UIStateRestoring is not modelled by JankLab")
public typealias UIStateRestoring = Never

/// Not modelled.
@available(*, unavailable, message: "UIUndoManager is not modelled by JankLab")
public typealias UIUndoManager = Never

/// Not modelled.
@available(*, unavailable, message: "UIUserActivityRestoring is not modelled by JankLab")
public typealias UIUserActivityRestoring = Never

/// Not modelled.
@available(*, unavailable, message: "UIUserNotificationSettings is not modelled by JankLab")
public typealias UIUserNotificationSettings = Never

/// Not modelled.
@available(*, unavailable, message: "UIUserNotificationType is not modelled by JankLab")
public typealias UIUserNotificationType = Never

/// Not modelled.
@available(*, unavailable, message: "UIViewControllerRestoration is not modelled by JankLab")
public typealias UIViewControllerRestoration = Never

/// Not modelled.
@available(*, unavailable, message: "UIWindowScene is not modelled by JankLab")
public typealias UIWindowScene = Never

/// Not modelled.
@available(*, unavailable, message: "UIWindowSceneDelegate is not modelled by JankLab")
public typealias UIWindowSceneDelegate = Never

/// Not modelled.
@available(*, unavailable, message: "UNAuthorizationOptions is not modelled by JankLab")
public typealias UNAuthorizationOptions = Never

/// Not modelled.
@available(*, unavailable, message: "UNCalendarNotificationTrigger is not modelled by JankLab")
public typealias UNCalendarNotificationTrigger = Never

/// Not modelled.
@available(*, unavailable, message: "UNMutableNotificationContent is not modelled by JankLab")
public typealias UNMutableNotificationContent = Never

/// Not modelled.
@available(*, unavailable, message: "UNNotificationAction is not modelled by JankLab")
public typealias UNNotificationAction = Never

/// Not modelled.
@available(*, unavailable, message: "UNNotificationCategory is not modelled by JankLab")
public typealias UNNotificationCategory = Never

/// Not modelled.
@available(*, unavailable, message: "UNNotificationContent is not modelled by JankLab")
public typealias UNNotificationContent = Never

/// Not modelled.
@available(*, unavailable, message: "UNNotificationRequest is not modelled by JankLab")
public typealias UNNotificationRequest = Never

/// Not modelled.
@available(*, unavailable, message: "UNNotificationSound is not modelled by JankLab")
public typealias UNNotificationSound = Never

/// Not modelled.
@available(*, unavailable, message: "UNTimeIntervalNotificationTrigger is not modelled by JankLab")
public typealias UNTimeIntervalNotificationTrigger = Never

/// Not modelled.
@available(*, unavailable, message: "UNUserNotificationCenter is not modelled by JankLab")
public typealias UNUserNotificationCenter = Never

/// Not modelled.
@available(*, unavailable, message: "UNUserNotificationCenterDelegate is not modelled by JankLab")
public typealias UNUserNotificationCenterDelegate = Never
#endif

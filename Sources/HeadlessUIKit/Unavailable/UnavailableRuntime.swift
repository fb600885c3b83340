#if !canImport(Darwin)
// Names of Apple's frameworks that are not modelled, so that the compiler says
// so: the runtime of Objective-C, Core Foundation and Core Data.

/// Not modelled.
@available(*, unavailable, message: "CFData is not modelled by JankLab")
public typealias CFData = Never

/// Not modelled.
@available(*, unavailable, message: "CFDataCreateMutable is not modelled by JankLab")
public typealias CFDataCreateMutable = Never

/// Not modelled.
@available(*, unavailable, message: "CFDataGetBytePtr is not modelled by JankLab")
public typealias CFDataGetBytePtr = Never

/// Not modelled.
@available(*, unavailable, message: "CFDictionary is not modelled by JankLab")
public typealias CFDictionary = Never

/// Not modelled.
@available(*, unavailable, message: "CFError is not modelled by JankLab")
public typealias CFError = Never

/// Not modelled.
@available(*, unavailable, message: "CFNotificationCenter is not modelled by JankLab")
public typealias CFNotificationCenter = Never

/// Not modelled.
@available(*, unavailable, message: "CFRunLoopObserver is not modelled by JankLab")
public typealias CFRunLoopObserver = Never

/// Not modelled.
@available(*, unavailable, message: "CFRunLoopPerformBlock is not modelled by JankLab")
public typealias CFRunLoopPerformBlock = Never

/// Not modelled.
@available(*, unavailable, message: "CFRunLoopSource is not modelled by JankLab")
public typealias CFRunLoopSource = Never

/// Not modelled.
@available(*, unavailable, message: "CFRunLoopStop is not modelled by JankLab")
public typealias CFRunLoopStop = Never

/// Not modelled.
@available(*, unavailable, message: "CFString is not modelled by JankLab")
public typealias CFString = Never

/// Not modelled.
@available(*, unavailable, message: "CFTypeRef is not modelled by JankLab")
public typealias CFTypeRef = Never

/// Not modelled.
@available(*, unavailable, message: "CFURL is not modelled by JankLab")
public typealias CFURL = Never

/// Not modelled.
@available(*, unavailable, message: "class_addMethod is not modelled by JankLab")
public typealias class_addMethod = Never

/// Not modelled.
@available(*, unavailable, message: "class_copyMethodList is not modelled by JankLab")
public typealias class_copyMethodList = Never

/// Not modelled.
@available(*, unavailable, message: "class_copyPropertyList is not modelled by JankLab")
public typealias class_copyPropertyList = Never

/// Not modelled.
@available(*, unavailable, message: "class_getClassMethod is not modelled by JankLab")
public typealias class_getClassMethod = Never

/// Not modelled.
@available(*, unavailable, message: "class_getInstanceMethod is not modelled by JankLab")
public typealias class_getInstanceMethod = Never

/// Not modelled.
@available(*, unavailable, message: "class_getName is not modelled by JankLab")
public typealias class_getName = Never

/// Not modelled.
@available(*, unavailable, message: "class_replaceMethod is not modelled by JankLab")
public typealias class_replaceMethod = Never

/// Not modelled.
@available(*, unavailable, message: "imp_implementationWithBlock is not modelled by JankLab")
public typealias imp_implementationWithBlock = Never

/// Not modelled.
@available(*, unavailable, message: "method_exchangeImplementations is not modelled by JankLab")
public typealias method_exchangeImplementations = Never

/// Not modelled.
@available(*, unavailable, message: "method_getImplementation is not modelled by JankLab")
public typealias method_getImplementation = Never

/// Not modelled.
@available(*, unavailable, message: "method_getTypeEncoding is not modelled by JankLab")
public typealias method_getTypeEncoding = Never

/// Not modelled.
@available(*, unavailable, message: "method_setImplementation is not modelled by JankLab")
public typealias method_setImplementation = Never

/// Not modelled.
@available(*, unavailable, message: "NSException is not modelled by JankLab")
public typealias NSException = Never

/// Not modelled.
@available(*, unavailable, message: "NSFetchedResultsController is not modelled by JankLab")
public typealias NSFetchedResultsController = Never

/// Not modelled.
@available(*, unavailable, message: "NSFetchRequest is not modelled by JankLab")
public typealias NSFetchRequest = Never

/// Not modelled.
@available(*, unavailable, message: "NSHashTable is not modelled by JankLab")
public typealias NSHashTable = Never

/// Not modelled.
@available(*, unavailable, message: "NSInvocation is not modelled by JankLab")
public typealias NSInvocation = Never

/// Not modelled.
@available(*, unavailable, message: "NSKeyValueChangeKey is not modelled by JankLab")
public typealias NSKeyValueChangeKey = Never

/// Not modelled.
@available(*, unavailable, message: "NSManagedObject is not modelled by JankLab")
public typealias NSManagedObject = Never

/// Not modelled.
@available(*, unavailable, message: "NSManagedObjectContext is not modelled by JankLab")
public typealias NSManagedObjectContext = Never

/// Not modelled.
@available(*, unavailable, message: "NSManagedObjectModel is not modelled by JankLab")
public typealias NSManagedObjectModel = Never

/// Not modelled.
@available(*, unavailable, message: "NSMapTable is not modelled by JankLab")
public typealias NSMapTable = Never

/// Not modelled.
@available(*, unavailable, message: "NSMethodSignature is not modelled by JankLab")
public typealias NSMethodSignature = Never

/// Not modelled.
@available(*, unavailable, message: "NSPersistentContainer is not modelled by JankLab")
public typealias NSPersistentContainer = Never

/// Not modelled.
@available(*, unavailable, message: "NSPersistentStoreCoordinator is not modelled by JankLab")
public typealias NSPersistentStoreCoordinator = Never

/// Not modelled.
@available(*, unavailable, message: "NSPointerArray is not modelled by JankLab")
public typealias NSPointerArray = Never

/// Not modelled.
@available(*, unavailable, message: "NSSelectorFromString is not modelled by JankLab")
public typealias NSSelectorFromString = Never

/// Not modelled.
@available(*, unavailable, message: "objc_allocateClassPair is not modelled by JankLab")
public typealias objc_allocateClassPair = Never

/// Not modelled.
@available(*, unavailable, message: "objc_getClass is not modelled by JankLab")
public typealias objc_getClass = Never

/// Not modelled.
@available(*, unavailable, message: "objc_msgSend is not modelled by JankLab")
public typealias objc_msgSend = Never

/// Not modelled.
@available(*, unavailable, message: "objc_registerClassPair is not modelled by JankLab")
public typealias objc_registerClassPair = Never

/// Not modelled.
@available(*, unavailable, message: "objc_sync_enter is not modelled by JankLab")
public typealias objc_sync_enter = Never

/// Not modelled.
@available(*, unavailable, message: "objc_sync_exit is not modelled by JankLab")
public typealias objc_sync_exit = Never

/// Not modelled.
@available(*, unavailable, message: "object_getClass is not modelled by JankLab")
public typealias object_getClass = Never

/// Not modelled.
@available(*, unavailable, message: "object_setClass is not modelled by JankLab")
public typealias object_setClass = Never

/// Not modelled.
@available(*, unavailable, message: "os_log is not modelled by JankLab")
public typealias os_log = Never

/// Not modelled.
@available(*, unavailable, message: "OSLog is not modelled by JankLab")
public typealias OSLog = Never

/// Not modelled.
@available(*, unavailable, message: "protocol_getMethodDescription is not modelled by JankLab")
public typealias protocol_getMethodDescription = Never

/// Not modelled.
@available(*, unavailable, message: "sel_registerName is not modelled by JankLab")
public typealias sel_registerName = Never
#endif

#if !canImport(Darwin)
// Names of Apple's frameworks that are not modelled, so that the compiler says
// so: images, text, media and the runtime of Objective-C.

/// Not modelled.
@available(*, unavailable, message: "CGBitmapInfo is not modelled by JankLab")
public typealias CGBitmapInfo = Never

/// Not modelled.
@available(*, unavailable, message: "CGDataProvider is not modelled by JankLab")
public typealias CGDataProvider = Never

/// Not modelled.
@available(*, unavailable, message: "CGFont is not modelled by JankLab")
public typealias CGFont = Never

/// Not modelled.
@available(*, unavailable, message: "CGImageAlphaInfo is not modelled by JankLab")
public typealias CGImageAlphaInfo = Never

/// Not modelled.
@available(*, unavailable, message: "CGImageDestination is not modelled by JankLab")
public typealias CGImageDestination = Never

/// Not modelled.
@available(*, unavailable, message: "CGImageDestinationAddImage is not modelled by JankLab")
public typealias CGImageDestinationAddImage = Never

/// Not modelled.
@available(*, unavailable, message: "CGImageDestinationCreateWithData is not modelled by JankLab")
public typealias CGImageDestinationCreateWithData = Never

/// Not modelled.
@available(*, unavailable, message: "CGImageDestinationFinalize is not modelled by JankLab")
public typealias CGImageDestinationFinalize = Never

/// Not modelled.
@available(*, unavailable, message: "CGImageSource is not modelled by JankLab")
public typealias CGImageSource = Never

/// Not modelled.
@available(*, unavailable, message: "CGImageSourceCopyPropertiesAtIndex is not modelled by JankLab")
public typealias CGImageSourceCopyPropertiesAtIndex = Never

/// Not modelled.
@available(*, unavailable, message: "CGImageSourceCreateImageAtIndex is not modelled by JankLab")
public typealias CGImageSourceCreateImageAtIndex = Never

/// Not modelled.
@available(
  *,
  unavailable,
  message: "CGImageSourceCreateThumbnailAtIndex is not modelled by JankLab"
)
public typealias CGImageSourceCreateThumbnailAtIndex = Never

/// Not modelled.
@available(*, unavailable, message: "CGImageSourceCreateWithData is not modelled by JankLab")
public typealias CGImageSourceCreateWithData = Never

/// Not modelled.
@available(*, unavailable, message: "CGImageSourceGetCount is not modelled by JankLab")
public typealias CGImageSourceGetCount = Never

/// Not modelled.
@available(*, unavailable, message: "CGInterpolationQuality is not modelled by JankLab")
public typealias CGInterpolationQuality = Never

/// Not modelled.
@available(*, unavailable, message: "CGLayer is not modelled by JankLab")
public typealias CGLayer = Never

/// Not modelled.
@available(*, unavailable, message: "CGPattern is not modelled by JankLab")
public typealias CGPattern = Never

/// Not modelled.
@available(*, unavailable, message: "CGPDFDocument is not modelled by JankLab")
public typealias CGPDFDocument = Never

/// Not modelled.
@available(*, unavailable, message: "CGRenderingIntent is not modelled by JankLab")
public typealias CGRenderingIntent = Never

/// Not modelled.
@available(*, unavailable, message: "CGShading is not modelled by JankLab")
public typealias CGShading = Never

/// Not modelled.
@available(*, unavailable, message: "CIColor is not modelled by JankLab")
public typealias CIColor = Never

/// Not modelled.
@available(*, unavailable, message: "CIContext is not modelled by JankLab")
public typealias CIContext = Never

/// Not modelled.
@available(*, unavailable, message: "CIDetector is not modelled by JankLab")
public typealias CIDetector = Never

/// Not modelled.
@available(*, unavailable, message: "CIFilter is not modelled by JankLab")
public typealias CIFilter = Never

/// Not modelled.
@available(*, unavailable, message: "CIImage is not modelled by JankLab")
public typealias CIImage = Never

/// Not modelled.
@available(*, unavailable, message: "CIVector is not modelled by JankLab")
public typealias CIVector = Never

/// Not modelled.
@available(*, unavailable, message: "CTFont is not modelled by JankLab")
public typealias CTFont = Never

/// Not modelled.
@available(*, unavailable, message: "CTFontManagerRegisterGraphicsFont is not modelled by JankLab")
public typealias CTFontManagerRegisterGraphicsFont = Never

/// Not modelled.
@available(*, unavailable, message: "CTFrame is not modelled by JankLab")
public typealias CTFrame = Never

/// Not modelled.
@available(*, unavailable, message: "CTFramesetter is not modelled by JankLab")
public typealias CTFramesetter = Never

/// Not modelled.
@available(*, unavailable, message: "CTLine is not modelled by JankLab")
public typealias CTLine = Never

/// Not modelled.
@available(*, unavailable, message: "CTRun is not modelled by JankLab")
public typealias CTRun = Never

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
@available(*, unavailable, message: "NSStringDrawingContext is not modelled by JankLab")
public typealias NSStringDrawingContext = Never

/// Not modelled.
@available(*, unavailable, message: "NSStringDrawingOptions is not modelled by JankLab")
public typealias NSStringDrawingOptions = Never

/// Not modelled.
@available(*, unavailable, message: "NSTextAttachment is not modelled by JankLab")
public typealias NSTextAttachment = Never

/// Not modelled.
@available(*, unavailable, message: "NSTextContainer is not modelled by JankLab")
public typealias NSTextContainer = Never

/// Not modelled.
@available(*, unavailable, message: "NSTextLayoutManager is not modelled by JankLab")
public typealias NSTextLayoutManager = Never

/// Not modelled.
@available(*, unavailable, message: "NSTextStorage is not modelled by JankLab")
public typealias NSTextStorage = Never

/// Not modelled.
@available(*, unavailable, message: "NSUnderlineStyle is not modelled by JankLab")
public typealias NSUnderlineStyle = Never

/// Not modelled.
@available(*, unavailable, message: "UIFontDescriptor is not modelled by JankLab")
public typealias UIFontDescriptor = Never

/// Not modelled.
@available(*, unavailable, message: "UIFontMetrics is not modelled by JankLab")
public typealias UIFontMetrics = Never

/// Not modelled.
@available(*, unavailable, message: "UIGraphicsImageRendererFormat is not modelled by JankLab")
public typealias UIGraphicsImageRendererFormat = Never

/// Not modelled.
@available(*, unavailable, message: "UIGraphicsPDFRenderer is not modelled by JankLab")
public typealias UIGraphicsPDFRenderer = Never

/// Not modelled.
@available(*, unavailable, message: "UIGraphicsRendererFormat is not modelled by JankLab")
public typealias UIGraphicsRendererFormat = Never

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
@available(*, unavailable, message: "UIImageWriteToSavedPhotosAlbum is not modelled by JankLab")
public typealias UIImageWriteToSavedPhotosAlbum = Never

/// Not modelled.
@available(*, unavailable, message: "UIPasteboard is not modelled by JankLab")
public typealias UIPasteboard = Never

/// Not modelled.
@available(*, unavailable, message: "UIPasteConfiguration is not modelled by JankLab")
public typealias UIPasteConfiguration = Never

/// Not modelled.
@available(
  *,
  unavailable,
  message: "UISaveVideoAtPathToSavedPhotosAlbum is not modelled by JankLab"
)
public typealias UISaveVideoAtPathToSavedPhotosAlbum = Never
#endif

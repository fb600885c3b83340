#if !canImport(Darwin)
// Names of Apple's frameworks that are not modelled, so that the compiler says
// so: media, sensors, maps and the web.

/// Not modelled.
@available(*, unavailable, message: "ARView is not modelled by JankLab")
public typealias ARView = Never

/// Not modelled.
@available(*, unavailable, message: "AudioServicesCreateSystemSoundID is not modelled by JankLab")
public typealias AudioServicesCreateSystemSoundID = Never

/// Not modelled.
@available(*, unavailable, message: "AudioServicesDisposeSystemSoundID is not modelled by JankLab")
public typealias AudioServicesDisposeSystemSoundID = Never

/// Not modelled.
@available(*, unavailable, message: "AudioServicesPlayAlertSound is not modelled by JankLab")
public typealias AudioServicesPlayAlertSound = Never

/// Not modelled.
@available(*, unavailable, message: "AudioServicesPlaySystemSound is not modelled by JankLab")
public typealias AudioServicesPlaySystemSound = Never

/// Not modelled.
@available(*, unavailable, message: "AVAsset is not modelled by JankLab")
public typealias AVAsset = Never

/// Not modelled.
@available(*, unavailable, message: "AVAssetImageGenerator is not modelled by JankLab")
public typealias AVAssetImageGenerator = Never

/// Not modelled.
@available(*, unavailable, message: "AVAudioEngine is not modelled by JankLab")
public typealias AVAudioEngine = Never

/// Not modelled.
@available(*, unavailable, message: "AVAudioPlayer is not modelled by JankLab")
public typealias AVAudioPlayer = Never

/// Not modelled.
@available(*, unavailable, message: "AVAudioPlayerDelegate is not modelled by JankLab")
public typealias AVAudioPlayerDelegate = Never

/// Not modelled.
@available(*, unavailable, message: "AVAudioRecorder is not modelled by JankLab")
public typealias AVAudioRecorder = Never

/// Not modelled.
@available(*, unavailable, message: "AVAudioSession is not modelled by JankLab")
public typealias AVAudioSession = Never

/// Not modelled.
@available(*, unavailable, message: "AVCaptureDevice is not modelled by JankLab")
public typealias AVCaptureDevice = Never

/// Not modelled.
@available(*, unavailable, message: "AVCapturePhotoOutput is not modelled by JankLab")
public typealias AVCapturePhotoOutput = Never

/// Not modelled.
@available(*, unavailable, message: "AVCaptureSession is not modelled by JankLab")
public typealias AVCaptureSession = Never

/// Not modelled.
@available(*, unavailable, message: "AVCaptureVideoPreviewLayer is not modelled by JankLab")
public typealias AVCaptureVideoPreviewLayer = Never

/// Not modelled.
@available(
  *,
  unavailable,
  message: "AVMetadataMachineReadableCodeObject is not modelled by JankLab"
)
public typealias AVMetadataMachineReadableCodeObject = Never

/// Not modelled.
@available(*, unavailable, message: "AVPlayer is not modelled by JankLab")
public typealias AVPlayer = Never

/// Not modelled.
@available(*, unavailable, message: "AVPlayerItem is not modelled by JankLab")
public typealias AVPlayerItem = Never

/// Not modelled.
@available(*, unavailable, message: "AVPlayerLayer is not modelled by JankLab")
public typealias AVPlayerLayer = Never

/// Not modelled.
@available(*, unavailable, message: "AVPlayerLooper is not modelled by JankLab")
public typealias AVPlayerLooper = Never

/// Not modelled.
@available(*, unavailable, message: "AVQueuePlayer is not modelled by JankLab")
public typealias AVQueuePlayer = Never

/// Not modelled.
@available(*, unavailable, message: "AVSampleBufferDisplayLayer is not modelled by JankLab")
public typealias AVSampleBufferDisplayLayer = Never

/// Not modelled.
@available(*, unavailable, message: "AVSpeechSynthesizer is not modelled by JankLab")
public typealias AVSpeechSynthesizer = Never

/// Not modelled.
@available(*, unavailable, message: "AVSpeechUtterance is not modelled by JankLab")
public typealias AVSpeechUtterance = Never

/// Not modelled.
@available(*, unavailable, message: "AVURLAsset is not modelled by JankLab")
public typealias AVURLAsset = Never

/// Not modelled.
@available(*, unavailable, message: "CHHapticEngine is not modelled by JankLab")
public typealias CHHapticEngine = Never

/// Not modelled.
@available(*, unavailable, message: "CHHapticEvent is not modelled by JankLab")
public typealias CHHapticEvent = Never

/// Not modelled.
@available(*, unavailable, message: "CHHapticPattern is not modelled by JankLab")
public typealias CHHapticPattern = Never

/// Not modelled.
@available(*, unavailable, message: "CLLocationManager is not modelled by JankLab")
public typealias CLLocationManager = Never

/// Not modelled.
@available(*, unavailable, message: "CLLocationManagerDelegate is not modelled by JankLab")
public typealias CLLocationManagerDelegate = Never

/// Not modelled.
@available(*, unavailable, message: "CMBlockBuffer is not modelled by JankLab")
public typealias CMBlockBuffer = Never

/// Not modelled.
@available(*, unavailable, message: "CMFormatDescription is not modelled by JankLab")
public typealias CMFormatDescription = Never

/// Not modelled.
@available(*, unavailable, message: "CMMotionManager is not modelled by JankLab")
public typealias CMMotionManager = Never

/// Not modelled.
@available(*, unavailable, message: "CMSampleBuffer is not modelled by JankLab")
public typealias CMSampleBuffer = Never

/// Not modelled.
@available(*, unavailable, message: "CMSampleTimingInfo is not modelled by JankLab")
public typealias CMSampleTimingInfo = Never

/// Not modelled.
@available(*, unavailable, message: "CMTime is not modelled by JankLab")
public typealias CMTime = Never

/// Not modelled.
@available(*, unavailable, message: "CMTimeRange is not modelled by JankLab")
public typealias CMTimeRange = Never

/// Not modelled.
@available(*, unavailable, message: "CMTimeScale is not modelled by JankLab")
public typealias CMTimeScale = Never

/// Not modelled.
@available(*, unavailable, message: "CMVideoDimensions is not modelled by JankLab")
public typealias CMVideoDimensions = Never

/// Not modelled.
@available(*, unavailable, message: "CVDisplayLink is not modelled by JankLab")
public typealias CVDisplayLink = Never

/// Not modelled.
@available(*, unavailable, message: "CVPixelBuffer is not modelled by JankLab")
public typealias CVPixelBuffer = Never

/// Not modelled.
@available(*, unavailable, message: "GLKView is not modelled by JankLab")
public typealias GLKView = Never

/// Not modelled.
@available(*, unavailable, message: "MKMapView is not modelled by JankLab")
public typealias MKMapView = Never

/// Not modelled.
@available(*, unavailable, message: "MTKView is not modelled by JankLab")
public typealias MTKView = Never

/// Not modelled.
@available(*, unavailable, message: "MTLCreateSystemDefaultDevice is not modelled by JankLab")
public typealias MTLCreateSystemDefaultDevice = Never

/// Not modelled.
@available(*, unavailable, message: "MTLDevice is not modelled by JankLab")
public typealias MTLDevice = Never

/// Not modelled.
@available(*, unavailable, message: "MTLTexture is not modelled by JankLab")
public typealias MTLTexture = Never

/// Not modelled.
@available(*, unavailable, message: "PHAsset is not modelled by JankLab")
public typealias PHAsset = Never

/// Not modelled.
@available(*, unavailable, message: "PHAssetChangeRequest is not modelled by JankLab")
public typealias PHAssetChangeRequest = Never

/// Not modelled.
@available(*, unavailable, message: "PHAuthorizationStatus is not modelled by JankLab")
public typealias PHAuthorizationStatus = Never

/// Not modelled.
@available(*, unavailable, message: "PHFetchOptions is not modelled by JankLab")
public typealias PHFetchOptions = Never

/// Not modelled.
@available(*, unavailable, message: "PHFetchResult is not modelled by JankLab")
public typealias PHFetchResult = Never

/// Not modelled.
@available(*, unavailable, message: "PHImageManager is not modelled by JankLab")
public typealias PHImageManager = Never

/// Not modelled.
@available(*, unavailable, message: "PHPhotoLibrary is not modelled by JankLab")
public typealias PHPhotoLibrary = Never

/// Not modelled.
@available(*, unavailable, message: "PHPickerConfiguration is not modelled by JankLab")
public typealias PHPickerConfiguration = Never

/// Not modelled.
@available(*, unavailable, message: "PHPickerViewController is not modelled by JankLab")
public typealias PHPickerViewController = Never

/// Not modelled.
@available(*, unavailable, message: "SCNView is not modelled by JankLab")
public typealias SCNView = Never

/// Not modelled.
@available(*, unavailable, message: "SKStoreProductViewController is not modelled by JankLab")
public typealias SKStoreProductViewController = Never

/// Not modelled.
@available(*, unavailable, message: "SKStoreReviewController is not modelled by JankLab")
public typealias SKStoreReviewController = Never

/// Not modelled.
@available(*, unavailable, message: "SKView is not modelled by JankLab")
public typealias SKView = Never

/// Not modelled.
@available(*, unavailable, message: "SystemSoundID is not modelled by JankLab")
public typealias SystemSoundID = Never

/// Not modelled.
@available(*, unavailable, message: "WKNavigationDelegate is not modelled by JankLab")
public typealias WKNavigationDelegate = Never

/// Not modelled.
@available(*, unavailable, message: "WKScriptMessageHandler is not modelled by JankLab")
public typealias WKScriptMessageHandler = Never

/// Not modelled.
@available(*, unavailable, message: "WKUIDelegate is not modelled by JankLab")
public typealias WKUIDelegate = Never

/// Not modelled.
@available(*, unavailable, message: "WKWebView is not modelled by JankLab")
public typealias WKWebView = Never

/// Not modelled.
@available(*, unavailable, message: "WKWebViewConfiguration is not modelled by JankLab")
public typealias WKWebViewConfiguration = Never
#endif

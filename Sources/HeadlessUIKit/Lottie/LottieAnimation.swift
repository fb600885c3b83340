public import Foundation
package import JankLottie
internal import JankText

/// The progress of a Lottie animation, from 0 to 1.
public typealias AnimationProgressTime = CGFloat
/// A frame of a Lottie animation.
public typealias AnimationFrameTime = CGFloat

/// An animation of a Lottie file, with the names of lottie-ios.
///
///     let animation = try LottieAnimation.from(data: data)
///     let view = LottieAnimationView(animation: animation)
///     view.play()
///
/// Transforms and opacities of layers are played. What is not modelled, such as masks, is omitted
/// with a warning of the run.
public final class LottieAnimation {
  let scene: LottieScene
  /// What is omitted, each as a line.
  let warnings: [String]

  init(scene: LottieScene) {
    self.scene = scene
    warnings = scene.file.warnings.map { $0.oneLine }
  }

  package convenience init(file: LottieFile) {
    self.init(scene: LottieScene(file))
  }
}

extension LottieAnimation {
  /// The first frame.
  public var startFrame: AnimationFrameTime { scene.file.firstFrame }
  /// The frame at which the animation has ended.
  public var endFrame: AnimationFrameTime { scene.file.endFrame }
  /// The frames a second.
  public var framerate: Double { scene.file.frameRate }
  /// The duration in seconds.
  public var duration: TimeInterval { scene.file.duration }
  /// The size of the animation in points, at the origin.
  public var bounds: CGRect {
    CGRect(x: 0, y: 0, width: scene.file.size.x, height: scene.file.size.y)
  }
  /// The size of the animation in points.
  public var size: CGSize { bounds.size }

  /// The progress at a frame.
  public func progressTime(
    forFrame frameTime: AnimationFrameTime,
    clamped: Bool = true
  ) -> AnimationProgressTime {
    let progress = (frameTime - startFrame) / (endFrame - startFrame)
    return clamped ? min(max(progress, 0), 1) : progress
  }

  /// The frame at a progress.
  public func frameTime(forProgress progressTime: AnimationProgressTime) -> AnimationFrameTime {
    startFrame + (endFrame - startFrame) * progressTime
  }

  /// The frame at a time in seconds.
  public func frameTime(forTime time: TimeInterval) -> AnimationFrameTime {
    startFrame + time * framerate
  }

  /// The time in seconds at a frame.
  public func time(forFrame frameTime: AnimationFrameTime) -> TimeInterval {
    (frameTime - startFrame) / framerate
  }
}

extension LottieAnimation {
  /// Reads an animation.
  ///
  /// - Parameter data: The contents of a Lottie file.
  /// - Returns: The animation.
  /// - Throws: If the data is not a Lottie animation, with the position of the error.
  public static func from(data: Data) throws -> LottieAnimation {
    LottieAnimation(file: try LottieReader.read([UInt8](data), path: "animation.json"))
  }

  /// Finds an animation of the app's bundle by name.
  ///
  /// A run opens no files, so an animation is found once ``define(_:data:)`` gave it to the run.
  ///
  /// - Parameters:
  ///   - name: The name, without an extension.
  ///   - bundle: Ignored.
  ///   - subdirectory: Ignored.
  /// - Returns: The animation, or nil if none has the name.
  public static func named(
    _ name: String,
    bundle: Bundle = .main,
    subdirectory: String? = nil
  ) -> LottieAnimation? {
    Simulation.current.images.animations[name]
  }

  /// Puts an animation into the app's bundle for the rest of the run.
  ///
  /// - Parameters:
  ///   - name: The name, without an extension.
  ///   - data: The contents of a Lottie file.
  /// - Throws: If the data is not a Lottie animation, with the position of the error.
  public static func define(_ name: String, data: Data) throws {
    Simulation.current.images.animations[name] = try from(data: data)
  }
}

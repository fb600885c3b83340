// Kernels for layers that share one animation. The remaining distance is one number for each time.
// The lanes are times while it is computed, and layers afterwards.
//
// A row is one component of sixteen layers: the target, then the distance. Rows are contiguous in
// memory, 128 bytes each.

/// The largest number of times in one pass over the rows.
package let timesInPass = 16

/// Computes the remaining distance of one animation at sixteen times.
///
/// - Parameters:
///   - kind: The `MotionKind`.
///   - motion: The begin and the first parameter of the kind, each in all lanes of a row, as at the
///     start of a block.
///   - others: The other parameters of the kind, likewise.
///   - times: A row with the high parts of the times and one with the low parts, in seconds. The
///     lanes may also be layers with equal times.
///   - remaining: Receives sixteen numbers.
package func findRemaining(
  kind: Int,
  motion: UnsafeRawPointer,
  others: UnsafeRawPointer,
  times: UnsafeRawPointer,
  remaining: UnsafeMutableRawPointer
) {
  switch kind {
  case MotionKind.linear: unsafe find(LinearLaw.self, motion, others, times, remaining)
  case MotionKind.bezier: unsafe find(BezierLaw.self, motion, others, times, remaining)
  case MotionKind.oscillating: unsafe find(OscillatingLaw.self, motion, others, times, remaining)
  default: unsafe find(OverdampedLaw.self, motion, others, times, remaining)
  }
}

@inline(never)
private func find<Motion: Law>(
  _ law: Motion.Type,
  _ motion: UnsafeRawPointer,
  _ others: UnsafeRawPointer,
  _ times: UnsafeRawPointer,
  _ remaining: UnsafeMutableRawPointer
) {
  let elapsed = unsafe elapsed(at: times, since: motion)
  let found = unsafe law.remaining(elapsed, loadLanes(motion, parameterRow), others)
  unsafe remaining.storeBytes(of: found, as: Lanes.self)
}

/// Computes the remaining distance along keyframes at sixteen times.
///
/// Progress is the sum of all ramps between keyframes, each held at its ends: no lane has to search
/// for its own.
///
/// - Parameters:
///   - ramps: Three numbers for each ramp: the fraction of the duration where it starts, 1 / the
///     fraction it takes, and its change of progress.
///   - rampCount: The number of ramps.
///   - motion: Rows with the begin, 1 / duration and the progress at the first keyframe.
///   - times: A row with the high parts of the times and one with the low parts, in seconds.
///   - remaining: Receives sixteen numbers.
package func findRemainingOfKeyframes(
  _ ramps: UnsafePointer<Float>,
  rampCount: Int,
  motion: UnsafeRawPointer,
  times: UnsafeRawPointer,
  remaining: UnsafeMutableRawPointer
) {
  let elapsed = unsafe elapsed(at: times, since: motion)
  let part = unsafe smaller(elapsed * loadLanes(motion, parameterRow), 1)
  var progress = unsafe loadLanes(motion, parameterRow &+ 1)
  for index in 0..<rampCount {
    let ramp = unsafe ramps + 3 &* index
    let done = unsafe smaller(larger((part - ramp[0]) * ramp[1], 0), 1)
    unsafe progress += done * ramp[2]
  }
  unsafe remaining.storeBytes(of: 1 - progress, as: Lanes.self)
}

/// Combines the values of rows at some times into a fingerprint.
///
/// - Parameters:
///   - rows: The rows of all layers.
///   - rowCount: The number of rows.
///   - remaining: The remaining distance at each time.
///   - timeCount: The number of times, at most `timesInPass`.
///   - words: Space for a fingerprint word of lanes for each time.
///   - print: The fingerprint of all times so far.
package func foldRows(
  _ rows: UnsafeRawPointer,
  rowCount: Int,
  remaining: UnsafePointer<Float>,
  timeCount: Int,
  words: UnsafeMutableRawPointer,
  print: UnsafeMutableRawPointer
) {
  if timeCount < 4 {
    // A few times stay in registers: each row would have to wait for a word in memory.
    for time in 0..<timeCount {
      let word = unsafe foldedWord(rows, rowCount: rowCount, remaining: remaining[time])
      unsafe words.storeBytes(of: word, toByteOffset: time &* 64, as: LaneBits.self)
    }
  } else {
    unsafe foldWords(
      rows,
      rowCount: rowCount,
      remaining: remaining,
      timeCount: timeCount,
      words: words
    )
  }
  var mixture = unsafe print.load(as: LaneBits.self)
  for time in 0..<timeCount {
    let word = unsafe words.load(fromByteOffset: time &* 64, as: LaneBits.self)
    mixture = mixed(print: mixture, with: word)
  }
  unsafe print.storeBytes(of: mixture, as: LaneBits.self)
}

@inline(__always)
private func foldedWord(
  _ rows: UnsafeRawPointer,
  rowCount: Int,
  remaining: Float
) -> LaneBits {
  var word = LaneBits.zero
  for row in 0..<rowCount {
    let values = unsafe loadLanes(rows, 2 &* row) - loadLanes(rows, 2 &* row &+ 1) * remaining
    word = mixed(word: word, with: values)
  }
  return word
}

/// Processes the rows once, each row for all times while it is in registers.
@inline(__always)
private func foldWords(
  _ rows: UnsafeRawPointer,
  rowCount: Int,
  remaining: UnsafePointer<Float>,
  timeCount: Int,
  words: UnsafeMutableRawPointer
) {
  for time in 0..<timeCount {
    unsafe words.storeBytes(of: .zero, toByteOffset: time &* 64, as: LaneBits.self)
  }
  for row in 0..<rowCount {
    let target = unsafe loadLanes(rows, 2 &* row)
    let distance = unsafe loadLanes(rows, 2 &* row &+ 1)
    for time in 0..<timeCount {
      let word = unsafe words.load(fromByteOffset: time &* 64, as: LaneBits.self)
      let values = unsafe target - distance * remaining[time]
      unsafe words.storeBytes(
        of: mixed(word: word, with: values),
        toByteOffset: time &* 64,
        as: LaneBits.self
      )
    }
  }
}

/// Stores the values of rows at one time, 64 bytes per row.
package func storeRows(
  _ rows: UnsafeRawPointer,
  rowCount: Int,
  remaining: Float,
  values: UnsafeMutableRawPointer
) {
  for row in 0..<rowCount {
    let found = unsafe loadLanes(rows, 2 &* row) - loadLanes(rows, 2 &* row &+ 1) * remaining
    unsafe values.storeBytes(of: found, toByteOffset: row &* 64, as: Lanes.self)
  }
}

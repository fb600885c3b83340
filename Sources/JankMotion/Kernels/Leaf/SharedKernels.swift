// Kernels for layers that share one motion. What is left to go is one number for each time, and the
// lanes are times until it is found; then they are layers.
//
// A row is one component of sixteen layers: where it goes to, then how far that is from where it
// comes from. Rows follow one another in memory, 128 bytes each.

/// The most times that one pass over the rows takes in.
package let timesInPass = 16

/// Finds what is left to go of one motion at sixteen times.
///
/// - Parameters:
///   - kind: A number of `MotionKind`.
///   - motion: The begin and the first parameter of the kind, each in all lanes of a row. A block
///     starts the same.
///   - others: The other parameters of the kind, likewise.
///   - times: A row with the high parts of the times and one with the low parts, in seconds. The
///     lanes may also be layers, and all times the same.
///   - remaining: Takes sixteen numbers.
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

/// Finds what is left to go along keyframes at sixteen times.
///
/// Progress is the sum of all ramps from keyframe to keyframe, each held at its ends: no lane needs
/// to look for its own.
///
/// - Parameters:
///   - ramps: Three numbers for each ramp: the part of the duration where it starts, one over the
///     part that it takes, and how far it leads.
///   - rampCount: How many ramps there are.
///   - motion: Rows with the begin, one over the duration and the progress at the first keyframe.
///   - times: A row with the high parts of the times and one with the low parts, in seconds.
///   - remaining: Takes sixteen numbers.
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

/// Takes the values of rows at some times into a fingerprint.
///
/// - Parameters:
///   - rows: The rows of all layers.
///   - rowCount: How many rows there are.
///   - remaining: What is left to go at each time.
///   - timeCount: How many times there are, at most `timesInPass`.
///   - words: Room for as many fingerprint words of lanes as there are times.
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
    // Few times go through registers: a word in memory would be waited for in each row.
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

/// Goes through the rows once, each row through all times while it is in registers.
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

/// Stores the values of rows at one time, 64 bytes a row.
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

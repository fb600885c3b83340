// Paints the timeline: lanes for touches, main thread, commits, render server, GPU, displays. If a
// run has several processes, each has a lane for its main thread and its commits.

/** The names of the lanes of a run. */
function lanesOf(run) {
  const own = run.processes.length ? run.processes.map((item) => item.name) : ['Main', 'Commit'];
  return ['Touch', ...own, 'Render', 'GPU'];
}

/** The lane of the main thread of a process. */
function mainLane(run, process) {
  return 1 + Math.max(0, run.processes.findIndex((item) => item.number === process));
}

const laneHeight = 22;
let gutter = 64;

/**
 * The row of the first lane, of the first display, and the number of rows. If several cases are
 * shown, a heading states whose lanes follow, and another comes before the displays.
 */
function timelineRows() {
  const count = state.shown.length;
  const first = count > 1 ? 1 : 0;
  const displays = first + lanesOf(current()).length + first;
  return { first, displays, count: displays + count };
}

function timelineLayout() {
  const width = Math.max(280, parts.timeline.parentElement.clientWidth - 26);
  gutter = width > 640 ? 120 : 72;
  const height = laneHeight * timelineRows().count + 24;
  const span = Math.max(1, state.to - state.from);
  const x = (time) => gutter + (time - state.from) / span * (width - gutter - 4);
  return { width, height, x, time: (px) => state.from + (px - gutter) / (width - gutter - 4) * span };
}

/** Draws what does not depend on the time again only if it changes, then the time. */
function paintTimeline() {
  const { width, height, x } = timelineLayout();
  // The middle of the thumb, 16 pixels wide, is above the line of the time.
  parts.scrub.style.marginLeft = gutter - 8 + 'px';
  parts.scrub.style.width = width - gutter + 12 + 'px';
  const key = JSON.stringify([width, height, window.devicePixelRatio, state.from, state.to,
    isDark.matches, state.shown.map((run) => run.number)]);
  if (parts.lanesKey !== key) {
    parts.lanesKey = key;
    parts.lanes = document.createElement('canvas');
    paintLanes(fit(parts.lanes, width, height), width, height, x);
  }
  const context = fit(parts.timeline, width, height);
  context.drawImage(parts.lanes, 0, 0, width, height);
  if (state.time < state.from || state.time > state.to) return;
  context.fillStyle = palette.link;
  context.fillRect(x(state.time) - 1, 0, 2, height);
}

function paintLanes(context, width, height, x) {
  const run = current();
  context.font = '12px system-ui, sans-serif';
  context.textBaseline = 'middle';
  context.save();
  context.beginPath();
  context.rect(gutter, 0, width - gutter, height);
  context.clip();
  grid(context, x, height);
  const rows = timelineRows();
  const bar = (lane, start, end, colour, inset) => {
    context.fillStyle = colour;
    const top = (rows.first + lane) * laneHeight + (inset || 4);
    context.fillRect(x(start), top, Math.max(1, x(end) - x(start)), laneHeight - 2 * (inset || 4));
  };
  const render = lanesOf(run).length - 2;
  for (const process of run.processes) paintLife(context, rows.first, run, process, x);
  for (const touch of run.touches) bar(0, touch.time, touch.time, palette.touch);
  for (const frame of run.frames) {
    if (frame.main) {
      const lane = mainLane(run, frame.process);
      bar(lane, frame.main[0], frame.main[1], palette.soft, 7);
      bar(run.processes.length ? lane : 2, frame.main[1], frame.main[1],
        frame.main[1] > frame.deadline ? palette.late : palette.text);
    }
    bar(render, frame.prepare[0], frame.prepare[1], palette.link);
    bar(render + 1, frame.execute[0], frame.execute[1], palette.link);
  }
  for (const [place, name, start, end, process] of run.works) {
    const lane = place === 'gpu' ? render + 1 : mainLane(run, process);
    bar(lane, start, end, palette.touch, 5);
    const room = x(end) - x(start) - 6;
    if (room > 30) {
      context.fillStyle = palette.back;
      context.save();
      context.beginPath();
      const top = (rows.first + lane) * laneHeight;
      context.rect(x(start), top, room + 4, laneHeight);
      context.clip();
      context.fillText(name, x(start) + 3, top + 0.5 * laneHeight);
      context.restore();
    }
  }
  state.shown.forEach((other, place) => paintDisplay(context, other, rows.displays + place, x));
  context.restore();
  paintNames(context, width, rows);
}

/** A line below the lane of a process while there is one, broken while it is suspended. */
function paintLife(context, first, run, process, x) {
  const y = (first + mainLane(run, process.number) + 1) * laneHeight - 1.5;
  context.strokeStyle = palette.soft;
  context.lineWidth = 1;
  for (const [start, end, isSuspended] of process.life) {
    context.setLineDash(isSuspended ? [2, 4] : []);
    context.beginPath();
    context.moveTo(x(start), y);
    context.lineTo(x(end), y);
    context.stroke();
  }
  context.setLineDash([]);
}

/** The end of a name that fits into some room, such as the end of a bundle identifier. */
function fitting(context, words, room) {
  let rest = words;
  while (rest.length > 4 && context.measureText('\u2026' + rest).width > room) rest = rest.slice(1);
  return context.measureText(words).width <= room ? words : '\u2026' + rest;
}

/** The names of lanes and displays, and whose they are if several cases are shown. */
function paintNames(context, width, rows) {
  const middle = (row) => (row + 0.5) * laneHeight;
  context.fillStyle = palette.text;
  lanesOf(current()).forEach((name, lane) => context.fillText(fitting(context, name, gutter - 8), 4,
    middle(rows.first + lane), gutter - 8));
  state.shown.forEach((run, place) => context.fillText(rows.first ? run.label : 'Display', 4,
    middle(rows.displays + place), gutter - 8));
  if (!rows.first) return;
  context.font = '600 12px system-ui, sans-serif';
  for (const [row, words] of [[0, current().label], [rows.displays - 1, 'Displays']]) {
    context.fillStyle = palette.panel;
    context.fillRect(0, row * laneHeight + 2, width, laneHeight - 4);
    context.fillStyle = palette.text;
    context.fillText(words, 4, middle(row), width - 8);
  }
}

/** Vertical lines at round times, with their times below. */
function grid(context, x, height) {
  const span = state.to - state.from;
  const steps = [1000, 2000, 5000, 10000, 20000, 50000, 100000, 200000, 500000, 1000000, 2000000];
  const step = steps.find((item) => span / item <= 8) || 5000000 * Math.ceil(span / 40000000);
  context.lineWidth = 1;
  context.strokeStyle = palette.line;
  context.fillStyle = palette.soft;
  for (let time = Math.ceil(state.from / step) * step; time <= state.to; time += step) {
    context.beginPath();
    context.moveTo(x(time), 0);
    context.lineTo(x(time), height - 18);
    context.stroke();
    context.fillText(time / 1000 + ' ms', x(time) + 3, height - 9);
  }
}

/** Expected over actual: a thin bar when a frame was due, and a thick one while it was shown. */
function paintDisplay(context, run, lane, x) {
  const top = lane * laneHeight;
  run.frames.forEach((frame, place) => {
    const next = run.frames[place + 1];
    const start = x(frame.time);
    if (x(next ? next.time : run.end) < gutter) return;
    // A frame stays until the next, but an idle display is not drawn as a long frame.
    const shownEnd = Math.min(next ? next.time : run.end, frame.time + 1.5 * periodAt(run, frame));
    context.fillStyle = palette.soft;
    context.fillRect(x(frame.expectedTime), top + 3, Math.max(1, x(frame.expectedTime +
      periodAt(run, frame)) - x(frame.expectedTime) - 1), 3);
    context.fillStyle = outcomeColour(frame);
    context.fillRect(start, top + 8, Math.max(1, x(shownEnd) - start - 1), laneHeight - 10);
    if (run.changed.has(frame.index)) {
      context.fillStyle = palette.text;
      context.fillRect(start - 1, top + laneHeight - 3, 7, 3);
      context.fillStyle = outcomeColour(frame);
    }
    if (frame.outcome > 0 || frame.replaced) {
      context.fillRect(x(frame.expectedTime), top + 13, start - x(frame.expectedTime), 2);
      marker(context, start, top + 6, frame);
    }
  });
}

function periodAt(run, frame) {
  return run.refreshTime(frame.actual + 1) - run.refreshTime(frame.actual);
}

function marker(context, x, y, frame) {
  context.beginPath();
  if (frame.replaced) {
    context.rect(x - 4, y - 5, 8, 8);
  } else if (frame.outcome === 2) {
    context.moveTo(x, y - 6);
    context.lineTo(x + 5, y - 1);
    context.lineTo(x, y + 4);
    context.lineTo(x - 5, y - 1);
  } else {
    context.moveTo(x, y - 6);
    context.lineTo(x + 5, y + 3);
    context.lineTo(x - 5, y + 3);
  }
  if (frame.isCounted || frame.replaced) { context.fill(); return; }
  // Late while nothing was animated: the shape without its filling.
  context.closePath();
  context.strokeStyle = palette.soft;
  context.lineWidth = 1.5;
  context.stroke();
}

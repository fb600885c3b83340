// Links within the page.

function go(number) { location.hash = 'case=' + number; }

/** Unfolds what a link leads to. */
function reveal() {
  const target = $(location.hash.slice(1));
  if (!target) return;
  for (let item = target; item; item = item.parentElement) {
    if (item.tagName === 'DETAILS') item.open = true;
  }
  target.scrollIntoView();
}

function follow() {
  if (!location.hash.startsWith('#case=')) { reveal(); return; }
  const words = new URLSearchParams(location.hash.slice(1));
  const number = Number(words.get('case'));
  if (!number) return;
  const details = $('case=' + number);
  if (details) details.open = true;
  const others = source.runs.filter((item) => item.number !== number &&
    item.group === (source.runs.find((run) => run.number === number) || {}).group);
  const wanted = words.has('with') ? words.get('with').split(',').map(Number)
    : others.slice(0, 3).map((item) => item.number);
  pause();
  if (!source.runs.some((run) => run.number === number)) {
    if (!current()) showFirst();
    parts.notice.textContent = missing(number);
    parts.target = details || viewer;
    parts.target.scrollIntoView();
    return;
  }
  show([number, ...wanted]);
  const { frames } = current();
  const place = words.has('frame')
    ? frames.findIndex((frame) => frame.index === Number(words.get('frame'))) : -1;
  if (place >= 0) toFrame(place); else toInterest();
  if (place < 0 && words.has('frame')) {
    parts.notice.textContent = 'Case ' + number + ' has no frame ' + words.get('frame') + '.';
  }
  // Who chooses in the list goes on choosing.
  if (document.activeElement === parts.choice) return;
  parts.target = viewer;
  viewer.scrollIntoView();
  parts.title.focus({ preventScroll: true });
}

/** Why a case cannot be played, and what can be done. */
function missing(number) {
  const row = $('row-' + number);
  if (!row) return 'There is no case ' + number + ' on this page.';
  const words = 'The frames of case ' + number + ' are not in this file, which has those of the worst. ';
  return words + (row.querySelector('a.page') ? 'Its own page has them: see the table of cases.'
    : 'Write pages of all cases with --case-pages.');
}

/** Shows the first case that failed, else the first with a late frame, else the first one. */
function showFirst() {
  const isLate = (run) => run.frames.some((frame) => frame[14] > 0 && frame[16] === 1);
  const first = source.runs.find((run) => run.failed) || source.runs.find(isLate) || source.runs[0];
  const others = source.runs.filter((item) => item.group === first.group && item !== first);
  show([first.number, ...others.slice(0, 3).map((item) => item.number)]);
  toInterest();
}

/** The address of the current frame, with the cases that are beside it. */
function address() {
  const run = current();
  const frame = run.frames[run.frameAt(state.time)];
  return '#case=' + run.number + (frame ? '&frame=' + frame.index : '') +
    '&with=' + state.shown.slice(1).map((other) => other.number).join(',');
}

/**
 * Goes to the first late frame of the case that changed, else to the first frame that changed, else
 * to a late frame of the case or of the others beside it, else to the start.
 */
function toInterest() {
  for (const run of state.shown) {
    const hitches = run.frames.filter(isHitch);
    const isChanged = (frame) => run.changed.has(frame.index);
    const frame = hitches.find(isChanged) || run.frames.find(isChanged) || hitches[0];
    if (frame) { seek(frame.time); return; }
  }
  toFrame(0);
}

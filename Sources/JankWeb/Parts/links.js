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
  if (!show([number, ...wanted])) {
    if (details) details.scrollIntoView();
    return;
  }
  const { frames } = current();
  const place = words.has('frame')
    ? frames.findIndex((frame) => frame.index === Number(words.get('frame'))) : -1;
  if (place >= 0) toFrame(place); else toInterest();
  viewer.scrollIntoView();
  parts.title.focus({ preventScroll: true });
}

/**
 * Goes to the first late frame of the case, of those that changed if any did, else of the others
 * beside it, else to the start.
 */
function toInterest() {
  for (const run of state.shown) {
    const hitches = run.frames.filter(isHitch);
    const late = hitches.find((frame) => run.changed.has(frame.index)) || hitches[0];
    if (late) { seek(late.time); return; }
  }
  toFrame(0);
}

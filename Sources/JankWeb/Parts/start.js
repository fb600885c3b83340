// Starts the page.

for (const table of document.querySelectorAll('table.sortable')) sortable(table);
filterByCause();
for (const element of document.querySelectorAll('.pairs')) new Pairs(element);
readPalette();
if (source.runs.length) {
  viewer.hidden = false;
  build();
  // A link to where the page already is changes nothing, so the browser reports nothing.
  document.addEventListener('click', (event) => {
    const link = event.target.closest('a[href^="#case="]');
    if (!link || link.hash !== location.hash) return;
    event.preventDefault();
    follow();
  });
  // What the page shows now, for tests and for the console.
  viewer.describe = () => ({
    time: state.time, isPlaying: state.isPlaying, shown: state.shown.map((run) => ({
      number: run.number, frame: (run.frames[run.frameAt(state.time)] || {}).index,
      isLate: Boolean(run.pending(state.time)), scenes: run.scenes.length, intended: run.meantNow,
      layers: run.drawn.map((item) => ({
        index: item.index, name: item.layer.name, isPage: item.layer.isPage, opacity: item.opacity,
        radius: item.radius, corners: item.corners,
      })),
    })),
  });
  if (location.hash.startsWith('#case=')) {
    follow();
    // When all is read, the browser goes to the details of the case.
    window.addEventListener('load', () => requestAnimationFrame(() => {
      if (parts.target) parts.target.scrollIntoView();
    }));
  } else {
    showFirst();
  }
}
window.addEventListener('hashchange', source.runs.length ? follow : reveal);
if (location.hash && !location.hash.startsWith('#case=')) reveal();
// Frames that would make the page too large are left out.
for (const link of document.querySelectorAll('.play')) {
  const number = Number(link.hash.slice('#case='.length));
  link.hidden = !source.runs.some((run) => run.number === number);
}

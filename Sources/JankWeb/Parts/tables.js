// Sorts and filters tables.

function sortable(table) {
  const body = table.tBodies[0];
  const heads = [...table.tHead.rows[0].cells];
  const value = (row, column) => {
    const cell = row.cells[column];
    return 'key' in cell.dataset ? Number(cell.dataset.key) : cell.textContent;
  };
  heads.forEach((head, column) => {
    const sort = () => {
      const order = head.getAttribute('aria-sort');
      // Numbers begin with the largest, words with the first of the alphabet.
      const isDown = order ? order === 'descending' : !head.classList.contains('n');
      for (const other of heads) other.removeAttribute('aria-sort');
      head.setAttribute('aria-sort', isDown ? 'ascending' : 'descending');
      const rows = [...body.rows].sort((left, right) => {
        const [a, b] = [value(left, column), value(right, column)];
        const order = typeof a === 'number' && typeof b === 'number' ? a - b
          : String(a) < String(b) ? -1 : String(a) > String(b) ? 1 : 0;
        return isDown ? order : -order;
      });
      body.append(...rows);
    };
    const button = make('button', { type: 'button', on: { click: sort } }, head.textContent);
    head.replaceChildren(button);
  });
  if (body.rows.length < 2) return;
  const count = make('output', {}, '');
  const apply = () => {
    const words = filter.value.toLowerCase().split(' ').filter(Boolean);
    let shown = 0;
    for (const row of body.rows) {
      const text = row.textContent.toLowerCase();
      row.hidden = !words.every((word) => text.includes(word));
      if (!row.hidden) shown += 1;
    }
    count.textContent = shown + ' of ' + body.rows.length + ' cases';
  };
  const filter = make('input', { type: 'search', id: 'filter', on: { input: apply } });
  apply();
  table.parentElement.before(make('div', { className: 'row' },
    make('label', {}, 'Filter ', filter), count));
}

/** Causes become buttons, which filter the table of cases. */
function filterByCause() {
  const filter = $('filter');
  if (!filter) return;
  for (const cause of document.querySelectorAll('.cause')) {
    cause.replaceChildren(make('button', { type: 'button', className: 'plain', on: { click: () => {
      filter.value = cause.textContent;
      filter.dispatchEvent(new Event('input'));
      filter.scrollIntoView();
    } } }, cause.textContent));
  }
}

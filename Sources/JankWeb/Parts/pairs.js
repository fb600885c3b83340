// Steps through the frames of two result files, matched frame by frame.

class Pairs {
  constructor(element) {
    this.columns = element.dataset.pairs.split(';').map((column) => column.split('|'));
    this.svg = element.querySelector('svg');
    this.cursor = document.createElementNS(this.svg.namespaceURI, 'rect');
    this.cursor.setAttribute('class', 's-cursor');
    this.svg.append(this.cursor);
    this.place = 0;
    this.timer = 0;
    this.output = make('output', {});
    this.scrub = make('input', { type: 'range', min: '0', max: String(this.columns.length - 1),
      value: '0', 'aria-label': 'Frame', on: { input: () => this.seek(Number(this.scrub.value)) } });
    const button = (text, label, click) =>
      make('button', { type: 'button', 'aria-label': label, title: label, on: { click } }, text);
    this.play = button('Play', 'Step through all frames', () => this.toggle());
    const change = button('Next change', 'Next frame with another outcome', () => this.nextChange());
    change.disabled = !this.columns.some((column) => this.isChanged(column));
    element.append(make('div', { className: 'row' },
      button('\u25c0', 'Previous frame', () => this.seek(this.place - 1)), this.play,
      button('\u25b6', 'Next frame', () => this.seek(this.place + 1)),
      change),
    this.scrub, this.output);
    const first = this.columns.findIndex((column) => this.isChanged(column));
    this.seek(Math.max(0, first));
  }

  outcome(words) { return words.slice(words.indexOf(',') + 1); }
  isChanged([before, now]) { return this.outcome(before) !== this.outcome(now); }

  seek(place) {
    this.place = Math.min(this.columns.length - 1, Math.max(0, place));
    const [before, now] = this.columns[this.place];
    this.output.replaceChildren('Before: ' + before + '. ', 'Now: ' + now + '.');
    this.scrub.value = String(this.place);
    this.scrub.setAttribute('aria-valuetext', this.output.textContent);
    const step = this.svg.viewBox.baseVal.width / this.columns.length;
    for (const [name, value] of [['x', step * this.place - 1], ['y', 0], ['width', step],
      ['height', this.svg.viewBox.baseVal.height]]) this.cursor.setAttribute(name, String(value));
    const box = this.svg.parentElement;
    const x = step * this.place;
    if (x < box.scrollLeft || x > box.scrollLeft + box.clientWidth - 20) {
      box.scrollLeft = x - box.clientWidth / 2;
    }
  }

  nextChange() {
    const { columns } = this;
    for (let step = 1; step <= columns.length; step += 1) {
      const place = (this.place + step) % columns.length;
      if (this.isChanged(columns[place])) { this.seek(place); return; }
    }
  }

  toggle() {
    if (this.timer) { this.stop(); return; }
    if (this.place === this.columns.length - 1) this.seek(0);
    this.play.textContent = 'Pause';
    this.timer = setInterval(() => {
      this.seek(this.place + 1);
      if (this.place === this.columns.length - 1) this.stop();
    }, 100);
  }

  stop() {
    clearInterval(this.timer);
    this.timer = 0;
    this.play.textContent = 'Play';
  }
}

/* global document, window, location, DOMParser */
// The page of a paper beside its fields: zoom (buttons, + and -, Ctrl and the wheel), pan (pointer), a line of print that fills the
// chosen field without a new page, F8 to the next thing to check. Without it the same buttons send the form.
(() => {
  'use strict';
  const box = document.querySelector('.document-pages');
  const sheet = box?.querySelector('.document-sheet');
  if (!sheet) return;
  const form = document.getElementById('review-form');
  const { networkError } = document.currentScript.dataset;
  const MIN = 50;
  const MAX = 400;
  const REM = 40;
  const LARGE_FROM = 150;
  box.classList.add('document-pages-live');

  // --- zoom ---------------------------------------------------------------------------------------------------------

  let zoom = Number(sheet.dataset.zoom);
  const now = document.querySelector('[data-zoom-now]');
  const steps = [...document.querySelectorAll('[data-zoom-by]')];

  /** The point of the page under `x` and `y` of the box stays there. */
  function zoomTo(wanted, x = box.clientWidth / 2, y = box.clientHeight / 2) {
    const next = Math.round(Math.min(MAX, Math.max(MIN, wanted)));
    const before = sheet.getBoundingClientRect();
    const [left, top] = [(box.scrollLeft + x) / before.width, (box.scrollTop + y) / before.height];
    zoom = next;
    sheet.style.width = `${zoom}%`;
    sheet.style.minWidth = `${(REM * zoom) / 100}rem`;
    const after = sheet.getBoundingClientRect();
    box.scrollLeft = left * after.width - x;
    box.scrollTop = top * after.height - y;
    now.textContent = `${zoom}%`;
    for (const step of steps)
      if ('disabled' in step) step.disabled = zoom === (step.dataset.zoomBy < 0 ? MIN : MAX);
    if (zoom < LARGE_FROM) return;
    for (const picture of sheet.querySelectorAll('image[data-large]')) {
      picture.setAttribute('href', picture.dataset.large);
      delete picture.dataset.large;
    }
  }
  const zoomBy = (by, x, y) => zoomTo(by > 0 ? zoom * 1.25 : zoom / 1.25, x, y);
  for (const step of steps)
    step.addEventListener('click', (event) => {
      event.preventDefault();
      zoomBy(Number(step.dataset.zoomBy));
    });
  box.addEventListener(
    'wheel',
    (event) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const { left, top } = box.getBoundingClientRect();
      zoomBy(-event.deltaY, event.clientX - left, event.clientY - top);
    },
    { passive: false },
  );

  // --- pan ----------------------------------------------------------------------------------------------------------

  const LEAST_MOVE = 5;
  let held = null;
  let isMoved = false;
  box.addEventListener('pointerdown', (event) => {
    isMoved = false;
    // A finger moves the box by itself.
    if (event.pointerType === 'mouse' && event.button === 0)
      held = { x: event.clientX, y: event.clientY, left: box.scrollLeft, top: box.scrollTop };
  });
  window.addEventListener('pointermove', (event) => {
    if (!held) return;
    const [x, y] = [event.clientX - held.x, event.clientY - held.y];
    if (!isMoved && Math.hypot(x, y) < LEAST_MOVE) return;
    isMoved = true;
    box.classList.add('document-pages-moved');
    box.scrollLeft = held.left - x;
    box.scrollTop = held.top - y;
  });
  window.addEventListener('pointerup', () => {
    held = null;
    box.classList.remove('document-pages-moved');
  });
  box.addEventListener('dragstart', (event) => event.preventDefault());
  // What was moved was not pressed.
  box.addEventListener(
    'click',
    (event) => {
      if (!isMoved) return;
      isMoved = false;
      event.preventDefault();
      event.stopPropagation();
    },
    true,
  );

  // --- keys of the box ----------------------------------------------------------------------------------------------

  const lines = [...sheet.querySelectorAll('.page-line')];
  lines.forEach((line, index) => (line.tabIndex = index === 0 ? 0 : -1));

  /** One stop of the Tab key for all lines; the arrows go from line to line. */
  function focusLine(line) {
    for (const other of lines) other.tabIndex = other === line ? 0 : -1;
    line.focus();
    line.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }

  /** The nearest line above or below, in the column where there is one. */
  function beside(line, key) {
    const at = line.getBoundingClientRect();
    const step = key === 'ArrowDown' || key === 'ArrowRight' ? 1 : -1;
    if (key === 'ArrowLeft' || key === 'ArrowRight') return lines[lines.indexOf(line) + step];
    const ahead = lines.filter(
      (other) => (other.getBoundingClientRect().top - at.top) * step > at.height / 2,
    );
    const far = (other) => {
      const { left, top } = other.getBoundingClientRect();
      return Math.abs(top - at.top) * 4 + Math.abs(left - at.left);
    };
    return ahead.sort((a, b) => far(a) - far(b))[0];
  }
  box.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    if (ctrlKey || metaKey || altKey) return;
    if (key === '+' || key === '=') zoomBy(1);
    else if (key === '-') zoomBy(-1);
    else if (key === '0') zoomTo(100);
    else if (key.startsWith('Arrow') && target.matches('.page-line')) {
      const next = beside(target, key);
      if (next) focusLine(next);
    } else return;
    event.preventDefault();
  });
  if (!form) return;

  // --- from one thing to check to the next --------------------------------------------------------------------------

  const status = document.createElement('p');
  status.className = 'visually-hidden';
  status.setAttribute('role', 'status');
  form.before(status);

  /** The cursor goes into its field, the page to what was read there. */
  function show(doubt) {
    const field = document.getElementById(doubt.dataset.field);
    if (!field) return;
    field.focus();
    field.scrollIntoView({ block: 'center' });
    status.textContent = doubt.querySelector('span')?.firstChild?.textContent ?? doubt.textContent;
    current = doubt.id;
    const stop = field.closest('.review-stop')?.dataset.stop;
    const mark = stop === undefined ? null : sheet.querySelector(`.evidence[data-stop="${stop}"]`);
    if (!mark) return;
    const [at, room] = [mark.getBoundingClientRect(), box.getBoundingClientRect()];
    box.scrollTop += at.top - room.top - room.height / 3;
    box.scrollLeft += at.left - room.left - 24;
  }
  let current = '';
  const doubts = () => [...document.querySelectorAll('[id^="doubt-"][data-field]')];
  function step(by) {
    const all = doubts();
    const at = all.findIndex(({ id }) => id === current);
    const next = at < 0 && by < 0 ? all[all.length - 1] : all[(at + by + all.length) % all.length];
    if (next) show(next);
  }
  document.addEventListener('click', (event) => {
    const link = event.target.closest?.('a[href^="#doubt-"]');
    const doubt = link && document.getElementById(link.hash.slice(1));
    if (!doubt || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    show(doubt);
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'F8' || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    step(event.shiftKey ? -1 : 1);
  });
  for (const hint of document.querySelectorAll('[data-keys-hint]')) hint.hidden = false;

  // --- a line fills the chosen field --------------------------------------------------------------------------------

  const choose = (target) => {
    const choice = document.querySelector(`.pick [name="target"][value="${target}"]`);
    if (choice) choice.checked = true;
  };
  form.addEventListener('focusin', ({ target: { name = '' } }) => {
    const stop = /^stops\.\d+(?=\.)/.exec(name);
    if (stop || /^(?:date|endDate|reference|rate)$/.test(name)) choose(stop ? stop[0] : name);
  });

  /** The answer's form takes the place of this one: rows may have come. */
  function take(page) {
    const fresh = page.getElementById(form.id);
    const said = page.querySelector('.pick-said');
    const choices = page.querySelector('.pick-choices');
    if (!fresh || !said || !choices) return false;
    for (const field of fresh.querySelectorAll('[autofocus]')) field.removeAttribute('autofocus');
    form.replaceChildren(...fresh.childNodes);
    document.querySelector('.pick-choices').replaceWith(choices);
    document.querySelector('.pick-said').textContent = said.textContent;
    // What keeps typed text and asks before it is lost hears of it.
    form.elements.namedItem('reference')?.dispatchEvent(new Event('input', { bubbles: true }));
    return true;
  }
  let isSending = false;
  document.addEventListener('click', async (event) => {
    const line = event.target.closest?.('.page-line');
    if (!line || event.defaultPrevented) return;
    event.preventDefault();
    if (isSending) return;
    isSending = true;
    const body = new URLSearchParams(new FormData(form));
    body.set('line', line.value);
    const answer = await fetch(location.href, {
      method: 'POST',
      body,
      headers: { Accept: 'text/html' },
    }).then(
      (response) => (response.ok && !response.redirected ? response.text() : null),
      () => null,
    );
    isSending = false;
    if (answer === null || !take(new DOMParser().parseFromString(answer, 'text/html'))) {
      document.querySelector('.pick-said').textContent = networkError;
      return;
    }
    for (const other of lines) other.classList.toggle('page-line-taken', other === line);
    focusLine(line);
  });
})();

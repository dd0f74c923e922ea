/* global document, window, location, history, DOMParser */
// Keys of signed-in pages: n (new trip), f (new fuel), / (search), ? (help), Ctrl+K (go to); and questions that are pages of their
// own (delete, remove), asked in a dialog over the page they come from. Loaded with the first of them. No key acts while something is
// typed, and the single letters can be turned off.
(() => {
  'use strict';
  const GO = '/mileage/go';
  const KEYS = [
    ['n', 'New trip'],
    ['f', 'New fuel purchase'],
    ['/', 'Search trips and fuel'],
    ['?', 'This help'],
    ['Ctrl K', 'Go to a page, unit, quarter or trip'],
  ];
  const setting = {
    get isOff() {
      try {
        return localStorage.getItem('keys') === 'off';
      } catch {
        return false;
      }
    },
    set isOff(isOff) {
      try {
        localStorage.setItem('keys', isOff ? 'off' : 'on');
      } catch {
        // It holds for this page.
      }
    },
  };
  const element = (kind, text, set = {}) =>
    Object.assign(document.createElement(kind), { textContent: text, ...set });
  /** By the English text, where the reader has another language. */
  const told = document.querySelector('[data-said]')?.dataset.said;
  const { words = {}, tag = 'en' } = told ? JSON.parse(told) : {};
  const say = (text) => words[text] ?? text;

  /** By a link, so that a form with unsaved text is asked about. */
  function go(href) {
    const link = element('a', '', { href, hidden: true });
    document.body.append(link);
    link.click();
    link.remove();
  }

  // --- dialogs ------------------------------------------------------------------------------------------------------

  /** The dialog that is open, whether a step of the history stands for it, and how many steps are on their way back. */
  let shown = null;
  let hasStep = false;
  let returning = 0;
  const step = () => {
    history.pushState(history.state, '');
    hasStep = true;
  };
  const back = (event) => {
    if (event.defaultPrevented || (returning === 0 && !hasStep)) return;
    event.preventDefault();
    if (returning === 0) {
      hasStep = false;
      shown?.close();
      return;
    }
    returning -= 1;
    if (shown) step();
  };
  // A page of the framework asks whose step it is before its router reads the page anew: this dialog lies over the page's own.
  window.addEventListener('stepback', back, true);
  window.addEventListener('popstate', back);

  /** Escape, its button and the browser's Back close it; the focus goes back to where it was. */
  function open(title, parts, before = document.activeElement, lang = tag) {
    const box = element('dialog', '', { className: 'dialog', lang });
    const heading = element('h2', title, { id: 'keys-title' });
    box.setAttribute('aria-labelledby', heading.id);
    const head = element('div', '', { className: 'dialog-head' });
    const body = element('div', '', { className: 'dialog-body stack' });
    const close = element('button', say('Close'), {
      type: 'button',
      className: 'button button-quiet button-small',
    });
    close.addEventListener('click', () => box.close());
    box.addEventListener('close', () => {
      shown = null;
      box.remove();
      if (hasStep && !box.dataset.left) {
        hasStep = false;
        returning += 1;
        history.back();
      }
      before?.focus?.();
    });
    head.append(heading, close);
    body.append(...parts);
    box.append(head, body);
    document.body.append(box);
    box.showModal();
    shown = box;
    if (returning === 0) step();
    return box;
  }

  function help() {
    const list = element('dl', '', { className: 'key-list' });
    for (const [key, what] of KEYS) {
      const term = element('dt', '');
      term.append(element('kbd', key));
      list.append(term, element('dd', say(what)));
    }
    const choice = element('label', '', { className: 'choice' });
    const box = element('input', '', { type: 'checkbox', className: 'check-box', checked: !setting.isOff });
    box.addEventListener('change', () => (setting.isOff = !box.checked));
    choice.append(box, ` ${say('Use the single keys n, f and /')}`);
    open(say('Keyboard keys'), [list, choice]).querySelector('.check-box').focus();
  }

  function palette() {
    const input = element('input', '', {
      className: 'input',
      type: 'text',
      placeholder: say('Page, unit, quarter or trip'),
      autocomplete: 'off',
      maxLength: 200,
    });
    const list = element('ul', '', { className: 'go-list', id: 'go-list' });
    const set = (node, values) =>
      Object.entries(values).forEach(([name, value]) => node.setAttribute(name, value));
    set(input, {
      role: 'combobox',
      'aria-label': say('Go to'),
      'aria-controls': list.id,
      'aria-expanded': 'true',
    });
    set(list, { role: 'listbox', 'aria-label': say('Where to go') });
    const status = element('p', '', { className: 'visually-hidden' });
    status.setAttribute('role', 'status');
    const box = open(say('Go to'), [input, list, status]);
    input.focus();
    let current = 0;
    let asked = 0;
    const links = () => [...list.querySelectorAll('a')];
    const mark = (to) => {
      const all = links();
      current = all.length === 0 ? 0 : (to + all.length) % all.length;
      all.forEach((link, index) =>
        link.parentElement.setAttribute('aria-selected', String(index === current)),
      );
      const chosen = all[current]?.parentElement;
      input.setAttribute('aria-activedescendant', chosen?.id ?? '');
      chosen?.scrollIntoView({ block: 'nearest' });
    };
    const leave = (href) => {
      box.dataset.left = '1';
      box.close();
      go(href);
    };
    async function show() {
      asked += 1;
      const turn = asked;
      const answer = await fetch(`${GO}?q=${encodeURIComponent(input.value.trim())}`).then(
        (response) => (response.ok && !response.redirected ? response.text() : null),
        () => null,
      );
      if (turn !== asked) return;
      if (answer === null) {
        list.replaceChildren(element('li', say('Network Error')));
        return;
      }
      const page = new DOMParser().parseFromString(answer, 'text/html');
      const items = [...page.querySelectorAll('#go a')].map((link, index) => {
        const item = element('li', '', { id: `go-${index}` });
        item.setAttribute('role', 'option');
        const copy = element('a', link.textContent, { href: link.getAttribute('href'), tabIndex: -1 });
        item.append(copy, element('span', link.dataset.kind, { className: 'muted small' }));
        return item;
      });
      list.replaceChildren(...(items.length > 0 ? items : [element('li', say('Nothing found'))]));
      status.textContent =
        items.length === 1 ? say('1 result') : say('{0} results').replace('{0}', String(items.length));
      mark(0);
    }
    let timer = 0;
    input.addEventListener('input', () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(show, 120);
    });
    input.addEventListener('keydown', (event) => {
      const { key } = event;
      if (key === 'ArrowDown') mark(current + 1);
      else if (key === 'ArrowUp') mark(current - 1);
      else if (key === 'Enter') {
        const link = links()[current];
        if (link) leave(link.href);
      } else return;
      event.preventDefault();
    });
    list.addEventListener('click', (event) => {
      const link = event.target.closest('li')?.querySelector('a');
      if (!link || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      leave(link.href);
    });
    void show();
  }

  // --- questions ----------------------------------------------------------------------------------------------------

  /** The question at this address, over the page; the focus goes back to what asked it. */
  async function ask(href, asker) {
    const answer = await fetch(href).then(
      (response) => (response.ok && !response.redirected ? response.text() : null),
      () => null,
    );
    const found = answer && new DOMParser().parseFromString(answer, 'text/html');
    const page = found?.querySelector('.dialog-page');
    const content = page?.querySelector('.stack');
    // Whatever else it is, the page itself says it.
    if (!content) return location.assign(href);
    const box = open(page.querySelector('h1').textContent, [content], asker, found.documentElement.lang);
    for (const form of box.querySelectorAll('form:not([action])')) form.action = href;
    // "Cancel" leads to what is behind it already.
    for (const back of box.querySelectorAll('a.button'))
      back.addEventListener('click', (event) => {
        event.preventDefault();
        box.close();
      });
    box.querySelector('.dialog-body button, .dialog-body a')?.focus();
  }
  document.addEventListener('click', (event) => {
    const asker = event.target.closest?.('[data-asks]');
    if (!asker || event.ctrlKey || event.metaKey || event.shiftKey || !window.HTMLDialogElement) return;
    // A button of the list asks about the rows that are selected; without one, the server says so.
    const rows = [...(asker.form?.elements ?? [])].filter(({ name, checked }) => name === 'ids' && checked);
    const href = asker.href ?? asker.dataset.asks + rows.map(({ value }) => value).join(',');
    if (!asker.href && rows.length === 0) return;
    event.preventDefault();
    void ask(href, asker);
  });

  // --- keys ---------------------------------------------------------------------------------------------------------

  const isTyping = ({ target }) => target.closest?.('input, textarea, select, [contenteditable]') !== null;
  const ACTS = {
    n: () => go('/mileage/trips-fuel/trips/new'),
    f: () => go('/mileage/trips-fuel/fuel/new'),
    '/': () => {
      const search = document.querySelector('[role="search"] input[type="search"]');
      if (search) search.focus();
      else palette();
    },
    '?': help,
  };
  document.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (document.querySelector('dialog[open]') || !window.HTMLDialogElement) return;
    if (key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey) {
      event.preventDefault();
      palette();
      return;
    }
    if (ctrlKey || metaKey || altKey || isTyping(event) || !ACTS[key]) return;
    if (setting.isOff && key !== '?') return;
    event.preventDefault();
    ACTS[key]();
  });
})();

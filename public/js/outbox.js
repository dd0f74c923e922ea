/* global document, window, location, DataTransfer, HTMLSelectElement, confirm */
// Shows what waits for signal, on signed-in pages and on the offline page. The pages are whole without it.
(() => {
  'use strict';
  const place = document.getElementById('outbox');
  if (!place || !('serviceWorker' in navigator)) return;
  const forms = document.getElementById('offline-forms');
  const SIGN_IN = { one: 'Sign in to send 1 entry', many: 'Sign in to send {0} entries' };
  let registration = null;
  let again = 0;

  /** To the worker of now: while a page is open, another edition may take the place of the one it met. */
  const tell = (message, ports = []) => registration?.active?.postMessage(message, ports);

  const element = (name, text, set = {}) =>
    Object.assign(document.createElement(name), { textContent: text, ...set });

  /** By the English text, where the reader has another language. */
  const told = document.querySelector('[data-said]')?.dataset.said;
  const { words = {}, language = 'en', tag } = told ? JSON.parse(told) : {};
  const say = (text, ...values) =>
    (words[text] ?? text).replace(/\{(\d)\}/g, (_, index) => values[Number(index)]);
  const count = (of, one, many) => (of === 1 ? say(one) : say(many, of));

  /** The units of the page's form. Later a field that is searched by typing may stand in the place of the choice. */
  const choices = document.getElementById('equipmentId');
  const equipment =
    place.dataset.owner && choices instanceof HTMLSelectElement
      ? [...choices.options].filter(({ value }) => value).map(({ value, text }) => ({ value, text }))
      : undefined;

  function hello() {
    const zone = document.querySelector('[data-zone]')?.dataset.zone;
    const signIn = { one: say(SIGN_IN.one), many: say(SIGN_IN.many, '{0}'), tag };
    tell({ kind: 'hello', owner: place.dataset.owner, equipment, zone, language, signIn });
    // A worker that gives no answer, because it was replaced or stopped just then, is asked again.
    window.clearTimeout(again);
    again = window.setTimeout(hello, 20_000);
  }

  /** Opens an entry that was refused as the form it was: the server says beside each field what is wrong. */
  function open(key, kind) {
    const channel = new MessageChannel();
    channel.port1.onmessage = ({ data }) => {
      if (!data) return;
      const form = Object.assign(document.createElement('form'), {
        method: 'post',
        action: data.path,
        hidden: true,
      });
      if (/fuel/.test(kind)) form.enctype = 'multipart/form-data';
      for (const [name, value] of data.fields) {
        const input = document.createElement('input');
        input.name = name;
        if (value instanceof File) {
          if (value.size === 0) continue;
          const files = new DataTransfer();
          files.items.add(value);
          Object.assign(input, { type: 'file', files: files.files });
        } else input.value = value;
        form.append(input);
      }
      document.body.append(form);
      form.submit();
    };
    tell({ kind: 'open', key }, [channel.port2]);
  }

  const button = (text, act) => {
    const made = element('button', text, { type: 'button', className: 'button button-small' });
    made.addEventListener('click', act);
    return made;
  };

  // --- what is in an entry ------------------------------------------------------------------------------------------

  const LABELS = {
    date: 'Date',
    endDate: 'Last day',
    zip: 'ZIP',
    quantity: 'Units',
    total: 'Total, $',
    pricePerUnit: 'Price per unit, $',
    odometerStart: 'Odometer, start',
    odometerEnd: 'Odometer, end',
    vin: 'VIN',
  };
  const REPEATED = { stop: 'Stop {0}: {1}', line: 'State line {0}: {1}' };
  /** What the person did not type: it goes as it is. */
  const HIDDEN =
    /^(intent|lang|idempotencyKey|revision|corrected|entry|extractedDataId|equipmentId|fuelType|fuelUnit|taxPaid|bulk|active|recreational|hazmat|vinConfirmed|removeReceipt|stop_via)$/;

  const labelOf = (name) => {
    const text = name.replace(/([A-Z])/g, ' $1').toLowerCase();
    return text.charAt(0).toUpperCase() + text.slice(1);
  };

  /** The fields of an entry that can be read and changed: their place, label and text. */
  function fieldsOf({ texts }) {
    const seen = {};
    return texts.flatMap((field, index) => {
      if (!field || HIDDEN.test(field[0])) return [];
      const [name, text] = field;
      const [, group, part] = /^(stop|line)_(\w+)$/.exec(name) ?? [];
      if (!group) return [{ index, name, text, label: say(LABELS[name] ?? labelOf(name)) }];
      seen[name] = (seen[name] ?? 0) + 1;
      return [{ index, name, text, label: say(REPEATED[group], seen[name], say(LABELS[part] ?? part)) }];
    });
  }

  const dateIn = (text) => {
    const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
    if (!year) return text;
    return language === 'en'
      ? `${month}/${day}/${year}`
      : new Date(year, month - 1, day).toLocaleDateString(tag, { dateStyle: 'medium' });
  };

  /** "Trip of 11/20/2026: Dallas, TX to Memphis, TN" */
  function titleOf({ kind, date, texts, file }) {
    const all = (name) => texts.filter((field) => field && field[0] === name).map(([, text]) => text);
    const one = (name) => all(name)[0] ?? '';
    const states = all('stop_state');
    const place = [one('city'), one('state')].filter(Boolean).join(', ');
    const what =
      all('stop_city')
        .map((city, index) => [city, states[index]].filter(Boolean).join(', '))
        .filter(Boolean)
        .reduce((from, to) => (from ? say('{0} to {1}', from, to) : to), '') ||
      [one('quantity'), place].filter(Boolean).join(', ') ||
      one('unit');
    const name = say(kind.charAt(0).toUpperCase() + kind.slice(1));
    const dated = !date
      ? name
      : language === 'en'
        ? `${name} of ${dateIn(date)}`
        : `${name} (${dateIn(date)})`;
    const whole = what ? say('{0}: {1}', dated, what) : dated;
    return file ? say('{0}, with {1}', whole, file) : whole;
  }

  // --- what is shown ------------------------------------------------------------------------------------------------

  const ASK_DISCARD = 'Throw this entry away? If it has arrived already, it stays saved.';
  const discard = (key) =>
    button(say('Discard'), () => confirm(say(ASK_DISCARD)) && tell({ kind: 'drop', key }));

  function refusedLine({ key, kind, date }) {
    const line = element('p', '', { className: 'outbox-line' });
    line.append(
      element(
        'span',
        `${
          date
            ? say('The {0} of {1} written without signal was not accepted.', say(kind), dateIn(date))
            : say('The {0} written without signal was not accepted.', say(kind))
        } `,
      ),
      button(say('Open it'), () => open(key, kind)),
      ' ',
      discard(key),
    );
    return line;
  }

  /** The texts of an entry, to be changed without a connection. */
  function editor(entry, done) {
    const form = element('form', '', { className: 'outbox-form' });
    for (const { index, name, text, label } of fieldsOf(entry)) {
      const row = element('label', label, { className: 'label' });
      const isDate = /date$/i.test(name) && /^(\d{4}-\d\d-\d\d)?$/.test(text);
      row.append(
        element('input', '', {
          className: 'input',
          name: String(index),
          type: isDate ? 'date' : 'text',
          value: text,
        }),
      );
      form.append(row);
    }
    const save = element('button', say('Keep changes'), { className: 'button button-primary button-small' });
    form.append(save, ' ', button(say('Cancel'), done));
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      const texts = {};
      for (const [index, text] of new FormData(form)) texts[index] = text;
      tell({ kind: 'change', key: entry.key, texts });
      done();
    });
    return form;
  }

  function entryItem(entry) {
    const item = element('li', '', { className: 'outbox-entry' });
    const plain = () => {
      const acts = entry.isSending
        ? [element('span', say('is being sent'))]
        : [
            ...(fieldsOf(entry).length > 0
              ? [button(language === 'en' ? 'Change' : say('Edit'), edit), ' ']
              : []),
            discard(entry.key),
          ];
      item.replaceChildren(element('span', `${titleOf(entry)} `), ...acts);
    };
    const edit = () => {
      item.replaceChildren(element('strong', titleOf(entry)), editor(entry, plain));
      item.querySelector('input')?.focus();
    };
    plain();
    return item;
  }

  const REASONS = {
    portal: [
      '1 entry waits: this network answers with a page of its own. Sign in to the network first',
      '{0} entries wait: this network answers with a page of its own. Sign in to the network first',
    ],
    server: ['1 entry waits: the server cannot save now', '{0} entries wait: the server cannot save now'],
    silent: ['1 entry waits: the server does not answer', '{0} entries wait: the server does not answer'],
    elsewhere: ['1 entry waits: open Trips & Fuel first', '{0} entries wait: open Trips & Fuel first'],
    signal: ['1 entry waits for signal', '{0} entries wait for signal'],
  };

  const countLine = ({ waiting, why }) => count(waiting.length, ...(REASONS[why] ?? REASONS.signal));

  /** What waits, closed: its first line says how much. */
  function waitingList(news, isOpen) {
    const box = element('details', '', { className: 'outbox-line outbox-waiting', open: isOpen });
    const list = element('ul', '', { className: 'outbox-list' });
    list.setAttribute('aria-live', 'off');
    list.append(...news.waiting.map(entryItem));
    const now = button(say('Send now'), hello);
    box.append(element('summary', countLine(news)), list, now);
    return box;
  }

  let shown = '';
  function show(news) {
    const { waiting, refused, sent, busy } = news;
    window.clearTimeout(again);
    // "online" does not tell of every signal that comes back.
    if (waiting.length > 0) again = window.setTimeout(hello, 20_000);
    if (waiting.length > 0) stay();
    if (forms) prepare(news);
    if (busy) window.alert(say('This entry is being sent just now. Try again in half a minute.'));
    // An answer that says nothing new must not close what someone has opened.
    const now = JSON.stringify(news);
    if (now === shown && sent === 0) return;
    const isOpen = place.querySelector('details')?.open ?? false;
    if (place.querySelector('.outbox-form') && sent === 0 && waiting.length > 0) return;
    shown = now;
    // The form of this page is the entry that was refused.
    const here = document.querySelector('form [name="idempotencyKey"]')?.value;
    const isHere = ({ key, kind, path }) =>
      key === here || (/^change/.test(kind) && path === location.pathname + location.search);
    const lines = refused.filter((entry) => !isHere(entry)).map(refusedLine);
    if (waiting.length > 0) lines.unshift(waitingList(news, isOpen));
    if (news.signedOut > 0) {
      const line = element('p', '', { className: 'outbox-line' });
      line.append(element('a', count(news.signedOut, SIGN_IN.one, SIGN_IN.many), { href: '/mileage/login' }));
      lines.unshift(line);
    }
    if (sent > 0) {
      if (place.dataset.owner) tell({ kind: 'seen' });
      const line = element('p', `${count(sent, '1 entry was sent.', '{0} entries were sent.')} `, {
        className: 'outbox-line',
      });
      line.append(element('a', say('Show Trips & Fuel'), { href: '/mileage/trips-fuel' }));
      lines.unshift(line);
    } else if (lines.length === 0 && place.querySelector('[href="/mileage/trips-fuel"]')) return;
    place.replaceChildren(...lines);
  }

  let isAsked = false;
  /** Browsers clear what pages keep where room is short, unless they are asked not to. */
  function stay() {
    if (isAsked) return;
    isAsked = true;
    try {
      void navigator.storage?.persist?.().catch(() => undefined);
    } catch {
      // A browser that cannot be asked.
    }
  }

  /** The carrier's day as year-month-day; the phone's where no zone is known. */
  function todayIn(zone) {
    try {
      const parts = new Intl.DateTimeFormat('en-US', {
        ...(zone ? { timeZone: zone } : {}),
        year: 'numeric',
        month: '2-digit',
        day: '2-digit',
      }).formatToParts(new Date());
      const part = (type) => parts.find((one) => one.type === type).value;
      return `${part('year')}-${part('month')}-${part('day')}`;
    } catch {
      return todayIn('');
    }
  }

  function prepare({ owner, equipment, zone }) {
    forms.hidden = !owner;
    for (const select of forms.querySelectorAll('select[name="equipmentId"]')) {
      if (select.options.length > 1) continue;
      select.append(...equipment.map(({ value, text }) => element('option', text, { value })));
    }
    for (const field of forms.querySelectorAll('input[type="date"]')) field.value ||= todayIn(zone);
  }

  const start = async () => {
    const { serviceWorker } = navigator;
    serviceWorker.addEventListener('message', ({ data }) => show(data));
    serviceWorker.addEventListener('controllerchange', () => registration && hello());
    try {
      serviceWorker.startMessages();
      // Not waited for: it stands behind a look for a newer edition, which on a weak line may hang for minutes.
      serviceWorker.register('/mileage/sw.js', { scope: '/mileage' }).catch(() => undefined);
      registration = await serviceWorker.ready;
      hello();
      window.addEventListener('online', hello);
    } catch {
      // A browser that allows no worker: everything but the outbox is there.
    }
  };

  // Of the offline page: what became of the form that was sent, in place of "No signal".
  const [, fate] = /[?&]((?:kept|lost)=\w+)/.exec(location.search) ?? [];
  const shownFate = fate && document.querySelector(`[data-fate~="${fate}"]`);
  if (shownFate) {
    shownFate.hidden = false;
    if (shownFate.dataset.title) document.querySelector('h1').textContent = shownFate.dataset.title;
    for (const plain of document.querySelectorAll('[data-fate=""]')) plain.hidden = true;
  }
  // The outbox has what was typed: the form it came from need not keep it too (keep-typed.js).
  if (fate?.startsWith('kept')) {
    try {
      const all = JSON.parse(sessionStorage.getItem('typed'));
      for (const name of Object.keys(all.forms)) if (all.forms[name].isSent) delete all.forms[name];
      sessionStorage.setItem('typed', JSON.stringify(all));
    } catch {
      // Nothing is kept.
    }
  }
  if (document.readyState === 'complete') void start();
  else window.addEventListener('load', () => void start());
})();

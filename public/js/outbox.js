/* global document, window, location, DataTransfer, HTMLSelectElement, confirm */
// Shows what waits for signal, on signed-in pages and on the offline page. The pages are whole without it.
(() => {
  'use strict';
  const place = document.getElementById('outbox');
  if (!place || !('serviceWorker' in navigator)) return;
  const forms = document.getElementById('offline-forms');
  let registration = null;
  let again = 0;

  /** To the worker of now: while a page is open, another edition may take the place of the one it met. */
  const say = (message, ports = []) => registration?.active?.postMessage(message, ports);

  const element = (name, text, set = {}) =>
    Object.assign(document.createElement(name), { textContent: text, ...set });
  const entries = (count, one, many) => `${count} ${count === 1 ? `entry ${one}` : `entries ${many}`}`;

  /** The units of the page's form. Later a field that is searched by typing may stand in the place of the choice. */
  const choices = document.getElementById('equipmentId');
  const equipment =
    place.dataset.owner && choices instanceof HTMLSelectElement
      ? [...choices.options].filter(({ value }) => value).map(({ value, text }) => ({ value, text }))
      : undefined;

  function hello() {
    const zone = document.querySelector('[data-zone]')?.dataset.zone;
    say({ kind: 'hello', owner: place.dataset.owner, equipment, zone });
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
    say({ kind: 'open', key }, [channel.port2]);
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
  const REPEATED = { stop: 'Stop', line: 'State line' };
  /** What the person did not type: it goes as it is. */
  const HIDDEN =
    /^(intent|idempotencyKey|revision|corrected|entry|extractedDataId|equipmentId|fuelType|fuelUnit|taxPaid|bulk|active|recreational|hazmat|vinConfirmed|removeReceipt|stop_via)$/;

  const words = (name) => {
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
      if (!group) return [{ index, name, text, label: LABELS[name] ?? words(name) }];
      seen[name] = (seen[name] ?? 0) + 1;
      return [{ index, name, text, label: `${REPEATED[group]} ${seen[name]}: ${LABELS[part] ?? part}` }];
    });
  }

  const plainDate = (text) => text.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$2/$3/$1');

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
        .join(' to ') ||
      [one('quantity'), place].filter(Boolean).join(', ') ||
      one('unit');
    const name = kind.charAt(0).toUpperCase() + kind.slice(1);
    return `${name}${date ? ` of ${plainDate(date)}` : ''}${what ? `: ${what}` : ''}${file ? `, with ${file}` : ''}`;
  }

  // --- what is shown ------------------------------------------------------------------------------------------------

  const ASK_DISCARD = 'Throw this entry away? If it has arrived already, it stays saved.';
  const discard = (key) => button('Discard', () => confirm(ASK_DISCARD) && say({ kind: 'drop', key }));

  function refusedLine({ key, kind, date }) {
    const line = element('p', '', { className: 'outbox-line' });
    line.append(
      element('span', `The ${kind}${date ? ` of ${date}` : ''} written without signal was not accepted. `),
      button('Open it', () => open(key, kind)),
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
    const save = element('button', 'Keep changes', { className: 'button button-primary button-small' });
    form.append(save, ' ', button('Cancel', done));
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      const texts = {};
      for (const [index, text] of new FormData(form)) texts[index] = text;
      say({ kind: 'change', key: entry.key, texts });
      done();
    });
    return form;
  }

  function entryItem(entry) {
    const item = element('li', '', { className: 'outbox-entry' });
    const plain = () => {
      const acts = entry.isSending
        ? [element('span', 'is being sent')]
        : [...(fieldsOf(entry).length > 0 ? [button('Change', edit), ' '] : []), discard(entry.key)];
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
    portal: ': this network answers with a page of its own. Sign in to the network first',
    server: ': the server cannot save now',
    silent: ': the server does not answer',
    elsewhere: ': open Trips & Fuel first',
  };

  const countLine = ({ waiting, why }) =>
    REASONS[why]
      ? entries(waiting.length, `waits${REASONS[why]}`, `wait${REASONS[why]}`)
      : entries(waiting.length, 'waits for signal', 'wait for signal');

  /** What waits, closed: its first line says how much. */
  function waitingList(news, isOpen) {
    const box = element('details', '', { className: 'outbox-line outbox-waiting', open: isOpen });
    const list = element('ul', '', { className: 'outbox-list' });
    list.setAttribute('aria-live', 'off');
    list.append(...news.waiting.map(entryItem));
    const now = button('Send now', hello);
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
    if (busy) window.alert('This entry is being sent just now. Try again in half a minute.');
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
      line.append(
        element('a', `Sign in to send ${news.signedOut} ${news.signedOut === 1 ? 'entry' : 'entries'}`, {
          href: '/mileage/login',
        }),
      );
      lines.unshift(line);
    }
    if (sent > 0) {
      if (place.dataset.owner) say({ kind: 'seen' });
      const line = element('p', `${entries(sent, 'was', 'were')} sent. `, { className: 'outbox-line' });
      line.append(element('a', 'Show Trips & Fuel', { href: '/mileage/trips-fuel' }));
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
  const told = fate && document.querySelector(`[data-fate~="${fate}"]`);
  if (told) {
    told.hidden = false;
    if (told.dataset.title) document.querySelector('h1').textContent = told.dataset.title;
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

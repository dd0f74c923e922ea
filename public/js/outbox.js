/* global document, window, location, DataTransfer, confirm */
// Shows what waits for signal, on signed-in pages and on the offline page. The pages are whole without it.
(() => {
  'use strict';
  const place = document.getElementById('outbox');
  if (!place || !('serviceWorker' in navigator)) return;
  const forms = document.getElementById('offline-forms');
  let worker = null;
  let again = 0;

  const element = (name, text, set = {}) =>
    Object.assign(document.createElement(name), { textContent: text, ...set });
  const entries = (count, one, many) => `${count} ${count === 1 ? `entry ${one}` : `entries ${many}`}`;

  function hello() {
    const choices = document.getElementById('equipmentId');
    const equipment =
      place.dataset.owner && choices
        ? [...choices.options].filter(({ value }) => value).map(({ value, text }) => ({ value, text }))
        : undefined;
    worker?.postMessage({ kind: 'hello', owner: place.dataset.owner, equipment });
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
      if (kind === 'fuel') form.enctype = 'multipart/form-data';
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
    worker.postMessage({ kind: 'open', key }, [channel.port2]);
  }

  const button = (text, act) => {
    const made = element('button', text, { type: 'button', className: 'button button-small' });
    made.addEventListener('click', act);
    return made;
  };

  function refusedLine({ key, kind, date }) {
    const line = element('p', '', { className: 'outbox-line' });
    line.append(
      element('span', `The ${kind}${date ? ` of ${date}` : ''} written without signal was not accepted. `),
      button('Open it', () => open(key, kind)),
      ' ',
      button('Discard', () => confirm('Throw this entry away?') && worker.postMessage({ kind: 'drop', key })),
    );
    return line;
  }

  function show({ owner, equipment, waiting, refused, sent }) {
    const lines = refused.map(refusedLine);
    if (waiting.length > 0)
      lines.unshift(
        element('p', entries(waiting.length, 'waits for signal', 'wait for signal'), {
          className: 'outbox-line',
        }),
      );
    if (sent > 0) {
      const line = element('p', `${entries(sent, 'was', 'were')} sent. `, { className: 'outbox-line' });
      line.append(element('a', 'Show Trips & Fuel', { href: '/mileage/trips-fuel' }));
      lines.unshift(line);
    } else if (lines.length === 0 && place.querySelector('[href]')) return;
    place.replaceChildren(...lines);
    window.clearTimeout(again);
    // "online" does not tell of every signal that comes back.
    if (waiting.length > 0) again = window.setTimeout(hello, 20_000);
    if (forms) prepare(owner, equipment);
  }

  function prepare(owner, equipment) {
    forms.hidden = !owner;
    for (const select of forms.querySelectorAll('select[name="equipmentId"]')) {
      if (select.options.length > 1) continue;
      select.append(...equipment.map(({ value, text }) => element('option', text, { value })));
    }
    const now = new Date();
    const today = new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
    for (const field of forms.querySelectorAll('input[type="date"]')) field.value ||= today;
  }

  const start = async () => {
    try {
      navigator.serviceWorker.addEventListener('message', ({ data }) => show(data));
      navigator.serviceWorker.startMessages();
      await navigator.serviceWorker.register('/mileage/sw.js', { scope: '/mileage' });
      worker = (await navigator.serviceWorker.ready).active;
      hello();
      window.addEventListener('online', hello);
    } catch {
      // A browser that allows no worker: everything but the outbox is there.
    }
  };

  const kept = document.getElementById('kept');
  if (kept) kept.hidden = !/[?&]kept=1/.test(location.search);
  if (document.readyState === 'complete') void start();
  else window.addEventListener('load', () => void start());
})();

/* global self, caches, indexedDB, location, clients */
// Where there is no signal: a page that says so instead of the browser's, and an outbox for trips, fuel, receipts and vehicles.
// It keeps no page of a customer: only the offline page with its sheet and script, entries that wait, and the names of the
// units for the offline forms, which go when the person signs out. Nothing of the product needs it.
(() => {
  'use strict';
  const OFFLINE = '/mileage/offline';
  const LOGOUT = '/mileage/logout';
  const WHO = '/mileage/outbox';
  // The forms whose entries are kept. Of every other form the page says plainly that it was not saved.
  const KEPT = [
    [/^\/mileage\/trips-fuel\/trips\/new$/, 'trip'],
    [/^\/mileage\/trips-fuel\/trips\/\d+$/, 'change of a trip'],
    [/^\/mileage\/trips-fuel\/receipts$/, 'fuel receipt'],
    [/^\/mileage\/trips-fuel\/fuel\/new$/, 'fuel'],
    [/^\/mileage\/trips-fuel\/fuel\/[\d,]+$/, 'change of fuel'],
    [/^\/mileage\/equipment\/new$/, 'vehicle'],
    [/^\/mileage\/equipment\/\d+$/, 'change of a vehicle'],
  ];
  const CACHE = 'stateline-offline';
  const DAY = 86_400_000;

  // --- what is kept -------------------------------------------------------------------------------------------------

  const asPromise = (request) =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });

  let opened;
  const database = () => {
    opened ??= (async () => {
      const request = indexedDB.open('stateline', 1);
      request.onupgradeneeded = () => {
        request.result.createObjectStore('entries', { keyPath: 'key' });
        request.result.createObjectStore('facts');
      };
      const found = await asPromise(request);
      found.onclose = () => (opened = undefined);
      return found;
    })();
    opened.catch(() => (opened = undefined));
    return opened;
  };

  /** Resolves when it is written, not when it is asked for: what is sent next must be there even if this browser is killed. */
  const onStore = async (name, mode, work) => {
    const transaction = (await database()).transaction(name, mode, { durability: 'strict' });
    const request = work(transaction.objectStore(name));
    await new Promise((resolve, reject) => {
      transaction.oncomplete = resolve;
      transaction.onabort = () => reject(transaction.error ?? new Error('Not kept.'));
      transaction.onerror = () => reject(transaction.error ?? request.error);
    });
    return request.result;
  };
  const allEntries = async () =>
    (await onStore('entries', 'readonly', (store) => store.getAll())).sort((a, b) => a.keptAt - b.keptAt);
  const putEntry = (entry) => onStore('entries', 'readwrite', (store) => store.put(entry));
  const dropEntry = (key) => onStore('entries', 'readwrite', (store) => store.delete(key));
  const fact = (name) => onStore('facts', 'readonly', (store) => store.get(name));
  const setFact = (name, value) => onStore('facts', 'readwrite', (store) => store.put(value, name));

  // --- the offline page ---------------------------------------------------------------------------------------------

  async function keepOfflinePage() {
    const cache = await caches.open(CACHE);
    // In the language that the person has chosen; it says so itself, since the choice is in a cookie.
    const language = await fact('language');
    const page = await fetch(OFFLINE + (language ? `?lang=${language}` : ''), { credentials: 'omit' });
    const html = await page.clone().text();
    // A network's own page must not be kept in its place.
    if (!page.ok || page.redirected || !html.includes('id="offline-forms"')) throw new Error('Not our page.');
    const parts = [
      ...html.matchAll(
        /(?:href|src)="(\/mileage\/(?:build\/[^"]+\.css|js\/[^"]+\.js(?:\?v=\d+)?|img\/[^"]+))"/g,
      ),
    ].map((match) => match[1]);
    await cache.addAll([...new Set(parts)]);
    await cache.put(OFFLINE, page);
    await setFact('pageKeptAt', Date.now());
  }

  async function offlinePage() {
    return (await caches.match(OFFLINE, { ignoreSearch: true })) ?? Response.error();
  }

  /** The page of signing in has no scripts: what waits for it is written into it here. */
  async function withWaiting(answer) {
    if (!answer.ok || !/text\/html/.test(answer.headers.get('Content-Type') ?? '')) return answer;
    const owner = (await fact('owner').catch(() => null)) ?? null;
    const waiting = (await allEntries().catch(() => [])).filter(
      (entry) => !entry.refused && (owner === null || entry.owner === owner),
    ).length;
    if (waiting === 0) return answer;
    // Written by the page (outbox.js) in the language that it had.
    const told = (await fact('signIn').catch(() => null)) ?? {
      one: 'Sign in to send 1 entry',
      many: 'Sign in to send {0} entries',
    };
    const line = waiting === 1 ? told.one : told.many.replace('{0}', String(waiting));
    const headers = new Headers(answer.headers);
    headers.delete('Content-Encoding');
    headers.delete('Content-Length');
    const html = (await answer.text()).replace(
      '</h1>',
      `</h1><div id="outbox" role="status"><p class="notice notice-warn" lang="${told.tag ?? 'en'}">${line}</p></div>`,
    );
    return new Response(html, { status: answer.status, headers });
  }

  const PRELOAD_MS = 20_000;
  /** The page that the browser asked for already while this worker woke up. Where nothing comes of that, it is asked for again. */
  const pageOf = async ({ preloadResponse, request }) => {
    const late = new Promise((resolve) => setTimeout(resolve, PRELOAD_MS));
    return (await Promise.race([preloadResponse, late])) ?? (await fetch(request));
  };

  const fromNetwork = async (event) => {
    try {
      const answer = await pageOf(event);
      return new URL(event.request.url).pathname === '/mileage/login' ? await withWaiting(answer) : answer;
    } catch {
      return offlinePage();
    }
  };

  const HURRY_MS = 3000;
  /**
   * A part of the offline page. Style sheets and pictures have a name of their own for each edition; of the script the newest is
   * wanted, but neither a network's page in its place nor a line that says nothing.
   */
  const part = async (request) => {
    const cached = await caches.match(request);
    if (!cached) return fetch(request);
    if (!/\.js$/.test(new URL(request.url).pathname)) return cached;
    const newest = fetch(request).then((answer) => {
      const isOurs = answer.ok && /javascript/.test(answer.headers.get('Content-Type') ?? '');
      return isOurs ? answer : cached;
    });
    const late = new Promise((resolve) => setTimeout(() => resolve(cached), HURRY_MS));
    return Promise.race([newest.catch(() => cached), late]);
  };

  // --- the outbox ---------------------------------------------------------------------------------------------------
  // Kept first, then sent. An entry goes only where this server says of this very try that it is saved (its answer repeats
  // the number of the try), or where the person throws it away. Every try has the key of its entry: the server saves it once.

  const kindOf = (path) => (KEPT.find(([pattern]) => pattern.test(path.split('?')[0])) ?? [])[1];
  const valueOf = (fields, name) => (fields.find((field) => field[0] === name) ?? [])[1] ?? '';

  const uuid = () => {
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    bytes[6] = (bytes[6] & 15) | 64;
    bytes[8] = (bytes[8] & 63) | 128;
    const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  };

  const sizeOf = (fields) =>
    fields.reduce((sum, [, value]) => sum + (value instanceof Blob ? value.size : String(value).length), 0);

  /** Half a minute without an answer, and what a weak line needs for the files. In milliseconds. */
  const patience = (fields) => 30_000 + sizeOf(fields.filter(([, value]) => value instanceof Blob)) / 4;

  /** Not where the browser says that there is no room; where it does not say, the try tells. */
  const hasRoom = async (fields) => {
    const { quota, usage } = (await navigator.storage?.estimate?.().catch(() => undefined)) ?? {};
    return quota === undefined || quota - (usage ?? 0) > sizeOf(fields) + 100_000;
  };

  const bodyOf = (fields) => {
    const hasFile = fields.some(([, value]) => value instanceof File);
    const body = hasFile ? new FormData() : new URLSearchParams();
    for (const [name, value] of fields) body.append(name, value);
    return body;
  };

  /** One try. @returns its fate: saved, sign-in, elsewhere, again (refused), server, portal, silent or signal. */
  async function send(entry, fields) {
    const attempt = uuid();
    const abort = new AbortController();
    const timer = setTimeout(() => abort.abort(), patience(fields));
    try {
      const answer = await fetch(entry.path, {
        method: 'POST',
        body: bodyOf(fields),
        headers: { Accept: 'text/html', 'X-Outbox-Try': attempt, 'X-Outbox-Key': entry.sendKey ?? entry.key },
        redirect: 'manual',
        cache: 'no-store',
        signal: abort.signal,
      });
      const [fate, echo] = (answer.headers.get('X-Outbox-Answer') ?? '').split(' ');
      const to = answer.headers.get('X-Outbox-To');
      if (echo !== attempt) return { fate: answer.status >= 500 ? 'server' : 'portal' };
      if (fate !== 'answered') return { fate, to };
      return { fate: answer.status >= 500 || answer.status === 429 ? 'server' : 'again', answer };
    } catch {
      return { fate: abort.signal.aborted ? 'silent' : 'signal' };
    } finally {
      clearTimeout(timer);
    }
  }

  /** Takes an entry out, unless it was changed since it was read. */
  const dropSent = (entry) =>
    onStore('entries', 'readwrite', (store) => {
      const request = store.get(entry.key);
      request.addEventListener('success', () => {
        if (request.result?.keptAt === entry.keptAt) store.delete(entry.key);
      });
      return request;
    });

  /** Writes what a try has shown, unless the entry was changed or thrown away since it was read. */
  const noteTry = (entry, news) =>
    onStore('entries', 'readwrite', (store) => {
      const request = store.get(entry.key);
      request.addEventListener('success', () => {
        if (request.result?.keptAt === entry.keptAt)
          store.put({ ...request.result, sendingUntil: 0, ...news });
      });
      return request;
    });

  /** Keeps a form before it is sent. @returns null where it cannot be kept. */
  async function keep(path, fields) {
    try {
      const owner = await fact('owner');
      if (!owner || !(await hasRoom(fields))) return null;
      const given = valueOf(fields, 'idempotencyKey');
      const revision = valueOf(fields, 'revision');
      // A second change of the same record takes the place of the first.
      const slot = given || (revision ? `${path} ${revision}` : uuid());
      const before = (await allEntries()).find(
        (one) => one.owner === owner && (one.slot ?? one.key) === slot,
      );
      // The same key for the same content; other content under a key that may have arrived says that it corrects.
      const isSame = before && JSON.stringify(textsOf(before.fields)) === JSON.stringify(textsOf(fields));
      const entry = {
        key: before?.key ?? (/^[\da-f-]{36}$/.test(given) ? given : uuid()),
        sendKey: (isSame && before.sendKey) || uuid(),
        slot,
        owner,
        path,
        fields,
        keptAt: Math.max(Date.now(), (before?.keptAt ?? 0) + 1),
        sendingUntil: Date.now() + patience(fields) + 1000,
        // Whatever was kept may have arrived. Only of what was refused is it known that it did not.
        corrected: Boolean(before && (before.corrected || (!isSame && !before.refused))),
        refused: false,
      };
      await putEntry(entry);
      return { ...entry, isNew: !before };
    } catch {
      return null; // No room, or a browser that keeps nothing.
    }
  }

  const textsOf = (fields) =>
    fields
      .filter(([name]) => name !== 'intent')
      .map(([name, value]) => [name, value instanceof Blob ? `${value.name} ${value.size}` : value]);

  /** What is sent of an entry. `intent` is what the person pressed, where they wait for the answer. */
  const fieldsOf = (entry, intent = 'save') => [
    ...entry.fields.filter(([name]) => name !== 'intent' && name !== 'corrected'),
    ['intent', intent],
    ...(entry.corrected ? [['corrected', '1']] : []),
  ];

  const seeOther = (path) => Response.redirect(path, 303);
  const notSaved = (why) => seeOther(`${OFFLINE}?lost=${why}`);
  const keptPage = (fate) => seeOther(`${OFFLINE}?kept=${fate === 'signal' ? 1 : fate}`);

  async function keepAndSend(request) {
    const url = new URL(request.url);
    const copy = request.clone();
    const form = await request.formData().catch(() => null);
    if (!form) return fetch(copy).catch(() => notSaved('signal'));
    const intent = form.get('intent') ?? 'save';
    // Steps of a form, such as one more stop, are not entries.
    if (!/^save/.test(intent)) return fetch(copy).catch(() => notSaved('signal'));
    const path = url.pathname + url.search;
    const kept = await keep(path, [...form]);
    const entry = kept ?? { key: form.get('idempotencyKey') || uuid(), path, fields: [...form] };
    const { fate, to, answer } = await send(entry, fieldsOf(entry, intent));
    if (fate === 'saved') {
      if (kept) await dropSent(kept);
      return seeOther(to);
    }
    if (fate === 'again') {
      // The form is on the screen again with what is wrong. What waited before goes on waiting until it is saved.
      if (kept?.isNew && [409, 422].includes(answer.status)) await dropSent(kept);
      else if (kept) await noteTry(kept, { refused: true });
      return answer;
    }
    if (!kept) return to ? seeOther(to) : notSaved(fate === 'signal' ? 'signal' : 'room');
    await noteTry(kept, {});
    await setFact('why', fate);
    await self.registration.sync?.register('outbox').catch(() => undefined);
    return to ? seeOther(to) : keptPage(fate);
  }

  let last = Promise.resolve();
  /** One after the other, in all workers where the browser has locks; else in this one: keys do the rest. */
  const inTurn = (work) => {
    if (navigator.locks?.request) return navigator.locks.request('outbox', work);
    const next = last.then(work);
    last = next.catch(() => undefined);
    return next;
  };

  /** Who is signed in, as this server says. A network that answers for it says nothing that can be read. */
  async function whoIsHere() {
    const abort = new AbortController();
    const timer = setTimeout(() => abort.abort(), 30_000);
    try {
      const answer = await fetch(WHO, { cache: 'no-store', redirect: 'manual', signal: abort.signal });
      if (!answer.ok) return { why: answer.status >= 500 ? 'server' : 'portal' };
      const told = await answer.json().catch(() => null);
      if (!told || !('owner' in told)) return { why: 'portal' };
      return told.owner === null ? { why: 'sign-in' } : { owner: told.owner };
    } catch {
      return { why: abort.signal.aborted ? 'silent' : 'signal' };
    } finally {
      clearTimeout(timer);
    }
  }

  const isWaiting = (entry) => !entry.refused && (entry.sendingUntil ?? 0) < Date.now();

  /** Sends what waits, one after the other, each for the person and carrier it was written for. */
  const flush = () =>
    inTurn(async () => {
      if (!(await allEntries()).some(isWaiting)) return;
      const { owner, why = '' } = await whoIsHere();
      await setFact('why', why);
      if (why) return;
      for (const entry of (await allEntries()).filter((one) => isWaiting(one) && one.owner === owner)) {
        const { fate, answer } = await send(entry, fieldsOf(entry));
        if (fate === 'saved') {
          await dropSent(entry);
          await setFact('sent', ((await fact('sent')) ?? 0) + 1);
          continue;
        }
        await noteTry(entry, fate === 'again' ? { refused: true } : {});
        if (fate === 'again') continue;
        await setFact('why', fate);
        // Of one entry the server may say that it cannot now; where nothing of ours answers, no other entry gets through either.
        if (fate !== 'server' || !answer) break;
      }
    });

  const filesOf = (fields) =>
    fields.flatMap(([, value]) => (value instanceof File && value.size > 0 ? [value.name] : [])).join(', ');

  /** An entry as pages show it: the names and texts of its fields, and of a file the name. */
  const view = ({ key, path, fields, refused, sendingUntil }) => ({
    key,
    path,
    kind: kindOf(path) ?? 'fuel',
    date: valueOf(fields, 'date'),
    texts: fields.map(([name, value]) => (value instanceof Blob ? null : [name, value])),
    file: filesOf(fields),
    refused,
    isSending: (sendingUntil ?? 0) >= Date.now(),
  });

  async function tell(busy = false) {
    const owner = (await fact('owner')) ?? null;
    const all = await allEntries();
    const own = all.filter((entry) => entry.owner === owner);
    const why = (await fact('why')) ?? '';
    const news = {
      owner: owner !== null,
      equipment: owner === null ? [] : ((await fact('equipment')) ?? []),
      zone: (await fact('zone')) ?? '',
      waiting: own.filter((entry) => !entry.refused).map(view),
      refused: own.filter((entry) => entry.refused).map(view),
      // Of somebody who has signed out no more than the number.
      signedOut:
        owner === null || why === 'sign-in'
          ? (owner === null ? all : own).filter((entry) => !entry.refused).length
          : 0,
      why,
      // Since a page of the person last said that it has shown it: what a background sync sends is told too.
      sent: owner === null ? 0 : ((await fact('sent')) ?? 0),
      busy,
    };
    for (const page of await clients.matchAll({ type: 'window', includeUncontrolled: true }))
      page.postMessage(news);
  }

  const flushAndTell = async () => {
    await flush().catch(() => undefined);
    await tell();
  };

  async function greet({ owner, equipment, zone, language, signIn }) {
    if (owner) {
      if (owner !== (await fact('owner'))) {
        await setFact('equipment', []);
        await setFact('sent', 0);
      }
      if ((await fact('why')) === 'sign-in') await setFact('why', '');
      await setFact('owner', owner);
      if (equipment) await setFact('equipment', equipment);
      if (zone) await setFact('zone', zone);
      const isOther = language !== ((await fact('language')) ?? 'en');
      await setFact('language', language);
      await setFact('signIn', signIn);
      if (isOther || Date.now() - ((await fact('pageKeptAt')) ?? 0) > DAY)
        await keepOfflinePage().catch(() => undefined);
    }
    await tell();
    await flushAndTell();
  }

  /** What the person changed in an entry. Its key stays; a try that may have arrived with the old texts is corrected by it. */
  async function change({ key, texts }) {
    const done = await inTurn(async () => {
      const entry = (await allEntries()).find((one) => one.key === key);
      if (!entry || (entry.sendingUntil ?? 0) >= Date.now()) return false;
      const fields = entry.fields.map(([name, value], index) =>
        value instanceof Blob || typeof texts[index] !== 'string' ? [name, value] : [name, texts[index]],
      );
      await putEntry({
        ...entry,
        fields,
        sendKey: uuid(),
        keptAt: entry.keptAt + 1,
        corrected: entry.corrected || !entry.refused,
        refused: false,
      });
      return true;
    });
    await tell(!done);
    await flushAndTell();
  }

  async function signOut(request) {
    const answer = await fetch(request).catch(() => notSaved('signal'));
    if (answer.type === 'opaqueredirect') {
      await setFact('owner', null);
      await setFact('equipment', []);
    }
    return answer;
  }

  // --- events -------------------------------------------------------------------------------------------------------

  self.addEventListener('install', (event) =>
    event.waitUntil(keepOfflinePage().then(() => self.skipWaiting())),
  );

  self.addEventListener('activate', (event) =>
    event.waitUntil(Promise.all([self.registration.navigationPreload?.enable(), clients.claim()])),
  );

  self.addEventListener('fetch', (event) => {
    const { request } = event;
    const { origin, pathname, search } = new URL(request.url);
    if (origin !== location.origin) return;
    if (request.mode === 'navigate') {
      // What became of a form is told by the page that is kept here, whatever the line would answer.
      if (pathname === OFFLINE && search !== '') event.respondWith(offlinePage());
      else if (request.method === 'GET') event.respondWith(fromNetwork(event));
      else if (kindOf(pathname)) event.respondWith(keepAndSend(request));
      else if (pathname === LOGOUT) event.respondWith(signOut(request));
      else event.respondWith(fetch(request).catch(() => notSaved('signal')));
    } else if (
      request.method === 'GET' &&
      /^\/mileage\/(build\/.+\.css|js\/outbox\.js|img\/.+)$/.test(pathname)
    ) {
      event.respondWith(part(request));
    }
  });

  self.addEventListener('sync', (event) =>
    event.waitUntil(
      flushAndTell().then(async () => {
        // The browser tries a sync that failed again.
        if ((await fact('why')) && (await allEntries()).some(isWaiting))
          throw new Error('Entries still wait.');
      }),
    ),
  );

  self.addEventListener('message', (event) => {
    const { kind, key } = event.data;
    if (kind === 'hello') event.waitUntil(greet(event.data));
    if (kind === 'drop') event.waitUntil(dropEntry(key).then(() => tell()));
    if (kind === 'change') event.waitUntil(change(event.data));
    if (kind === 'seen') event.waitUntil(setFact('sent', 0));
    if (kind === 'open')
      event.waitUntil(
        allEntries().then((all) =>
          event.ports[0].postMessage(all.find((entry) => entry.key === key) ?? null),
        ),
      );
  });
})();

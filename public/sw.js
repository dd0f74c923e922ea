/* global self, caches, indexedDB, location, clients */
// Where there is no signal: a page that says so instead of the browser's, and an outbox for trips and fuel.
// It keeps no page of a customer: only the offline page with its sheet and script, entries that wait, and the names of the
// units for the offline forms, which go when the person signs out. Nothing of the product needs it.
(() => {
  'use strict';
  const OFFLINE = '/mileage/offline';
  const LOGOUT = '/mileage/logout';
  const WHO = '/mileage/outbox';
  const FORMS = ['/mileage/trips-fuel/trips/new', '/mileage/trips-fuel/fuel/new'];
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
    opened ??= (() => {
      const request = indexedDB.open('stateline', 1);
      request.onupgradeneeded = () => {
        request.result.createObjectStore('entries', { keyPath: 'key' });
        request.result.createObjectStore('facts');
      };
      return asPromise(request);
    })();
    return opened;
  };

  const onStore = async (name, mode, work) =>
    asPromise(work((await database()).transaction(name, mode).objectStore(name)));
  const allEntries = async () =>
    (await onStore('entries', 'readonly', (store) => store.getAll())).sort((a, b) => a.keptAt - b.keptAt);
  const putEntry = (entry) => onStore('entries', 'readwrite', (store) => store.put(entry));
  const dropEntry = (key) => onStore('entries', 'readwrite', (store) => store.delete(key));
  const fact = (name) => onStore('facts', 'readonly', (store) => store.get(name));
  const setFact = (name, value) => onStore('facts', 'readwrite', (store) => store.put(value, name));

  // --- the offline page ---------------------------------------------------------------------------------------------

  async function keepOfflinePage() {
    const cache = await caches.open(CACHE);
    const page = await fetch(OFFLINE, { credentials: 'omit' });
    if (!page.ok) return;
    const html = await page.clone().text();
    const parts = [
      ...html.matchAll(/(?:href|src)="(\/mileage\/(?:build\/[^"]+\.css|js\/[^"]+\.js|img\/[^"]+))"/g),
    ].map((match) => match[1]);
    await cache.addAll([...new Set(parts)]);
    await cache.put(OFFLINE, page);
    await setFact('pageKeptAt', Date.now());
  }

  async function offlinePage() {
    return (await caches.match(OFFLINE)) ?? Response.error();
  }

  const fromNetwork = async (event) => {
    try {
      return (await event.preloadResponse) ?? (await fetch(event.request));
    } catch {
      return offlinePage();
    }
  };

  const part = async (request) => {
    try {
      return await fetch(request);
    } catch {
      return (await caches.match(request)) ?? Response.error();
    }
  };

  // --- the outbox ---------------------------------------------------------------------------------------------------

  async function sendOrKeep(request) {
    const copy = request.clone();
    let answer;
    try {
      answer = await fetch(request);
    } catch {
      return keep(copy);
    }
    // An entry that was refused before, opened again and now saved.
    if (answer.type === 'opaqueredirect' && (await allEntries()).length > 0)
      await dropEntry((await copy.formData()).get('idempotencyKey') ?? '');
    return answer;
  }

  async function keep(request) {
    const form = await request.formData();
    const owner = await fact('owner');
    const intent = form.get('intent') ?? 'save';
    if (!owner || !/^save/.test(intent)) return offlinePage();
    // By this key the server knows an entry that reached it although its answer did not come back.
    const key = form.get('idempotencyKey') || crypto.randomUUID();
    form.set('idempotencyKey', key);
    form.set('intent', 'save');
    await putEntry({
      key,
      owner,
      path: new URL(request.url).pathname,
      fields: [...form],
      keptAt: Date.now(),
      refused: false,
    });
    await self.registration.sync?.register('outbox').catch(() => undefined);
    return Response.redirect(`${OFFLINE}?kept=1`, 303);
  }

  const bodyOf = (fields) => {
    const form = new FormData();
    for (const [name, value] of fields) form.append(name, value);
    return fields.some(([, value]) => value instanceof File) ? form : new URLSearchParams(fields);
  };

  /** Sends what waits, one after the other, each for the person and carrier it was written for. @returns how many arrived. */
  const flush = () =>
    navigator.locks.request('outbox', async () => {
      const waiting = (await allEntries()).filter((entry) => !entry.refused);
      if (waiting.length === 0) return 0;
      const { owner } = await (await fetch(WHO, { cache: 'no-store' })).json();
      let sent = 0;
      for (const entry of waiting.filter((one) => one.owner === owner)) {
        const answer = await fetch(entry.path, {
          method: 'POST',
          body: bodyOf(entry.fields),
          headers: { Accept: 'text/html' },
        });
        const arrivedAt = new URL(answer.url).pathname;
        if (answer.ok && answer.redirected && /^\/mileage\/trips-fuel/.test(arrivedAt)) {
          await dropEntry(entry.key);
          sent += 1;
        } else if ([400, 403, 404, 409, 413, 422].includes(answer.status)) {
          await putEntry({ ...entry, refused: true });
        } else {
          break; // signed out meanwhile, too many requests, or an error of the server: later
        }
      }
      return sent;
    });

  async function tell(sent = 0) {
    const owner = (await fact('owner')) ?? null;
    const own = owner === null ? [] : (await allEntries()).filter((entry) => entry.owner === owner);
    const view = ({ key, path, fields }) => ({
      key,
      kind: path === FORMS[0] ? 'trip' : 'fuel',
      date: fields.find(([name]) => name === 'date')?.[1] ?? '',
    });
    const news = {
      owner: owner !== null,
      equipment: owner === null ? [] : ((await fact('equipment')) ?? []),
      waiting: own.filter((entry) => !entry.refused).map(view),
      refused: own.filter((entry) => entry.refused).map(view),
      sent,
    };
    for (const page of await clients.matchAll({ type: 'window', includeUncontrolled: true }))
      page.postMessage(news);
  }

  const flushAndTell = async () => tell(await flush().catch(() => 0));

  async function greet({ owner, equipment }) {
    if (owner) {
      if (owner !== (await fact('owner'))) await setFact('equipment', []);
      await setFact('owner', owner);
      if (equipment) await setFact('equipment', equipment);
      if (Date.now() - ((await fact('pageKeptAt')) ?? 0) > DAY)
        await keepOfflinePage().catch(() => undefined);
    }
    await tell();
    await flushAndTell();
  }

  async function signOut(request) {
    const answer = await fetch(request).catch(offlinePage);
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
    const { origin, pathname } = new URL(request.url);
    if (origin !== location.origin) return;
    if (request.mode === 'navigate') {
      if (request.method === 'GET') event.respondWith(fromNetwork(event));
      else if (FORMS.includes(pathname)) event.respondWith(sendOrKeep(request));
      else if (pathname === LOGOUT) event.respondWith(signOut(request));
      else event.respondWith(fetch(request).catch(offlinePage));
    } else if (
      request.method === 'GET' &&
      /^\/mileage\/(build\/.+\.css|js\/outbox\.js|img\/.+)$/.test(pathname)
    ) {
      event.respondWith(part(request));
    }
  });

  self.addEventListener('sync', (event) => event.waitUntil(flushAndTell()));

  self.addEventListener('message', (event) => {
    const { kind, key } = event.data;
    if (kind === 'hello') event.waitUntil(greet(event.data));
    if (kind === 'drop') event.waitUntil(dropEntry(key).then(() => tell()));
    if (kind === 'open')
      event.waitUntil(
        allEntries().then((all) =>
          event.ports[0].postMessage(all.find((entry) => entry.key === key) ?? null),
        ),
      );
  });
})();

import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { cleanConfirmation, doubtfulConfirmation } from '../fixtures/rate-confirmations/small-pdf';
import { startApp } from '../factories/app';
import { signedIn, type SignedIn } from '../factories/signed-in';

const app = await startApp();
const documents = '/mileage/trips-fuel/documents';
const list = '/mileage/trips-fuel?quarter=all';

async function withRead(files: Record<string, Buffer>): Promise<SignedIn> {
  const person = await signedIn(app);
  await person.visitor.post(documents, { intent: 'activate' });
  const form = new FormData();
  form.set('intent', 'upload');
  for (const [name, bytes] of Object.entries(files))
    form.append('files[]', new File([new Uint8Array(bytes)], name, { type: 'application/pdf' }));
  await fetch(app.origin + documents, {
    method: 'POST',
    body: form,
    redirect: 'manual',
    headers: {
      Cookie: `${person.cookie.name}=${person.cookie.value}`,
      Origin: app.origin,
      'Sec-Fetch-Site': 'same-origin',
    },
  });
  await person.visitor.post(documents, { intent: 'extract' });
  for (let tries = 0; tries < 60; tries++) {
    if (!(await person.visitor.get(documents)).html.includes('Processing...')) return person;
    await pause(400);
  }
  throw new Error('the documents were not read in time');
}

const store = async (person: SignedIn, extracted_data: unknown) => {
  const answer = await fetch(`${app.origin}/mileage/api/modules/rate-confirmation/store-data-batch`, {
    method: 'POST',
    body: JSON.stringify({ extracted_data }),
    headers: { ...person.bearer, 'Content-Type': 'application/json' },
  });
  return ((await answer.json()) as { id: string }).id;
};
const listData = async (person: SignedIn) =>
  (
    (await (await fetch(`${app.origin}/mileage/api/trip/list-data`, { headers: person.bearer })).json()) as {
      data: { extracted_data_batch: { id: string; extracted_data: unknown } | null };
    }
  ).data.extracted_data_batch;
const tripsOf = (person: SignedIn) =>
  person.db.trip.findMany({ where: { carrierId: person.carrierId }, orderBy: { id: 'asc' } });
const point = (city: string, state: string, date: string) => ({
  suggested_address: { city, state, zip: '' },
  suggested_date: { date },
});

describe('an import batch without JavaScript', { timeout: 60_000 }, () => {
  it('waits on the trips list, is reviewed on one page and becomes trips, the sure one at once', async () => {
    const person = await withRead({
      'sure.pdf': cleanConfirmation('B1'),
      'doubt.pdf': doubtfulConfirmation(),
    });
    const waiting = await person.visitor.get(list);
    expect(waiting.html.includes('2 trips from rate confirmations wait for you, 1 needs a look.')).toBe(true);
    const href = /href="([^"]*documents\/batch\?batch=[0-9a-f-]{36})"/.exec(waiting.html)?.[1] ?? '';
    expect((await listData(person))?.id).toBe(href.slice(-36));
    const page = await person.visitor.get(href);
    const keyOf = (title: string) =>
      new RegExp(`name="make" (?:aria-label="Make the trip of ${title}" )?[^>]*value="([^"]+)"`).exec(
        page.html.slice(Math.max(0, page.html.indexOf(`Make the trip of ${title}`) - 200)),
      )?.[1] ?? '';
    const [sure, doubt] = [keyOf('sure.pdf'), keyOf('doubt.pdf')];
    expect(sure).not.toBe(doubt);
    expect(page.html.includes('Stop 2 (Memphis, TN) has no date.')).toBe(true);
    expect(page.html.match(/type="checkbox"[^>]*checked/g)).toHaveLength(1);

    const nothing = await person.visitor.post(href, { intent: 'make' });
    expect(nothing.status).toBe(422);
    expect(nothing.html.includes('Select the trips to make.')).toBe(true);

    const stops = (key: string, second: string) => ({
      [`${key}.stops.0.city`]: 'Dallas',
      [`${key}.stops.0.state`]: 'TX',
      [`${key}.stops.1.city`]: second,
      [`${key}.stops.1.state`]: 'TN',
    });
    const part = await person.visitor.post(href, {
      intent: 'make',
      make: [sure, doubt],
      [`${sure}.date`]: '2026-09-14',
      ...stops(sure, 'Memphis'),
      [`${doubt}.date`]: '',
      [`${doubt}.reference`]: 'typed by hand',
      ...stops(doubt, 'Memphis'),
    });
    expect(part.status).toBe(422);
    expect(part.html.includes('1 trip made. The others need another look:')).toBe(true);
    expect(part.html.includes(`href="#batch-${doubt}-date"`)).toBe(true);
    expect(part.html.includes('typed by hand')).toBe(true);
    expect(await tripsOf(person)).toHaveLength(1);

    const done = await person.visitor.post(href, {
      intent: 'make',
      make: doubt,
      [`${doubt}.date`]: '2026-09-16',
      ...stops(doubt, 'Memphis'),
    });
    expect(done.url.startsWith('/mileage/trips-fuel')).toBe(true);
    expect(done.html.includes('1 trip made from rate confirmations.')).toBe(true);
    expect(done.html.includes('from rate confirmations wait')).toBe(false);
    await person.visitor.post(href, {
      intent: 'make',
      make: doubt,
      [`${doubt}.date`]: '2026-09-16',
      ...stops(doubt, 'Memphis'),
    });
    const trips = await tripsOf(person);
    expect(trips.map((trip) => trip.extractedDataId).sort()).toEqual([sure, doubt].sort());

    await person.visitor.post('/mileage/trips-fuel/trips/new', {
      date: '2026-09-20',
      stop_city: ['Waco', 'Austin'],
      stop_state: ['TX', 'TX'],
      stop_zip: ['', ''],
      entry: 'stops',
    });
    const imported = await person.visitor.get(`${list}&source=documents`);
    expect(imported.html.includes('Showing 1 to 2 of 2 entries')).toBe(true);
    expect(imported.html.includes('From rate confirmations')).toBe(true);
    const opened = await Promise.all(
      [...imported.html.matchAll(/class="ledger-expand" href="([^"#]+)#/g)].map(([, href = '']) =>
        person.visitor.get(href.replaceAll('&amp;', '&')),
      ),
    );
    expect(opened.filter(({ html }) => html.includes('Rate confirmation: sure.pdf'))).toHaveLength(1);

    // A document whose trip is deleted waits again.
    await person.visitor.post(`/mileage/trips-fuel/delete?ids=1${trips[0]?.id}`, {
      ids: `1${trips[0]?.id}`,
      confirmed: '1',
    });
    expect(
      (await person.visitor.get(list)).html.includes('1 trip from rate confirmations waits for you'),
    ).toBe(true);
  });

  it('of data that a program stored is chosen, corrected, made once and discarded', async () => {
    const person = await signedIn(app);
    const first = await store(person, [
      {
        title: 'load 1',
        post_results: {
          extracted_points: [point('Dallas', 'TX', '2026-10-02'), point('Tulsa', 'Oklahoma', '2026-10-03')],
          load_number: 'X-1',
        },
      },
      { title: 'load 2', extracted_points: [point('Waco', 'TX', '')] },
    ]);
    const second = await store(person, [
      point('Reno', 'NV', '2026-10-05'),
      point('Boise', 'ID', '2026-10-06'),
    ]);
    const chooser = await person.visitor.get(list);
    expect(chooser.html.includes('3 trips from rate confirmations wait for you.')).toBe(true);
    expect([first, second].every((id) => chooser.html.includes(`<option value="${id}"`))).toBe(true);
    expect(await listData(person)).toMatchObject({
      id: second,
      extracted_data: [{ suggested_address: { city: 'Reno' } }, {}],
    });
    const page = await person.visitor.get(`${documents}/batch?batch=${first}`);
    expect(page.html.includes('Dallas, TX to Tulsa, OK')).toBe(true);
    expect(page.html.includes('No date was given.')).toBe(true);
    const fields = {
      '0.date': '2026-10-02',
      '0.endDate': '2026-10-03',
      '0.reference': 'X-1',
      '0.stops.0.city': 'Dallas',
      '0.stops.0.state': 'TX',
      '0.stops.1.city': 'Tulsa',
      '0.stops.1.state': 'OK',
    };
    for (let time = 0; time < 2; time++)
      await person.visitor.post(`${documents}/batch?batch=${first}`, {
        intent: 'make',
        make: '0',
        ...fields,
      });
    expect(await tripsOf(person)).toMatchObject([{ reference: 'X-1', extractedDataId: first }]);
    expect((await person.visitor.get(`${documents}/batch?batch=${first}`)).html.includes('Trip made')).toBe(
      true,
    );
    await person.visitor.post(`${documents}/batch?batch=${first}`, { intent: 'discard' });
    expect((await person.visitor.get(`${documents}/batch?batch=${first}`)).status).toBe(404);
    expect(await tripsOf(person)).toHaveLength(1);
    expect((await person.visitor.get(`${documents}/batch`)).html.includes('Reno, NV to Boise, ID')).toBe(
      true,
    );
  });

  it('makes the trips of the import that it shows where its address names none', async () => {
    const person = await signedIn(app);
    const stored = await store(person, [
      point('Dallas', 'TX', '2026-10-02'),
      point('Tulsa', 'OK', '2026-10-03'),
    ]);
    await store(person, [point('Reno', 'NV', '2026-10-05'), point('Boise', 'ID', '2026-10-06')]);
    const batch = `${documents}/batch`;
    const { html } = await person.visitor.get(batch);
    const shown = /<input type="hidden" name="batch" value="([^"]+)"/.exec(html)?.[1] ?? '';
    expect(shown).not.toBe('');
    const [from, to] =
      shown === stored
        ? [
            ['Dallas', 'TX'],
            ['Tulsa', 'OK'],
          ]
        : [
            ['Reno', 'NV'],
            ['Boise', 'ID'],
          ];
    const saved = await person.visitor.post(batch, {
      intent: 'make',
      batch: shown,
      make: '0',
      '0.date': '2026-10-05',
      '0.endDate': '2026-10-06',
      '0.stops.0.city': from?.[0] ?? '',
      '0.stops.0.state': from?.[1] ?? '',
      '0.stops.1.city': to?.[0] ?? '',
      '0.stops.1.state': to?.[1] ?? '',
    });
    expect(saved.status).toBe(200);
    expect(await tripsOf(person)).toMatchObject([{ extractedDataId: shown }]);
    const fields = [...html.matchAll(/<form[^>]*method="post"[\s\S]*?<\/form>/g)].map(([form]) => form);
    const own = fields.filter((form) => /value="(make|discard)"/.test(form));
    expect(own).toHaveLength(2);
    for (const form of own) expect(form).toContain(`name="batch" value="${shown}"`);
  });

  it('takes stops in between, moves and removes them, and keeps what was typed in every trip', async () => {
    const person = await signedIn(app);
    const id = await store(person, [
      {
        title: 'load 1',
        extracted_points: [point('Dallas', 'TX', '2026-10-02'), point('Tulsa', 'OK', '2026-10-03')],
      },
      {
        title: 'load 2',
        extracted_points: [point('Waco', 'TX', '2026-10-04'), point('Boise', 'ID', '2026-10-06')],
      },
    ]);
    const page = `${documents}/batch?batch=${id}`;
    const trip = (key: string, reference: string, ...stops: [city: string, state: string][]) =>
      Object.fromEntries([
        [`${key}.date`, '2026-10-02'],
        [`${key}.reference`, reference],
        ...[...stops, ['', '']].flatMap(([city, state], index) => [
          [`${key}.stops.${index}.city`, city ?? ''],
          [`${key}.stops.${index}.state`, state ?? ''],
          [`${key}.stops.${index}.zip`, ''],
        ]),
      ]) as Record<string, string>;
    const citiesIn = (html: string, key: string) =>
      [...html.matchAll(new RegExp(`<input[^>]*name="${key}\\.stops\\.\\d+\\.city"[^>]*>`, 'g'))].map(
        ([input]) => /value="([^"]*)"/.exec(input)?.[1] ?? '',
      );
    const other = trip('1', 'TYPED', ['Waco', 'TX'], ['Boise', 'ID']);
    const inserted = await person.visitor.post(page, {
      intent: '0/insert-stop:1',
      make: '0',
      ...trip('0', 'L1', ['Dallas', 'TX'], ['Tulsa', 'OK']),
      ...other,
    });
    expect(inserted.status).toBe(200);
    expect(citiesIn(inserted.html, '0')).toEqual(['Dallas', '', 'Tulsa', '']);
    expect(inserted.html.includes('value="TYPED"')).toBe(true);
    expect(inserted.html.match(/type="checkbox"[^>]*checked/g)).toHaveLength(1);
    const moved = await person.visitor.post(page, {
      intent: '1/stop-up:1',
      ...trip('0', 'L1', ['Dallas', 'TX'], ['Tulsa', 'OK']),
      ...other,
    });
    expect(citiesIn(moved.html, '1').slice(0, 2)).toEqual(['Boise', 'Waco']);
    const removed = await person.visitor.post(page, {
      intent: '0/remove-stop:1',
      ...trip('0', 'L1', ['Dallas', 'TX'], ['Austin', 'TX'], ['Tulsa', 'OK']),
      ...other,
    });
    expect(citiesIn(removed.html, '0').slice(0, 2)).toEqual(['Dallas', 'Tulsa']);
    expect(await tripsOf(person)).toHaveLength(0);
    // A refused form keeps the trips that were not selected too.
    const refused = await person.visitor.post(page, {
      intent: 'make',
      make: '0',
      ...trip('0', 'L1', ['Dallas', 'TX']),
      '0.date': '',
      ...other,
    });
    expect(refused.status).toBe(422);
    expect(refused.html.includes('value="TYPED"')).toBe(true);
  });

  it('is nobody else’s, and a viewer may look but not act', async () => {
    const owner = await signedIn(app);
    const id = await store(owner, [point('Reno', 'NV', '2026-10-05'), point('Boise', 'ID', '2026-10-06')]);
    const page = `${documents}/batch?batch=${id}`;
    const stranger = await signedIn(app);
    const viewer = await signedIn(app, { role: 'viewer', carrierId: owner.carrierId });
    expect((await stranger.visitor.get(page)).status).toBe(404);
    expect((await stranger.visitor.post(page, { intent: 'discard' })).status).toBe(404);
    expect((await stranger.visitor.post(page, { intent: 'make', make: '0' })).status).toBe(404);
    const looked = await viewer.visitor.get(page);
    expect(looked.status).toBe(200);
    expect(looked.html.includes('Make the selected trips')).toBe(false);
    expect(
      (await viewer.visitor.post(page, { intent: 'make', make: '0', '0.date': '2026-10-05' })).status,
    ).toBe(403);
    expect((await viewer.visitor.post(page, { intent: 'discard' })).status).toBe(403);
    expect((await owner.visitor.get(`${documents}/batch?batch=nonsense`)).status).toBe(404);
    expect(await tripsOf(owner)).toHaveLength(0);
  });
});

describe('the prompts under the list', () => {
  it('show what the person’s offers say, and go when they were taken', async () => {
    const person = await signedIn(app);
    const before = await person.visitor.get('/mileage/trips-fuel');
    expect(before.html.includes('Try now for free!')).toBe(true);
    expect(before.html.includes('Schedule a complimentary 30-minutes one-on-one training session')).toBe(
      true,
    );
    await person.visitor.post(documents, { intent: 'activate' });
    await person.db.user.update({
      where: { id: person.userId },
      data: { onboardingRequestedAt: new Date() },
    });
    const after = await person.visitor.get('/mileage/trips-fuel');
    expect(after.html.includes('Try now for free!')).toBe(false);
    expect(after.html.includes('training session')).toBe(false);
    expect(after.html.includes('href="/mileage/trips-fuel/documents"')).toBe(true);
  });
});

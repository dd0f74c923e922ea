import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import {
  cleanConfirmation,
  doubtfulConfirmation,
  pdfOfLines,
} from '../fixtures/rate-confirmations/small-pdf';
import { startApp } from '../factories/app';
import { signedIn, type SignedIn } from '../factories/signed-in';
import { paths } from '~/routes';
import { encodePng, openRaster } from '~/reading/process/reader-raster';

const app = await startApp();

/** Sends the upload form as a browser without scripts does, and follows to the next page. */
async function upload(
  person: SignedIn,
  files: { name: string; bytes: Uint8Array; type?: string }[],
  path = '/mileage/trips-fuel/documents',
  reads = false,
) {
  const form = new FormData();
  form.set('intent', 'upload');
  if (reads) form.set('read', '1');
  for (const file of files)
    form.append(
      'files[]',
      new File([new Uint8Array(file.bytes)], file.name, { type: file.type ?? 'application/pdf' }),
    );
  return fetch(app.origin + path, {
    method: 'POST',
    body: form,
    redirect: 'manual',
    headers: {
      Cookie: `${person.cookie.name}=${person.cookie.value}`,
      Origin: app.origin,
      'Sec-Fetch-Site': 'same-origin',
      Accept: 'text/html',
    },
  });
}

const list = '/mileage/trips-fuel/documents';

/** Reloads the list until nothing is in progress, as the page itself asks the browser to. */
async function untilRead(person: SignedIn) {
  for (let tries = 0; tries < 60; tries++) {
    const page = await person.visitor.get(list);
    if (!page.html.includes('Processing...')) return page;
    expect(/http-equiv="refresh"/i.test(page.html)).toBe(true);
    await pause(500);
  }
  throw new Error('the documents were not read in time');
}

const activated = async (): Promise<SignedIn> => {
  const person = await signedIn(app);
  await person.visitor.post(list, { intent: 'activate' });
  return person;
};

const idIn = (html: string): string => /\/trips-fuel\/documents\/([0-9a-f-]{36})"/.exec(html)?.[1] ?? '';

describe('the extractor without JavaScript', { timeout: 60_000 }, () => {
  it('goes from the welcome zone to a trip with one click after reading', async () => {
    const person = await signedIn(app);
    expect((await person.visitor.get(list)).html.includes('Try now for free!')).toBe(true);
    await person.visitor.post(list, { intent: 'activate' });
    const sent = await upload(person, [{ name: 'load 4471.pdf', bytes: cleanConfirmation() }]);
    expect(sent.status).toBe(303);
    const uploaded = await person.visitor.get(list);
    expect(uploaded.html.includes('load 4471.pdf')).toBe(true);
    expect(uploaded.html.includes('Extract Trip data')).toBe(true);
    const started = await person.visitor.post(list, { intent: 'extract' });
    expect(started.status).toBe(200);
    const read = await untilRead(person);
    expect(read.html.includes('Dallas, TX to Memphis, TN')).toBe(true);
    expect(await person.db.trip.count({ where: { carrierId: person.carrierId } })).toBe(0);
    const made = await person.visitor.post(list, { intent: 'make-trips', equipmentId: '' });
    expect(made.url.startsWith('/mileage/trips-fuel')).toBe(true);
    const trips = await person.db.trip.findMany({ where: { carrierId: person.carrierId } });
    expect(trips).toHaveLength(1);
    expect(trips[0]).toMatchObject({ reference: 'L4471', extractedDataId: idIn(read.html) });
    expect(trips[0]?.date.toISOString().slice(0, 10)).toBe('2026-09-14');
    expect(trips[0]?.endDate.toISOString().slice(0, 10)).toBe('2026-09-15');
    expect(
      (trips[0]?.stops as { city: string; state: string; zip: string }[]).map(
        ({ city, state, zip }) => `${city}, ${state} ${zip}`,
      ),
    ).toEqual(['Dallas, TX 75201', 'Memphis, TN 38103']);
    // Pressing it again makes nothing: the document has its trip.
    await person.visitor.post(list, { intent: 'make-trips', equipmentId: '' });
    expect(await person.db.trip.count({ where: { carrierId: person.carrierId } })).toBe(1);
  });

  it('reads at once where that was asked, a photo of a page too, and makes each trip once however often the button is pressed', async () => {
    const person = await signedIn(app, { planPackageId: 'ic_basic' });
    await person.visitor.post(list, { intent: 'activate' });
    const raster = await openRaster(new Uint8Array(cleanConfirmation('L7777')));
    const photo = encodePng(await raster!.draw(1, { pointsPerInch: 200, maxPixels: 9_000_000 }));
    const sent = await upload(
      person,
      [
        { name: 'one.pdf', bytes: cleanConfirmation('L1111') },
        { name: 'page.html', bytes: Buffer.from('<html>') },
        { name: 'photo.png', bytes: Buffer.from(photo), type: 'image/png' },
        { name: 'two.pdf', bytes: cleanConfirmation('L2222') },
      ],
      list,
      true,
    );
    expect(sent.status).toBe(422);
    const answer = await sent.text();
    expect(answer.includes('1 of 4 files were not accepted.')).toBe(true);
    expect(answer.includes('Unsupported file format.')).toBe(true);
    // What became of each file stays in sight: the page does not refresh itself away.
    expect(/http-equiv="refresh"/i.test(answer)).toBe(false);
    const read = await untilRead(person);
    expect(read.html.includes('Extract Trip data')).toBe(false);
    const documents = await person.db.document.findMany({ where: { carrierId: person.carrierId } });
    expect(documents.map(({ name, status }) => `${name} ${status}`).sort()).toEqual([
      'one.pdf ready',
      'photo.png ready',
      'two.pdf ready',
    ]);
    const kept = documents.find(({ name }) => name === 'photo.png')!;
    const file = await fetch(`${app.origin}${list}/${kept.id}/file`, {
      headers: { Cookie: `${person.cookie.name}=${person.cookie.value}` },
    });
    expect(file.headers.get('content-type')).toBe('image/png');
    const pressed = await Promise.all(
      [1, 2, 3].map(() => person.visitor.post(list, { intent: 'make-trips', equipmentId: '' })),
    );
    expect(pressed.every(({ status }) => status === 200)).toBe(true);
    const trips = await person.db.trip.findMany({ where: { carrierId: person.carrierId } });
    expect(trips.map(({ reference }) => reference).sort()).toEqual(['L1111', 'L2222', 'L7777']);
  });

  it('reads a HEIC photo, as telephones keep them, and shows it as a picture that every browser knows', async () => {
    const person = await activated();
    const heic = readFileSync('tests/fixtures/photos/confirmation.heic');
    const sent = await upload(
      person,
      [
        { name: 'IMG_2044.HEIC', bytes: heic, type: 'image/heic' },
        { name: 'cut.heic', bytes: heic.subarray(0, 9_000), type: 'image/heic' },
      ],
      list,
      true,
    );
    expect(sent.status).toBe(303);
    await untilRead(person);
    const documents = await person.db.document.findMany({ where: { carrierId: person.carrierId } });
    expect(documents.map(({ name, status }) => `${name} ${status}`).sort()).toEqual([
      'IMG_2044.HEIC ready',
      'cut.heic failed',
    ]);
    const photo = documents.find(({ status }) => status === 'ready')!;
    const page = await fetch(`${app.origin}${paths.documentPage(photo.id, 1, false)}`, {
      headers: { Cookie: `${person.cookie.name}=${person.cookie.value}` },
    });
    expect(page.headers.get('content-type')).toBe('image/png');
    const file = await fetch(`${app.origin}${list}/${photo.id}/file`, {
      headers: { Cookie: `${person.cookie.name}=${person.cookie.value}` },
    });
    expect(file.headers.get('content-type')).toBe('image/heic');
    await person.visitor.post(list, { intent: 'make-trips', equipmentId: '' });
    const [trip] = await person.db.trip.findMany({ where: { carrierId: person.carrierId } });
    expect(trip?.reference).toBe('77-4471');
    expect((trip?.stops as { city: string }[]).map(({ city }) => city)).toEqual(['Dallas', 'Memphis']);
  });

  it('keeps a doubtful document out of the one click and shows why beside its page', async () => {
    const person = await activated();
    await upload(person, [{ name: 'doubt.pdf', bytes: doubtfulConfirmation() }]);
    await person.visitor.post(list, { intent: 'extract' });
    const read = await untilRead(person);
    expect(read.html.includes('Needs review')).toBe(true);
    expect(read.html.includes('name="intent" value="make-trips"')).toBe(false);
    const id = idIn(read.html);
    const review = await person.visitor.get(`${list}/${id}`);
    expect(review.html.includes('Stop 2 (Memphis, TN) has no date.')).toBe(true);
    expect((review.html.match(/class="evidence"/g) ?? []).length).toBeGreaterThanOrEqual(4);
    const picture = await fetch(`${app.origin}${list}/${id}/pages/1`, {
      headers: { Cookie: `${person.cookie.name}=${person.cookie.value}` },
    });
    expect(picture.headers.get('content-type')).toBe('image/png');
    expect(
      Buffer.from(await picture.arrayBuffer())
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG');
    const wrong = await person.visitor.post(`${list}/${id}`, {
      date: '09/14/2026',
      endDate: '',
      'stops.0.city': 'Dallas',
      'stops.0.state': 'TX',
      'stops.0.zip': '',
    });
    expect(wrong.status).toBe(422);
    expect(wrong.html.includes('A trip needs two stops')).toBe(true);
    const made = await person.visitor.post(`${list}/${id}`, {
      date: '2026-09-14',
      endDate: '2026-09-16',
      reference: 'L9',
      'stops.0.city': 'Dallas',
      'stops.0.state': 'TX',
      'stops.1.city': 'Memphis',
      'stops.1.state': 'TN',
    });
    expect(/\/mileage\/trips-fuel\/trips\/\d+/.test(made.url)).toBe(true);
    expect(await person.db.trip.count({ where: { carrierId: person.carrierId, reference: 'L9' } })).toBe(1);
  });

  it('inserts, moves and removes stops of the review without scripts, each with what was read of it', async () => {
    const person = await activated();
    await upload(person, [{ name: 'doubt.pdf', bytes: doubtfulConfirmation() }]);
    await person.visitor.post(list, { intent: 'extract' });
    const id = idIn((await untilRead(person)).html);
    const rows = (...stops: [city: string, state: string, read: string][]) =>
      Object.fromEntries(
        stops.flatMap(([city, state, read], index) => [
          [`stops.${index}.city`, city],
          [`stops.${index}.state`, state],
          [`stops.${index}.zip`, ''],
          [`stops.${index}.read`, read],
        ]),
      );
    const citiesIn = (html: string) =>
      [...html.matchAll(/<input[^>]*name="stops\.\d+\.city"[^>]*>/g)].map(
        ([input]) => /value="([^"]*)"/.exec(input)?.[1] ?? '',
      );
    const inserted = await person.visitor.post(`${list}/${id}`, {
      intent: 'insert-stop:1',
      reference: 'KEPT',
      ...rows(['Dallas', 'TX', '0'], ['Memphis', 'TN', '1']),
    });
    expect(inserted.status).toBe(200);
    expect(citiesIn(inserted.html)).toEqual(['Dallas', '', 'Memphis']);
    expect(inserted.html.includes('value="KEPT"')).toBe(true);
    // What is doubtful about Memphis stays with Memphis and counts it as it stands now, the third.
    expect(inserted.html.indexOf('Stop 3 (Memphis, TN) has no date.')).toBeGreaterThan(
      inserted.html.indexOf('id="stop-3"'),
    );
    expect(inserted.html.includes('Stop 2 (Memphis, TN)')).toBe(false);
    const moved = await person.visitor.post(`${list}/${id}`, {
      intent: 'stop-up:2',
      ...rows(['Dallas', 'TX', '0'], ['Tulsa', 'OK', ''], ['Memphis', 'TN', '1']),
    });
    expect(citiesIn(moved.html)).toEqual(['Dallas', 'Memphis', 'Tulsa']);
    const removed = await person.visitor.post(`${list}/${id}`, {
      intent: 'remove-stop:1',
      ...rows(['Dallas', 'TX', '0'], ['Memphis', 'TN', '1'], ['Tulsa', 'OK', '']),
    });
    expect(citiesIn(removed.html)).toEqual(['Dallas', 'Tulsa']);
    expect(await person.db.trip.count({ where: { carrierId: person.carrierId } })).toBe(0);
    await person.visitor.post(`${list}/${id}`, {
      intent: 'make',
      date: '09/14/2026',
      endDate: '',
      ...rows(['Dallas', 'TX', '0'], ['', '', ''], ['Tulsa', 'OK', '']),
    });
    const [trip] = await person.db.trip.findMany({ where: { carrierId: person.carrierId } });
    expect((trip?.stops as { city: string }[]).map(({ city }) => city)).toEqual(['Dallas', 'Tulsa']);
  });

  it('says what is wrong with an upload in the words of the specification', async () => {
    const person = await activated();
    const answers: [{ name: string; bytes: Uint8Array }[], string][] = [
      [[], 'File is required'],
      [[{ name: 'x.pdf', bytes: Buffer.from('<html>no pdf at all</html>') }], 'Unsupported file format.'],
      [
        [{ name: 'big.pdf', bytes: Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(10_485_760)]) }],
        'File size exceeds the maximum limit of 10MB. Please choose a smaller file and try again.',
      ],
      [
        [1, 2, 3].map((number) => ({ name: `${number}.pdf`, bytes: cleanConfirmation(`N${number}000`) })),
        'At most 2 files at once.',
      ],
    ];
    for (const [files, message] of answers) {
      const response = await upload(person, files);
      expect(response.status).toBe(422);
      expect((await response.text()).includes(message)).toBe(true);
    }
    expect(await person.db.document.count({ where: { carrierId: person.carrierId } })).toBe(0);
  });

  it('recognizes a file it has seen, and forgets it when it is removed', async () => {
    const person = await activated();
    await upload(person, [{ name: 'one.pdf', bytes: cleanConfirmation('SEEN1') }]);
    await upload(person, [{ name: 'the same again.pdf', bytes: cleanConfirmation('SEEN1') }]);
    expect(await person.db.document.count({ where: { carrierId: person.carrierId } })).toBe(1);
    const id = idIn((await person.visitor.get(list)).html);
    await person.visitor.post(list, { intent: 'remove', id });
    expect(await person.db.document.count({ where: { carrierId: person.carrierId } })).toBe(0);
    expect((await person.visitor.get(`${list}/${id}`)).status).toBe(404);
  });

  it('serves a file back only to its carrier, as a download that runs nowhere', async () => {
    const owner = await activated();
    const stranger = await activated();
    await upload(owner, [{ name: 'mine "öl".pdf', bytes: cleanConfirmation('MINE1') }]);
    const id = idIn((await owner.visitor.get(list)).html);
    const get = (person: SignedIn, path: string) =>
      fetch(app.origin + path, {
        headers: { Cookie: `${person.cookie.name}=${person.cookie.value}` },
        redirect: 'manual',
      });
    const own = await get(owner, `${list}/${id}/file`);
    expect(own.status).toBe(200);
    expect(Buffer.from(await own.arrayBuffer()).equals(cleanConfirmation('MINE1'))).toBe(true);
    expect(own.headers.get('content-disposition')).toMatch(
      /^attachment; filename="mine __l_\.pdf"; filename\*=UTF-8''mine%20%22%C3%B6l%22\.pdf$/,
    );
    // Beside the policy of every answer: browsers hold to both.
    expect(own.headers.get('content-security-policy')).toContain("sandbox; default-src 'none'");
    expect(own.headers.get('x-content-type-options')).toBe('nosniff');
    expect(own.headers.get('cache-control')).toBe('private, no-store');
    for (const path of [`${list}/${id}`, `${list}/${id}/file`, `${list}/${id}/pages/1`])
      expect((await get(stranger, path)).status).toBe(404);
    await stranger.visitor.post(list, { intent: 'remove', id });
    expect(await owner.db.document.count({ where: { id } })).toBe(1);
    expect((await fetch(`${app.origin}${list}/${id}/file`, { redirect: 'manual' })).status).toBe(303);
  });
});

describe('the extraction module and the extraction service', { timeout: 60_000 }, () => {
  const call = async (path: string, init: RequestInit & { token?: string } = {}) => {
    const { token, ...rest } = init;
    const response = await fetch(path.startsWith('http') ? path : `${app.origin}/mileage/api${path}`, {
      ...rest,
      headers: {
        ...(rest.headers as Record<string, string>),
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
      },
    });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };
  const json = (body: unknown): RequestInit => ({
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json' },
  });

  it('activates, hands out a key, takes files, reads them and gives their points', async () => {
    const person = await signedIn(app);
    const token = person.bearer.Authorization.slice(7);
    const module = '/modules/rate-confirmation';
    expect((await call(`${module}/check-activation`, { token })).body).toMatchObject({
      service_activated: false,
    });
    expect((await call(`${module}/get-token`, { token })).body).toMatchObject({
      service_token: null,
      service_activated: false,
    });
    expect((await call(`${module}/activate`, { token, method: 'POST' })).body).toMatchObject({
      service_activated: true,
    });
    const key = (await call(`${module}/get-token`, { token })).body;
    expect(key['service_url']).toMatch(/^https?:\/\/.+\/mileage$/);
    const service = String(key['service_token']);
    expect((await call('/auth/user', { token: service })).body).toMatchObject({ email: person.email });
    const form = new FormData();
    form.append(
      'files[]',
      new File([new Uint8Array(cleanConfirmation('API77'))], 'api.pdf', { type: 'application/pdf' }),
    );
    const uploaded = await call('/upload-multi', { method: 'POST', body: form, token: service });
    expect(uploaded.status).toBe(201);
    const [file] = uploaded.body['files'] as {
      id: string;
      processing_status: string;
      extracted_data_id: null;
    }[];
    expect(file).toMatchObject({
      title: 'api.pdf',
      processing_status: 'uploaded',
      extracted_data_id: null,
      trip_id: null,
    });
    const { alias } = (
      await call('/extract-multi', { ...json({ files: [{ id: file?.id }] }), token: service })
    ).body;
    let task = await call(`/service-task/${String(alias)}/check`, { token: service });
    for (let tries = 0; task.body['status'] === 1 && tries < 60; tries++) {
      await pause(300);
      task = await call(`/service-task/${String(alias)}/check`, { token: service });
    }
    expect(task.body['status']).toBe(2);
    const meta = task.body['meta'] as { files: { extracted_data_id: string }[] };
    const item = await call(`/extracted-data-items/${meta.files[0]?.extracted_data_id}`, { token: service });
    const points = (item.body['post_results'] as { extracted_points: unknown[] }).extracted_points;
    expect(points).toMatchObject([
      {
        suggested_address: { city: 'Dallas', state: 'TX', zip: '75201' },
        suggested_date: { date: '2026-09-14' },
      },
      {
        suggested_address: { city: 'Memphis', state: 'TN', zip: '38103' },
        suggested_date: { date: '2026-09-15' },
      },
    ]);
  });

  it('answers 401 to a key that is none, 403 before activation, 422 to wrong files', async () => {
    const person = await signedIn(app);
    const token = person.bearer.Authorization.slice(7);
    expect((await call('/auth/user', { token: `slx_${'A'.repeat(43)}` })).status).toBe(401);
    expect((await call('/auth/user')).status).toBe(401);
    const form = () => {
      const data = new FormData();
      data.append('files[]', new File(['hello'], 'x.pdf', { type: 'application/pdf' }));
      return data;
    };
    expect((await call('/upload-multi', { method: 'POST', body: form(), token })).status).toBe(403);
    await call('/modules/rate-confirmation/activate', { method: 'POST', token });
    const refused = await call('/upload-multi', { method: 'POST', body: form(), token });
    expect(refused).toMatchObject({ status: 422, body: { message: 'Unsupported file format.' } });
    expect((await call('/extract-multi', { ...json({ files: [] }), token })).status).toBe(422);
    expect(
      (
        await call('/extract-multi', {
          ...json({ files: [{ id: '00000000-0000-4000-8000-000000000000' }] }),
          token,
        })
      ).status,
    ).toBe(404);
    expect((await call('/service-task/nonsense/check', { token })).status).toBe(404);
  });

  it('never lets one carrier reach the files, tasks and batches of another', async () => {
    const owner = await activated();
    const stranger = await activated();
    const mine = owner.bearer.Authorization.slice(7);
    const theirs = stranger.bearer.Authorization.slice(7);
    const form = new FormData();
    form.append('files[]', new File([new Uint8Array(cleanConfirmation('WALL1'))], 'wall.pdf'));
    const [file] = (await call('/upload-multi', { method: 'POST', body: form, token: mine })).body[
      'files'
    ] as { id: string }[];
    const { alias } = (await call('/extract-multi', { ...json({ files: [{ id: file?.id }] }), token: mine }))
      .body;
    const batch = await call('/modules/x/store-data-batch', {
      ...json({ extracted_data: [{ city: 'Dallas' }] }),
      token: mine,
    });
    expect(batch.status).toBe(201);
    expect(
      (await call(`/modules/x/get-data-batch/${String(batch.body['id'])}`, { token: mine })).body,
    ).toEqual({ extracted_data: [{ city: 'Dallas' }] });
    for (const path of [
      `/modules/x/get-data-batch/${String(batch.body['id'])}`,
      `/service-task/${String(alias)}/check`,
      `/extracted-data-items/${file?.id}`,
    ]) {
      expect((await call(path, { token: theirs })).status).toBe(404);
    }
    expect(
      (await call('/extract-multi', { ...json({ files: [{ id: file?.id }] }), token: theirs })).status,
    ).toBe(404);
  });

  it('refuses a viewer what changes something', async () => {
    const viewer = await signedIn(app, { role: 'viewer' });
    const token = viewer.bearer.Authorization.slice(7);
    expect((await call('/modules/x/activate', { method: 'POST', token })).status).toBe(403);
    expect(
      (await call('/modules/x/store-data-batch', { ...json({ extracted_data: [] }), token })).status,
    ).toBe(403);
  });
});

/** The same load as cleanConfirmation with what else a broker prints. */
const wholeLoad = (load: string, rate = '$1,850.00'): Buffer =>
  pdfOfLines([
    'Broker: Meridian Freight LLC',
    'Broker MC: 448210',
    'RATE CONFIRMATION',
    `Load # ${load}`,
    "Equipment: 53' Dry Van",
    'Commodity: Frozen Peas',
    'Weight: 41,200 lbs',
    'Miles: 453',
    '',
    'Pickup: ACME Foods',
    '100 Main St',
    'DALLAS, TX 75201',
    'Date: 09/14/2026 08:00',
    '',
    'Delivery: Big Box DC',
    '200 Center Ave',
    'Memphis, TN 38103',
    'Date: 09/15/2026 14:00',
    '',
    `Total: ${rate}`,
  ]);

describe('the whole load of a paper', { timeout: 60_000 }, () => {
  it('is beside the page, on its trip, in the search and in the file of loads', async () => {
    const person = await activated();
    await upload(person, [{ name: 'peas.pdf', bytes: wholeLoad('LD-90210') }], list, true);
    const id = idIn((await untilRead(person)).html);
    const review = await person.visitor.get(`${list}/${id}`);
    for (const text of ['Meridian Freight LLC', '448210', 'Frozen Peas', '41,200 lb', '453 mi'])
      expect(review.html.includes(text), text).toBe(true);
    expect(review.html.includes('value="Dallas"')).toBe(true);
    // Each value leads to the frame around its words.
    const marks = [...review.html.matchAll(/href="#(mark-detail-\d+)"/g)].map(([, mark]) => mark ?? '');
    expect(marks.length).toBeGreaterThanOrEqual(6);
    for (const mark of marks) expect(review.html.includes(`id="${mark}"`), mark).toBe(true);

    await person.visitor.post(list, { intent: 'make-trips', equipmentId: '' });
    const [trip] = await person.db.trip.findMany({ where: { carrierId: person.carrierId } });
    const page = await person.visitor.get(paths.trip(Number(trip?.id)));
    expect(page.html.includes('Rate confirmation: peas.pdf')).toBe(true);
    expect(page.html.includes('Frozen Peas')).toBe(true);
    expect(page.html.includes(`${list}/${id}#mark-detail-1`)).toBe(true);
    expect((await person.visitor.get(`${list}/${id}`)).html.includes('Open trip')).toBe(true);

    const found = await person.visitor.get(`${list}?q=${encodeURIComponent('meridian peas 90210')}`);
    expect(found.html.includes('peas.pdf')).toBe(true);
    const missed = await person.visitor.get(`${list}?q=${encodeURIComponent('meridian 100%_')}`);
    expect(missed.html.includes('peas.pdf')).toBe(false);
    expect(missed.html.includes('Nothing found')).toBe(true);

    const csv = (await person.visitor.get(`${list}/loads.csv`)).html.split('\r\n');
    expect(csv[0]?.startsWith('File,Trip,Load number,')).toBe(true);
    expect(csv[1]).toContain('peas.pdf');
    expect(csv[1]).toContain('"41,200 lb"');
    const stranger = await activated();
    expect((await stranger.visitor.get(`${list}/loads.csv`)).html.includes('peas')).toBe(false);
    expect((await stranger.visitor.get(`${list}?q=peas`)).html.includes('peas.pdf')).toBe(false);
  });

  it('is named where another paper says it again, and gets no second trip by itself', async () => {
    const person = await activated();
    await upload(person, [{ name: 'first.pdf', bytes: wholeLoad('LD-5150') }], list, true);
    await untilRead(person);
    await upload(person, [{ name: 'again.pdf', bytes: wholeLoad('LD-5150', '$1,900.00') }], list, true);
    const read = await untilRead(person);
    expect(read.html.includes('Same load as first.pdf.')).toBe(true);
    expect(/Make (?:<!-- -->)?1 trip/.test(read.html)).toBe(true);
    await person.visitor.post(list, { intent: 'make-trips', equipmentId: '' });
    await person.visitor.post(list, { intent: 'make-trips', equipmentId: '' });
    expect(await person.db.trip.count({ where: { carrierId: person.carrierId } })).toBe(1);
    const after = await person.visitor.get(list);
    expect(after.html.includes('Same load as first.pdf, which has a trip.')).toBe(true);
    const again = await person.db.document.findFirst({
      where: { carrierId: person.carrierId, name: 'again.pdf' },
    });
    expect((await person.visitor.get(`${list}/${again?.id}`)).html.includes('Same load as first.pdf')).toBe(
      true,
    );
    // Another broker counts its loads too.
    const other = await activated();
    await upload(other, [{ name: 'theirs.pdf', bytes: wholeLoad('LD-5150') }], list, true);
    expect((await untilRead(other)).html.includes('Same load')).toBe(false);
  });
});

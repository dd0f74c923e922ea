import { parse } from 'csv-parse/sync';
import { expect, it } from 'vitest';
import { startApp } from '../../factories/app';
import { signedIn } from '../../factories/signed-in';

const app = await startApp();
const TURNED = 'Holland Tunnel (I-78 from Jersey City, NJ to New York, NY) is closed to hazardous materials';
const checkbox = (html: string) => /<input id="hazmat"[^>]*>/.exec(html)?.[0] ?? '';
const chosen = (html: string) =>
  /<option value="(\w*)" selected/.exec(/<select id="hazmat"[\s\S]*?<\/select>/.exec(html)?.[0] ?? '')?.[1] ??
  '';
const revisionOf = (html: string) => /name="revision" value="(\d+)"/.exec(html)?.[1] ?? '';

async function someone() {
  const me = await signedIn(app, { planPackageId: 'ic_advanced' });
  const unit = { unit: 'T-1', active: '1', fuelType: 'special_diesel', axles: '3' };
  await me.visitor.post('/mileage/equipment/new', { ...unit, hazmat: '1' });
  const { id, hazmat } = await me.db.equipment.findFirstOrThrow({ where: { carrierId: me.carrierId } });
  expect(hazmat).toBe(true);
  const send = async (method: string, path: string, body?: object) => {
    const response = await fetch(app.origin + path, {
      method,
      headers: {
        Cookie: `${me.cookie.name}=${me.cookie.value}`,
        Origin: app.origin,
        'Sec-Fetch-Site': 'same-origin',
        'Content-Type': 'application/json',
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const answer = (await response.json()) as { data: Record<string, unknown>; errors?: unknown };
    return { status: response.status, ...answer };
  };
  const routed = async (path: string) => {
    let page = await me.visitor.get(path);
    for (let turn = 0; page.html.includes('Calculating route') && turn < 50; turn++) {
      await new Promise((resolve) => setTimeout(resolve, 200));
      page = await me.visitor.get(path);
    }
    return page;
  };
  return { me, unit, unitId: Number(id), send, routed };
}

const tripForm = (unitId: number, hazmat: string): Record<string, string | string[]> => ({
  date: '2026-11-02',
  equipmentId: String(unitId),
  entry: 'stops',
  idempotencyKey: crypto.randomUUID(),
  stop_city: ['Jersey City', 'New York'],
  stop_state: ['NJ', 'NY'],
  stop_zip: ['', ''],
  hazmat,
  intent: 'save',
});

it('are said of a truck in its form, without scripts', async () => {
  const { me, unit, unitId } = await someone();
  const path = `/mileage/equipment/${unitId}`;
  const { html } = await me.visitor.get(path);
  expect(checkbox(html)).toContain('checked');
  expect(html).toContain('Loads with placards may not use certain tunnels and bridges');
  const wrong = await me.visitor.post('/mileage/equipment/new', { ...unit, unit: '', hazmat: '1' });
  expect(wrong.status).toBe(422);
  expect(checkbox(wrong.html)).toContain('checked');
  await me.visitor.post(path, { ...unit, revision: revisionOf(html) });
  expect(checkbox((await me.visitor.get(path)).html)).not.toContain('checked');
});

it('turn a trip from a tunnel, until the trip says that none are on board', async () => {
  const { me, unitId, routed } = await someone();
  const saved = await me.visitor.post('/mileage/trips-fuel/trips/new', tripForm(unitId, ''));
  const path = saved.url.split(/[?#]/)[0] ?? '';
  expect((await routed(path)).html).toContain(TURNED);
  const edit = await me.visitor.get(`${path}?edit=1`);
  expect(edit.html).toContain('Hazardous materials on board');
  expect(chosen(edit.html)).toBe('');
  const wrong = await me.visitor.post(path, {
    ...tripForm(unitId, 'no'),
    date: '',
    revision: revisionOf(edit.html),
  });
  expect([wrong.status, chosen(wrong.html)]).toEqual([422, 'no']);
  await me.visitor.post(path, { ...tripForm(unitId, 'no'), revision: revisionOf(edit.html) });
  const now = await routed(path);
  expect(now.html).not.toContain('Holland Tunnel');
  expect(now.html).toMatch(/Changed [^<]*hazardous materials/);
  expect(chosen((await me.visitor.get(`${path}?edit=1`)).html)).toBe('no');

  const csv = await me.visitor.get('/mileage/trips-fuel/export.csv?quarter=20264');
  const [head, line] = parse(csv.html, { bom: true }) as string[][];
  expect(line?.[head?.indexOf('Hazardous materials') ?? -1]).toBe('N');
  const row = await me.visitor.get(`/mileage/trips-fuel/rows/1${path.split('/').at(-1)}`);
  expect(row.html).toContain('Hazardous materials');
});

it('go through the API of trucks and trips, in and out', async () => {
  const { me, unitId, send } = await someone();
  const truck = `/mileage/api/equipment/${unitId}`;
  expect((await send('GET', truck)).data['hazmat']).toBe(true);
  expect((await send('PATCH', truck, { model: 'T680' })).data['hazmat']).toBe(true);
  expect((await send('PATCH', truck, { hazmat: false })).data['hazmat']).toBe(false);
  expect((await send('PATCH', truck, { hazmat: null })).status).toBe(422);
  const body = {
    date: '2026-11-02',
    equipment_id: unitId,
    route: [
      { city: 'Jersey City', state: 'NJ' },
      { city: 'New York', state: 'NY' },
    ],
  };
  const plain = await send('POST', '/mileage/api/trip', body);
  expect([plain.status, plain.data['hazmat']]).toEqual([201, null]);
  const placarded = await send('POST', '/mileage/api/trip', { ...body, hazmat: true });
  const path = `/mileage/api/trip/${String(placarded.data['id'])}`;
  await expect.poll(async () => (await send('GET', path)).data['status'], { timeout: 15_000 }).toBe('ok');
  const read = (await send('GET', path)).data;
  expect(read['hazmat']).toBe(true);
  expect(Number(read['distance'])).toBeGreaterThan(10);
  expect((await send('PATCH', path, { notes: 'UN 1203' })).data['hazmat']).toBe(true);
  expect((await send('PATCH', path, { hazmat: null })).data['hazmat']).toBeNull();
  const wrong = await send('POST', '/mileage/api/trip', { ...body, hazmat: 'maybe' });
  expect(wrong.status).toBe(422);
  expect(JSON.stringify(wrong)).toContain('hazmat');
  expect(await me.db.trip.count({ where: { carrierId: me.carrierId } })).toBe(2);
});

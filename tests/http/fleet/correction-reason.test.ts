import { parse } from 'csv-parse/sync';
import JSZip from 'jszip';
import { expect, it } from 'vitest';
import { startApp } from '../../factories/app';
import { signedIn } from '../../factories/signed-in';

const app = await startApp();
const me = await signedIn(app);

const valueOf = (html: string, name: string) =>
  new RegExp(`name="${name}"[^>]*value="([^"]*)"`).exec(html)?.[1];

interface Miles {
  state: string;
  distance: number;
  corrected: boolean;
  reason: string;
}
async function call(
  method: string,
  path: string,
  body?: object,
): Promise<{ id: number; state_mileages: Miles[] }> {
  const response = await fetch(`${app.origin}/mileage/api${path}`, {
    method,
    headers: { ...me.bearer, 'Content-Type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  expect(response.status, path).toBeLessThan(300);
  return ((await response.json()) as { data: { id: number; state_mileages: Miles[] } }).data;
}
const route = [
  { city: 'Dallas', state: 'TX' },
  { city: 'Tulsa', state: 'OK' },
];
async function routedTrip() {
  const { id } = await call('POST', '/trip', { date: '2026-08-03', route });
  await expect
    .poll(async () => (await call('GET', `/trip/${id}`)).state_mileages.length, { timeout: 60_000 })
    .toBe(2);
  return {
    id,
    path: `/mileage/trips-fuel/trips/${String(id).slice(1)}`,
    rows: (await call('GET', `/trip/${id}`)).state_mileages,
  };
}
type Trip = Awaited<ReturnType<typeof routedTrip>>;
const reasons = async ({ id }: Trip) =>
  (await call('GET', `/trip/${id}`)).state_mileages.map(({ state, reason }) => [state, reason]);

/** Sends the form with ten miles more in Oklahoma. */
async function correct(trip: Trip, reason: string) {
  const form = await me.visitor.get(`${trip.path}/miles`);
  return me.visitor.post(`${trip.path}/miles`, [
    ['intent', 'save'],
    ['revision', valueOf(form.html, 'revision') ?? ''],
    ...trip.rows.flatMap((row): [string, string][] => [
      ['jurisdiction', row.state],
      ['routed', String(row.distance)],
      ['miles', String(row.state === 'OK' ? row.distance + 10 : row.distance)],
      ['exemptMiles', ''],
      ['exemptReason', ''],
    ]),
    ['reason', reason],
  ]);
}

it('is written with the miles, stays where nothing is said, and is on the trip, in the call and in the audit file', async () => {
  const trip = await routedTrip();
  const saved = await correct(trip, 'Detour: I-40 closed');
  expect(saved.html).toContain('Corrected: Detour: I-40 closed');
  const said = [
    ['TX', ''],
    ['OK', 'Detour: I-40 closed'],
  ];
  expect(await reasons(trip)).toEqual(said);
  const again = await me.visitor.get(`${trip.path}/miles`);
  expect(valueOf(again.html, 'reason')).toBe('Detour: I-40 closed');
  await correct(trip, '');
  expect(await reasons(trip)).toEqual(said);

  const { url } = await me.visitor.post('/mileage/reports/audit?q=20263', {});
  await expect
    .poll(async () => (await me.visitor.get(url)).html, { timeout: 60_000, interval: 500 })
    .toContain('The file is ready');
  const file = await fetch(`${app.origin}${url}/content`, {
    headers: { Cookie: `${me.cookie.name}=${me.cookie.value}` },
  });
  const zip = await JSZip.loadAsync(await file.arrayBuffer());
  const rows = parse((await zip.file('trips.csv')?.async('string')) ?? '', {
    columns: true,
    bom: true,
  }) as Record<string, string>[];
  const inFile = rows.filter((row) => row['trip'] === String(trip.id).slice(1));
  expect(inFile.map((row) => [row['jurisdiction'], row['correction_reason']])).toEqual(said);
});

it('that is too long is refused beside its field, with what was typed', async () => {
  const trip = await routedTrip();
  const long = 'x'.repeat(201);
  const refused = await correct(trip, long);
  expect(refused.status).toBe(422);
  expect(valueOf(refused.html, 'reason')).toBe(long);
  expect(refused.html).toMatch(/id="reason"[^>]*aria-invalid="true"/);
  expect(await reasons(trip)).toEqual([
    ['TX', ''],
    ['OK', ''],
  ]);
});

it('is given for one state by a call, and goes with the correction', async () => {
  const trip = await routedTrip();
  const path = `/trip/${trip.id}`;
  const miles = (trip.rows.find(({ state }) => state === 'OK')?.distance ?? 0) + 5;
  await call('PATCH', path, { state_mileages: [{ state: 'OK', distance: miles, reason: 'Odometer' }] });
  expect(await reasons(trip)).toContainEqual(['OK', 'Odometer']);
  await call('PATCH', path, { state_mileages: [{ state: 'OK', reason: 'Odometer, read by hand' }] });
  expect(await reasons(trip)).toContainEqual(['OK', 'Odometer, read by hand']);
  await call('PATCH', path, { state_mileages: [{ state: 'OK', distance: miles - 5 }] });
  expect(await reasons(trip)).toContainEqual(['OK', '']);
});

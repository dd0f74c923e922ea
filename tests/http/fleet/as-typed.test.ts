import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { archiveOf, bringIn } from '../../factories/archive';
import { startApp } from '../../factories/app';
import { jsonCalls } from '../../factories/json-calls';
import { signedIn, type SignedIn } from '../../factories/signed-in';

const app = await startApp();

/** What a person types: an odometer and the kilometers from it in tenths, liters in thousandths. */
const TYPED = fc.sample(
  fc.record({
    start: fc.integer({ min: 0, max: 15_000_000 }),
    driven: fc.oneof(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 1, max: 15_000 })),
    liters: fc.oneof(fc.integer({ min: 1, max: 5_000 }), fc.integer({ min: 1, max: 2_000_000 })),
  }),
  { seed: 19, numRuns: 24 },
);
const fixed = (scaled: number, places: number): string => String(scaled / 10 ** places);
const km = (tenths: number): string => fixed(tenths, 1);
const inOrder = (numbers: readonly number[]): number[] => [...numbers].sort((a, b) => a - b);
const valueOf = (html: string, name: string): string[] =>
  [...html.matchAll(new RegExp(`<input[^>]* name="${name}"[^>]*>`, 'g'))].map(
    ([input]) => / value="([^"]*)"/.exec(input)?.[1] ?? '',
  );

async function ontario() {
  const me = await signedIn(app, { baseJurisdiction: 'ON', planPackageId: 'ic_advanced' });
  await me.db.carrier.update({ where: { id: me.carrierId }, data: { units: 'metric' } });
  return me;
}

/** Every column of the carrier's trips and fuel but for what a save counts. */
async function rowsOf({ db, carrierId }: SignedIn) {
  const [trips, miles, fuel] = await Promise.all([
    db.trip.findMany({ where: { carrierId }, orderBy: { id: 'asc' } }),
    db.tripJurisdiction.findMany({ where: { carrierId }, orderBy: [{ tripId: 'asc' }, { position: 'asc' }] }),
    db.fuelPurchase.findMany({ where: { carrierId }, orderBy: { id: 'asc' } }),
  ]);
  const counted = new Set(['revision', 'routeRevision', 'updatedAt', 'routeChangedAt']);
  return JSON.parse(
    JSON.stringify([trips, miles, fuel], (key, value: unknown) =>
      counted.has(key) ? undefined : typeof value === 'bigint' ? String(value) : value,
    ),
  ) as unknown;
}

/** What the list, the API and the file say of all records. */
async function saidOf(me: SignedIn) {
  const api = jsonCalls(app, me);
  const listed = (await api('GET', '/trip?length=100')).body.data as unknown as {
    distance: number | null;
  }[];
  // Fuel is in the list too.
  const driven = listed.flatMap(({ distance }) => distance ?? []);
  const file = (await me.visitor.get('/mileage/trips-fuel/export.csv?quarter=20263')).html;
  // Another carrier's records have other ids.
  const csv = file.replace(/^\d+,/gm, '');
  return {
    driven: inOrder(driven),
    inFile: inOrder([...csv.matchAll(/\bON ([\d.]+)/g)].map(([, figure]) => Number(figure))),
    csv,
  };
}

describe('what a carrier of kilometers and liters types', { timeout: 240_000 }, () => {
  it('is what every form, list and file shows, before and after an archive, whatever the figures', async () => {
    const me = await ontario();
    const { visitor, db, carrierId } = me;
    const { id: equipmentId } = await db.equipment.create({ data: { carrierId, unit: '7', axles: 5 } });
    const tripForm = (index: number, start: string, end: string): [string, string][] => [
      ['intent', 'save'],
      ['entry', 'odometer'],
      ['equipmentId', String(equipmentId)],
      ['date', `07/${String(index + 1).padStart(2, '0')}/2026`],
      ['line_state', 'ON'],
      ['line_odometer', start],
      ['odometerEnd', end],
    ];
    const fuelForm = (quantity: string) => ({
      intent: 'save',
      equipmentId: String(equipmentId),
      date: '07/06/2026',
      state: 'ON',
      city: 'Barrie',
      fuelUnit: 'litre',
      fuelType: 'special_diesel',
      taxPaid: '1',
      bulk: '0',
      quantity,
    });
    for (const [index, { start, driven, liters }] of TYPED.entries()) {
      await visitor.post('/mileage/trips-fuel/trips/new', tripForm(index, km(start), km(start + driven)));
      await visitor.post('/mileage/trips-fuel/fuel/new', fuelForm(fixed(liters, 3)));
    }
    const trips = await db.trip.findMany({ where: { carrierId }, orderBy: { id: 'asc' } });
    const fuel = await db.fuelPurchase.findMany({ where: { carrierId }, orderBy: { id: 'asc' } });
    expect([trips.length, fuel.length]).toEqual([TYPED.length, TYPED.length]);
    const before = await rowsOf(me);
    for (const [index, { start, driven, liters }] of TYPED.entries()) {
      const [trip, purchase] = [trips[index]!, fuel[index]!];
      const shown = (await visitor.get(`/mileage/trips-fuel/trips/${trip.id}`)).html;
      expect([valueOf(shown, 'line_odometer')[0], ...valueOf(shown, 'odometerEnd')]).toEqual([
        km(start),
        km(start + driven),
      ]);
      const miles = (await visitor.get(`/mileage/trips-fuel/trips/${trip.id}/miles`)).html;
      expect(valueOf(miles, 'miles')).toEqual([km(driven)]);
      const bought = (await visitor.get(`/mileage/trips-fuel/fuel/${purchase.id}`)).html;
      expect(valueOf(bought, 'quantity')).toEqual([fixed(liters, 3)]);
      // Saved again as it is shown.
      await visitor.post(`/mileage/trips-fuel/trips/${trip.id}`, [
        ...tripForm(index, km(start), km(start + driven)),
        ['revision', String(trip.revision)],
      ]);
      await visitor.post(`/mileage/trips-fuel/fuel/${purchase.id}`, {
        ...fuelForm(fixed(liters, 3)),
        revision: String(purchase.revision),
      });
    }
    expect(await rowsOf(me)).toEqual(before);
    const said = await saidOf(me);
    const driven = inOrder(TYPED.map((one) => one.driven / 10));
    expect(said.driven).toEqual(driven);
    expect(said.inFile).toEqual(driven);
    const cells = new Set(said.csv.split(/[,\r\n]/).map(Number));
    expect(TYPED.filter(({ liters }) => !cells.has(liters / 1000))).toEqual([]);

    const fresh = await ontario();
    expect((await bringIn(app.origin, fresh, await archiveOf(app.origin, me))).status).toBe(303);
    expect((await saidOf(fresh)).driven).toEqual(driven);
    expect((await saidOf(fresh)).csv).toBe(said.csv);
  });
});

import { describe, expect, it } from 'vitest';
import { moveRecords } from '~/areas/ledger/change-records.server';
import { checkQuarter } from '~/areas/ledger/check-quarter.server';
import { readOdometerGaps, readOdometerSpans } from '~/areas/returns/data/audit-records.server';
import { startApp } from '../../factories/app';
import { fleetCtx } from '../../factories/fleet';
import { jsonCalls } from '../../factories/json-calls';
import { giveRecords } from '../../factories/quarter-records';
import { signedIn } from '../../factories/signed-in';

const app = await startApp();
const textOf = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
const row = (on: string, last: string, first: string, unit = 'mi', index = 0) => ({
  [`odometerReplacements.${index}.on`]: on,
  [`odometerReplacements.${index}.last`]: last,
  [`odometerReplacements.${index}.first`]: first,
  [`odometerReplacements.${index}.unit`]: unit,
});
const form = (more: Record<string, string> = {}) => ({
  unit: '101',
  active: '1',
  fuelType: 'special_diesel',
  ...more,
});

/** Truck 101 gets another odometer on August 15 at 100,900 miles, between two trips of that day. */
async function fleet() {
  const me = await signedIn(app);
  const ids = await giveRecords(me.scope, {
    units: [{ unit: '101' }],
    trips: [
      // Recorded in no order.
      { unit: '101', date: '2026-08-15', miles: { TX: 81.3 }, odometer: [0, 81.3] },
      { unit: '101', date: '2026-08-14', miles: { TX: 600.7 }, odometer: [100_000, 100_600.7] },
      { unit: '101', date: '2026-08-15', miles: { TX: 299.3 }, odometer: [100_600.7, 100_900] },
      { unit: '101', date: '2026-08-17', miles: { TX: 120.2 }, odometer: [81.3, 201.5] },
    ],
  });
  return { me, id: ids.get('101') ?? 0 };
}

describe('a replaced odometer', () => {
  it('is a row of the equipment form, which keeps what was typed and says what is wrong beside it', async () => {
    const { me, id } = await fleet();
    const unit = `/mileage/equipment/${id}`;
    const empty = (await me.visitor.get(unit)).html;
    expect(textOf(empty)).toContain('Replaced odometer');
    expect(empty).toMatch(/name="odometerReplacements\.0\.on"/);
    // The row that is there empty changes nothing.
    expect((await me.visitor.post(unit, form(row('', '', '')))).status).toBeLessThan(400);
    const wrong = await me.visitor.post(unit, form(row('2026-08-15', 'many', '')));
    expect(wrong.status).toBe(422);
    expect(textOf(wrong.html)).toContain('The reading is a number, such as 412650 or 412650.3.');
    expect(textOf(wrong.html)).toContain('Enter the first reading of the new odometer, 0 for a new one.');
    expect(wrong.html).toMatch(/name="odometerReplacements\.0\.last"[^>]*value="many"/);
    expect(textOf((await me.visitor.post(unit, form(row('', '5', '0')))).html)).toContain(
      'Enter the day on which the truck got the new odometer.',
    );
    const twice = { ...row('2026-08-15', '100,900', '0'), ...row('2026-08-15', '5', '0', 'mi', 1) };
    expect(textOf((await me.visitor.post(unit, form(twice))).html)).toContain(
      'Another odometer came on this day.',
    );
    const lower = { ...row('2026-09-01', '40', '0'), ...row('2026-08-15', '100,900', '50', 'mi', 1) };
    expect(textOf((await me.visitor.post(unit, form(lower))).html)).toContain(
      'This reading is lower than the first one of the same odometer.',
    );
    await me.visitor.post(unit, form(row('2026-08-15', '100,900', '0')));
    const kept = await me.db.equipment.findFirstOrThrow({ where: { carrierId: me.carrierId } });
    expect(kept.odometerReplacements).toEqual([
      {
        on: '2026-08-15',
        last: { tenthMiles: 1_009_000, tenthKilometers: null },
        first: { tenthMiles: 0, tenthKilometers: null },
      },
    ]);
    const shown = (await me.visitor.get(unit)).html;
    expect(shown).toMatch(/name="odometerReplacements\.0\.last"[^>]*value="100900"/);
    expect(shown).toMatch(/name="odometerReplacements\.1\.on"/);
    const stranger = await signedIn(app);
    expect((await stranger.visitor.post(unit, form())).status).toBe(404);
    await me.visitor.post(unit, form(row('', '', '')));
    expect(
      (await me.db.equipment.findFirstOrThrow({ where: { carrierId: me.carrierId } })).odometerReplacements,
    ).toEqual([]);
  });

  it('is kept in kilometers as it was written', async () => {
    const { me, id } = await fleet();
    const unit = `/mileage/equipment/${id}`;
    await me.visitor.post(unit, form(row('2026-08-15', '162382.8', '12.3', 'km')));
    const shown = (await me.visitor.get(unit)).html;
    expect(shown).toMatch(/name="odometerReplacements\.0\.last"[^>]*value="162382.8"/);
    expect(shown).toMatch(/name="odometerReplacements\.0\.first"[^>]*value="12.3"/);
  });

  it('is gone over by checks, list, gaps, audit papers and reconciliation', async () => {
    const { me, id } = await fleet();
    const ctx = fleetCtx(me.scope, { now: '2026-10-02T12:00:00Z' });
    const asked = async () =>
      (await checkQuarter(ctx, 20263)).findings.filter(({ kind }) => /odometer|starts|missing/.test(kind));
    expect((await asked()).length).toBeGreaterThan(0);
    await me.visitor.post(`/mileage/equipment/${id}`, form(row('2026-08-15', '100,900', '0')));
    expect(await asked()).toEqual([]);
    const list = textOf((await me.visitor.get('/mileage/records?q=20263')).html);
    expect(list).not.toContain('runs back');
    expect(await readOdometerGaps(me.scope, 20263)).toEqual([]);
    const [span] = await readOdometerSpans(me.scope, 20263, 'us');
    expect(span).toMatchObject({ firstTenths: 1_000_000, lastTenths: 2_015, tenthMiles: 11_015 });
    const page = textOf((await me.visitor.get(`/mileage/reports/reconciliation/${id}?q=20263`)).html);
    expect(page).toContain('1,101.5');
    expect(page).not.toContain('to 08/17/2026:');
  });

  it('lets a trip of that day be typed by its readings, over the state line, by form and API', async () => {
    const { me, id } = await fleet();
    const api = jsonCalls(app, me);
    const line = {
      equipment_id: id,
      date: '2026-08-15',
      state_lines: [
        { state: 'TX', odometer: 100_850 },
        { state: 'OK', odometer: 20 },
      ],
      odometer_end: 70.5,
    };
    const refused = await api('POST', '/trip', line);
    expect(refused.status).toBe(422);
    const change = {
      odometer_replacements: [
        { on: '2026-08-15', last_reading: '100900', first_reading: 0, distance_unit: 'mi' },
      ],
    };
    const said = [{ on: '2026-08-15', last_reading: 100_900, first_reading: 0, distance_unit: 'mi' }];
    const changed = await api('PUT', `/equipment/${id}`, change);
    expect(changed.body.data).toMatchObject({ odometer_replacements: said });
    expect((await api('PATCH', `/equipment/${id}`, { make: 'Volvo' })).body.data).toMatchObject({
      odometer_replacements: said,
    });
    const wrong = await api('PUT', `/equipment/${id}`, {
      odometer_replacements: [{ on: '2026-08-15', last_reading: 'x', first_reading: 0, distance_unit: 'mi' }],
    });
    expect(wrong.status).toBe(422);
    expect(Object.keys((wrong.body as unknown as { errors: object }).errors)).toEqual([
      'odometer_replacements.0.last_reading',
    ]);
    const made = await api('POST', '/trip', line);
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    expect(made.body.data).toMatchObject({
      state_mileages: [
        { state: 'TX', distance: 70 },
        { state: 'OK', distance: 50.5 },
      ],
    });
  });

  /** A trip of August 15 by its readings, over the state line and the day of another odometer; of `date` where it ends later. */
  async function lineTrip({ me, id }: Awaited<ReturnType<typeof fleet>>, date = '2026-08-15') {
    await me.visitor.post(`/mileage/equipment/${id}`, form(row('2026-08-15', '100,900', '0')));
    const made = await jsonCalls(app, me)('POST', '/trip', {
      equipment_id: id,
      date: '2026-08-15',
      end_date: date,
      state_lines: [
        { state: 'TX', odometer: 100_850 },
        { state: 'OK', odometer: 20 },
      ],
      odometer_end: 70.5,
    });
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    const trip = await me.db.trip.findFirstOrThrow({ where: { carrierId: me.carrierId, entry: 'odometer' } });
    const milesNow = async () =>
      Object.fromEntries(
        (await me.db.tripJurisdiction.findMany({ where: { tripId: trip.id } })).map((one) => [
          one.jurisdiction,
          one.tenthMiles / 10,
        ]),
      );
    const totalNow = async () =>
      (await me.db.trip.findUniqueOrThrow({ where: { id: trip.id } })).distanceTenthMiles;
    return { trip, apiId: made.body.data['id'] as number, milesNow, totalNow };
  }

  it('that is entered or changed later moves the miles of the trips over its day, and says how many', async () => {
    const given = await fleet();
    const { me, id } = given;
    const { trip, apiId, milesNow, totalNow } = await lineTrip(given);
    expect(await milesNow()).toEqual({ TX: 70, OK: 50.5 });
    expect(
      textOf(
        (await me.visitor.post(`/mileage/equipment/${id}`, form(row('2026-08-15', '100,880', '0')))).html,
      ),
    ).toContain('Unit 101 saved. Miles read again off its odometers: 1 trip.');
    expect(await milesNow()).toEqual({ TX: 50, OK: 50.5 });
    expect(await totalNow()).toBe(1_005);
    expect((await jsonCalls(app, me)('GET', `/trip/${apiId}`)).body.data).toMatchObject({
      state_mileages: [{ state: 'TX', distance: 50 }, { state: 'OK' }],
    });
    // The same odometers again change no trip.
    const { revision } = await me.db.trip.findUniqueOrThrow({ where: { id: trip.id } });
    await me.visitor.post(`/mileage/equipment/${id}`, form(row('2026-08-15', '100,880', '0')));
    expect((await me.db.trip.findUniqueOrThrow({ where: { id: trip.id } })).revision).toBe(revision);
    // Without it the readings run back: nothing is known better than what is there.
    expect(textOf((await me.visitor.post(`/mileage/equipment/${id}`, form(row('', '', '')))).html)).toContain(
      'readings that run back now, so left as it was: 1 trip.',
    );
    expect(await milesNow()).toEqual({ TX: 50, OK: 50.5 });
  });

  it('leaves what a person corrected', async () => {
    const given = await fleet();
    const { me, id } = given;
    const { apiId, milesNow } = await lineTrip(given);
    await jsonCalls(app, me)('PUT', `/trip/${apiId}`, { state_mileages: [{ state: 'TX', distance: 61 }] });
    await me.visitor.post(`/mileage/equipment/${id}`, form(row('2026-08-15', '100,880', '0')));
    expect(await milesNow()).toEqual({ TX: 61, OK: 50.5 });
  });

  it('leaves filed quarters as they were filed, says so, and reads their trips again once they are reopened', async () => {
    const given = await fleet();
    const { me, id } = given;
    const { milesNow } = await lineTrip(given);
    const quarter = '/mileage/reports/filing?q=20263';
    await me.visitor.post(quarter, {
      intent: 'elsewhere',
      elsewhereOn: '2026-10-20',
      elsewhereNumber: 'X1',
    });
    expect(await me.db.filedQuarter.count({ where: { carrierId: me.carrierId } })).toBe(1);
    expect(
      textOf(
        (await me.visitor.post(`/mileage/equipment/${id}`, form(row('2026-08-15', '100,880', '0')))).html,
      ),
    ).toContain('Left as filed until the quarter is reopened: 1 trip.');
    expect(await milesNow()).toEqual({ TX: 70, OK: 50.5 });
    await me.visitor.post(quarter, { intent: 'reopen', reason: 'Odometer corrected' });
    expect(await milesNow()).toEqual({ TX: 50, OK: 50.5 });
  });

  it('is followed by trips that come back from the trash or are put on the truck', async () => {
    const given = await fleet();
    const { me, id } = given;
    const api = jsonCalls(app, me);
    const { trip, apiId, milesNow } = await lineTrip(given);
    await api('DELETE', `/trip/${apiId}`);
    const [batch] = await me.db.$queryRaw<{ batchId: string }[]>`
      SELECT "batchId" FROM "trash_item" WHERE "carrierId" = ${me.carrierId}::uuid`;
    await me.visitor.post(`/mileage/equipment/${id}`, form(row('2026-08-15', '100,880', '0')));
    await me.visitor.post('/mileage/account/trash', { batch: batch?.batchId ?? '' });
    expect(await milesNow()).toEqual({ TX: 50, OK: 50.5 });
    const other = await api('POST', '/equipment', {
      unit: '102',
      odometer_replacements: [
        { on: '2026-08-15', last_reading: '100890', first_reading: 0, distance_unit: 'mi' },
      ],
    });
    expect(other.status, JSON.stringify(other.body)).toBe(201);
    await moveRecords(
      fleetCtx(me.scope),
      [{ kind: 'trip', id: Number(trip.id) }],
      Number((other.body.data as unknown as { id: number }).id),
    );
    expect(await milesNow()).toEqual({ TX: 60, OK: 50.5 });
  });
});

import { describe, expect, it } from 'vitest';
import { startApp } from '../../factories/app';
import { giveRates } from '../../factories/quarter-records';
import { jsonCalls } from '../../factories/json-calls';
import { signedIn } from '../../factories/signed-in';

const app = await startApp();
const textOf = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

/** A carrier that records in one unit and files in the other. */
async function mixed(baseJurisdiction: 'ON' | 'TX') {
  const me = await signedIn(app, { baseJurisdiction, planPackageId: 'ic_advanced' });
  const units = baseJurisdiction === 'ON' ? 'us' : 'metric';
  await me.db.carrier.update({ where: { id: me.carrierId }, data: { units } });
  await giveRates(me.scope, 20263, [{ jurisdiction: baseJurisdiction, rate: '0.2000', cad: '0.1430' }]);
  const { id } = await me.db.equipment.create({ data: { carrierId: me.carrierId, unit: '7', axles: 5 } });
  const api = jsonCalls(app, me);
  const trip = async (day: number, miles: Record<string, unknown>[], more: object) => {
    const date = `2026-07-${String(day).padStart(2, '0')}`;
    const made = await api('POST', '/trip', {
      equipment_id: Number(id),
      date,
      state_lines: [{ state: baseJurisdiction, odometer: 1000 }],
      odometer_end: 2000,
      state_mileages: miles,
      ...more,
    });
    expect(made).toMatchObject({ status: 201 });
    return String(made.body.data['id']);
  };
  const reported = async () => {
    const [group] = (await api('GET', '/reports?q=20263')).body.data as unknown as {
      data: { state: string; miles: number; taxable_miles: number }[];
    }[];
    return group?.data ?? [];
  };
  return { me, api, equipmentId: Number(id), trip, reported };
}

describe('a carrier that records in miles and files in kilometers', () => {
  it('has the kilometers of its records on its return as they were written, added up before they are rounded', async () => {
    const { me, trip, reported } = await mixed('ON');
    // 7.6 miles each, of which 2.9 are exempt: 244.6 and 93.3 km by tenths of a mile.
    for (let day = 1; day <= 20; day += 1)
      await trip(day, [{ state: 'ON', distance: 12.3, exempt_distance: 4.7, exempt_reason: 'Permit' }], {
        distance_unit: 'km',
      });
    expect(await reported()).toMatchObject([{ state: 'ON', miles: 246, taxable_miles: 152 }]);
    // 152.857 miles.
    expect((await me.visitor.get('/mileage/reports/irp.csv?year=2027')).html).toMatch(/,ON,Ontario,246\.0/);
    const { data } = (await (
      await fetch(`${app.origin}/mileage/api/trip/list-data?quarter=20263`, { headers: me.bearer })
    ).json()) as { data: { informers: Record<string, string> } };
    expect(data.informers['total_ifta_miles']).toBe('153');
  }, 60_000);

  it('reads the kilometers of a trip as those of its exact miles', async () => {
    const { api, trip } = await mixed('ON');
    const miles = ['ON', 'QC', 'NY'].map((state) => ({ state, distance: 10.1 }));
    const id = await trip(1, miles, { distance_unit: 'mi' });
    // 30.3 miles are 48.763 km; three times 16.3 were 48.9.
    expect((await api('GET', `/trip/${id}?distance_unit=km`)).body.data).toMatchObject({ distance: 48.8 });
  });
});

describe('a carrier that records in kilometers and files in miles', () => {
  it('shows above its list the kilometers that it drove, not those of whole miles', async () => {
    const { me, trip, reported } = await mixed('TX');
    for (let day = 1; day <= 20; day += 1)
      await trip(day, [{ state: 'TX', distance: 12.4 }], { distance_unit: 'km' });
    // 248 km are 154.1 miles; 154 miles are 247.8 km.
    for (let day = 1; day <= 9; day += 1)
      await trip(day, [{ state: 'TX', distance: 12.2 }], { distance_unit: 'km' });
    // 357.8 km are 222.3 miles; 222 miles are 357.3 km.
    expect(await reported()).toMatchObject([{ state: 'TX', miles: 222 }]);
    const list = textOf((await me.visitor.get('/mileage/trips-fuel?quarter=20263')).html);
    expect(list).toMatch(/\b358\b/);
    expect(list).not.toMatch(/\b357\b/);
  }, 60_000);
});

describe('the questions before a quarter is filed', () => {
  it('tell exempt kilometers and those between odometer readings as they were written', async () => {
    const { me, api, equipmentId, trip } = await mixed('TX');
    for (let day = 1; day <= 12; day += 1)
      await trip(day, [{ state: 'TX', distance: 12.3, exempt_distance: 4.7, exempt_reason: 'Permit' }], {});
    // 4.7 km are 2.9 miles: twelve of them were 56.0 km.
    const permits = textOf((await me.visitor.get('/mileage/reports/interview/permits?q=20263')).html);
    expect(permits).toContain('Permit: 56.4 km on 12 trips.');
    await me.db.trip.deleteMany({ where: { carrierId: me.carrierId } });
    for (let at = 0; at < 6; at += 1)
      expect(
        await api('POST', '/trip', {
          equipment_id: equipmentId,
          date: `2026-07-${20 + at}`,
          state_lines: [{ state: 'TX', odometer: (10_000 + at * 303) / 10 }],
          odometer_end: (10_180 + at * 303) / 10,
        }),
      ).toMatchObject({ status: 201 });
    // Five times 12.3 km.
    const deadhead = textOf((await me.visitor.get('/mileage/reports/interview/deadhead?q=20263')).html);
    expect(deadhead).toContain('5 gaps between odometer readings, 61.5 km.');
  }, 60_000);
});

describe('fuel that is neither gallons nor liters', () => {
  it.each(['kwh', 'kg', 'm3', 'gge', 'dge'])('of %s has no gallons in any answer', async (unit) => {
    const { api, equipmentId } = await mixed('TX');
    const type = unit === 'kwh' ? 'electricity' : 'cng';
    const bought = {
      equipment_id: equipmentId,
      date: '2026-07-20',
      state: 'TX',
      city: 'Dallas',
      fuel_type: type,
    };
    const made = await api('POST', '/fuel', { ...bought, fuel_units: '400.5', unit });
    expect(made).toMatchObject({ status: 201, body: { data: { gallons: null, unit, fuel_units: '400.5' } } });
    const rows = (await api('GET', '/fuel?length=10')).body.data as unknown as object[];
    expect(rows).toMatchObject([{ gallons: null, unit, fuel_units: '400.5' }]);
    const liters = await api('POST', '/fuel', {
      ...bought,
      fuel_units: '100',
      unit: 'litre',
    });
    expect(liters.body.data).toMatchObject({ gallons: '26.417' });
  });
});

import { describe, expect, it } from 'vitest';
import { startApp } from '../../factories/app';
import { jsonCalls } from '../../factories/json-calls';
import { signedIn } from '../../factories/signed-in';

const app = await startApp();

/** The form of a vehicle with these fields. */
const form = (more: Record<string, string>) => ({
  unit: '7',
  active: '1',
  fuelType: 'special_diesel',
  ...more,
});

async function carrier(units: 'us' | 'metric') {
  const me = await signedIn(app, { baseJurisdiction: units === 'metric' ? 'ON' : 'TX' });
  await me.db.carrier.update({ where: { id: me.carrierId }, data: { units } });
  const api = jsonCalls(app, me);
  const tanks = async () => {
    const { id, revision, tankGallons, tankLiters } = await me.db.equipment.findFirstOrThrow({
      where: { carrierId: me.carrierId },
    });
    return { id: Number(id), revision, kept: [tankGallons, tankLiters] };
  };
  return { me, api, tanks };
}

describe('the tanks of a carrier that records in liters', () => {
  it('are written and read in liters, and stay as they were written through a change of something else', async () => {
    const { me, tanks } = await carrier('metric');
    const empty = (await me.visitor.get('/mileage/equipment/new')).html;
    expect(empty).toContain('Tanks, L');
    expect(empty).not.toContain('Tanks, gal');
    const refused = await me.visitor.post('/mileage/equipment/new', form({ tankLiters: '8000' }));
    expect(refused.status).toBe(422);
    expect(refused.html).toContain('Tank capacity is a whole number from 4 to 7570.');
    await me.visitor.post('/mileage/equipment/new', form({ tankLiters: '1,001' }));
    const { id, revision, kept } = await tanks();
    expect(kept).toEqual([264, 1001]);
    const path = `/mileage/equipment/${id}`;
    expect((await me.visitor.get(path)).html).toMatch(/name="tankLiters"[^>]*value="1001"/);
    await me.visitor.post(path, form({ make: 'Volvo', tankLiters: '1001', revision: String(revision) }));
    expect((await tanks()).kept).toEqual([264, 1001]);
    const stale = await me.visitor.post(path, form({ tankLiters: '900', revision: String(revision) }));
    expect(stale.status).toBe(409);
    expect(stale.html).toContain('Tanks, L');
    expect(stale.html).not.toContain('Tanks, gal');
    const { revision: last } = await tanks();
    await me.visitor.post(path, form({ tankLiters: '', revision: String(last) }));
    expect((await tanks()).kept).toEqual([null, null]);
  });

  it('are the gallons that another release wrote, and these stay where their liters come back', async () => {
    const { me, tanks } = await carrier('metric');
    await me.db.equipment.create({ data: { carrierId: me.carrierId, unit: '7', tankGallons: 200 } });
    const { id, revision } = await tanks();
    expect((await me.visitor.get(`/mileage/equipment/${id}`)).html).toMatch(
      /name="tankLiters"[^>]*value="757"/,
    );
    await me.visitor.post(
      `/mileage/equipment/${id}`,
      form({
        tankLiters: '757',
        revision: String(revision),
      }),
    );
    expect(await tanks()).toMatchObject({ revision: revision + 1, kept: [200, null] });
    // A release that knows no liters leaves none that are no longer true.
    await me.db.equipment.updateMany({ where: { carrierId: me.carrierId }, data: { tankLiters: 757 } });
    await me.db.equipment.updateMany({ where: { carrierId: me.carrierId }, data: { tankGallons: 300 } });
    expect((await tanks()).kept).toEqual([300, null]);
  });

  it('hold a fill of as many liters, and no more', async () => {
    const { me, api, tanks } = await carrier('metric');
    await me.visitor.post('/mileage/equipment/new', form({ tankLiters: '1000' }));
    const { id } = await tanks();
    const fill = (liters: string) =>
      api('POST', '/fuel', {
        equipment_id: id,
        date: '2026-07-06',
        state: 'ON',
        city: 'Barrie',
        fuel_units: liters,
      });
    expect((await fill('1000')).status).toBe(201);
    const checks = async () => (await me.visitor.get('/mileage/trips-fuel/checks?quarter=20263')).html;
    expect(await checks()).not.toContain('tanks of 7');
    expect((await fill('1001')).status).toBe(201);
    expect(await checks()).toContain('1,001 liters do not fit the 1,000-liter tanks of 7.');
  });
});

describe('the API', () => {
  it('says and takes the capacity in either unit, and refuses two that differ', async () => {
    const { api, tanks } = await carrier('us');
    const made = await api('POST', '/equipment', { unit: '7', tank_liters: 1001 });
    expect(made.body.data).toMatchObject({ tank_gallons: 264, tank_liters: 1001 });
    const path = `/equipment/${String(made.body.data['id'])}`;
    expect((await api('PUT', path, { make: 'Volvo' })).body.data).toMatchObject({ tank_liters: 1001 });
    expect((await api('PUT', path, { tank_gallons: 264, tank_liters: 1001 })).status).toBe(200);
    expect((await tanks()).kept).toEqual([264, 1001]);
    const differ = await api('PUT', path, { tank_gallons: 200, tank_liters: 1001 });
    expect(differ.status).toBe(422);
    expect(JSON.stringify(differ.body)).toContain('tank_liters');
    expect((await api('PUT', path, { tank_gallons: 200 })).body.data).toMatchObject({
      tank_gallons: 200,
      tank_liters: 757,
    });
    expect((await tanks()).kept).toEqual([200, null]);
    expect((await api('PUT', path, { tank_liters: null })).body.data).toMatchObject({
      tank_gallons: null,
      tank_liters: null,
    });
  });
});

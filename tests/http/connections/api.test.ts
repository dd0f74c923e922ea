import { beforeEach, describe, expect, it } from 'vitest';
import { startApp } from '../../factories/app';
import { makeApiToken, signedIn } from '../../factories/signed-in';
import { accessOf, telematicsServer } from '../../factories/telematics-server';

const system = await telematicsServer();
const app = await startApp({ env: { ...system.env, CLOCK_NOW: '2026-11-20T15:00:00Z' } });
const MILE = 1_609.344;

interface Connection {
  id: string;
  system: string;
  hint: string;
  months: { month: string; status: string; rows: Record<string, number>; settled_on: string }[];
  vehicles: { vehicle_id: string; equipment_id: number | null; chosen: boolean; left_out: boolean }[];
}

beforeEach(() => {
  system.faults = [];
  system.vehicles = [
    { id: '281474', name: 'T-012', vin: '', plate: '' },
    { id: '281475', name: 'Big Blue', vin: '' },
  ];
  system.driven = [
    { vehicleId: '281474', day: '2026-08-05', jurisdiction: 'TX', meters: 200 * MILE },
    { vehicleId: '281475', day: '2026-10-18', jurisdiction: 'NM', meters: 50 * MILE },
  ];
});

async function caller() {
  const person = await signedIn(app);
  const token = await makeApiToken(person.db, person);
  const call = async (method: string, path: string, body?: unknown) => {
    const response = await fetch(`${app.origin}/mileage/api/connections${path}`, {
      method,
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return {
      status: response.status,
      text,
      ...(JSON.parse(text) as { data: Connection; errors?: Record<string, string[]>; message?: string }),
    };
  };
  return { person, call };
}

const monthsOf = ({ months }: Connection) =>
  Object.fromEntries(months.map(({ month, status, rows }) => [month, [status, rows['accepted'] ?? 0]]));

describe('connections by calls', () => {
  it('connect, match vehicles, pull a quarter and remove', async () => {
    const { person, call } = await caller();
    const unit = await person.db.equipment.create({ data: { carrierId: person.carrierId, unit: 'T12' } });
    const blue = await person.db.equipment.create({ data: { carrierId: person.carrierId, unit: '44' } });
    const made = await call('POST', '', accessOf('samsara'));
    expect([made.status, made.data.system]).toEqual([201, 'samsara']);
    expect(made.text).not.toContain(accessOf('samsara')['key'] as string);
    const { id } = made.data;
    const read = async () => (await call('GET', `/${id}`)).data;
    await expect
      .poll(async () => monthsOf(await read()), { timeout: 60_000 })
      .toEqual({ '2026-11': ['done', 0], '2026-10': ['done', 0] });
    expect((await read()).vehicles).toMatchObject([
      { vehicle_id: '281475', equipment_id: null, chosen: false, left_out: false },
      { vehicle_id: '281474', equipment_id: Number(unit.id), chosen: false, left_out: false },
    ]);
    const matched = await call('PUT', `/${id}/vehicles`, {
      vehicles: [{ vehicle_id: '281475', equipment_id: Number(blue.id) }],
    });
    expect(matched.data.vehicles[0]).toMatchObject({ equipment_id: Number(blue.id), chosen: true });
    expect((await call('POST', `/${id}/pulls`, { quarter: 20263 })).status).toBe(202);
    await expect
      .poll(async () => monthsOf(await read()), { timeout: 60_000 })
      .toEqual({
        '2026-11': ['done', 0],
        '2026-10': ['done', 1],
        '2026-09': ['done', 0],
        '2026-08': ['done', 1],
        '2026-07': ['done', 0],
      });
    expect((await read()).months[0]?.settled_on).toBe('2026-12-04');
    const out = await call('PUT', `/${id}/vehicles`, {
      vehicles: [{ vehicle_id: '281475', left_out: true }],
    });
    expect(out.data.vehicles[0]).toMatchObject({ equipment_id: null, chosen: true, left_out: true });
    expect((await call('DELETE', `/${id}`)).status).toBe(200);
    expect((await call('GET', `/${id}`)).status).toBe(404);
    expect(await person.db.telematicsConnection.count({ where: { carrierId: person.carrierId } })).toBe(0);
  });

  it('name the field that is wrong', async () => {
    const { person, call } = await caller();
    const wrongKey = await call('POST', '', { system: 'motive', key: 'wrong' });
    expect([wrongKey.status, Object.keys(wrongKey.errors ?? {})]).toEqual([422, ['key']]);
    const noUser = await call('POST', '', { system: 'geotab', database: 'haulers', password: 'let me look' });
    expect([noUser.status, Object.keys(noUser.errors ?? {})]).toEqual([422, ['user_name']]);
    const { database, userName, password } = accessOf('geotab');
    const made = await call('POST', '', { system: 'geotab', database, user_name: userName, password });
    expect(made.status, made.text).toBe(201);
    const pulls = `/${made.data.id}/pulls`;
    expect((await call('POST', pulls, { quarter: 20275 })).errors).toHaveProperty('quarter');
    expect((await call('POST', pulls, { quarter: 20271 })).errors).toHaveProperty('quarter');
    const vehicles = `/${made.data.id}/vehicles`;
    expect((await call('PUT', vehicles, { vehicles: [] })).status).toBe(422);
    const foreign = await call('PUT', vehicles, {
      vehicles: [{ vehicle_id: '281474', equipment_id: 99_999 }],
    });
    expect(foreign.status).toBe(422);
    expect(await person.db.telematicsConnection.count({ where: { carrierId: person.carrierId } })).toBe(1);
  });
});

import { beforeEach, describe, expect, it } from 'vitest';
import type { RoutePreviewView } from '~/areas/trips/views/route-preview.server';
import { startApp } from '../../factories/app';
import { signedIn, type SignedIn } from '../../factories/signed-in';

const app = await startApp();
let person: SignedIn;

const PREVIEW = '/mileage/trips-fuel/trips/new/route';

beforeEach(async () => {
  person = await signedIn(app, { planPackageId: 'ic_advanced' });
});

async function preview(cities: string[], more: Record<string, string> = {}) {
  const answer = await fetch(app.origin + PREVIEW, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: app.origin, Cookie: `${person.cookie.name}=${person.cookie.value}` },
    body: new URLSearchParams([
      ...cities.flatMap((city) => [
        ['stop_city', city],
        ['stop_state', ''],
        ['stop_zip', ''],
      ]),
      ...Object.entries(more),
    ]),
  });
  return { status: answer.status, body: (await answer.json()) as RoutePreviewView };
}

describe('the preview of a route', () => {
  it('gives the map, the miles and the states of what is typed, and saves no trip', async () => {
    const { status, body } = await preview(['Dallas, TX', '73102']);
    expect(status).toBe(200);
    expect(body.title).toBe('Route: Dallas, TX to Oklahoma City, OK');
    expect(body.total).toMatch(/^2\d\d miles$/);
    expect(body.states.map(({ code }) => code)).toEqual(['TX', 'OK']);
    expect(body.states.every(({ distance }) => /^\d+$/.test(distance))).toBe(true);
    expect(body.problem).toBeNull();
    expect(body.map?.route).toMatch(/^M/);
    const list = await fetch(`${app.origin}/mileage/api/trip`, {
      headers: { Cookie: `${person.cookie.name}=${person.cookie.value}` },
    });
    expect(await list.json()).toMatchObject({ recordsTotal: 0 });
  });

  it('leaves out what is not a place yet, and what is typed twice', async () => {
    const { body } = await preview(['Dallas, TX', 'Xqzzt', '', 'Dallas, TX']);
    expect(body).toMatchObject({ title: 'Route: Dallas, TX', total: '', states: [], problem: null });
    expect((await preview([])).body).toMatchObject({ map: null, total: '' });
  });

  it('says where no road leads', async () => {
    const { status, body } = await preview(['Dallas, TX', 'Honolulu, HI']);
    expect(status).toBe(200);
    expect(body.total).toBe('');
    expect(body.problem).toContain('Honolulu');
  });

  it('keeps to the rules of the road for the truck, the load and the day that are chosen', async () => {
    const { carrierId } = person.scope;
    const unit = async (name: string, heightInches: number | null) =>
      String(
        (
          await person.db.equipment.create({
            data: { carrierId, unit: name, heightInches, fuelType: 'special_diesel' },
          })
        ).id,
      );
    const tunnel = ['Jersey City, NJ', 'New York, NY'];
    const miles = async (more: Record<string, string>) =>
      Number((await preview(tunnel, more)).body.total.replace(' miles', ''));
    const direct = await miles({});
    expect(direct).toBeLessThan(10);
    expect(await miles({ equipmentId: await unit('LOW', 120), date: '2026-11-02' })).toBe(direct);
    const high = await unit('HIGH', 160);
    expect(await miles({ equipmentId: high })).toBeGreaterThan(direct);
    expect(await miles({ equipmentId: await unit('ANY', null), hazmat: 'yes' })).toBeGreaterThan(direct);
    person = await signedIn(app, { planPackageId: 'ic_advanced' });
    expect(await miles({ equipmentId: high })).toBe(direct);
  });

  it('has nothing to read', async () => {
    expect((await person.visitor.get(PREVIEW)).status).toBe(404);
  });
});

import { describe, expect, it } from 'vitest';
import { startApp } from '../factories/app';
import { signedIn } from '../factories/signed-in';

const app = await startApp();

const post = (path: string, cookie: string, fields: Record<string, string>) =>
  fetch(`${app.origin}${path}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { Cookie: cookie, Origin: app.origin },
    body: new URLSearchParams(fields),
  });
const doneOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .filter((one) => one.startsWith('stateline_done='))
    .map((one) => decodeURIComponent(one.split(';')[0] ?? '').replace(/^stateline_done=[\w-]{36}~/, ''));

describe('a form that a signed-in browser sends', () => {
  it('is named to it when it was saved, and not when it was refused or the session has ended', async () => {
    const person = await signedIn(app);
    const cookie = `${person.cookie.name}=${person.cookie.value}`;
    const path = '/mileage/equipment/new';
    const unit = { active: '1', fuelType: 'special_diesel' };
    const saved = await post(path, cookie, { ...unit, unit: 'T-1' });
    expect([saved.status, doneOf(saved)]).toEqual([303, [path]]);
    const refused = await post(path, cookie, { ...unit, unit: '' });
    expect([refused.status, doneOf(refused)]).toEqual([422, []]);
    const ended = await post(path, `${person.cookie.name}=nobody`, { ...unit, unit: 'T-2' });
    expect([ended.status, doneOf(ended)]).toEqual([303, []]);
  });

  it('is not named where a step brings it back with what was typed', async () => {
    const person = await signedIn(app);
    const cookie = `${person.cookie.name}=${person.cookie.value}`;
    for (const path of ['/mileage/trips-fuel/fuel/many', '/mileage/trips-fuel/trips/many']) {
      const step = await post(path, cookie, { intent: 'add-rows', fuelUnit: 'gallon' });
      expect([step.status, doneOf(step)]).toEqual([200, []]);
    }
    const stop = await post('/mileage/trips-fuel/trips/new', cookie, { intent: 'add-stop' });
    expect([stop.status, doneOf(stop)]).toEqual([200, []]);
  });

  it('is named where what it made is shown on its own page', async () => {
    const person = await signedIn(app);
    const cookie = `${person.cookie.name}=${person.cookie.value}`;
    const made = await post('/mileage/reports/deadlines', cookie, { intent: 'make' });
    expect([made.status, doneOf(made)]).toEqual([201, ['/mileage/reports/deadlines']]);
  });

  it('is not named to a guest, who keeps nothing', async () => {
    const sent = await post('/mileage/navigation', '', { nav: 'min', to: '/mileage' });
    expect(doneOf(sent)).toEqual([]);
  });
});

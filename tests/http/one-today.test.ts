import { describe, expect, it } from 'vitest';
import { startApp } from '../factories/app';
import { signedIn, type SignedIn } from '../factories/signed-in';

/** Half past midnight in Halifax on New Year's Day: the old year and its quarter still run west of it. */
const app = await startApp({ env: { CLOCK_NOW: '2027-01-01T04:30:00Z' } });

async function personIn(timeZone: string, baseJurisdiction = 'TX'): Promise<SignedIn> {
  const person = await signedIn(app, { timeZone, baseJurisdiction });
  const later = new Date('2027-06-01T00:00:00Z');
  await person.db.session.updateMany({
    where: { userId: person.userId },
    data: { expiresAt: later, idleExpiresAt: later },
  });
  await person.db.sessionToken.updateMany({
    where: { session: { userId: person.userId } },
    data: { expiresAt: later },
  });
  // The browser is somewhere else: it decides nothing.
  person.visitor.cookies.set('tz', 'Asia%2FTokyo');
  // Who has no record sees a welcome instead of the list.
  await person.visitor.post('/mileage/trips-fuel/trips/new', [
    ['intent', 'save'],
    ['date', '2026-12-15'],
    ['entry', 'stops'],
    ['stop_city', 'Dallas'],
    ['stop_state', 'TX'],
    ['stop_zip', ''],
    ['stop_city', 'Tulsa'],
    ['stop_state', 'OK'],
    ['stop_zip', ''],
  ]);
  return person;
}

const textOf = (html: string) =>
  html
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
const daysLeft = (html: string) => /(\d+) days? left/.exec(textOf(html))?.[1];

describe("today is the carrier's, on every page", () => {
  it.each([
    ['America/Vancouver', '2026-12-31', '20264', 32],
    ['America/Denver', '2026-12-31', '20264', 32],
    ['America/Chicago', '2026-12-31', '20264', 32],
    ['America/New_York', '2026-12-31', '20264', 32],
    ['America/Halifax', '2027-01-01', '20271', 31],
    ['America/St_Johns', '2027-01-01', '20271', 31],
  ])('in %s it is %s', async (zone, today, quarter, left) => {
    const { visitor, bearer } = await personIn(zone);
    const newTrip = await visitor.get('/mileage/trips-fuel/trips/new');
    expect(/name="date"[^>]*value="([^"]*)"/.exec(newTrip.html)?.[1]).toBe(today);
    const newFuel = await visitor.get('/mileage/trips-fuel/fuel/new');
    expect(/name="date"[^>]*value="([^"]*)"/.exec(newFuel.html)?.[1]).toBe(today);

    const list = await visitor.get('/mileage/trips-fuel');
    expect(/(\w+ ?\d{4}) is due/.exec(textOf(list.html))?.[1]?.replace(/\D/g, '')).toMatch(
      new RegExp(`^(${quarter}|${quarter.slice(4)}${quarter.slice(0, 4)})$`),
    );

    const pages = await Promise.all(
      [
        '/mileage/trips-fuel?quarter=20264',
        '/mileage/reports?q=20264',
        '/mileage/reports/filing?q=20264',
        '/mileage/calculator',
      ].map(async (path) => [path, daysLeft((await visitor.get(path)).html)]),
    );
    expect(pages).toEqual(pages.map(([path]) => [path, String(left)]));

    const user = await fetch(`${app.origin}/mileage/api/user`, { headers: bearer });
    expect(((await user.json()) as { user: { current_quarter: number } }).user.current_quarter).toBe(
      Number(quarter),
    );
    const created = await fetch(`${app.origin}/mileage/api/trip/create`, { headers: bearer });
    expect(((await created.json()) as { data: { date: string } }).data.date).toBe(today);
  });

  it('counts to the due date of the base', async () => {
    // July 31, 2027 is a Saturday, and the Monday after it British Columbia Day.
    for (const [base, left] of [
      ['BC', 214],
      ['AB', 213],
    ] as const) {
      const { visitor } = await personIn('America/Halifax', base);
      expect(daysLeft((await visitor.get('/mileage/reports?q=20272')).html)).toBe(String(left));
    }
  });
});

describe('registration', () => {
  const register = async (cookie: string | null, email: string) => {
    const body = new URLSearchParams({
      name: 'Rita Road',
      email,
      password: 'nine-green-trailers-7',
      password_confirmation: 'nine-green-trailers-7',
    });
    const answer = await fetch(`${app.origin}/mileage/register`, {
      method: 'POST',
      body,
      redirect: 'manual',
      headers: cookie === null ? {} : { Cookie: cookie },
    });
    expect(answer.status).toBe(303);
    const { db } = await signedIn(app);
    return (await db.carrier.findFirstOrThrow({ where: { contactEmail: email } })).timeZone;
  };

  it('takes the zone that the browser has named', async () => {
    expect(await register('tz=America%2FVancouver', 'rita-west@example.com')).toBe('America/Vancouver');
  });

  it('takes the default for a browser that names none, or one that is none', async () => {
    expect(await register(null, 'rita-none@example.com')).toBe('America/Chicago');
    expect(await register('tz=Mars%2FOlympus', 'rita-mars@example.com')).toBe('America/Chicago');
  });
});

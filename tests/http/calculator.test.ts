import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { startApp } from '../factories/app';
import { Visitor } from '../factories/visitor';

const app = await startApp();

const stops = (pickup: [string, string, string?], delivery: [string, string, string?]) => ({
  pickup_city: pickup[0],
  pickup_state: pickup[1],
  pickup_zip: pickup[2] ?? '',
  delivery_city: delivery[0],
  delivery_state: delivery[1],
  delivery_zip: delivery[2] ?? '',
});

const chicagoToDallas = stops(['Chicago', 'IL'], ['Dallas', 'TX']);

const inputValue = (html: string, name: string): string | undefined =>
  new RegExp(`name="${name}"[^>]*? value="([^"]*)"`).exec(html)?.[1];

async function toFuelStep(visitor: Visitor, fields: Record<string, string> = chicagoToDallas) {
  let page = await visitor.post('/mileage/calculator', fields);
  expect(page.url).toMatch(/^\/mileage\/calculator\/[a-z0-9]{6}\/fuel$/);
  // A route that is late has a page that asks again by itself; a browser without scripts follows it.
  while (page.html.includes('http-equiv="refresh"')) {
    await setTimeout(500);
    page = await visitor.get(page.url);
  }
  return page;
}

describe('the calculator without JavaScript', () => {
  it('leads from two places over the fuel to the tax, each step at an address of its own', async () => {
    const visitor = new Visitor(app.origin);
    const front = await visitor.get('/mileage');
    expect(front.status).toBe(200);
    expect(front.html).toContain('action="/mileage/calculator"');

    const fuel = await toFuelStep(visitor);
    expect(fuel.status).toBe(200);
    expect(fuel.html).toContain('Add diesel purchase');
    for (const name of ['Illinois', 'Missouri', 'Arkansas', 'Texas']) expect(fuel.html).toContain(name);

    const report = await visitor.post(fuel.url, {
      quarter: '20263',
      gallons_IL: '40',
      gallons_MO: '',
      gallons_AR: '60',
      gallons_TX: '50',
    });
    expect(report.url).toMatch(/\/report$/);
    expect(report.html).toContain('See your IFTA tax');
    expect(report.html).toContain('Q3 2026');
    expect(report.html).toContain('TOTAL');

    // The address can be kept: another browser gets the same page.
    const again = await new Visitor(app.origin).get(report.url);
    expect(again.status).toBe(200);
    expect(again.html).toContain('See your IFTA tax');
    expect(again.html).not.toMatch(/<script/);
  });

  it('gives the same figures as the calls for programs', async () => {
    const visitor = new Visitor(app.origin);
    const fuel = await toFuelStep(visitor);
    const report = await visitor.post(fuel.url, {
      quarter: '20263',
      gallons_IL: '40',
      gallons_AR: '60',
      gallons_TX: '50',
    });
    const call = async (path: string, body: unknown) =>
      (await (
        await fetch(`${app.origin}/mileage/api/calc/${path}`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(body),
        })
      ).json()) as {
        status: string;
        totals: { tax_amount: string; miles: number };
        data: { state: string; tax_amount: string }[];
      };
    const started = await call('stops/prog01', {
      stops: [
        { city: 'Chicago', state: 'IL' },
        { city: 'Dallas', state: 'TX' },
      ],
    });
    // On a busy machine the road is found after the answer.
    expect(['ok', 'pending']).toContain(started.status);
    await expect
      .poll(async () => (await call('check-status/prog01', {})).status, { timeout: 60_000 })
      .toBe('ok');
    const computed = await call('run/prog01', {
      quarter: '20263',
      fuel_purchases: [
        { state: 'IL', fuel_units: '40' },
        { state: 'AR', fuel_units: 60 },
        { state: 'TX', fuel_units: '50' },
        { state: 'MO', fuel_units: '0' },
        { state: 'MO', fuel_units: 'none' },
      ],
    });
    const cents = (text: string) => text.replace('-', '\u2212').replace(/^(\u2212?)/, '$1$');
    expect(report.html).toContain(cents(computed.totals.tax_amount));
    for (const row of computed.data) expect(report.html).toContain(cents(row.tax_amount));
  });

  it('brings back the stops when the route is changed', async () => {
    const visitor = new Visitor(app.origin);
    const fuel = await toFuelStep(visitor);
    const uid = fuel.url.split('/')[3] ?? '';
    const page = await visitor.get(`/mileage/calculator?from=${uid}`);
    expect(inputValue(page.html, 'pickup_city')).toBe('Chicago');
    expect(inputValue(page.html, 'delivery_city')).toBe('Dallas');
  });

  it('draws the route on the server', async () => {
    const visitor = new Visitor(app.origin);
    const fuel = await toFuelStep(visitor);
    const page = await visitor.get(fuel.url.replace('/fuel', '/route'));
    expect(page.html).toContain('Miles: ');
    // The drawing is a file of its own, by day and by night: the page is there before it.
    const picture = /<img[^>]* src="([^"]+\/route\.svg)"/.exec(page.html)![1]!;
    expect(page.html).toContain(`${picture}?look=dark`);
    const drawn = await fetch(`${app.origin}${picture}`);
    expect(drawn.headers.get('content-type')).toContain('image/svg+xml');
    const svg = await drawn.text();
    expect(svg).toMatch(/^<svg[^>]*class="route-map"/);
    expect(svg).toContain('>I-55<');
  });

  it('shows the map from near by links alone', async () => {
    const visitor = new Visitor(app.origin);
    const fuel = await toFuelStep(visitor);
    const route = fuel.url.replace('/fuel', '/route');
    const linkTo = (html: string, name: string) =>
      new RegExp(`<a class="map-move" href="([^"]+)" aria-label="${name}"`)
        .exec(html)?.[1]
        ?.replaceAll('&amp;', '&');
    const whole = await visitor.get(route);
    expect(linkTo(whole.html, 'Zoom out')).toBeUndefined();
    const nearer = await visitor.get(linkTo(whole.html, 'Zoom in')!.replace('#map', ''));
    expect(nearer.html).toContain('/route.svg?zoom=1"');
    for (const name of ['Zoom in', 'Zoom out', 'North', 'South', 'East', 'West'])
      expect(linkTo(nearer.html, name), name).toBeDefined();
    const north = await visitor.get(linkTo(nearer.html, 'North')!.replace('#map', ''));
    const picture = /<img[^>]* src="([^"]+)"/.exec(north.html)![1]!.replaceAll('&amp;', '&');
    expect(picture).toMatch(/\/route\.svg\?zoom=1&at=\d+\.\d+%2C-\d+\.\d+$/);
    expect((await fetch(`${app.origin}${picture}`)).status).toBe(200);
    // What nobody can read is the whole route; a calculation that is not there has no picture.
    expect((await visitor.get(`${route}?zoom=1e9&at=%00,x`)).html).toContain('Zoom in');
    expect((await fetch(`${app.origin}/mileage/calculator/zzzzzz/route.svg`)).status).toBe(404);
  });

  it('gives the squares of the map that moves to everybody, and no others', async () => {
    const square = (path: string) => fetch(`${app.origin}/mileage/map/${path}.svg`);
    const chicago = await square('6/16/23');
    expect(chicago.headers.get('content-type')).toContain('image/svg+xml');
    expect(chicago.headers.get('cache-control')).toContain('public');
    expect(chicago.headers.get('set-cookie')).toBeNull();
    expect(await chicago.text()).toContain('>Chicago<');
    for (const path of ['6/64/23', '99/1/1', '6/16/x', '6/-1/2'])
      expect((await square(path)).status, path).toBe(404);
  });

  it('starts one calculation when the form is sent twice', async () => {
    const visitor = new Visitor(app.origin);
    const uid =
      inputValue(
        (await visitor.get('/mileage')).html.replace(/name="uid" value/, 'name="uid" x value'),
        'uid',
      ) ?? '';
    expect(uid).toMatch(/^[a-z0-9]{6}$/);
    const [first, second] = await Promise.all([
      visitor.post('/mileage/calculator', { ...chicagoToDallas, uid }),
      visitor.post('/mileage/calculator', { ...chicagoToDallas, uid }),
    ]);
    expect(first.url).toBe(`/mileage/calculator/${uid}/fuel`);
    expect(second.url).toBe(first.url);
  });
});

describe('bad input to the calculator', () => {
  const refused = async (fields: Record<string, string>, message: RegExp) => {
    const page = await new Visitor(app.origin).post('/mileage/calculator', fields);
    expect(page.status).toBe(422);
    expect(page.html).toMatch(message);
    for (const [name, value] of Object.entries(fields)) {
      if (value)
        expect(inputValue(page.html, name), name).toBe(
          value
            .replace(/&/g, '&amp;')
            .replace(/"/g, '&quot;')
            .replace(/</g, '&lt;')
            .replace(/>/g, '&gt;')
            .replace(/'/g, '&#x27;'),
        );
    }
    return page;
  };

  it('explains an unknown city and offers what was meant', async () => {
    await refused(stops(['Chicgo', 'IL'], ['Dallas', 'TX']), /Chicago/);
    await refused(stops(['Xqzzyqx', 'IL'], ['Dallas', 'TX']), /could not find|not found/i);
  });

  it('explains the same place twice', async () => {
    await refused(stops(['Chicago', 'IL'], ['Chicago', 'IL']), /same place/);
  });

  it('asks for what is missing', async () => {
    const page = await refused(stops(['', ''], ['Dallas', 'TX']), /Enter the pickup/);
    expect(page.html).toContain('<title>Error: ');
  });

  it('names the stop that no road reaches', async () => {
    await refused(stops(['Honolulu', 'HI'], ['Dallas', 'TX']), /Honolulu/);
  });

  it('takes scripts and SQL for what they are: no places', async () => {
    await refused(
      stops([`'; DROP TABLE calculation;--`, 'IL'], ['Dallas', 'TX']),
      /could not find|not found/i,
    );
    const page = await refused(stops(['<script>alert(1)</script>', 'IL'], ['Dallas', 'TX']), /./);
    expect(page.html).not.toContain('<script>alert(1)');
  });

  it('keeps negative and absurd gallons beside their field', async () => {
    const visitor = new Visitor(app.origin);
    const fuel = await toFuelStep(visitor);
    const page = await visitor.post(fuel.url, { quarter: '20263', gallons_IL: '-5', gallons_TX: '50' });
    expect(page.status).toBe(422);
    expect(page.html).toContain('Illinois: gallons cannot be negative.');
    expect(inputValue(page.html, 'gallons_IL')).toBe('-5');
    expect(inputValue(page.html, 'gallons_TX')).toBe('50');
  });

  it('explains an average that no truck reaches instead of printing it', async () => {
    const visitor = new Visitor(app.origin);
    const fuel = await toFuelStep(visitor);
    const page = await visitor.post(fuel.url, { quarter: '20263', gallons_TX: '3' });
    expect(page.status).toBe(422);
    expect(page.html).toMatch(/not possible for a truck/);
    expect(inputValue(page.html, 'gallons_TX')).toBe('3');
    const none = await visitor.post(fuel.url, { quarter: '20263', gallons_TX: 'abc' });
    expect(none.status).toBe(422);
    expect(inputValue(none.html, 'gallons_TX')).toBe('abc');
  });

  it('answers unknown and malformed ids with the 404 page', async () => {
    for (const path of [
      '/mileage/calculator/zzzzzz/fuel',
      '/mileage/calculator/zzzzzz/report',
      '/mileage/calculator/..%2f..%2fetc/fuel',
      "/mileage/calculator/'%20or%201=1/route",
    ]) {
      const page = await new Visitor(app.origin).get(path);
      expect(page.status, path).toBe(404);
      expect(page.html).toContain('lost.');
      expect(page.html).toContain('The page you are looking for was not found.');
    }
  });

  it('refuses a body of ten megabytes with words', async () => {
    const response = await fetch(`${app.origin}/mileage/calculator`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: `pickup_city=${'x'.repeat(10 * 1_048_576)}`,
    });
    expect(response.status).toBe(413);
    expect(await response.text()).toContain('at most 1 MB');
  });
});

describe('the calculator for programs', () => {
  const post = (
    path: string,
    body: unknown,
    headers: Record<string, string> = { 'Content-Type': 'application/json' },
  ) =>
    fetch(`${app.origin}${path}`, {
      method: 'POST',
      headers,
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });

  it('answers under /api as under /mileage/api', async () => {
    const body = { stops: [{ zip: '60601' }, { city: 'Toronto', state: 'ON' }] };
    const first = await post('/api/calc/stops/tor001', body);
    const answer = (await first.json()) as {
      status: string;
      trip: { distance: number; state_mileages: { state: string; distance: number }[] };
    };
    expect(first.status).toBe(200);
    expect(answer.status).toBe('ok');
    const sum = answer.trip.state_mileages.reduce(
      (total, { distance }) => total + Math.round(distance * 10),
      0,
    );
    expect(sum).toBe(Math.round(answer.trip.distance * 10));
    const checked = await post('/mileage/api/calc/check-status/tor001', {});
    expect(await checked.json()).toEqual(answer);
    const points = (await (await fetch(`${app.origin}/api/calc/trip/tor001/points`)).json()) as {
      data: { points: unknown[]; routes: { points: unknown[] }[] };
    };
    expect(points.data.points).toHaveLength(2);
    expect(points.data.routes[0]?.points.length).toBeGreaterThan(5);
  });

  it('refuses what it cannot use, with messages by field', async () => {
    const many = await post('/mileage/api/calc/stops/many01', {
      stops: Array.from({ length: 200 }, () => ({ city: 'Chicago', state: 'IL' })),
    });
    expect(many.status).toBe(422);
    expect(await many.json()).toMatchObject({
      message: 'A calculation takes 2 to 5 stops, this has 200.',
      errors: { stops: [expect.any(String)] },
    });
    expect((await post('/mileage/api/calc/stops/many01', '{"stops":')).status).toBe(400);
    expect(
      (await post('/mileage/api/calc/stops/many01', 'stops', { 'Content-Type': 'text/plain' })).status,
    ).toBe(415);
    expect((await post('/mileage/api/calc/stops/not-an-id', { stops: [] })).status).toBe(422);
    expect((await fetch(`${app.origin}/mileage/api/calc/stops/many01`)).status).toBe(405);
    expect((await post('/mileage/api/calc/check-status/nobody', {})).status).toBe(404);
    expect((await post('/mileage/api/calc/no-such-call', {})).status).toBe(404);
  });

  it('does not give away one id to two trips', async () => {
    const first = await post('/mileage/api/calc/stops/same01', {
      stops: [
        { city: 'Chicago', state: 'IL' },
        { city: 'Gary', state: 'IN' },
      ],
    });
    expect(first.status).toBe(200);
    const other = await post('/mileage/api/calc/stops/same01', {
      stops: [
        { city: 'Dallas', state: 'TX' },
        { city: 'Gary', state: 'IN' },
      ],
    });
    expect(other.status).toBe(409);
  });

  it('has empty points for a trip that is not there', async () => {
    const answer = (await (
      await fetch(`${app.origin}/mileage/api/calc/trip/nobody/points`)
    ).json()) as unknown;
    expect(answer).toEqual({ data: { points: [], routes: [], crossings: [] } });
  });
});

describe('writes from another site', () => {
  it('are refused', async () => {
    const foreign: Record<string, string>[] = [
      { Origin: 'https://evil.example' },
      { 'Sec-Fetch-Site': 'cross-site' },
      { Origin: 'null' },
    ];
    for (const headers of foreign) {
      const response = await fetch(`${app.origin}/mileage/calculator`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
        body: new URLSearchParams(chicagoToDallas),
        redirect: 'manual',
      });
      expect(response.status).toBe(403);
    }
  });
});

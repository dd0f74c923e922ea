import { describe, expect, it } from 'vitest';
import { startApp } from '../../factories/app';
import { signedIn } from '../../factories/signed-in';
import { Visitor } from '../../factories/visitor';

const app = await startApp({ env: { PUBLIC_URL: 'https://ifta.example.com' } });
const PRICES = '/mileage/prices';

describe('the price page', () => {
  it('says without a sign-in and without scripts what each plan costs and holds', async () => {
    const { html, status, headers } = await new Visitor(app.origin).get(PRICES);
    expect(status).toBe(200);
    for (const words of [
      '$9 a month',
      '$19 a month',
      '$49 a month',
      '$490 a year',
      '14 days free',
      'Start free',
      'In every plan',
    ])
      expect(html).toContain(words);
    // No tax is added unless the operator has said so.
    expect(html).not.toMatch(/plus tax|taxes may/i);
    expect(html).not.toMatch(/<script(?! type="application\/ld\+json")/);
    expect(headers.get('cache-control')).toContain('public');
  });

  it('has its own address, is in the sitemap, and tells search engines the offers', async () => {
    const html = await (await fetch(app.origin + PRICES)).text();
    expect(html).toContain('<link rel="canonical" href="https://ifta.example.com/mileage/prices"');
    expect(await (await fetch(`${app.origin}/sitemap.xml`)).text()).toContain(
      '<loc>https://ifta.example.com/mileage/prices</loc>',
    );
    const things = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, text = '']) => JSON.parse(text) as { '@type': string; offers?: { price: string }[] },
    );
    expect(things.find((thing) => thing['@type'] === 'Product')?.offers?.map(({ price }) => price)).toEqual([
      '0.00',
      '9.00',
      '90.00',
      '19.00',
      '190.00',
      '49.00',
      '490.00',
    ]);
    expect(things.map((thing) => thing['@type'])).toContain('FAQPage');
  });

  it('is found from the front page, and leads who is signed in to the plans', async () => {
    expect(await (await fetch(`${app.origin}/mileage`)).text()).toContain(`href="${PRICES}"`);
    const html = await (await fetch(app.origin + PRICES, { headers: { Cookie: await cookieOf() } })).text();
    expect(html).toContain('Choose a plan');
  });
});

async function cookieOf(): Promise<string> {
  const { cookie } = await signedIn(app);
  return `__Host-${cookie.name}=${cookie.value}`;
}

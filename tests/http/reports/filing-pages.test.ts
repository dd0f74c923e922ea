import { describe, expect, it } from 'vitest';
import { startApp } from '../../factories/app';
import { giveThreeStates } from '../../factories/quarter-records';
import { signedIn } from '../../factories/signed-in';

const app = await startApp();

const has = (html: string, text: string) => expect(html.includes(text), `the page says "${text}"`).toBe(true);
const hasNot = (html: string, text: string) =>
  expect(html.includes(text), `the page does not say "${text}"`).toBe(false);
const FILING = '/mileage/reports/filing?q=20263';

describe('filing without a script', () => {
  it('shows the return in the column order of the form', async () => {
    const me = await signedIn(app);
    await giveThreeStates(me.scope);
    const page = await me.visitor.get('/mileage/reports/sheet?q=20263');
    expect(page.status).toBe(200);
    const cells = [...page.html.matchAll(/<td>([^<]*)<\/td>/g)].map((match) => match[1]);
    // H to O of Kentucky; interest and total depend on the day this runs.
    expect(cells.slice(10, 18)).toEqual(['2,000', '2,000', '8.00', '250', '100', '150', '0.2200', '33.00']);
    expect(cells.slice(20, 30)).toEqual([
      '0',
      '0',
      '0.00',
      '250',
      '0',
      '250',
      '0.1050',
      '26.25',
      '0.00',
      '26.25',
    ]);
    has(page.html, 'fuel code 01');
  });

  it('files, shows the filing everywhere, opens again with a reason, and refuses to file what has not changed', async () => {
    const me = await signedIn(app);
    await giveThreeStates(me.scope);
    has((await me.visitor.get(FILING)).html, 'We do not send the return.');
    const filed = await me.visitor.post(FILING, {
      intent: 'file',
      then: 'file',
      filedOn: '2026-11-02',
      confirmation: 'TX-778',
    });
    expect(filed.status).toBe(200);
    has(filed.html, 'Q3 2026 is filed.');
    has(filed.html, 'Filed November 2, 2026, TX-778');
    has((await me.visitor.get('/mileage/reports?q=20263')).html, 'Filed November 2, 2026, TX-778');
    const version = await me.visitor.get('/mileage/reports/filings/20263/1');
    has(version.html, 'Return filed: Q3 2026, original');
    has(version.html, '26.25');

    const noReason = await me.visitor.post(FILING, { intent: 'reopen', reason: '' });
    expect(noReason.status).toBe(422);
    has(noReason.html, 'Say why the quarter is opened again.');
    expect(noReason.html).toMatch(/<title>Error: /);
    const reopened = await me.visitor.post(FILING, { intent: 'reopen', reason: 'A receipt was missing' });
    has(reopened.html, 'Q3 2026 is open again.');
    const unchanged = await me.visitor.post(FILING, { intent: 'file', then: 'file', filedOn: '2026-11-02' });
    expect(unchanged.status).toBe(409);
    has(unchanged.html, 'Nothing has changed since the return was filed.');

    await me.db.fuelPurchase.updateMany({
      where: { carrierId: me.carrierId, state: 'CA' },
      data: { quantity: '150' },
    });
    const preview = await me.visitor.get(FILING);
    has(preview.html, 'Amended return 1');
    has(preview.html, 'What changes');
    // Eighteen days after the due date: interest on what is added, the same before it is filed, on the filing and on the report.
    const asked = await me.visitor.get(`${FILING}&filedOn=2026-11-20`);
    const interest = /Interest on the additional tax<\/dt><dd[^>]*>(?:<[^>]+>)*(\$\d+\.\d\d)/.exec(
      asked.html,
    )?.[1];
    expect(interest).toMatch(/^\$(?!0\.00)/);
    const amended = await me.visitor.post(FILING, { intent: 'file', then: 'file', filedOn: '2026-11-20' });
    has(amended.html, 'amended 1');
    for (const address of ['/mileage/reports/filings/20263/2', '/mileage/reports?q=20263']) {
      const { html } = await me.visitor.get(address);
      expect(html.slice(html.indexOf('Interest on the additional tax'))).toMatch(
        new RegExp(`^Interest on the additional tax</dt><dd[^>]*>(?:<[^>]+>)*\\${interest}`),
      );
    }
    const { data } = JSON.parse((await me.visitor.get('/mileage/api/reports/filings/20263/2')).html) as {
      data: { interest: string; differences: { interest: string }[] };
    };
    expect(`$${data.interest}`).toBe(interest);
    expect(data.differences.reduce((cents, line) => cents + Math.round(Number(line.interest) * 100), 0)).toBe(
      Math.round(Number(data.interest) * 100),
    );
    has((await me.visitor.get('/mileage/reports/filings')).html, 'A receipt was missing');
  });

  it('gives the form back with what was typed and what is wrong', async () => {
    const me = await signedIn(app);
    await giveThreeStates(me.scope);
    const page = await me.visitor.post(FILING, {
      intent: 'file',
      then: 'file',
      filedOn: '',
      confirmation: 'MY-NUMBER',
      creditApplied: 'abc',
    });
    expect(page.status).toBe(422);
    has(page.html, 'Enter the day the return was sent.');
    has(page.html, 'MY-NUMBER');
    expect(await me.db.filedReturn.count({ where: { carrierId: me.carrierId } })).toBe(0);
  });

  it('works out interest for other days before anything is filed', async () => {
    const me = await signedIn(app);
    await giveThreeStates(me.scope);
    const page = await me.visitor.post(FILING, {
      intent: 'file',
      then: 'recalculate',
      filedOn: '2026-12-03',
    });
    expect(page.url).toContain('filedOn=2026-12-03');
    has(page.html, '$50.00');
    expect(await me.db.filedReturn.count({ where: { carrierId: me.carrierId } })).toBe(0);
  });

  it('lets a viewer look and not file', async () => {
    const owner = await signedIn(app);
    await giveThreeStates(owner.scope);
    const viewer = await signedIn(app, { carrierId: owner.carrierId, role: 'viewer' });
    const page = await viewer.visitor.get(FILING);
    expect(page.status).toBe(200);
    hasNot(page.html, 'Mark Q3 2026 as filed');
    expect(
      (await viewer.visitor.post(FILING, { intent: 'file', then: 'file', filedOn: '2026-11-02' })).status,
    ).toBe(403);
  });

  it("knows no version of another carrier's return", async () => {
    const other = await signedIn(app);
    await giveThreeStates(other.scope);
    await other.visitor.post(FILING, { intent: 'file', then: 'file', filedOn: '2026-11-02' });
    const me = await signedIn(app);
    expect((await me.visitor.get('/mileage/reports/filings/20263/1')).status).toBe(404);
    expect((await me.visitor.get('/mileage/reports/filings/99999/1')).status).toBe(404);
  });

  it('turns reminders off and on', async () => {
    const me = await signedIn(app);
    has((await me.visitor.get('/mileage/reports/filings')).html, 'We email you 30, 7 and 1 days');
    has(
      (await me.visitor.post('/mileage/reports/filings', { reminders: 'off' })).html,
      'You are not reminded of due dates.',
    );
    has((await me.visitor.post('/mileage/reports/filings', { reminders: 'on' })).html, 'We email you 30, 7');
  });
});

describe('the audit export', () => {
  it('is made by a job behind a page that looks again by itself', async () => {
    const me = await signedIn(app);
    await giveThreeStates(me.scope);
    let page = await me.visitor.post('/mileage/reports/audit?q=20263', {});
    expect(page.url).toMatch(/\/mileage\/reports\/files\/[0-9a-f-]{36}$/);
    const at = page.url;
    for (let tries = 0; tries < 40 && !page.html.includes('The file is ready'); tries += 1) {
      expect(page.headers.get('refresh')).toBe('1');
      await new Promise((resolve) => setTimeout(resolve, 500));
      page = await me.visitor.get(at);
    }
    has(page.html, 'Download ifta-audit-2026-Q3.zip');
    expect(page.headers.get('refresh')).toBeNull();
    const cookie = { Cookie: `${me.cookie.name}=${me.cookie.value}` };
    const zip = await fetch(`${app.origin}${at}/content`, { headers: cookie });
    expect(zip.status).toBe(200);
    expect(Buffer.from(await zip.arrayBuffer()).subarray(0, 4)).toEqual(Buffer.from([0x50, 0x4b, 3, 4]));
  });
});

describe('the other reports', () => {
  it('show distance years, mileage taxes and trends from the same trips', async () => {
    const me = await signedIn(app);
    await giveThreeStates(me.scope);
    await me.db.equipment.updateMany({
      where: { carrierId: me.carrierId },
      data: { registeredWeightPounds: 80000 },
    });
    const irp = await me.visitor.get('/mileage/reports/irp?year=2027');
    has(irp.html, '10,000');
    has(irp.html, '60.000');
    const taxes = await me.visitor.get('/mileage/reports/distance-taxes?q=20263');
    has(taxes.html, 'Tax on 2,000 miles: $57.00.');
    const trends = await me.visitor.get('/mileage/reports/trends?q=20263');
    has(trends.html, '<svg');
    has(trends.html, '$29.25');
    const csv = await fetch(`${app.origin}/mileage/reports/irp.csv?year=2027`, {
      headers: { Cookie: `${me.cookie.name}=${me.cookie.value}` },
    });
    expect((await csv.text()).split('\r\n')[1]).toBe(
      ',,2026-07-01 to 2027-06-30,101,1FUJGLDR5CSBM1234,KY,Kentucky,2000.0',
    );
  });

  it('count only the miles of vehicles heavy enough, and name those without a weight', async () => {
    const me = await signedIn(app);
    await giveThreeStates(me.scope);
    const page = await me.visitor.get('/mileage/reports/distance-taxes?q=20263');
    has(page.html, '2,000 miles are from vehicles without a weight.');
    has(page.html, 'Enter weight to calculate the tax.');
  });
});

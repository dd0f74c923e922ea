import { describe, expect, it } from 'vitest';
import { startApp } from '../../factories/app';
import { signedIn } from '../../factories/signed-in';
import { Visitor } from '../../factories/visitor';

const app = await startApp({ env: { CLOCK_NOW: '2026-11-23T15:00:00Z' } });
const PAGE = '/mileage/reports/audit-letter';
const ASKED = new URLSearchParams({
  received: '11/02/2026',
  replyBy: '',
  from: '20261',
  to: '20262',
  agency: 'Texas Comptroller',
  reference: 'A-77 <b>',
}).toString();

describe('an audit letter arrived', () => {
  it('gives the days, the archives and a letter to print, without scripts', async () => {
    const me = await signedIn(app, { legalName: 'Sutter & Sons LLC' });
    const first = await me.visitor.get(PAGE);
    expect(first.status).toBe(200);
    expect(first.html).not.toContain('Your letter');
    const page = await me.visitor.get(`${PAGE}?${ASKED}`);
    expect(page.html).toContain('12/02/2026');
    expect(page.html).toContain('href="/mileage/reports/audit?q=20261"');
    expect(page.html).toContain('href="/mileage/reports/audit?q=20262"');
    expect(page.html).toContain('Sutter &amp; Sons LLC');
    expect(page.html).toContain('your reference A-77 &lt;b&gt;');
    const calendar = await me.visitor.get(`/mileage/reports/audit-letter.ics?${ASKED}`);
    expect(calendar.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(calendar.html).toContain('X-WR-CALNAME:IFTA audit');
    expect(calendar.html).toContain('DTSTART;VALUE=DATE:20261202');
    expect(calendar.html.match(/BEGIN:VEVENT/g)).toHaveLength(4);
    expect((await me.visitor.get('/mileage/reports/audit?q=20263')).html).toContain(`href="${PAGE}"`);
  });

  it('says what is wrong beside the field, keeps the rest, and makes no calendar of it', async () => {
    const me = await signedIn(app);
    const wrong = `${new URLSearchParams({ received: '13/40/2026', from: '20263', to: '20261', agency: 'Comptroller of Ohio' })}`;
    const page = await me.visitor.get(`${PAGE}?${wrong}`);
    expect(page.status).toBe(422);
    expect(page.html).toMatch(/id="received-error"[^>]*>.*Enter the date of the letter/);
    expect(page.html).toMatch(/id="to-error"[^>]*>.*cannot be before the first/);
    expect(page.html).toContain('value="Comptroller of Ohio"');
    expect((await me.visitor.get(`/mileage/reports/audit-letter.ics?${wrong}`)).status).toBe(404);
  });

  it('shows a viewer their carrier’s letter, and everybody the short version without signing in', async () => {
    const owner = await signedIn(app, { legalName: 'Ours Alone LLC' });
    const viewer = await signedIn(app, { carrierId: owner.carrierId, role: 'viewer' });
    expect((await viewer.visitor.get(`${PAGE}?${ASKED}`)).html).toContain('Ours Alone LLC');
    const other = await signedIn(app);
    expect((await other.visitor.get(`${PAGE}?${ASKED}`)).html).not.toContain('Ours Alone LLC');
    const visitor = new Visitor(app.origin);
    const open = await visitor.get('/mileage/audit-letter');
    expect(open.status).toBe(200);
    expect(open.html).toContain('An IFTA audit letter arrived');
    expect(open.html).toContain('What to send');
    expect((await visitor.get('/mileage/sitemap.xml')).html).toContain('/mileage/audit-letter<');
    expect((await visitor.get(`${PAGE}?${ASKED}`)).url).toContain('/mileage/login');
  });
});

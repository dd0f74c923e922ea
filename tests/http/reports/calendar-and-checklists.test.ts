import { describe, expect, it } from 'vitest';
import { startApp } from '../../factories/app';
import { signedIn } from '../../factories/signed-in';
import { Visitor } from '../../factories/visitor';

const app = await startApp({ env: { CLOCK_NOW: '2026-11-23T15:00:00Z' } });
const PAGE = '/mileage/reports/deadlines';
const addressOn = (html: string) =>
  /value="https?:\/\/[^"/]+(\/mileage\/calendar\/slc_[^"]+\.ics)"/.exec(html)?.[1] ?? '';

describe('the due dates of a carrier', () => {
  it('are listed, and followed by a calendar program at a secret address that can be ended', async () => {
    const me = await signedIn(app, { legalName: 'Sutter & Sons, LLC' });
    await me.db.distanceTaxAccount.create({
      data: { carrierId: me.carrierId, jurisdiction: 'OR', frequency: 'quarterly' },
    });
    const page = await me.visitor.get(PAGE);
    expect(page.html).toContain('Oregon weight-mile: Q3 2026 due');
    expect(page.html).toContain('UCR registration for 2027 due');
    expect(addressOn(page.html)).toBe('');
    const made = await me.visitor.post(PAGE, { intent: 'make' });
    expect(made.status).toBe(201);
    const address = addressOn(made.html);
    const stranger = new Visitor(app.origin);
    const calendar = await stranger.get(address);
    expect(calendar.status).toBe(200);
    expect(calendar.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(calendar.headers.get('cache-control')).toBe('private, no-store');
    expect(calendar.html).toContain('X-WR-CALNAME:IFTA deadlines\\, Sutter & Sons\\, LLC');
    expect(calendar.html).toContain('Oregon weight-mile');
    expect(calendar.html).not.toContain('New Mexico');
    // It is shown once, and only its hash is kept.
    expect(addressOn((await me.visitor.get(PAGE)).html)).toBe('');

    const next = addressOn((await me.visitor.post(PAGE, { intent: 'make' })).html);
    expect(next).not.toBe(address);
    expect((await stranger.get(address)).status).toBe(404);
    expect((await stranger.get(next)).status).toBe(200);
    await me.visitor.post(PAGE, { intent: 'end' });
    expect((await stranger.get(next)).status).toBe(404);
    expect((await stranger.get('/mileage/calendar/slc_x.ics')).status).toBe(404);
  });

  it('end with who made the address, and give viewers, others and unconfirmed people none', async () => {
    const owner = await signedIn(app);
    const editor = await signedIn(app, { carrierId: owner.carrierId, role: 'editor' });
    const address = addressOn((await editor.visitor.post(PAGE, { intent: 'make' })).html);
    const stranger = new Visitor(app.origin);
    expect((await stranger.get(address)).status).toBe(200);
    const viewer = await signedIn(app, { carrierId: owner.carrierId, role: 'viewer' });
    expect((await viewer.visitor.get(PAGE)).html).not.toContain('Make the address');
    expect((await viewer.visitor.post(PAGE, { intent: 'make' })).status).toBe(403);
    expect((await viewer.visitor.post(PAGE, { intent: 'end' })).status).toBe(403);
    const unconfirmed = await signedIn(app, { emailVerified: false });
    expect((await unconfirmed.visitor.post(PAGE, { intent: 'make' })).status).toBe(403);
    const other = await signedIn(app);
    await other.visitor.post(PAGE, { intent: 'end' });
    expect((await stranger.get(address)).status).toBe(200);
    await owner.db.membership.deleteMany({ where: { userId: editor.userId } });
    expect((await stranger.get(address)).status).toBe(404);
  });
});

describe('checklists to print', () => {
  it('are four, with the carrier on each', async () => {
    const me = await signedIn(app, { legalName: 'Sutter & Sons LLC' });
    const index = await me.visitor.get('/mileage/reports/checklists');
    const names = ['quarter', 'new-truck', 'trip-sheet', 'lease'];
    for (const name of names) {
      expect(index.html).toContain(`href="/mileage/reports/checklists/${name}"`);
      const page = await me.visitor.get(`/mileage/reports/checklists/${name}`);
      expect(page.status).toBe(200);
      expect(page.html).toContain('Sutter &amp; Sons LLC');
    }
    expect((await me.visitor.get('/mileage/reports/checklists/trip-sheet')).html).toContain(
      'Odometer at the line',
    );
    expect((await me.visitor.get('/mileage/reports/checklists/nothing')).status).toBe(404);
    expect((await new Visitor(app.origin).get('/mileage/reports/checklists')).url).toContain(
      '/mileage/login',
    );
    const filings = await me.visitor.get('/mileage/reports/filings');
    expect(filings.html).toContain('href="/mileage/reports/checklists"');
    expect(filings.html).toContain('href="/mileage/reports/deadlines"');
  });
});

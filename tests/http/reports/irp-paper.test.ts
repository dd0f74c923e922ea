import { PDFDocument } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { patientReader } from '../../factories/patient-reader';
import { startApp } from '../../factories/app';
import { giveRecords } from '../../factories/quarter-records';
import { makeApiToken, signedIn, type SignedIn } from '../../factories/signed-in';

const app = await startApp();

async function pdfOf(me: SignedIn, path: string) {
  for (let tries = 0; tries < 60; tries += 1) {
    const answer = await fetch(`${app.origin}${path}`, {
      headers: { Cookie: `${me.cookie.name}=${me.cookie.value}` },
    });
    if (answer.headers.get('content-type') === 'application/pdf') {
      const bytes = Buffer.from(await answer.arrayBuffer());
      const read = await patientReader().read(bytes, '2026-11-25');
      if (!read.ok) throw new Error(read.detail);
      const text = read.value.pages.flatMap(({ items }) => items.map((item) => item.text)).join(' ');
      const [page] = (await PDFDocument.load(bytes, { updateMetadata: false })).getPages();
      const { width, height } = page?.getSize() ?? { width: 0, height: 0 };
      return {
        text,
        name: answer.headers.get('content-disposition') ?? '',
        size: [width, height].map(Math.round),
      };
    }
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error(`${path} never came`);
}

async function fleet() {
  const me = await signedIn(app, { legalName: 'Sutter & Sons', role: 'owner' });
  const ids = await giveRecords(me.scope, {
    units: [{ unit: '101', vin: '1FUJGLDR5CSBM1234' }, { unit: '102' }],
    trips: [
      { unit: '101', date: '2025-07-01', miles: { TX: 400.4, OK: 120.1 } },
      { unit: '102', date: '2026-06-30', miles: { TX: 200.2, KS: 0 } },
      // Neither the day before nor the day after.
      { unit: '101', date: '2025-06-30', miles: { NM: 999 } },
      { unit: '101', date: '2026-07-01', miles: { AR: 888 } },
    ],
  });
  return { me, unit: ids.get('101') ?? 0 };
}

/** The profile's form as its page shows it, with some fields typed over. */
async function saveProfile(me: SignedIn, typed: Record<string, string>) {
  const { html } = await me.visitor.get('/mileage/account/carrier');
  const revision = /name="revision" value="(\d+)"/.exec(html)?.[1] ?? '';
  return me.visitor.post('/mileage/account/carrier', {
    legalName: 'Sutter & Sons',
    usdot: '1234567',
    baseJurisdiction: 'TX',
    units: 'us',
    timeZone: 'America/Chicago',
    paperSize: 'letter',
    revision,
    ...typed,
  });
}

describe('the IRP distance report on paper', () => {
  it('names carrier, account, fleet and period, in whole miles without zero lines, with a signature', async () => {
    const { me, unit } = await fleet();
    expect((await me.visitor.get('/mileage/reports/irp?year=2026')).html).toContain(
      'Your IRP account and fleet',
    );
    const wrong = await saveProfile(me, { irpAccount: 'TX/77', irpFleet: '01' });
    expect([wrong.status, wrong.html.includes('Letters, digits and dashes only')]).toEqual([422, true]);
    expect(wrong.html).toContain('value="TX/77"');
    await saveProfile(me, { irpAccount: 'TX 771204', irpFleet: '01' });
    const page = await me.visitor.get('/mileage/reports/irp?year=2026');
    expect(page.html).toContain('IRP account TX 771204, fleet 01');
    const { text, name, size } = await pdfOf(me, '/mileage/reports/irp.pdf?year=2026');
    for (const part of [
      'IRP distance report',
      'Reporting period July 1, 2025 to June 30, 2026',
      'Sutter & Sons',
      '1234567',
      'TX 771204',
      'Texas',
      '601',
      'Oklahoma',
      '120',
      '721',
      '1FUJGLDR5CSBM1234',
      'Signature',
    ])
      expect(text, part).toContain(part);
    for (const part of ['Kansas', 'New Mexico', 'Arkansas', '601.', '120.1'])
      expect(text, part).not.toContain(part);
    expect(name).toContain('irp-distance-2025-2026.pdf');
    expect(size).toEqual([612, 792]);
    const csv = (await me.visitor.get('/mileage/reports/irp.csv?year=2026')).html.split('\r\n');
    expect(csv.slice(0, 2)).toEqual([
      'irp_account,irp_fleet,period,unit,vin,jurisdiction,name,miles',
      'TX 771204,01,2025-07-01 to 2026-06-30,101,1FUJGLDR5CSBM1234,OK,Oklahoma,120.1',
    ]);
    await me.db.carrier.update({ where: { id: me.carrierId }, data: { baseJurisdiction: 'ON' } });
    const metric = (await me.visitor.get('/mileage/reports/irp.csv?year=2026')).html.split('\r\n');
    // 120.1 miles are 193.28 km.
    expect([metric[0]?.endsWith(',km'), metric[1]?.endsWith(',Oklahoma,193.3')]).toEqual([true, true]);
    await me.db.carrier.update({ where: { id: me.carrierId }, data: { baseJurisdiction: 'TX' } });
    const one = await pdfOf(me, `/mileage/reports/irp.pdf?year=2026&equipment_id=${unit}`);
    expect(one.text).toContain('Unit 101');
    expect(one.text).toContain('520');
    expect(one.text).not.toContain('601');
  });

  it('is printed on the paper that the carrier chose, as every other document', async () => {
    const { me } = await fleet();
    await saveProfile(me, { paperSize: 'a4' });
    const [irp, fuel] = [
      await pdfOf(me, '/mileage/reports/irp.pdf?year=2026'),
      await pdfOf(me, '/mileage/reports/download?type=trip-sheets&q=20253'),
    ];
    // 210 by 297 mm; the browser rounds up to its own pixels.
    for (const [width = 0, height = 0] of [irp.size, fuel.size]) {
      expect(Math.abs(width - 595.28)).toBeLessThan(1);
      expect(Math.abs(height - 841.89)).toBeLessThan(1.2);
    }
    const token = await makeApiToken(me.db, me);
    const call = (method: string, body?: object) =>
      fetch(`${app.origin}/mileage/api/carrier`, {
        method,
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
    const read = (await (await call('GET')).json()) as { data: Record<string, unknown> };
    expect(read.data).toMatchObject({ irp_account: null, irp_fleet: null, paper_size: 'a4' });
    const changed = await call('PUT', { irp_account: 'KS-1', paper_size: null });
    expect(changed.status).toBe(200);
    expect(((await changed.json()) as { data: object }).data).toMatchObject({
      irp_account: 'KS-1',
      paper_size: null,
    });
    expect((await call('PUT', { paper_size: 'legal' })).status).toBe(422);
    expect((await pdfOf(me, '/mileage/reports/irp.pdf?year=2026')).size).toEqual([612, 792]);
  });
});

import { setTimeout as pause } from 'node:timers/promises';
import JSZip from 'jszip';
import { beforeAll, describe, expect, it } from 'vitest';
import { startApp } from '../../factories/app';
import { giveTank } from '../../factories/bulk-tank';
import { fillDemo } from '../../factories/demo-records';
import { patientReader } from '../../factories/patient-reader';
import { signedIn, type SignedIn } from '../../factories/signed-in';
import { usUnitsIn } from '../../factories/us-units';

const app = await startApp({ env: { DEMO_RECORDS: '1' }, expectErrors: true });

/** The text of a file, with the names of columns as words. */
async function textsOf(name: string, bytes: Buffer): Promise<[name: string, text: string][]> {
  if (name.endsWith('.pdf')) {
    const read = await patientReader().read(bytes, '2026-11-23');
    if (!read.ok) throw new Error(`${name}: ${read.detail}`);
    return [[name, read.value.pages.flatMap(({ items }) => items.map(({ text }) => text)).join(' ')]];
  }
  if (/\.(zip|xlsx)$/.test(name)) {
    const { files } = await JSZip.loadAsync(bytes);
    const inner = Object.values(files).filter(({ dir }) => !dir);
    const texts = inner.map(async (file) =>
      textsOf(`${name}/${file.name}`, Buffer.from(await file.async('uint8array'))),
    );
    return (await Promise.all(texts)).flat();
  }
  if (!/\.(csv|xml|txt|md|json|ics)$/.test(name)) return [];
  const text = bytes.toString('utf8');
  return [[name, (name.endsWith('.xml') ? text.replace(/<[^>]+>/g, ' ') : text).replace(/[_"]/g, ' ')]];
}

describe('papers and files of a carrier of Ontario that records in kilometers and liters', () => {
  let member: SignedIn;

  beforeAll(async () => {
    const { carrierId } = await fillDemo(app, 'metric');
    member = await signedIn(app, { carrierId });
    await giveTank(member, 'litre');
    // Fuel that was paid in the carrier's own money, for its journal.
    await member.visitor.post('/mileage/trips-fuel/fuel/new', {
      intent: 'save',
      equipmentId: String((await member.db.equipment.findFirstOrThrow({ where: { carrierId } })).id),
      date: '2026-08-04',
      quantity: '310',
      fuelUnit: 'litre',
      fuelType: 'special_diesel',
      state: 'ON',
      city: 'London',
      seller: 'Irving',
      total: '512.33',
    });
  }, 240_000);

  const file = async (path: string): Promise<Buffer> => {
    for (;;) {
      const response = await fetch(`${app.origin}/mileage${path}`, {
        headers: { Cookie: `${member.cookie.name}=${member.cookie.value}` },
      });
      expect([path, response.status < 400]).toEqual([path, true]);
      if (!response.headers.get('content-type')?.startsWith('text/html'))
        return Buffer.from(await response.arrayBuffer());
      await pause(300);
    }
  };
  const usUnitsOf = async (name: string, bytes: Buffer) =>
    (await textsOf(name, bytes)).flatMap(([part, text]) =>
      usUnitsIn(text.replace(/Oregon weight-mile|weight-mile tax/g, '')).map((words) => `${part}: ${words}`),
    );

  it.each([
    ['/reports/download?type=pdf&q=20263', 'return.pdf', /\bkm\b/],
    ['/reports/download?type=excel&q=20263', 'return.xlsx', /\bkm\b/],
    ['/reports/download?type=csv&q=20263', 'return.csv', /\bkm\b/],
    ['/reports/download?type=trip-sheets&q=20263', 'trip-sheets.pdf', /[Kk]ilometers|\bkm\b/],
    ['/reports/download?type=fuel-log&q=20263', 'fuel-log.pdf', /liters/],
    ['/reports/download?type=bulk-tanks&q=20263', 'tanks.pdf', /liters/],
    ['/reports/irp.pdf?year=2026', 'irp.pdf', /\bkm\b|[Kk]ilometers/],
    ['/reports/irp.csv?year=2026', 'irp.csv', /\bkm\b|[Kk]ilometers/],
    ['/reports/journal.csv?q=20263&system=quickbooks', 'journal.csv', /Fuel/],
    ['/reports/journal.csv?q=20263&system=xero', 'journal.csv', /Fuel/],
    ['/imports/positions.xlsx?unit=&from=11%2F01%2F2026&to=11%2F30%2F2026', 'positions.xlsx', /odometer km/],
  ])(
    '%s has no word in miles or gallons',
    async (path, name, inMetric) => {
      const bytes = await file(path);
      const said = (await textsOf(name, bytes)).map(([, text]) => text).join(' ');
      expect(said).toMatch(inMetric);
      expect(await usUnitsOf(name, bytes)).toEqual([]);
    },
    120_000,
  );

  it('the audit file has none in any of its files', async () => {
    const asked = await member.visitor.post('/mileage/reports/audit?q=20263', {});
    const id = asked.url.split('/').at(-1) ?? '';
    const { carrierId, db } = member;
    while ((await db.reportFile.findFirstOrThrow({ where: { carrierId, id } })).status !== 'ready')
      await pause(300);
    const bytes = await file(`/api/reports/files/${id}/content`);
    // What was written when it was in gallons, the receipts as sellers print them, and the factor itself.
    const isAsWritten = /^audit\.zip\/(changes\.csv|receipts\/)|1 mile = 1\.609344 km/;
    const found = await usUnitsOf('audit.zip', bytes);
    expect(found.filter((one) => !isAsWritten.test(one))).toEqual([]);
    const rates = (await textsOf('audit.zip', bytes)).find(([name]) => name.endsWith('/rates.csv'))?.[1];
    expect(rates).toMatch(/,liter,\w+,CAD,/);
  }, 240_000);
});

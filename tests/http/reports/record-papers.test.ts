import { describe, expect, it } from 'vitest';
import { patientReader } from '../../factories/patient-reader';
import { startApp } from '../../factories/app';
import { giveRecords } from '../../factories/quarter-records';
import { signedIn } from '../../factories/signed-in';

const app = await startApp();

async function fleet() {
  const me = await signedIn(app, { legalName: 'Sutter & Sons' });
  await me.db.carrier.update({ where: { id: me.carrierId }, data: { iftaLicence: 'TX-77' } });
  await giveRecords(me.scope, {
    units: [{ unit: '101', vin: '1FUJGLDR5CSBM1234' }, { unit: '102' }],
    trips: [
      { unit: '101', date: '2026-07-06', miles: { TX: 400, KY: [120, 20] }, odometer: [100_000, 100_520] },
      { unit: '102', date: '2026-08-06', miles: { TX: 200 }, odometer: [5000, 5200] },
    ],
    fuel: [
      {
        unit: '101',
        date: '2026-07-06',
        state: 'TX',
        quantity: '60.5',
        seller: 'Flying J',
        totalCents: 21_175,
      },
      { unit: '102', date: '2026-08-06', state: 'TX', quantity: '30', bulk: true },
    ],
  });
  const pdf = async (query: string) => {
    for (let tries = 0; tries < 60; tries += 1) {
      const response = await fetch(`${app.origin}/mileage/reports/download?${query}`, {
        headers: { Cookie: `${me.cookie.name}=${me.cookie.value}` },
      });
      if (response.headers.get('content-type') !== 'application/pdf') {
        expect(response.status).toBeLessThan(400);
        await new Promise((resolve) => setTimeout(resolve, 500));
        continue;
      }
      const bytes = Buffer.from(await response.arrayBuffer());
      const read = await patientReader().read(bytes, '2026-11-23');
      if (!read.ok) throw new Error(read.detail);
      return {
        bytes,
        text: read.value.pages.flatMap(({ items }) => items.map(({ text }) => text)).join(' '),
      };
    }
    throw new Error('no PDF came');
  };
  return { me, pdf };
}

describe('papers of the records', () => {
  it('are trip sheets of a quarter with what P540 asks for, tagged, and of one trip alone', async () => {
    const { me, pdf } = await fleet();
    const { text, bytes } = await pdf('type=trip-sheets&q=20263');
    for (const part of [
      'Sutter & Sons',
      'TX-77',
      '101',
      '1FUJGLDR5CSBM1234',
      'Dana Driver',
      '100,000.0',
      '100,520.0',
      'I-35',
      'Kentucky',
      '120.0',
      'Trip permit',
      '5,200.0',
      'Driver’s signature',
    ])
      // prettier-ignore
      expect(text, part).toContain(part);
    expect(bytes.toString('latin1')).toContain('%PDF');
    const trip = await me.db.trip.findFirstOrThrow({
      where: { carrierId: me.carrierId, odometerStartTenths: 50_000 },
    });
    const one = await pdf(`type=trip-sheets&q=20263&trip=${trip.id}`);
    expect(one.text).toContain(`Trip sheet, trip ${trip.id}`);
    expect(one.text).not.toContain('Kentucky');
    const other = await signedIn(app);
    const answer = await fetch(
      `${app.origin}/mileage/reports/download?type=trip-sheets&q=20263&trip=${trip.id}`,
      { headers: { Cookie: `${other.cookie.name}=${other.cookie.value}` } },
    );
    expect(answer.status).toBe(404);
  });

  it('are a fuel log by vehicle with seller, price and buyer (P550)', async () => {
    const { me, pdf } = await fleet();
    const { text } = await pdf('type=fuel-log&q=20263');
    for (const part of [
      'Buyer',
      'Sutter & Sons',
      'Unit 101',
      'Flying J',
      '60.5',
      '211.75',
      'own bulk tank',
      '60.500 gallons',
    ])
      expect(text, part).toContain(part);
    expect((await me.visitor.get('/mileage/reports/audit?q=20263')).html).toContain('Fuel log (PDF)');
  });
});

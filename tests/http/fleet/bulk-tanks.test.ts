import JSZip from 'jszip';
import { describe, expect, it } from 'vitest';
import { patientReader } from '../../factories/patient-reader';
import { startApp } from '../../factories/app';
import { giveRecords } from '../../factories/quarter-records';
import { makeApiToken, signedIn } from '../../factories/signed-in';

const app = await startApp();
const textOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;/g, "'")
    .replace(/\s+/g, ' ');

const TANK = {
  name: 'Main yard',
  capacity: '12,000',
  unit: 'gallon',
  fuelType: 'special_diesel',
  city: 'Tulsa',
  state: 'OK',
  taxPaid: '1',
  active: '1',
  notes: '',
};

async function withTank() {
  const me = await signedIn(app, { name: 'Dana Driver', legalName: 'Prairie Haulers' });
  const ids = await giveRecords(me.scope, {
    units: [{ unit: '101' }],
    trips: [{ unit: '101', date: '2026-08-06', miles: { OK: 3000, TX: 3000 } }],
  });
  const page = await me.visitor.post('/mileage/bulk-tanks/new', TANK);
  expect(textOf(page.html)).toContain('Tank Main yard added.');
  const tank = await me.db.bulkTank.findFirstOrThrow({ where: { carrierId: me.carrierId } });
  return { me, truck: String(ids.get('101')), at: `/mileage/bulk-tanks/${tank.id}`, id: Number(tank.id) };
}

type Fleet = Awaited<ReturnType<typeof withTank>>;
const add = ({ me, at }: Fleet, fields: Record<string, string>) =>
  me.visitor.post(`${at}/entries/new`, { taxPaid: '1', supplier: '', usedBy: '', ...fields });
const fill = ({ me, truck, id }: Fleet, fields: Record<string, string>) =>
  me.visitor.post('/mileage/trips-fuel/fuel/new', {
    intent: 'save',
    equipmentId: truck,
    fuelUnit: 'gallon',
    fuelType: 'special_diesel',
    state: 'OK',
    tankId: String(id),
    ...fields,
  });

async function quarterOf(fleet: Fleet) {
  await add(fleet, { kind: 'reading', date: '2026-06-30', quantity: '1,000' });
  await add(fleet, {
    kind: 'delivery',
    date: '2026-07-02',
    quantity: '7,500.5',
    supplier: 'Plains Petroleum',
    invoice: 'PP-1',
    total: '24,750.10',
  });
  await add(fleet, {
    kind: 'delivery',
    date: '2026-08-10',
    quantity: '500',
    supplier: 'Dyed & Co',
    taxPaid: '0',
  });
  await add(fleet, { kind: 'other', date: '2026-08-12', quantity: '40', usedBy: 'Yard loader' });
  await fill(fleet, { date: '2026-08-06', quantity: '800' });
  await fill(fleet, { date: '2026-08-20', quantity: '7900' });
  return add(fleet, { kind: 'reading', date: '2026-09-30', quantity: '255' });
}

describe('bulk tanks, without scripts', () => {
  it('reconcile deliveries, readings and withdrawals by month and quarter, and tax withdrawals as delivered', async () => {
    const fleet = await withTank();
    const { me, at } = fleet;
    await quarterOf(fleet);
    const page = await me.visitor.get(`${at}?q=20263`);
    const text = textOf(page.html);
    // 1,000 + 8,000.5 - 8,700 - 40 = 260.5; 255 were measured.
    for (const part of [
      '1,000.0',
      '8,000.5',
      '8,700.0',
      '40.0',
      '−5.5',
      '255.0',
      '09/30/2026',
      'Yard loader',
      'PP-1',
    ])
      expect(text, part).toContain(part);
    // 8,500.5 of tax-paid fuel, less 40 for the loader: 8,460.5 of the trucks' 8,700 are tax-paid.
    expect(text).toContain('8,460.5');
    expect(text).toContain('tax paid on 7,660.5');
    const list = textOf((await me.visitor.get('/mileage/bulk-tanks?q=20263')).html);
    expect(list).toContain('255.0 gal');
    expect(list).not.toContain('Check');
    const report = textOf((await me.visitor.get('/mileage/reports?q=20263')).html);
    expect(report).toContain('8,461');
    expect(report).toContain('8,700');
  });

  it('say what is wrong beside the field with what was typed, and save a double submit once', async () => {
    const fleet = await withTank();
    const { me, at } = fleet;
    const wrong = await add(fleet, {
      kind: 'delivery',
      date: '2026-07-99',
      quantity: '12,50',
      supplier: ' ',
    });
    expect(wrong.status).toBe(422);
    expect(wrong.html).toMatch(/<title>Error: /);
    for (const part of [
      'This is not a date. Write it as MM/DD/YYYY.',
      'Write the quantity as a number, such as 7,500 (at most three decimals).',
      'Supplier is required: an auditor asks who delivered.',
    ])
      expect(textOf(wrong.html), part).toContain(part);
    expect(wrong.html).toContain('value="12,50"');
    const form = await me.visitor.get(`${at}/entries/new?kind=reading`);
    const key = /name="idempotencyKey" value="([^"]+)"/.exec(form.html)?.[1] ?? '';
    const once = { kind: 'reading', date: '07/31/2026', quantity: '0', idempotencyKey: key };
    await add(fleet, once);
    await add(fleet, once);
    expect(await me.db.bulkTankEntry.count({ where: { carrierId: me.carrierId } })).toBe(1);
    const twice = await me.visitor.post('/mileage/bulk-tanks/new', {
      ...TANK,
      name: 'main YARD',
      capacity: '',
    });
    expect(textOf(twice.html)).toContain('Capacity is required.');
    const taken = await me.visitor.post('/mileage/bulk-tanks/new', { ...TANK, name: 'main YARD' });
    expect(textOf(taken.html)).toContain('There is a tank main YARD already.');
    const moved = await me.visitor.post(`${at}/edit`, { ...TANK, state: 'TX', revision: '1' });
    expect(textOf(moved.html)).toContain('This tank has records: its state stays.');
    const stale = await me.visitor.post(`${at}/edit`, { ...TANK, notes: 'North side', revision: '7' });
    expect(stale.status).toBe(409);
    expect(textOf(stale.html)).toContain('Someone else has changed this tank meanwhile.');
  });

  it('ask about withdrawals that no stock explains, and about bulk fuel without a tank', async () => {
    const fleet = await withTank();
    const { me, at } = fleet;
    await fill(fleet, { date: '2026-08-06', quantity: '800' });
    await fill(fleet, { date: '2026-08-07', quantity: '100', tankId: '', bulk: '1', city: 'Tulsa' });
    expect(textOf((await me.visitor.get(`${at}?q=20263`)).html)).toContain(
      'More was withdrawn than was delivered. Enter the stock on hand from before as an inventory reading.',
    );
    const list = textOf((await me.visitor.get('/mileage/bulk-tanks?q=20263')).html);
    expect(list).toContain('1 bulk withdrawal names no tank');
    expect(list).toContain('Check');
  });

  it('go to the trash with their entries and come back, and stay where trucks were filled from them', async () => {
    const fleet = await withTank();
    const { me, at, id } = fleet;
    await add(fleet, { kind: 'delivery', date: '2026-07-02', quantity: '500', supplier: 'Plains' });
    const [entry] = await me.db.bulkTankEntry.findMany({ where: { carrierId: me.carrierId } });
    const asked = await me.visitor.get(`${at}/entries/${entry?.id}/delete`);
    expect(textOf(asked.html)).toContain('07/02/2026, 500 gal, tank Main yard.');
    await me.visitor.post(`${at}/entries/${entry?.id}/delete`, {});
    expect(await me.db.bulkTankEntry.count({ where: { carrierId: me.carrierId } })).toBe(0);
    const trash = await me.visitor.get('/mileage/account/trash');
    expect(textOf(trash.html)).toContain('1 tank entry');
    const batch = /name="batch" value="([^"]+)"/.exec(trash.html)?.[1] ?? '';
    await me.visitor.post('/mileage/account/trash', { batch });
    expect(await me.db.bulkTankEntry.count({ where: { carrierId: me.carrierId } })).toBe(1);

    await me.visitor.post(`${at}/delete`, {});
    expect((await me.visitor.get(at)).status).toBe(404);
    const again = /name="batch" value="([^"]+)"/.exec(
      (await me.visitor.get('/mileage/account/trash')).html,
    )?.[1];
    await me.visitor.post('/mileage/account/trash', { batch: again ?? '' });
    expect(await me.db.bulkTankEntry.count({ where: { carrierId: me.carrierId, tankId: id } })).toBe(1);
    const log = await me.db.recordChange.findMany({
      where: { carrierId: me.carrierId },
      orderBy: { id: 'asc' },
    });
    expect(log.map(({ entity, action }) => `${entity} ${action}`)).toEqual([
      'tank created',
      'tank_entry created',
      'tank_entry deleted',
      'tank_entry restored',
      'tank deleted',
      'tank restored',
    ]);

    await fill(fleet, { date: '2026-08-06', quantity: '80' });
    const kept = await me.visitor.post(`${at}/delete`, {});
    expect(kept.status).toBe(409);
    expect(textOf(kept.html)).toContain('Take it out of use instead.');
  });

  it('are on paper and in the audit file: tanks, deliveries, inventory, withdrawals, reconciliation', async () => {
    const fleet = await withTank();
    const { me } = fleet;
    await quarterOf(fleet);
    const cookie = { Cookie: `${me.cookie.name}=${me.cookie.value}` };
    const fetched = async (path: string): Promise<Buffer> => {
      for (let tries = 0; tries < 80; tries += 1) {
        const answer = await fetch(`${app.origin}${path}`, { headers: cookie });
        if (/pdf|zip/.test(answer.headers.get('content-type') ?? ''))
          return Buffer.from(await answer.arrayBuffer());
        await new Promise((resolve) => setTimeout(resolve, 500));
      }
      throw new Error(`${path} never came`);
    };
    const read = await patientReader().read(
      await fetched('/mileage/reports/download?type=bulk-tanks&q=20263'),
      '2026-11-25',
    );
    if (!read.ok) throw new Error(read.detail);
    const paper = read.value.pages.flatMap(({ items }) => items.map(({ text }) => text)).join(' ');
    for (const part of [
      'Prairie Haulers',
      'Tank Main yard',
      '8,460.5',
      'Plains Petroleum',
      'Yard loader',
      'Signature',
    ])
      expect(paper, part).toContain(part);

    await me.visitor.post('/mileage/reports/audit?q=20263', {});
    const file = await me.db.reportFile.findFirstOrThrow({
      where: { carrierId: me.carrierId, kind: 'audit' },
    });
    const zip = await JSZip.loadAsync(await fetched(`/mileage/reports/files/${file.id}/content`));
    const lines = async (name: string) =>
      ((await zip.file(name)?.async('string')) ?? '').trim().split('\r\n');
    expect(await lines('bulk_deliveries.csv')).toEqual([
      expect.stringContaining('supplier,invoice,quantity'),
      expect.stringContaining(
        'Main yard,2026-07-02,Plains Petroleum,PP-1,7500.5,gallon,special_diesel,yes,24750.10,Prairie Haulers,OK',
      ),
      expect.stringContaining(
        'Main yard,2026-08-10,Dyed & Co,,500,gallon,special_diesel,no,,Prairie Haulers,OK',
      ),
    ]);
    expect((await lines('bulk_reconciliation.csv')).at(-1)).toBe(
      'Main yard,quarter,2026-07-01,2026-09-30,gallon,1000.000,8000.500,7500.500,8700.000,8460.500,40.000,-5.500,255.000,2026-09-30,255.000,',
    );
    expect((await lines('bulk_inventory.csv')).length).toBe(2);
    expect((await lines('bulk_tanks.csv'))[1]).toContain(
      'Main yard,special_diesel,gallon,12000,Tulsa,OK,yes,yes',
    );
    expect((await lines('bulk_withdrawals.csv'))[2]).toContain('Main yard,239.500');
    expect((await lines('changes.csv')).join()).toContain('tank_entry');
    expect(zip.file('bulk_tanks.pdf')).not.toBeNull();
    expect(await zip.file('README.txt')?.async('string')).toContain('bulk_reconciliation.csv');
  });

  it('give programs the same book, and are found by name in an imported file', async () => {
    const fleet = await withTank();
    const { me, id } = fleet;
    await quarterOf(fleet);
    const token = await makeApiToken(me.db, me);
    const answer = await fetch(`${app.origin}/mileage/api/bulk-tanks/${id}/reconciliation/20263`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    const { data } = (await answer.json()) as { data: { total: object } };
    expect(data.total).toEqual({
      from: '2026-07-01',
      to: '2026-09-30',
      opening: '1000.000',
      delivered: '8000.500',
      delivered_tax_paid: '7500.500',
      own_vehicles: '8700.000',
      own_vehicles_tax_paid: '8460.500',
      other: '40.000',
      difference: '-5.500',
      closing: '255.000',
      measured_on: '2026-09-30',
      measured: '255.000',
      questions: [],
    });
  });
});

import { describe, expect, it } from 'vitest';
import { startApp } from '../../factories/app';
import { giveRecords, giveThreeStates } from '../../factories/quarter-records';
import { makeApiToken, signedIn } from '../../factories/signed-in';

const app = await startApp();
const textOf = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

describe('the return for the state’s site', () => {
  it('is in the order of a base that is known, to copy and as files', async () => {
    const me = await signedIn(app, { baseJurisdiction: 'TX' });
    await giveThreeStates(me.scope);
    const page = await me.visitor.get('/mileage/reports/sheet?q=20263');
    expect(page.html).toContain('Jurisdiction\tTotal miles\tTaxable miles\tTax-paid gallons');
    expect(page.html).toContain('CA\t2000\t2000\t250');
    const tsv = (await me.visitor.get('/mileage/reports/sheet.txt?q=20263&format=tsv')).html;
    expect(tsv.split('\n').slice(1)).toEqual([
      'CA\t2000\t2000\t250',
      'KY\t2000\t2000\t100',
      'TX\t6000\t6000\t900',
    ]);
    const csv = (await me.visitor.get('/mileage/reports/sheet.txt?q=20263&format=csv')).html;
    expect(csv).toContain('KY,2000,2000,100');
  });

  it('has a line for the surcharge in New York, and says of others that their order is not known', async () => {
    const me = await signedIn(app, { baseJurisdiction: 'NY' });
    await giveThreeStates(me.scope);
    const lines = (await me.visitor.get('/mileage/reports/sheet.txt?q=20263')).html.split('\n');
    expect(lines[0]).toBe(
      'Jurisdiction\tRate code\tTotal miles\tTaxable miles\tAverage\tTaxable gallons\tTax-paid gallons',
    );
    expect(lines.slice(2, 4)).toEqual(['KY\t\t2000\t2000\t8.00\t250\t100', 'KY\t\t0\t0\t0.00\t250\t0']);
    await me.db.carrier.update({ where: { id: me.carrierId }, data: { baseJurisdiction: 'OH' } });
    const other = textOf((await me.visitor.get('/mileage/reports/sheet?q=20263')).html);
    expect(other).toContain('We do not know the order of columns');
    expect(other).not.toContain('Indiana upload');
  });

  it('begins Indiana’s upload as far as it is documented', async () => {
    const me = await signedIn(app, { baseJurisdiction: 'IN' });
    await giveThreeStates(me.scope);
    await me.db.carrier.update({ where: { id: me.carrierId }, data: { iftaLicence: 'IN-12' } });
    expect((await me.visitor.get('/mileage/reports/sheet.txt?q=20263&format=indiana')).html).toBe(
      'TID,IN-12\r\nQUARTER,3,,2026\r\nDI,10000,1250,8.00\r\n',
    );
  });
});

describe('the journal for a bookkeeper', () => {
  it('has tax and fuel by truck, balanced, in the accounts that were typed', async () => {
    const me = await signedIn(app);
    await giveThreeStates(me.scope);
    await me.db.fuelPurchase.updateMany({
      where: { carrierId: me.carrierId, state: 'TX' },
      data: { totalCents: 100_000 },
    });
    // 250 gallons at $3.999: 999.75.
    await me.db.fuelPurchase.updateMany({
      where: { carrierId: me.carrierId, state: 'CA' },
      data: { pricePerUnit: '3.999' },
    });
    const page = textOf((await me.visitor.get('/mileage/reports/journal?q=20263')).html);
    expect(page).toContain('1 fuel purchase without a total or price');
    expect(page).toContain('IFTA Tax Payable');
    const csv = (
      await me.visitor.get('/mileage/reports/journal.csv?q=20263&fuelClearing=Fuel+Card&program=quickbooks')
    ).html;
    const rows = csv
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(','));
    const sum = (column: number) =>
      rows.reduce((cents, row) => cents + Math.round(Number(row[column]) * 100), 0);
    expect(sum(3)).toBe(sum(4));
    expect(csv).toContain('IFTA-20263-FUEL,09/30/2026,Fuel,1999.75,,Fuel Q3 2026,,102');
    expect(csv).toContain('IFTA-20263-FUEL,09/30/2026,Fuel Card,,2999.75,Fuel Q3 2026,,');
    const xero = (await me.visitor.get('/mileage/reports/journal.csv?q=20263&program=xero&fuelExpense=449'))
      .html;
    expect(xero).toContain('Fuel Q3 2026,30 Sep 2026,Fuel Q3 2026,449,Tax Exempt,1999.75,Truck,102');
  });

  it('leaves out what was paid in the money of another country, and says how much that is', async () => {
    const me = await signedIn(app);
    await giveThreeStates(me.scope);
    await me.db.fuelPurchase.updateMany({ where: { carrierId: me.carrierId }, data: { totalCents: 10_010 } });
    await giveRecords(me.scope, {
      units: [{ unit: '900' }],
      fuel: [
        {
          unit: '900',
          date: '2026-08-02',
          state: 'ON',
          quantity: '300',
          fuelUnit: 'litre',
          totalCents: 45_050,
        },
        { unit: '900', date: '2026-08-03', state: 'QC', quantity: '100', fuelUnit: 'litre' },
      ],
    });
    const page = textOf((await me.visitor.get('/mileage/reports/journal?q=20263')).html);
    expect(page).toContain('1 fuel purchase paid in another currency, together C$450.50: not in the journal');
    expect(page).toContain('1 fuel purchase without a total or price');
    const csv = (await me.visitor.get('/mileage/reports/journal.csv?q=20263&program=quickbooks')).html;
    expect(csv).not.toContain('450.50');
    const token = await makeApiToken(me.db, me);
    const answer = await fetch(`${app.origin}/mileage/api/reports/journal?q=20263`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    expect((await answer.json()) as unknown).toMatchObject({
      data: {
        currency: 'USD',
        purchases_in_other_currency: { currency: 'CAD', purchases: 1, total: '450.50' },
      },
    });
    // To a carrier of Ontario the other money is that of the United States.
    await me.db.carrier.update({ where: { id: me.carrierId }, data: { baseJurisdiction: 'ON' } });
    const fromOntario = textOf((await me.visitor.get('/mileage/reports/journal?q=20263')).html);
    expect(fromOntario).toContain('fuel purchases paid in another currency, together US$');
    expect(fromOntario).toContain('450.50');
  });

  it('keeps the accounts by program, for this carrier alone', async () => {
    const me = await signedIn(app);
    await giveThreeStates(me.scope);
    await me.db.fuelPurchase.updateMany({ where: { carrierId: me.carrierId }, data: { totalCents: 10_010 } });
    const form = '/mileage/reports/journal?q=20263&program=xero';
    const typed = {
      q: '20263',
      program: 'xero',
      taxExpense: '620',
      taxPayable: '830',
      interestExpense: '437',
      fuelExpense: '449',
      fuelClearing: '835',
      taxRate: 'Tax on Purchases (0%)',
    };
    const wrong = await me.visitor.post(form, { ...typed, fuelExpense: '4'.repeat(101) });
    expect(wrong.status).toBe(422);
    expect(wrong.html).toContain('At most 100 characters.');
    expect(wrong.html).toContain(`value="${'4'.repeat(101)}"`);
    for (let twice = 0; twice < 2; twice += 1) {
      const saved = textOf((await me.visitor.post(form, typed)).html);
      expect(saved).toContain('Accounts for Xero saved.');
    }
    expect(await me.db.journalAccounts.count({ where: { carrierId: me.carrierId } })).toBe(1);
    const xero = (await me.visitor.get('/mileage/reports/journal.csv?q=20263&program=xero')).html;
    expect(xero).toContain('Fuel Q3 2026,449,Tax on Purchases (0%),200.20,Truck,101');
    expect(xero).toContain(',835,Tax on Purchases (0%),-400.40,,');
    // Those typed for another program do not follow.
    const desktop = (
      await me.visitor.get(
        '/mileage/reports/journal.csv?q=20263&program=quickbooks-desktop&for=xero&fuelExpense=449',
      )
    ).html;
    expect(desktop).toContain('TRNS\tGENERAL JOURNAL\t09/30/26\tFuel\t101\t');
    expect(desktop.split('\r\n').filter((line) => line === 'ENDTRNS')).toHaveLength(2);
    const other = await signedIn(app);
    await giveThreeStates(other.scope);
    expect((await other.visitor.get(form)).html).not.toContain('value="449"');
    const reader = await signedIn(app, { role: 'viewer' });
    expect((await reader.visitor.post(form, typed)).status).toBe(403);
  });

  it('is of one truck where one is asked for, and does not know those of others', async () => {
    const [me, other] = [await signedIn(app), await signedIn(app)];
    for (const one of [me, other]) {
      await giveThreeStates(one.scope);
      await one.db.fuelPurchase.updateMany({
        where: { carrierId: one.carrierId },
        data: { totalCents: 5000 },
      });
    }
    const idOf = async (one: typeof me, unit: string) =>
      Number((await one.db.equipment.findFirstOrThrow({ where: { carrierId: one.carrierId, unit } })).id);
    const mine = await me.visitor.get(
      `/mileage/reports/journal.csv?q=20263&equipment_id=${await idOf(me, '102')}`,
    );
    expect(mine.html).toContain(',102');
    expect(mine.html).not.toContain(',101');
    const foreign = await idOf(other, '101');
    for (const path of ['journal', 'journal.csv'])
      expect((await me.visitor.get(`/mileage/reports/${path}?q=20263&equipment_id=${foreign}`)).status).toBe(
        404,
      );
    const token = await makeApiToken(me.db, me);
    const call = (query: string) =>
      fetch(`${app.origin}/mileage/api/reports/journal?${query}`, {
        headers: { Authorization: `Bearer ${token}` },
      });
    expect((await call(`q=20263&equipment_id=${foreign}`)).status).toBe(404);
    expect((await call('q=20263&program=sage')).status).toBe(422);
    const file = await call('q=20263&program=quickbooks-desktop&type=file');
    expect(file.headers.get('content-disposition')).toContain('journal-quickbooks-desktop-2026-Q3.iif');
    const { data } = (await (await call('q=20263')).json()) as {
      data: { entries: { lines: { debit: string | null; credit: string | null }[] }[] };
    };
    const cents = (text: string | null) => Math.round(Number(text ?? 0) * 100);
    expect(data.entries.length).toBeGreaterThan(0);
    for (const { lines } of data.entries)
      expect(lines.reduce((sum, line) => sum + cents(line.debit) - cents(line.credit), 0)).toBe(0);
  });

  it('says of an empty quarter that there is nothing to post', async () => {
    const me = await signedIn(app);
    const page = await me.visitor.get('/mileage/reports/journal.csv?q=20252&program=quickbooks');
    expect(textOf(page.html)).toContain('Nothing to post');
    const token = await makeApiToken(me.db, me);
    const answer = await fetch(`${app.origin}/mileage/api/reports/journal?q=20252&type=file`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('Nothing to post');
  });
});

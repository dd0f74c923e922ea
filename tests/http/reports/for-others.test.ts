import { describe, expect, it } from 'vitest';
import { startApp } from '../../factories/app';
import { giveThreeStates } from '../../factories/quarter-records';
import { signedIn } from '../../factories/signed-in';

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
    const page = textOf((await me.visitor.get('/mileage/reports/journal?q=20263')).html);
    expect(page).toContain('2 fuel purchases without a total');
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
    expect(csv).toContain('IFTA-20263-FUEL,09/30/2026,Fuel,1000.00,,Fuel Q3 2026,,101');
    expect(csv).toContain('IFTA-20263-FUEL,09/30/2026,Fuel Card,,2000.00,Fuel Q3 2026,,');
    const xero = (await me.visitor.get('/mileage/reports/journal.csv?q=20263&program=xero&fuelExpense=449'))
      .html;
    expect(xero).toContain('Fuel Q3 2026,30 Sep 2026,Fuel Q3 2026,449,Tax Exempt,1000.00,Truck,102');
  });
});

import { describe, expect, it } from 'vitest';
import { formSheet } from '~/areas/returns/views/form-sheet';
import { portalLayout, portalTable, tabSeparated } from '~/areas/returns/views/portal-layout';
import { fuelTypeName } from '~/engine/ifta/fuel-types';
import { IFTA_MEMBERS } from '~/engine/jurisdictions/codes';
import { fuel, gathered, returnFrom, trip } from '../../../engine/ifta/records-builders';

const computed = returnFrom(
  gathered({
    trips: [trip('2026-07-06', { KY: '2000', TX: '6000', OR: '500' }, 'T1')],
    fuel: [fuel('2026-07-06', 'TX', '1000', { equipmentId: 'T1' })],
  }),
);
const [schedule] = computed.schedules;
const rowsOf = (base: string) => {
  const [head = '', ...rows] = tabSeparated(portalTable(schedule!, computed, portalLayout(base))).split('\n');
  return { head: head.split('\t'), rows: rows.map((row) => row.split('\t')) };
};
/** The first row of a jurisdiction, by the names of its columns. */
const rowOf = (base: string, code: string, which = 0) => {
  const { head, rows } = rowsOf(base);
  const row = rows.filter((cells) => cells[0] === code)[which] ?? [];
  return Object.fromEntries(head.map((name, index) => [name, row[index]]));
};

describe('the layout of a base', () => {
  it.each([
    [
      'GA',
      'Jurisdiction|Rate code|Total miles|Taxable miles|Average|Taxable gallons|Tax-paid gallons|Net taxable gallons|Rate|Tax|Interest|Total due',
    ],
    [
      'ME',
      'Jurisdiction|Total miles|Taxable miles|Average|Taxable gallons|Tax-paid gallons|Net taxable gallons|Rate|Tax|Interest|Total due',
    ],
    [
      'VA',
      'Jurisdiction|Fuel code|Total miles|Taxable miles|Taxable gallons|Tax-paid gallons|Net taxable gallons|Rate|Tax|Interest|Total due',
    ],
    [
      'WI',
      'Jurisdiction|Fuel code|Total miles|Taxable miles|Taxable gallons|Tax-paid gallons|Net taxable gallons|Rate|Tax|Interest|Total due',
    ],
    ['NC', 'Jurisdiction|Fuel code|Total miles|Taxable miles|Tax-paid gallons'],
    ['NJ', 'Jurisdiction|Total miles|Taxable miles|Tax-paid gallons'],
    [
      'ID',
      'Jurisdiction|Fuel code|Rate|Total miles|Taxable miles|Taxable gallons|Tax-paid gallons|Net taxable gallons|Tax',
    ],
  ])('of %s has the columns of its own form', (base, columns) => {
    expect(rowsOf(base).head.join('|')).toBe(columns);
    expect(portalLayout(base).base).toBe(base);
  });

  it('has every line once, surcharges apart only where the base takes them so', () => {
    for (const { code } of IFTA_MEMBERS) {
      const layout = portalLayout(code);
      const places = rowsOf(code).rows.map(([place]) => place);
      expect(
        places.filter((place) => place === 'KY'),
        code,
      ).toHaveLength(layout.hasSurchargeLines ? 2 : 1);
      expect(new Set(places).size, code).toBe(3);
      expect(layout.note, code).not.toBe('');
    }
  });

  it('has the fuel codes of the base', () => {
    expect(rowOf('ID', 'TX')['Fuel code']).toBe('2');
    expect(rowOf('VA', 'TX')['Fuel code']).toBe('D');
    expect(rowOf('NC', 'TX')['Fuel code']).toBe(fuelTypeName('special_diesel'));
    expect(rowOf('WI', 'TX')['Fuel code']).toBe('01');
    const surcharge = rowOf('VA', 'KY', 1);
    expect(surcharge).toMatchObject({ 'Fuel code': 'ST-D', 'Total miles': '0', 'Tax-paid gallons': '0' });
    expect(surcharge['Taxable gallons']).toBe(rowOf('VA', 'KY')['Taxable gallons']);
  });

  it('is the common order where nothing is known, and says of whom', () => {
    for (const base of ['CA', 'FL', 'IL', 'OH', 'PA', 'TN', 'IN', 'MO', 'WA', 'AZ', 'IA', 'ON'])
      expect(portalLayout(base), base).toMatchObject({ base: null, hasSurchargeLines: true });
    expect(portalLayout('OH').note).toContain('of the site of Ohio');
    expect(portalLayout('CA').note).toContain('Excel template');
    expect(portalLayout(null).note).toContain('your base jurisdiction');
    expect(rowsOf('OH').head).toHaveLength(13);
  });
});

it('leaves out a jurisdiction whose figures all round to zero, on the sheet and in the table to type from', () => {
  const short = returnFrom(
    gathered({
      trips: [trip('2026-07-06', { TX: '600', OK: '0.4' }, 'T1')],
      fuel: [fuel('2026-07-06', 'TX', '100', { equipmentId: 'T1' })],
    }),
  );
  const own = short.schedules[0]!;
  expect(own.lines.map(({ jurisdiction }) => jurisdiction)).toEqual(['OK', 'TX']);
  expect(portalTable(own, short, portalLayout('GA')).rows.map(([place]) => place)).toEqual(['TX']);
  expect(formSheet(short).schedules[0]?.lines.map(({ code }) => code)).toEqual(['TX']);
});

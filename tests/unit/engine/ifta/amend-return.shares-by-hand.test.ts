import { describe, expect, it } from 'vitest';
import { allocateShares, type EquipmentShare } from '~/engine/ifta/allocate-shares';
import { amendReturn } from '~/engine/ifta/amend-return';
import { fuelShares } from '~/engine/ifta/fuel-shares';
import { createRateTable } from '~/engine/jurisdictions/rate-table';
import { decimal } from '~/engine/units/decimal';
import { fuel, gathered, published, returnFrom, trip } from './records-builders';
import { diesel, line, rate, returnOf } from './return-builders';

const lineOf = (share: EquipmentShare | undefined, jurisdiction: string, from?: string) =>
  share?.lines.find((own) => own.jurisdiction === jurisdiction && own.segment?.from === from);

describe('the shares of two trucks, by hand', () => {
  it('have the surcharge of their own distance, and the credit of their own fuel', () => {
    // 4,000 miles on 500 gallons: 8.00. Kentucky at 0.22 and 0.105: A 3,000 miles are 375 gallons, B 1,000 are 125.
    const records = gathered({
      trips: [trip('2026-07-05', { KY: '3000' }, 'A'), trip('2026-07-05', { KY: '1000' }, 'B')],
      fuel: [fuel('2026-07-05', 'KY', '500', { equipmentId: 'B' })],
    });
    const [a, b] = allocateShares(returnFrom(records), records.contributions);
    expect(lineOf(a, 'KY')).toMatchObject({
      taxableFuel: 375,
      taxPaidFuel: 0,
      netTaxableFuel: 375,
      taxCents: 8250,
      surchargeCents: 3938,
      interestCents: 0,
    });
    expect(lineOf(b, 'KY')).toMatchObject({
      taxableFuel: 125,
      taxPaidFuel: 500,
      netTaxableFuel: -375,
      taxCents: -8250,
      surchargeCents: 1312,
    });
    expect(a?.totals).toEqual({
      taxCents: 8250,
      surchargeCents: 3938,
      interestCents: 0,
      penaltyCents: 0,
      dueCents: 12_188,
    });
    expect(b?.totals).toEqual({
      taxCents: -8250,
      surchargeCents: 1312,
      interestCents: 0,
      penaltyCents: 0,
      dueCents: -6938,
    });
    expect(a?.fuels).toMatchObject([{ totalDistance: 3000, totalFuel: 0 }]);
    expect(b?.fuels).toMatchObject([{ totalDistance: 1000, totalFuel: 500, average: { hundredths: 200 } }]);
  });

  it('have no more taxable miles than miles, where both are rounded', () => {
    // Texas: A 634.6 of 22.2 untaxed, B 500.5. Together 1,135.1 and 1,112.9: B's half mile is up as taxable, down as total.
    const records = gathered({
      trips: [
        trip('2026-07-05', { TX: '634.6' }, 'A', { TX: '22.2' }),
        trip('2026-07-05', { TX: '500.5' }, 'B'),
      ],
      fuel: [fuel('2026-07-05', 'TX', '140', { equipmentId: 'B' })],
    });
    const [a, b] = allocateShares(returnFrom(records), records.contributions);
    expect(
      [lineOf(a, 'TX'), lineOf(b, 'TX')].map((own) => [own?.totalDistance, own?.taxableDistance]),
    ).toEqual([
      [635, 613],
      [500, 500],
    ]);
  });

  it('pay interest and penalty by what each owes, and nothing for the one with a credit', () => {
    // Texas at 0.20, 8.00 mpg: A owes 375 gallons = 75.00, B has 125 - 500 = -375 gallons = -75.00; the line is 0.
    const records = gathered({
      trips: [trip('2026-07-05', { TX: '3000', OK: '800' }, 'A'), trip('2026-07-05', { TX: '1000' }, 'B')],
      fuel: [
        fuel('2026-07-05', 'TX', '100', { equipmentId: 'B' }),
        fuel('2026-07-05', 'AK', '500', { equipmentId: 'A', taxPaid: false }),
      ],
    });
    const computed = returnFrom(records, '2026-12-10');
    const [a, b] = allocateShares(computed, records.contributions);
    // 4,800 miles on 600 gallons: 8.00. Texas 500 - 100 = 400 gallons, 80.00; Oklahoma 100 gallons at 0.19, 19.00.
    expect(computed.totals).toMatchObject({ taxCents: 9900, penaltyCents: 5000 });
    // Texas: A 375 gallons = 75.00, B 125 - 100 = 25 gallons = 5.00.
    expect([lineOf(a, 'TX')?.taxCents, lineOf(b, 'TX')?.taxCents, lineOf(a, 'OK')?.taxCents]).toEqual([
      7500, 500, 1900,
    ]);
    // Due November 2, paid December 10: two months at 0.75 % are 1.20 on Texas, 0.29 on Oklahoma.
    expect(computed.schedules[0]?.lines.map((own) => own.interestCents)).toEqual([29, 120]);
    // 120 by 75 : 5 is 112.5 and 7.5.
    expect((lineOf(a, 'TX')?.interestCents ?? 0) + (lineOf(b, 'TX')?.interestCents ?? 0)).toBe(120);
    expect([112, 113]).toContain(lineOf(a, 'TX')?.interestCents);
    expect(lineOf(a, 'OK')?.interestCents).toBe(29);
    // 50.00 by 94 : 5.
    expect([a?.totals.penaltyCents, b?.totals.penaltyCents]).toEqual([4747, 253]);
  });

  it('of interest are nothing for a truck with a credit on the line', () => {
    const records = gathered({
      trips: [trip('2026-07-05', { TX: '3000' }, 'A'), trip('2026-07-05', { TX: '1000' }, 'B')],
      fuel: [
        fuel('2026-07-05', 'TX', '300', { equipmentId: 'B' }),
        fuel('2026-07-05', 'AK', '200', { equipmentId: 'A', taxPaid: false }),
      ],
    });
    const [a, b] = allocateShares(returnFrom(records, '2026-12-10'), records.contributions);
    // 8.00 mpg; Texas nets 200 gallons, 40.00, interest 0.60; B has 125 - 300 gallons.
    expect(lineOf(b, 'TX')?.taxCents).toBe(-3500);
    expect([lineOf(a, 'TX')?.interestCents, lineOf(b, 'TX')?.interestCents]).toEqual([60, 0]);
    expect([a?.totals.penaltyCents, b?.totals.penaltyCents]).toEqual([5000, 0]);
    expect(a?.totals.dueCents).toBe(7500 + 60 + 5000);
  });

  it('keep the parts of a changed rate apart', () => {
    // New Jersey 0.4930, from August 0.5190; 1,600 miles on 200 gallons: 8.00.
    const records = gathered({
      trips: [trip('2026-07-05', { NJ: '800' }, 'A'), trip('2026-08-05', { NJ: '800' }, 'B')],
      fuel: [fuel('2026-07-05', 'AK', '200', { equipmentId: 'A', taxPaid: false })],
    });
    const [a, b] = allocateShares(returnFrom(records), records.contributions);
    expect(a?.lines.map((own) => [own.segment?.from, own.taxCents])).toEqual([['2026-07-01', 4930]]);
    expect(b?.lines.map((own) => [own.segment?.from, own.taxCents])).toEqual([['2026-08-01', 5190]]);
  });

  it('are by distance where the tax is, whatever fuel was bought', () => {
    const byTheMile = createRateTable([
      published('IN', '0.0100', { fuelType: 'electricity', surchargeUsdPerGallon: '0.0050', unit: 'mile' }),
      published('TX', '0.0200', { fuelType: 'electricity', unit: 'kwh' }),
    ]);
    const charge = (id: string, place: string, kwh: string) =>
      fuel('2026-07-05', place, kwh, { equipmentId: id, fuelType: 'electricity', unit: 'kwh' });
    const equipment = ['A', 'B'].map((id) => ({ id, fuelTypes: ['electricity' as const] }));
    const records = gathered({
      rates: byTheMile,
      equipment,
      trips: [trip('2026-07-05', { IN: '300' }, 'A'), trip('2026-07-05', { IN: '100' }, 'B')],
      fuel: [charge('A', 'IN', '10'), charge('B', 'IN', '790')],
    });
    const [a, b] = allocateShares(returnFrom(records), records.contributions);
    // 0.01 a mile: 3.00 and 1.00; 0.005: 1.50 and 0.50.
    expect([lineOf(a, 'IN'), lineOf(b, 'IN')].map((own) => [own?.taxCents, own?.surchargeCents])).toEqual([
      [300, 150],
      [100, 50],
    ]);
  });

  it('have no tax and no fuel where there is no average', () => {
    const records = gathered({ trips: [trip('2026-07-05', { TX: '300' }, 'A')] });
    const [a] = allocateShares(returnFrom(records), records.contributions);
    expect(lineOf(a, 'TX')).toMatchObject({
      totalDistance: 300,
      taxableDistance: 300,
      taxableFuel: null,
      netTaxableFuel: null,
      taxCents: null,
    });
    expect(a?.totals).toEqual({
      taxCents: 0,
      surchargeCents: 0,
      interestCents: 0,
      penaltyCents: 0,
      dueCents: 0,
    });
  });

  it('divide by who bought where nobody drove', () => {
    const records = gathered({
      trips: [trip('2026-07-05', { TX: '800' }, 'A')],
      fuel: [
        fuel('2026-07-05', 'OK', '25', { equipmentId: 'A' }),
        fuel('2026-07-05', 'OK', '75', { equipmentId: 'B' }),
      ],
    });
    const [a, b] = allocateShares(returnFrom(records), records.contributions);
    expect([lineOf(a, 'OK'), lineOf(b, 'OK')].map((own) => [own?.taxPaidFuel, own?.taxCents])).toEqual([
      [25, -475],
      [75, -1425],
    ]);
    expect(lineOf(b, 'TX')).toBeUndefined();
  });

  it('come by name, each fuel with the trucks that burn it', () => {
    const records = gathered({
      equipment: [
        { id: 'B', fuelTypes: ['gasoline'] },
        { id: 'A', fuelTypes: ['special_diesel'] },
      ],
      trips: [
        trip('2026-07-05', { TX: '800' }, 'B'),
        trip('2026-07-06', { TX: '800' }, 'A'),
        trip('2026-07-07', { TX: '800' }, 'A'),
      ],
      fuel: [
        fuel('2026-07-05', 'TX', '100', { equipmentId: 'B', fuelType: 'gasoline' }),
        fuel('2026-07-05', 'TX', '200', { equipmentId: 'A' }),
      ],
    });
    const shares = allocateShares(returnFrom(records), records.contributions);
    expect(
      shares.map(({ equipmentId, fuels }) => [
        equipmentId,
        fuels.map(({ fuelType, totalDistance, totalFuel }) => [fuelType, totalDistance, totalFuel]),
      ]),
    ).toEqual([
      ['A', [['special_diesel', 1600, 200]]],
      ['B', [['gasoline', 800, 100]]],
    ]);
  });

  it('leave lines that are typed in to nobody, and no line that is empty', () => {
    const computed = returnOf([
      diesel('100', [
        line('TX', '800', '0', '0.2', { rate: rate('0.2', { surcharge: '0.1' }) }),
        line('OK', '0', '0', '0.19'),
        line('KS', '0', '5', '0.26'),
      ]),
    ]);
    const [whole, ...others] = allocateShares(computed, []);
    expect(others).toEqual([]);
    expect(whole?.lines.map((own) => own.jurisdiction)).toEqual(['TX', 'KS']);
    expect(whole?.totals).toMatchObject({ taxCents: 2000 - 130, surchargeCents: 1000 });
    expect(whole?.fuels).toEqual([]);
    expect(allocateShares(returnOf([]), [])).toEqual([]);
  });
});

describe('the fuels of a truck that burns several', () => {
  const burned = (
    fuelType: 'special_diesel' | 'cng' | 'electricity',
    quantity: string,
    unit: 'gallon' | 'litre' | 'gge' | 'dge' | 'kwh' | 'kg' = 'gallon',
  ) => ({ fuelType, quantity: decimal(quantity), unit });
  const sharesOf = (...args: Parameters<typeof fuelShares>) =>
    fuelShares(...args).map(({ fuelType, share }) => [fuelType, share.toString()]);

  it('share its distance by what was put in', () => {
    expect(
      sharesOf(
        ['special_diesel', 'cng'],
        [burned('special_diesel', '75'), burned('cng', '25', 'gge')],
        'special_diesel',
      ),
    ).toEqual([
      ['special_diesel', '0.75'],
      ['cng', '0.25'],
    ]);
    expect(
      sharesOf(
        ['special_diesel', 'cng'],
        [burned('special_diesel', '60', 'litre'), burned('cng', '40', 'dge')],
        'special_diesel',
      ),
    ).toEqual([
      ['special_diesel', '0.6'],
      ['cng', '0.4'],
    ]);
  });

  it('have none for a fuel of which nothing was bought', () => {
    expect(sharesOf(['special_diesel', 'cng'], [burned('special_diesel', '75')], 'special_diesel')).toEqual([
      ['special_diesel', '1'],
    ]);
    expect(sharesOf(['cng', 'special_diesel'], [], 'special_diesel')).toEqual([['cng', '1']]);
    expect(sharesOf([], [burned('cng', '0'), burned('special_diesel', '5')], 'gasoline')).toEqual([
      ['special_diesel', '1'],
    ]);
    expect(sharesOf([], [], 'gasoline')).toEqual([['gasoline', '1']]);
  });

  it('weigh only what measures the same: energy and mass take no distance from liquid fuel', () => {
    expect(
      sharesOf(
        ['special_diesel', 'electricity'],
        [burned('special_diesel', '5'), burned('electricity', '500', 'kwh')],
        'special_diesel',
      ),
    ).toEqual([['special_diesel', '1']]);
    expect(
      sharesOf(
        ['cng', 'electricity'],
        [burned('cng', '5', 'kg'), burned('electricity', '500', 'kwh')],
        'special_diesel',
      ),
    ).toEqual([['cng', '1']]);
  });
});

describe('an amended return, line by line', () => {
  const withSurcharge = (miles: string, surcharge: string) =>
    returnOf([
      diesel(
        '1000',
        [line('KY', miles, '0', null, { rate: rate('0.2200', { surcharge }) }), line('AK', '0', '0', null)],
        { nonIftaDistance: String(8000 - Number(miles)) },
      ),
    ]);

  it('adds the surcharge to the tax, and interest runs on both', () => {
    // 8.00 mpg; 800 miles more are 100 gallons: 22.00 tax, 10.50 surcharge.
    const change = amendReturn(withSurcharge('4000', '0.1050'), withSurcharge('4800', '0.1050'), {
      paidOn: '2026-12-10',
    });
    expect(change).toMatchObject({ taxCents: 2200, surchargeCents: 1050, netTaxCents: 3250, complete: true });
    // 32.50 x 0.015 = 0.4875.
    expect(change.interestCents).toBe(49);
  });

  it('has interest only after the due date', () => {
    const [less, more] = [withSurcharge('4000', '0'), withSurcharge('4800', '0')];
    // Q3 2026 is due on Monday, November 2.
    expect(amendReturn(less, more, { paidOn: '2026-11-02' }).interestCents).toBe(0);
    // One month of 22.00 at 0.75 %.
    expect(amendReturn(less, more, { paidOn: '2026-11-03' }).interestCents).toBe(17);
    expect(amendReturn(less, more, { paidOn: '2026-11-03', dueDate: '2026-11-03' }).interestCents).toBe(0);
  });

  it('compares the nth line of a jurisdiction with the nth, and each part of a changed rate', () => {
    const twice = (second: string) =>
      returnOf([diesel('100', [line('TX', '400', '0', '0.2'), line('TX', second, '0', '0.2')])]);
    // The first of them changes by its average alone.
    expect(amendReturn(twice('400'), twice('410')).lines.map((entry) => entry.totalDistance)).toEqual([
      0, 10,
    ]);
    const parts = (second: string) =>
      returnOf([
        diesel('100', [
          line('NJ', '400', '0', '0.493', { segment: { from: '2026-07-01', to: '2026-07-31' } }),
          line('NJ', second, '0', '0.519', { segment: { from: '2026-08-01', to: '2026-09-30' } }),
        ]),
      ]);
    expect(
      amendReturn(parts('400'), parts('410'))
        .lines.filter((entry) => entry.totalDistance !== 0)
        .map((entry) => entry.segment?.from),
    ).toEqual(['2026-08-01']);
  });

  it('comes by fuel, place and date', () => {
    const schedules = (miles: string) => [
      { ...diesel('10', [line('TX', miles, '0', '0.2')]), fuelType: 'gasoline' as const },
      diesel('10', [
        line('TX', miles, '0', '0.2'),
        line('NJ', miles, '0', '0.519', { segment: { from: '2026-08-01', to: '2026-09-30' } }),
        line('NJ', miles, '0', '0.493', { segment: { from: '2026-07-01', to: '2026-07-31' } }),
      ]),
    ];
    expect(
      amendReturn(returnOf(schedules('100')), returnOf(schedules('120'))).lines.map((entry) =>
        `${entry.fuelType} ${entry.jurisdiction} ${entry.segment?.from ?? ''}`.trim(),
      ),
    ).toEqual([
      // As in the tax matrix: gasoline comes first.
      'gasoline TX',
      'special_diesel NJ 2026-07-01',
      'special_diesel NJ 2026-08-01',
      'special_diesel TX',
    ]);
  });

  it('is open where a figure is not computed', () => {
    const known = returnOf([diesel('100', [line('TX', '800', '0', '0.2'), line('OK', '80', '0', '0.19')])]);
    const open = returnOf([
      diesel('100', [{ jurisdiction: 'TX', totalDistance: '900' }, line('OK', '90', '0', '0.19')]),
    ]);
    const change = amendReturn(known, open, { paidOn: '2026-12-10' });
    expect(change.complete).toBe(false);
    expect(change.lines.find((entry) => entry.jurisdiction === 'TX')).toMatchObject({
      totalDistance: 100,
      taxCents: null,
      interestCents: null,
    });
    expect(amendReturn(open, known).lines.find((entry) => entry.jurisdiction === 'TX')).toMatchObject({
      taxCents: null,
    });
    const noFuel = returnOf([
      diesel('0', [line('TX', '900', '0', null, { rate: rate('0.2', { surcharge: '0.1' }) })]),
    ]);
    expect(amendReturn(known, noFuel).lines.find((entry) => entry.jurisdiction === 'TX')).toMatchObject({
      taxableFuel: null,
      netTaxableFuel: null,
      surchargeCents: null,
    });
  });

  it('is not compared over units or quarters', () => {
    const message = 'An amended return is for the same quarter and in the same units as the one filed';
    expect(() => amendReturn(returnOf([]), returnOf([], { unitSystem: 'metric' }))).toThrow(
      new RangeError(message),
    );
    expect(() => amendReturn(returnOf([]), returnOf([], { quarter: { year: 2025, quarter: 3 } }))).toThrow(
      message,
    );
  });
});

import { describe, expect, it } from 'vitest';
import { baseProfileOf } from '~/engine/ifta/base-profile';
import { codesOf, diesel, line, lineOf, rate, returnOf } from './return-builders';

describe('a schedule, column by column (NY IFTA-101-I, TX 56-102)', () => {
  const example = returnOf([
    diesel('1250', [
      line('TX', '6000', '900', '0.2000'),
      line('KY', '2000', '100', '0.2200', { rate: rate('0.2200', { surcharge: '0.1050' }) }),
      line('CA', '2000', '250', '0.9790'),
    ]),
  ]);

  it('computes the hand-checked three-state return', () => {
    const schedule = example.schedules[0];
    expect(schedule).toMatchObject({ iftaDistance: 10000, totalDistance: 10000, totalFuel: 1250 });
    expect(schedule?.average).toMatchObject({ hundredths: 800, problem: null });
    expect(lineOf(example, 'TX')).toMatchObject({
      taxableFuel: 750,
      taxPaidFuel: 900,
      netTaxableFuel: -150,
      taxCents: -3000,
    });
    expect(lineOf(example, 'KY')).toMatchObject({
      taxableFuel: 250,
      netTaxableFuel: 150,
      taxCents: 3300,
      surcharge: { cents: 2625 },
    });
    expect(lineOf(example, 'CA')).toMatchObject({ netTaxableFuel: 0, taxCents: 0 });
    expect(example.totals).toMatchObject({
      taxCents: 300,
      surchargeCents: 2625,
      dueCents: 2925,
      interestCents: 0,
      penaltyCents: 0,
    });
    expect(example).toMatchObject({ complete: true, rateStatus: 'final', notices: [] });
  });

  it('puts non-IFTA distance into the average only, given as a figure or as lines of non-members', () => {
    const asFigure = returnOf([
      diesel('1000', [line('TX', '6000', '0', '0.2000')], { nonIftaDistance: '2000' }),
    ]);
    const asLines = returnOf([
      diesel('1000', [
        line('AK', '1500.4', '50', '0.1'),
        line('TX', '6000', '0', '0.2000'),
        line('MX', '499.5', '0', null),
      ]),
    ]);
    expect(asFigure.schedules[0]).toMatchObject({
      iftaDistance: 6000,
      nonIftaDistance: 2000,
      totalDistance: 8000,
    });
    expect(asLines.schedules[0]).toMatchObject({
      iftaDistance: 6000,
      nonIftaDistance: 2000,
      totalDistance: 8000,
    });
    expect(asLines.schedules[0]?.nonIftaLines).toEqual([
      { jurisdiction: 'AK', totalDistance: 1500 },
      { jurisdiction: 'MX', totalDistance: 500 },
    ]);
    for (const computed of [asFigure, asLines]) {
      expect(lineOf(computed, 'TX')).toMatchObject({ taxableFuel: 750, taxCents: 15000 });
      expect(computed.schedules[0]?.lines).toHaveLength(1);
    }
  });

  it('reports Oregon with distance and fuel, no rate and 0.00, whatever rate is offered', () => {
    const computed = returnOf([
      diesel('1000', [line('OR', '4000', '100', '0.4000'), line('TX', '4000', '500', '0.2000')]),
    ]);
    expect(lineOf(computed, 'OR')).toMatchObject({
      taxableFuel: 500,
      taxPaidFuel: 100,
      netTaxableFuel: 400,
      basis: 'none',
      rate: null,
      taxCents: 0,
    });
    expect(computed.complete).toBe(true);
    expect(codesOf(computed)).toEqual(['weight-mile-tax']);
  });

  it('taxes total less trip-permit and exempt distance, but averages over all of it', () => {
    const computed = returnOf([
      diesel('1000', [
        line('NY', '5000', '0', '0.4000', { taxableDistance: '4000' }),
        line('PA', '3000', '0', '0.7410'),
      ]),
    ]);
    expect(lineOf(computed, 'NY')).toMatchObject({
      totalDistance: 5000,
      taxableDistance: 4000,
      taxableFuel: 500,
    });
    expect(computed.schedules[0]?.average.hundredths).toBe(800);
  });

  it('keeps a schedule per fuel, each with its own average, and sums them on the cover', () => {
    const computed = returnOf([
      diesel('1000', [line('TX', '6000', '0', '0.2000')]),
      { fuelType: 'gasoline', totalFuel: '100', lines: [line('TX', '1000', '200', '0.2000')] },
    ]);
    expect(computed.schedules.map((schedule) => schedule.average.hundredths)).toEqual([600, 1000]);
    expect(computed.totals).toMatchObject({ totalDistance: 7000, taxCents: 20000 - 2000 });
  });

  it('takes no tax-paid fuel on a surcharge line, which is never negative', () => {
    const computed = returnOf([
      diesel('1000', [
        line('KY', '2000', '900', null, { rate: rate('0.2200', { surcharge: '0.1050' }) }),
        line('TX', '6000', '0', '0.2'),
      ]),
    ]);
    expect(lineOf(computed, 'KY')).toMatchObject({
      netTaxableFuel: -650,
      taxCents: -14300,
      surcharge: { cents: 2625 },
    });
  });

  it('has a surcharge without a base rate for Indiana propane', () => {
    const computed = returnOf([
      {
        fuelType: 'propane',
        totalFuel: '1000',
        lines: [line('IN', '8000', '300', null, { rate: rate(null, { surcharge: '0.6100' }) })],
      },
    ]);
    expect(lineOf(computed, 'IN')).toMatchObject({ basis: 'none', taxCents: 0, surcharge: { cents: 61000 } });
    expect(codesOf(computed)).toEqual([]);
  });
});

describe('rounding on the return line', () => {
  it('rounds distance and fuel to whole, .5 up, before anything is computed from them', () => {
    const computed = returnOf([
      diesel('999.5', [line('TX', '5999.5', '52.8', '0.2000'), line('OK', '2000.49', '52.49', '0.1900')]),
    ]);
    expect(computed.schedules[0]).toMatchObject({ totalDistance: 8000, totalFuel: 1000 });
    expect(lineOf(computed, 'TX')).toMatchObject({ totalDistance: 6000, taxPaidFuel: 53 });
    expect(lineOf(computed, 'OK')).toMatchObject({ totalDistance: 2000, taxPaidFuel: 52 });
  });

  it.each([
    ['11530', '2000', 577, '5.765 is a tie that binary floats round down'],
    ['5768', '1000', 577, 'North Carolina 5.768'],
    ['11529', '2000', 576, '5.7645'],
    ['2010', '2000', 101, '1.005'],
  ])('averages %s over %s as %d hundredths: %s', (distance, fuel, hundredths) => {
    expect(
      returnOf([diesel(fuel, [line('TX', distance, '0', '0.2')])]).schedules[0]?.average.hundredths,
    ).toBe(hundredths);
  });

  it('rounds the average first to six digits in Kansas and to three in Florida', () => {
    // 5.7646 is 5.76; rounded to 5.765 first it becomes 5.77.
    const schedules = [diesel('10000', [line('TX', '57646', '0', '0.2')])];
    const averageIn = (code: string) =>
      returnOf(schedules, { base: baseProfileOf(code) }).schedules[0]?.average.hundredths;
    expect(averageIn('TX')).toBe(576);
    expect(averageIn('KS')).toBe(576);
    expect(averageIn('FL')).toBe(577);
  });

  it('divides by the rounded average, nearest whole gallon', () => {
    // The exact average 5.7651 would give 10530 / 5.7651 = 1826.5 up to 1827; the form's 5.77 gives 1824.96.
    const computed = returnOf([
      diesel('2000', [line('TX', '10530', '0', '0.2'), line('AL', '1000', '0', '0.31')]),
    ]);
    expect(computed.schedules[0]?.average.hundredths).toBe(577);
    expect(lineOf(computed, 'TX').taxableFuel).toBe(1825);
    const tie = returnOf([diesel('100', [line('TX', '796', '0', '0.2'), line('AL', '4', '0', '0.31')])]);
    expect(lineOf(tie, 'AL').taxableFuel).toBe(1);
  });

  it.each([
    ['-155', '0.2495', -3867, 'exact -38.6725'],
    ['-50', '0.7735', -3868, 'tie -38.675 away from zero'],
    ['50', '0.7735', 3868, 'tie 38.675 away from zero'],
    ['39', '0.2850', 1112, 'tie 11.115'],
    ['-39', '0.2850', -1112, 'tie -11.115'],
  ])('taxes %s gallons at %s as %d cents: %s', (net, value, cents) => {
    const computed = returnOf([diesel('1000', [line('TX', '8000', String(1000 - Number(net)), value)])]);
    expect(lineOf(computed, 'TX')).toMatchObject({ netTaxableFuel: Number(net), taxCents: cents });
  });

  it('rounds both parts of a changed rate so that they add up, with the average of the whole quarter', () => {
    const first = { from: '2026-07-01', to: '2026-07-31' };
    const second = { from: '2026-08-01', to: '2026-09-30' };
    const computed = returnOf([
      diesel('500', [
        line('NJ', '1000.5', '60.5', '0.4930', { segment: first }),
        line('PA', '1000', '0', '0.7410'),
        line('NJ', '1999.5', '40.5', '0.5190', { segment: second }),
      ]),
    ]);
    const [one, , two] = computed.schedules[0]?.lines ?? [];
    expect(computed.schedules[0]?.average.hundredths).toBe(800);
    expect((one?.totalDistance ?? 0) + (two?.totalDistance ?? 0)).toBe(3000);
    expect((one?.taxPaidFuel ?? 0) + (two?.taxPaidFuel ?? 0)).toBe(101);
    expect(one).toMatchObject({
      totalDistance: 1001,
      taxableFuel: 125,
      taxPaidFuel: 61,
      taxCents: 3155,
      segment: first,
    });
    expect(two).toMatchObject({
      totalDistance: 1999,
      taxableFuel: 250,
      taxPaidFuel: 40,
      taxCents: 10899,
      segment: second,
    });
  });

  it('never puts more taxable than total distance into a part', () => {
    const computed = returnOf([
      diesel('5', [
        line('NJ', '10.4', '0', '0.4', {
          taxableDistance: '10.4',
          segment: { from: '2026-07-01', to: '2026-07-31' },
        }),
        line('NJ', '10.6', '0', '0.5', {
          taxableDistance: '10.1',
          segment: { from: '2026-08-01', to: '2026-09-30' },
        }),
      ]),
    ]);
    for (const part of computed.schedules[0]?.lines ?? [])
      expect(part.taxableDistance).toBeLessThanOrEqual(part.totalDistance);
    expect(computed.schedules[0]?.totals).toMatchObject({ totalDistance: 21, taxableDistance: 21 });
  });
});

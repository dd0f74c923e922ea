import { describe, expect, it } from 'vitest';
import { baseProfileOf } from '~/domain/ifta/base-profile';
import { noticeMessage } from '~/domain/ifta/notice';
import { diesel, line, lineOf, rate, returnOf } from './return-builders';

const codesOf = (computed: ReturnType<typeof returnOf>) => computed.notices.map((notice) => notice.code);

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

describe('units and currencies', () => {
  it('files in kilometres, litres and C$ for a Canadian base, km/L with two decimals', () => {
    const computed = returnOf(
      [diesel('5000', [line('ON', '12000', '4000', '0.1430'), line('QC', '3000', '0', '0.2020')])],
      { base: baseProfileOf('ON') },
    );
    expect(computed).toMatchObject({ unitSystem: 'metric', distanceUnit: 'km', base: { currency: 'CAD' } });
    expect(computed.schedules[0]).toMatchObject({
      fuelUnit: 'litre',
      average: { hundredths: 300, problem: null },
    });
    expect(lineOf(computed, 'QC')).toMatchObject({ taxableFuel: 1000, taxCents: 20200 });
    expect(lineOf(computed, 'ON')).toMatchObject({ netTaxableFuel: 0, taxCents: 0 });
  });

  it('counts electricity in kWh, and taxes Indiana by the mile without credit for energy', () => {
    const computed = returnOf([
      {
        fuelType: 'electricity',
        totalFuel: '10000',
        lines: [
          line('PA', '2000', '0', null, { rate: rate('0.0172', { unit: 'kwh' }) }),
          line('IN', '2500', '900', null, { rate: rate('0.0800', { unit: 'mile' }) }),
          line('OH', '500', '0', null, { rate: rate(null, { unit: 'kwh' }) }),
        ],
      },
    ]);
    expect(computed.schedules[0]).toMatchObject({
      fuelUnit: 'kwh',
      average: { hundredths: 50, problem: null },
    });
    expect(lineOf(computed, 'PA')).toMatchObject({ basis: 'fuel', taxableFuel: 4000, taxCents: 6880 });
    expect(lineOf(computed, 'IN')).toMatchObject({ basis: 'distance', taxCents: 20000 });
    expect(lineOf(computed, 'OH')).toMatchObject({ basis: 'none', taxCents: 0 });
    expect(codesOf(computed)).toContain('no-rate-published');
  });

  it.each(['kwh', 'kg', 'm3'] as const)('does not multiply gallons with a rate per %s', (unit) => {
    const computed = returnOf([
      {
        fuelType: 'lng',
        totalFuel: '100',
        lines: [line('BC', '600', '0', null, { rate: rate('0.5', { unit, surcharge: '0.1' }) })],
      },
    ]);
    expect(lineOf(computed, 'BC')).toMatchObject({
      taxCents: null,
      notComputed: 'unit-mismatch',
      surcharge: { cents: null },
    });
    expect(computed.complete).toBe(false);
    expect(computed.notices).toContainEqual(
      expect.objectContaining({
        code: 'rate-unit-mismatch',
        severity: 'blocking',
        jurisdiction: 'BC',
        rateUnit: unit,
        fuelUnit: 'gallon',
      }),
    );
  });

  it('taxes fuel counted in the unit of the rate, and says where gallons must be equivalents', () => {
    const kilograms = returnOf([
      {
        fuelType: 'lng',
        fuelUnit: 'kg',
        totalFuel: '1000',
        lines: [line('BC', '3000', '100', null, { rate: rate('0.2', { unit: 'kg' }) })],
      },
    ]);
    expect(lineOf(kilograms, 'BC')).toMatchObject({ taxableFuel: 1000, taxCents: 18000 });
    const gallons = returnOf([
      {
        fuelType: 'lng',
        totalFuel: '100',
        lines: [line('CA', '600', '0', null, { rate: rate('0.06', { unit: 'dge' }) })],
      },
    ]);
    expect(codesOf(gallons)).toEqual(['equivalent-gallons']);
    expect(lineOf(gallons, 'CA').taxCents).toBe(600);
  });
});

describe('what is not known is said, not counted as zero', () => {
  it('leaves the tax of a missing rate open and names the jurisdictions', () => {
    const computed = returnOf([
      diesel('1000', [
        { jurisdiction: 'TX', totalDistance: '4000' },
        { jurisdiction: 'AL', totalDistance: '2000' },
        line('OK', '2000', '0', '0.1900'),
      ]),
    ]);
    expect(lineOf(computed, 'TX')).toMatchObject({
      taxCents: null,
      notComputed: 'missing-rate',
      taxableFuel: 500,
    });
    expect(computed.complete).toBe(false);
    expect(computed.totals.taxCents).toBe(4750);
    const notice = computed.notices.find((entry) => entry.code === 'missing-rate');
    expect(notice).toMatchObject({ severity: 'blocking', jurisdictions: ['AL', 'TX'] });
    expect(notice && noticeMessage(notice)).toBe(
      'No special diesel rate is known for Alabama and Texas. The tax there is not computed.',
    );
  });

  it('carries the least certain rate status and warns', () => {
    const computed = returnOf([
      diesel('1000', [
        line('TX', '4000', '0', null, { rate: rate('0.2', { status: 'preliminary' }) }),
        line('AL', '4000', '0', null, { rate: rate('0.31', { status: 'reconstructed' }) }),
      ]),
    ]);
    expect(computed.rateStatus).toBe('preliminary');
    expect(codesOf(computed)).toEqual(['preliminary-rate', 'reconstructed-rate']);
  });

  it('explains distance without fuel instead of dividing by zero', () => {
    const computed = returnOf([diesel('0', [line('TX', '4000', '0', '0.2')])]);
    expect(computed.schedules[0]?.average).toMatchObject({ hundredths: null, problem: 'no-fuel' });
    expect(lineOf(computed, 'TX')).toMatchObject({
      taxableFuel: null,
      netTaxableFuel: null,
      taxCents: null,
      notComputed: 'no-average',
    });
    expect(computed.complete).toBe(false);
    const notice = computed.notices.find((entry) => entry.code === 'average');
    expect(notice && noticeMessage(notice)).toContain('No special diesel is recorded for 4,000 miles');
  });

  it('credits fuel without distance, and says that there is no average', () => {
    const computed = returnOf([diesel('100', [line('TX', '0', '100', '0.2')])]);
    expect(computed.schedules[0]?.average).toMatchObject({ hundredths: null, problem: 'no-distance' });
    expect(lineOf(computed, 'TX')).toMatchObject({ taxableFuel: 0, netTaxableFuel: -100, taxCents: -2000 });
    expect(codesOf(computed)).toEqual(['average', 'fuel-without-distance']);
  });

  it.each([
    ['100000', '100', 'impossible'],
    ['50', '100', 'impossible'],
    ['1', '1000', 'impossible'],
    ['2000', '100', 'unusual'],
    ['250', '100', 'unusual'],
    ['650', '100', null],
  ])('judges %s miles on %s gallons as %s', (distance, fuel, problem) => {
    const computed = returnOf([diesel(fuel, [line('TX', distance, '0', '0.2')])]);
    expect(computed.schedules[0]?.average.problem).toBe(problem);
    expect(codesOf(computed)).toEqual(problem ? ['average'] : []);
  });

  it('judges kilometres per litre by the same trucks', () => {
    const averageFor = (distance: string) =>
      returnOf([diesel('1000', [line('ON', distance, '0', '0.143')])], { base: baseProfileOf('ON') })
        .schedules[0]?.average;
    expect(averageFor('2550')).toMatchObject({
      hundredths: 255,
      problem: null,
      plausible: { lowHundredths: 128, highHundredths: 638 },
    });
    expect(averageFor('15000')?.problem).toBe('impossible');
  });

  it('reports a quarter without operations as zeros (a return is still due)', () => {
    const computed = returnOf([diesel('0', [])]);
    expect(computed.totals.dueCents).toBe(0);
    expect(computed.complete).toBe(true);
    expect(codesOf(computed)).toEqual(['no-operations']);
  });

  it('notices more tax-paid fuel than fuel, and fuel where nobody drove', () => {
    const computed = returnOf([
      diesel('100', [line('TX', '600', '150', '0.2'), line('OK', '0', '20', '0.19')]),
    ]);
    expect(codesOf(computed)).toEqual(['credit-exceeds-fuel', 'fuel-without-distance']);
  });

  it.each([
    ['negative distance', { jurisdiction: 'TX', totalDistance: '-1' }],
    ['negative fuel', { jurisdiction: 'TX', totalDistance: '1', taxPaidFuel: '-1' }],
    ['taxable above total', { jurisdiction: 'TX', totalDistance: '1', taxableDistance: '2' }],
    ['words', { jurisdiction: 'TX', totalDistance: 'many' }],
    ['an unknown place', { jurisdiction: 'ZZ', totalDistance: '1' }],
  ])('throws on %s', (_, input) => {
    expect(() => returnOf([diesel('1', [input])])).toThrow(RangeError);
  });

  it('refuses a base outside IFTA', () => {
    expect(() => baseProfileOf('AK')).toThrow(RangeError);
    expect(() => baseProfileOf('MX')).toThrow(RangeError);
  });
});

import { describe, expect, it } from 'vitest';
import { baseProfileOf } from '~/engine/ifta/base-profile';
import { noticeMessage } from '~/engine/ifta/notice';
import { codesOf, diesel, line, lineOf, rate, returnOf } from './return-builders';

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

  it('judges kilometers per liter by the same trucks', () => {
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

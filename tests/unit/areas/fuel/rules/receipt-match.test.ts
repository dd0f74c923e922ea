import { describe, expect, it } from 'vitest';
import { dayFrom, isSameFill, sameFills, unitMeant, type MatchFacts } from '~/areas/fuel/rules/receipt-match';

const RECEIPT: MatchFacts = {
  equipmentId: 7,
  date: '2026-08-14',
  state: 'TX',
  fuelType: 'special_diesel',
  gallonsThousandths: 118_402,
  fuelUnit: 'gallon',
};
const card = (more: Partial<MatchFacts> = {}): MatchFacts => ({
  ...RECEIPT,
  gallonsThousandths: 118_400,
  ...more,
});

describe('a receipt and a recorded purchase', () => {
  it.each<[string, Partial<MatchFacts>, boolean]>([
    ['hundredths of a gallon', {}, true],
    ['the day before', { date: '2026-08-13' }, true],
    ['the day after', { date: '2026-08-15' }, true],
    ['two days after', { date: '2026-08-16' }, false],
    ['a tenth of a gallon more', { gallonsThousandths: 118_502 }, true],
    ['more than that', { gallonsThousandths: 118_503 }, false],
    ['another truck', { equipmentId: 8 }, false],
    ['no truck', { equipmentId: null }, true],
    ['another fuel', { fuelType: 'gasoline' }, false],
    ['no fuel', { fuelType: '' }, true],
    ['liters of the same volume', { fuelUnit: 'litre' }, true],
    ['as many kilowatt-hours', { fuelUnit: 'kwh', fuelType: '' }, false],
    ['another state, as cards post it', { state: 'OK' }, true],
  ])('%s', (_what, more, same) => {
    expect(isSameFill(RECEIPT, card(more))).toBe(same);
    expect(isSameFill(card(more), RECEIPT)).toBe(same);
  });

  it('puts the same state, then the same day, then the nearest gallons first', () => {
    const others = [
      card({ state: 'OK' }),
      card({ date: '2026-08-15' }),
      card({ gallonsThousandths: 118_450 }),
      card(),
      card({ equipmentId: 8 }),
    ];
    expect(sameFills(RECEIPT, others)).toEqual([others[3], others[2], others[1], others[0]]);
  });

  it('counts days over the ends of months', () => {
    expect([dayFrom('2026-03-01', -1), dayFrom('2026-12-31', 1)]).toEqual(['2026-02-28', '2027-01-01']);
  });
});

describe('the truck that a receipt names', () => {
  const units = [{ unit: 'T-012' }, { unit: '4412' }, { unit: '77' }, { unit: '077' }];
  it.each([
    ['4412', '4412'],
    ['04412', '4412'],
    ['t 012', 'T-012'],
    ['77', undefined],
    ['5', undefined],
    ['', undefined],
  ])('%s', (printed, unit) => {
    expect(unitMeant(printed, units)?.unit).toBe(unit);
  });
});

import { describe, expect, it } from 'vitest';
import { withOwnRates, type OwnRate } from '~/areas/rates/rules/own-rate';
import type { PublishedRate } from '~/engine/jurisdictions/published-rate';

const own: OwnRate = {
  quarterKey: 20263,
  fuel: 'special_diesel',
  jurisdiction: 'KS',
  system: 'us',
  rateTenThousandths: 2500,
  surchargeTenThousandths: null,
  source: 'a notice',
};
const published = (more: Partial<PublishedRate> = {}): PublishedRate => ({
  jurisdiction: 'KS',
  fuelType: 'special_diesel',
  rateUsdPerGallon: '0.2600',
  surchargeUsdPerGallon: null,
  rateCadPerLitre: '0.0900',
  surchargeCadPerLitre: null,
  status: 'final',
  effectiveFrom: null,
  unit: 'gallon',
  ...more,
});

describe('withOwnRates', () => {
  it('fills the gap with the entered rate, in its own column only', () => {
    expect(withOwnRates([], [own])).toEqual([
      published({ rateUsdPerGallon: '0.2500', rateCadPerLitre: null, status: 'entered' }),
    ]);
    expect(withOwnRates([], [{ ...own, system: 'metric', surchargeTenThousandths: 10 }])).toEqual([
      published({
        rateUsdPerGallon: null,
        rateCadPerLitre: '0.2500',
        surchargeCadPerLitre: '0.0010',
        status: 'entered',
      }),
    ]);
  });

  it('leaves a published rate as it is, and one of another fuel or place beside it', () => {
    const rows = [published()];
    expect(withOwnRates(rows, [own])).toBe(rows);
    expect(withOwnRates([published({ fuelType: 'gasoline' })], [own])).toHaveLength(2);
    expect(withOwnRates([published({ jurisdiction: 'OK' })], [own])).toHaveLength(2);
  });

  it('stands in for a row that has only the other currency', () => {
    const [only, more] = withOwnRates([published({ rateUsdPerGallon: null })], [own]);
    expect(only?.status).toBe('entered');
    expect(more).toBeUndefined();
  });
});

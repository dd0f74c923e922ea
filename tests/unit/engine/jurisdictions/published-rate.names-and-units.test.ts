import { describe, expect, it } from 'vitest';
import { FUEL_TYPES } from '~/engine/ifta/fuel-types';
import {
  findJurisdiction,
  IFTA_MEMBERS,
  JURISDICTIONS,
  requireJurisdiction,
} from '~/engine/jurisdictions/codes';
import {
  lineRateOf,
  matchRateUnit,
  rateUnitOf,
  type PublishedRate,
  type RateUnit,
} from '~/engine/jurisdictions/published-rate';
import { completeFuelsOf, createRateTable } from '~/engine/jurisdictions/rate-table';

/** Postal codes of the United States Postal Service and Canada Post. */
const STATES =
  'AL Alabama, AR Arkansas, AZ Arizona, CA California, CO Colorado, CT Connecticut, DE Delaware, FL Florida, GA Georgia, IA Iowa, ID Idaho, IL Illinois, IN Indiana, KS Kansas, KY Kentucky, LA Louisiana, MA Massachusetts, MD Maryland, ME Maine, MI Michigan, MN Minnesota, MO Missouri, MS Mississippi, MT Montana, NC North Carolina, ND North Dakota, NE Nebraska, NH New Hampshire, NJ New Jersey, NM New Mexico, NV Nevada, NY New York, OH Ohio, OK Oklahoma, OR Oregon, PA Pennsylvania, RI Rhode Island, SC South Carolina, SD South Dakota, TN Tennessee, TX Texas, UT Utah, VA Virginia, VT Vermont, WA Washington, WI Wisconsin, WV West Virginia, WY Wyoming';
const PROVINCES =
  'AB Alberta, BC British Columbia, MB Manitoba, NB New Brunswick, NL Newfoundland and Labrador, NS Nova Scotia, ON Ontario, PE Prince Edward Island, QC Quebec, SK Saskatchewan';

describe('the members of the agreement', () => {
  it('are these states and provinces', () => {
    const listOf = (country: string) =>
      IFTA_MEMBERS.filter((entry) => entry.country === country)
        .map(({ code, name }) => `${code} ${name}`)
        .join(', ');
    expect([listOf('US'), listOf('CA')]).toEqual([STATES, PROVINCES]);
    for (const { country, kind } of IFTA_MEMBERS) expect(kind).toBe(country === 'US' ? 'state' : 'province');
  });

  it('are beside these places, which are none', () => {
    expect(
      JURISDICTIONS.filter(({ iftaMember }) => !iftaMember).map(({ code, name, country, kind }) => [
        code,
        name,
        country,
        kind,
      ]),
    ).toEqual([
      ['AK', 'Alaska', 'US', 'state'],
      ['DC', 'District of Columbia', 'US', 'district'],
      ['HI', 'Hawaii', 'US', 'state'],
      ['NT', 'Northwest Territories', 'CA', 'territory'],
      ['NU', 'Nunavut', 'CA', 'territory'],
      ['YT', 'Yukon', 'CA', 'territory'],
      ['MX', 'Mexico', 'MX', 'country'],
    ]);
  });

  it.each([
    ['Labrador', 'NL'],
    ['Nfld.', 'NL'],
    ['NF', 'NL'],
    ['PQ', 'QC'],
    ['PEI', 'PE'],
    ['P.E.I.', 'PE'],
    ['District of Columbia (DC)', 'DC'],
    ['Washington DC', 'DC'],
    ['Washington, D.C.', 'DC'],
    ['D.C.', 'DC'],
    ['Washington State', 'WA'],
    ['New York State', 'NY'],
    ['Yukon Territory', 'YT'],
    ['YK', 'YT'],
    ['N W T', undefined],
    ['NWT', 'NT'],
    ['Northwest Territory', 'NT'],
    ['Estados Unidos Mexicanos', 'MX'],
    ['Mex.', 'MX'],
    ['Newfoundland&Labrador', 'NL'],
    ['12 Texas 34', 'TX'],
  ])('%s is %s', (text, code) => {
    expect(findJurisdiction(text)?.code).toBe(code);
  });

  it('say which code is unknown', () => {
    expect(() => requireJurisdiction('ZZ')).toThrow(new RangeError('Unknown jurisdiction code "ZZ"'));
  });
});

describe('what a rate is per', () => {
  it('is a gallon everywhere but in these cells', () => {
    const others = IFTA_MEMBERS.flatMap(({ code }) =>
      FUEL_TYPES.filter((fuel) => rateUnitOf(code, fuel) !== 'gallon' && fuel !== 'electricity').map(
        (fuel) => `${code} ${fuel} ${rateUnitOf(code, fuel)}`,
      ),
    );
    expect(others).toEqual([
      'CA lng dge',
      'CA cng gge',
      'IL propane dge',
      'IL lng dge',
      'IL cng gge',
      'IN hydrogen mile',
      'IN hythane mile',
      'VA propane gge',
      'VA lng dge',
      'VA cng gge',
      'VA methanol gge',
      'WY propane dge',
      'WY lng dge',
      'WY cng gge',
      'BC lng kg',
      'BC cng m3',
      'MB lng m3',
      'MB cng m3',
    ]);
    for (const { code } of IFTA_MEMBERS)
      expect(rateUnitOf(code, 'electricity')).toBe(code === 'IN' ? 'mile' : 'kwh');
  });

  it('meets fuel in the same unit, or a gallon’s equivalent, and nothing else', () => {
    const units = ['gallon', 'litre', 'gge', 'dge', 'kwh', 'kg', 'm3'] as const;
    const met = (rate: RateUnit) => units.map((unit) => matchRateUnit(rate, unit)[0]).join('');
    expect(
      ['gallon', 'gge', 'dge', 'kwh', 'kg', 'm3', 'mile'].map((rate) => `${rate} ${met(rate as RateUnit)}`),
    ).toEqual([
      'gallon eeeemmm',
      'gge eeemmmm',
      'dge eememmm',
      'kwh mmmmemm',
      'kg mmmmmem',
      'm3 mmmmmme',
      'mile eeeeeee',
    ]);
    expect([
      matchRateUnit('gallon', 'gallon'),
      matchRateUnit('gallon', 'dge'),
      matchRateUnit('gge', 'litre'),
      matchRateUnit('gge', 'gge'),
      matchRateUnit('kwh', 'gallon'),
    ]).toEqual(['exact', 'equivalent', 'equivalent', 'exact', 'mismatch']);
  });
});

const RATE: PublishedRate = {
  jurisdiction: 'KY',
  fuelType: 'special_diesel',
  rateUsdPerGallon: '0.2200',
  surchargeUsdPerGallon: '0.1050',
  rateCadPerLitre: '0.0813',
  surchargeCadPerLitre: '0.0388',
  status: 'preliminary',
  effectiveFrom: null,
  unit: 'gallon',
};

describe('a rate on a line', () => {
  it('is of the column that the return uses', () => {
    expect(lineRateOf(RATE, 'us')).toEqual({
      rate: '0.2200',
      surcharge: '0.1050',
      unit: 'gallon',
      status: 'preliminary',
    });
    expect(lineRateOf(RATE, 'metric')).toEqual({
      rate: '0.0813',
      surcharge: '0.0388',
      unit: 'gallon',
      status: 'preliminary',
    });
    expect(lineRateOf({ ...RATE, rateUsdPerGallon: null }, 'us')).toBeUndefined();
    expect(lineRateOf({ ...RATE, surchargeUsdPerGallon: null }, 'us')).toBeUndefined();
    expect(lineRateOf({ ...RATE, rateCadPerLitre: null, surchargeCadPerLitre: null }, 'us')).toMatchObject({
      rate: '0.2200',
    });
    expect(
      lineRateOf({ ...RATE, surchargeUsdPerGallon: null, surchargeCadPerLitre: null }, 'us'),
    ).toMatchObject({ surcharge: null });
  });

  it('is found in the order of its days, whatever the order they came in', () => {
    const days = ['2026-09-01', null, '2026-08-01', null, '2026-08-01'];
    const found = createRateTable(days.map((effectiveFrom) => ({ ...RATE, effectiveFrom }))).find(
      'KY',
      'special_diesel',
    );
    expect(found.kind === 'published' && found.rates.map(({ effectiveFrom }) => effectiveFrom)).toEqual([
      null,
      null,
      '2026-08-01',
      '2026-08-01',
      '2026-09-01',
    ]);
  });

  it('is none where the fuel is complete, and missing where it is not or where we know of a gap', () => {
    const table = createRateTable([], {
      completeFuels: new Set(['propane']),
      missing: [{ jurisdiction: 'MD', fuelType: 'propane' }],
    });
    expect(
      [
        table.find('AL', 'propane'),
        table.find('MD', 'propane'),
        table.find('AL', 'lng'),
        createRateTable([]).find('AL', 'propane'),
      ].map(({ kind }) => kind),
    ).toEqual(['none-published', 'missing', 'missing', 'missing']);
    expect([
      ...completeFuelsOf([RATE, { ...RATE, fuelType: 'propane' }, { ...RATE, fuelType: 'propane' }]),
    ]).toEqual(['propane']);
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { FUEL_TYPES, fuelFormCode, fuelTypeName, parseFuelType } from '~/engine/ifta/fuel-types';
import { IFTA_MEMBERS } from '~/engine/jurisdictions/codes';
import {
  lineRateOf,
  matchRateUnit,
  rateUnitOf,
  type PublishedRate,
} from '~/engine/jurisdictions/published-rate';
import { createRateTable } from '~/engine/jurisdictions/rate-table';
import { rateTableOf } from '~/areas/rates/rules/rate-sheet';
import { parseSeedRates } from '~/areas/rates/rules/seed-file';

describe('fuel types', () => {
  it.each([
    ['Special Diesel', 'special_diesel'],
    ['diesel', 'special_diesel'],
    ['E-85', 'e85'],
    ['A55', 'a55'],
    ['LPG', 'propane'],
    ['gas', 'gasoline'],
  ])('reads %s', (text, type) => {
    expect(parseFuelType(text)).toBe(type);
  });

  it('reads each by its own id and name, and nothing else', () => {
    for (const type of FUEL_TYPES) {
      expect(parseFuelType(type)).toBe(type);
      expect(parseFuelType(fuelTypeName(type))).toBe(type);
    }
    for (const value of ['coal', '', 'constructor', null, 7]) expect(parseFuelType(value)).toBeUndefined();
    expect(fuelFormCode('special_diesel')).toBe('01');
    expect(fuelFormCode('hythane')).toBeUndefined();
  });
});

describe('published rates', () => {
  const both: PublishedRate = {
    jurisdiction: 'TX',
    fuelType: 'special_diesel',
    rateUsdPerGallon: '0.2000',
    surchargeUsdPerGallon: null,
    rateCadPerLitre: '0.0738',
    surchargeCadPerLitre: null,
    status: 'final',
    effectiveFrom: null,
    unit: 'gallon',
  };

  it('keep both numbers and use the column of the return', () => {
    expect(lineRateOf(both, 'us')?.rate).toBe('0.2000');
    expect(lineRateOf(both, 'metric')?.rate).toBe('0.0738');
  });

  it('are missing, not zero, when only the other column is known', () => {
    expect(lineRateOf({ ...both, rateCadPerLitre: null }, 'metric')).toBeUndefined();
    expect(lineRateOf({ ...both, surchargeUsdPerGallon: '0.1' }, 'metric')).toBeUndefined();
    expect(lineRateOf({ ...both, rateUsdPerGallon: null, rateCadPerLitre: null }, 'us')).toMatchObject({
      rate: null,
    });
  });

  it.each([
    ['IN', 'electricity', 'mile'],
    ['IN', 'hythane', 'mile'],
    ['IN', 'propane', 'gallon'],
    ['IA', 'electricity', 'kwh'],
    ['BC', 'lng', 'kg'],
    ['BC', 'cng', 'm3'],
    ['MB', 'cng', 'm3'],
    ['CA', 'lng', 'dge'],
    ['VA', 'propane', 'gge'],
    ['TX', 'special_diesel', 'gallon'],
  ] as const)('of %s for %s are per %s', (code, fuel, unit) => {
    expect(rateUnitOf(code, fuel)).toBe(unit);
  });

  it('meet fuel of another kind only where that is allowed', () => {
    expect(matchRateUnit('gallon', 'litre')).toBe('exact');
    expect(matchRateUnit('mile', 'kwh')).toBe('exact');
    expect(matchRateUnit('gallon', 'gge')).toBe('equivalent');
    expect(matchRateUnit('dge', 'gallon')).toBe('equivalent');
    expect(matchRateUnit('dge', 'gge')).toBe('mismatch');
    expect(matchRateUnit('gallon', 'kwh')).toBe('mismatch');
    expect(matchRateUnit('kg', 'gallon')).toBe('mismatch');
    expect(matchRateUnit('m3', 'kg')).toBe('mismatch');
  });
});

describe('rate table', () => {
  const rows = parseSeedRates(
    [
      'year,quarter,country,jurisdiction,fuel_type,rate_usd_gal,surcharge_usd_gal,rate_cad_l,surcharge_cad_l,unit,status,confidence,source',
      '2026,3,US,TX,special_diesel,0.2000,,0.0738,,gallon,final,two_source,matrix',
      '2026,3,US,IN,propane,,0.6100,,0.2206,gallon,final,two_source,matrix',
      '2026,3,US,MD,propane,,,,,gallon,missing,,',
    ].join('\r\n'),
  );
  const table = rateTableOf({ year: 2026, quarter: 3 }, rows);

  it('tells published, none published and missing apart', () => {
    expect(table.find('TX', 'special_diesel')).toMatchObject({ kind: 'published' });
    expect(table.find('IN', 'propane')).toMatchObject({
      kind: 'published',
      rates: [{ rateUsdPerGallon: null, surchargeUsdPerGallon: '0.6100' }],
    });
    expect(table.find('NH', 'propane').kind).toBe('none-published');
    expect(table.find('MD', 'propane').kind).toBe('missing');
    expect(table.find('AL', 'lng').kind).toBe('missing');
  });

  it('never takes an absent diesel rate for "no rate", except in Oregon', () => {
    expect(table.find('AL', 'special_diesel').kind).toBe('missing');
    expect(table.find('OR', 'special_diesel').kind).toBe('none-published');
    expect(createRateTable([]).find('OR', 'gasoline').kind).toBe('none-published');
  });

  it('sorts the rates of a cell by the day they start', () => {
    const [early] = rows;
    if (!early) throw new Error('no rate');
    const changed = rateTableOf({ year: 2026, quarter: 3 }, [
      { ...early, effectiveFrom: '2026-08-01' },
      early,
    ]).find('TX', 'special_diesel');
    expect(changed.kind === 'published' && changed.rates.map((rate) => rate.effectiveFrom)).toEqual([
      null,
      '2026-08-01',
    ]);
  });
});

describe('the shipped rate files', () => {
  const folder = path.resolve('prisma/seed/rates');
  it.each(readdirSync(folder).filter((name) => /^\d{4}Q[1-4]\.csv$/.test(name)))(
    '%s: every member has a diesel rate, is listed as missing, or is Oregon',
    (name) => {
      const shipped = parseSeedRates(readFileSync(path.join(folder, name), 'utf8'));
      const [first] = shipped;
      if (!first) throw new Error('no rates');
      const found = rateTableOf(first.quarter, shipped);
      const gaps = IFTA_MEMBERS.filter(
        (entry) => found.find(entry.code, 'special_diesel').kind === 'missing',
      ).map((entry) => entry.code);
      const listed = shipped
        .filter(({ status, fuel }) => status === 'missing' && fuel === 'special_diesel')
        .map(({ jurisdiction }) => jurisdiction);
      expect(gaps.sort()).toEqual(listed.sort());
    },
  );
});

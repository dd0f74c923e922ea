import { describe, expect, it } from 'vitest';
import {
  quarterStateName,
  readinessOf,
  type Licensee,
  type ReadinessFacts,
} from '~/areas/returns/rules/readiness';
import { inDays, reminderStep } from '~/areas/returns/rules/reminders';
import {
  defaultReportQuarter,
  readReportFilter,
  reportQuarters,
  reportQuery,
} from '~/areas/returns/rules/report-filter';
import { unitTitle, withUnitNames } from '~/areas/returns/rules/unit-names';
import { diesel, line, rate, returnOf } from '../../../engine/ifta/return-builders';

const Q3 = { year: 2026, quarter: 3 } as const;

const LICENSEE: Licensee = {
  baseJurisdiction: 'TX',
  iftaLicence: 'TX123456789',
  usdot: '1234567',
  street: '100 Main Street',
  city: 'Dallas',
  region: 'TX',
  postalCode: '75201',
  licensedSince: null,
};
const NEW_LICENSEE: Licensee = { ...LICENSEE, licensedSince: '2026-10-01' };

describe('whether a quarter can be filed', () => {
  const good = returnOf([diesel('100', [line('TX', '700', '100', '0.2000')])]);
  const facts = (more: Partial<ReadinessFacts> = {}): ReadinessFacts => ({
    quarter: Q3,
    today: '2026-10-01',
    filed: false,
    carrier: LICENSEE,
    computed: good,
    pendingTrips: 0,
    failedTrips: 0,
    withoutUnit: false,
    ...more,
  });

  it('is so from the day after its last one, when nothing is missing', () => {
    expect(readinessOf(facts())).toEqual({ state: 'ready', blockers: [] });
    expect(readinessOf(facts({ today: '2026-09-30' }))).toEqual({
      state: 'collecting',
      blockers: ['Q3 2026 is not over yet.'],
    });
  });

  it('is not asked of one that ended before the license began', () => {
    expect(readinessOf(facts({ carrier: { ...LICENSEE, licensedSince: '2026-09-30' } })).state).toBe('ready');
    expect(readinessOf(facts({ carrier: NEW_LICENSEE }))).toEqual({
      state: 'unlicensed',
      blockers: ['The license is since October 1, 2026: no return was due for Q3 2026.'],
    });
    expect(readinessOf(facts({ carrier: NEW_LICENSEE, filed: true })).state).toBe('filed');
  });

  it('asks for base, license, USDOT number and address first', () => {
    const nobody: Licensee = {
      baseJurisdiction: null,
      iftaLicence: null,
      usdot: null,
      street: null,
      city: null,
      region: null,
      postalCode: null,
      licensedSince: null,
    };
    expect(readinessOf(facts({ carrier: nobody, pendingTrips: 1 }))).toEqual({
      state: 'blocked',
      blockers: [
        'Complete your carrier profile first: base state or province, IFTA license number, USDOT number, address.',
        '1 trip is still waiting for a route: the miles are not in this report yet.',
      ],
    });
    expect(readinessOf(facts({ carrier: { ...LICENSEE, postalCode: null } })).blockers).toEqual([
      'Complete your carrier profile first: address.',
    ]);
  });

  it('asks a carrier of a Canadian base for no USDOT number', () => {
    const ontario: Licensee = { ...LICENSEE, baseJurisdiction: 'ON', region: 'ON', usdot: null };
    expect(readinessOf(facts({ carrier: ontario })).state).toBe('ready');
    expect(readinessOf(facts({ carrier: { ...LICENSEE, usdot: null } })).state).toBe('blocked');
  });

  it('is blocked by an average that no truck can do, with the reason; not by an odd one', () => {
    const impossible = returnOf([diesel('10', [line('TX', '7000', '10', '0.2000')])]);
    expect(readinessOf(facts({ computed: impossible }))).toMatchObject({
      state: 'blocked',
      blockers: [expect.stringContaining('is not possible for a truck') as string],
    });
    const odd = returnOf([diesel('350', [line('TX', '700', '350', '0.2000')])]);
    expect(readinessOf(facts({ computed: odd })).state).toBe('ready');
  });

  it('is not asked of one that is filed', () => {
    expect(readinessOf(facts({ filed: true, today: '2026-08-01', pendingTrips: 3 }))).toEqual({
      state: 'filed',
      blockers: [],
    });
  });

  it('is kept back by routes and vehicles that are missing, counted in words', () => {
    expect(readinessOf(facts({ pendingTrips: 1, failedTrips: 2, withoutUnit: true }))).toEqual({
      state: 'blocked',
      blockers: [
        '1 trip is still waiting for a route: the miles are not in this report yet.',
        '2 trips are without a calculated route. Correct the stops or type the miles in.',
        'Some trips or fuel name no vehicle. Records need the unit number (P540, P550).',
      ],
    });
    expect(readinessOf(facts({ today: '2026-09-30', failedTrips: 1 })).blockers).toEqual([
      'Q3 2026 is not over yet.',
      '1 trip is without a calculated route. Correct the stops or type the miles in.',
    ]);
  });

  it('is kept back by missing and preliminary rates, not by what the filer checks', () => {
    const missing = returnOf([diesel('100', [{ jurisdiction: 'TX', totalDistance: '700' }])]);
    expect(readinessOf(facts({ computed: missing }))).toMatchObject({
      state: 'blocked',
      blockers: [expect.stringContaining('Texas')],
    });
    const withStatus = (status: 'preliminary' | 'reconstructed') =>
      returnOf([diesel('100', [{ ...line('TX', '700', '100', null), rate: rate('0.2000', { status }) }])]);
    expect(readinessOf(facts({ computed: withStatus('preliminary') })).state).toBe('blocked');
    expect(readinessOf(facts({ computed: withStatus('reconstructed') })).state).toBe('ready');
  });

  it('has a name for people', () => {
    expect((['collecting', 'blocked', 'ready', 'filed'] as const).map(quarterStateName)).toEqual([
      'Collecting',
      'Not ready to file',
      'Ready to file',
      'Filed',
    ]);
  });
});

describe('a reminder', () => {
  it.each([
    [31, null],
    [30, 30],
    [8, 30],
    [7, 7],
    [2, 7],
    [1, 1],
    [0, 1],
    [-1, null],
  ])('with %i days left is that of step %s', (daysLeft, step) => {
    expect(reminderStep(daysLeft)).toBe(step);
  });

  it('says when, in words', () => {
    expect([0, 1, 7].map(inDays)).toEqual(['today', 'tomorrow', 'in 7 days']);
  });
});

describe('what is asked of the report', () => {
  const read = (query: string) => readReportFilter(new URLSearchParams(query), '2026-11-22');

  it('is the last quarter that is over where nothing is said', () => {
    expect(defaultReportQuarter('2026-11-22')).toEqual(Q3);
    expect(defaultReportQuarter('2026-01-01')).toEqual({ year: 2025, quarter: 4 });
    expect(read('')).toEqual({
      filter: { quarter: Q3, equipmentId: null, perEquipment: false, hideNoData: true },
      asked: false,
      unreadable: [],
    });
    expect(read('q=')).toEqual(read(''));
  });

  it('is read from an address, the last word of a name winning', () => {
    expect(read('q=20262&equipment_id=7&per_equipment=0&per_equipment=1&hide_no_data=0')).toEqual({
      filter: { quarter: { year: 2026, quarter: 2 }, equipmentId: 7, perEquipment: true, hideNoData: false },
      asked: true,
      unreadable: [],
    });
    expect(
      ['1', 'true', 'on', '', '0', 'no'].map((word) => read(`per_equipment=${word}`).filter.perEquipment),
    ).toEqual([true, true, true, false, false, false]);
    expect(['', '0', 'on'].map((word) => read(`hide_no_data=${word}`).filter.hideNoData)).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('names what cannot be read, and continues without it', () => {
    expect(read('q=20265&equipment_id=x')).toMatchObject({
      filter: { quarter: Q3, equipmentId: null },
      asked: true,
      unreadable: ['q', 'equipment_id'],
    });
    for (const id of ['0', '-7', '7x', 'x7', '1234567890123456'])
      expect(read(`equipment_id=${id}`).unreadable).toEqual(['equipment_id']);
    expect(read('equipment_id=123456789012345').filter.equipmentId).toBe(123_456_789_012_345);
    expect(read('equipment_id=').unreadable).toEqual([]);
  });

  it('is written as it is read', () => {
    const query = 'q=20262&equipment_id=7&per_equipment=1&hide_no_data=0';
    expect(reportQuery(read(query).filter)).toBe(query);
    expect(reportQuery(read('').filter)).toBe('q=20263&per_equipment=0&hide_no_data=1');
  });

  it('offers eight quarters at least, from this one back to the first with records', () => {
    const keys = (earliest: number | null) =>
      reportQuarters('2026-11-22', earliest).map(({ year, quarter }) => `${quarter}/${year}`);
    expect(keys(null)).toEqual([
      '4/2026',
      '3/2026',
      '2/2026',
      '1/2026',
      '4/2025',
      '3/2025',
      '2/2025',
      '1/2025',
    ]);
    expect(keys(20261)).toHaveLength(8);
    expect(keys(20244)).toHaveLength(9);
    expect(keys(20244).at(-1)).toBe('4/2024');
    expect(keys(20233).at(-1)).toBe('3/2023');
    const ahead = (latest: number) =>
      reportQuarters('2026-11-22', null, latest)
        .slice(0, 3)
        .map(({ year, quarter }) => `${quarter}/${year}`);
    expect(ahead(20262)).toEqual(['4/2026', '3/2026', '2/2026']);
    expect(ahead(20271)).toEqual(['1/2027', '4/2026', '3/2026']);
    // A year that was mistyped is offered by itself: the present stays in reach.
    expect(ahead(20363)).toEqual(['3/2036', '4/2026', '3/2026']);
    expect(reportQuarters('2026-11-22', null, 20363)).toHaveLength(9);
    expect(keys(7)).toHaveLength(8);
  });
});

describe('vehicles in findings', () => {
  const units = new Map([['7', '104']]);

  it('are named by their unit number', () => {
    expect(unitTitle('7', units)).toBe('Unit 104');
    expect(unitTitle('8', units)).toBe('Unit 8');
    expect(unitTitle(null, units)).toBe('No unit named');
    expect(unitTitle('none', units)).toBe('No unit named');
  });

  it('are put into the findings that speak of one', () => {
    const other = { code: 'no-operations', severity: 'info' } as const;
    const dual = {
      code: 'dual-fuel',
      severity: 'info',
      equipmentId: '7',
      fuelTypes: ['special_diesel', 'gasoline'],
    } as const;
    expect(withUnitNames([other, dual], units)).toEqual([other, { ...dual, equipmentId: 'Unit 104' }]);
  });
});

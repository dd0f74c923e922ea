import { quarterKey, quarterLabel, type Quarter } from '~/engine/calendar/quarter';
import { fuelTypeName, type FuelType } from '~/engine/ifta/fuel-types';
import { IFTA_MEMBERS, requireJurisdiction } from '~/engine/jurisdictions/codes';
import type { ChangesBetween } from '~/areas/rates/read-quarter-changes.server';
import { jurisdictionSlug } from '~/areas/rates/rules/jurisdiction-slug';
import type { QuarterChange } from '~/areas/rates/rules/rate-changes';
import { formatRateFigure } from '~/areas/rates/rules/rate-figure';
import type { RatePrice, RateRow } from '~/areas/rates/rules/rate-row';
import { differenceText, PER } from './rates';

type NamedQuarter = Quarter & { label: string; key: number };

export interface ChangeLine {
  code: string;
  slug: string;
  /** "C$/L" or "US$/gal", or per what else the fuel is taxed there. */
  unit: string;
  before: ChangeFigure;
  after: ChangeFigure;
  change: string;
  surchargeChange: string;
}

export interface ChangeFigure {
  rate: string;
  surcharge: string;
}

export interface ChangesOfFuel {
  fuel: FuelType;
  name: string;
  lines: ChangeLine[];
  /** "Alberta, Ontario": places that one of the two quarters does not know; empty where there are none. */
  unknown: string;
}

export interface QuarterChangesView {
  from: NamedQuarter;
  to: NamedQuarter;
  fuels: ChangesOfFuel[];
  /** Fuels that only one of the two quarters has, and are not compared. */
  notCompared: string[];
  /** Every quarter that can be chosen, newest first. */
  quarters: NamedQuarter[];
}

/** The table of what changed between two quarters, fuel by fuel. */
export function quarterChangesView({
  quarters,
  from,
  to,
  changes,
  rows,
}: ChangesBetween): QuarterChangesView {
  const shared = to.fuels.filter((fuel) => from.fuels.includes(fuel));
  return {
    from: named(from.quarter),
    to: named(to.quarter),
    fuels: shared.map((fuel) => ({
      fuel,
      name: fuelTypeName(fuel),
      lines: changes
        .filter((change) => change.fuel === fuel)
        .map((change) => lineOf(change, rows.to))
        .sort(byPlace),
      unknown: unknownPlaces([...rows.from, ...rows.to].filter((row) => row.fuel === fuel)),
    })),
    notCompared: [...new Set([...to.fuels, ...from.fuels])]
      .filter((fuel) => !shared.includes(fuel))
      .map(fuelTypeName),
    quarters: quarters.map(({ quarter }) => named(quarter)),
  };
}

const named = (quarter: Quarter): NamedQuarter => ({
  ...quarter,
  label: quarterLabel(quarter),
  key: quarterKey(quarter),
});

function lineOf(change: QuarterChange, rows: readonly RateRow[]): ChangeLine {
  const { name, country } = requireJurisdiction(change.jurisdiction);
  const row = rows.find(
    ({ fuel, jurisdiction }) => fuel === change.fuel && jurisdiction === change.jurisdiction,
  );
  const currency = country === 'CA' ? 'cad' : 'usd';
  const per = row && PER[row.unit]?.[currency];
  return {
    code: change.jurisdiction,
    slug: jurisdictionSlug(name),
    unit: currency === 'cad' ? (per ? `C$ ${per}` : 'C$/L') : per ? `US$ ${per}` : 'US$/gal',
    before: figureOf(change.before),
    after: figureOf(change.after),
    change: differenceText(change.rateDifferenceTenThousandths),
    surchargeChange: differenceText(change.surchargeDifferenceTenThousandths),
  };
}

const figureOf = ({ rateTenThousandths, surchargeTenThousandths }: RatePrice): ChangeFigure => ({
  rate: rateTenThousandths === null ? 'no rate' : formatRateFigure(rateTenThousandths),
  surcharge: surchargeTenThousandths === null ? '' : formatRateFigure(surchargeTenThousandths),
});

/** States by name, then provinces by name. */
function byPlace(one: ChangeLine, other: ChangeLine): number {
  const keyOf = ({ code }: ChangeLine) => {
    const { country, name } = requireJurisdiction(code);
    return `${country === 'CA' ? 1 : 0} ${name}`;
  };
  return keyOf(one) < keyOf(other) ? -1 : 1;
}

function unknownPlaces(rows: readonly RateRow[]): string {
  const unknown = IFTA_MEMBERS.filter(({ code }) =>
    rows.some((row) => row.jurisdiction === code && row.status === 'missing'),
  );
  const provinces = unknown.filter(({ country }) => country === 'CA');
  const isAllOfCanada = provinces.length === IFTA_MEMBERS.filter(({ country }) => country === 'CA').length;
  const names = (isAllOfCanada ? unknown.filter(({ country }) => country !== 'CA') : unknown).map(
    ({ name }) => name,
  );
  return [...names, ...(isAllOfCanada ? ['all provinces of Canada'] : [])].join(', ');
}

/** What depends on where the carrier files: units, currency, rounding of the average, penalty. */
import type { FilingCountry } from '~/engine/calendar/due-date';
import { isIftaMember, requireJurisdiction } from '~/engine/jurisdictions/codes';
import type { UnitSystem } from '~/engine/units/conversion';

export type Currency = 'USD' | 'CAD';

/** `greater`: greater of the minimum and the share (R1220). `sum`: minimum plus share (Nevada). */
export type PenaltyRule = 'greater' | 'sum';

export interface BaseProfile {
  /** Code of the base jurisdiction, or null when it is not known yet. */
  readonly jurisdiction: string | null;
  readonly country: FilingCountry;
  readonly unitSystem: UnitSystem;
  readonly currency: Currency;
  /** Digits the average is rounded to before it is rounded to two, where the base's form says so. */
  readonly averagePreRoundDigits: number | null;
  readonly penaltyRule: PenaltyRule;
  /** What this base is known to do differently with credits and penalties, for the filer to check. */
  readonly remarks: readonly string[];
}

const OVERRIDES: Record<
  string,
  Partial<Pick<BaseProfile, 'averagePreRoundDigits' | 'penaltyRule' | 'remarks'>>
> = {
  KS: { averagePreRoundDigits: 6 },
  FL: { averagePreRoundDigits: 3 },
  NV: {
    penaltyRule: 'sum',
    remarks: ['Nevada charges $50 plus 10% and may add administrative fees on repeated late returns.'],
  },
  WA: { remarks: ['Washington has not paid out credits of $10 or less.'] },
  NC: { remarks: ['North Carolina pays refunds under $1 only on written request.'] },
};

/**
 * The profile of a base jurisdiction code. Canadian bases file in kilometers, liters and C$ (km/L with two
 * decimals, C$/L column); US bases in miles, US gallons and US$. Without a base, the US profile with R1220.
 * Throws RangeError on an unknown code or one outside IFTA, which cannot be a base.
 */
export function baseProfileOf(jurisdiction?: string | null): BaseProfile {
  if (!jurisdiction) return profile(null, 'US');
  const entry = requireJurisdiction(jurisdiction);
  if (!entry.iftaMember || entry.country === 'MX') {
    throw new RangeError(`${entry.name} is not a member of IFTA and cannot be a base jurisdiction`);
  }
  return { ...profile(entry.code, entry.country), ...OVERRIDES[entry.code] };
}

/**
 * Where a carrier files, for its due dates: the country and the base jurisdiction. Without a base, or with a place outside IFTA
 * in its stead, the US calendar.
 */
export function filingBaseOf(jurisdiction?: string | null): Pick<BaseProfile, 'country' | 'jurisdiction'> {
  return baseProfileOf(isIftaMember(jurisdiction ?? '') ? jurisdiction : null);
}

function profile(jurisdiction: string | null, country: FilingCountry): BaseProfile {
  return {
    jurisdiction,
    country,
    unitSystem: country === 'US' ? 'us' : 'metric',
    currency: country === 'US' ? 'USD' : 'CAD',
    averagePreRoundDigits: null,
    penaltyRule: 'greater',
    remarks: [],
  };
}

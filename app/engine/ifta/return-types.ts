/** The figures of a fuel tax return, as whole numbers with the unit in the name. */
import type { DueDate } from '~/engine/calendar/due-date';
import type { LocalDate } from '~/engine/calendar/local-date';
import type { Quarter } from '~/engine/calendar/quarter';
import type { LineRate, RateStatus, RateUnit } from '~/engine/jurisdictions/published-rate';
import type { DistanceUnit, FuelUnit, UnitSystem } from '~/engine/units/conversion';
import type { DecimalInput } from '~/engine/units/decimal';
import type { Average } from './average';
import type { BaseProfile } from './base-profile';
import type { FuelType } from './fuel-types';
import type { InterestPeriod } from './interest';
import type { InterestRate } from './interest-rates';
import type { Notice } from './notice';

/** Part of a quarter with its own rate; both days included. */
export interface Segment {
  readonly from: LocalDate;
  readonly to: LocalDate;
}

/**
 * One jurisdiction of a schedule as recorded: exact and unrounded, in the return's distance unit and the
 * schedule's fuel unit. Nothing may be negative. Non-members are allowed: their distance joins the non-IFTA one.
 */
export interface LineInput {
  readonly jurisdiction: string;
  readonly totalDistance: DecimalInput;
  /** Total less trip-permit and exempt distance; the total when left out. */
  readonly taxableDistance?: DecimalInput;
  /** Fuel bought tax-paid, or withdrawn from tax-paid bulk storage in the quarter. */
  readonly taxPaidFuel?: DecimalInput;
  /** Undefined: the rate is not known, the tax is not computed. */
  readonly rate?: LineRate;
  /** Set on each part of a jurisdiction whose rate changed inside the quarter; parts round to add up. */
  readonly segment?: Segment;
}

export interface ScheduleInput {
  readonly fuelType: FuelType;
  /** What fuel is counted in; by default kWh for electricity, else gallons or liters. */
  readonly fuelUnit?: FuelUnit;
  /** Liters that are energy equivalents: what they were entered in, for the rates that are per the one or the other. */
  readonly equivalentOf?: FuelUnit;
  readonly lines: readonly LineInput[];
  /** Distance outside IFTA that is not given as lines of non-members. */
  readonly nonIftaDistance?: DecimalInput;
  /** D: all fuel put into the tanks, everywhere, taxed or not, own bulk storage included. */
  readonly totalFuel: DecimalInput;
  /** Figures for the average where they are not this schedule's own (dual-fuel trucks: both fuels). */
  readonly averageOver?: { readonly distance: DecimalInput; readonly fuel: DecimalInput };
}

/** How late a return is, for interest and penalty. */
export interface Filing {
  readonly filedOn: LocalDate;
  /** The filing date when left out. */
  readonly paidOn?: LocalDate;
  /** By default that of the calendar; a base may have granted another. */
  readonly dueDate?: LocalDate;
  readonly interestRates?: readonly InterestRate[];
}

export interface ReturnInput {
  readonly quarter: Quarter;
  readonly base: BaseProfile;
  /** By default the base's. Figures and rates are all in this system. */
  readonly unitSystem?: UnitSystem;
  readonly schedules: readonly ScheduleInput[];
  /** Left out: no interest and no penalty. */
  readonly filing?: Filing;
  /** Findings of the step that gathered the schedules, kept with the return. */
  readonly notices?: readonly Notice[];
}

/** `fuel`: taxable fuel x rate; `distance`: taxable distance x rate; `none`: no rate exists, tax 0.00. */
export type TaxBasis = 'fuel' | 'distance' | 'none';

export type NotComputed = 'missing-rate' | 'no-average' | 'unit-mismatch';

export interface SurchargeFigures {
  readonly rate: string;
  /** Never negative: no tax-paid fuel on a surcharge line. Null: not computed. */
  readonly cents: number | null;
}

export interface ReturnLine {
  readonly jurisdiction: string;
  readonly fuelType: FuelType;
  readonly segment: Segment | null;
  /** H and I: whole miles or kilometers. */
  readonly totalDistance: number;
  readonly taxableDistance: number;
  /** K: whole gallons or liters; null when there is no average to compute it with. */
  readonly taxableFuel: number | null;
  /** L */
  readonly taxPaidFuel: number;
  /** M = K - L, negative for a credit. */
  readonly netTaxableFuel: number | null;
  readonly basis: TaxBasis;
  /** N, decimal text as published; null when there is none. */
  readonly rate: string | null;
  readonly rateUnit: RateUnit | null;
  readonly rateStatus: RateStatus | null;
  /** O; null when not computed. */
  readonly taxCents: number | null;
  readonly notComputed: NotComputed | null;
  readonly surcharge: SurchargeFigures | null;
  /**
   * P, on tax and surcharge of the jurisdiction together; null when the rate of a year is unknown or the tax is not
   * computed. Zero without a filing date. Lines of one jurisdiction share its interest by what each owes.
   */
  readonly interestCents: number | null;
}

export interface NonIftaLine {
  readonly jurisdiction: string;
  readonly totalDistance: number;
}

/** Sums of the rounded lines. */
export interface LineTotals {
  readonly totalDistance: number;
  readonly taxableDistance: number;
  readonly taxableFuel: number;
  readonly taxPaidFuel: number;
  readonly netTaxableFuel: number;
  readonly taxCents: number;
  readonly surchargeCents: number;
  readonly interestCents: number;
}

export interface Schedule {
  readonly fuelType: FuelType;
  readonly fuelUnit: FuelUnit;
  /** In the order given; parts of a changed rate each have their own. */
  readonly lines: readonly ReturnLine[];
  /** Distance in each non-member, and what was not attributed to one. */
  readonly nonIftaLines: readonly NonIftaLine[];
  /** A, B, C, D: whole. */
  readonly iftaDistance: number;
  readonly nonIftaDistance: number;
  readonly totalDistance: number;
  readonly totalFuel: number;
  /** E */
  readonly average: Average;
  readonly totals: LineTotals;
  /** Whether every line's tax and surcharge is computed. */
  readonly complete: boolean;
  readonly notices: readonly Notice[];
}

export interface IftaReturn {
  readonly quarter: Quarter;
  readonly base: BaseProfile;
  readonly unitSystem: UnitSystem;
  readonly distanceUnit: DistanceUnit;
  readonly dueDate: DueDate;
  readonly schedules: readonly Schedule[];
  readonly totals: {
    readonly totalDistance: number;
    readonly taxCents: number;
    readonly surchargeCents: number;
    /** Tax and surcharge over all lines and fuels; negative is a credit. */
    readonly netTaxCents: number;
    readonly interestCents: number;
    readonly penaltyCents: number;
    /** What to pay, or the credit when negative. */
    readonly dueCents: number;
  };
  readonly late: boolean;
  readonly interestPeriod: InterestPeriod | null;
  /** False when a tax or an interest is not computed: the totals are then short of it. */
  readonly complete: boolean;
  /** The least certain status among the rates used; null when no rate was used. */
  readonly rateStatus: RateStatus | null;
  readonly notices: readonly Notice[];
}

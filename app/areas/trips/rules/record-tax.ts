/** The share of a quarter's return that one trip or one purchase stands for, at the rates and averages of its lines. */
import type { LocalDate } from '~/engine/calendar/local-date';
import type { FuelShare } from '~/engine/ifta/fuel-shares';
import { defaultFuelUnit, type FuelType } from '~/engine/ifta/fuel-types';
import { isExempt, type ExemptPeriod } from '~/engine/ifta/records';
import type { IftaReturn, ReturnLine } from '~/engine/ifta/return-types';
import { isIftaMember } from '~/engine/jurisdictions/codes';
import {
  convertDistance,
  convertFuel,
  distanceUnitOf,
  isConvertibleFuel,
  LITERS_PER_US_GALLON,
  type DistanceUnit,
  type FuelQuantity,
  type FuelUnit,
} from '~/engine/units/conversion';
import { decimal, toCents, ZERO, type Decimal } from '~/engine/units/decimal';

export interface TaxedTrip {
  /** The day that puts it under a rate. */
  readonly endDate: LocalDate;
  readonly states: readonly {
    readonly jurisdiction: string;
    readonly tenthMiles: number;
    /** As they were written in kilometers. */
    readonly tenthKilometers?: number | null;
    readonly exemptTenthMiles: number;
    readonly exemptTenthKilometers?: number | null;
  }[];
}

const lineOf = (
  computed: IftaReturn,
  fuelType: FuelType,
  jurisdiction: string,
  day: LocalDate,
): ReturnLine | undefined =>
  computed.schedules
    .find((schedule) => schedule.fuelType === fuelType)
    ?.lines.find(
      (line) =>
        line.jurisdiction === jurisdiction &&
        (line.segment === null || (line.segment.from <= day && day <= line.segment.to)),
    );

/**
 * Tax of a trip in cents: its taxable distance by fuel, over the average of the fuel's schedule, times the rate of its
 * line. Miles outside of the agreement carry no tax of it. Null where the vehicle is not on the return, or a line of it
 * is not computed.
 */
export function tripTaxCents(
  trip: TaxedTrip,
  fuelShares: readonly FuelShare[],
  computed: IftaReturn,
  exemptPeriods: readonly ExemptPeriod[],
): number | null {
  if (trip.states.length === 0 || fuelShares.length === 0) return null;
  const unit = distanceUnitOf(computed.unitSystem);
  let dollars = ZERO;
  for (const { fuelType, share } of fuelShares) {
    const schedule = computed.schedules.find((entry) => entry.fuelType === fuelType);
    let [byFuel, byDistance] = [ZERO, ZERO];
    for (const state of trip.states) {
      const { jurisdiction, tenthMiles } = state;
      if (!isIftaMember(jurisdiction) || tenthMiles === 0) continue;
      const line = lineOf(computed, fuelType, jurisdiction, trip.endDate);
      if (!line || line.taxCents === null || line.surcharge?.cents === null) return null;
      if (isExempt(exemptPeriods, jurisdiction, fuelType, trip.endDate)) continue;
      const distance = taxableDistance(state, unit).times(share);
      const surcharge = distance.times(line.surcharge?.rate ?? 0);
      const tax = line.basis === 'none' ? ZERO : distance.times(line.rate ?? 0);
      if (line.rateUnit === 'mile') byDistance = byDistance.plus(surcharge).plus(tax);
      else byFuel = byFuel.plus(surcharge).plus(tax);
    }
    dollars = dollars.plus(byDistance);
    if (byFuel.isZero()) continue;
    const average = schedule?.average.hundredths ?? null;
    if (average === null) return null;
    dollars = dollars.plus(byFuel.times(100).dividedBy(average));
  }
  return toCents(dollars);
}

/** The distance that is taxed: of kilometers that were written as they were. */
function taxableDistance(
  { tenthMiles, tenthKilometers, exemptTenthMiles, exemptTenthKilometers }: TaxedTrip['states'][number],
  unit: DistanceUnit,
): Decimal {
  const lengthOf = (tenths: number, written: number | null | undefined) =>
    convertDistance(
      typeof written === 'number' ? { value: written, unit: 'km' } : { value: tenths, unit: 'mile' },
      unit,
    );
  if (exemptTenthMiles === tenthMiles && typeof exemptTenthKilometers !== 'number') return ZERO;
  const exempt = lengthOf(exemptTenthMiles, exemptTenthKilometers);
  const taxable = lengthOf(tenthMiles, tenthKilometers).minus(exempt).dividedBy(10);
  return taxable.isNegative() ? ZERO : taxable;
}

export interface CreditedPurchase {
  readonly date: LocalDate;
  readonly jurisdiction: string;
  readonly fuelType: FuelType;
  readonly quantity: FuelQuantity;
  readonly taxPaid: boolean;
}

/**
 * Credit of a tax-paid purchase in cents: minus fuel x rate. No surcharge: it is not paid at the pump. Null where its
 * line is not computed, or the purchase is not on the return.
 */
export function fuelCreditCents(
  purchase: CreditedPurchase,
  computed: IftaReturn,
  exemptPeriods: readonly ExemptPeriod[],
): number | null {
  const { date, jurisdiction, fuelType, taxPaid } = purchase;
  const schedule = computed.schedules.find((entry) => entry.fuelType === fuelType);
  const unit = schedule?.fuelUnit ?? defaultFuelUnit(fuelType, computed.unitSystem);
  const counted = countedIn(unit, purchase, computed);
  if (!isConvertibleFuel(counted.unit, unit)) return null;
  if (!taxPaid || isExempt(exemptPeriods, jurisdiction, fuelType, date)) return 0;
  const line = lineOf(computed, fuelType, jurisdiction, date);
  if (!line || line.notComputed === 'missing-rate' || line.notComputed === 'unit-mismatch') return null;
  if (line.basis !== 'fuel') return 0;
  return toCents(
    convertFuel(counted, unit)
      .times(decimal(line.rate ?? 0))
      .negated(),
  );
}

/** Gallon equivalents on a schedule that counts them as liter equivalents; all else as it is. */
function countedIn(
  unit: FuelUnit,
  { fuelType, quantity }: CreditedPurchase,
  { notices }: IftaReturn,
): FuelQuantity {
  const isEquivalent = quantity.unit === 'gge' || quantity.unit === 'dge';
  const isLeftOut = notices.some(
    (notice) =>
      notice.code === 'fuel-unit-excluded' && notice.fuelType === fuelType && notice.unit === quantity.unit,
  );
  return unit === 'litre' && isEquivalent && !isLeftOut
    ? { value: decimal(quantity.value).times(LITERS_PER_US_GALLON), unit }
    : quantity;
}

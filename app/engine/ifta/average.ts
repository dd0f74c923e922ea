/**
 * The fleet average of a schedule: miles per gallon, kilometers per liter, or distance per kWh, kg or cubic
 * meter. Two decimals, half up, on the whole figures the return shows.
 */
import {
  convertDistance,
  LITERS_PER_US_GALLON,
  type FuelUnit,
  type UnitSystem,
} from '~/engine/units/conversion';
import { Decimal, roundHalfUp, toSafeInteger } from '~/engine/units/decimal';

/**
 * Why an average is no basis for a tax, or looks wrong.
 * `nothing-to-report`: neither distance nor fuel (a nil return). `no-fuel`, `no-distance`: one of them is missing.
 * `impossible`: no qualified vehicle does that. `unusual`: outside the band an auditor accepts without questions.
 */
export type AverageProblem = 'nothing-to-report' | 'no-fuel' | 'no-distance' | 'impossible' | 'unusual';

export interface Average {
  /** Hundredths of distance units per fuel unit; null when it cannot be computed. */
  readonly hundredths: number | null;
  readonly problem: AverageProblem | null;
  /** What is plausible here, in hundredths of the same unit, for the explanation. */
  readonly plausible: Band;
}

export interface Band {
  readonly lowHundredths: number;
  readonly highHundredths: number;
}

/** Miles per unit of fuel: [impossible below, unusual below, unusual above, impossible above]. */
const BANDS_PER_MILE: Record<Exclude<FuelUnit, 'litre'>, readonly [number, number, number, number]> = {
  gallon: [1, 3, 15, 30],
  gge: [1, 3, 15, 30],
  dge: [1, 3, 15, 30],
  // A qualified electric vehicle uses about 1 to 2.5 kWh a mile.
  kwh: [0.1, 0.25, 2.5, 5],
  // A diesel gallon equivalent is 6.06 lb (2.75 kg) of LNG, a gasoline one 126.67 cubic feet (3.59 m3) of CNG.
  kg: [0.3, 1, 12, 25],
  m3: [0.2, 0.8, 4.5, 10],
};

export interface AverageInput {
  /** C: whole distance everywhere, members or not. */
  readonly distance: number;
  /** D: whole fuel put into the tanks everywhere. */
  readonly fuel: number;
  readonly fuelUnit: FuelUnit;
  readonly unitSystem: UnitSystem;
  /** Digits to round to first, where the base jurisdiction's form does (Kansas 6, Florida 3). */
  readonly preRoundDigits?: number | null;
}

/** E = C / D. Never throws for figures of zero; the problem says what is wrong with them. */
export function averageOf({
  distance,
  fuel,
  fuelUnit,
  unitSystem,
  preRoundDigits = null,
}: AverageInput): Average {
  const { plausible, possible } = bandsOf(fuelUnit, unitSystem);
  if (distance === 0 || fuel === 0) {
    const problem = distance === fuel ? 'nothing-to-report' : fuel === 0 ? 'no-fuel' : 'no-distance';
    return { hundredths: null, problem, plausible };
  }
  const exact = new Decimal(distance).dividedBy(fuel);
  const before = preRoundDigits === null ? exact : roundHalfUp(exact, preRoundDigits);
  const hundredths = toSafeInteger(roundHalfUp(before.times(100)));
  // Below half a hundredth there is nothing left to divide by.
  if (hundredths === 0) return { hundredths: null, problem: 'impossible', plausible };
  if (!within(hundredths, possible)) return { hundredths, problem: 'impossible', plausible };
  return { hundredths, problem: within(hundredths, plausible) ? null : 'unusual', plausible };
}

function within(hundredths: number, band: Band): boolean {
  return hundredths >= band.lowHundredths && hundredths <= band.highHundredths;
}

function bandsOf(fuelUnit: FuelUnit, system: UnitSystem): { plausible: Band; possible: Band } {
  const perMile = BANDS_PER_MILE[fuelUnit === 'litre' ? 'gallon' : fuelUnit];
  const [lowest, low, high, highest] = perMile.map((miles) => {
    const distance =
      system === 'us' ? new Decimal(miles) : convertDistance({ value: miles, unit: 'mile' }, 'km');
    const value = fuelUnit === 'litre' ? distance.dividedBy(LITERS_PER_US_GALLON) : distance;
    return toSafeInteger(roundHalfUp(value.times(100)));
  }) as [number, number, number, number];
  return {
    plausible: { lowHundredths: low, highHundredths: high },
    possible: { lowHundredths: lowest, highHundredths: highest },
  };
}

/**
 * What the reader of a return must know besides its figures. Structured, so that pages, files and the API can
 * each say it in their way; `noticeMessage` is the plain English one.
 */
import { requireJurisdiction } from '~/engine/jurisdictions/codes';
import type { RateUnit } from '~/engine/jurisdictions/published-rate';
import { liquidUnitOf, type FuelUnit, type UnitSystem } from '~/engine/units/conversion';
import { fixedFromScaled, formatWhole } from '~/engine/units/format';
import type { AverageProblem, Band } from './average';
import { fuelTypeInSentence, type FuelType } from './fuel-types';

/** `blocking`: some figure is missing, the return cannot be filed like this. */
export type NoticeSeverity = 'blocking' | 'warning' | 'info';

interface NoticeKinds {
  'missing-rate': { fuelType: FuelType; jurisdictions: readonly string[] };
  'preliminary-rate': { fuelType: FuelType; jurisdictions: readonly string[] };
  'reconstructed-rate': { fuelType: FuelType; jurisdictions: readonly string[] };
  'entered-rate': { fuelType: FuelType; jurisdictions: readonly string[] };
  'no-rate-published': { fuelType: FuelType; jurisdictions: readonly string[] };
  'rate-unit-mismatch': {
    fuelType: FuelType;
    jurisdiction: string;
    rateUnit: RateUnit;
    fuelUnit: FuelUnit;
    /** Of the return; absent of returns that were filed before it was kept. */
    unitSystem?: UnitSystem;
  };
  /** What the fuel was entered in is not in notices that were kept earlier. */
  'equivalent-gallons': {
    fuelType: FuelType;
    jurisdiction: string;
    rateUnit: RateUnit;
    fuelUnit?: FuelUnit;
    unitSystem?: UnitSystem;
  };
  average: {
    fuelType: FuelType;
    problem: AverageProblem;
    averageHundredths: number | null;
    plausible: Band;
    distance: number;
    fuel: number;
    fuelUnit: FuelUnit;
    unitSystem: UnitSystem;
  };
  'no-operations': Record<never, never>;
  'fuel-without-distance': { fuelType: FuelType; jurisdictions: readonly string[] };
  'credit-exceeds-fuel': { fuelType: FuelType; taxPaidFuel: number; totalFuel: number; fuelUnit: FuelUnit };
  'weight-mile-tax': { distance: number; unitSystem: UnitSystem };
  'interest-rate-unknown': { years: readonly number[] };
  'exempt-period': { jurisdiction: string; from: string; to: string };
  'unexpected-fuel': { equipmentId: string; fuelType: FuelType };
  'fuel-unit-excluded': { equipmentId: string; fuelType: FuelType; unit: FuelUnit; expected: FuelUnit };
  'dual-fuel': { equipmentId: string; fuelTypes: readonly FuelType[] };
}

export type NoticeCode = keyof NoticeKinds;

export type Notice = {
  [Code in NoticeCode]: { readonly code: Code; readonly severity: NoticeSeverity } & Readonly<
    NoticeKinds[Code]
  >;
}[NoticeCode];

const UNIT_NAMES: Record<FuelUnit | 'mile', string> = {
  gallon: 'gallons',
  litre: 'liters',
  gge: 'gasoline gallon equivalents',
  dge: 'diesel gallon equivalents',
  kwh: 'kilowatt-hours',
  kg: 'kilograms',
  m3: 'cubic meters',
  mile: 'miles',
};

/** Plural name of a fuel unit for sentences: "gallons", "kilowatt-hours". */
export function fuelUnitName(unit: FuelUnit | 'mile'): string {
  return UNIT_NAMES[unit];
}

/** "8.00 mpg", "3.40 km/L", "0.55 mi/kWh": the unit text of an average. */
export function averageUnitName(fuelUnit: FuelUnit, system: UnitSystem): string {
  if (fuelUnit === 'gallon' && system === 'us') return 'mpg';
  const fuel = { gallon: 'gal', litre: 'L', gge: 'GGE', dge: 'DGE', kwh: 'kWh', kg: 'kg', m3: 'm³' }[
    fuelUnit
  ];
  return `${system === 'us' ? 'mi' : 'km'}/${fuel}`;
}

/** The notice as one or two plain English sentences. */
export function noticeMessage(notice: Notice): string {
  switch (notice.code) {
    case 'missing-rate':
      return `No ${fuelTypeInSentence(notice.fuelType)} rate is known for ${places(notice.jurisdictions)}. The tax there is not computed.`;
    case 'preliminary-rate':
      return `The ${fuelTypeInSentence(notice.fuelType)} rate for ${places(notice.jurisdictions)} is preliminary. Wait for the final rates before filing.`;
    case 'reconstructed-rate':
      return `The ${fuelTypeInSentence(notice.fuelType)} rate for ${places(notice.jurisdictions)} is reconstructed from several sources. Check it before filing.`;
    case 'entered-rate':
      return `You entered the ${fuelTypeInSentence(notice.fuelType)} rate for ${places(notice.jurisdictions)} yourself. Check it before filing.`;
    case 'no-rate-published':
      return `${places(notice.jurisdictions)} ${notice.jurisdictions.length === 1 ? 'has' : 'have'} no ${fuelTypeInSentence(notice.fuelType)} rate in the tax matrix: distance and fuel are reported, no tax is due on this return.`;
    case 'rate-unit-mismatch':
      return `${place(notice.jurisdiction)} taxes ${fuelTypeInSentence(notice.fuelType)} by ${fuelUnitName(notice.rateUnit === 'gallon' ? liquidUnitOf(notice.unitSystem ?? 'us') : notice.rateUnit)}, and the fuel is entered in ${fuelUnitName(notice.fuelUnit)}. The tax there is not computed.`;
    case 'equivalent-gallons':
      if (notice.rateUnit === 'gallon' && notice.fuelUnit)
        return `The ${place(notice.jurisdiction)} rate for ${fuelTypeInSentence(notice.fuelType)} is per ${notice.unitSystem === 'metric' ? 'liter' : 'gallon'}, and the fuel is entered in ${fuelUnitName(notice.fuelUnit)}. Each counts as ${notice.unitSystem === 'metric' ? '3.785 liters' : 'a gallon'}: check it before filing.`;
      return `The ${place(notice.jurisdiction)} rate for ${fuelTypeInSentence(notice.fuelType)} is per ${notice.rateUnit === 'gge' ? 'gasoline' : 'diesel'} gallon equivalent. Make sure the fuel is entered that way.`;
    case 'average':
      return averageMessage(notice);
    case 'no-operations':
      return 'No distance and no fuel in this quarter. A return is still due, with zeros.';
    case 'fuel-without-distance':
      return `${capital(fuelTypeInSentence(notice.fuelType))} was bought in ${places(notice.jurisdictions)}, but no distance was driven there. Check for a missing trip.`;
    case 'credit-exceeds-fuel':
      return `More tax-paid ${fuelTypeInSentence(notice.fuelType)} (${formatWhole(notice.taxPaidFuel)}) than ${fuelTypeInSentence(notice.fuelType)} in total (${formatWhole(notice.totalFuel)} ${fuelUnitName(notice.fuelUnit)}) is reported. Check the fuel entries.`;
    case 'weight-mile-tax':
      return `Oregon has no fuel tax rate on this return. Its weight-mile tax on ${formatWhole(notice.distance)} ${notice.unitSystem === 'us' ? 'miles' : 'km'} is reported separately.`;
    case 'interest-rate-unknown':
      return `The interest rate for ${notice.years.join(' and ')} is not known yet. Interest is not computed.`;
    case 'exempt-period':
      return `${requireJurisdiction(notice.jurisdiction).name} charged no tax from ${notice.from} to ${notice.to}: distance and fuel of these days are in the average and not in the tax.`;
    case 'unexpected-fuel':
      return `${capital(fuelTypeInSentence(notice.fuelType))} was entered for ${notice.equipmentId}, which is not listed as burning it. Its distance is shared between the fuels.`;
    case 'fuel-unit-excluded':
      return `${capital(fuelTypeInSentence(notice.fuelType))} for ${notice.equipmentId} is entered in ${fuelUnitName(notice.unit)}, which cannot be turned into ${fuelUnitName(notice.expected)}. It is left out.`;
    case 'dual-fuel':
      return `${notice.equipmentId} burns ${notice.fuelTypes.map(fuelTypeInSentence).join(' and ')}: its distance is split by the share of each fuel.`;
  }
}

function averageMessage(notice: Extract<Notice, { code: 'average' }>): string {
  const system = notice.unitSystem;
  const unit = averageUnitName(notice.fuelUnit, system);
  const distance = `${formatWhole(notice.distance)} ${system === 'us' ? 'miles' : 'km'}`;
  const fuel = `${formatWhole(notice.fuel)} ${fuelUnitName(notice.fuelUnit)}`;
  const band = `${fixedFromScaled(notice.plausible.lowHundredths, 2)} to ${fixedFromScaled(notice.plausible.highHundredths, 2)} ${unit}`;
  switch (notice.problem) {
    case 'no-fuel':
      return `No ${fuelTypeInSentence(notice.fuelType)} is recorded for ${distance}. Without fuel there is no average and no tax can be computed.`;
    case 'no-distance':
      return `${fuel} of ${fuelTypeInSentence(notice.fuelType)} are recorded, but no distance. Without distance there is no average.`;
    case 'nothing-to-report':
      return `Neither distance nor ${fuelTypeInSentence(notice.fuelType)} is recorded.`;
    case 'impossible':
      return `${distance} on ${fuel} is not possible for a truck: ${band} would be. A trip or a fuel purchase is missing or mistyped.`;
    case 'unusual':
      return `${distance} on ${fuel} is unusual: outside ${band} an auditor will ask. Check for a missing trip or fuel purchase.`;
  }
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function place(code: string): string {
  return requireJurisdiction(code).name;
}

function places(codes: readonly string[]): string {
  const names = codes.map(place);
  if (names.length <= 1) return names.join('');
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

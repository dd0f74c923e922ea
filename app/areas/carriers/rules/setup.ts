import { qualifyVehicle, type VehicleMeasures } from '~/areas/equipment/rules/qualified-vehicle';
import { missingOfLicensee, type Licensee } from '~/areas/returns/rules/readiness';

/** What a return needs to know of a carrier, one question each, in the order in which they are asked. */
export const SETUP_STEPS = ['name', 'base', 'license', 'usdot', 'address', 'trucks'] as const;

export type SetupStep = (typeof SETUP_STEPS)[number];

export const isSetupStep = (text: string | undefined): text is SetupStep =>
  SETUP_STEPS.some((step) => step === text);

/** The fields of the profile that a question asks for; trucks are records of their own. */
export const SETUP_FIELDS = {
  name: ['legalName'],
  base: ['baseJurisdiction'],
  license: ['iftaLicence', 'licensedSince'],
  usdot: ['usdot'],
  address: ['street', 'city', 'region', 'postalCode'],
  trucks: [],
} as const;

export type ProfileStep = Exclude<SetupStep, 'trucks'>;

/** What is said where a question is answered with nothing: it can be skipped, not saved. */
export const SETUP_REQUIRED: Readonly<Record<string, string>> = {
  legalName: 'Enter the name on your IFTA license.',
  baseJurisdiction: 'Choose your base state or province, or skip this question.',
  iftaLicence: 'Enter your license number, or skip this question.',
  usdot: 'Enter your USDOT number, or skip this question.',
  street: 'Enter the street.',
  city: 'Enter the city.',
  region: 'Choose the state or province.',
  postalCode: 'Enter the ZIP or postal code.',
};

export interface SetupTruck extends VehicleMeasures {
  active: boolean;
}

/** Trucks of which nobody can say whether the agreement is about them: axles or weight are missing. */
export const isDescribed = (truck: VehicleMeasures): boolean => qualifyVehicle(truck).qualified !== 'unknown';

/**
 * The questions that are answered. A legal name is always there, first as the name typed when signing up: it counts as
 * answered with the first of the others.
 */
export function answeredSteps(licensee: Licensee, trucks: readonly SetupTruck[]): ReadonlySet<SetupStep> {
  const missing = new Set(missingOfLicensee(licensee));
  const active = trucks.filter((truck) => truck.active);
  const done = new Set<SetupStep>();
  if (!missing.has('base state or province')) done.add('base');
  if (!missing.has('IFTA license number')) done.add('license');
  if (!missing.has('USDOT number')) done.add('usdot');
  if (!missing.has('address')) done.add('address');
  if (active.length > 0 && active.every(isDescribed)) done.add('trucks');
  if (done.size > 0) done.add('name');
  return done;
}

/** The first question without an answer; null where all are answered. */
export const firstOpenStep = (answered: ReadonlySet<SetupStep>): SetupStep | null =>
  SETUP_STEPS.find((step) => !answered.has(step)) ?? null;

/** The question after this one; null after the last. */
export const stepAfter = (step: SetupStep): SetupStep | null =>
  SETUP_STEPS[SETUP_STEPS.indexOf(step) + 1] ?? null;

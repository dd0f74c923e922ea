import {
  answeredSteps,
  firstOpenStep,
  isDescribed,
  SETUP_STEPS,
  stepAfter,
  type SetupStep,
} from '~/areas/carriers/rules/setup';
import type { Carrier } from '~/areas/carriers/data/carriers.server';
import type { Equipment } from '~/areas/equipment/data/equipment.server';
import { formatUsDate } from '~/engine/calendar/local-date';
import { fuelTypeName } from '~/engine/ifta/fuel-types';
import { jurisdictionByCode } from '~/engine/jurisdictions/codes';
import { mayManage, type MembershipRole } from '~/engine/roles';
import { formatWhole } from '~/engine/units/format';
import { carrierFormView } from './carrier-form';

/** What each question is called in the list of them, and how it is asked. */
export const SETUP_TEXTS: Readonly<Record<SetupStep, { title: string; question: string; why: string }>> = {
  name: {
    title: 'Legal name',
    question: 'What is your legal name?',
    why: 'The name on your IFTA license. It heads every return.',
  },
  base: {
    title: 'Base state or province',
    question: 'Where is your base?',
    why: 'The state or province that gave you the license. You file one return there, for all states.',
  },
  license: {
    title: 'IFTA license number',
    question: 'What is your IFTA license number, and since when?',
    why: 'The number is on your license. No return is due for quarters that ended before the license began.',
  },
  usdot: {
    title: 'USDOT number',
    question: 'What is your USDOT number?',
    why: 'It is on the side of your truck. Canadian carriers need it only to drive in the United States.',
  },
  address: {
    title: 'Address',
    question: 'What is your business address?',
    why: 'As your base state has it. It is on the return.',
  },
  trucks: {
    title: 'Trucks',
    question: 'Which trucks do you run?',
    why: 'Fuel decides the tax rate. Axles and weight decide whether IFTA counts the truck: three axles, or more than 26,000 lb.',
  },
};

export interface SetupTruckView {
  id: number;
  unit: string;
  text: string;
  described: boolean;
}

const truckView = (truck: Equipment): SetupTruckView => {
  const weight = truck.combinationWeightPounds ?? truck.registeredWeightPounds;
  return {
    id: truck.id,
    unit: truck.unit,
    text: [
      fuelTypeName(truck.fuelType),
      truck.axles === null ? '' : `${truck.axles} axles`,
      weight === null ? '' : `${formatWhole(weight)} lb`,
    ]
      .filter(Boolean)
      .join(', '),
    described: isDescribed(truck),
  };
};

/** All questions with their answers, and the one to continue with. */
export function setupView(
  { carrier, trucks }: { carrier: Carrier; trucks: Equipment[] },
  role: MembershipRole,
) {
  const answered = answeredSteps(carrier, trucks);
  const active = trucks.filter((truck) => truck.active);
  const answers: Record<SetupStep, string> = {
    name: carrier.legalName,
    base: jurisdictionByCode(carrier.baseJurisdiction ?? '')?.name ?? '',
    license: [
      carrier.iftaLicence ?? '',
      carrier.licensedSince === null ? '' : `since ${formatUsDate(carrier.licensedSince)}`,
    ]
      .filter(Boolean)
      .join(', '),
    usdot: carrier.usdot ?? '',
    address: [carrier.street, carrier.city, carrier.region, carrier.postalCode].filter(Boolean).join(', '),
    trucks: active.map(({ unit }) => unit).join(', '),
  };
  return {
    steps: SETUP_STEPS.map((step) => ({
      step,
      title: SETUP_TEXTS[step].title,
      answer: answers[step],
      done: answered.has(step),
    })),
    done: answered.size,
    of: SETUP_STEPS.length,
    next: firstOpenStep(answered),
    mayChange: mayManage(role),
  };
}

/** One question, with what is known. */
export function setupStepView(
  step: SetupStep,
  known: { carrier: Carrier; trucks: Equipment[] },
  role: MembershipRole,
) {
  const { values, bases, regions } = carrierFormView(known.carrier, role);
  return {
    step,
    number: SETUP_STEPS.indexOf(step) + 1,
    of: SETUP_STEPS.length,
    question: SETUP_TEXTS[step].question,
    why: SETUP_TEXTS[step].why,
    next: stepAfter(step),
    values,
    bases,
    regions,
    trucks: known.trucks.filter((truck) => truck.active).map(truckView),
    mayChange: step === 'trucks' ? role !== 'viewer' : mayManage(role),
  };
}

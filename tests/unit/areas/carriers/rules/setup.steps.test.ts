import { describe, expect, it } from 'vitest';
import { answeredSteps, firstOpenStep, isSetupStep, stepAfter } from '~/areas/carriers/rules/setup';
import type { Licensee } from '~/areas/returns/rules/readiness';

const NEW: Licensee = {
  baseJurisdiction: null,
  iftaLicence: null,
  usdot: null,
  street: null,
  city: null,
  region: null,
  postalCode: null,
  licensedSince: null,
};
const WHOLE: Licensee = {
  ...NEW,
  baseJurisdiction: 'TX',
  iftaLicence: 'TX1',
  usdot: '1',
  street: '1 Main St',
  city: 'Dallas',
  region: 'TX',
  postalCode: '75201',
};
const truck = (more = {}) => ({
  active: true,
  axles: 3,
  registeredWeightPounds: null,
  combinationWeightPounds: null,
  recreational: false,
  ...more,
});

describe('what a return needs', () => {
  it('begins with the name, and continues at the first question without an answer', () => {
    expect(firstOpenStep(answeredSteps(NEW, []))).toBe('name');
    expect(firstOpenStep(answeredSteps({ ...NEW, iftaLicence: 'TX1' }, []))).toBe('base');
    expect(firstOpenStep(answeredSteps({ ...WHOLE, usdot: null }, []))).toBe('usdot');
    expect(firstOpenStep(answeredSteps(WHOLE, []))).toBe('trucks');
    expect(firstOpenStep(answeredSteps(WHOLE, [truck()]))).toBeNull();
  });

  it('counts trucks in service only, and each with its axles or weight', () => {
    expect(answeredSteps(WHOLE, [truck({ active: false })]).has('trucks')).toBe(false);
    expect(answeredSteps(WHOLE, [truck(), truck({ axles: null })]).has('trucks')).toBe(false);
    expect(
      answeredSteps(WHOLE, [truck({ axles: null, combinationWeightPounds: 80_000 })]).has('trucks'),
    ).toBe(true);
  });

  it('asks a carrier of a Canadian base for no USDOT number', () => {
    expect(answeredSteps({ ...WHOLE, baseJurisdiction: 'ON', usdot: null }, []).has('usdot')).toBe(true);
  });

  it('leads from the first question to the last', () => {
    expect([stepAfter('name'), stepAfter('address'), stepAfter('trucks')]).toEqual(['base', 'trucks', null]);
    expect([isSetupStep('base'), isSetupStep('toString'), isSetupStep(undefined)]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

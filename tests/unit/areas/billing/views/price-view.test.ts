import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { PACKAGES, TRIAL_DAYS } from '~/areas/billing/rules/packages';
import { pricedPlans, priceQuestions } from '~/areas/billing/views/price-view';
import { PLAN_LIMITS } from '~/areas/trips/rules/plan-limits';

describe('the price page', () => {
  it('names every plan with the price that is charged and the limits that refuse', () => {
    const plans = pricedPlans();
    expect(plans.map(({ price }) => price)).toEqual([
      '$0 a month',
      '$9 a month',
      '$19 a month',
      '$49 a month',
    ]);
    expect(plans.map(({ yearly }) => yearly)).toEqual([null, '$90 a year', '$190 a year', '$490 a year']);
    for (const { id, trips, stops } of plans) expect(PLAN_LIMITS[id]).toEqual({ trips, stopsPerTrip: stops });
    expect(plans.map(({ id }) => id)).toEqual(PACKAGES.map(({ id }) => id));
  });

  it('says of the trial what is asked of the provider', () => {
    const answer = priceQuestions().find(({ slug }) => slug === 'trial')?.answer ?? '';
    expect(answer).toContain(`${TRIAL_DAYS} days free`);
  });

  it('asks each question once, under an address of its own', () => {
    const slugs = priceQuestions().map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(slugs.length);
    const page = readFileSync(
      path.resolve(import.meta.dirname, '../../../../../app/areas/billing/pages/prices.tsx'),
      'utf8',
    );
    for (const taken of ['included', 'questions']) expect(slugs).not.toContain(taken);
    expect(page).toContain('id={slug}');
  });
});

import type { AppLoadContext } from '@remix-run/node';
import type { Result } from '~/engine/result';
import type { CalculationRecord } from '~/areas/calculator/data/calculations.server';
import {
  fuelStepView,
  reportView,
  type FuelStepView,
  type ReportView,
} from '~/areas/calculator/views/calculator';
import { checkCalculation } from '~/areas/calculator/check-calculation.server';
import { readReport, runCalculation } from '~/areas/calculator/run-calculation.server';
import { milesOfCalculation } from '~/areas/calculator/whole-miles';
import { listRateQuarters } from '~/areas/rates/list-rate-quarters.server';
import { publicCtx } from '~/areas/accounts/session/context.server';
import { textOf } from '~/platform/http/forms/form.server';
import { plainFigures } from '~/platform/http/languages/typed-numbers.server';

/** The second and third step as the pages and the modals read them. */

export type FuelStep =
  | { status: 'pending' | 'error'; message: string | null; record: CalculationRecord }
  | { status: 'ok'; view: FuelStepView };

export async function loadFuelStep(load: AppLoadContext, uid: string): Promise<Result<FuelStep>> {
  const ctx = publicCtx(load);
  const [found, quarters] = await Promise.all([checkCalculation(ctx, uid), listRateQuarters(ctx)]);
  if (!found.ok) return found;
  const record = found.value;
  if (record.status !== 'ok')
    return { ok: true, value: { status: record.status, message: record.routeError, record } };
  return {
    ok: true,
    value: { status: 'ok', view: fuelStepView(record, milesOfCalculation(record), quarters) },
  };
}

export type FuelAnswer =
  | { kind: 'report'; report: ReportView }
  | { kind: 'invalid'; view: FuelStepView; errors: Record<string, string[]> }
  | { kind: 'gone'; message: string };

/** Takes the gallons of the second step: the report, or the step again with its errors and all that was typed. */
export async function answerFuelForm(load: AppLoadContext, uid: string, form: FormData): Promise<FuelAnswer> {
  const ctx = publicCtx(load);
  const typed = new Map<string, string>();
  for (const name of form.keys())
    if (name.startsWith('gallons_')) typed.set(name.slice(8), textOf(form, name));
  const gallons = Object.fromEntries(typed);
  const states = Object.keys(gallons);
  const purchases = Object.entries(plainFigures(form, gallons, states, states)).map(
    ([state, fuel_units]) => ({ state, fuel_units }),
  );
  const quarter = textOf(form, 'quarter');
  const result = await runCalculation(ctx, { uid, fuelPurchases: purchases, quarterKey: quarter });
  if (result.ok) {
    const { calculation, quarter: used, return: computed, schedule, warnings } = result.value;
    return { kind: 'report', report: reportView(calculation, used, computed, schedule, warnings) };
  }
  if (result.failure.kind !== 'invalid') return { kind: 'gone', message: result.failure.message };
  const [found, quarters] = await Promise.all([checkCalculation(ctx, uid), listRateQuarters(ctx)]);
  if (!found.ok) return { kind: 'gone', message: found.failure.message };
  const shown = {
    ...found.value,
    quarterKey: /^\d{5}$/.test(quarter) ? Number(quarter) : found.value.quarterKey,
  };
  return {
    kind: 'invalid',
    view: fuelStepView(shown, milesOfCalculation(found.value), quarters, typed),
    errors: result.failure.fields ?? { fuel_purchases: [result.failure.message] },
  };
}

export async function loadReportStep(load: AppLoadContext, uid: string): Promise<Result<ReportView>> {
  const result = await readReport(publicCtx(load), uid);
  if (!result.ok) return result;
  const { calculation, quarter, return: computed, schedule, warnings } = result.value;
  return { ok: true, value: reportView(calculation, quarter, computed, schedule, warnings) };
}

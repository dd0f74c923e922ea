import { readOdometerGaps, type OdometerGap } from '~/areas/returns/data/audit-records.server';
import { isQuarterFiled, listFilings } from '~/areas/returns/data/filed-returns.server';
import { listQuarterAnswers, saveQuarterAnswer } from '~/areas/returns/data/quarter-answers.server';
import { readQuarterFacts } from '~/areas/returns/data/quarter-facts.server';
import { availableCredit } from '~/areas/returns/rules/credit-ledger';
import type { QuarterAnswer, QuarterFacts, QuarterQuestion } from '~/areas/returns/rules/interview';
import { quarterAnswerSchema } from '~/areas/returns/rules/interview.schema';
import {
  firstDayOfQuarter,
  lastDayOfQuarter,
  quarterKey,
  quarterLabel,
  type Quarter,
} from '~/engine/calendar/quarter';
import { baseProfileOf } from '~/engine/ifta/base-profile';
import { isIftaMember } from '~/engine/jurisdictions/codes';
import { fail, ok, type Result } from '~/engine/result';
import { tenthsIn } from '~/areas/trips/rules/distance-text';
import type { UnitSystem } from '~/engine/units/conversion';
import { refuseReader } from '~/platform/authorize';
import type { Ctx } from '~/platform/context';
import type { CarrierScope } from '~/platform/database/scope.server';
import { parseInput } from '~/platform/parse-input';
import { toStep } from './preview-filing.server';

export interface QuarterInterview {
  answers: QuarterAnswer[];
  /** Filed quarters are asked about no more: their return keeps the answers. */
  isFiled: boolean;
}

/** What was answered about a quarter. */
export async function readInterview(ctx: Ctx<CarrierScope>, quarter: Quarter): Promise<QuarterInterview> {
  const key = quarterKey(quarter);
  const [answers, isFiled] = await Promise.all([
    listQuarterAnswers(ctx.scope, key),
    isQuarterFiled(ctx.scope, key),
  ]);
  return { answers, isFiled };
}

/** Between two readings as both are shown. */
const gapTenthKilometers = (gap: OdometerGap): number =>
  tenthsIn(gap.startTenths, 'km', gap.startTenthKilometers) -
  tenthsIn(gap.endTenths, 'km', gap.endTenthKilometers);

/** What the records already say about every question. */
export async function interviewFacts(
  ctx: Ctx<CarrierScope>,
  quarter: Quarter,
  { baseJurisdiction, units }: { baseJurisdiction: string | null; units: UnitSystem },
): Promise<QuarterFacts> {
  const { scope } = ctx;
  const key = quarterKey(quarter);
  const period = { from: firstDayOfQuarter(quarter), to: lastDayOfQuarter(quarter) };
  const [counted, gaps, filings] = await Promise.all([
    readQuarterFacts(scope, key, period, units),
    readOdometerGaps(scope, key),
    listFilings(scope),
  ]);
  const { currency } = baseProfileOf(isIftaMember(baseJurisdiction ?? '') ? baseJurisdiction : null);
  return {
    ...counted,
    gaps: gaps.length,
    gapTenthMiles: gaps.reduce((sum, gap) => sum + Math.max(0, gap.startTenths - gap.endTenths), 0),
    ...(units === 'metric'
      ? { gapTenthKilometers: gaps.reduce((sum, gap) => sum + Math.max(0, gapTenthKilometers(gap)), 0) }
      : {}),
    creditCents: availableCredit(filings.filter((filing) => filing.currency === currency).map(toStep)),
  };
}

/** Keeps the answer to one question, with who gave it and when. */
export async function answerQuestion(
  ctx: Ctx<CarrierScope>,
  quarter: Quarter,
  question: QuarterQuestion,
  raw: unknown,
): Promise<Result<null>> {
  const refused = refuseReader(ctx);
  if (refused) return refused;
  const parsed = parseInput(quarterAnswerSchema, raw);
  if (!parsed.ok) return parsed;
  const key = quarterKey(quarter);
  if (await isQuarterFiled(ctx.scope, key))
    return fail({
      kind: 'conflict',
      message: `${quarterLabel(quarter)} is filed: its return keeps the answers. Open the quarter again to change them.`,
    });
  await saveQuarterAnswer(ctx.scope, key, { question, ...parsed.value }, ctx.clock.now());
  return ok(null);
}

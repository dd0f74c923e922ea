import { createHash, randomUUID } from 'node:crypto';
import { doneOnce } from '~/areas/api/once';
import {
  findFiledReturn,
  insertFiledReturn,
  isQuarterFiled,
  markReopened,
  type FiledFigures,
} from '~/areas/returns/data/filed-returns.server';
import {
  fileQuarter as lockQuarter,
  reopenQuarter as unlockQuarter,
} from '~/areas/returns/data/filed-quarters.server';
import { listTripsOffReadings } from '~/areas/trips/data/trips.server';
import { followOwnOdometers } from '~/areas/trips/follow-odometers.server';
import { listQuarterAnswers } from '~/areas/returns/data/quarter-answers.server';
import type { CarrierScope } from '~/platform/database/scope.server';
import { digestRecords } from '~/areas/returns/data/source-records.server';
import { tellOfRecount } from '~/areas/ledger/note-changes.server';
import { lockCarrier } from '~/areas/equipment/data/equipment.server';
import { lastDayOfQuarter, quarterKey, quarterLabel, type Quarter } from '~/engine/calendar/quarter';
import type { LocalDate } from '~/engine/calendar/local-date';
import { elsewhereSchema, filingSchema, reopenSchema } from '~/areas/returns/rules/filing.schema';
import { usableCredit } from '~/areas/returns/rules/credit-ledger';
import { fail, invalid, ok, type Result } from '~/engine/result';
import { refuseReader } from '~/platform/authorize';
import { centsToText } from '~/engine/units/format';
import type { Ctx } from '~/platform/context';
import { noteSecurity } from '~/areas/security/note-security.server';
import { emitEvent } from '~/areas/webhooks/emit-event.server';
import { parseInput } from '~/platform/parse-input';
import { creditFor, previewFiling, type FilingPreview } from './preview-filing.server';

export interface Filed {
  id: string;
  version: number;
  stepCents: number;
}

/**
 * Marks a quarter as filed: keeps the exact figures with the rates and record hashes they were made from, and locks its
 * trips and fuel. Refused where the quarter is not ready. The second and later filing of a quarter is an amended return.
 */
export async function fileQuarter(
  ctx: Ctx<CarrierScope>,
  quarter: Quarter,
  raw: unknown,
  today: LocalDate,
): Promise<Result<Filed>> {
  const refused = refuseReader(ctx);
  if (refused) return refused;
  const parsed = parseInput(filingSchema, raw);
  if (!parsed.ok) return parsed;
  const input = parsed.value;
  if (input.filedOn > today)
    return invalid('The given data was invalid', { filedOn: ['The day of filing cannot be in the future.'] });
  if (input.paidOn !== null && input.paidOn > today)
    return invalid('The given data was invalid', { paidOn: ['The day of payment cannot be in the future.'] });
  const key = quarterKey(quarter);
  return doneOnce(ctx, 'quarter-filed', async (scope): Promise<Result<Filed>> => {
    const inside = { ...ctx, scope };
    if (await isQuarterFiled(scope, key))
      return fail({ kind: 'conflict', message: `${quarterLabel(quarter)} is filed already.` });
    // Waits for records that are being written and keeps others out, so the figures are those of what is locked.
    await lockQuarter(scope, key, ctx.clock.now());
    if (await findFiledReturn(scope, key))
      return fail({ kind: 'conflict', message: `${quarterLabel(quarter)} is filed already.` });
    const preview = await previewFiling(inside, quarter, input, today, { shares: true });
    const available = input.creditAppliedCents > 0 ? await creditFor(inside, preview) : 0;
    const problem = refuseUnready(preview, input.creditAppliedCents, available, quarter);
    const { stepCents, interestCents, penaltyCents } = preview;
    if (problem || stepCents === null || interestCents === null || penaltyCents === null) {
      await unlockQuarter(scope, key);
      return problem ?? notComputed();
    }
    const id = randomUUID();
    const figures = figuresOf(preview);
    const answers = await listQuarterAnswers(scope, key);
    const { rates, computed } = preview.quarter;
    await insertFiledReturn(
      scope,
      {
        id,
        quarterKey: key,
        version: preview.version,
        filedOn: input.filedOn,
        paidOn: input.paidOn,
        confirmation: input.confirmation,
        notes: input.notes,
        figures,
        sources: {
          rates: rates && {
            revision: rates.revision,
            sha256: rates.sha256,
            tier: rates.tier,
            matrixStatus: rates.matrixStatus,
            checkedOn: rates.checkedOn,
          },
          ...(await digestRecords(scope, key)),
          figuresSha256: createHash('sha256').update(JSON.stringify(figures)).digest('hex'),
          ...(answers.length > 0 ? { answers } : {}),
        },
        currency: computed.base.currency,
        netTaxCents: computed.totals.netTaxCents,
        interestCents,
        penaltyCents,
        dueCents: preview.amendment ? computed.totals.netTaxCents : computed.totals.dueCents,
        differenceCents: preview.amendment ? stepCents : null,
        creditAppliedCents: input.creditAppliedCents,
        creditUse: input.creditUse,
      },
      ctx.clock.now(),
    );
    await emitEvent(
      scope,
      {
        carrierId: scope.carrierId,
        type: 'quarter.filed',
        data: {
          filing_id: id,
          quarter: key,
          version: preview.version,
          filed_on: input.filedOn,
          confirmation: input.confirmation,
          currency: computed.base.currency,
          net_tax: centsToText(computed.totals.netTaxCents),
        },
      },
      ctx.clock.now(),
    );
    await noteFiling(inside, scope, 'quarter-filed', quarterLabel(quarter));
    return ok({ id, version: preview.version, stepCents });
  });
}

/**
 * Marks a quarter as filed that was filed outside of this program, whatever is missing here: its records are locked, and
 * no figures are kept as filed.
 */
export async function recordFiledElsewhere(
  ctx: Ctx<CarrierScope>,
  quarter: Quarter,
  raw: unknown,
  today: LocalDate,
): Promise<Result<null>> {
  const refused = refuseReader(ctx);
  if (refused) return refused;
  const parsed = parseInput(elsewhereSchema, raw);
  if (!parsed.ok) return parsed;
  const { elsewhereOn, elsewhereNumber } = parsed.value;
  if (elsewhereOn > today)
    return invalid('The given data was invalid', {
      elsewhereOn: ['The day of filing cannot be in the future.'],
    });
  if (lastDayOfQuarter(quarter) >= today)
    return fail({ kind: 'conflict', message: `${quarterLabel(quarter)} is not over yet.` });
  const key = quarterKey(quarter);
  return doneOnce(ctx, 'quarter-filed', async (scope): Promise<Result<null>> => {
    await lockCarrier(scope);
    if (await isQuarterFiled(scope, key))
      return fail({ kind: 'conflict', message: `${quarterLabel(quarter)} is filed already.` });
    await lockQuarter(scope, key, ctx.clock.now(), {
      filedOn: elsewhereOn,
      confirmation: elsewhereNumber,
    });
    await noteFiling(ctx, scope, 'quarter-filed', `${quarterLabel(quarter)}, filed elsewhere`);
    return ok(null);
  });
}

function refuseUnready(
  preview: FilingPreview,
  creditAppliedCents: number,
  availableCreditCents: number,
  quarter: Quarter,
): Result<never> | null {
  if (preview.readiness.state !== 'ready') {
    return fail({
      kind: 'conflict',
      message: `${quarterLabel(quarter)} cannot be filed yet: ${preview.readiness.blockers.join(' ')}`,
    });
  }
  if (!preview.complete) return notComputed();
  if (preview.amendment && preview.amendment.lines.length === 0)
    return fail({ kind: 'conflict', message: 'Nothing has changed since the return was filed.' });
  const usable = usableCredit(preview.stepCents ?? 0, availableCreditCents);
  if (creditAppliedCents > usable) {
    return invalid('The given data was invalid', {
      creditApplied: [
        usable === 0 ? 'No credit to use here.' : `At most ${(usable / 100).toFixed(2)} can be used here.`,
      ],
    });
  }
  return null;
}

const notComputed = (): Result<never> =>
  fail({
    kind: 'conflict',
    message: 'A figure of the return is not computed yet: see the findings.',
  });

function figuresOf({ quarter, amendment }: FilingPreview): FiledFigures {
  const { computed, shares, units, outsideUnits } = quarter;
  const changes = amendment?.lines.map(({ filed: _filed, amended: _amended, ...change }) => change);
  // As JSON, so that what is hashed is what is kept.
  return JSON.parse(JSON.stringify({ computed, shares, units, outsideUnits, changes })) as FiledFigures;
}

/** Opens a filed quarter again, with the reason; the figures filed stay for good. */
export async function reopenQuarter(
  ctx: Ctx<CarrierScope>,
  quarter: Quarter,
  raw: unknown,
): Promise<Result<null>> {
  const refused = refuseReader(ctx);
  if (refused) return refused;
  const parsed = parseInput(reopenSchema, raw);
  if (!parsed.ok) return parsed;
  const key = quarterKey(quarter);
  return doneOnce(ctx, 'quarter-reopened', async (scope): Promise<Result<null>> => {
    await lockCarrier(scope);
    if (!(await isQuarterFiled(scope, key)))
      return fail({ kind: 'conflict', message: `${quarterLabel(quarter)} is not filed.` });
    await markReopened(scope, key, parsed.value.reason, ctx.clock.now());
    await unlockQuarter(scope, key);
    // Odometers that were entered or changed while its trips were locked.
    await followOwnOdometers(ctx, scope, await listTripsOffReadings(scope, key));
    await emitEvent(
      scope,
      {
        carrierId: scope.carrierId,
        type: 'quarter.reopened',
        data: { quarter: key, reason: parsed.value.reason },
      },
      ctx.clock.now(),
    );
    await tellOfRecount(scope, ctx.clock.now());
    await noteFiling(ctx, scope, 'quarter-reopened', `${quarterLabel(quarter)}: ${parsed.value.reason}`);
    return ok(null);
  });
}

const noteFiling = (
  ctx: Ctx<CarrierScope>,
  scope: CarrierScope,
  kind: 'quarter-filed' | 'quarter-reopened',
  detail: string,
): Promise<void> =>
  noteSecurity(ctx, scope, { userId: scope.userId, kind, detail, carrierId: scope.carrierId });

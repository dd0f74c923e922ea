import { findFiledReturn, isQuarterFiled } from '~/areas/returns/data/filed-returns.server';
import { listOwnRates } from '~/areas/rates/data/own-rates.server';
import { findRates } from '~/areas/rates/data/rates.server';
import {
  noteRateNotice,
  wasNotifiedOfRates,
  type ReminderCandidate,
} from '~/areas/returns/data/reminders.server';
import { carrierScope, inTransaction, type SystemScope } from '~/platform/database/scope.server';
import { parseQuarterKey, quarterLabel } from '~/engine/calendar/quarter';
import type { IftaReturn } from '~/engine/ifta/return-types';
import { jurisdictionByCode } from '~/engine/jurisdictions/codes';
import { rateTableOf } from '~/areas/rates/rules/rate-sheet';
import { incompleteText, missingOf } from '~/areas/returns/rules/sum-to-pay';
import { movedRates } from '~/areas/returns/rules/moved-rates';
import { centsToText } from '~/engine/units/format';
import type { Ctx } from '~/platform/context';
import { queueMail } from '~/areas/mail/queue-mail.server';
import { computeQuarter } from './compute-quarter.server';
import { mailEachCandidate } from './each-candidate.server';

export interface NewRates {
  quarterKey: number;
  revision: number;
  /** Codes of the jurisdictions whose figures moved. */
  moved: readonly string[];
  becameFinal: boolean;
}

/**
 * After rates were published: tells the owners and editors of every carrier whose return of the quarter they touch, once
 * each. Drafts show the new figures by themselves; filed returns keep theirs. @returns how many were notified.
 */
export const tellOfNewRates = (ctx: Ctx<SystemScope>, rates: NewRates): Promise<number> =>
  mailEachCandidate(ctx, {
    quarterKey: rates.quarterKey,
    send: (candidate) => tell(ctx, candidate, rates),
    failed: 'a notice of new rates could not be made',
  });

async function tell(ctx: Ctx<SystemScope>, candidate: ReminderCandidate, rates: NewRates): Promise<boolean> {
  const { carrierId, userId, role } = candidate;
  const { quarterKey: key, revision, becameFinal } = rates;
  const quarter = parseQuarterKey(key);
  const scope = carrierScope({ carrierId, userId, role }, ctx.scope.db);
  if (!quarter || (await wasNotifiedOfRates(scope, key, revision))) return false;
  const filed = (await isQuarterFiled(scope, key)) ? await findFiledReturn(scope, key) : null;
  const { computed } = await computeQuarter({ ...ctx, scope }, quarter);
  const table = rateTableOf(quarter, await findRates(scope, [key]), await listOwnRates(scope, [key]));
  const moved = filed
    ? movedRates(filed.figures.computed, table)
    : codesOf(computed).filter((code) => rates.moved.includes(code));
  if (moved.length === 0 && (filed !== null || !becameFinal || codesOf(computed).length === 0)) return false;
  const symbol = computed.base.currency === 'CAD' ? 'C$' : '$';
  const tax = computed.totals.netTaxCents;
  const more = filed ? tax - filed.figures.computed.totals.netTaxCents : 0;
  const money = (cents: number) => `${symbol}${centsToText(Math.abs(cents))}`;
  return inTransaction(scope, async (inside) => {
    if (!(await noteRateNotice(inside, key, revision, ctx.clock.now()))) return false;
    await queueMail(inside, {
      kind: 'rates-moved',
      to: { address: candidate.email, name: candidate.name },
      params: {
        name: candidate.name,
        carrier: candidate.legalName,
        quarter: quarterLabel(quarter),
        quarterKey: String(key),
        moved: moved.map((code) => jurisdictionByCode(code)?.name ?? code),
        becameFinal,
        filed: filed !== null,
        amount: computed.complete
          ? `${tax < 0 ? 'Credit' : 'Tax due'} ${money(tax)}`
          : `Tax due: ${incompleteText(missingOf(computed))}`,
        difference: !computed.complete
          ? 'The difference cannot be computed before every rate is known.'
          : more === 0
            ? "At today's rates the tax is the same."
            : `At today's rates you'd owe ${money(more)} ${more > 0 ? 'more' : 'less'}.`,
      },
      userId,
      carrierId,
    });
    return true;
  });
}

const codesOf = (computed: IftaReturn): string[] =>
  [
    ...new Set(computed.schedules.flatMap((schedule) => schedule.lines.map((line) => line.jurisdiction))),
  ].sort();

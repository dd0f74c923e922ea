import { insertSupportRequest, noteTrainingRequested } from '~/areas/support/data/support.server';
import { inTransaction, type CarrierScope } from '~/platform/database/scope.server';
import { invalid, ok, type Result } from '~/engine/result';
import { trainingRequestSchema } from '~/areas/support/rules/support.schema';
import { instantInZone, zonedText } from '~/engine/calendar/zoned-time';
import { refuseReadToken } from '~/platform/authorize';
import { madeBefore, madeNow } from '~/areas/api/once';
import type { Ctx } from '~/platform/context';
import { INVALID_DATA, parseInput } from '~/platform/parse-input';
import { queueSupportMails, type Asker } from './queue-support-mails.server';

const MAX_AHEAD_DAYS = 90;
const DAY = 86_400_000;

/** "(312) 555-0142" of ten digits. */
export const phoneText = (digits: string): string => digits.replace(/^(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3');

/** Asks for a training session at a time of the carrier's time zone. Viewers may ask too: it writes no record. @returns its id. */
export async function requestTraining(
  ctx: Ctx<CarrierScope>,
  asker: Asker,
  input: unknown,
): Promise<Result<string>> {
  const refused = refuseReadToken(ctx);
  if (refused) return refused;
  const parsed = parseInput(trainingRequestSchema, input);
  if (!parsed.ok) return parsed;
  const { name, phone, date, time, comment } = parsed.value;
  const startsAt = instantInZone(date, time, asker.timeZone);
  const now = ctx.clock.now();
  if (startsAt <= now.getTime())
    return invalid(INVALID_DATA, { date: ['Choose a day and time that are still to come'] });
  if (startsAt > now.getTime() + MAX_AHEAD_DAYS * DAY)
    return invalid(INVALID_DATA, { date: [`Choose a day within the next ${MAX_AHEAD_DAYS} days`] });
  return inTransaction(ctx.scope, async (scope) => {
    const earlier = await madeBefore(ctx, scope, 'support');
    if (earlier !== null) return ok(earlier);
    const fields = {
      name,
      phone,
      datetime: `${date} ${time}`,
      timeZone: asker.timeZone,
      startsAt: new Date(startsAt).toISOString(),
      comment,
    };
    const requestId = await insertSupportRequest(scope, { kind: 'training', fields, createdAt: now });
    await noteTrainingRequested(scope, now);
    const facts: [string, string][] = [
      ['When', zonedText(startsAt, asker.timeZone)],
      ['Phone', phoneText(phone)],
      ...(comment ? [['Comment', comment] as [string, string]] : []),
    ];
    await queueSupportMails(ctx, scope, {
      requestId,
      kind: 'training',
      name,
      email: asker.email,
      carrier: asker.carrier,
      facts,
      startsAt: String(startsAt),
    });
    await madeNow(ctx, scope, 'support', requestId);
    return ok(requestId);
  });
}

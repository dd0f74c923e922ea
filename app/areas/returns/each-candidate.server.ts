import { listReminderCandidates, type ReminderCandidate } from '~/areas/returns/data/reminders.server';
import type { SystemScope } from '~/platform/database/scope.server';
import type { Ctx } from '~/platform/context';

const AT_ONCE = 200;

export interface CandidateMail {
  /** Only people of carriers with records in this quarter. */
  quarterKey?: number;
  /** @returns whether a mail was queued. */
  send: (candidate: ReminderCandidate) => Promise<boolean>;
  /** For the log, where it fails. */
  failed: string;
}

/** Everybody who may want to hear of a carrier's returns, page by page. One carrier's trouble keeps nobody else from hearing. @returns how many mails were queued. */
export async function mailEachCandidate(
  ctx: Ctx<SystemScope>,
  { quarterKey, send, failed }: CandidateMail,
): Promise<number> {
  let sent = 0;
  for (let after: ReminderCandidate | null = null; ;) {
    const page: ReminderCandidate[] = await listReminderCandidates(ctx.scope, after, AT_ONCE, quarterKey);
    for (const candidate of page) {
      try {
        if (await send(candidate)) sent += 1;
      } catch (error) {
        ctx.log.error({ err: error, carrierId: candidate.carrierId }, failed);
      }
    }
    after = page.at(-1) ?? null;
    if (page.length < AT_ONCE) return sent;
  }
}

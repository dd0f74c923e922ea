import { messageOfBounceAddress } from '~/platform/mail/bounce-address';
import { readBounce } from '~/platform/mail/read-bounce.server';
import type { SystemScope } from '~/platform/database/scope.server';
import type { Ctx } from '~/platform/context';
import { recordBounce } from '~/areas/mail/record-bounce.server';

/**
 * Takes a message as a report that one of ours came back: which one, its return address says, else the report itself.
 * @returns null where the message is no such report
 */
export async function takeBounce(
  ctx: Ctx<SystemScope>,
  raw: Uint8Array,
  recipients: readonly string[],
  domain: string,
): Promise<{ isRecorded: boolean } | null> {
  const bounce = await readBounce(raw).catch(() => null);
  if (!bounce) return null;
  const [named] = recipients.flatMap((address) => messageOfBounceAddress(address, domain) ?? []);
  const messageId = named ?? bounce.originalMessageId?.split('@')[0] ?? '';
  return { isRecorded: await recordBounce(ctx, { messageId, failures: bounce.failures }) };
}

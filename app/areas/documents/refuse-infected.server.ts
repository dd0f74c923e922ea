import { fail, invalid, type Result } from '~/engine/result';
import type { Ctx } from '~/platform/context';

const CANNOT_CHECK =
  'Virus checks are down, so files cannot be accepted right now. Try again in a few minutes.';

/** What a person reads of a file in which the scanner found something. */
const infected = (name: string, what: string): string =>
  `${name || 'This file'} was refused: our virus scanner found "${what}" in it. Ask the sender for a clean one.`;

/**
 * Has files scanned before they are kept (ASVS 5.4.3), where the operator has set a scanner up. A find refuses all of them,
 * beside their field; a scanner that is down refuses them for now.
 */
export async function refuseInfected(
  ctx: Ctx,
  files: readonly { name: string; bytes: Uint8Array }[],
  field: string,
): Promise<Result<never> | null> {
  if (!ctx.scanner) return null;
  for (const { name, bytes } of files) {
    const verdict = await ctx.scanner.scan(bytes);
    if (verdict.kind === 'clean') continue;
    if (verdict.kind === 'unavailable') {
      ctx.log.warn(
        { event: 'scanner-down', reason: verdict.reason },
        'the virus scanner does not help: a file was not taken',
      );
      return fail({ kind: 'unavailable', message: CANNOT_CHECK });
    }
    ctx.log.warn(
      { event: 'file-infected', found: verdict.what, bytes: bytes.length },
      'a file was refused by the virus scanner',
    );
    const message = infected(name, verdict.what);
    return invalid(message, { [field]: [message] });
  }
  return null;
}

/** Which of the files are clean; a failure where nobody can tell. For mails, whose sender is no person at a form. */
export async function cleanFiles<F extends { name: string; bytes: Uint8Array }>(
  ctx: Ctx,
  files: readonly F[],
): Promise<Result<never> | F[]> {
  const clean: F[] = [];
  for (const file of files) {
    const refused = await refuseInfected(ctx, [file], 'file');
    if (refused && !refused.ok && refused.failure.kind === 'unavailable') return refused;
    if (!refused) clean.push(file);
  }
  return clean;
}

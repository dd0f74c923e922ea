import { randomUUID } from 'node:crypto';
import { ok, type Result } from '~/engine/result';
import { countUse } from '~/platform/http/edge/rate-limit.server';
import { ports } from '~/platform/ports.server';
import { paths, serverPaths } from '~/routes';
import { textOf } from '~/platform/http/forms/form.server';

/** A key for the next click: a form that is sent twice carries it twice. */
export const newFormKey = (): string => randomUUID();

/** The key of this click; forms without one get one of their own. */
export function formKeyOf(form: FormData): string {
  const given = textOf(form, 'formKey');
  return /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}

/** The key of a program's request, from its header, or one of its own. */
export function idempotencyKeyOf(request: Request): string {
  const given = request.headers.get('Idempotency-Key') ?? '';
  return /^[\w:.-]{1,100}$/.test(given) ? given : randomUUID();
}

/** What the form announced as today's charge; null where it announced nothing. */
export function quoteOf(form: FormData): { cents: number; at: Date } | null {
  const [cents, at] = [textOf(form, 'quoted_cents'), textOf(form, 'quoted_at')];
  if (!/^-?\d{1,9}$/.test(cents) || !/^\d{1,12}$/.test(at)) return null;
  return { cents: Number(cents), at: new Date(Number(at) * 1000) };
}

/** Counts a card that is brought by a token: its bank is asked. A request without one costs nothing. */
export const countCard = (carrierId: string, token: string): Promise<Result<null>> =>
  token === '' ? Promise.resolve(ok(null)) : countUse('card', carrierId);

/** Where the provider's pages lead back to; the plan that is bought there, where one is. */
export function returnUrls(packageId?: string): { successUrl: string; cancelUrl: string; returnUrl: string } {
  const { publicUrl } = ports().site;
  return {
    successUrl: publicUrl + serverPaths.billingReturn(true) + (packageId ? `&plan=${packageId}` : ''),
    cancelUrl: publicUrl + paths.billing(),
    returnUrl: publicUrl + serverPaths.billingReturn(false),
  };
}

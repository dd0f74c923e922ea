import { randomUUID } from 'node:crypto';
import { isUuid } from '~/engine/text/uuid';
import type { AppLoadContext } from '@remix-run/node';
import { browserCookie } from '~/platform/http/forms/browser-cookie.server';
import { ports } from '~/platform/ports.server';
import { deleteExpiredDrafts, saveDraft, takeDraft } from '~/areas/ledger/data/form-drafts.server';
import { publicScope } from '~/platform/database/scope.server';
import { requireCarrier, type CarrierActor } from '~/areas/accounts/session/actor.server';
import { OUTBOX_KEY } from '~/platform/http/edge/outbox-answers.server';
import { countUseByAddress } from '~/platform/http/edge/rate-limit.server';

/**
 * What was typed into a form is kept for an hour where the person has to leave it: to sign in again, or to add a
 * vehicle. The form's own path gets it back, once, in the browser that holds the cookie.
 */
const KEPT_MS = 3_600_000;
const MOST_BYTES = 64 * 1024;
/** As in public/js/keep-typed.js: what nobody else should read is not kept. */
const SECRET = /password|token|secret|^code$|card|captcha/i;

const cookie = browserCookie('stateline_draft', KEPT_MS / 1000);

/** What only says which form it was, and which try of it: a button's form has nothing else. */
const NAMING =
  /^(intent|id|to|batch|revision|role|required|trial|quoted_\w+|\w+_id|(form|idempotency)?[kK]ey|\w+Id)$/;

/** Keeps the text fields of a form, and of a chosen file the name. @returns the header that remembers it. */
export async function keepDraft(path: string, form: FormData): Promise<[string, string]> {
  const fields = [...form]
    .filter(([name]) => name !== 'intent' && !SECRET.test(name))
    .map(([name, value]): [string, string] => [name, typeof value === 'string' ? value : value.name]);
  const id = randomUUID();
  const now = ports().clock.now();
  await deleteExpiredDrafts(publicScope(), now);
  await saveDraft(publicScope(), { id, path, fields, expiresAt: new Date(now.getTime() + KEPT_MS) });
  return ['Set-Cookie', await cookie.serialize(id)];
}

interface TakenBack {
  form: FormData | null;
  /** Its fields, where the person was away to sign in, and should hear that nothing is lost. Who comes from adding a vehicle knows. */
  typed: [string, string][] | null;
  headers: HeadersInit;
}

/** Of each request: the frame around a page and the page itself may both ask. */
const taken = new WeakMap<AppLoadContext, Promise<TakenBack>>();

/**
 * What was typed into the form of this path before, and the header that forgets it. The frame of signed-in pages asks for every
 * page, and the fields of a form begin with it; a page asks itself where its form is built of what was typed, such as rows.
 */
export function takeBackDraft(request: Request, load: AppLoadContext): Promise<TakenBack> {
  const known = taken.get(load);
  if (known) return known;
  const asked = takeBack(request);
  taken.set(load, asked);
  return asked;
}

async function takeBack(request: Request): Promise<TakenBack> {
  const nothing = { form: null, typed: null, headers: {} };
  const id: unknown = await cookie.parse(request.headers.get('Cookie'));
  if (typeof id !== 'string' || !isUuid(id)) return nothing;
  const { pathname, searchParams } = new URL(request.url);
  const fields = await takeDraft(publicScope(), id, pathname, ports().clock.now());
  if (!fields) return nothing;
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return {
    form,
    typed: searchParams.has('unit') ? null : fields,
    headers: { 'Set-Cookie': await cookie.serialize('', { maxAge: 0 }) },
  };
}

/**
 * As requireCarrier, for the action of a form. Where the session has ended, what was typed waits until the person has
 * signed in again: in the browser's outbox where there is one, else here; only then is the body read, and only a small one.
 * A form of an outbox brings its key: what it saves is saved once, however often it is sent.
 */
export async function requireCarrierOfForm(request: Request, load: AppLoadContext): Promise<CarrierActor> {
  const key = request.headers.get(OUTBOX_KEY) ?? '';
  if (isUuid(key)) load.recordKey = key;
  try {
    return await requireCarrier(request, load);
  } catch (answer) {
    if (!(answer instanceof Response) || answer.status !== 303 || load.recordKey) throw answer;
    const size = Number(request.headers.get('Content-Length') ?? Number.NaN);
    if (!(size <= MOST_BYTES) || !(await countUseByAddress('draft', load)).ok) throw answer;
    const form = await request.formData().catch(() => null);
    if (!form || ![...form].some(([name, value]) => !NAMING.test(name) && value !== '')) throw answer;
    const headers = new Headers(answer.headers);
    headers.append(...(await keepDraft(new URL(request.url).pathname, form)));
    throw new Response(null, { status: 303, headers });
  }
}

import { randomUUID } from 'node:crypto';
import { data, type AppLoadContext } from '@remix-run/node';
import { BASE } from '~/routes';
import { frame } from '~/areas/api/pages/docs-request.server';
import { answerToCall } from '~/areas/api/gateway/gateway.server';
import { bytesOf, isRead } from '~/areas/api/gateway/web-exchange.server';
import { findAddress } from '~/areas/api/reference/find-operation.server';
import { canBeTried, referenceGroup } from '~/areas/api/reference/reference.server';
import { operations } from '~/areas/api/reference/registry.server';
import type { OperationView } from '~/areas/api/views/reference';
import { SHOWN_CHARACTERS, type TryAnswer, type TryField, type TryForm } from '~/areas/api/views/try-form';
import { formAgain, readForm, secretOf, textOf } from '~/platform/http/forms/form.server';
import { JSON_TYPE, MULTIPART, type Operation } from '~/platform/http/openapi/operation.server';

/** What a person can fill in of a call. @throws 404 where there is no such call, or only a provider makes it */
function callOf(slug: string, id: string): { operation: Operation; view: OperationView } {
  const operation = operations.find((one) => one.id === id && one.tag === slug);
  const view = referenceGroup(slug)?.operations.find((one) => one.id === id);
  if (!operation || !view || !canBeTried(operation)) throw new Response('Not Found', { status: 404 });
  return { operation, view };
}

const isPacked = ({ example, body }: Operation): boolean =>
  example.files !== undefined || body?.types?.[0] === MULTIPART;

/** The form before anything is typed: with the values of the example, but nobody's ids. */
function emptyForm({ operation, view }: ReturnType<typeof callOf>): Omit<TryForm, 'caller'> {
  const { example, method, body } = operation;
  const fieldsAt = (place: 'path' | 'query', values: Record<string, string> = {}): TryField[] =>
    view.parameters
      .filter((parameter) => parameter.place === place)
      .map(({ name, type, text, required }) => ({ name, type, text, required, value: values[name] ?? '' }));
  const files = Object.entries(example.files ?? {});
  return {
    method,
    path: view.path,
    summary: view.summary,
    needsToken: view.needsToken,
    writes: !isRead(method),
    params: fieldsAt('path'),
    query: fieldsAt('query', example.query),
    body:
      body && !isPacked(operation)
        ? {
            text: example.body === undefined ? '' : JSON.stringify(example.body, null, 2),
            type: body.types?.[0] ?? JSON_TYPE,
          }
        : null,
    parts: isPacked(operation)
      ? (view.body?.fields ?? [])
          .filter(({ name }) => !files.some(([file]) => file.replace('[]', '') === name.replace('[]', '')))
          .map(({ name, type, text }) => ({ name, type, text, required: false, value: '' }))
      : [],
    files: files.map(([name, { type }]) => ({ name, accept: type })),
    idempotencyKey: isRead(method) ? null : randomUUID(),
    error: null,
    answer: null,
  };
}

/** A page of its own for everybody: it may show records. */
const HEADERS = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' };

async function pageOf(request: Request, load: AppLoadContext, slug: string) {
  const { view, caller: found } = await frame(request, load);
  const { carrier } = found ?? {};
  const caller = carrier ? { carrier: carrier.legalName, isSandbox: carrier.isSandbox } : null;
  return { page: { ...view, slug }, caller };
}

/** The form in which a call is tried. */
export async function loadTry(request: Request, load: AppLoadContext, slug: string, id: string) {
  const { page, caller } = await pageOf(request, load, slug);
  return data({ ...page, form: { ...emptyForm(callOf(slug, id)), caller } as TryForm }, { headers: HEADERS });
}

/**
 * Makes the call that was filled in, as the person who is signed in or by the token that was typed, and shows what it
 * answers. It goes through everything that a call from outside goes through: limits, scopes, keys.
 */
export async function tryCall(request: Request, load: AppLoadContext, slug: string, id: string) {
  const call = callOf(slug, id);
  const typed = await readForm(request);
  const { page, caller } = await pageOf(request, load, slug);
  const empty = emptyForm(call);
  const filled = (place: string, fields: readonly TryField[]) =>
    fields.map((field) => ({ ...field, value: textOf(typed, `${place}.${field.name}`) }));
  const form: TryForm = {
    ...empty,
    caller,
    params: filled('path', empty.params),
    query: filled('query', empty.query),
    parts: filled('part', empty.parts),
    body: empty.body && { ...empty.body, text: bodyText(typed) },
  };
  const url = addressOf(call.operation, form, request);
  if (url === null) {
    const missing = form.params.find(({ value }) => value === '' || /^\.+$/.test(value)) ?? form.params[0];
    return formAgain(
      load,
      {
        ...page,
        form: {
          ...form,
          error: { field: missing?.name ?? '', message: `Enter ${missing?.name ?? 'a value'}.` },
        },
      },
      { headers: HEADERS },
    );
  }
  const asked = await requestOf(call.operation, { form, typed, url, request });
  const answer = await answerToCall(asked.request, asked.body, { ...load });
  return data({ ...page, form: { ...form, answer: await shown(answer) } as TryForm }, { headers: HEADERS });
}

/** The body as it was typed: spaces and line breaks stay. */
const bodyText = (typed: FormData): string => {
  const text = typed.get('body');
  return typeof text === 'string' ? text : '';
};

/** Where the call goes; null where what was typed leads to another one, or to none. */
function addressOf(
  { id, path, method }: Operation,
  { params, query }: TryForm,
  request: Request,
): URL | null {
  const filled = path.replace(/\{(\w+)\}/g, (_all, name: string) =>
    encodeURIComponent(params.find((param) => param.name === name)?.value ?? ''),
  );
  const url = new URL(`${BASE}/api${filled}`, request.url);
  for (const { name, value } of query) if (value !== '') url.searchParams.append(name, value);
  return findAddress(url.pathname.slice(`${BASE}/api`.length))?.operation(method)?.id === id ? url : null;
}

async function requestOf(
  operation: Operation,
  { form, typed, url, request }: { form: TryForm; typed: FormData; url: URL; request: Request },
): Promise<{ request: Request; body: Buffer }> {
  const headers = new Headers();
  const token = secretOf(typed, 'token').trim();
  const cookie = request.headers.get('cookie');
  if (token !== '') headers.set('Authorization', `Bearer ${token.replace(/[^\x21-\x7e]/g, '')}`);
  else if (cookie !== null) headers.set('Cookie', cookie);
  const key = textOf(typed, 'key');
  if (form.writes && key !== '') headers.set('Idempotency-Key', key.replace(/[^\x21-\x7e]/g, ''));
  const settings = { method: operation.method, signal: request.signal };
  const bytes = await bodyOf(form, typed, headers);
  return {
    request: new Request(url, {
      ...settings,
      headers,
      ...(bytes.length > 0 ? { body: new Uint8Array(bytes) } : {}),
    }),
    body: bytes,
  };
}

/** The bytes of the body; their type goes to `headers`. */
async function bodyOf(form: TryForm, typed: FormData, headers: Headers): Promise<Buffer> {
  if (form.body) {
    if (form.body.text.trim() === '') return Buffer.alloc(0);
    headers.set('Content-Type', form.body.type);
    return Buffer.from(form.body.text);
  }
  if (form.files.length === 0) return Buffer.alloc(0);
  const packed = new FormData();
  for (const { name, value } of form.parts) if (value !== '') packed.append(name, value);
  for (const { name } of form.files)
    for (const file of typed.getAll(`file.${name}`))
      if (typeof file !== 'string' && (file.size > 0 || file.name !== ''))
        packed.append(name, file, file.name);
  const made = new Response(packed);
  headers.set('Content-Type', made.headers.get('Content-Type') ?? MULTIPART);
  return Buffer.from(await made.arrayBuffer());
}

/** Of the browser, not of the call. */
const OF_BROWSERS = new Set(['set-cookie', 'content-security-policy']);

async function shown(answer: Response): Promise<TryAnswer> {
  const bytes = await bytesOf(answer);
  const type = answer.headers.get('content-type') ?? '';
  const isText = /json|text|xml|csv/.test(type);
  const text = isText ? pretty(bytes.toString('utf8'), type) : '';
  return {
    status: answer.status,
    headers: [...answer.headers]
      .filter(([name]) => !OF_BROWSERS.has(name))
      .map(([name, value]) => `${name}: ${value}`)
      .join('\n'),
    text: text.slice(0, SHOWN_CHARACTERS),
    bytes: bytes.length,
    type,
    isCut: text.length > SHOWN_CHARACTERS,
  };
}

function pretty(text: string, type: string): string {
  if (!/json/.test(type)) return text;
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

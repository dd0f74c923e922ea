import { data, type AppLoadContext } from '@remix-run/node';

/**
 * The fields of a posted form. A body that is no form is a 415, one that cannot be read a 400, both as thrown answers:
 * no browser sends them.
 */
export async function readForm(request: Request): Promise<FormData> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type)) {
    throw new Response('A form was expected.', { status: 415 });
  }
  try {
    return await request.formData();
  } catch {
    throw new Response('The form could not be read.', { status: 400 });
  }
}

/** A text field, trimmed, without the control characters that no keyboard makes; absent fields are ''. */
export function textOf(form: FormData | URLSearchParams, name: string): string {
  const value = form.get(name);
  return typeof value === 'string'
    ? // eslint-disable-next-line no-control-regex -- a NUL would be refused by the database
      value.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '').trim()
    : '';
}

/** The form again, with what was typed and what is wrong with it: 422 unless another status says more. */
export function formAgain<T>(
  context: AppLoadContext,
  view: T,
  init: { status?: number; headers?: HeadersInit } = {},
) {
  context.formFailed = true;
  return data(view, { status: 422, ...init });
}

/** A password exactly as it was typed: spaces count. Absent fields are ''. */
export function secretOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.slice(0, 5000) : '';
}

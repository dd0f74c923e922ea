import { textOf } from '~/platform/http/forms/form.server';

/** The access as it was typed. A key or password is never shown again. */
export function accessFieldsFrom(form: FormData) {
  const system = textOf(form, 'system');
  const shown = { database: textOf(form, 'database'), userName: textOf(form, 'userName') };
  const password = form.get('password');
  return {
    shown,
    input: {
      system,
      key: textOf(form, 'key'),
      ...shown,
      password: typeof password === 'string' ? password : '',
    },
  };
}

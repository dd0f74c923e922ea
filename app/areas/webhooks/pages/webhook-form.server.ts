import { textOf } from '~/platform/http/forms/form.server';

/** Address and events of a webhook's form. */
export const webhookFieldsFrom = (form: FormData): { url: string; events: string[] } => ({
  url: textOf(form, 'url'),
  events: form.getAll('events').filter((event) => typeof event === 'string'),
});

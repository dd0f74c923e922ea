import { textOf } from '~/platform/http/forms/form.server';

const MOST_COLUMNS = 300;

/** The columns form as the use case takes it. */
export function importChoicesFrom(form: FormData): Record<string, unknown> {
  const mapping: (string | null)[] = [];
  for (let index = 0; index < MOST_COLUMNS && form.has(`mapping.${index}`); index += 1)
    mapping.push(textOf(form, `mapping.${index}`) || null);
  const option = (name: string) =>
    form.has(`options.${name}`) ? { [name]: textOf(form, `options.${name}`) } : {};
  return {
    kind: textOf(form, 'kind'),
    ...(form.has('headerLine') ? { headerLine: textOf(form, 'headerLine') } : {}),
    ...(mapping.length > 0 ? { mapping } : {}),
    options: {
      ...option('dateOrder'),
      ...option('decimal'),
      ...option('distanceUnit'),
      ...option('fuelUnit'),
      ...option('fuelType'),
      ...option('equipmentId'),
      ...option('timeZone'),
      ...option('periodFrom'),
      ...option('periodTo'),
      // A box that is not selected is not sent.
      ...(form.has('options.asked') ? { createUnits: textOf(form, 'options.createUnits') === '1' } : {}),
    },
  };
}

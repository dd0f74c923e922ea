import {
  ENTRY_FIELDS,
  TANK_FIELDS,
  type EntryFormValues,
  type TankFormValues,
} from '~/areas/bulk-tanks/views/tank-view';
import { textOf } from '~/platform/http/forms/form.server';

/** The form of a tank as it was typed. */
export const tankFormFrom = (form: FormData): TankFormValues =>
  Object.fromEntries(TANK_FIELDS.map((name) => [name, textOf(form, name)])) as TankFormValues;

/** The form of an entry as it was typed. */
export const entryFormFrom = (form: FormData): EntryFormValues =>
  Object.fromEntries(ENTRY_FIELDS.map((name) => [name, textOf(form, name)])) as EntryFormValues;

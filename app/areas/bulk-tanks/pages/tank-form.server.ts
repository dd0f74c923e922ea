import {
  ENTRY_FIELDS,
  TANK_FIELDS,
  type EntryFormValues,
  type TankFormValues,
} from '~/areas/bulk-tanks/views/tank-view';
import { textOf } from '~/platform/http/forms/form.server';
import type { TextGroup } from '~/platform/http/languages/texts.server';

/** The texts of the forms of a tank and of its entries. */
export const FORM_TEXTS = [
  'frame',
  'places',
  'forms',
  'list',
  'records',
  'report',
  'tanks',
] as const satisfies readonly TextGroup[];

/** The form of a tank as it was typed. */
export const tankFormFrom = (form: FormData): TankFormValues =>
  Object.fromEntries(TANK_FIELDS.map((name) => [name, textOf(form, name)])) as TankFormValues;

/** The form of an entry as it was typed. */
export const entryFormFrom = (form: FormData): EntryFormValues =>
  Object.fromEntries(ENTRY_FIELDS.map((name) => [name, textOf(form, name)])) as EntryFormValues;

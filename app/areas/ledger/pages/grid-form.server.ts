import { randomUUID } from 'node:crypto';
import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { requireCarrier, type CarrierActor } from '~/areas/accounts/session/actor.server';
import { todayOf } from '~/areas/carriers/today.server';
import { lastUnit, readLastEntries, type LastEntries } from '~/areas/ledger/last-entries.server';
import { fleetChoices } from '~/areas/ledger/pages/fleet-form.server';
import { requireCarrierOfForm, takeBackDraft } from '~/areas/ledger/pages/form-draft.server';
import { chosenQuarter } from '~/areas/ledger/pages/ledger-query.server';
import { startDay } from '~/areas/ledger/rules/start-day';
import { savedRecords } from '~/areas/ledger/views/saved-record';
import { formatUsDate } from '~/engine/calendar/local-date';
import type { FieldErrors, Result } from '~/engine/result';
import { isFilled, ROWS_AT_ONCE, withBlankRows, type GridRow } from '~/engine/text/grid-rows';
import { flashHeader } from '~/platform/http/forms/flash.server';
import { formAgain, readForm, textOf } from '~/platform/http/forms/form.server';
import { gridRowsFrom } from '~/platform/http/forms/grid-form.server';
import { SAVED, seeOther } from '~/platform/http/forms/see-other.server';
import { plainFigures } from '~/platform/http/languages/typed-numbers.server';
import { textsOf } from '~/platform/http/languages/texts.server';

/** The columns of a grid, and those of them that a row takes over from the one above: alone they do not fill it. */
interface Grid<Column extends string> {
  columns: readonly Column[];
  given: readonly Column[];
  /** Figures, which other languages write otherwise, and those of them that take three decimals. */
  numbers: readonly Column[];
  long?: readonly Column[];
}

const emptyValues = <Column extends string>({ columns }: Grid<Column>): Record<Column, string> =>
  Object.fromEntries(columns.map((name) => [name, ''])) as Record<Column, string>;

const blank = <Column extends string>(grid: Grid<Column>, values = emptyValues(grid)) => ({
  values,
  given: grid.given,
  newKey: () => randomUUID(),
});

/** What a page with a grid begins with: the rows that came back after a sign-in, or empty ones with the last truck and day. */
export async function loadGrid<Column extends string>(
  { request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>,
  grid: Grid<Column>,
  lastDay: (last: LastEntries) => string | undefined,
) {
  const actor = await requireCarrier(request, context);
  const { form, headers } = await takeBackDraft(request, context);
  const last = await readLastEntries(actor.ctx);
  const { equipment, jurisdictions, units } = await fleetChoices(actor, '');
  const today = todayOf(actor.ctx, actor.carrier);
  const isLast = ({ value }: { value: string }) => value === lastUnit(last);
  const unit = equipment.length === 1 ? equipment[0] : equipment.find(isLast);
  const date = startDay(today, await chosenQuarter(request, today), lastDay(last));
  const start = { ...emptyValues(grid), unit: unit?.label ?? '', date: formatUsDate(date) };
  return {
    actor,
    form,
    last,
    headers,
    hasUnits: units.length > 0,
    shown: {
      rows: form
        ? gridRowsFrom(form, grid.columns)
        : withBlankRows<Column>([], ROWS_AT_ONCE, blank(grid, start)),
      units: equipment.map(({ label }) => label),
      states: jurisdictions.map(({ value }) => value),
      places: last.places.map(({ text }) => text),
      mayWrite: actor.ctx.scope.mayWrite,
      texts: textsOf(request, 'frame', 'forms', 'list', 'grid', 'places'),
    },
  };
}

/** The grid again, with what is wrong in it. */
export interface GridAgain<Column extends string> {
  rows: GridRow<Column>[];
  title: string | undefined;
  message: string | undefined;
  /** A limit of the plan that was reached. */
  limit: string | undefined;
  /** What was chosen for all rows together. */
  shared: Record<string, string>;
}

interface SavedRows {
  saved: readonly { quarterKey: number }[];
  /** By the key of the row. */
  failed: ReadonlyMap<string, FieldErrors>;
  limit?: string | undefined;
}

interface GridWork<Column extends string> {
  /** What to do where no row is filled in. */
  nothing: string;
  /** "3 trips" */
  counted: (count: number) => string;
  /** "2 of 3 trips saved." */
  partly: (saved: number, all: number) => string;
  save: (
    actor: Pick<CarrierActor, 'ctx' | 'carrier'>,
    rows: ({ key: string } & Record<Column, string>)[],
    form: FormData,
  ) => Promise<Result<SavedRows>>;
  /** Fields beside the rows that hold for all of them. */
  shared?: readonly string[];
}

/** Answers one post of a grid: more rows, a save of the good ones with the others left to correct, or the list. */
export async function answerGrid<Column extends string>(
  { request, context }: Pick<ActionFunctionArgs, 'request' | 'context'>,
  grid: Grid<Column>,
  { nothing, counted, partly, save, shared = [] }: GridWork<Column>,
) {
  const { ctx, carrier } = await requireCarrierOfForm(request, context);
  const form = await readForm(request);
  const rows = gridRowsFrom(form, grid.columns);
  const again: GridAgain<Column> = {
    rows,
    title: undefined,
    message: undefined,
    limit: undefined,
    shared: Object.fromEntries(shared.map((name) => [name, textOf(form, name)])),
  };
  if (textOf(form, 'intent') === 'add-rows')
    return data({ ...again, rows: withBlankRows(rows, ROWS_AT_ONCE, blank(grid)) });
  const filled = rows.filter(({ values }) => isFilled(values, grid.given));
  if (filled.length === 0) return formAgain(context, { ...again, message: nothing });
  const result = await save(
    { ctx, carrier },
    filled.map(({ key, values }) => ({ key, ...plainFigures(form, values, grid.numbers, grid.long) })),
    form,
  );
  if (!result.ok)
    return formAgain(
      context,
      { ...again, message: result.failure.message },
      { status: result.failure.kind === 'forbidden' ? 403 : 422 },
    );
  const { saved, failed, limit } = result.value;
  if (failed.size > 0) {
    const left = filled
      .filter(({ key }) => failed.has(key))
      .map((row) => ({ ...row, errors: failed.get(row.key) ?? {} }));
    const many = partly(saved.length, filled.length);
    return formAgain(context, {
      ...again,
      rows: left,
      limit,
      title: `${many} Correct the rest and save again.`,
      message: limit === undefined ? undefined : `${many} ${limit}`,
    });
  }
  const shownQuarter = await chosenQuarter(request, todayOf(ctx, carrier));
  const { where, list, link } = savedRecords(
    saved.map(({ quarterKey }) => quarterKey),
    shownQuarter,
  );
  return seeOther(list, [
    SAVED,
    await flashHeader({ type: 'success', message: `Success: ${counted(saved.length)} saved.${where}`, link }),
  ]);
}

import { memo, useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { readTypedDate } from '~/engine/calendar/local-date';
import type { FieldErrors } from '~/engine/result';
import { isFilled, withBlankRows, MOST_ROWS, ROWS_AT_ONCE, type GridRow } from '~/engine/text/grid-rows';
import { headerAndRows, parsePastedBlock } from '~/engine/text/pasted-block';
import { Button, LinkButton } from './button';
import { ErrorSummary, type SummaryError } from './error-summary';
import { Icon } from './icon';
import { onNumberKey } from './number-keys';
import { useTexts, type Translator } from './texts';
import { useHydrated } from './use-hydrated';

export interface GridColumn {
  name: string;
  label: string;
  kind: 'text' | 'number' | 'date';
  maxLength: number;
  /** A short word of what is written here. */
  placeholder?: string;
  /** What may be chosen. */
  choices?: readonly string[];
  /** Nothing but the choices is taken: what is said of anything else. */
  unknown?: string;
  /** Every row begins with it, and what is changed here continues into the empty rows below. */
  given?: boolean;
  /** Header names of a pasted block, folded. */
  headers: readonly string[];
}

export interface EntryGridProps {
  /** What the table holds, for those who hear it. */
  caption: string;
  columns: readonly GridColumn[];
  rows: readonly GridRow[];
  /** What is said on top where rows came back. */
  title?: string | undefined;
  /** A message of the whole page. */
  message?: string | undefined;
  idle: string;
  saveText: string;
  backHref: string;
  /** What holds for all rows. */
  children?: ReactNode;
  /** What follows from the names of a pasted header, and words that say so; `isAlone` where no other rows are filled. */
  onHeader?: (heading: readonly string[], isAlone: boolean) => string | null;
}

const MOST_LINES = 12;
const NUMBER = /^\$?\s*[\d,]*\.?\d*$/;
/** As French writes it too: the server reads it. */
const FOREIGN_NUMBER = /^\$?[\s\d.,]*\$?$/;

/** What a look at one cell shows to be wrong; the server judges the rest. */
function problemOf(column: GridColumn, text: string, number: RegExp): string | null {
  const value = text.trim();
  if (value === '') return null;
  if (value.length > column.maxLength) return `At most ${column.maxLength} characters.`;
  if (column.kind === 'date' && readTypedDate(value) === undefined)
    return 'This is not a date. Write it as MM/DD/YYYY.';
  if (column.kind === 'number' && !(number.test(value) && /\d/.test(value)))
    return 'Write a number, such as 120.5.';
  const isChoice = column.choices?.some((choice) => choice.toLowerCase() === value.toLowerCase());
  return column.unknown !== undefined && !isChoice ? column.unknown : null;
}

const cellId = (row: number, column: string) => `rows.${row}.${column}`;
const input = (row: number, column: string) => document.getElementById(cellId(row, column));

/** Puts the cursor into a cell, all of it chosen: what is typed takes its place. */
function enter(row: number, column: string): void {
  const found = input(row, column);
  if (!(found instanceof HTMLInputElement)) return;
  found.focus();
  found.select();
}

const listIdOf = (column: string) => `grid-choices-${column}`;

/** A random UUID, also in browsers that make none themselves. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte, index) => {
    if (index === 6) return ((byte & 0x0f) | 0x40).toString(16);
    return (index === 8 ? (byte & 0x3f) | 0x80 : byte).toString(16).padStart(2, '0');
  });
  return [hex.slice(0, 4), hex.slice(4, 6), hex.slice(6, 8), hex.slice(8, 10), hex.slice(10)]
    .map((part) => part.join(''))
    .join('-');
}

function summaryOf(
  rows: readonly GridRow[],
  columns: readonly GridColumn[],
  { t, said }: Translator,
): SummaryError[] {
  const all = rows.flatMap((row, index) =>
    columns.flatMap(({ name, label }) =>
      (row.errors[name] ?? []).map((message) => ({
        fieldId: cellId(index, name),
        message: t`Row ${index + 1}, ${label}: ${said(message)}`,
      })),
    ),
  );
  if (all.length <= MOST_LINES) return all;
  return [
    ...all.slice(0, MOST_LINES),
    { message: t`${all.length - MOST_LINES} more are marked in the rows below.` },
  ];
}

/**
 * Many records on one page, a row each: a plain form, which saves what is right and comes back with the rest. With scripts Enter
 * and the arrows move, a block of a spreadsheet can be pasted into any cell, and a cell says at once what is wrong with it.
 */
export function EntryGrid(props: EntryGridProps) {
  const { columns } = props;
  const texts = useTexts();
  const { t, said, language } = texts;
  const number = language === 'en' ? NUMBER : FOREIGN_NUMBER;
  const [rows, setRows] = useState(props.rows);
  const [status, setStatus] = useState('');
  const [summary] = useState<readonly SummaryError[]>(() => [
    ...(props.message ? [{ message: props.message }] : []),
    ...summaryOf(props.rows, columns, texts),
  ]);
  const [first] = useState(props.rows[0]);
  const hydrated = useHydrated();
  const given = columns.filter((column) => column.given).map(({ name }) => name);

  const textAt = (row: number, column: string): string => {
    const found = input(row, column);
    return found instanceof HTMLInputElement ? found.value : '';
  };
  const typedIn = (row: number) =>
    Object.fromEntries(columns.map(({ name }) => [name, textAt(row, name)])) as Record<string, string>;
  const [wanted, setWanted] = useState<{ row: number; column: string } | null>(null);
  useEffect(() => {
    if (wanted) enter(wanted.row, wanted.column);
  }, [wanted]);

  /** The rows with so many more; a new one begins as the last one is now. */
  const grown = (count: number): GridRow[] => {
    const last = rows.length - 1;
    const now = rows.map((row, index) => (index === last ? { ...row, values: typedIn(index) } : row));
    const values = Object.fromEntries(columns.map(({ name }) => [name, '']));
    return withBlankRows(now, count, { values, given, newKey });
  };
  const addRows = (count: number, column = columns[0]?.name ?? '') => {
    if (rows.length >= MOST_ROWS) return setStatus(t`A page holds ${MOST_ROWS} rows. Save these first.`);
    setRows(grown(count));
    setWanted({ row: rows.length, column });
  };

  const onChange = (row: number, name: string, text: string) => {
    const column = columns.find((one) => one.name === name);
    if (!column) return;
    const problem = problemOf(column, text, number);
    setRows((before) => before.map((one, index) => (index === row ? withError(one, name, problem) : one)));
    setStatus(problem ? t`Row ${row + 1}, ${column.label}: ${said(problem)}` : '');
    if (!column.given || problem) return;
    for (let below = row + 1; below < rows.length && !isFilled(typedIn(below), given); below++) {
      const found = input(below, name);
      if (found instanceof HTMLInputElement) found.value = text;
    }
  };

  const onPaste = (row: number, name: string, text: string): boolean => {
    const block = parsePastedBlock(text);
    if (!block) return false;
    const { header, heading, rows: lines } = headerAndRows(block, columns);
    const start = columns.findIndex((one) => one.name === name);
    const names = header ?? columns.slice(start).map((one) => one.name);
    const taken = lines.slice(0, MOST_ROWS - row);
    const all = grown(row + taken.length - rows.length).map((one, index) => ({
      ...one,
      values: index < rows.length ? typedIn(index) : one.values,
    }));
    const isAlone = rows.every(
      (_, index) => (index >= row && index < row + taken.length) || !isFilled(typedIn(index), given),
    );
    let wrong = 0;
    const filled = all.map((one, index) => {
      const line = taken[index - row];
      if (!line) return one;
      const next = { ...one, values: { ...one.values }, errors: { ...one.errors } };
      names.forEach((column, at) => {
        const found = columns.find((other) => other.name === column);
        const cell = line[at];
        if (!found || cell === undefined) return;
        // All of it stays in sight: what is cut would be saved as if it were whole.
        next.values[found.name] = cell;
        const problem = problemOf(found, cell, number);
        delete next.errors[found.name];
        if (problem) next.errors[found.name] = [problem];
        if (problem) wrong += 1;
      });
      // The fields are the browser's own: another key makes them anew, with what was pasted.
      return { ...next, turn: (turns.current += 1) };
    });
    setRows(filled);
    const left = lines.length - taken.length;
    const isBeyond = (at: number) => taken.some((line) => (line[at] ?? '') !== '');
    const widest = Math.max(0, ...taken.map((line) => line.length));
    const beyond = header
      ? 0
      : Array.from({ length: widest }, (_, at) => at).filter((at) => at >= names.length && isBeyond(at))
          .length;
    setStatus(
      [
        `${countOf(taken.length, 'row')} pasted.`,
        wrong > 0 ? `${countOf(wrong, 'cell')} to correct.` : '',
        beyond > 0 ? `${countOf(beyond, 'column')} left out: the table ends before.` : '',
        (heading && props.onHeader?.(heading, isAlone)) ?? '',
        left > 0 ? `${countOf(left, 'row')} left out: a page holds ${MOST_ROWS}.` : '',
      ]
        .filter(Boolean)
        .map(said)
        .join(' '),
    );
    setWanted({ row: Math.min(row + taken.length, all.length) - 1, column: name });
    return true;
  };
  const turns = useRef(0);

  // What was typed before a reload comes back into as many rows as it had.
  const form = useRef<HTMLFormElement>(null);
  const growTo = useRef((_count: number) => {});
  growTo.current = (count) => {
    if (count > rows.length) flushSync(() => setRows(grown(count - rows.length)));
  };
  const firstName = columns[0]?.name;
  useEffect(() => {
    const element = form.current;
    const onTyped = (event: Event) => {
      const fields = (event as CustomEvent<[string, unknown, string][]>).detail;
      growTo.current(fields.filter(([name]) => name === firstName).length);
    };
    element?.addEventListener('stateline:typed', onTyped);
    return () => element?.removeEventListener('stateline:typed', onTyped);
  }, [firstName]);

  const move = (row: number, column: string, key: 'up' | 'down' | 'left' | 'right' | 'next'): boolean => {
    const at = columns.findIndex((one) => one.name === column);
    if (key === 'next' && row === rows.length - 1) {
      if (isFilled(typedIn(row), given)) addRows(1, column);
      return true;
    }
    const to = {
      row: row + (key === 'up' ? -1 : key === 'down' || key === 'next' ? 1 : 0),
      column: columns[at + (key === 'left' ? -1 : key === 'right' ? 1 : 0)]?.name,
    };
    if (to.column === undefined || !rows[to.row]) return false;
    enter(to.row, to.column);
    return true;
  };

  const actions = useRef({ onChange, onPaste, move });
  actions.current = { onChange, onPaste, move };
  return (
    <form method="post" className="grid-form" id="grid" noValidate={hydrated} ref={form}>
      <button type="submit" hidden name="intent" value="save" />
      {language === 'en' ? null : <input type="hidden" name="lang" value={language} />}
      <ErrorSummary errors={summary} {...(props.title ? { title: said(props.title) } : {})} />
      {props.children}
      <table className="grid">
        <caption className="visually-hidden">{props.caption}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t`Row`}</span>
            </th>
            {columns.map(({ name, label, kind }) => (
              <th
                key={name}
                scope="col"
                className={kind === 'number' ? `grid-${name} cell-number` : `grid-${name}`}
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <GridLine
              key={`${row.key}-${(row as TurnedRow).turn ?? 0}`}
              row={row}
              index={index}
              columns={columns}
              focused={index === 0 && summary.length === 0 && row.key === first?.key}
              actions={actions}
            />
          ))}
        </tbody>
      </table>
      {columns.map(({ name, choices }) =>
        choices && choices.length > 0 ? (
          <datalist key={name} id={listIdOf(name)}>
            {choices.map((choice) => (
              <option key={choice} value={choice} />
            ))}
          </datalist>
        ) : null,
      )}
      <p className="grid-said" role="status">
        {status || (hydrated ? props.idle : '')}
      </p>
      <div className="actions form-actions">
        <Button kind="primary" name="intent" value="save">
          {props.saveText}
        </Button>
        <Button
          name="intent"
          value="add-rows"
          formNoValidate
          {...(hydrated ? { type: 'button' as const, onClick: () => addRows(ROWS_AT_ONCE) } : {})}
        >
          <Icon name="plus" />
          {t`Add rows`}
        </Button>
        <LinkButton href={props.backHref} kind="quiet">
          {t`Cancel`}
        </LinkButton>
      </div>
    </form>
  );
}

/** A row whose fields were made anew. */
type TurnedRow = GridRow & { turn?: number };

const countOf = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;

function withError(row: GridRow, name: string, problem: string | null): GridRow {
  if (!problem && !row.errors[name]) return row;
  const errors: FieldErrors = { ...row.errors };
  delete errors[name];
  if (problem) errors[name] = [problem];
  return { ...row, errors };
}

interface GridLineProps {
  row: GridRow;
  index: number;
  columns: readonly GridColumn[];
  /** Whether the cursor begins here. */
  focused: boolean;
  actions: {
    current: {
      onChange: (row: number, column: string, text: string) => void;
      onPaste: (row: number, column: string, text: string) => boolean;
      move: (row: number, column: string, key: 'up' | 'down' | 'left' | 'right' | 'next') => boolean;
    };
  };
}

/** The way that a key leads out of a cell; null where it belongs to the text. */
function wayOf(event: KeyboardEvent<HTMLInputElement>) {
  const { key, altKey, ctrlKey, metaKey, shiftKey, currentTarget } = event;
  if (altKey || event.nativeEvent.isComposing) return null;
  if (ctrlKey || metaKey) return null;
  if (key === 'Enter') return shiftKey ? ('up' as const) : ('next' as const);
  if (shiftKey) return null;
  if (key === 'ArrowUp') return 'up' as const;
  if (key === 'ArrowDown') return 'down' as const;
  const { selectionStart: start, selectionEnd: end, value } = currentTarget;
  const isWhole = start === 0 && end === value.length;
  if (key === 'ArrowLeft' && (isWhole || (start === 0 && end === 0))) return 'left' as const;
  if (key === 'ArrowRight' && (isWhole || start === value.length)) return 'right' as const;
  return null;
}

const GridLine = memo(function GridLine({ row, index, columns, focused, actions }: GridLineProps) {
  const { t, said } = useTexts();
  return (
    <tr>
      <th scope="row" className="grid-number">
        <span className="grid-label">{t`Row`} </span>
        {index + 1}
        <input type="hidden" name={`row.${index}`} value={row.key} />
      </th>
      {columns.map((column) => {
        const { name, label, kind } = column;
        const id = cellId(index, name);
        const errors = row.errors[name] ?? [];
        return (
          <td key={name} className={errors.length > 0 ? `grid-${name} grid-wrong` : `grid-${name}`}>
            <label htmlFor={id} className="grid-label">
              {label}
              <span className="visually-hidden">{t`, row ${index + 1}`}</span>
            </label>
            {errors.length > 0 ? (
              <span className="field-error" id={`${id}-error`}>
                <span className="visually-hidden">{t`Error:`} </span>
                {errors.map(said).join(' ')}
              </span>
            ) : null}
            <input
              id={id}
              name={name}
              type="text"
              className={kind === 'number' ? 'input input-number' : 'input'}
              defaultValue={row.values[name]}
              maxLength={column.maxLength}
              placeholder={index === 0 ? column.placeholder : undefined}
              list={column.choices && column.choices.length > 0 ? listIdOf(name) : undefined}
              inputMode={kind === 'number' ? 'decimal' : undefined}
              autoComplete="off"
              autoFocus={focused && name === columns.find((one) => !one.given)?.name}
              aria-invalid={errors.length > 0 ? true : undefined}
              aria-describedby={errors.length > 0 ? `${id}-error` : undefined}
              onBlur={(event) => {
                const text = event.currentTarget.value;
                if (text !== (event.currentTarget.dataset['seen'] ?? row.values[name] ?? ''))
                  actions.current.onChange(index, name, text);
                event.currentTarget.dataset['seen'] = text;
              }}
              onKeyDown={(event) => {
                if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
                  event.preventDefault();
                  event.currentTarget.form?.querySelector<HTMLButtonElement>('button[value="save"]')?.click();
                  return;
                }
                if (kind === 'number') onNumberKey(event);
                if (event.defaultPrevented) return;
                const way = wayOf(event);
                if (way === null) return;
                if (actions.current.move(index, name, way) || way === 'up' || way === 'down')
                  event.preventDefault();
              }}
              onPaste={(event) => {
                if (actions.current.onPaste(index, name, event.clipboardData.getData('text/plain')))
                  event.preventDefault();
              }}
            />
          </td>
        );
      })}
    </tr>
  );
});

import { Prisma } from './generated/prisma/client';

/** A date column as "YYYY-MM-DD". */
export const dateText = (date: Date): string => date.toISOString().slice(0, 10);

/** "YYYY-MM-DD" for a date column. */
export const dateValue = (text: string): Date => new Date(`${text}T00:00:00.000Z`);

export const dateTextOrNull = (date: Date | null): string | null => (date ? dateText(date) : null);

export const dateValueOrNull = (text: string | null): Date | null => (text === null ? null : dateValue(text));

/** A JSON column's value; Prisma tells a JSON null from an absent one. */
export const json = (value: unknown): Prisma.InputJsonValue => value as Prisma.InputJsonValue;

/** A list of record ids for `= ANY`. */
export const bigints = (ids: readonly number[]): bigint[] => ids.map((id) => BigInt(id));

/** A row as row_to_json gives it: every value a text, a number, a boolean, a list or null. */
export type JsonRow<Row> = { [Name in keyof Row]: unknown };

/** A row that came as JSON, with its dates and decimals as Prisma reads them. Decimals of up to 15 digits are exact. */
export function ofJsonRow<Row extends object>(
  row: JsonRow<Row>,
  { dates = [], decimals = [] }: { dates?: readonly (keyof Row)[]; decimals?: readonly (keyof Row)[] },
): Row {
  const read = { ...row } as Row;
  const put = (names: readonly (keyof Row)[], revive: (text: string) => unknown) => {
    for (const name of names)
      if (row[name] !== null) read[name] = revive(String(row[name])) as Row[typeof name];
  };
  put(dates, (text) => new Date(text));
  put(decimals, (text) => new Prisma.Decimal(text));
  return read;
}

import { type Prisma } from './generated/prisma/client';

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

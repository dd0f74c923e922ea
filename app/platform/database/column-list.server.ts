import { Prisma } from '~/platform/database/generated/prisma/client';

/**
 * Columns by their names, for statements that are made from a table of fields: `t."driver", t."notes"`. Names come from the
 * program's own tables, never from a person.
 * @param alias of the table they are of; none where the statement has one table
 * @param type written after each, as a record definition needs it
 */
export function columnList(names: readonly string[], { alias = '', type = '' } = {}): Prisma.Sql {
  return Prisma.raw(
    names
      .map((name) => `${alias === '' ? '' : `${alias}.`}"${plain(name)}"${type === '' ? '' : ` ${type}`}`)
      .join(', '),
  );
}

/** The same as pairs of `json_build_object`: `'driver', t."driver"`. */
export const jsonPairs = (names: readonly string[], alias: string): Prisma.Sql =>
  Prisma.raw(names.map((name) => `'${plain(name)}', ${alias}."${name}"`).join(', '));

function plain(name: string): string {
  if (!/^[a-zA-Z]\w*$/.test(name)) throw new Error(`not the name of a column: ${name}`);
  return name;
}

import { statementLine, type StatementLine } from './statement-line';

export interface QueryCounter extends StatementLine {
  /** Statements that went through since the last call. */
  take(): number;
}

/** A line to a database that counts the statements. */
export async function countQueries(databaseUrl: string): Promise<QueryCounter> {
  let count = 0;
  const { url } = await statementLine(databaseUrl, () => {
    count++;
    return true;
  });
  return {
    url,
    take: () => {
      const seen = count;
      count = 0;
      return seen;
    },
  };
}

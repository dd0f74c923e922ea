import { statementLine, type StatementLine } from './statement-line';

export interface CutLine extends StatementLine {
  /** From now on it lets so many statements pass; before the next one it is dead, as it is for a process that was killed there. */
  cutAfter(statements: number): void;
  /** Lets everything pass again. @returns whether it was cut meanwhile */
  mend(): boolean;
}

/** A line to a database that dies before the statement of the test's choice: whatever is open there is rolled back. */
export async function cutLine(databaseUrl: string): Promise<CutLine> {
  let left = Infinity;
  let isCut = false;
  const { url } = await statementLine(
    databaseUrl,
    () => {
      isCut = left === 0;
      left -= 1;
      return !isCut;
    },
    () => !isCut,
  );
  return {
    url,
    cutAfter: (statements) => void (left = statements),
    mend: () => {
      const was = isCut;
      isCut = false;
      left = Infinity;
      return was;
    },
  };
}

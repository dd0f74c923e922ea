import { expect } from 'vitest';
import { openDatabase, type Database } from '~/platform/database/db.server';
import { statementLine, type StatementLine } from './statement-line';

export interface CutLine extends StatementLine {
  /** From now on it lets so many statements pass; before the next one it is dead, as it is for a process that was killed there. */
  cutAfter(statements: number): void;
  /** Settles when it is dead. */
  whenCut(): Promise<void>;
  /** Lets everything pass again. @returns whether it was cut meanwhile */
  mend(): boolean;
}

/** A line to a database that dies before the statement of the test's choice: whatever is open there is rolled back. */
export async function cutLine(databaseUrl: string): Promise<CutLine> {
  let left = Infinity;
  let isCut = false;
  let told: (() => void)[] = [];
  const { url } = await statementLine(
    databaseUrl,
    () => {
      isCut = left === 0;
      left -= 1;
      if (isCut) for (const tell of told) tell();
      return !isCut;
    },
    () => !isCut,
  );
  return {
    url,
    cutAfter: (statements) => void (left = statements),
    whenCut: () => new Promise((resolve) => told.push(resolve)),
    mend: () => {
      const was = isCut;
      isCut = false;
      left = Infinity;
      told = [];
      return was;
    },
  };
}

/** What a job does, and what is left by it. */
export interface CutWork<C> {
  run(context: C): Promise<unknown>;
  /** All that is left by it, without ids and moments. */
  state(): Promise<unknown>;
}

/** A process with its line to the database, which it loses. */
export interface Doomed<C> {
  line: CutLine;
  context: C;
  /** Of a process that is killed nothing goes on: what waits for the database to be back is left where it is. */
  isKilled?: boolean;
}

/**
 * Kills work before each of its statements in turn and has it run again: as if nothing had been.
 * @param process the one that is cut off, anew for each cut
 * @param context of the process that comes after it
 * @param begin makes the same work anew
 * @returns after how many statements it was cut, from the first to the last; of long work at every `step`th
 */
export async function cutAnywhere<C>(
  process: () => Promise<Doomed<C>>,
  context: C,
  begin: () => Promise<CutWork<C>>,
  { step = 1, freeLocks }: { step?: number; freeLocks?: () => Promise<unknown> } = {},
): Promise<number> {
  const whole = await begin();
  await whole.run(context);
  const expected = await whole.state();
  for (let statements = 0; ; statements += step) {
    const work = await begin();
    const { line, context: doomed, isKilled = false } = await process();
    line.cutAfter(statements);
    const run = work.run(doomed).catch(() => undefined);
    const wasCut = await Promise.race([
      run.then(() => null),
      ...(isKilled ? [line.whenCut().then(() => true)] : []),
    ]).then((cut) => cut ?? line.mend());
    await freeLocks?.();
    await work.run(context);
    expect({ statements, state: await work.state() }).toEqual({ statements, state: expected });
    if (!wasCut) return statements;
  }
}

/** Processes that are killed at the end of lines of their own: makes one. */
export async function killedProcess<C>(
  databaseUrl: string,
  contextOf: (database: Database) => C,
): Promise<Doomed<C>> {
  const line = await cutLine(databaseUrl);
  const database = openDatabase(line.url, 3);
  return { line, context: contextOf(database), isKilled: true };
}

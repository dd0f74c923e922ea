import { readFile } from 'node:fs/promises';
import { inProject } from '~/config/project-root.server';
import {
  listParts,
  makePart,
  namesOfParts,
  type PartKind,
  type PartOfDatabase,
} from '~/platform/database/installation-facts.server';
import type { SystemScope } from '~/platform/database/scope.server';
import { fault, reasonOf, repaired, type Finding } from './finding';

/** What the migrations of this release make, and by which release of PostgreSQL it was written down; a test holds it against them. */
export interface RecordedParts {
  postgres: number;
  parts: Record<string, string>;
}

const recordedParts = async (): Promise<RecordedParts> =>
  JSON.parse(await readFile(inProject('prisma', 'parts.json'), 'utf8')) as RecordedParts;

/** In the order in which they can be made again: a foreign key needs the key it leads to, a trigger its function. */
const MADE_AGAIN: readonly PartKind[] = ['function', 'constraint', 'foreign key', 'index', 'trigger'];

/** What was lost with each, in words. */
const MEANWHILE: Partial<Record<PartKind, string>> = {
  trigger: 'What it does for each row was not done for rows that were written meanwhile.',
  function: 'What it does was not done meanwhile.',
};

/**
 * Compares what is in the database with what the migrations make: keys, foreign keys, checks, indexes, triggers, functions and
 * columns. Those that only guard or find rows are made again where that is allowed and the rows agree with them.
 */
export async function lookAtRecordedParts(
  scope: SystemScope,
  versionNumber: number,
  mayRepair: boolean,
): Promise<Finding[]> {
  const recorded = await recordedParts();
  const wanted = namesOfParts(recorded.parts);
  const there = new Map((await listParts(scope)).map((part) => [part.key, part]));
  const missing = wanted.filter(({ key }) => !there.has(key));
  // Another release of PostgreSQL writes the same down in other words.
  const isComparable = Math.floor(versionNumber / 10_000) === recorded.postgres;
  const changed = wanted.filter(({ key, definition }) => {
    const found = there.get(key);
    return isComparable && found !== undefined && found.definition !== definition;
  });
  const findings: Finding[] = [];
  const inOrder = missing.toSorted((a, b) => MADE_AGAIN.indexOf(a.kind) - MADE_AGAIN.indexOf(b.kind));
  for (const part of inOrder) findings.push(await lookAtMissing(scope, part, mayRepair));
  for (const part of changed)
    findings.push(
      fault(
        'database',
        `${inWords(part)} is not as the migrations made it: it is "${there.get(part.key)?.definition}", not "${part.definition}".`,
        'Nothing was changed. Change it back by hand, or restore a backup (npm run restore) into an empty database.',
      ),
    );
  return findings;
}

const inWords = ({ kind, table, name }: PartOfDatabase): string =>
  `The ${kind} ${name}${table === '' ? '' : ` of ${table}`}`;

async function lookAtMissing(scope: SystemScope, part: PartOfDatabase, mayRepair: boolean): Promise<Finding> {
  const words = `${inWords(part)} was removed`;
  if (!MADE_AGAIN.includes(part.kind))
    return fault(
      'database',
      `${words}.`,
      'Nothing was changed. Restore a backup (npm run restore) into an empty database.',
    );
  const meanwhile = MEANWHILE[part.kind];
  if (!mayRepair)
    return fault(
      'database',
      `${words}.`,
      ['npm run doctor makes it again.', meanwhile].filter(Boolean).join(' '),
    );
  try {
    await makePart(scope, part);
    return repaired('database', [`${words}: made again.`, meanwhile].filter(Boolean).join(' '));
  } catch (error) {
    return fault(
      'database',
      `${words}, and cannot be made again: ${reasonOf(error).split('\n').pop() ?? ''}`,
      'Rows came in meanwhile that it does not allow. Mend them by hand, then run npm run doctor again.',
    );
  }
}

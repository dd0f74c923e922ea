import type { ImportStatus, RowCounts } from '~/areas/imports/rules/import-status';
import { compose, type MailContent } from '~/areas/mail/mails/compose';
import { formatWhole } from '~/engine/units/format';
import type { Site } from '~/platform/site';
import { paths } from '~/routes';

/** A file that came without a person, and what became of it. */
export interface ArrivedFile {
  name: string;
  fileName: string;
  source: 'mail' | 'folder';
  importId: string;
  status: ImportStatus;
  counts: RowCounts;
  problem: string | null;
}

const lines = (count: number, one: string, several: string): string =>
  count === 0 ? '' : `${formatWhole(count)} ${count === 1 ? one : several}`;

/** What became of the lines, in one sentence; '' where there are none. */
function linesText({
  accepted = 0,
  good = 0,
  duplicate = 0,
  bad = 0,
  refused = 0,
  aside = 0,
}: RowCounts): string {
  const parts = [
    lines(accepted, 'row was imported', 'rows were imported'),
    lines(good, 'row is ready', 'rows are ready'),
    lines(duplicate, 'is in your records already', 'are in your records already'),
    lines(bad, 'could not be read', 'could not be read'),
    lines(refused, 'was refused', 'were refused'),
    lines(aside, 'was set aside', 'were set aside'),
  ].filter(Boolean);
  return parts.length === 0 ? '' : `${parts.join(', ')}.`;
}

function headingOf({ status, counts }: ArrivedFile): string {
  if (status === 'failed') return 'A file was not imported';
  if (status === 'accepted') return 'A fuel-card file was imported';
  return status === 'preview' && (counts.good ?? 0) === 0
    ? 'A file brought nothing new'
    : 'A file is ready for review';
}

function whatNow({ status, counts, problem }: ArrivedFile): string {
  if (status === 'failed') return problem ?? 'It could not be read.';
  if (status === 'mapping') return 'Match its columns once. The next file like it needs no questions.';
  if (status === 'accepted') return 'There is nothing left to do. You can still undo the whole import.';
  return (counts.good ?? 0) === 0 ? 'Nothing was recorded.' : 'Nothing is recorded until you accept it.';
}

export function fileArrivedMail(site: Site, arrived: ArrivedFile): MailContent {
  const { name, fileName, source, importId, counts } = arrived;
  const how = source === 'mail' ? 'came by email' : 'was in your folder';
  const text = linesText(counts);
  return compose(site, headingOf(arrived), [
    { kind: 'text', text: `Hi ${name},` },
    { kind: 'text', text: `The file ${fileName} ${how}. ${text} ${whatNow(arrived)}`.replace(/ {2,}/g, ' ') },
    { kind: 'button', text: 'View import', url: site.publicUrl + paths.import(importId) },
  ]);
}

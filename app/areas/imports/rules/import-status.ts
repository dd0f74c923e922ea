/** The steps of a file on its way to being recorded. */
export type ImportStatus =
  'reading' | 'mapping' | 'checking' | 'preview' | 'accepting' | 'accepted' | 'undoing' | 'undone' | 'failed';

/** What became of a line of the file. */
export type RowState =
  'good' | 'bad' | 'duplicate' | 'aside' | 'part' | 'accepted' | 'refused' | 'kept' | 'undone';

export type RowCounts = Partial<Record<RowState, number>>;

/** Records what nothing of was recorded before: to stop it takes nothing back that was there already. */
export const isFirstAccepting = ({ status, counts }: { status: ImportStatus; counts: RowCounts }): boolean =>
  status === 'accepting' && (counts.accepted ?? 0) + (counts.kept ?? 0) === 0;

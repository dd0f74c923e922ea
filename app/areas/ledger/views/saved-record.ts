import { parseQuarterKey, quarterLabel } from '~/engine/calendar/quarter';
import { paths } from '~/routes';

/**
 * Where a record that was just saved is found: a person who looks at another quarter sees in which one it is, and the list moves
 * there with the row opened.
 * @param quarterKey quarter of the record; undefined where several were saved into several
 * @param listId id of the row; null for several
 * @param shownQuarter what the list shows; undefined for all quarters
 */
export function savedRecord({
  quarterKey,
  listId,
  shownQuarter,
}: {
  quarterKey: number | undefined;
  listId: string | null;
  shownQuarter: number | undefined;
}) {
  const quarter = parseQuarterKey(quarterKey);
  const label = quarter ? quarterLabel(quarter) : '';
  const row = `${paths.tripsFuel()}?quarter=${quarterKey}${listId ? `&open=${listId}#r${listId}` : ''}`;
  const isElsewhere = quarter !== undefined && shownQuarter !== undefined && quarterKey !== shownQuarter;
  return {
    /** A further line of the notice; '' where the list shows the record anyway. */
    where: isElsewhere ? `\nSaved in ${label}.` : '',
    /** The list, in the quarter of the record. */
    list: isElsewhere ? row : paths.tripsFuel(),
    link: {
      href: quarter ? row : paths.tripsFuel(),
      text: isElsewhere ? `Show ${label}` : 'Show in the list',
    },
  };
}

/** The same for several that were saved at once: quarters that the list does not show are named. */
export function savedRecords(quarterKeys: readonly number[], shownQuarter: number | undefined) {
  const keys = [...new Set(quarterKeys)].sort((a, b) => a - b);
  const [only] = keys;
  if (keys.length === 1) return savedRecord({ quarterKey: only, listId: null, shownQuarter });
  const labels = keys.flatMap((key) => {
    const quarter = parseQuarterKey(key);
    return quarter ? [quarterLabel(quarter)] : [];
  });
  const all = `${paths.tripsFuel()}?quarter=all`;
  return {
    where: shownQuarter === undefined ? '' : `\nSaved in ${labels.join(' and ')}.`,
    list: shownQuarter === undefined ? paths.tripsFuel() : all,
    link: { href: all, text: 'Show in the list' },
  };
}

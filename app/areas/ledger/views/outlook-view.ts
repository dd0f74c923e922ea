import type { OpenWork } from '~/areas/ledger/open-work.server';
import type { RecordList } from '~/areas/ledger/list-records.server';
import { formatWhole } from '~/engine/units/format';
import { paths } from '~/routes';

export interface OpenItem {
  text: string;
  href: string;
}

export interface OutlookView {
  late: OpenWork['late'];
  open: OpenItem[];
  mapped: boolean;
}

/** Counts are exact below this. */
const COUNTED_TO = 1000;

const counted = (count: number, one: string, many: string): string =>
  `${formatWhole(count)}${count >= COUNTED_TO ? '+' : ''} ${count === 1 ? one : many}`;

/** What is left to do in the quarter of the list, most urgent first. */
export function outlookView(
  { fleet }: RecordList,
  { late, questions }: OpenWork,
  quarter: string,
): OutlookView {
  const { pending, failed, noReceipt, mapped } = fleet.outlook;
  const list = (filter: string) => `${paths.tripsFuel()}?quarter=${quarter}&${filter}`;
  const items: [number | null, string, string, string][] = [
    [failed, 'trip without a route', 'trips without a route', list('status=error')],
    [pending, 'route being calculated', 'routes being calculated', list('status=pending')],
    [questions, 'open question', 'open questions', `${paths.tripChecks()}?quarter=${quarter}`],
    [noReceipt, 'missing receipt', 'missing receipts', list('source=no-receipt')],
  ];
  return {
    late,
    open: items.flatMap(([count, one, many, href]) =>
      count === null || count === 0 ? [] : [{ text: counted(count, one, many), href }],
    ),
    mapped,
  };
}

import type { ReadConfirmation } from '~/reading/reading';

/** What of a document tells whether it is about the same load as another. */
export interface LoadPaper {
  id: string;
  reading: Pick<ReadConfirmation, 'loadNumber' | 'stops' | 'details'> | null;
  tripId: number | null;
  createdAt: Date;
}

const plain = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** Short numbers repeat: a broker of three loads has a load 3. */
const LEAST_NUMBER = 4;

export const numberOf = ({ reading }: Pick<LoadPaper, 'reading'>): string => {
  const number = plain(reading?.loadNumber ?? '');
  return number.length >= LEAST_NUMBER ? number : '';
};

/** The broker's name where the paper leaves no doubt about it. */
const brokerOf = ({ reading }: LoadPaper): string => {
  const broker = reading?.details?.find(({ kind }) => kind === 'broker');
  return broker && broker.doubt === undefined ? plain(broker.value) : '';
};

const wayOf = ({ reading }: LoadPaper): string => {
  const towns = (reading?.stops ?? []).map(({ city, state }) => plain(city + state));
  return towns.length > 1 ? `${towns[0]}-${towns.at(-1)}` : '';
};

/**
 * Whether two papers are about the same load: the same number from the same broker, or from one that is not certain on the same way.
 * A paper that was changed and sent again counts too.
 */
export function isSameLoad(a: LoadPaper, b: LoadPaper): boolean {
  if (a.id === b.id || numberOf(a) === '' || numberOf(a) !== numberOf(b)) return false;
  const [one, other] = [brokerOf(a), brokerOf(b)];
  return one !== '' && other !== '' ? one === other : wayOf(a) !== '' && wayOf(a) === wayOf(b);
}

/** Which paper of a load counts: the one that has become a trip, else the one that came first. */
const before = (a: LoadPaper, b: LoadPaper): number =>
  Number(b.tripId !== null) - Number(a.tripId !== null) ||
  a.createdAt.getTime() - b.createdAt.getTime() ||
  a.id.localeCompare(b.id);

/** The papers that say again what another of them says, each with that one. */
export function repeatedLoads<Paper extends LoadPaper>(papers: readonly Paper[]): Map<string, Paper> {
  const byNumber = new Map<string, Paper[]>();
  const repeated = new Map<string, Paper>();
  for (const paper of [...papers].sort(before)) {
    const number = numberOf(paper);
    if (number === '') continue;
    const same = byNumber.get(number) ?? [];
    const first = same.find((other) => isSameLoad(other, paper));
    if (first) repeated.set(paper.id, first);
    else byNumber.set(number, [...same, paper]);
  }
  return repeated;
}

import { formatUsDate } from '~/engine/calendar/local-date';
import type {
  ImportBatch,
  ImportItem,
  ImportsOverview,
  OpenBatch,
} from '~/areas/documents/import-batch.server';
import { documentRow, sameLoadText } from './documents-page';

export interface BatchItemView {
  key: string;
  title: string;
  statusText: string;
  tone: 'plain' | 'good' | 'warn' | 'bad';
  /** What a person should look at before the trip is made. */
  flags: string[];
  /** open: a trip can be made of it. */
  state: 'open' | 'waiting' | 'made';
  /** Checked when the page opens: what was read without a doubt. */
  isSure: boolean;
  documentId: string | null;
  tripId: number | null;
  values: ImportItem['proposed'];
}

export interface BatchView {
  id: string;
  title: string;
  isStored: boolean;
  items: BatchItemView[];
  /** Items of which a trip can be made. */
  open: number;
  /** Some file is still being read. */
  isWaiting: boolean;
}

export function batchView(batch: ImportBatch): BatchView {
  const items = batch.items.map(batchItem);
  return {
    id: batch.id,
    title: `Import of ${formatUsDate(batch.at.toISOString().slice(0, 10))}`,
    isStored: batch.isStored,
    items,
    open: items.filter((item) => item.state === 'open').length,
    isWaiting: items.some((item) => item.state === 'waiting'),
  };
}

function batchItem({ key, title, document, sameAs, tripId, proposed }: ImportItem): BatchItemView {
  const base = { key, title, documentId: document?.id ?? null, tripId, values: proposed };
  if (tripId !== null)
    return { ...base, statusText: 'Trip made', tone: 'good', flags: [], state: 'made', isSure: false };
  if (!document) {
    const flags = proposed.date === '' ? ['No date was given.'] : [];
    const isSure = flags.length === 0 && proposed.stops.length > 1;
    return {
      ...base,
      statusText: isSure ? 'Ready' : 'Needs review',
      tone: isSure ? 'good' : 'warn',
      flags,
      state: 'open',
      isSure,
    };
  }
  const { statusText, tone } = documentRow(document, sameAs ?? undefined);
  const flags =
    document.status === 'failed'
      ? [document.problem ?? '']
      : [
          ...(sameAs ? [sameLoadText(sameAs)] : []),
          ...new Set((document.reading?.flags ?? []).map((flag) => flag.message)),
        ];
  const isRead = document.status === 'ready' || document.status === 'review' || document.status === 'failed';
  return {
    ...base,
    statusText,
    tone,
    flags,
    state: isRead ? 'open' : 'waiting',
    isSure: document.status === 'ready' && sameAs === null,
  };
}

export interface ImportChoice {
  value: string;
  /** "11/20/2026: load-77.pdf and 1 more, 1 to review" */
  label: string;
}

/** What the list and the extractor say of imports that wait. */
export interface ImportsView {
  activated: boolean;
  choices: ImportChoice[];
  /** Trips that are proposed, and how many of them need a look. */
  open: number;
  review: number;
}

export function importsView({ activated, batches }: ImportsOverview): ImportsView {
  const sum = (name: 'open' | 'review') => batches.reduce((total, batch) => total + batch[name], 0);
  return { activated, choices: batches.map(importChoice), open: sum('open'), review: sum('review') };
}

function importChoice({ id, at, open, review, name }: OpenBatch): ImportChoice {
  const what = name === '' ? `${open} from a program` : open > 1 ? `${name} and ${open - 1} more` : name;
  return {
    value: id,
    label: `${formatUsDate(at.slice(0, 10))}: ${what}${review > 0 ? `, ${review} to review` : ''}`,
  };
}

import type { StoredLayout } from '~/areas/documents/learn-layouts.server';
import type { LearnedField, LearnedPlace, PaperLayout, ReadConfirmation } from '~/reading/reading';

const NAMES: Record<LearnedField, string> = { loadNumber: 'Load number', rate: 'Rate' };

export interface LayoutView {
  id: string;
  name: string;
  /** 'Load number: right of "OUR FILE"' */
  learned: string[];
  /** "Learned 11/26/2026. Used on 3 papers, last 11/27/2026." */
  note: string;
}

export function layoutItem(
  { id, name, places, papers, createdAt, usedAt }: StoredLayout,
  dayText: (date: Date) => string,
): LayoutView {
  return {
    id,
    name,
    learned: fieldsOf(places).map(([field, place]) => `${NAMES[field]}: ${placeText(place)}`),
    note: `Learned ${dayText(createdAt)}. ${
      papers === 0 || usedAt === null
        ? 'Not used yet.'
        : `Used on ${papers} ${papers === 1 ? 'paper' : 'papers'}, last ${dayText(usedAt)}.`
    }`,
  };
}

const fieldsOf = (places: PaperLayout['places']): [LearnedField, LearnedPlace][] =>
  (Object.keys(NAMES) as LearnedField[]).flatMap((field) => {
    const place = places[field];
    return place ? [[field, place]] : [];
  });

const WHERE: Record<LearnedPlace['where'], string> = {
  behind: 'behind',
  right: 'right of',
  below: 'under',
};

const placeText = ({ where, label }: LearnedPlace): string => `${WHERE[where]} "${label}"`;

/** What the review screen says of a paper whose layout is known: 'This paper has the layout "Acme": load number and rate are read where you put them right.' */
export function layoutText({ name }: PaperLayout, reading: ReadConfirmation | null): string {
  const fields = (reading?.learned?.fields ?? []).map((field) => NAMES[field].toLowerCase());
  return fields.length === 0
    ? `This paper has the layout "${name}".`
    : `This paper has the layout "${name}": its ${fields.join(' and ')} ${fields.length === 1 ? 'was' : 'were'} looked for where you put one right.`;
}

import type { StoredLayout } from '~/areas/documents/learn-layouts.server';
import type {
  LearnedField,
  LearnedPart,
  LearnedPlace,
  LearnedRole,
  LearnedStops,
  LearnedWords,
  PaperLayout,
  ReadConfirmation,
} from '~/reading/reading';

const NAMES: Record<LearnedField, string> = { loadNumber: 'Load number', rate: 'Rate' };
const PARTS: Record<LearnedPart, string> = { ...NAMES, stops: 'Stops' };
const ROLES: Record<LearnedRole['role'], string> = {
  pickup: 'Pickup',
  delivery: 'Delivery',
  none: 'No stop',
};

export interface LayoutView {
  id: string;
  name: string;
  /** 'Load number: right of "OUR FILE"' */
  learned: string[];
  /** "Learned 11/26/2026. Used on 3 papers, last 11/27/2026." */
  note: string;
}

export function layoutItem(
  { id, name, places, stops, papers, createdAt, usedAt }: StoredLayout,
  dayText: (date: Date) => string,
): LayoutView {
  return {
    id,
    name,
    learned: [
      ...fieldsOf(places).map(([field, place]) => `${NAMES[field]}: ${placeText(place)}`),
      ...stopTexts(stops),
    ],
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

const WHERE_STOP: Record<LearnedWords['where'], string> = {
  behind: 'behind',
  right: 'right of',
  left: 'left of',
  below: 'under',
  above: 'above',
};

/** 'Pickup: under "COLLECT FROM"': several words where one paper does not tell which of them is the label. */
function stopTexts(stops: LearnedStops | null): string[] {
  const textOf = (words: readonly LearnedWords[]) =>
    [...new Set(words.map(({ where, label }) => `${WHERE_STOP[where]} "${label}"`))].slice(0, 3).join(' or ');
  const ways = stops?.ways ?? [];
  const roles = (Object.keys(ROLES) as LearnedRole['role'][]).flatMap((role) => {
    const words = ways.flatMap((way) =>
      way.roles.filter((one) => one.role === role).flatMap((one) => one.words),
    );
    return words.length > 0 ? [`${ROLES[role]}: ${textOf(words)}`] : [];
  });
  const inOrder = ways.flatMap((way) => way.inOrder);
  return inOrder.length > 0 ? [...roles, `Stops in their order: ${textOf(inOrder)}`] : roles;
}

const placeText = ({ where, label }: LearnedPlace): string => `${WHERE[where]} "${label}"`;

/** What the review screen says of a paper whose layout is known: 'This paper has the layout "Acme": its load number and rate were looked for where you put them right.' */
export function layoutText({ name }: PaperLayout, reading: ReadConfirmation | null): string {
  const parts = (reading?.learned?.fields ?? []).map((part) => PARTS[part].toLowerCase());
  const [first] = parts;
  if (first === undefined) return `This paper has the layout "${name}".`;
  const isOne = parts.length === 1 && first !== PARTS.stops.toLowerCase();
  return `This paper has the layout "${name}": its ${listOf(parts)} ${isOne ? 'was' : 'were'} looked for where you put ${isOne ? 'it' : 'them'} right.`;
}

/** "stops, load number and rate" */
const listOf = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

import type { TextField, TextsOf } from '~/engine/records/text-fields';

interface TripText extends TextField {
  /** Where the form has it: beside others, on a line of its own, or where the form puts it by its name. */
  place: 'row' | 'line' | 'named';
  /** It is on a copy of the trip. */
  copied?: boolean;
  /** It is on the trip after this one. */
  goesOn?: boolean;
}

/**
 * The plain texts of a trip. Form, schema, API, OpenAPI, list, search, history, import, export, audit files and trip sheet are made
 * from this table: one more field is an entry here, a column of the same name, and nothing else.
 */
export const TRIP_TEXTS = {
  driver: {
    label: 'Driver',
    hint: 'Who drove',
    place: 'row',
    longest: 100,
    importNames: ['driver name', 'operator'],
    searched: true,
    copied: true,
    goesOn: true,
  },
  reference: {
    label: 'Reference',
    hint: 'Load or trip sheet',
    place: 'row',
    longest: 100,
    importNames: [
      'load',
      'load number',
      'load no',
      'load id',
      'bol',
      'bill of lading',
      'pro',
      'pro number',
      'order',
      'order number',
      'invoice',
      'ref',
      'reference number',
    ],
    searched: true,
  },
  highways: {
    label: 'Highways',
    hint: 'Filled in from the route. For another road, save and open “Took another route?”',
    place: 'line',
    longest: 500,
    importNames: ['roads', 'highways used', 'routes travelled', 'highway'],
    searched: true,
  },
  notes: {
    label: 'Notes',
    place: 'named',
    longest: 2_000,
    lines: true,
    importNames: ['note', 'comment', 'comments', 'remarks', 'memo'],
    searched: true,
    copied: true,
  },
} as const satisfies Record<string, TripText>;

export type TripTexts = TextsOf<typeof TRIP_TEXTS>;

const kept = (which: 'copied' | 'goesOn', trip: TripTexts): Partial<TripTexts> =>
  Object.fromEntries(
    Object.entries(TRIP_TEXTS as Record<keyof TripTexts, TripText>).flatMap(([name, field]) =>
      field[which] ? [[name, trip[name as keyof TripTexts]]] : [],
    ),
  );

/** The texts that a copy of a trip begins with. */
export const textsOfCopy = (trip: TripTexts): Partial<TripTexts> => kept('copied', trip);
/** The texts that the next trip begins with. */
export const textsOfNext = (trip: TripTexts): Partial<TripTexts> => kept('goesOn', trip);

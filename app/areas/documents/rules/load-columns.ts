import { centsToText } from '~/engine/units/format';
import { townCase } from '~/engine/places/town-case';
import type { DetailKind, ReadConfirmation } from '~/reading/reading';

/** A paper as the file of loads has it. */
export interface ExportedLoad {
  name: string;
  tripId: number | null;
  reading: ReadConfirmation | null;
}

const detail =
  (kind: DetailKind) =>
  ({ reading }: ExportedLoad): string =>
    (reading?.details ?? [])
      .filter((one) => one.kind === kind)
      .map(({ value, cents, stop }) =>
        [stop === undefined ? '' : `Stop ${stop + 1}:`, value, cents === undefined ? '' : centsToText(cents)]
          .filter(Boolean)
          .join(' '),
      )
      .join('; ');

const HEADINGS: Record<DetailKind, string> = {
  broker: 'Broker',
  mc: 'Broker MC',
  contact: 'Contact',
  equipment: 'Equipment',
  commodity: 'Commodity',
  weight: 'Weight',
  miles: 'Distance on paper',
  charge: 'Charges',
  appointment: 'Appointments',
  instructions: 'Instructions',
};
const KINDS = Object.keys(HEADINGS) as DetailKind[];

/** Columns of the file of loads. The last one names what was not certain, so that no sheet takes it for certain. */
export const LOAD_COLUMNS: readonly { heading: string; valueOf: (load: ExportedLoad) => string }[] = [
  { heading: 'File', valueOf: ({ name }) => name },
  { heading: 'Trip', valueOf: ({ tripId }) => (tripId === null ? '' : String(tripId)) },
  { heading: 'Load number', valueOf: ({ reading }) => reading?.loadNumber ?? '' },
  {
    heading: 'Rate (USD or as printed)',
    valueOf: ({ reading }) => (reading?.rateCents == null ? '' : centsToText(reading.rateCents)),
  },
  {
    heading: 'Stops',
    valueOf: ({ reading }) =>
      (reading?.stops ?? [])
        .map(({ role, city, state, zip, date }) =>
          [role, `${townCase(city)}, ${state}`, zip, date ?? ''].filter(Boolean).join(' '),
        )
        .join('; '),
  },
  ...KINDS.map((kind) => ({ heading: HEADINGS[kind], valueOf: detail(kind) })),
  {
    heading: 'To check',
    valueOf: ({ reading }) =>
      [
        ...(reading?.flags ?? []).map(({ message }) => message),
        ...(reading?.details ?? []).flatMap(({ kind, value, doubt }) =>
          doubt === undefined ? [] : [`${HEADINGS[kind]} ${value}: ${doubt}`],
        ),
      ].join(' '),
  },
];

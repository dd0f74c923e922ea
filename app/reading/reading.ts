import type { Assigned } from './assign';
import { weekdayOf } from './dates';
import type { Doubt, FlagCode } from './flag-messages';
import type { StopRole } from './labels';
import type { PageBox } from './page-items';
import type { StopDate, Zone } from './stop-dates';

/** Why a document is not ready. The message tells the person what to look at; it is made from the code. */
export interface ReviewFlag {
  /** As the API tells it: several doubts may share one. */
  readonly code: FlagCode;
  /** Which message it is; absent in readings that were stored before there were names. */
  readonly doubt?: Doubt;
  readonly message: string;
  /** Place of the stop in the trip, from 0; undefined where it is about the whole document. */
  readonly stop: number | undefined;
  /** Of a doubt about what a layout taught: which value. */
  readonly field?: LearnedField;
}

/** Where a field was read: the page, the words as printed, and their place on the page. */
export interface Evidence extends PageBox {
  readonly text: string;
}

export interface ReadStop {
  readonly role: StopRole;
  readonly name: string;
  readonly street: string;
  readonly city: string;
  readonly state: string;
  /** '' where none is printed. */
  readonly zip: string;
  readonly country: 'US' | 'CA';
  /** Year-month-day; undefined where none was found. */
  readonly date: string | undefined;
  /** "HH:MM" as printed. */
  readonly time: string | undefined;
  readonly references: readonly string[];
  readonly emptyTrailer: boolean;
  readonly evidence: {
    readonly role: Evidence;
    readonly address: Evidence;
    readonly date: Evidence | undefined;
  };
}

/** What a confirmation says of its load besides stops, number and rate. */
export type DetailKind =
  | 'broker'
  | 'mc'
  | 'contact'
  | 'equipment'
  | 'commodity'
  | 'weight'
  | 'miles'
  | 'charge'
  | 'appointment'
  | 'instructions';

/** One value of the load with the place it was read at. It is never left unsaid that one is unsure: `doubt` says why. */
export interface LoadDetail {
  readonly kind: DetailKind;
  /** As a person reads it: "42,500 lb", "871 mi", "Fuel surcharge", "08:00 to 14:00". */
  readonly value: string;
  /** The sum of a charge in cents. */
  readonly cents?: number;
  /** Place of the stop it belongs to in the trip, from 0. */
  readonly stop?: number;
  readonly evidence: Evidence;
  /** Why a person has to compare it with the page; undefined where nothing speaks against it. */
  readonly doubt: string | undefined;
}

/** Words close together on a page. */
export interface PaperCell {
  readonly text: string;
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** A line of print, from left to right. */
export interface PaperLine {
  readonly page: number;
  readonly cells: readonly PaperCell[];
}

/** What a person may have put right on the papers of a broker. */
export type LearnedField = 'loadNumber' | 'rate';

/** What a layout may teach. */
export type LearnedPart = LearnedField | 'stops';

/** Words at the address of a stop, and where the address is, seen from them: in their cell, beside it, under it, over it. */
export interface LearnedWords {
  /** Letters of the words, in capitals. */
  readonly label: string;
  readonly where: 'behind' | 'right' | 'left' | 'below' | 'above';
}

/** What happens at a stop, known by the first of the words that a paper has. */
export interface LearnedRole {
  /** none: an address that is no stop. */
  readonly role: StopRole | 'none';
  readonly words: readonly LearnedWords[];
}

/** One way to tell the stops of a layout. */
export interface LearnedWay {
  readonly roles: readonly LearnedRole[];
  /** Words that every stop has, in the place of such as tell the roles: the first is a pickup, the rest are deliveries. */
  readonly inOrder: readonly LearnedWords[];
}

/** How the stops of a layout are recognized: one paper may leave several ways open, the next ones close them. */
export interface LearnedStops {
  readonly ways: readonly LearnedWay[];
  /** Papers on which a person let the stops stand that were read by it. */
  readonly confirmed: number;
  /** Addresses of the paper that were none of its stops: more of them on another one may be a stop. */
  readonly spare: number;
}

/** Where a value is on papers of one layout, found by the label beside it. */
export interface LearnedPlace {
  /** Letters of the label, in capitals. */
  readonly label: string;
  /** The value is in the cell of the label behind it, so many cells to its right, or in the column under it. */
  readonly where: 'behind' | 'right' | 'below';
  readonly cellsAway: number;
  /** Words of the value. */
  readonly words: number;
  readonly length: number;
  readonly hasLetters: boolean;
  /** A sum without a mark of dollars and without cents. */
  readonly isPlain: boolean;
  /** Papers on which a person let the value stand that was read here. */
  readonly confirmed: number;
}

/** Words that all papers of a layout have, with their distance from the left edge as a part of the page. */
export interface LayoutMark {
  readonly text: string;
  readonly x: number;
}

/** What was learned of the papers of one broker. */
export interface PaperLayout {
  readonly id: string;
  readonly name: string;
  readonly marks: readonly LayoutMark[];
  readonly places: Readonly<Partial<Record<LearnedField, LearnedPlace>>>;
  /** Null where nobody put stops right. */
  readonly stops: LearnedStops | null;
}

export interface ReadConfirmation {
  /** The layout that a person taught, where the paper has it, and the values that were read by it. */
  readonly learned?: { readonly layoutId: string; readonly fields: readonly LearnedPart[] };
  /** Absent in readings that were stored before the whole load was read. */
  readonly details?: readonly LoadDetail[];
  readonly stops: readonly ReadStop[];
  readonly loadNumber: string | undefined;
  readonly rateCents: number | undefined;
  readonly evidence: { readonly loadNumber: Evidence | undefined; readonly rate: Evidence | undefined };
  /** Empty: ready. Else why a person has to look. */
  readonly flags: readonly ReviewFlag[];
}

/** Whether both are read as the same stops, with the same days. */
export const areSameStops = (a: readonly ReadStop[], b: readonly ReadStop[]): boolean =>
  a.length === b.length &&
  a.every((stop, index) =>
    (['role', 'city', 'state', 'zip', 'date'] as const).every((name) => stop[name] === b[index]![name]),
  );

export interface OrderedStop {
  readonly stop: ReadStop;
  readonly assigned: Assigned;
  readonly zone: Zone;
  readonly date: StopDate | undefined;
}

/** Whether the printed weekday and the date agree; true where no weekday is printed. */
export const weekdayAgrees = (one: OrderedStop): boolean =>
  one.date?.date.weekday === undefined ||
  one.stop.date === undefined ||
  weekdayOf(one.stop.date) === one.date.date.weekday;

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

export interface ReadConfirmation {
  readonly stops: readonly ReadStop[];
  readonly loadNumber: string | undefined;
  readonly rateCents: number | undefined;
  readonly evidence: { readonly loadNumber: Evidence | undefined; readonly rate: Evidence | undefined };
  /** Empty: ready. Else why a person has to look. */
  readonly flags: readonly ReviewFlag[];
}

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

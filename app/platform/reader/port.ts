import type { ReadFuelReceipt } from '~/reading/fuel-receipt';
import type { DocumentPage } from '~/reading/page-items';
import type { ReaderRefusal } from '~/reading/process/reader-types';
import type { ReadConfirmation } from '~/reading/reading';

/** Why a document could not be read; the words for people are in app/reading/refusals.ts. */
export type ReadRefusal = ReaderRefusal | 'not-pdf' | 'too-slow' | 'too-large' | 'crashed';

export interface ReadPdf {
  readonly confirmation: ReadConfirmation;
  readonly pages: readonly DocumentPage[];
  /** What the file would like to run: recorded, never run. */
  readonly active: readonly string[];
}

export interface ReadReceipt {
  readonly receipt: ReadFuelReceipt;
  readonly pages: readonly DocumentPage[];
}

export interface PageImage {
  readonly png: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly pages: number;
}

export type ReadOutcome<T> = { ok: true; value: T } | ReadFailure;

/** starved: the machine gave the reader no time. killed: someone ended it, such as an operator or a machine short of memory. */
export type ReadCircumstance = 'starved' | 'killed';

/** Tries of what fails otherwise than for want of a turn: it would most likely fail again. */
const OTHER_TRIES = 3;

/** Whether a document that was not read this time is given up. */
export const isLastTry = (
  run: { isLastAttempt: boolean; attempt?: number },
  circumstance?: ReadCircumstance,
): boolean => run.isLastAttempt || (circumstance !== 'starved' && (run.attempt ?? 0) >= OTHER_TRIES);

export interface ReadFailure {
  ok: false;
  code: ReadRefusal;
  /** What kept the reader from its work and is no fault of the document: worth another try, later. */
  circumstance?: ReadCircumstance;
  /** For the log. */
  detail: string;
}

/** Reads documents that strangers made. Never rejects for what is in a file. */
export interface DocumentReader {
  /** A PDF or a photo (JPG, PNG, HEIC). @param today year-month-day, completes dates printed without a year */
  read(bytes: Uint8Array, today: string): Promise<ReadOutcome<ReadPdf>>;
  /** A fuel receipt: a PDF or a photo (JPG, PNG, HEIC). @param today year-month-day: no receipt is of a later day */
  readReceipt(bytes: Uint8Array, today: string): Promise<ReadOutcome<ReadReceipt>>;
  /** This program reads documents: before, `prepare` does nothing. */
  readsHere?(): void;
  /** A document comes soon: what every reading needs is made ready meanwhile. Returns at once. */
  prepare?(): void;
  /** A page of a PDF, or a photo as its page 1. From 1, drawn anew as a PNG about `pixels` wide, turned by so many quarters clockwise. */
  drawPage(
    bytes: Uint8Array,
    page: number,
    pixels: number,
    quarters?: number,
  ): Promise<ReadOutcome<PageImage>>;
}

/** A stop as a language model proposes it: nothing of it is true before it was found in the text. */
export interface ProposedStop {
  readonly role: 'pickup' | 'delivery';
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly date: string | undefined;
}

/** An outside reader for documents that the rules are unsure of. */
export interface LanguageModel {
  /** The stops it sees in the text, or null where it has no usable answer. Never rejects. */
  proposeStops(text: string): Promise<ProposedStop[] | null>;
}

/** A key for the extraction service; `renew` asks for one that was just made, because the last did not work. */
export type ServiceToken = (renew: boolean) => Promise<string>;

export type ServiceAnswer<T> = { ok: true; value: T } | { ok: false; status: number; message: string };

/** The extraction service as a process of its own. Never rejects: a service that does not answer has status 0. */
export interface ExtractionService {
  /** Hands in files. @returns their ids, in order */
  upload(
    token: ServiceToken,
    files: readonly { name: string; bytes: Uint8Array }[],
    source: 'upload' | 'mail',
  ): Promise<ServiceAnswer<{ id: string; seenBefore: boolean }[]>>;
  /** Starts the reading. @returns the task to ask about */
  extract(token: ServiceToken, ids: readonly string[]): Promise<ServiceAnswer<{ taskId: string }>>;
}

/** What is asked before a quarter is filed, one question a screen, in this order. */
export const QUARTER_QUESTIONS = [
  'trucks',
  'deadhead',
  'personal',
  'receipts',
  'permits',
  'crossing',
  'fleet',
  'credit',
] as const;

export type QuarterQuestion = (typeof QUARTER_QUESTIONS)[number];

export const isQuarterQuestion = (text: string | undefined): text is QuarterQuestion =>
  QUARTER_QUESTIONS.some((question) => question === text);

/** "done": all is in the records. "open": something is still to be done, and the note says what. */
export type AnswerKind = 'done' | 'open';

export interface QuarterAnswer {
  question: QuarterQuestion;
  answer: AnswerKind;
  note: string;
  /** When, and by whom: a name, empty where the person has left. */
  at: string;
  by: string;
}

/** What the records of a quarter already say about the questions. Miles in tenths. */
export interface QuarterFacts {
  trips: number;
  /** Trucks in service, by unit, without and with trips in the quarter. */
  idleUnits: string[];
  drivenUnits: string[];
  /** Between the odometer readings of trips that follow each other. */
  gaps: number;
  gapTenthMiles: number;
  /** Of who records in kilometers: tenths, as the gaps are shown one by one. */
  gapTenthKilometers?: number;
  /** Trips without any odometer reading: gaps before and after them cannot be seen. */
  withoutOdometer: number;
  purchases: number;
  withoutReceipt: number;
  /** Miles with a reason why they are not taxed, by reason. */
  exempt: { reason: string; trips: number; tenthMiles: number; tenthMillimeters?: number | null }[];
  /** Trips that began before the quarter, and trips that begin in it and end after it. */
  beganBefore: number;
  endAfter: number;
  /** Units that came or left in the quarter. */
  arrived: string[];
  left: string[];
  /** Credit of earlier returns that can be used. */
  creditCents: number;
}

/** The first question without an answer; null where all are answered. */
export const firstOpenQuestion = (answers: readonly QuarterAnswer[]): QuarterQuestion | null =>
  QUARTER_QUESTIONS.find((question) => !answers.some((answer) => answer.question === question)) ?? null;

/** The question after this one; null after the last. */
export const questionAfter = (question: QuarterQuestion): QuarterQuestion | null =>
  QUARTER_QUESTIONS[QUARTER_QUESTIONS.indexOf(question) + 1] ?? null;

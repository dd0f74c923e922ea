import {
  firstOpenQuestion,
  QUARTER_QUESTIONS,
  questionAfter,
  type QuarterAnswer,
  type QuarterFacts,
  type QuarterQuestion,
} from '~/areas/returns/rules/interview';
import { tenthsIn } from '~/areas/trips/rules/distance-text';
import { formatUsDate, localDateInZone } from '~/engine/calendar/local-date';
import { quarterKey, quarterLabel, type Quarter } from '~/engine/calendar/quarter';
import { distanceUnitOf, type UnitSystem } from '~/engine/units/conversion';
import { decimal, toWhole } from '~/engine/units/decimal';
import { centsToText, formatTenths, formatWhole } from '~/engine/units/format';
import { paths } from '~/routes';
import { wordsIn } from '~/engine/units/unit-words';

interface QuestionText {
  title: string;
  question: string;
  why: string;
  /** The two answers. */
  done: string;
  open: string;
}

const TEXTS: Readonly<Record<QuarterQuestion, QuestionText>> = {
  trucks: {
    title: 'Trucks',
    question: 'Are all trucks in?',
    why: 'Every qualified truck that ran belongs on the return, including one that was rented, leased in or driven for a week.',
    done: 'Yes, every truck that ran is here',
    open: 'No, a truck is missing',
  },
  deadhead: {
    title: 'Empty miles',
    question: 'Are empty and bobtail miles in?',
    why: 'Miles without a load count like all others. Auditors find them as gaps between odometer readings.',
    done: 'Yes, empty miles are in',
    open: 'No, some are missing',
  },
  personal: {
    title: 'Personal miles',
    question: 'Are personal miles in?',
    why: 'Driving home, to the shop or to lunch in a qualified truck counts too.',
    done: 'Yes, or there were none',
    open: 'No, some are missing',
  },
  receipts: {
    title: 'Receipts',
    question: 'Is there a receipt for every purchase?',
    why: 'No receipt, no credit for the tax paid at the pump. A photo is enough.',
    done: 'Yes, or there was no fuel',
    open: 'No, some are missing',
  },
  permits: {
    title: 'Permits and exempt miles',
    question: 'Did a truck run on a trip or fuel permit?',
    why: 'Miles on a permit count in your average, and the state does not tax them again. Mark them as exempt on the trip. Leave out fuel bought on the permit.',
    done: 'No, or it is marked on the trips',
    open: 'Yes, and it is not marked yet',
  },
  crossing: {
    title: 'Trips across the quarter’s end',
    question: 'Did a trip run past the end of the quarter?',
    why: 'A trip counts in the quarter in which it ended. If the quarter began or ended on the road, split long trips at midnight, or report each whole where it ended, the same way every quarter.',
    done: 'No, or they are handled the same way as always',
    open: 'Yes, and I still have to look at them',
  },
  fleet: {
    title: 'Trucks bought and sold',
    question: 'Did you buy, sell or lease out a truck?',
    why: 'A truck needs its first and last day in the fleet. Send back or destroy the decals of a truck that is gone.',
    done: 'No, or its days are set',
    open: 'Yes, and its days are not set yet',
  },
  credit: {
    title: 'Credit from before',
    question: 'Is there credit from earlier returns?',
    why: 'Credit lowers what you pay. You enter it on the filing page. Most bases let credit lapse, often after eight quarters.',
    done: 'No, or I will use what is listed here',
    open: 'Yes, and it is not listed here',
  },
};

/** What a question says, in the unit of distance that the carrier reads. */
export function questionText(question: QuarterQuestion, units: UnitSystem): QuestionText {
  const text = TEXTS[question];
  return {
    title: wordsIn(units, text.title),
    question: wordsIn(units, text.question),
    why: wordsIn(units, text.why),
    done: wordsIn(units, text.done),
    open: wordsIn(units, text.open),
  };
}

const count = (many: number, one: string, more = `${one}s`): string =>
  `${formatWhole(many)} ${many === 1 ? one : more}`;

const names = (units: readonly string[]): string =>
  units.length > 12
    ? `${units.slice(0, 12).join(', ')} and ${units.length - 12} more`
    : units.join(', ') || 'none';

/** A line of what the records say, and where to look. */
export interface FactLine {
  text: string;
  href?: string;
  link?: string;
}

const inTenthKilometers = (tenthMillimeters: number | null | undefined): number | null =>
  typeof tenthMillimeters === 'number' ? toWhole(decimal(tenthMillimeters).dividedBy(1_000_000)) : null;

/** What the records say about a question. */
export function factLines(
  question: QuarterQuestion,
  facts: QuarterFacts,
  { quarter, units, symbol }: { quarter: Quarter; units: UnitSystem; symbol: string },
): FactLine[] {
  const key = quarterKey(quarter);
  const unit = distanceUnitOf(units);
  const word = unit === 'km' ? 'km' : 'miles';
  const far = (tenthMiles: number, tenthKilometers: number | null = null) =>
    `${formatTenths(tenthsIn(tenthMiles, unit, tenthKilometers))} ${word}`;
  const list = (filter: string) => `${paths.tripsFuel()}?quarter=${key}${filter}`;
  switch (question) {
    case 'trucks':
      return [
        { text: `Trucks with trips: ${names(facts.drivenUnits)}.` },
        {
          text: `In service without trips: ${names(facts.idleUnits)}.`,
          href: paths.equipment(),
          link: 'Equipment',
        },
      ];
    case 'deadhead':
      return [
        {
          text:
            facts.gaps === 0
              ? 'No gaps between the odometer readings.'
              : `${count(facts.gaps, 'gap')} between odometer readings, ${far(facts.gapTenthMiles, facts.gapTenthKilometers)}.`,
          href: `${paths.tripChecks()}?quarter=${key}`,
          link: "Auditor's checks",
        },
        {
          text: 'Trips, positions, odometer and fuel side by side.',
          href: paths.reconciliation(key),
          link: 'Reconciliation',
        },
        ...(facts.withoutOdometer > 0
          ? [
              {
                text: `${count(facts.withoutOdometer, 'trip')} of ${formatWhole(facts.trips)} without odometer readings: gaps there cannot be seen.`,
              },
            ]
          : []),
      ];
    case 'personal':
      return [{ text: `${count(facts.trips, 'trip')} recorded.`, href: paths.newTrip(), link: 'Add a trip' }];
    case 'receipts':
      return [
        {
          text:
            facts.withoutReceipt === 0
              ? `${count(facts.purchases, 'purchase')}, none without a receipt.`
              : `${formatWhole(facts.withoutReceipt)} of ${count(facts.purchases, 'purchase')} without a receipt.`,
          href: list(facts.withoutReceipt === 0 ? '' : '&source=no-receipt'),
          link: 'Show them',
        },
      ];
    case 'permits':
      return facts.exempt.length === 0
        ? [{ text: wordsIn(units, 'No exempt miles recorded.') }]
        : facts.exempt.map(({ reason, trips, tenthMiles, tenthMillimeters }) => ({
            text: `${reason || 'No reason given'}: ${far(tenthMiles, inTenthKilometers(tenthMillimeters))} on ${count(trips, 'trip')}.`,
          }));
    case 'crossing':
      return [
        {
          text: `Began before ${quarterLabel(quarter)} and counted here: ${count(facts.beganBefore, 'trip')}.`,
        },
        {
          text: `Began in ${quarterLabel(quarter)} and counted in the next: ${count(facts.endAfter, 'trip')}.`,
          href: list(''),
          link: `Trips of ${quarterLabel(quarter)}`,
        },
      ];
    case 'fleet':
      return [
        { text: `First day in this quarter: ${names(facts.arrived)}.` },
        {
          text: `Last day in this quarter: ${names(facts.left)}.`,
          href: paths.equipment(),
          link: 'Equipment',
        },
      ];
    case 'credit':
      return [
        {
          text:
            facts.creditCents > 0
              ? `${symbol}${centsToText(facts.creditCents)} of credit from earlier returns.`
              : 'No credit from returns that were filed here.',
          href: paths.reportFilings(),
          link: 'Filings',
        },
      ];
  }
}

/** Whose quarter it is. */
interface Reader {
  timeZone: string;
  units: UnitSystem;
}

const said = (answer: QuarterAnswer, { timeZone, units }: Reader) => ({
  kind: answer.answer,
  text: questionText(answer.question, units)[answer.answer],
  note: answer.note,
  who: [answer.by, formatUsDate(localDateInZone(Date.parse(answer.at), timeZone))].filter(Boolean).join(', '),
});

/** All questions with their answers, and the one to continue with. */
export function interviewView(quarter: Quarter, answers: readonly QuarterAnswer[], reader: Reader) {
  return {
    label: quarterLabel(quarter),
    quarterKey: quarterKey(quarter),
    questions: QUARTER_QUESTIONS.map((question) => {
      const answer = answers.find((given) => given.question === question);
      return {
        question,
        title: questionText(question, reader.units).title,
        answer: answer ? said(answer, reader) : null,
      };
    }),
    answered: answers.length,
    open: answers.filter(({ answer }) => answer === 'open').length,
    of: QUARTER_QUESTIONS.length,
    next: firstOpenQuestion(answers),
  };
}

/** One question with its answer and what the records say. */
export function questionView(
  question: QuarterQuestion,
  answers: readonly QuarterAnswer[],
  quarter: Quarter,
  reader: Reader,
) {
  const answer = answers.find((given) => given.question === question);
  return {
    question,
    text: questionText(question, reader.units),
    number: QUARTER_QUESTIONS.indexOf(question) + 1,
    of: QUARTER_QUESTIONS.length,
    next: questionAfter(question),
    label: quarterLabel(quarter),
    quarterKey: quarterKey(quarter),
    answer: answer ? said(answer, reader) : null,
  };
}

/** "6 of 8 questions answered, 1 still to do". */
export const interviewLine = (answers: readonly Pick<QuarterAnswer, 'answer'>[]): string => {
  const open = answers.filter(({ answer }) => answer === 'open').length;
  return `${answers.length} of ${QUARTER_QUESTIONS.length} questions answered${open > 0 ? `, ${open} still to do` : ''}`;
};

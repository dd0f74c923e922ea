import { describe, expect, it } from 'vitest';
import {
  firstOpenQuestion,
  QUARTER_QUESTIONS,
  questionAfter,
  type QuarterAnswer,
  type QuarterFacts,
} from '~/areas/returns/rules/interview';
import { factLines, interviewLine, interviewView, questionText } from '~/areas/returns/views/interview-view';

const Q3 = { year: 2026, quarter: 3 } as const;
const FACTS: QuarterFacts = {
  trips: 12,
  idleUnits: ['9'],
  drivenUnits: ['1', '2'],
  gaps: 2,
  gapTenthMiles: 1000,
  withoutOdometer: 1,
  purchases: 4,
  withoutReceipt: 1,
  exempt: [{ reason: 'Texas permit', trips: 1, tenthMiles: 500 }],
  beganBefore: 1,
  endAfter: 0,
  arrived: [],
  left: ['7'],
  creditCents: 1250,
};
const shown = (facts: Partial<QuarterFacts> = {}, units: 'us' | 'metric' = 'us') =>
  QUARTER_QUESTIONS.flatMap((question) =>
    factLines(question, { ...FACTS, ...facts }, { quarter: Q3, units, symbol: '$' }).map(({ text }) => text),
  );
const answer = (more: Partial<QuarterAnswer>): QuarterAnswer => ({
  question: 'trucks',
  answer: 'done',
  note: '',
  at: '2026-10-20T03:00:00.000Z',
  by: 'Dana Driver',
  ...more,
});

describe('what the records say before a quarter is filed', () => {
  it('names trucks, gaps, receipts, exempt miles, trips across the end, and credit', () => {
    expect(shown()).toEqual([
      'Trucks with trips: 1, 2.',
      'In service without trips: 9.',
      '2 gaps between odometer readings, 100.0 miles.',
      'Trips, positions, odometer and fuel side by side.',
      '1 trip of 12 without odometer readings: gaps there cannot be seen.',
      '12 trips recorded.',
      '1 of 4 purchases without a receipt.',
      'Texas permit: 50.0 miles on 1 trip.',
      'Began before Q3 2026 and counted here: 1 trip.',
      'Began in Q3 2026 and counted in the next: 0 trips.',
      'First day in this quarter: none.',
      'Last day in this quarter: 7.',
      '$12.50 of credit from earlier returns.',
    ]);
  });

  it('says so where there is nothing, and counts kilometers for who records in them', () => {
    const nothing = shown({ gaps: 0, withoutOdometer: 0, withoutReceipt: 0, exempt: [], creditCents: 0 });
    expect(nothing).toEqual(
      expect.arrayContaining([
        'No gaps between the odometer readings.',
        '4 purchases, none without a receipt.',
        'No exempt miles recorded.',
        'No credit from returns that were filed here.',
      ]),
    );
    expect(shown({}, 'metric')).toContain('2 gaps between odometer readings, 160.9 km.');
    const many = Array.from({ length: 14 }, (_, index) => `${index}`);
    expect(shown({ idleUnits: many })[1]).toBe(
      'In service without trips: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 and 2 more.',
    );
  });

  it('keeps the place: the first question without an answer is next', () => {
    expect(firstOpenQuestion([])).toBe('trucks');
    expect(firstOpenQuestion([answer({})])).toBe('deadhead');
    expect(firstOpenQuestion(QUARTER_QUESTIONS.map((question) => answer({ question })))).toBeNull();
    expect([questionAfter('trucks'), questionAfter('credit')]).toEqual(['deadhead', null]);
  });

  it('says who answered, on the day of the carrier', () => {
    const given = [answer({}), answer({ question: 'receipts', answer: 'open' })];
    const view = interviewView(Q3, given, { timeZone: 'America/Chicago', units: 'us' });
    expect(view).toMatchObject({ answered: 2, open: 1, of: 8, next: 'deadhead' });
    expect(view.questions[0]?.answer).toMatchObject({
      text: 'Yes, every truck that ran is here',
      who: 'Dana Driver, 10/19/2026',
    });
    const metric = interviewView(Q3, given, { timeZone: 'America/Chicago', units: 'metric' });
    expect(metric.questions.map(({ title }) => title).slice(1, 3)).toEqual([
      'Empty kilometers',
      'Personal kilometers',
    ]);
    expect(questionText('permits', 'metric').why).toMatch(/^Kilometers on a permit count/);
    expect(interviewLine(given)).toBe('2 of 8 questions answered, 1 still to do');
  });
});

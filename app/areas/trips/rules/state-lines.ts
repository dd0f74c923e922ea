/** Miles per jurisdiction from odometer readings at state lines, the paper trip sheet's way. */
import { drivenAlong, plus, runsBack, type DrivenDays } from '~/areas/equipment/rules/odometer-replacements';
import type { Distance } from './odometer';

export interface StateLine {
  /** The jurisdiction that was entered here. */
  state: string;
  /** Odometer at that moment, tenths of a mile. Of the first line it is the reading at the start. */
  odometerTenths: number;
  /** The same as it was written; absent of a reading in miles. */
  odometerTenthKilometers?: number;
}

export interface JurisdictionMiles {
  jurisdiction: string;
  tenthMiles: number;
  /** As the readings have it in kilometers; absent where one of them is in miles. */
  tenthKilometers?: number;
}

export type StateLineProblem = { index: number; message: string };

/** Beyond what a truck can drive in a day or a week: a digit too many. */
const MAX_SEGMENT_TENTHS = 100_000;

const readingOf = ({ odometerTenths, odometerTenthKilometers }: Omit<StateLine, 'state'>): Distance => ({
  tenthMiles: odometerTenths,
  tenthKilometers: odometerTenthKilometers ?? null,
});

/** Of a truck that always had its odometer. */
const ONE_ODOMETER: DrivenDays = { date: '', endDate: '' };

/** What is wrong with the readings, by line; `index` equal to the number of lines is the reading at the end. */
export function stateLineProblems(
  lines: readonly StateLine[],
  endTenths: number,
  endTenthKilometers: number | null = null,
  days: DrivenDays = ONE_ODOMETER,
): StateLineProblem[] {
  const problems: StateLineProblem[] = [];
  const end = { tenthMiles: endTenths, tenthKilometers: endTenthKilometers };
  const driven = drivenAlong([...lines.map(readingOf), end], days);
  lines.forEach((line, index) => {
    const previous = lines[index - 1];
    const way = driven[index - 1];
    if (!previous || !way) return;
    if (runsBack(way)) {
      problems.push({ index, message: 'This reading is lower than the one before it.' });
    } else if (way.tenthMiles > MAX_SEGMENT_TENTHS) {
      problems.push({ index, message: 'More than 10,000 miles since the reading before: check the digits.' });
    }
    if (line.state === previous.state)
      problems.push({ index, message: `${line.state} is already the state before this line.` });
  });
  const last = driven[lines.length - 1];
  if (last && runsBack(last)) {
    problems.push({
      index: lines.length,
      message: 'The reading at the end is lower than the last state line.',
    });
  } else if (last && last.tenthMiles > MAX_SEGMENT_TENTHS) {
    problems.push({
      index: lines.length,
      message: 'More than 10,000 miles since the last state line: check the digits.',
    });
  }
  return problems;
}

/**
 * Miles in each jurisdiction, in the order of first entry. Their sum is the end reading less the first one, exactly, and so is
 * that of the kilometers of readings in kilometers. The readings must have no problems (stateLineProblems).
 */
export function milesFromStateLines(
  lines: readonly StateLine[],
  endTenths: number,
  endTenthKilometers: number | null = null,
  days: DrivenDays = ONE_ODOMETER,
): JurisdictionMiles[] {
  const sums = new Map<string, Distance>();
  const end = { tenthMiles: endTenths, tenthKilometers: endTenthKilometers };
  const driven = drivenAlong([...lines.map(readingOf), end], days);
  lines.forEach((line, index) => {
    const way = driven[index];
    const sum = sums.get(line.state);
    if (way) sums.set(line.state, sum ? plus(sum, way) : way);
  });
  return [...sums].map(([jurisdiction, { tenthMiles, tenthKilometers }]) => ({
    jurisdiction,
    tenthMiles,
    ...(tenthKilometers === null ? {} : { tenthKilometers }),
  }));
}

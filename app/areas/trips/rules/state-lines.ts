/** Miles per jurisdiction from odometer readings at state lines, the paper trip sheet's way. */

export interface StateLine {
  /** The jurisdiction that was entered here. */
  state: string;
  /** Odometer at that moment, tenths of a mile. Of the first line it is the reading at the start. */
  odometerTenths: number;
}

export interface JurisdictionMiles {
  jurisdiction: string;
  tenthMiles: number;
}

export type StateLineProblem = { index: number; message: string };

/** Beyond what a truck can drive in a day or a week: a digit too many. */
const MAX_SEGMENT_TENTHS = 100_000;

/** What is wrong with the readings, by line; `index` equal to the number of lines is the reading at the end. */
export function stateLineProblems(lines: readonly StateLine[], endTenths: number): StateLineProblem[] {
  const problems: StateLineProblem[] = [];
  lines.forEach((line, index) => {
    const previous = lines[index - 1];
    if (!previous) return;
    if (line.odometerTenths < previous.odometerTenths) {
      problems.push({ index, message: 'This reading is lower than the one before it.' });
    } else if (line.odometerTenths - previous.odometerTenths > MAX_SEGMENT_TENTHS) {
      problems.push({ index, message: 'More than 10,000 miles since the reading before: check the digits.' });
    }
    if (line.state === previous.state)
      problems.push({ index, message: `${line.state} is already the state before this line.` });
  });
  const last = lines[lines.length - 1];
  if (last && endTenths < last.odometerTenths) {
    problems.push({
      index: lines.length,
      message: 'The reading at the end is lower than the last state line.',
    });
  } else if (last && endTenths - last.odometerTenths > MAX_SEGMENT_TENTHS) {
    problems.push({
      index: lines.length,
      message: 'More than 10,000 miles since the last state line: check the digits.',
    });
  }
  return problems;
}

/**
 * Miles in each jurisdiction, in the order of first entry. Their sum is the end reading less the first one, exactly.
 * The readings must have no problems (stateLineProblems).
 */
export function milesFromStateLines(lines: readonly StateLine[], endTenths: number): JurisdictionMiles[] {
  const miles = new Map<string, number>();
  lines.forEach((line, index) => {
    const until = lines[index + 1]?.odometerTenths ?? endTenths;
    miles.set(line.state, (miles.get(line.state) ?? 0) + until - line.odometerTenths);
  });
  return [...miles].map(([jurisdiction, tenthMiles]) => ({ jurisdiction, tenthMiles }));
}

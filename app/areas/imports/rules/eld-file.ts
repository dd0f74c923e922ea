import { localDate, daysInMonth, type LocalDate } from '~/engine/calendar/local-date';
import { lineCheck, fileCheck } from './eld-checks';

/**
 * The output file of an electronic logging device, 49 CFR 395 subpart B appendix A, 4.8.2.1. Lines end with CR, CRLF or LF,
 * and each data line with its check value. Event lines carry miles since the engine was last started; with the odometer of
 * that start (engine activity) they give the odometer of every event. Positions are rounded to 0.01 degrees (about 0.6
 * miles), and an event every hour of driving is enough: this is no distance record, it checks one.
 */
export interface EldFile {
  carrierName: string;
  usdot: string;
  driver: string;
  unit: string;
  vin: string;
  /** Hours by which the home terminal's clock is behind UTC. */
  hoursBehindUtc: number;
  readings: EldReading[];
  /** Numbers of the lines whose check value is not that of their text. */
  wrongLines: number[];
  fileCheck: 'right' | 'wrong' | 'missing';
  /** Titles that the standard asks for and the file does not have. */
  missingSegments: string[];
}

export interface EldReading {
  line: number;
  unit: string;
  /** Day and time of the home terminal. */
  date: LocalDate;
  time: string;
  /** Whole miles of the odometer; null where the device's total at the last engine start is not in the file. */
  odometerMiles: number | null;
  lat: number | null;
  lon: number | null;
  /** 1 duty status, 2 intermediate, 3 personal or yard, 6 engine. */
  eventType: number;
  /** Whether the engine was started or stopped; null at any other event. */
  engine: 'started' | 'stopped' | null;
  /** Driven without a driver having signed in. */
  isUnidentified: boolean;
}

const SEGMENTS = {
  header: 'ELD File Header Segment',
  users: 'User List',
  vehicles: 'CMV List',
  events: 'ELD Event List',
  annotations: 'ELD Event Annotations or Comments',
  certifications: "Driver's Certification/Recertification Actions",
  malfunctions: 'Malfunctions and Data Diagnostic Events',
  logins: 'ELD Login/Logout Report',
  engine: 'CMV Engine Power-Up and Shut Down Activity',
  unidentified: 'Unidentified Driver Profile Records',
  end: 'End of File',
} as const;
type Segment = keyof typeof SEGMENTS;

interface DataLine {
  number: number;
  values: string[];
}

/** Reads an output file. What is wrong with it is said, and the rest is read all the same. */
export function readEldFile(text: string): EldFile {
  const { segments, wrongLines, sum, check } = linesOf(text);
  const header = segments.get('header') ?? [];
  const at = (line: number, value: number): string => header[line]?.values[value] ?? '';
  const vehicles = (segments.get('vehicles') ?? []).map(({ values }) => ({
    order: values[0] ?? '',
    unit: values[1] || values[2] || '',
  }));
  const ownUnit = at(2, 0) || at(2, 1);
  const unitOf = (order: string) => vehicles.find((one) => one.order === order)?.unit ?? ownUnit;
  const starts = (segments.get('engine') ?? []).flatMap((line) => engineReading(line, ownUnit));
  const events = [
    ...(segments.get('events') ?? []).flatMap((line) => eventOf(line, unitOf, false)),
    ...(segments.get('unidentified') ?? []).flatMap((line) => eventOf(line, unitOf, true)),
  ];
  const readings = [...starts, ...events.map((event) => withOdometer(event, starts))].sort(
    (a, b) => a.unit.localeCompare(b.unit) || momentOf(a).localeCompare(momentOf(b)) || a.line - b.line,
  );
  return {
    carrierName: at(3, 1),
    usdot: at(3, 0),
    driver: [at(0, 1), at(0, 0)].filter(Boolean).join(' '),
    unit: ownUnit,
    vin: at(2, 1),
    // The sign is not written; some write it.
    hoursBehindUtc: Math.abs(Number(at(3, 4))) || 0,
    readings,
    wrongLines,
    fileCheck: check === '' ? 'missing' : check.toUpperCase() === fileCheck(sum) ? 'right' : 'wrong',
    missingSegments: (Object.keys(SEGMENTS) as Segment[])
      .filter((key) => !segments.has(key))
      .map((key) => SEGMENTS[key]),
  };
}

const titleOf = (line: string): Segment | undefined =>
  (Object.keys(SEGMENTS) as Segment[]).find(
    (key) => line.replace(/:?\s*$/, '').toLowerCase() === SEGMENTS[key].toLowerCase(),
  );

function linesOf(text: string) {
  const segments = new Map<Segment, DataLine[]>();
  const wrongLines: number[] = [];
  let sum = 0;
  let check = '';
  let current: Segment | null = null;
  text.split(/\r\n|\r|\n/).forEach((line, index) => {
    const bare = line.replace(/^\ufeff/, '').trimEnd();
    if (bare === '') return;
    const title = titleOf(bare);
    if (title) {
      current = title;
      if (!segments.has(title)) segments.set(title, []);
    } else if (current === 'end') check = bare.trim();
    else if (current !== null) {
      const cut = bare.lastIndexOf(',');
      const [values, given] = [
        bare.slice(0, Math.max(0, cut)),
        bare
          .slice(cut + 1)
          .trim()
          .toUpperCase(),
      ];
      if (given !== lineCheck(values)) wrongLines.push(index + 1);
      sum += Number.parseInt(given, 16) || 0;
      segments
        .get(current)
        ?.push({ number: index + 1, values: values.split(',').map((value) => value.trim()) });
    }
  });
  return { segments, wrongLines, sum, check };
}

interface ElapsedReading extends EldReading {
  /** Since the engine was last started. */
  accumulatedMiles: number | null;
}

/** An event line: 0 sequence, 1 status, 2 origin, 3 type, 4 code, 5 date, 6 time, 7 miles, 8 hours, 9 latitude, 10 longitude, 11 distance, 12 vehicle. */
function eventOf(
  { number, values }: DataLine,
  unitOf: (order: string) => string,
  isUnidentified: boolean,
): ElapsedReading[] {
  const [date, time] = [dateOf(values[5]), timeOf(values[6])];
  // A record that was changed or is proposed (status 2 to 4) is no event of the truck.
  if (date === null || time === null || values[1] !== '1') return [];
  return [
    {
      line: number,
      unit: unitOf(values[12] ?? ''),
      date,
      time,
      odometerMiles: null,
      lat: degreesOf(values[9], 90),
      lon: degreesOf(values[10], 180),
      eventType: Number(values[3]) || 0,
      engine: null,
      isUnidentified,
      accumulatedMiles: wholeOf(values[7]),
    },
  ];
}

/** An engine line: 0 sequence, 1 code (1 and 2 start, 3 and 4 stop), 2 date, 3 time, 4 total miles, 5 hours, 6 latitude, 7 longitude, 8 unit, 9 VIN. */
function engineReading({ number, values }: DataLine, ownUnit: string): EldReading[] {
  const [date, time] = [dateOf(values[2]), timeOf(values[3])];
  if (date === null || time === null) return [];
  return [
    {
      line: number,
      unit: values[8] || ownUnit,
      date,
      time,
      odometerMiles: wholeOf(values[4]),
      lat: degreesOf(values[6], 90),
      lon: degreesOf(values[7], 180),
      eventType: 6,
      engine: values[1] === '1' || values[1] === '2' ? 'started' : 'stopped',
      isUnidentified: false,
    },
  ];
}

const momentOf = ({ date, time }: Pick<EldReading, 'date' | 'time'>): string => `${date} ${time}`;

function withOdometer(
  { accumulatedMiles, ...event }: ElapsedReading,
  engine: readonly EldReading[],
): EldReading {
  const start = engine
    .filter((one) => one.engine === 'started' && one.unit === event.unit && momentOf(one) <= momentOf(event))
    .sort((a, b) => momentOf(a).localeCompare(momentOf(b)))
    .at(-1);
  return start?.odometerMiles == null || accumulatedMiles === null
    ? event
    : { ...event, odometerMiles: start.odometerMiles + accumulatedMiles };
}

function dateOf(text = ''): LocalDate | null {
  const match = /^(\d{2})(\d{2})(\d{2})$/.exec(text);
  const [month, day, year] = [Number(match?.[1]), Number(match?.[2]), 2000 + Number(match?.[3])];
  return match && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month)
    ? localDate(year, month, day)
    : null;
}

function timeOf(text = ''): string | null {
  const match = /^([01]\d|2[0-3])([0-5]\d)([0-5]\d)$/.exec(text);
  return match ? `${match[1]}:${match[2]}:${match[3]}` : null;
}

/** Whole miles; of a device that writes a fraction, without it. */
const wholeOf = (text = ''): number | null =>
  /^\d{1,7}(\.\d+)?$/.test(text) ? Math.trunc(Number(text)) : null;

/** Degrees; null for X (none), M (typed by hand) and E (malfunction). */
const degreesOf = (text = '', most: number): number | null =>
  /^-?\d{1,3}(\.\d+)?$/.test(text) && Math.abs(Number(text)) <= most ? Number(text) : null;

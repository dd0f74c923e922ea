import { editDistance } from '../engine/places/typing-errors';
import { folded } from './role-words';

/** Dates and times as rate confirmations write them. Pure: a missing year is completed from a date that is handed in. */

export interface FoundDate {
  /** Year, where it is printed. */
  readonly year: number | undefined;
  readonly month: number;
  readonly day: number;
  /** 0 Sunday to 6 Saturday, where it is printed. */
  readonly weekday: number | undefined;
  /** Place in the text: first character and the one behind the last. */
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const MONTH =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?';
const WEEKDAY = '(?:(sun|mon|tues?|weds|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?)(?:day)?\\.?,?\\s+)?';
/** French and Spanish months, accents folded; those spelled as in English are above. */
const MONTHS_ABROAD = new Map<string, number>(
  [
    [
      'janvier',
      'fevrier',
      'mars',
      'avril',
      'mai',
      'juin',
      'juillet',
      'aout',
      'septembre',
      'octobre',
      'novembre',
      'decembre',
    ],
    ['janv', 'fevr', 'mars', 'avr', 'mai', 'juin', 'juil', 'aout', 'sept', 'octo', 'nove', 'dece'],
    [
      'enero',
      'febrero',
      'marzo',
      'abril',
      'mayo',
      'junio',
      'julio',
      'agosto',
      'septiembre',
      'octubre',
      'noviembre',
      'diciembre',
    ],
    ['ene', 'febr', 'mzo', 'abr', 'may', 'jun', 'jul', 'ago', 'set', 'octu', 'novi', 'dic'],
  ].flatMap((names) => names.map((name, index): [string, number] => [name, index + 1])),
);
const MONTH_ABROAD = `(${[...MONTHS_ABROAD.keys()].sort((a, b) => b.length - a.length).join('|')})\\.?`;
const END = '(?![\\d/])(?!-\\d)';

const PATTERNS: readonly {
  pattern: RegExp;
  read: (match: RegExpExecArray) => [string | undefined, string, string];
  figures?: true;
}[] = [
  // 2026-07-13, 2026/07/13
  {
    pattern: new RegExp(`${WEEKDAY}(?<![\\d/-])(20\\d\\d)[-/.](\\d{1,2})[-/.](\\d{1,2})(?!\\d)`, 'gi'),
    read: (m) => [m[2], m[3]!, m[4]!],
  },
  // 20260713 of messages that machines send: behind an asterisk or a word for a date, or before a time
  {
    pattern:
      /()(?:(?<=\*)|(?<=\bG62\s\d\d\s)|(?<=\b(?:date|earliest|latest|from|to|by|on|eta|appt|arrive|depart|ready)\s*:?\s*)|(?<![\w-])(?=\d{8}[\sT-]+(?:[01]\d|2[0-3]):?[0-5]\d(?!\d)))(20\d\d)(0[1-9]|1[0-2])([0-3]\d)(?!\d)/gi,
    read: (m) => [m[2], m[3]!, m[4]!],
  },
  // 071326 of older machines: only before a time, or behind "Date:"
  {
    pattern:
      /()(?<![\w$.,/-])(?:(?<=\b(?:DATE|[Dd]ate)\s*:\s*)|(?=\d{6}[ \t]+(?:[01]\d|2[0-3]):?[0-5]\d(?!\d)))(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])(2\d)(?!\d)/g,
    read: (m) => [m[4], m[2]!, m[3]!],
  },
  // 07/13/2026, 7-13-26, 07.13.2026, with an hour behind a stroke too
  {
    pattern: new RegExp(
      `${WEEKDAY}(?<![\\d/.$-])(\\d{1,2})\\s?([-/.])\\s?(\\d{1,2})\\s?\\3\\s?(20\\d\\d|\\d\\d)(?!\\d)(?!/(?!\\d{1,2}:\\d\\d))`,
      'gi',
    ),
    read: (m) => [m[5], m[2]!, m[4]!],
    figures: true,
  },
  // 13-Jul-2026, 13 July 26, 13Jul2026
  {
    pattern: new RegExp(
      `${WEEKDAY}(?<![\\d/])(\\d{1,2})(?:st|nd|rd|th)?(?:\\s+of\\b)?[\\s/-]*${MONTH}[\\s,/-]*(20\\d\\d|'?\\d\\d(?![\\d:]))${END}`,
      'gi',
    ),
    read: (m) => [m[4]?.replace("'", ''), m[3]!, m[2]!],
  },
  // 13 juillet 2026, 1er mai 2026, 13 de julio de 2026
  {
    pattern: new RegExp(
      `()(?<![\\d/])(\\d{1,2})(?:er)?[\\s/-]*(?:de\\s*)?${MONTH_ABROAD}[\\s,/-]*(?:del?\\s*)?(20\\d\\d)${END}`,
      'gi',
    ),
    read: (m) => [m[4], m[3]!, m[2]!],
  },
  // July 13, 2026; Jul 13 2026; Jul-13-2026, but no day in "July 2026"
  {
    pattern: new RegExp(
      `${WEEKDAY}\\b${MONTH}[\\s-]+(?!20\\d\\d(?!\\d))(\\d{1,2})(?:st|nd|rd|th)?(?:\\s*,?\\s*|-)(20\\d\\d|'?\\d\\d(?=\\s|$|,))(?![\\d:])`,
      'gi',
    ),
    read: (m) => [m[4]?.replace("'", ''), m[2]!, m[3]!],
  },
  // July 13 (no year)
  {
    pattern: new RegExp(`${WEEKDAY}\\b${MONTH}\\s+(\\d{1,2})(?:st|nd|rd|th)?(?![\\d:])`, 'gi'),
    read: (m) => [undefined, m[2]!, m[3]!],
  },
  // 13-Jul, 13JUL, 13th of July (no year)
  {
    pattern: new RegExp(
      `${WEEKDAY}(?:(?<![\\d/])(?=\\d{1,2}(?:[\\s-]|st|nd|rd|th))|(?<![\\w/-]))(\\d{1,2})(?:(?:st|nd|rd|th)(?:\\s+of)?(?=\\s))?[\\s-]?${MONTH}(?![a-z])`,
      'gi',
    ),
    read: (m) => [undefined, m[3]!, m[2]!],
  },
  // 05/03 (no year): two figures and a stroke, not a fraction of something larger
  {
    pattern: new RegExp(
      `${WEEKDAY}(?<![\\d/.$#-])(\\d{1,2})/(\\d{1,2})(?![\\d/%'"])(?!\\s*(?:of|in|ft|lbs))`,
      'gi',
    ),
    read: (m) => [undefined, m[2]!, m[3]!],
    figures: true,
  },
];

/** What a form says of the order of its figures. */
const DAY_FIRST = /\(?\b(?:jj?|dd?)\s?[-/.]\s?mm?\s?[-/.]\s?(?:aa|yy|a|y)/i;
const MONTH_FIRST = /\bmm?\s?[-/.]\s?(?:jj?|dd?)\s?[-/.]\s?(?:aa|yy|a|y)/i;

/** "Lugar de carga", "Fecha", "Ramassage" and no word of English for what happens at a stop: where Spanish or French alone is written, 01/12 is in December. */
const isOfAnotherLanguage = (texts: readonly string[]): boolean =>
  texts.filter((text) => STOPS_ABROAD.test(folded(text))).length >= LEAST_ABROAD &&
  !texts.some((text) => STOPS_IN_ENGLISH.test(text));

const LEAST_ABROAD = 2;
const STOPS_ABROAD =
  /^\W*(?:(?:lugar|punto|direccion|fecha) de (?:carga|descarga|entrega|recoleccion)|fecha|carga|descarga|entrega|recoleccion|origen|destino|remitente|destinatario|(?:lieu|date) d[eu]s? ?(?:chargement|livraison|ramassage)|ramassage|livraison|chargement|dechargement|expediteur|destinataire)\b/i;
const STOPS_IN_ENGLISH =
  /\b(?:pick(?:s|ing)?[\s-]?up|deliver(?:y|s)?|shippers?|consignees?|receivers?|ship to|unload(?:ing)?|load(?:ing)?|stops?)\b/i;

/** Whether a document writes the day before the month; 'points' where only its dates with points do, "30.11.2026" beside "12/01/2026". */
export type DayFirst = boolean | 'points';

/** How a document writes its days: it says so, or some of its dates cannot be read otherwise and none contradicts. */
export function writesDayFirst(texts: readonly string[]): DayFirst {
  if (texts.some((text) => MONTH_FIRST.test(text))) return false;
  if (texts.some((text) => DAY_FIRST.test(text))) return true;
  let dayFirst = 0;
  let withPoints: string | undefined;
  const others: string[] = [];
  for (const text of texts) {
    for (const [date, first, mark, second] of text.matchAll(
      /(?<![\d/.-])(\d{1,2})([-/.])(\d{1,2})\2(?:20)?\d\d(?![\d/-])/g,
    )) {
      if (Number(second) > 12) return false;
      if (mark !== '.') others.push(date);
      if (Number(first) <= 12 || Number(first) >= 32) continue;
      if (mark === '.') withPoints ??= date;
      else dayFirst++;
    }
  }
  if (dayFirst === 0 && withPoints !== undefined && others.length > 0)
    return isNearer(withPoints, others) ? 'points' : true;
  return dayFirst > 0 || withPoints !== undefined || isOfAnotherLanguage(texts);
}

/** Whether dates with strokes lie nearer to one with points where the month is before the day. */
function isNearer(day: string, dates: readonly string[]): boolean {
  const timeOf = (text: string, dayFirst: boolean) => {
    const [first = '', second = '', year = ''] = text.split(/[-/.]/);
    const [month, of] = dayFirst ? [second, first] : [first, second];
    return Date.UTC(2000 + (Number(year) % 100), Number(month) - 1, Number(of));
  };
  const from = timeOf(day, true);
  const away = (dayFirst: boolean) =>
    dates.reduce((all, date) => all + Math.abs(timeOf(date, dayFirst) - from), 0);
  return away(false) < away(true);
}

/**
 * Every date of the text in order of place. Impossible ones (13/45/2026) are left out, day-first ones (25/12/2026) turned.
 * @param dayFirst the document writes 03/04/2026 for the third of April
 */
export function findDates(text: string, scanned = false, dayFirst: DayFirst = false): FoundDate[] {
  const clean = folded(scanned ? unmisread(text) : text);
  const found: FoundDate[] = [];
  for (const { pattern, read, figures } of PATTERNS) {
    pattern.lastIndex = 0;
    for (let match = pattern.exec(clean); match; match = pattern.exec(clean)) {
      const from = match.index;
      const to = from + match[0].trimEnd().length;
      if (found.some((other) => from < other.to && to > other.from)) continue;
      const [yearText, monthText, dayText] = read(match);
      const isSo = dayFirst === 'points' ? match[3] === '.' : dayFirst;
      const turned = isSo && figures === true && Number(dayText) <= 12;
      const date = complete(yearText, turned ? dayText : monthText, turned ? monthText : dayText, match[1]);
      if (date) found.push({ ...date, from, to, text: text.slice(from, to) });
    }
  }
  return found.sort((a, b) => a.from - b.from);
}

function complete(
  yearText: string | undefined,
  monthText: string,
  dayText: string,
  weekdayText: string | undefined,
) {
  const named = MONTHS.indexOf(monthText.slice(0, 3).toLowerCase());
  let month = MONTHS_ABROAD.get(monthText.toLowerCase()) ?? (named >= 0 ? named + 1 : Number(monthText));
  let day = Number(dayText);
  if (/^\d/.test(monthText) && month > 12 && day <= 12 && yearText !== undefined) [month, day] = [day, month];
  const year =
    yearText === undefined ? undefined : yearText.length === 2 ? 2000 + Number(yearText) : Number(yearText);
  if (month < 1 || month > 12 || day < 1 || day > daysOf(year ?? 2024, month)) return undefined;
  if (year !== undefined && (year < 2000 || year > 2099)) return undefined;
  const weekday = weekdayText ? WEEKDAYS.indexOf(weekdayText.slice(0, 3).toLowerCase()) : -1;
  return { year, month, day, weekday: weekday >= 0 ? weekday : undefined };
}

const daysOf = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** Letters that recognition puts for digits, and points that it loses, only inside what is otherwise a date or a time. Length unchanged. */
function unmisread(text: string): string {
  return text
    .replace(/(?<![A-Za-z])[\dOolIiSB|€]{1,4}(?:[-/.:][\dOolISB|€]{1,4}){1,2}(?![A-Za-z€])/g, (token) =>
      /\d/.test(token) ? asDigits(token) : token,
    )
    .replace(/(?<![\d.,/-])(0?[1-9]|1[0-2])[. ]([0-3]?\d)[. ](20[2-4]\d)(?!\d)/g, '$1.$2.$3')
    .replace(
      /(?<![\w/.-])(\d{1,2})([-\s]?)([A-Za-z0-9|$]{2,4})([-\s])(?=20\d\d(?!\d))/g,
      (token, day: string, joint: string, name: string, end: string) => {
        const month = monthMeant(name);
        return month === undefined ? token : `${day}${joint || '-'}${month}${end}`;
      },
    )
    .replace(
      /(?<![A-Za-z])[A-Z][a-z]{3,8}(?=\s\d{1,2},?\s20\d\d(?!\d))/g,
      (name) => fullMonthMeant(name) ?? name,
    )
    .replace(/(?<=\d[-/.])[@©](?=\d)/g, '0')
    .replace(/(?<![\w])[©oO](?=\d[-\s][A-Z][a-z]{2}[-\s]\d)/g, '0');
}

/** "4an", "an" and "Ju1": the month that differs least from what was read, where one does; undefined for a month that is none of the misread. */
function monthMeant(name: string): string | undefined {
  const read = name.toLowerCase().replace(/[1|]/g, 'l').replace(/0/g, 'o').replace(/5|\$/g, 's');
  if (MONTHS.includes(read)) return read === name.toLowerCase() ? undefined : read;
  const near = MONTHS.filter((month) => editDistance(read, month, 1) <= 1);
  return near.length === 1 ? near[0] : undefined;
}

/** "Oclober" and "Augusl": the only month of as many letters that differs in one of them. */
function fullMonthMeant(name: string): string | undefined {
  const near = FULL_MONTHS.filter(
    (month) => month.length === name.length && editDistance(name.toLowerCase(), month, 1) === 1,
  );
  return near.length === 1 ? near[0] : undefined;
}

const FULL_MONTHS: readonly string[] =
  'january february march april june july august september october november december'.split(' ');

/** "O7/l3" to "07/13", length unchanged. */
export const asDigits = (token: string): string =>
  token.replace(
    /[OolIi|SB$§€]/g,
    (letter) =>
      ({ O: '0', o: '0', l: '1', I: '1', i: '1', '|': '1', S: '5', $: '5', '§': '5', '€': '6', B: '8' })[
        letter
      ] ?? letter,
  );

/** "2026-07-13" of a date; without a printed year the one that comes nearest to `near` (year-month-day). */
export function isoOf(date: FoundDate, near: string): string {
  const pad = (value: number) => String(value).padStart(2, '0');
  const with_ = (year: number) => `${year}-${pad(date.month)}-${pad(date.day)}`;
  if (date.year !== undefined) return with_(date.year);
  const base = Number(near.slice(0, 4));
  const distance = (iso: string) => Math.abs(Date.parse(iso) - Date.parse(near));
  // Two years around hold a 29th of February; one year around is where a weekday is looked for.
  const days = [base - 2, base - 1, base, base + 1, base + 2]
    .filter((year) => date.day <= daysOf(year, date.month))
    .map(with_)
    .sort((a, b) => distance(a) - distance(b));
  const fits = days.find(
    (day) => weekdayOf(day) === date.weekday && Math.abs(Number(day.slice(0, 4)) - base) < 2,
  );
  return fits ?? days[0]!;
}

export const weekdayOf = (iso: string): number => new Date(`${iso}T00:00:00Z`).getUTCDay();

const TIME =
  /(?<![\d/.-])(?:(\d{1,2})(?::|\s?[hH]\s?)(\d{2})(?::\d{2})?\s*([ap])?\.?m?\.?|(\d{1,2})(?:\s*(?=[ap]\.?m)|(?=[ap](?![A-Za-z])))([ap])\.?m?\.?|([01]\d|2[0-3])([0-5]\d)(?!\d|\/|-\d)|([01]\d|2[0-3])([0-5][05])(?=-(?:[01]\d|2[0-4])[0-5][05](?![\d-])))(?![\d/])/gi;

/** The first time of day in the text, of "1400-1600" too, as "HH:MM", or undefined. */
export function findTime(text: string): string | undefined {
  TIME.lastIndex = 0;
  for (let match = TIME.exec(text); match; match = TIME.exec(text)) {
    let hour = Number(match[1] ?? match[4] ?? match[6] ?? match[8]);
    const minute = Number(match[2] ?? match[7] ?? match[9] ?? 0);
    const half = (match[3] ?? match[5])?.toLowerCase();
    if (half === 'p' && hour < 12) hour += 12;
    if (half === 'a' && hour === 12) hour = 0;
    if (hour < 24 && minute < 60)
      return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
  }
  return undefined;
}

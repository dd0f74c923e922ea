import { dueDateOf, type FilingCountry } from '~/engine/calendar/due-date';
import { addDays, daysInMonth, localDate, partsOfDate, type LocalDate } from '~/engine/calendar/local-date';
import {
  nextQuarter,
  previousQuarter,
  quarterLabel,
  quarterOfDate,
  quarterPeriodLabel,
  type Quarter,
} from '~/engine/calendar/quarter';

export interface Deadline {
  /** Stays the same for the same deadline, so that a calendar that asks again moves it instead of adding it. */
  uid: string;
  date: LocalDate;
  title: string;
  text: string;
}

const QUARTERS = 8;

/** The returns that are due of the last quarter and the seven after it, and the yearly renewal of license and decals. */
export function deadlinesFrom(
  today: LocalDate,
  country: FilingCountry,
  isDue: (quarter: Quarter) => boolean = () => true,
): Deadline[] {
  const deadlines: Deadline[] = [];
  let quarter = previousQuarter(quarterOfDate(today));
  for (let count = 0; count < QUARTERS; count++) {
    const { date } = dueDateOf(quarter, country);
    if (isDue(quarter))
      deadlines.push({
        uid: `ifta-${country}-${quarter.year}-q${quarter.quarter}`,
        date,
        title: `${quarterLabel(quarter)} IFTA return due`,
        text: `For ${quarterPeriodLabel(quarter)}. File even if no truck moved.`,
      });
    quarter = nextQuarter(quarter);
  }
  const { year } = partsOfDate(today);
  for (const renewed of [year, year + 1]) {
    deadlines.push({
      uid: `ifta-renewal-${renewed}`,
      date: localDate(renewed, 12, 31),
      title: `Renew IFTA license and decals for ${renewed + 1}`,
      text: 'License and decals end on December 31.',
    });
    deadlines.push({
      uid: `ifta-decals-${renewed + 1}`,
      date: localDate(renewed + 1, 2, daysInMonth(renewed + 1, 2)),
      title: `Last day for ${renewed} IFTA decals`,
      text: 'Good until today only if you renewed on time.',
    });
  }
  return deadlines.sort((a, b) => (a.date < b.date ? -1 : 1));
}

const compact = (date: LocalDate): string => date.replaceAll('-', '');
const escaped = (text: string): string => text.replace(/[\\;,]/g, (sign) => `\\${sign}`);

/** At most 75 octets a line (RFC 5545, 3.1): longer ones continue after a space. Plain ASCII. */
const folded = (line: string): string => line.replace(/(.{73})(?=.)/g, '$1\r\n ');

/** An iCalendar file (RFC 5545) of whole days, each with an alarm a week before. */
export function deadlineCalendar(
  deadlines: readonly Deadline[],
  {
    name,
    host,
    stampedOn,
    title: calendar = 'IFTA deadlines',
  }: { name: string; host: string; stampedOn: LocalDate; title?: string },
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(name)}//IFTA deadlines//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(calendar)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:P7D',
    ...deadlines.flatMap(({ uid, date, title, text }) => [
      'BEGIN:VEVENT',
      `UID:${uid}@${host}`,
      `DTSTAMP:${compact(stampedOn)}T000000Z`,
      `DTSTART;VALUE=DATE:${compact(date)}`,
      `DTEND;VALUE=DATE:${compact(addDays(date, 1))}`,
      `SUMMARY:${escaped(title)}`,
      `DESCRIPTION:${escaped(text)}`,
      'TRANSP:TRANSPARENT',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:${escaped(title)}`,
      'TRIGGER:-P7D',
      'END:VALARM',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

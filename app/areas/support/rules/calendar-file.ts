/** A calendar file with one event (RFC 5545). */
export interface CalendarEvent {
  uid: string;
  /** Milliseconds. */
  startsAt: number;
  minutes: number;
  stampedAt: number;
  summary: string;
  description: string;
  organizer: { name: string; address: string };
  attendee: { name: string; address: string };
}

const instant = (ms: number): string => new Date(ms).toISOString().replace(/[-:]|\.\d{3}/g, '');

/** TEXT values: backslash, comma, semicolon and line breaks are escaped (3.3.11). */
const text = (value: string): string =>
  value
    .replace(/\\/g, '\\\\')
    .replace(/[,;]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n');

/** Parameter values are in quotes, which they may not hold themselves, nor control characters (3.2). */
// eslint-disable-next-line no-control-regex -- control characters are what is taken out
const parameter = (value: string): string => `"${value.replace(/["\u0000-\u001f\u007f]/g, ' ').trim()}"`;

/** Lines are at most 75 octets; longer ones continue after a line break and a space (3.1). */
function fold(line: string): string {
  const encoder = new TextEncoder();
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > 75) {
      lines.push(current);
      current = ' ';
      octets = 1;
    }
    current += character;
    octets += size;
  }
  return [...lines, current].join('\r\n');
}

/** The file's text. The event is tentative: nobody has confirmed the time yet. */
export function calendarFile(event: CalendarEvent): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Stateline//Training//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `DTSTAMP:${instant(event.stampedAt)}`,
    `DTSTART:${instant(event.startsAt)}`,
    `DTEND:${instant(event.startsAt + event.minutes * 60_000)}`,
    `SUMMARY:${text(event.summary)}`,
    `DESCRIPTION:${text(event.description)}`,
    `ORGANIZER;CN=${parameter(event.organizer.name)}:mailto:${event.organizer.address}`,
    `ATTENDEE;CN=${parameter(event.attendee.name)};PARTSTAT=ACCEPTED:mailto:${event.attendee.address}`,
    'STATUS:TENTATIVE',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}

import { describe, expect, it } from 'vitest';
import { attachmentName, attachmentType, isProgram, sizeInKb } from '~/areas/support/rules/attachment';
import { calendarFile } from '~/areas/support/rules/calendar-file';
import { maskedTime, parseTypedTime } from '~/engine/calendar/typed-time';
import { instantInZone, zonedText } from '~/engine/calendar/zoned-time';
import { maskedPhone } from '~/areas/support/parts/phone-field';

describe('a typed time', () => {
  it.each([
    ['12:00 AM', '00:00:00'],
    ['12:30 pm', '12:30:00'],
    ['1:05PM', '13:05:00'],
    ['02:30 p.m.', '14:30:00'],
    ['14:30', '14:30:00'],
    ['1330', '13:30:00'],
    ['930', '09:30:00'],
    ['2460', undefined],
    ['14:30:15', '14:30:15'],
    ['00:00', '00:00:00'],
    ['00:10 AM', undefined],
    ['13:00 PM', undefined],
    ['24:00', undefined],
    ['10:60 AM', undefined],
    ['10', undefined],
    ['10:00 M', undefined],
    ['', undefined],
  ])('%s is %s', (text, expected) => {
    expect(parseTypedTime(text)).toBe(expected);
  });
});

describe('the mask of a time', () => {
  it.each([
    ['1', '1'],
    ['12', '12:'],
    ['13', '13:'],
    ['1330', '01:30 PM'],
    ['1959', '07:59 PM'],
    ['1370', '13:0'],
    ['00', '0'],
    ['9', '09:'],
    ['1:', '01:'],
    ['12:7', '12:'],
    ['12:45', '12:45 '],
    ['02:30 p', '02:30 PM'],
    ['0230pm', '02:30 PM'],
    ['02:30 x', '02:30 '],
    ['14:30', '02:30 PM'],
    ['00:05', '12:05 AM'],
    ['10:00 AM', '10:00 AM'],
    ['morning', ''],
  ])('makes %s into %s', (typed, masked) => {
    expect(maskedTime(typed)).toBe(masked);
  });
  it('gives what the server reads', () => {
    for (const text of ['12:05 AM', '09:59 AM', '12:00 PM', '11:30 PM'])
      expect(parseTypedTime(maskedTime(text))).toBe(parseTypedTime(text));
  });
});

describe('an instant of a wall clock', () => {
  const iso = (date: string, time: string, zone: string) =>
    new Date(instantInZone(date, time, zone)).toISOString();
  it('knows winter and summer', () => {
    expect(iso('2026-12-01', '14:30:00', 'America/Chicago')).toBe('2026-12-01T20:30:00.000Z');
    expect(iso('2026-07-01', '14:30:00', 'America/Chicago')).toBe('2026-07-01T19:30:00.000Z');
    expect(iso('2026-07-01', '14:30', 'America/Phoenix')).toBe('2026-07-01T21:30:00.000Z');
    expect(iso('2026-07-01', '00:00:00', 'America/St_Johns')).toBe('2026-07-01T02:30:00.000Z');
  });
  it('moves a time that spring skips one hour on, and takes the first of two in autumn', () => {
    expect(iso('2026-03-08', '02:30:00', 'America/Chicago')).toBe('2026-03-08T08:30:00.000Z');
    expect(iso('2026-11-01', '01:30:00', 'America/Chicago')).toBe('2026-11-01T06:30:00.000Z');
  });
  it('reads back', () => {
    expect(zonedText(instantInZone('2026-12-01', '14:30', 'America/Chicago'), 'America/Chicago')).toBe(
      'Tuesday, December 1, 2026 at 2:30 PM CST',
    );
  });
});

describe('a calendar file', () => {
  const file = calendarFile({
    uid: 'a@b',
    startsAt: Date.UTC(2026, 11, 1, 20, 30),
    minutes: 30,
    stampedAt: 0,
    summary:
      'Training; with, all\\signs\nand a very long summary that continues beyond seventy-five octets: é é é é é',
    description: 'x',
    organizer: { name: 'Stateline', address: 's@example.com' },
    attendee: { name: 'Dana "D"\r\nBEGIN:VALARM', address: 'd@example.com' },
  });
  it('holds the event in UTC, on lines of at most 75 octets that end with CRLF', () => {
    expect(file).toContain('DTSTART:20261201T203000Z\r\nDTEND:20261201T210000Z\r\n');
    for (const line of file.split('\r\n'))
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });
  it('escapes text and lets no line in', () => {
    const unfolded = file.replaceAll('\r\n ', '');
    expect(unfolded).toContain('SUMMARY:Training\\; with\\, all\\\\signs\\nand a very long');
    expect(unfolded.split('\r\n').filter((line) => line.startsWith('BEGIN:'))).toEqual([
      'BEGIN:VCALENDAR',
      'BEGIN:VEVENT',
    ]);
  });
});

describe('files of messages', () => {
  it.each([
    ['../../etc/passwd', 'passwd'],
    ['C:\\a\\b.pdf', 'b.pdf'],
    ['a\u202egpj.exe', 'agpj.exe'],
    ['...', 'file'],
    ['a"b<c>.txt', 'abc.txt'],
    [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(116)}.pdf`],
  ])('%s is named %s', (given, expected) => {
    expect(attachmentName(given)).toBe(expected);
  });
  it('are typed by their ending, never as something a browser runs', () => {
    expect(attachmentType('a.PDF')).toBe('application/pdf');
    expect(attachmentType('a.html')).toBe('application/octet-stream');
    expect(attachmentType('a.svg')).toBe('application/octet-stream');
    expect(isProgram('invoice.pdf.JS')).toBe(true);
    expect(isProgram('report.xlsx')).toBe(false);
  });
  it.each([
    [1, '0.1 KB'],
    [512, '0.5 KB'],
    [1024, '1 KB'],
    [12_698, '12.4 KB'],
    [10_485_760, '10,240 KB'],
  ])('%d bytes are %s', (bytes, text) => {
    expect(sizeInKb(bytes)).toBe(text);
  });
});

it('a phone takes its form while it is typed', () => {
  expect(['3', '3125', '3125550142', '13125550142', 'abc', '312555014299'].map(maskedPhone)).toEqual([
    '(3',
    '(312) 5',
    '(312) 555-0142',
    '(312) 555-0142',
    '',
    '(312) 555-0142',
  ]);
});

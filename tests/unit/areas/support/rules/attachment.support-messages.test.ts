import { describe, expect, it } from 'vitest';
import {
  ATTACHMENT_TOO_LARGE,
  attachmentName,
  attachmentType,
  isProgram,
  MAX_ATTACHMENT_BYTES,
  sizeInKb,
} from '~/areas/support/rules/attachment';
import { calendarFile } from '~/areas/support/rules/calendar-file';
import {
  limitsSurveySchema,
  supportMessageSchema,
  trainingRequestSchema,
} from '~/areas/support/rules/support.schema';
import { maskedTime, parseTypedTime } from '~/engine/calendar/typed-time';
import { instantInZone, zonedText } from '~/engine/calendar/zoned-time';
import { problemsOf } from '../../../domain/form-problems';

describe('a message to support', () => {
  const errorsOf = (change: object) =>
    problemsOf(supportMessageSchema.safeParse({ subject: 'Rates', message: 'Where are they?', ...change }));

  it('has a subject of one line and a text', () => {
    expect(supportMessageSchema.parse({ subject: ' Rates ', message: ' Where are they?\nThanks ' })).toEqual({
      subject: 'Rates',
      message: 'Where are they?\nThanks',
    });
    expect(problemsOf(supportMessageSchema.safeParse({}))).toEqual({
      subject: 'Subject is required',
      message: 'Message is required',
    });
    expect(errorsOf({ subject: ' ' })).toEqual({ subject: 'Say in a few words what it is about' });
    expect(errorsOf({ message: ' ' })).toEqual({ message: 'Write what we can help with' });
    for (const subject of ['a\nb', 'a\rBcc: x@y.zz'])
      expect(errorsOf({ subject })).toEqual({ subject: 'The subject is one line' });
  });

  it('takes 150 characters of subject and 8,000 of text', () => {
    expect(errorsOf({ subject: 'a'.repeat(150), message: 'a'.repeat(8000) })).toEqual({});
    expect(errorsOf({ subject: 'a'.repeat(151), message: 'a'.repeat(8001) })).toEqual({
      subject: 'Subject must be at most 150 characters',
      message: 'Message must be at most 8000 characters',
    });
  });
});

describe('a request for training', () => {
  const request = { name: 'Dana', phone: '3125550142', date: '2026-12-01', time: '02:30 PM', comment: '' };
  const errorsOf = (change: object) => problemsOf(trainingRequestSchema.safeParse({ ...request, ...change }));

  it('says what is missing', () => {
    expect(problemsOf(trainingRequestSchema.safeParse({}))).toEqual({
      name: 'Name is required',
      phone: 'Enter a phone number with ten digits, such as (312) 555-0142',
      date: 'Choose a day',
      time: 'Enter a time, such as 02:30 PM',
    });
    expect(errorsOf({ name: ' ' })).toEqual({ name: 'Name is required' });
  });

  it('takes a phone number with the one of North America in front, and none that is longer', () => {
    const phoneOf = (phone: string) => trainingRequestSchema.safeParse({ ...request, phone }).data?.phone;
    expect(phoneOf('+1 (312) 555-0142')).toBe('3125550142');
    for (const phone of ['13125550142 5', '2113125550142', '11125550142', '1125550142'])
      expect([phone, phoneOf(phone)]).toEqual([phone, undefined]);
  });

  it('takes day and time as one text, with any space between them', () => {
    const momentOf = (datetime: string) => {
      const { data } = trainingRequestSchema.safeParse({
        ...request,
        date: undefined,
        time: undefined,
        datetime,
      });
      return data && `${data.date} ${data.time}`;
    };
    for (const text of ['2026-12-01T14:30:00', '2026-12-01 14:30', ' 2026-12-01   02:30 PM '])
      expect(momentOf(text)).toBe('2026-12-01 14:30:00');
    expect(momentOf('2026-12-01')).toBeUndefined();
  });
});

it('a fleet is counted in one number', () => {
  for (const fleetSize of ['x12', '12 13', '12x'])
    expect(limitsSurveySchema.safeParse({ userRoleId: 1, fleetSize }).success).toBe(false);
});

describe('a time', () => {
  it('stands alone, in 24 hours or twelve', () => {
    expect([' 02:30 PM ', '23:59', '12:59:59 am'].map(parseTypedTime)).toEqual([
      '14:30:00',
      '23:59:00',
      '00:59:59',
    ]);
    expect(['at 02:30', '02:30 PM sharp', '102:30', '12:345'].map(parseTypedTime)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('typed in 24 hours is turned when it is whole', () => {
    expect([' 14:30:15 ', '23:05', '20:00', '12:30', '00:00', '13:00'].map(maskedTime)).toEqual([
      '02:30 PM',
      '11:05 PM',
      '08:00 PM',
      '12:30 ',
      '12:00 AM',
      '01:00 PM',
    ]);
    expect(['14:30 x', 'x14:30', '12:30:99'].map(maskedTime)).toEqual(['02:30 PM', '02:30 PM', '12:30 ']);
  });
});

describe('an instant', () => {
  const iso = (date: string, time: string, zone: string) =>
    new Date(instantInZone(date, time, zone)).toISOString();

  it('is found on both sides of a change of the clocks', () => {
    expect(iso('2026-03-08', '01:59:59', 'America/New_York')).toBe('2026-03-08T06:59:59.000Z');
    expect(iso('2026-03-08', '03:00:00', 'America/New_York')).toBe('2026-03-08T07:00:00.000Z');
    expect(iso('2026-11-01', '00:59:59', 'America/New_York')).toBe('2026-11-01T04:59:59.000Z');
    expect(iso('2026-11-01', '02:00:00', 'America/New_York')).toBe('2026-11-01T07:00:00.000Z');
    expect(iso('2026-12-01', '14:30', 'America/New_York')).toBe('2026-12-01T19:30:00.000Z');
    expect(iso('2026-10-04', '03:30:00', 'Australia/Sydney')).toBe('2026-10-03T16:30:00.000Z');
  });

  it('is told with one plain space before AM and PM', () => {
    expect(zonedText(Date.UTC(2026, 6, 1, 5, 5), 'America/Denver')).toBe(
      'Tuesday, June 30, 2026 at 11:05 PM MDT',
    );
  });
});

/** RFC 5545. */
describe('a calendar file', () => {
  const event = {
    uid: 'one@example.com',
    startsAt: Date.UTC(2026, 11, 1, 20, 30),
    minutes: 30,
    stampedAt: Date.UTC(2026, 10, 22),
    summary: 'Training',
    description: 'Bring, if you can:\n1; 2',
    organizer: { name: 'Stateline', address: 's@example.com' },
    attendee: { name: ' Dana "D" Driver\u0007', address: 'd@example.com' },
  };

  it('is one tentative event', () => {
    expect(calendarFile(event).replaceAll('\r\n ', '').split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Stateline//Training//EN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:one@example.com',
      'DTSTAMP:20261122T000000Z',
      'DTSTART:20261201T203000Z',
      'DTEND:20261201T210000Z',
      'SUMMARY:Training',
      'DESCRIPTION:Bring\\, if you can:\\n1\\; 2',
      'ORGANIZER;CN="Stateline":mailto:s@example.com',
      'ATTENDEE;CN="Dana  D  Driver";PARTSTAT=ACCEPTED:mailto:d@example.com',
      'STATUS:TENTATIVE',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('has lines of 75 octets, each that continues beginning with a space', () => {
    const [first, second] = calendarFile({
      ...event,
      summary: 'a'.repeat(75 - 'SUMMARY:'.length) + 'b'.repeat(74) + 'c',
    })
      .split('\r\n')
      .filter((line) => /aaa|bbb/.test(line));
    expect(first).toBe(`SUMMARY:${'a'.repeat(67)}`);
    expect(second).toBe(` ${'b'.repeat(74)}`);
    expect(calendarFile({ ...event, summary: 'a'.repeat(67) })).toContain(
      `SUMMARY:${'a'.repeat(67)}\r\nDESCRIPTION`,
    );
  });
});

/** Specification, section 5: "The file cannot exceed 10 MB", at 10485760 bytes; sizes are shown in KB. */
describe('a file of a message', () => {
  it('has at most 10 MB', () => {
    expect([MAX_ATTACHMENT_BYTES, ATTACHMENT_TOO_LARGE]).toEqual([
      10_485_760,
      'The file cannot exceed 10 MB',
    ]);
  });

  it('is a program by its ending alone', () => {
    expect(['setup.exe', 'a.b.CMD', 'app.jar', '.js'].every(isProgram)).toBe(true);
    expect(['a.exe.pdf', 'exe', 'report.js.txt', 'a.jsx'].some(isProgram)).toBe(false);
  });

  it('keeps a name of 120 characters, and the ending of a longer one', () => {
    expect(attachmentName(`${'x'.repeat(116)}.pdf`)).toBe(`${'x'.repeat(116)}.pdf`);
    expect(attachmentName(`${'x'.repeat(117)}.pdf`)).toBe(`${'x'.repeat(116)}.pdf`);
    expect(attachmentName('x'.repeat(121))).toBe('x'.repeat(120));
    expect(attachmentName(`a.pdf${'x'.repeat(120)}`)).toBe(`a.pdf${'x'.repeat(115)}`);
    expect(attachmentName(' .. a .pdf ')).toBe('.. a .pdf');
    expect(attachmentType('noending')).toBe('application/octet-stream');
  });

  it('has its size in KB, with a tenth below a hundred', () => {
    expect([0, 102_348, 102_400, 102_500, 1_024_000, 1_025_000, 1_073_741_824].map(sizeInKb)).toEqual([
      '0.1 KB',
      '99.9 KB',
      '100 KB',
      '100 KB',
      '1,000 KB',
      '1,001 KB',
      '1,048,576 KB',
    ]);
  });
});

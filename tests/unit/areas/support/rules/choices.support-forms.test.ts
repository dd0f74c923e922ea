import { describe, expect, it } from 'vitest';
import { attachmentType } from '~/areas/support/rules/attachment';
import {
  featureNames,
  roleName,
  SUPPORT_KIND_NAMES,
  SUPPORT_STATUS_NAMES,
  SURVEY_FEATURES,
  SURVEY_ROLES,
  THANKS,
} from '~/areas/support/rules/choices';
import { limitsSurveySchema, trainingRequestSchema } from '~/areas/support/rules/support.schema';

/** What is beside each field. */
const errorsOf = (result: {
  success: boolean;
  error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined;
}) => Object.fromEntries((result.error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));

describe('the survey on higher limits', () => {
  const survey = {
    userRoleId: '2',
    expectedFeatureIds: ['1', '4'],
    fleetSize: '12',
    comment: ' more trips ',
  };
  const read = (change: object) => limitsSurveySchema.safeParse({ ...survey, ...change });

  it('is read from a form and from a program alike', () => {
    const values = { userRoleId: 2, expectedFeatureIds: [1, 4], fleetSize: 12, comment: 'more trips' };
    expect(read({}).data).toEqual(values);
    expect(read({ userRoleId: 2, expectedFeatureIds: [1, 4], fleetSize: 12 }).data).toEqual(values);
    expect(read({ fleetSize: ' 1,200 ', expectedFeatureIds: '100', comment: null }).data).toEqual({
      userRoleId: 2,
      expectedFeatureIds: [100],
      fleetSize: 1200,
      comment: '',
    });
  });

  it.each([undefined, null, ''])('may want nothing in particular (%s)', (expectedFeatureIds) => {
    expect(read({ expectedFeatureIds, comment: undefined }).data).toMatchObject({
      expectedFeatureIds: [],
      comment: '',
    });
  });

  it('counts a request once', () => {
    expect(read({ expectedFeatureIds: [5, 5, 2, 5] }).data?.expectedFeatureIds).toEqual([5, 2]);
  });

  it.each([0, 6, 99, '2x', '', null, undefined, 'NaN', '-1', 2.5, 'x2'])(
    'refuses the role %s',
    (userRoleId) => {
      expect(errorsOf(read({ userRoleId }))).toEqual({ userRoleId: 'Choose what describes you best' });
    },
  );

  it.each([0, 6, 'maps'])('refuses the feature %s', (id) => {
    expect(errorsOf(read({ expectedFeatureIds: [1, id] }))).toEqual({
      'expectedFeatureIds.1': 'Choose from the list',
    });
  });

  it.each([0, -3, 1.5, '', 'many', 100_001, '1.5', '9999999999', '12 trucks', 'about 12'])(
    'refuses a fleet of %s',
    (fleetSize) => {
      expect(errorsOf(read({ fleetSize }))).toEqual({ fleetSize: 'Enter the number of trucks, 1 or more' });
    },
  );

  it.each([1, 100_000])('takes a fleet of %s', (fleetSize) => {
    expect(read({ fleetSize }).data?.fleetSize).toBe(fleetSize);
  });

  it('takes 2,000 characters of comment and at most twenty requests', () => {
    expect(read({ comment: 'a'.repeat(2000) }).success).toBe(true);
    expect(errorsOf(read({ comment: 'a'.repeat(2001) }))).toEqual({
      comment: 'Write at most 2000 characters',
    });
    expect(read({ expectedFeatureIds: Array.from({ length: 20 }, () => 1) }).success).toBe(true);
    expect(read({ expectedFeatureIds: Array.from({ length: 21 }, () => 1) }).success).toBe(false);
  });
});

describe('the request for a training session', () => {
  const request = {
    name: ' Dana Driver ',
    phone: '(312) 555-0142',
    date: '2026-12-01',
    time: '02:30 PM',
    comment: '',
  };
  const read = (change: object) => trainingRequestSchema.safeParse({ ...request, ...change });

  it('is read with a day, a time and ten digits', () => {
    expect(read({}).data).toEqual({
      name: 'Dana Driver',
      phone: '3125550142',
      date: '2026-12-01',
      time: '14:30:00',
      comment: '',
    });
  });

  it.each(['2026-12-01 14:30:00', '2026-12-01T14:30:00', ' 2026-12-01 02:30 PM '])(
    'takes the moment in one piece: %s',
    (datetime) => {
      const { date: _d, time: _t, ...rest } = request;
      expect(trainingRequestSchema.safeParse({ ...rest, datetime }).data).toMatchObject({
        date: '2026-12-01',
        time: '14:30:00',
      });
    },
  );

  it.each(['312.555.0142', '312-555-0142', '+1 312 555 0142', '13125550142', 3125550142])(
    'takes the phone number %s',
    (phone) => {
      expect(read({ phone }).data?.phone).toBe('3125550142');
    },
  );

  it.each(['555-0142', '112 555 0142', '22 312 555 0142', '312555014x', '', undefined, null])(
    'refuses the phone number %s',
    (phone) => {
      expect(errorsOf(read({ phone }))).toEqual({
        phone: 'Enter a phone number with ten digits, such as (312) 555-0142',
      });
    },
  );

  it('says beside each field what is missing', () => {
    expect(errorsOf(read({ name: '  ', date: '2026-13-01', time: '25 o’clock' }))).toEqual({
      name: 'Name is required',
      date: 'Choose a day',
      time: 'Enter a time, such as 02:30 PM',
    });
    expect(errorsOf(read({ name: undefined, date: undefined, time: undefined }))).toEqual({
      name: 'Name is required',
      date: 'Choose a day',
      time: 'Enter a time, such as 02:30 PM',
    });
    expect(errorsOf(read({ name: 'n'.repeat(121) }))).toEqual({
      name: 'Name must be at most 120 characters',
    });
    expect(read({ name: 'n'.repeat(120) }).success).toBe(true);
  });

  it('is refused where it is no form at all', () => {
    for (const input of [null, 'x', undefined, 7])
      expect(trainingRequestSchema.safeParse(input).success).toBe(false);
    expect(
      errorsOf(
        trainingRequestSchema.safeParse({ ...request, date: undefined, time: undefined, datetime: 7 }),
      ),
    ).toEqual({ date: 'Choose a day', time: 'Enter a time, such as 02:30 PM' });
  });
});

describe('the choices by their ids, as the specification numbers them', () => {
  it('have their names', () => {
    expect(SURVEY_ROLES.map(({ id }) => [id, roleName(id)])).toEqual([
      [1, 'Carrier company owner'],
      [2, 'Owner operator'],
      [3, 'Independent safety specialist or agency'],
      [4, 'In-house safety manager'],
      [100, 'Other'],
    ]);
    expect(roleName(5)).toBe('');
    expect(featureNames([100, 3])).toEqual(['Driver mobile app', 'Other']);
    expect(featureNames(SURVEY_FEATURES.map(({ id }) => id))).toEqual([
      'Import from spreadsheets',
      'GPS/ELD integration',
      'Driver mobile app',
      'Fuel statement import',
      'Trips on a map',
      'Other',
    ]);
    expect(SURVEY_FEATURES.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 100]);
    expect(THANKS).toBe('Thanks for submitting the form!');
  });

  it('are called in words a person reads', () => {
    expect(Object.values(SUPPORT_STATUS_NAMES)).toEqual([
      'Received',
      'Being worked on',
      'Granted',
      'Answered',
      'Declined',
    ]);
    expect(Object.values(SUPPORT_KIND_NAMES)).toEqual([
      'Higher limits of the free plan',
      'Training session',
      'Message',
    ]);
  });
});

it.each([
  ['a.pdf', 'application/pdf'],
  ['a.PNG', 'image/png'],
  ['a.jpg', 'image/jpeg'],
  ['a.jpeg', 'image/jpeg'],
  ['a.gif', 'image/gif'],
  ['a.webp', 'image/webp'],
  ['a.heic', 'image/heic'],
  ['a.csv', 'text/csv'],
  ['a.txt', 'text/plain'],
  ['a.ics', 'text/calendar'],
  ['a.zip', 'application/zip'],
  ['a.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ['a.xls', 'application/vnd.ms-excel'],
  ['a.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['a.html', 'application/octet-stream'],
  ['a.svg', 'application/octet-stream'],
  ['pdf', 'application/octet-stream'],
  ['a.pdf.exe', 'application/octet-stream'],
])('the file %s goes out as %s', (name, type) => {
  expect(attachmentType(name)).toBe(type);
});

import { describe, expect, it } from 'vitest';
import { correctionsSchema, tripFactsSchema, tripSchema } from '~/areas/trips/rules/trip.schema';
import { Kilometers } from '~/areas/trips/rules/odometer';
import { problemsOf } from '../../../domain/form-problems';

const TULSA = { city: 'Tulsa', state: 'OK', zip: '' };
const DALLAS = { city: 'Dallas', state: 'TX', zip: '' };
const trip = (more: object = {}) =>
  tripSchema.safeParse({ date: '2026-07-14', stops: [DALLAS, TULSA], ...more });
const readings = (more: object = {}) =>
  trip({
    entry: 'odometer',
    stops: [],
    stateLines: [
      { state: 'TX', odometer: '1000' },
      { state: 'OK', odometer: '1,200.5' },
    ],
    odometerEnd: '1300',
    ...more,
  });

describe('a trip by its stops', () => {
  it('needs a day and two stops, and nothing else', () => {
    expect(trip().data).toEqual({
      equipmentId: null,
      date: '2026-07-14',
      endDate: '2026-07-14',
      notes: '',
      driver: '',
      reference: '',
      highways: '',
      entry: 'stops',
      hazmat: null,
      routeChoice: 0,
      extractedDataId: null,
      idempotencyKey: null,
      odometerStartTenths: null,
      odometerStartTenthKilometers: null,
      odometerEndTenths: null,
      odometerEndTenthKilometers: null,
      stops: [
        { ...DALLAS, via: false, index: 0 },
        { ...TULSA, via: false, index: 1 },
      ],
      stateLines: [],
    });
  });

  it('has hazardous materials on board, or none, or what its truck usually has', () => {
    const read = (hazmat: unknown) => trip({ hazmat }).data?.hazmat;
    expect(['yes', true].map(read)).toEqual([true, true]);
    expect(['no', false].map(read)).toEqual([false, false]);
    expect(['', null, undefined].map(read)).toEqual([null, null, null]);
    for (const hazmat of ['maybe', '1', 1, {}])
      expect(problemsOf(trip({ hazmat }))).toEqual({ hazmat: 'Choose yes, no or as the truck.' });
  });

  it('has names on one line, and notes on as many as were written', () => {
    const read = trip({
      driver: 'Ann\r\nSubtotal: 0',
      reference: 'L-1\u2028L-2',
      highways: 'I-35\n\tI-44',
      notes: ' wet\nslow ',
      stops: [{ ...DALLAS, city: 'Dal\nlas' }, TULSA],
    });
    expect(read.data).toMatchObject({
      driver: 'Ann Subtotal: 0',
      reference: 'L-1 L-2',
      highways: 'I-35 I-44',
      notes: 'wet\nslow',
      stops: [{ city: 'Dal las' }, {}],
    });
  });

  it('takes everything a form sends, spaces cut off', () => {
    const uuid = '0f6f4d5e-1c2b-4a3d-8e9f-001122334455';
    expect(
      trip({
        equipmentId: ' 7 ',
        date: ' 07/14/2026 ',
        endDate: '7/16/2026',
        notes: ' wet ',
        driver: ' Ann ',
        reference: ' L-1 ',
        highways: ' I-35 ',
        odometerStart: '1,000.4',
        odometerEnd: 1250.5,
        routeChoice: '2',
        hazmat: 'yes',
        extractedDataId: uuid,
        idempotencyKey: uuid,
        stops: [
          { city: ' Dallas ', state: ' texas ', zip: ' 75201 ' },
          { city: 'Tulsa', state: 'ok', via: '1' },
        ],
        stateLines: [{ state: 'TX', odometer: 5 }],
      }).data,
    ).toEqual({
      equipmentId: 7,
      hazmat: true,
      date: '2026-07-14',
      endDate: '2026-07-16',
      notes: 'wet',
      driver: 'Ann',
      reference: 'L-1',
      highways: 'I-35',
      entry: 'stops',
      routeChoice: 2,
      extractedDataId: uuid,
      idempotencyKey: uuid,
      odometerStartTenths: 10_004,
      odometerStartTenthKilometers: null,
      odometerEndTenths: 12_505,
      odometerEndTenthKilometers: null,
      stops: [
        { city: 'Dallas', state: 'TX', zip: '75201', via: false, index: 0 },
        { city: 'Tulsa', state: 'OK', zip: '', via: true, index: 1 },
      ],
      stateLines: [],
    });
  });

  it('takes what is left empty for nothing', () => {
    expect(
      trip({
        equipmentId: '',
        endDate: null,
        notes: null,
        odometerStart: '',
        odometerEnd: null,
        extractedDataId: '',
        idempotencyKey: '',
        routeChoice: 'x',
      }).data,
    ).toEqual(trip().data);
    expect(trip({ routeChoice: 4 }).data?.routeChoice).toBe(0);
    expect(trip({ routeChoice: 3 }).data?.routeChoice).toBe(3);
  });

  it.each([
    [true, true],
    [1, true],
    ['1', true],
    [false, false],
    [0, false],
    ['0', false],
    ['', false],
    [null, false],
  ])('drives through where via is %j: %s', (via, through) => {
    expect(trip({ stops: [DALLAS, { city: 'Ada', state: 'OK', via }, TULSA] }).data?.stops[1]?.via).toBe(
      through,
    );
  });

  it('leaves out empty stops, and keeps the place of the others in the form', () => {
    const empty = { city: ' ', state: '', zip: '' };
    expect(trip({ stops: [DALLAS, empty, TULSA, empty] }).data?.stops.map(({ index }) => index)).toEqual([
      0, 2,
    ]);
  });

  it('takes a zip for city and state, and a city with its state behind a comma', () => {
    expect(trip({ stops: [{ zip: '75201' }, { city: 'Tulsa, OK' }] }).success).toBe(true);
  });

  it('says at each stop what is missing', () => {
    const stops = [
      { city: 'Dallas' },
      { state: 'TX' },
      { city: 'X', state: 'Narnia' },
      { zip: '75201', state: 'Narnia' },
    ];
    expect(problemsOf(trip({ stops }))).toEqual({
      'stops.0.state': 'State is required.',
      'stops.1.city': 'City is required.',
      'stops.2.state': 'Choose a state or province.',
      'stops.3.state': 'Choose a state or province.',
    });
  });

  it('asks for a second stop at the first empty one', () => {
    const message = 'A trip needs two stops: where it began and where it ended.';
    expect(problemsOf(trip({ stops: [] }))).toEqual({ 'stops.0.city': message });
    expect(problemsOf(trip({ stops: [DALLAS] }))).toEqual({ 'stops.0.city': message });
    expect(problemsOf(trip({ stops: [DALLAS, { city: '' }] }))).toEqual({ 'stops.1.city': message });
  });

  it('has limits: stops and lengths of texts', () => {
    const many = (count: number) => Array.from({ length: count }, () => DALLAS);
    expect(trip({ stops: many(500) }).success).toBe(true);
    expect(problemsOf(trip({ stops: many(501) }))).toEqual({ stops: 'At most 500 stops.' });
    const long = { notes: 2000, driver: 100, reference: 100, highways: 500 };
    for (const [name, most] of Object.entries(long)) {
      expect(trip({ [name]: 'x'.repeat(most) }).success).toBe(true);
      expect(problemsOf(trip({ [name]: 'x'.repeat(most + 1) }))).toEqual({
        [name]: `At most ${most} characters.`,
      });
    }
    expect(
      trip({ stops: [{ city: 'x'.repeat(100), state: 'TX', zip: '1'.repeat(10) }, TULSA] }).success,
    ).toBe(true);
    expect(
      problemsOf(trip({ stops: [{ city: 'x'.repeat(101), state: 'TX', zip: '1'.repeat(11) }, TULSA] })),
    ).toEqual({ 'stops.0.city': 'At most 100 characters.', 'stops.0.zip': 'At most 10 characters.' });
  });

  it.each(['0', '-1', 'x7', '7x', '1234567890123456'])('takes no %j for a vehicle', (equipmentId) => {
    expect(problemsOf(trip({ equipmentId }))).toEqual({ equipmentId: 'Choose one from the list.' });
  });
});

describe('the days of a trip', () => {
  it('are required and real', () => {
    expect(problemsOf(trip({ date: '' }))).toEqual({ date: 'Date is required: the day the trip began.' });
    expect(problemsOf(trip({ date: null }))).toEqual({ date: 'Date is required: the day the trip began.' });
    const wrong = 'This is not a date. Write it as MM/DD/YYYY.';
    const early = 'This date is before 2000. Check the year.';
    const far = 'This date is more than a year ahead. Check the year.';
    for (const [date, problem] of [
      ['soon', wrong],
      ['02/30/2026', wrong],
      ['1999-12-31', early],
      ['01/01/1970', early],
      ['2101-01-01', far],
    ] as const)
      expect(problemsOf(trip({ date, endDate: '' }))).toEqual({ date: problem });
    for (const date of ['2000-01-01', '2100-12-31']) expect(trip({ date }).success).toBe(true);
    expect(problemsOf(trip({ endDate: 'soon' }))).toEqual({ endDate: wrong });
    expect(trip({ endDate: 'soon' }).error?.issues).toHaveLength(1);
    expect(trip({ date: 'soon', endDate: '2026-07-14' }).error?.issues).toHaveLength(1);
    expect(problemsOf(trip({ date: 'soon', endDate: 'later' }))).toEqual({ date: wrong, endDate: wrong });
  });

  it('end after they began, and within three months', () => {
    expect(problemsOf(trip({ endDate: '2026-07-13' }))).toEqual({
      endDate: 'The trip cannot end before it began.',
    });
    expect(trip({ endDate: '2026-07-14' }).success).toBe(true);
    // 92 days: 17 of July, 31 of August, 30 of September, 14 of October.
    expect(trip({ endDate: '2026-10-14' }).success).toBe(true);
    expect(problemsOf(trip({ endDate: '2026-10-15' }))).toEqual({
      endDate: 'A trip of more than three months: split it at the end of each quarter.',
    });
  });

  it('are asked about on the last day there is', () => {
    expect(problemsOf(trip({ date: '9999-12-31', endDate: '9999-12-31' }))).toEqual({
      date: 'This date is more than a year ahead. Check the year.',
      endDate: 'This date is more than a year ahead. Check the year.',
    });
  });
});

describe('the odometer of a trip', () => {
  it('is a number of miles, and does not run back', () => {
    expect(problemsOf(trip({ odometerStart: 'x', odometerEnd: '-1' }))).toEqual({
      odometerStart: 'The odometer at the start is a number of miles, such as 412650 or 412650.3.',
      odometerEnd: 'The odometer at the end is a number of miles, such as 412650 or 412650.3.',
    });
    expect(problemsOf(trip({ odometerStart: 10, odometerEnd: 9.9 }))).toEqual({
      odometerEnd: 'The odometer at the end is lower than at the start.',
    });
    expect(trip({ odometerStart: 10, odometerEnd: 10 }).success).toBe(true);
    expect(trip({ odometerEnd: 9 }).success).toBe(true);
  });
});

describe('a trip by its state lines', () => {
  it('begins with the reading in its first state', () => {
    expect(readings().data).toMatchObject({
      entry: 'odometer',
      odometerStartTenths: 10_000,
      odometerEndTenths: 13_000,
      stateLines: [
        { state: 'TX', odometerTenths: 10_000 },
        { state: 'OK', odometerTenths: 12_005 },
      ],
      stops: [],
    });
    expect(readings({ odometerStart: '1000' }).data?.odometerStartTenths).toBe(10_000);
  });

  it('leaves out empty lines, and knows states by name', () => {
    const stateLines = [
      { state: 'texas', odometer: 1000 },
      { state: '', odometer: '' },
      { state: 'ok', odometer: 1200 },
    ];
    expect(readings({ stateLines }).data?.stateLines).toEqual([
      { state: 'TX', odometerTenths: 10_000 },
      { state: 'OK', odometerTenths: 12_000 },
    ]);
  });

  it('needs a line, and the odometer at the end', () => {
    const none = { 'stateLines.0.state': 'Write the state the trip began in, and the odometer there.' };
    expect(problemsOf(readings({ stateLines: [] }))).toEqual(none);
    expect(problemsOf(readings({ stateLines: [{ state: '', odometer: null }] }))).toEqual(none);
    expect(problemsOf(readings({ odometerEnd: '' }))).toEqual({
      odometerEnd: 'Write the odometer at the end of the trip.',
    });
  });

  it('says at each line what is missing', () => {
    const stateLines = [{ state: 'TX' }, { odometer: 5 }, { state: 'Narnia', odometer: 6 }];
    expect(problemsOf(readings({ stateLines }))).toEqual({
      'stateLines.0.odometer': 'Write the odometer reading at this line.',
      'stateLines.1.state': 'Choose a state or province.',
      'stateLines.2.state': 'Choose a state or province.',
    });
    expect(
      problemsOf(readings({ stateLines: [{ state: 'TX', odometer: 'x' }] }))['stateLines.0.odometer'],
    ).toBe('The reading is a number of miles, such as 412650 or 412650.3.');
  });

  it('questions readings at the line of the form they are in', () => {
    const stateLines = [{ state: 'TX', odometer: 1000 }, { state: '' }, { state: 'OK', odometer: 900 }];
    expect(problemsOf(readings({ stateLines }))).toEqual({
      'stateLines.2.odometer': 'This reading is lower than the one before it.',
    });
    expect(problemsOf(readings({ odometerEnd: 1200 }))).toEqual({
      odometerEnd: 'The reading at the end is lower than the last state line.',
    });
    expect(problemsOf(readings({ odometerStart: 999 }))).toEqual({
      odometerStart: 'The odometer at the start and the reading in the first state differ.',
    });
  });

  it('may name stops, in states that there are', () => {
    expect(readings({ stops: [DALLAS] }).data?.stops).toHaveLength(1);
    expect(problemsOf(readings({ stops: [{ city: 'X', state: 'Narnia' }] }))).toEqual({
      'stops.0.state': 'Choose a state or province.',
    });
  });

  it('has at most two hundred of them', () => {
    const lines = (count: number) =>
      Array.from({ length: count }, (_, index) => ({
        state: index % 2 ? 'OK' : 'TX',
        odometer: 1000 + index,
      }));
    expect(readings({ stateLines: lines(200) }).success).toBe(true);
    expect(readings({ stateLines: lines(201) }).success).toBe(false);
  });
});

describe('a trip whose miles are given', () => {
  it('is checked as any other', () => {
    expect(
      tripFactsSchema.safeParse({ date: '2026-07-14', odometerStart: '5', odometerEnd: '6' }).data,
    ).toEqual({
      equipmentId: null,
      hazmat: null,
      date: '2026-07-14',
      endDate: '',
      notes: '',
      driver: '',
      reference: '',
      highways: '',
      odometerStart: { tenthMiles: 50, tenthKilometers: null },
      odometerEnd: { tenthMiles: 60, tenthKilometers: null },
    });
    expect(
      problemsOf(
        tripFactsSchema.safeParse({
          date: '2026-07-14',
          endDate: '2026-07-13',
          odometerStart: 6,
          odometerEnd: 5,
        }),
      ),
    ).toEqual({
      endDate: 'The trip cannot end before it began.',
      odometerEnd: 'The odometer at the end is lower than at the start.',
    });
  });
});

describe('corrected miles', () => {
  const inMiles = { tenthKilometers: null, exemptTenthKilometers: null };
  const correct = (...rows: object[]) => correctionsSchema.safeParse(rows);

  it('are tenths of a mile by state', () => {
    expect(
      correct(
        { jurisdiction: 'texas', miles: '100.5', exemptMiles: '10', exemptReason: ' permit 7 ' },
        { jurisdiction: 'OK', miles: 0 },
      ).data,
    ).toEqual([
      { jurisdiction: 'TX', tenthMiles: 1005, exemptTenthMiles: 100, exemptReason: 'permit 7', ...inMiles },
      { jurisdiction: 'OK', tenthMiles: 0, exemptTenthMiles: 0, exemptReason: '', ...inMiles },
    ]);
  });

  it('keep the kilometers that were written, and compare them as such', () => {
    const km = (written: string) => new Kilometers(written);
    expect(
      correct({ jurisdiction: 'ON', miles: km('12.3'), exemptMiles: km('12.2'), exemptReason: 'permit 7' })
        .data,
    ).toEqual([
      {
        jurisdiction: 'ON',
        tenthMiles: 76,
        tenthKilometers: 123,
        exemptTenthMiles: 76,
        exemptTenthKilometers: 122,
        exemptReason: 'permit 7',
      },
    ]);
    expect(
      problemsOf(
        correct({ jurisdiction: 'ON', miles: km('12.2'), exemptMiles: km('12.3'), exemptReason: 'permit 7' }),
      ),
    ).toEqual({ '0.exemptMiles': 'More exempt miles than miles.' });
    // Nothing that a program sends as JSON is taken for kilometers.
    expect(correct({ jurisdiction: 'ON', miles: { written: '12.3' } }).success).toBe(false);
  });

  it('say what is wrong, at the row', () => {
    expect(
      problemsOf(
        correct(
          { jurisdiction: 'Narnia', miles: 5 },
          { jurisdiction: 'TX', miles: '' },
          { jurisdiction: 'OK', miles: 'x' },
        ),
      ),
    ).toEqual({
      '0.jurisdiction': 'Choose a state or province.',
      '1.miles': 'Write the miles, 0 for none.',
      '2.miles': 'Miles is a number of miles, such as 412650 or 412650.3.',
    });
    expect(problemsOf(correct({ jurisdiction: 'TX', miles: 5, exemptMiles: 5.1 }))).toEqual({
      '0.exemptMiles': 'More exempt miles than miles.',
    });
    expect(problemsOf(correct({ jurisdiction: 'TX', miles: 5, exemptMiles: 5 }))).toEqual({
      '0.exemptReason': 'Say why: a trip permit and its number, or the exempt road.',
    });
    expect(problemsOf(correct({ jurisdiction: 'TX', miles: 5, exemptMiles: 'x' }))).toEqual({
      '0.exemptMiles': 'Exempt miles is a number of miles, such as 412650 or 412650.3.',
    });
    expect(
      problemsOf(correct({ jurisdiction: 'TX', miles: 5, exemptMiles: 5, exemptReason: 'x'.repeat(201) })),
    ).toEqual({ '0.exemptReason': 'At most 200 characters.' });
  });

  it('leave one state at least, and name each once', () => {
    expect(problemsOf(correct())).toEqual({ '': 'Leave at least one state.' });
    expect(
      problemsOf(
        correct(
          { jurisdiction: 'TX', miles: 5 },
          { jurisdiction: 'OK', miles: 5 },
          { jurisdiction: 'tx', miles: 6 },
        ),
      ),
    ).toEqual({ '2.jurisdiction': 'TX is in the table twice.' });
    expect(correct(...Array.from({ length: 65 }, () => ({ jurisdiction: 'TX', miles: 5 }))).success).toBe(
      false,
    );
  });
});

import { describe, expect, it } from 'vitest';
import { startApp } from '../../factories/app';
import { tripLines } from '../../factories/imports';
import { signedIn, type SignedIn } from '../../factories/signed-in';
import {
  COMDATA_FIXED,
  COMDATA_REPORT,
  ELD_SEGMENTS,
  eldFile,
  GEOTAB_DETAILS,
  KEEPTRUCKIN_SUMMARY,
  MOTIVE_TRIPS,
  PILOT_MONTH,
  SAMSARA_REPORT,
} from '../../factories/known-reports';

const app = await startApp();

async function upload(person: SignedIn, content: string, name: string): Promise<string> {
  const form = new FormData();
  form.set('intent', 'upload');
  form.set('file', new File([content], name));
  const response = await fetch(`${app.origin}/mileage/imports?index`, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      Cookie: `${person.cookie.name}=${person.cookie.value}`,
      Origin: app.origin,
      'Sec-Fetch-Site': 'same-origin',
      Accept: 'text/html',
    },
    body: form,
  });
  expect(response.status).toBe(303);
  return response.headers.get('location') ?? '';
}

/** The page of an import when its step has ended. */
async function settled(person: SignedIn, path: string) {
  for (let turn = 0; turn < 100; turn += 1) {
    const page = await person.visitor.get(path);
    if (!page.headers.get('refresh')) return page;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('the step never ended');
}

/** Hands in a file and takes what is good of it; no column is asked about. */
async function taken(person: SignedIn, content: string, name: string) {
  const path = await upload(person, content, name);
  const preview = await settled(person, path);
  expect(preview.html).not.toContain('name="mapping.0"');
  expect(preview.html).toContain('Ready to review');
  await person.visitor.post(path, { intent: 'accept' });
  const done = await settled(person, path);
  expect(done.html).toContain('Undo this import');
  return { preview: preview.html, done: done.html };
}

const tripsOf = (person: SignedIn) => tripLines(person.db, person.carrierId);
const fuelOf = async (person: SignedIn) =>
  (
    await person.db.fuelPurchase.findMany({
      where: { carrierId: person.carrierId },
      orderBy: { id: 'asc' },
      include: { equipment: true },
    })
  ).map((fuel) => [
    fuel.equipment?.unit,
    fuel.date.toISOString().slice(0, 10),
    fuel.quantity.toString(),
    fuel.city,
    fuel.state,
    fuel.taxPaid,
  ]);

describe('a report of a known system is imported without a question', () => {
  it.each([
    [
      'Samsara IFTA report',
      JSON.stringify(SAMSARA_REPORT),
      'report.json',
      [
        ['T-1', '2026-07-01', '2026-09-30', 'TX 1000, OK 500'],
        ['T-2', '2026-07-01', '2026-09-30', 'NM 100'],
      ],
    ],
    [
      'Motive IFTA trips',
      JSON.stringify(MOTIVE_TRIPS),
      'trips.json',
      [
        ['T-1', '2026-11-02', '2026-11-02', 'TX 100.4, OK 119.7'],
        ['K-2', '2026-11-03', '2026-11-03', 'AB 100'],
      ],
    ],
    [
      'Motive (KeepTruckin) IFTA summary',
      KEEPTRUCKIN_SUMMARY,
      'summary.csv',
      [
        ['T-1', '2026-07-01', '2026-09-30', 'TX 1000, OK 500.1'],
        ['T-2', '2026-07-01', '2026-09-30', 'NM 100'],
      ],
    ],
    [
      'Geotab fuel tax details',
      JSON.stringify(GEOTAB_DETAILS),
      'fuel-tax.json',
      [
        ['T-9', '2026-09-30', '2026-09-30', 'TX 100'],
        ['T-9', '2026-09-30', '2026-10-01', 'OK 100'],
      ],
    ],
  ])('%s', async (name, content, file, trips) => {
    const person = await signedIn(app);
    const { preview } = await taken(person, content, file);
    expect(preview).toContain(`read as ${name}`);
    expect(await tripsOf(person)).toEqual(trips);
    expect(await person.db.fuelPurchase.count({ where: { carrierId: person.carrierId } })).toBe(0);
  });

  it.each([
    ['Samsara', { ...SAMSARA_REPORT, pagination: { endCursor: 'x9', hasNextPage: true } }, true],
    ['Samsara', SAMSARA_REPORT, false],
    ['Motive', { ...MOTIVE_TRIPS, pagination: { per_page: 25, page_no: 1, total: 26 } }, true],
    ['Motive', { ...MOTIVE_TRIPS, pagination: { per_page: 25, page_no: 1, total: 2 } }, false],
  ])('and a page of %s that is not all says so', async (_system, report, isPart) => {
    const person = await signedIn(app);
    const { preview, done } = await taken(person, JSON.stringify(report), 'report.json');
    for (const html of [preview, done])
      expect(html.includes('This file is one page of a longer report.')).toBe(isPart);
  });

  it('and the stops of a device are the towns it was near', async () => {
    const person = await signedIn(app);
    await taken(person, JSON.stringify(MOTIVE_TRIPS), 'trips.json');
    const trip = await person.db.trip.findFirstOrThrow({
      where: { carrierId: person.carrierId },
      orderBy: { id: 'asc' },
    });
    expect((trip.stops as { label: string }[]).map(({ label }) => label)).toEqual([
      'Dallas, TX',
      'Oklahoma City, OK',
    ]);
  });

  it.each([
    [
      'Comdata transactions',
      COMDATA_REPORT,
      'comdata.csv',
      [
        ['T-7', '2026-11-02', '206.29', 'WEST MEMPHIS', 'AR', true],
        ['T-7', '2026-11-02', '206.29', 'WEST MEMPHIS', 'AR', true],
        ['T-700', '2026-11-02', '100', 'CALGARY', 'AB', false],
      ],
    ],
    [
      'Comdata transactions',
      COMDATA_FIXED,
      'FM00012.txt',
      [
        ['T-7', '2026-11-02', '206.29', 'W MEMPHIS', 'AR', true],
        ['T-7', '2026-11-04', '100', 'CALGARY', 'AB', true],
      ],
    ],
    [
      'Card transactions with a site description',
      PILOT_MONTH,
      'month.csv',
      [['T-1', '2026-11-02', '120.5', 'Amarillo', 'TX', true]],
    ],
  ])('%s, %#', async (name, content, file, fuel) => {
    const person = await signedIn(app);
    const { preview } = await taken(person, content, file);
    expect(preview).toContain(`read as ${name}`);
    expect(preview).not.toContain('5567000000001234');
    expect(await fuelOf(person)).toEqual(fuel);
  });
});

describe('a log', () => {
  it('is read as a chain of the odometer and makes no trip', async () => {
    const person = await signedIn(app);
    const unit = await person.db.equipment.create({ data: { carrierId: person.carrierId, unit: 'T-1' } });
    await person.db.fuelPurchase.create({
      data: {
        carrierId: person.carrierId,
        equipmentId: unit.id,
        date: new Date('2026-11-02'),
        quarterKey: 20264,
        quantity: '100',
        gallonsThousandths: 100_000n,
        state: 'NM',
        city: 'Clovis',
        idempotencyKey: '5f0f7a3e-0000-4000-8000-000000000001',
      },
    });
    const path = await upload(person, eldFile(ELD_SEGMENTS), '20261103.csv');
    const page = await settled(person, path);
    expect(page.html).toContain('the check value of the file is right');
    expect(page.html).toContain('not a distance record');
    expect(page.html).toContain(
      '40 miles are in no log since the day before; 3 miles without a driver signed in',
    );
    expect(page.html).toContain('fuel was bought in NM, and the log has the truck in OK, TX that day');
    expect(await person.db.trip.count({ where: { carrierId: person.carrierId } })).toBe(0);
    expect(await person.db.trackPosition.count({ where: { carrierId: person.carrierId } })).toBe(8);
    // It can be taken from the list.
    const list = await person.visitor.post(path, { intent: 'remove' });
    expect(list.url).toBe('/mileage/imports');
  });

  it('that was changed says so', async () => {
    const person = await signedIn(app);
    const page = await settled(
      person,
      await upload(
        person,
        eldFile(ELD_SEGMENTS, { end: '\n', wrongFile: true }).replace('412420', '412430'),
        'log.csv',
      ),
    );
    expect(page.html).toContain('it was changed after it was made, or is not whole');
    expect(page.html).toContain('its check value does not match its text');
  });
});

describe('columns that a person matched once', () => {
  it('are not asked about again', async () => {
    const person = await signedIn(app);
    const table = (day: string) => `When,Rig,Where to,Burn\n${day},T-1,TX,120.5\n`;
    const first = await upload(person, table('11/02/2026'), 'mine.csv');
    expect((await settled(person, first)).html).toContain('name="mapping.0"');
    // Another kind gives other meanings, looked at first.
    await person.visitor.post(first, { intent: 'guess', kind: 'fuel' });
    await person.visitor.post(first, {
      intent: 'check',
      kind: 'fuel',
      'mapping.0': 'date',
      'mapping.1': 'unit',
      'mapping.2': 'state',
      'mapping.3': 'quantity',
      'options.asked': '1',
      'options.createUnits': '1',
    });
    await settled(person, first);
    await taken(person, table('11/03/2026'), 'mine-again.csv');
    expect(await fuelOf(person)).toEqual([['T-1', '2026-11-03', '120.5', '', 'TX', true]]);
  });

  it('a report without a period is asked for it, and only for it', async () => {
    const person = await signedIn(app);
    const path = await upload(person, KEEPTRUCKIN_SUMMARY.split('\n').slice(1).join('\n'), 'summary.csv');
    const page = await settled(person, path);
    expect(page.html).toContain('First day of the report');
    const fields: [string, string][] = [
      ['intent', 'check'],
      ['kind', 'trips'],
      ['mapping.0', 'unit'],
      ['mapping.1', 'state'],
      ['mapping.2', 'stateMiles'],
      ['mapping.3', ''],
      ['options.asked', '1'],
      ['options.createUnits', '1'],
    ];
    const wrong = await person.visitor.post(path, [
      ...fields,
      ['options.periodFrom', '13/45/2026'],
      ['options.periodTo', ''],
    ]);
    expect(wrong.status).toBe(422);
    expect(wrong.html).toContain('value="13/45/2026"');
    expect(wrong.html).toContain('href="#options-periodFrom"');
    await person.visitor.post(path, [
      ...fields,
      ['options.periodFrom', '07/01/2026'],
      ['options.periodTo', '09/30/2026'],
    ]);
    expect((await settled(person, path)).html).toContain('Import 2 rows');
  });
});

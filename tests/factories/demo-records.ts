import { setTimeout as sleep } from 'node:timers/promises';
import { listId } from '~/areas/trips/rules/list-id';
import { liquidUnitOf, type UnitSystem } from '~/engine/units/conversion';
import { paths } from '~/routes';
import { cleanConfirmation } from '../fixtures/rate-confirmations/small-pdf';
import { officialCsv, shippedRows } from '../fixtures/rates/official-layout';
import { databaseOf, signedIn } from './signed-in';

export interface DemoRecords {
  carrierId: string;
  /** Pages that nothing links to: answers of forms, and what only the carrier's administration sees. */
  addresses: string[];
}

/** Asks again until there is an answer, for what a job makes. */
async function eventually<T>(ask: () => Promise<T | null | undefined | false>, what: string): Promise<T> {
  for (let tries = 0; tries < 300; tries++) {
    const found = await ask();
    if (found) return found;
    await sleep(200);
  }
  throw new Error(`waited in vain for ${what}`);
}

/** The demonstration carrier as one of Ontario that records in kilometers and liters, with nothing filed yet. */
async function moveToOntario(db: ReturnType<typeof databaseOf>['prisma'], carrierId: string): Promise<void> {
  await db.filedReturn.deleteMany({ where: { carrierId } });
  await db.filedQuarter.deleteMany({ where: { carrierId } });
  await db.fuelPurchase.updateMany({
    where: { carrierId, fuelUnit: 'gallon' },
    data: { fuelUnit: 'litre', quantity: { multiply: 3.785 } },
  });
  await db.carrier.update({
    where: { id: carrierId },
    data: { units: 'metric', baseJurisdiction: 'ON', region: 'ON', city: 'Barrie', postalCode: 'L4M 1A1' },
  });
}

/**
 * Waits until the demonstration carrier of a program with DEMO_RECORDS has its trips and their miles, and gives it one
 * of everything else that has a screen of its own. One that records in metric units has its base in Ontario.
 */
export async function fillDemo(
  app: { origin: string; databaseUrl: string },
  units: UnitSystem = 'us',
): Promise<DemoRecords> {
  const fuelUnit = liquidUnitOf(units);
  const { prisma: db } = databaseOf(app.databaseUrl);
  const demo = await db.user.findUniqueOrThrow({
    where: { email: 'demo@stateline.example' },
    include: { memberships: true },
  });
  const carrierId = demo.memberships[0]?.carrierId ?? '';
  await eventually(async () => {
    const [row] = await db.$queryRaw<{ waiting: bigint }[]>`
      SELECT count(*) AS waiting FROM graphile_worker.jobs WHERE task_identifier IN ('fillDemoCarrier', 'calculateRoute')`;
    return row?.waiting === 0n && (await db.trip.count({ where: { carrierId } })) > 0;
  }, 'the demonstration trips');
  if (units === 'metric') await moveToOntario(db, carrierId);
  const { visitor, bearer, cookie } = await signedIn(app, { carrierId, roles: ['admin'] });
  const send = async (path: string, body: FormData | object, headers: Record<string, string> = bearer) => {
    const isForm = body instanceof FormData;
    const answer = await fetch(`${app.origin}/mileage/${path}`, {
      method: 'POST',
      redirect: 'manual',
      headers: { Origin: app.origin, ...headers, ...(isForm ? {} : { 'Content-Type': 'application/json' }) },
      body: isForm ? body : JSON.stringify(body),
    });
    if (answer.status >= 400)
      throw new Error(`${path}: ${answer.status} ${(await answer.text()).slice(0, 300)}`);
    return answer;
  };
  const formOf = (fields: Record<string, string | File>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    return form;
  };
  const asPerson = { Cookie: `${cookie.name}=${cookie.value}` };
  const pdf = new File([Uint8Array.from(cleanConfirmation('CRAWL1'))], 'load.pdf', {
    type: 'application/pdf',
  });

  await send(
    'api/support/send-email',
    formOf({ subject: 'A question', message: 'Which quarter is New Year in?', 'files[]': pdf }),
  );
  const day = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
  await send('api/training', {
    name: 'Dana Driver',
    phone: '8065550142',
    datetime: `${day} 10:00:00`,
    comment: 'Mornings',
  });
  const { data: attachment } = (await (
    await send('api/emails/attachments', formOf({ file: pdf }))
  ).json()) as { data: { id?: string; alias?: string } };
  await send('api/emails', {
    to: 'broker@example.com',
    subject: 'Our return',
    body: 'See attached.',
    attachments: [attachment],
  });
  await send('api/account/billing/card', { stripe_token: 'tok_visa' });

  await visitor.post('/mileage/trips-fuel/documents', { intent: 'activate' });
  const { files } = (await (await send('api/upload-multi', formOf({ 'files[]': pdf }))).json()) as {
    files: { id: string }[];
  };
  await send('api/extract-multi', { files });
  const document = await eventually(
    () => db.document.findFirst({ where: { carrierId, status: { in: ['ready', 'review', 'failed'] } } }),
    'the reading of a document',
  );

  const unit = await db.equipment.findFirstOrThrow({ where: { carrierId } });
  const png = new File(
    [
      Uint8Array.from(
        Buffer.from(
          'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
          'base64',
        ),
      ),
    ],
    'fuel.png',
    { type: 'image/png' },
  );
  const today = new Date().toISOString().slice(0, 10);
  await send(
    'trips-fuel/fuel/new',
    formOf({
      equipmentId: String(unit.id),
      date: today,
      quantity: '120',
      fuelUnit,
      fuelType: 'special_diesel',
      taxPaid: '1',
      bulk: '0',
      city: 'Amarillo',
      state: 'TX',
      receipt: png,
    }),
    asPerson,
  );
  const receipt = await db.receipt.findFirstOrThrow({ where: { carrierId } });

  const [file] = await Promise.all([
    (async () => {
      await visitor.get('/mileage/reports/download?type=excel');
      return db.reportFile.findFirst({ where: { carrierId } });
    })(),
    visitor.post('/mileage/account/data', { intent: 'export' }),
  ]);
  const exported = await eventually(
    () => db.dataExport.findFirst({ where: { carrierId, status: 'ready' } }),
    'the export',
  );
  const trip = await db.trip.findFirstOrThrow({ where: { carrierId }, orderBy: { date: 'asc' } });
  await visitor.post(`/mileage/reports/filing?q=${trip.quarterKey}`, {
    intent: 'file',
    then: 'file',
    filedOn: today,
  });

  const sheet = new File(
    [
      `date,unit,city,state,${fuelUnit}s\n${today},${unit.unit},Amarillo,TX,100\n${today},${unit.unit},Nowhere,ZZ,abc\n`,
    ],
    'fuel.csv',
    { type: 'text/csv' },
  );
  const { data: imported } = (await (
    await send('api/imports', formOf({ kind: 'fuel', file: sheet }))
  ).json()) as { data: { id: string } };
  // Nothing happens after this that it would be told of.
  await visitor.post('/mileage/account/webhooks', {
    url: 'https://93.184.215.14/stateline',
    events: 'quarter.filed',
  });

  const calculated = await visitor.post('/mileage/calculator', {
    pickup_city: 'Louisville',
    pickup_state: 'KY',
    delivery_city: 'Portland',
    delivery_state: 'OR',
  });
  const reported = await visitor.post(calculated.url, { quarter: '20262', gallons_KY: '300' });

  const matrix = new File([officialCsv({ year: 2026, quarter: 2 }, shippedRows('2026Q2'))], 'matrix.csv', {
    type: 'text/csv',
  });
  const uploaded = await send(
    'admin/rates',
    formOf({ year: '2026', quarter: '2', matrixStatus: 'final', file: matrix }),
    asPerson,
  );
  return {
    carrierId,
    addresses: [
      calculated.url,
      `${calculated.url}.json`,
      calculated.url.replace('/fuel', '/route'),
      calculated.url.replace('/fuel', '/route.svg'),
      paths.mapTile('6', '16', '23'),
      reported.url,
      uploaded.headers.get('location') ?? '',
      `/mileage/account/data/${exported.id}.zip`,
      `/mileage/imports/${imported.id}`,
      paths.recordDetail(listId('trip', Number(trip.id))),
      paths.tripRoutePicture(Number(trip.id)),
      `/mileage/imports/${imported.id}/left-over.csv`,
      `/mileage/trips-fuel/receipts/${receipt.id}`,
      `/mileage/trips-fuel/documents/${document.id}/pages/1`,
      '/mileage/rates/2026/2',
      '/mileage/rates/2026/2.csv',
      ...(file ? [`/mileage/reports/files/${file.id}`, `/mileage/reports/files/${file.id}/content`] : []),
      `/mileage/reports/filings/${trip.quarterKey}/1`,
    ],
  };
}

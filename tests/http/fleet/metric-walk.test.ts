import { setTimeout as pause } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { CHECKLISTS } from '~/areas/returns/rules/checklists';
import { QUARTER_QUESTIONS } from '~/areas/returns/rules/interview';
import { startApp } from '../../factories/app';
import { giveTank } from '../../factories/bulk-tank';
import { crawl, type CrawledPage } from '../../factories/crawl';
import { fillDemo } from '../../factories/demo-records';
import { productRoutes } from '../../factories/routes';
import { signedIn, type SignedIn } from '../../factories/signed-in';
import { giveConnection } from '../../factories/telematics-server';
import { uploadedReceipt } from '../../factories/uploaded-receipt';
import { usUnitsIn, usUnitsOn, type RightInUs } from '../../factories/us-units';

const app = await startApp({ env: { DEMO_RECORDS: '1' }, expectErrors: true });

const RIGHT: readonly RightInUs[] = [
  {
    route: /\/account\/carrier$/,
    text: /Miles and US gallons|Returns to US states stay in miles and gallons/g,
    why: 'the choice of the units itself',
  },
  {
    route: /\/(bulk-tanks|fuel|receipts|imports)\//,
    text: /Gallons Liters|gallons liters|Units in gallons|Gallons or liters|Miles Kilometers/g,
    why: 'a choice between the units, of one purchase, tank or file',
  },
  {
    route: /\/equipment\//,
    text: /Miles Kilometers/g,
    why: 'a choice between the units, of the odometers that a truck had',
  },
  {
    route: /\/imports\//,
    text: /Kilometers instead of miles/g,
    why: 'a column of a file that says which unit its row is in',
  },
  {
    route: /\/receipts$/,
    text: /118\.402 gallons/g,
    why: 'what is printed on a receipt, and not confirmed yet',
  },
  { text: /Oregon weight-mile|weight-mile tax/g, why: 'the name of a tax' },
  {
    route: /\/distance-taxes/,
    text: /[\s\S]+/g,
    why: 'returns to states whose law and forms count miles',
  },
  { text: /miles@haulers\.example/g, why: 'an address' },
];

/** For administrators, who see carriers of both; for sandboxes; and the way back from a payment, which leads on. */
const NOT_WALKED = /^\/mileage\/(admin|account\/(carriers\/:id|billing\/return))/;

/** Positions from Toronto toward Sudbury with a silence on the way. */
const POSITIONS = [
  'Vehicle,Timestamp,Latitude,Longitude,Odometer',
  ...[0, 10, 20, 30, 120, 130, 140].map((minutes) =>
    [
      '101',
      new Date(Date.parse('2026-11-03T14:00:00Z') + minutes * 60_000).toISOString(),
      (43.85 + minutes * 0.015).toFixed(5),
      (-79.55 - minutes * 0.008).toFixed(5),
      (100_000 + minutes).toFixed(1),
    ].join(','),
  ),
].join('\n');
const TRIPS =
  'Date,Truck,From,To,ON km,QC km\n2026-11-10,101,"Toronto, ON","Montreal, QC",412.3,120.4\n2026-11-11,101,"Toronto, ON","Ottawa, ON",,\n';

/** Sends a file and waits until it asks or is ready. @returns its address */
async function imported(
  { bearer, visitor }: SignedIn,
  kind: string,
  text: string,
  isAccepted: boolean,
): Promise<string> {
  const call = async (method: string, path: string, body?: FormData | object) => {
    const isForm = body instanceof FormData;
    const answer = await fetch(`${app.origin}/mileage/api/imports${path}`, {
      method,
      headers: { ...bearer, ...(isForm ? {} : { 'Content-Type': 'application/json' }) },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    });
    const said = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${said}`);
    return (JSON.parse(said) as { data: { id: string; status: string } }).data;
  };
  const form = new FormData();
  form.set('kind', kind);
  form.set('file', new File([text], `${kind}.csv`, { type: 'text/csv' }));
  let found = await call('POST', '', form);
  const settled = async (...statuses: string[]) => {
    while (!statuses.includes(found.status)) {
      await pause(100);
      found = await call('GET', `/${found.id}`);
    }
  };
  await settled('mapping', 'preview');
  if (found.status === 'mapping') {
    await visitor.get(`/mileage/imports/${found.id}`);
    found = await call('PUT', `/${found.id}`, { kind, options: { createUnits: true, distanceUnit: 'km' } });
    await settled('preview');
  }
  if (isAccepted) {
    found = await call('POST', `/${found.id}/acceptance`, {});
    await settled('accepted');
  }
  return `/mileage/imports/${found.id}`;
}

describe('to a carrier of Ontario that records in kilometers and liters', { timeout: 240_000 }, () => {
  const pages: CrawledPage[] = [];
  let member: SignedIn;
  const inShell = new Set(
    productRoutes()
      .filter(({ isInShell, hasPage, pattern }) => isInShell && hasPage && !NOT_WALKED.test(pattern))
      .map(({ pattern }) => pattern),
  );

  beforeAll(async () => {
    const { carrierId, addresses } = await fillDemo(app, 'metric');
    member = await signedIn(app, { carrierId });
    const { visitor, db } = member;
    await uploadedReceipt(app.origin, member);
    const own = { where: { carrierId }, orderBy: { id: 'desc' } } as const;
    const more = [
      await giveTank(member, 'litre'),
      await giveConnection(member),
      await imported(member, 'trips', TRIPS, false),
      await imported(member, 'positions', POSITIONS, true),
    ];
    const [measured, other] = await db.trip.findMany({ ...own, take: 2 });
    const filed = { intent: 'file', then: 'file', filedOn: '2026-11-28', interestPercent: '9' };
    await visitor.post('/mileage/reports/filing?q=20262', filed);
    const [fuel, gone] = await db.fuelPurchase.findMany({ ...own, take: 2 });
    await visitor.post(`/mileage/trips-fuel/delete?ids=1${other?.id},2${gone?.id}`, {});
    const look = async (asked: string, page = visitor.get(asked)) => {
      const { status, ...rest } = await page;
      expect([asked, status]).toEqual([asked, 200]);
      pages.push({ ...rest, status, asked, pattern: '' });
    };
    const { pages: walked, failed } = await crawl(visitor, [...addresses, ...more]);
    expect(failed).toEqual([]);
    pages.push(...walked);
    for (const asked of [
      ...QUARTER_QUESTIONS.map((question) => `/mileage/reports/interview/${question}?q=20263`),
      ...CHECKLISTS.map((list) => `/mileage/reports/checklists/${list}`),
      ...more,
      `${more[2]}?columns`,
      `${more[3]}?undo`,
      `/mileage/trips-fuel/trips/${measured?.id}`,
      `/mileage/trips-fuel?quarter=20264&open=1${measured?.id}`,
      `/mileage/trips-fuel?quarter=20264&open=2${fuel?.id}`,
      `/mileage/trips-fuel/delete?ids=1${measured?.id},2${fuel?.id}`,
      `/mileage/trips-fuel/move?ids=1${measured?.id},2${fuel?.id}`,
      '/mileage/trips-fuel/checks?quarter=20263',
      '/mileage/trips-fuel/checks?quarter=20264',
      '/mileage/reports?q=20264',
      '/mileage/reports?q=20262',
      '/mileage/reports?q=20271',
      '/mileage/reports/filing?q=20264',
      '/mileage/reports/filing?q=20262',
      '/mileage/reports/filings/20262/1',
      '/mileage/reports/sheet?q=20263',
      '/mileage/reports/reconciliation?q=20264',
      `/mileage/reports/reconciliation/${measured?.equipmentId}?q=20264`,
      '/mileage/imports/positions?unit=&from=11%2F01%2F2026&to=11%2F30%2F2026',
      '/mileage/account/trash',
      '/mileage/account/audit-trail',
    ])
      await look(asked);
  }, 240_000);

  const RECORD_FILES = [
    '/mileage/trips-fuel/export.csv?quarter=20264',
    '/mileage/trips-fuel/documents/loads.csv',
    '/mileage/imports/positions.csv?unit=&from=11%2F01%2F2026&to=11%2F30%2F2026',
    '/mileage/trips-fuel/map.svg?quarter=20263',
    '/mileage/reports/audit-letter.ics?received=11%2F02%2F2026&replyBy=&from=20261&to=20263&agency=Ontario&reference=A-77',
  ];

  it.each(RECORD_FILES)('%s has no column or word in miles or gallons', async (path) => {
    const { status, html } = await member.visitor.get(path);
    expect(status).toBe(200);
    expect(html.length).toBeGreaterThan(20);
    expect(usUnitsIn(html.replace(/[_"<>]/g, ' '))).toEqual([]);
  });

  it('its calendar of due dates has none either', async () => {
    const made = await member.visitor.post('/mileage/reports/deadlines', { intent: 'make' });
    const address =
      /value="https?:\/\/[^"/]+(\/mileage\/calendar\/slc_[^"]+\.ics)"/.exec(made.html)?.[1] ?? '';
    const { status, html } = await member.visitor.get(address);
    expect(status).toBe(200);
    expect(html).toContain('BEGIN:VEVENT');
    expect(usUnitsIn(html.replace(/weight-mile/g, ''))).toEqual([]);
  });

  it('every page that signed-in people see speaks of kilometers and liters', () => {
    const walked = pages.filter(
      ({ pattern, asked, url }) =>
        (inShell.has(pattern) || pattern === '') && url.split('?')[0] === asked.split('?')[0],
    );
    const seen = new Set(walked.map(({ pattern }) => pattern));
    expect([...inShell].filter((pattern) => !seen.has(pattern))).toEqual([]);
    const { found, unneeded } = usUnitsOn(walked, RIGHT);
    expect(found).toEqual([]);
    expect(unneeded).toEqual([]);
  });
});

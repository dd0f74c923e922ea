import { beforeAll, describe, expect, it } from 'vitest';
import { operations } from '~/areas/api/reference/registry.server';
import { startApp } from '../../factories/app';
import { apiWorld, type ApiWorld } from '../../factories/api-world';
import { productRoutes } from '../../factories/routes';
import { telematicsServer } from '../../factories/telematics-server';

/** Section 7 of the specification, line by line: method, path, what is sent, what is read in the answer. */

const app = await startApp({ expectErrors: true, env: (await telematicsServer()).env });
let world: ApiWorld;
beforeAll(async () => {
  world = await apiWorld(app);
});

interface Line {
  method: string;
  path: string;
  body?: unknown;
  form?: Record<string, string>;
  /** Names that the answer has, with dots for depth; [] is a list's first entry. */
  reads?: string[];
  as?: 'nobody' | 'session';
  status?: number;
}

const ROUTE = [
  { city: 'Dallas', state: 'TX', zip: '' },
  { city: 'Tulsa', state: 'OK', zip: '' },
];
const FUEL = {
  equipment_id: 7,
  date: '2026-08-02',
  fuel_amount: '300.00',
  fuel_units: '80',
  city: 'Tulsa',
  state: 'OK',
  zip: '74103',
  notes: 'x',
};
const LIST = ['data', 'recordsTotal', 'recordsFiltered', 'input.start', 'input.length'];
const LISTED =
  '?start=0&length=10&search[value]=&filter[quarter]=20263&filter[states][]=TX&columns[0][data]=date&columns[0][searchable]=true&order[0][column]=0&order[0][dir]=desc';
const PDF = 'rate-confirmation.pdf';
const DOCUMENT = '3c0e4f0a-9a64-4d4b-8f0d-2f4e5b7a9c01';
const BATCH = '5b3d3f2e-1c5d-4c1d-9a51-7f0b9d5e2a33';
const TASK = '9d8c7b6a-5e4f-4a3b-8c2d-1e0f9a8b7c6d';
const MODULE = '/modules/extraction';
const REPORT_ROWS = [
  'state',
  'rate',
  'miles',
  'fuel_purchased',
  'fuel_consumed',
  'fuel_taxable',
  'tax_amount',
].map((name) => `data.[].data.[].${name}`);

const TABLE: Record<string, Line[]> = {
  Auth: [
    {
      method: 'POST',
      path: '/login',
      body: { email: 'dana@example.com', password: 'three blue trucks', remember: true },
      reads: ['access_token', 'expires_in'],
      as: 'nobody',
    },
    {
      method: 'POST',
      path: '/login',
      body: { email: 'dana@example.com', code: '000000' },
      reads: ['message'],
      as: 'nobody',
      status: 422,
    },
    {
      method: 'POST',
      path: '/register',
      body: {
        name: 'New Hand',
        email: 'hand@example.com',
        password: 'six rigs',
        password_confirmation: 'six rigs',
      },
      reads: ['access_token', 'expires_in'],
      as: 'nobody',
      status: 201,
    },
    {
      method: 'POST',
      path: '/register',
      body: { name: '', email: 'x', password: 'short', passwordConfirmation: 'other' },
      reads: [
        'message',
        'errors.name.[]',
        'errors.email.[]',
        'errors.password.[]',
        'errors.password_confirmation.[]',
      ],
      as: 'nobody',
      status: 422,
    },
    { method: 'POST', path: '/refresh', reads: ['access_token', 'expires_in'], as: 'session' },
    {
      method: 'GET',
      path: '/user',
      reads: [
        'user.id',
        'user.name',
        'user.email',
        'user.offers',
        'user.list_roles',
        'user.current_quarter',
        'user.hasUpgradeFreeLimitsOffer',
        'user.hasOnboardingRequest',
      ],
    },
    { method: 'POST', path: '/confirm/none', as: 'nobody', reads: ['message'], status: 422 },
    {
      method: 'POST',
      path: '/password-reset-link',
      body: { email: 'dana@example.com' },
      reads: ['message'],
      as: 'nobody',
    },
    {
      method: 'POST',
      path: '/password-reset-confirm',
      body: {
        email: 'dana@example.com',
        token: 'x',
        password: 'eight eight',
        password_confirmation: 'eight eight',
      },
      reads: ['message'],
      as: 'nobody',
      status: 422,
    },
    { method: 'GET', path: '/oauth/google', as: 'nobody', status: 303 },
    { method: 'GET', path: '/oauth/google?action=registration', as: 'nobody', status: 303 },
    { method: 'POST', path: '/logout', as: 'session', reads: ['message'] },
  ],
  Geo: [
    {
      method: 'GET',
      path: '/geo/search?term=chicago&mode=city',
      reads: ['data.[].city', 'data.[].state', 'data.[].zip'],
    },
    { method: 'GET', path: '/geo/address?term=233+S+Wacker+Dr,+Chicago,+IL+60606', reads: ['data.[].city'] },
    { method: 'GET', path: '/geo/zip/find?term=60601', reads: ['data.[].zip'] },
  ],
  Lists: [
    {
      method: 'GET',
      path: `/trip${LISTED}`,
      reads: [
        ...LIST,
        'data.[].id',
        'data.[].display_equipment',
        'data.[].display_date',
        'data.[].display_distance',
        'data.[].display_fuel',
        'data.[].display_amount',
      ],
    },
    {
      method: 'GET',
      path: '/reports?q=20263&per_equipment=0&hide_no_data=1',
      reads: [...LIST, 'data.[].title', 'data.[].totals.count', ...REPORT_ROWS],
    },
    {
      method: 'GET',
      path: '/rates?start=0&length=5&filter[year]=2026&filter[quarter]=3',
      reads: [
        ...LIST,
        ...['id', 'country', 'jurisdiction', 'year', 'quarter', 'value', 'surcharge_value'].map(
          (name) => `data.[].${name}`,
        ),
      ],
    },
    {
      method: 'GET',
      path: '/equipment?start=0&length=5&search[value]=T-10',
      reads: [
        ...LIST,
        ...['id', 'unit', 'make', 'model', 'vin', 'year', 'active'].map((name) => `data.[].${name}`),
      ],
    },
  ],
  'Generic resources': [
    { method: 'GET', path: `/fuel${LISTED}`, reads: LIST },
    {
      method: 'GET',
      path: '/emails',
      reads: [
        ...LIST,
        'data.[].from',
        'data.[].to',
        'data.[].subject',
        'data.[].body',
        'data.[].uniqid',
        'data.[].attachments',
      ],
    },
    {
      method: 'POST',
      path: '/trip',
      body: { equipment_id: 7, date: '2026-08-01', notes: 'n', route: ROUTE },
      status: 201,
      reads: [
        'data.id',
        'data.route.[].city',
        'data.state_mileages.[].state',
        'data.state_mileages.[].display_distance',
        'data.display_route.[].city',
        'data.distance',
        'data.route_recalc_status',
        'data.status',
      ],
    },
    {
      method: 'GET',
      path: '/trip/142',
      reads: [
        'data.id',
        'data.equipment_id',
        'data.date',
        'data.notes',
        'data.route',
        'data.trip_details',
        'data.display_error',
        'data.recalc_exists',
      ],
    },
    {
      method: 'PUT',
      path: '/trip/142',
      body: { equipment_id: 7, date: '2026-08-01', route: ROUTE },
      reads: ['data.id'],
    },
    { method: 'GET', path: '/trip/create', reads: ['data.related.equipment', 'data.related.us_states'] },
    {
      method: 'GET',
      path: '/trip/142/edit',
      reads: ['data.id', 'data.related.equipment', 'data.related.us_states'],
    },
    { method: 'DELETE', path: '/trip/143,144', reads: ['data'] },
    {
      method: 'GET',
      path: '/trip/list-data?quarter=20263',
      reads: [
        'data.filter.quarter',
        'data.filter.year',
        'data.quarters.[].id',
        'data.quarters.[].value',
        'data.informers.total_ifta_miles',
        'data.informers.total_gallons',
        'data.informers.avg_miles_galons',
        'data.informers.total_tax_due',
        'data.extracted_data_batch',
        'data.related.equipment',
        'data.related.us_states',
      ],
    },
    { method: 'GET', path: '/trip/142/points', reads: ['data.points.[].position', 'data.routes.[].points'] },
    { method: 'GET', path: '/trip/199999/points', reads: ['data.points', 'data.routes'] },
    {
      method: 'POST',
      path: '/fuel',
      body: FUEL,
      status: 201,
      reads: ['data.id', 'data.fuel_units', 'data.fuel_amount'],
    },
    { method: 'GET', path: '/fuel/2318', reads: ['data.id'] },
    { method: 'GET', path: '/trip/2318', reads: ['data.id', 'data.fuel_units'] },
    { method: 'PUT', path: '/fuel/2318', body: FUEL, reads: ['data.id'] },
    { method: 'PUT', path: '/fuel/2318,2319', body: FUEL, reads: ['data.[].id'] },
    { method: 'GET', path: '/fuel/create', reads: ['data.related.equipment'] },
    { method: 'GET', path: '/fuel/2318/edit', reads: ['data.id', 'data.related.us_states'] },
    { method: 'DELETE', path: '/fuel', body: { ids: ['2319'] }, reads: ['data'] },
    { method: 'DELETE', path: '/fuel/2320', reads: ['data'] },
    { method: 'GET', path: '/rates/1', reads: ['data.id'] },
    {
      method: 'POST',
      path: '/equipment',
      body: { unit: 'NEW-1' },
      status: 201,
      reads: ['data.id', 'data.active'],
    },
    { method: 'GET', path: '/equipment/7', reads: ['data.unit'] },
    { method: 'PUT', path: '/equipment/7', body: { unit: 'T-7', active: 1 }, reads: ['data.unit'] },
    { method: 'GET', path: '/equipment/create', reads: ['data.active'] },
    { method: 'GET', path: '/equipment/7/edit', reads: ['data.unit', 'data.related'] },
    { method: 'DELETE', path: '/equipment/8', reads: ['data'] },
    {
      method: 'POST',
      path: '/emails',
      body: {
        to: 'a@example.com',
        cc: '',
        bcc: '',
        subject: 's',
        body: 'b',
        tmpl_name: '',
        options: { statement_id: '' },
        attachments: [],
      },
      status: 201,
      reads: ['message', 'data.id'],
    },
    { method: 'GET', path: '/emails/5', reads: ['data.subject'] },
    { method: 'GET', path: '/emails/create', reads: ['data.templates'] },
    { method: 'GET', path: '/emails/5/edit', reads: ['data.email.subject', 'data.templates'] },
    {
      method: 'POST',
      path: '/emails/attachments',
      form: { file: 'permit.txt' },
      status: 201,
      reads: ['data.alias', 'data.file_name', 'data.file_size', 'data.url'],
    },
    { method: 'DELETE', path: '/emails/6', reads: ['message'] },
    { method: 'GET', path: '/reports?q=20263&type=pdf' },
    { method: 'GET', path: '/reports?q=20263&type=excel' },
    {
      method: 'GET',
      path: '/reports/list-data',
      reads: ['data.quarters.[].id', 'data.quarters.[].value', 'data.equipment'],
    },
    { method: 'GET', path: '/rates/list-data', reads: ['years', 'quarters.[].id', 'quarters.[].value'] },
    { method: 'GET', path: '/demo-rates', as: 'nobody', reads: LIST },
    { method: 'GET', path: '/demo-rates/2026', as: 'nobody', reads: LIST },
    { method: 'GET', path: '/demo-rates/2026/3', as: 'nobody', reads: LIST },
    { method: 'GET', path: '/demo-rates/filter-data', as: 'nobody', reads: ['years', 'quarters'] },
  ],
  'Support and content': [
    {
      method: 'POST',
      path: '/support/limits-upgrade',
      body: { userRoleId: 1, expectedFeatureIds: [1], fleetSize: 2, comment: '' },
      status: 201,
      reads: ['message'],
    },
    {
      method: 'POST',
      path: '/training',
      body: { name: 'D', phone: '3125550142', datetime: '2026-12-01 14:30:00', comment: '' },
      status: 201,
      reads: ['message'],
    },
    {
      method: 'POST',
      path: '/support/training',
      body: { name: 'D', phone: '3125550142', datetime: '2026-12-01 14:30:00', comment: '' },
      status: 201,
      reads: ['message'],
    },
    {
      method: 'POST',
      path: '/support/send-email',
      body: { subject: 's', body: 'b' },
      status: 201,
      reads: ['message'],
    },
    { method: 'GET', path: '/tutorials', as: 'nobody', reads: ['data.[].id'] },
    { method: 'GET', path: '/tutorials/view/9', as: 'nobody', reads: ['data.content'] },
    { method: 'GET', path: '/tutorials/view/9/update', reads: ['data.viewed'] },
    { method: 'GET', path: '/tutorials/view/9/counter', as: 'nobody', reads: ['data.counter'] },
    {
      method: 'GET',
      path: '/features',
      as: 'nobody',
      reads: [
        'data.[].title',
        'data.[].short_description',
        'data.[].description',
        'data.[].youtube_video_id',
      ],
    },
    { method: 'GET', path: '/features/view/1', as: 'nobody', reads: ['data.title'] },
  ],
  'Front page calculator': [
    {
      method: 'POST',
      path: '/calc/stops/tabl3x',
      as: 'nobody',
      body: { stops: ROUTE },
      reads: [
        'id',
        'status',
        'info.quarter',
        'info.year',
        'warnings',
        'trip.distance',
        'trip.display_distance',
        'trip.state_mileages.[].state',
        'trip.state_mileages.[].distance',
      ],
    },
    { method: 'POST', path: '/calc/check-status/tabl3x', as: 'nobody', reads: ['status'] },
    {
      method: 'POST',
      path: '/calc/run/tabl3x',
      as: 'nobody',
      body: {
        fuel_purchases: [
          { state: 'TX', fuel_units: 30 },
          { state: 'OK', fuel_units: 'x' },
        ],
      },
      reads: ['info.quarter', 'data.[].state', 'data.[].tax_amount', 'totals.fuel_taxable'],
    },
    { method: 'GET', path: '/calc/trip/tabl3x/points', as: 'nobody', reads: ['data.points', 'data.routes'] },
    { method: 'GET', path: '/calc/form-data', as: 'nobody', reads: ['data.us_states.[].id'] },
    { method: 'GET', path: '/calc/geo/search?term=chicago', as: 'nobody', reads: ['data.[].city'] },
    { method: 'GET', path: '/calc/geo/address?term=Chicago,+IL', as: 'nobody', reads: ['data.[].city'] },
    { method: 'GET', path: '/calc/geo/zip/find?term=60601', as: 'nobody', reads: ['data.[].zip'] },
  ],
  'Extraction module and service': [
    { method: 'POST', path: `${MODULE}/activate`, reads: ['service_activated', 'service_url'] },
    {
      method: 'GET',
      path: `${MODULE}/get-token`,
      reads: ['service_token', 'service_url', 'service_activated'],
    },
    { method: 'GET', path: `${MODULE}/check-activation`, reads: ['service_url', 'service_activated'] },
    {
      method: 'POST',
      path: `${MODULE}/store-data-batch`,
      body: { extracted_data: [{ a: 1 }] },
      status: 201,
      reads: ['id'],
    },
    { method: 'GET', path: `${MODULE}/get-data-batch/${BATCH}`, reads: ['extracted_data'] },
    { method: 'GET', path: '/auth/user', reads: ['id'] },
    {
      method: 'POST',
      path: '/upload-multi',
      form: { 'files[]': PDF },
      status: 201,
      reads: [
        'files.[].id',
        'files.[].url',
        'files.[].title',
        'files.[].processing_status',
        'files.[].display_processing_status',
        'files.[].extracted_data_id',
        'files.[].trip_id',
      ],
    },
    { method: 'GET', path: `/service-task/${TASK}/check`, reads: ['status', 'meta'] },
    { method: 'GET', path: `/extracted-data-items/${DOCUMENT}`, reads: ['post_results.extracted_points'] },
    { method: 'POST', path: '/extract-multi', body: { files: [{ id: DOCUMENT }] }, reads: ['alias'] },
  ],
  Billing: [
    { method: 'GET', path: '/account/billing/key', reads: ['stripeKey'] },
    {
      method: 'GET',
      path: '/account/billing',
      reads: [
        'packages.[].id',
        'packages.[].price',
        'subscription.id',
        'subscription.package_id',
        'subscription.invoices',
        'used',
      ],
    },
    {
      method: 'POST',
      path: '/account/billing/subscription/coupon',
      body: { coupon_code: 'NOSUCH' },
      status: 422,
      reads: ['message', 'errors.coupon_code.[]'],
    },
    {
      method: 'POST',
      path: '/account/billing/card',
      body: { stripe_token: 'tok_chargeDeclined' },
      status: 422,
      reads: ['error'],
    },
    {
      method: 'POST',
      path: '/account/billing/card',
      body: { stripe_token: 'tok_visa' },
      status: 201,
      reads: [
        'payment_methods.[].stripe_id',
        'payment_methods.[].display_title',
        'payment_methods.[].default',
      ],
    },
    {
      method: 'PUT',
      path: '/account/billing/card/:card',
      body: { data: { default: true } },
      reads: ['payment_methods'],
    },
    {
      method: 'PUT',
      path: '/account/billing/subscription/free',
      body: { plan_id: 'ic_basic', stripe_id: ':card', stripe_token: '', coupon_id: '' },
      reads: ['subscription.id', 'subscription.status', 'subscription.latest_invoice.hosted_invoice_url'],
    },
    {
      method: 'PUT',
      path: '/account/billing/subscription/:subscription/cancel',
      reads: ['subscription.cancel_at_period_end'],
    },
    { method: 'DELETE', path: '/account/billing/card/pm_none', status: 404, reads: ['message'] },
  ],
};

/** Whether the answer has a name such as data.[].state. */
function has(value: unknown, [name, ...rest]: string[]): boolean {
  if (name === undefined) return true;
  if (name === '[]') return Array.isArray(value) && value.length > 0 && has(value[0], rest);
  return (
    typeof value === 'object' &&
    value !== null &&
    name in value &&
    has((value as Record<string, unknown>)[name], rest)
  );
}

const known: Record<string, string> = {};

async function send(line: Line, base: string): Promise<Response> {
  const token =
    line.as === 'nobody'
      ? null
      : line.as === 'session'
        ? world.dana.bearer.Authorization.slice(7)
        : world.token;
  const filled = (text: string) =>
    text.replace(/:(card|subscription)\b/g, (_all, name: string) => known[name] ?? '');
  const headers: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {};
  let body: BodyInit | undefined;
  if (line.form) {
    const form = new FormData();
    for (const [name, file] of Object.entries(line.form))
      form.append(
        name,
        new Blob(
          [
            file.endsWith('.pdf')
              ? '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF'
              : 'words',
          ],
          { type: file.endsWith('.pdf') ? 'application/pdf' : 'text/plain' },
        ),
        file,
      );
    body = form;
  } else if (line.body !== undefined) {
    headers['Content-Type'] = 'application/json';
    body = filled(JSON.stringify(line.body));
  }
  return fetch(`${app.origin}${base}${filled(line.path)}`, {
    method: line.method,
    redirect: 'manual',
    headers,
    ...(body === undefined ? {} : { body }),
  });
}

describe.each(Object.entries(TABLE))('section 7, %s', (_part, lines) => {
  // One after the other: a line uses what the line before has made.
  it.each(lines)('$method /api$path $status', async (line) => {
    const response = await send(line, '/api');
    const text = await response.text();
    expect(response.status, text.slice(0, 300)).toBe(line.status ?? 200);
    if (!line.reads) return;
    const answer: unknown = JSON.parse(text);
    const missing = (told: unknown) => (line.reads ?? []).filter((name) => !has(told, name.split('.')));
    // The miles of a trip that was made just now may come after its answer.
    const isMade = line.method === 'POST' && line.path === '/trip';
    if (isMade && missing(answer).length > 0) {
      const { id } = (answer as { data: { id: string } }).data;
      const path = `/trip/${id}`;
      await expect
        .poll(async () => missing(await (await send({ method: 'GET', path }, '/api')).json()))
        .toEqual([]);
    } else expect(missing(answer)).toEqual([]);
    const { id, subscription } = answer as { id?: string; subscription?: { id: string } };
    if (line.path === '/account/billing/card' && id) known['card'] = id;
    if (subscription) known['subscription'] = subscription.id;
  });
});

it('answers under /mileage/api the same as under /api', async () => {
  for (const path of [
    '/user',
    '/trip/list-data',
    '/equipment',
    '/rates/list-data',
    '/account/billing/key',
    '/calc/form-data',
  ]) {
    const [short, long] = await Promise.all([
      send({ method: 'GET', path }, '/api'),
      send({ method: 'GET', path }, '/mileage/api'),
    ]);
    expect([short.status, long.status], path).toEqual([200, 200]);
    expect(await short.text(), path).toBe(await long.text());
  }
});

it('tells clients what to do next where the specification says so', async () => {
  const trip = await world.call('POST', '/trip', {
    body: { equipment_id: 7, date: '2026-08-05', route: ROUTE },
  });
  expect(trip.headers.get('x-ui-commands')).toBe('REFRESH_USER,SET_QUARTER');
  expect(((await trip.json()) as { data: { current_quarter: number } }).data.current_quarter).toBe(20263);
  const limited = await world.call('POST', '/trip', {
    token: world.ottoToken,
    body: { date: '2026-08-05', route: Array.from({ length: 6 }, (_, index) => ROUTE[index % 2]) },
  });
  expect(limited.status).toBe(422);
  expect(limited.headers.get('x-ui-commands')).toBe('REFRESH_USER,SHOW_UPGRADE_MODAL');
  expect(((await limited.json()) as { message: string }).message).toContain('limit');
});

describe('the registry', () => {
  it('stands for exactly the routes there are', () => {
    const shape = (pattern: string) => pattern.replace(/:\w+|\{\w+\}/g, ':');
    const routes = productRoutes().filter(({ isApi, pattern }) => isApi && pattern !== '/mileage/api/*');
    const registered = new Set(operations.map(({ path }) => shape(`/mileage/api${path}`)));
    expect([...registered].sort()).toEqual(routes.map(({ pattern }) => shape(pattern)).sort());
  });

  it('has every line of the table', () => {
    const matches = ({ method, path }: Line) =>
      operations.some(
        (operation) =>
          operation.method === method &&
          new RegExp(`^${operation.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(path.split('?')[0] ?? ''),
      );
    expect(
      Object.values(TABLE)
        .flat()
        .filter((line) => !matches(line)),
    ).toEqual([]);
  });
});

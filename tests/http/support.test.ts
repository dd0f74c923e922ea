import { describe, expect, it } from 'vitest';
import { startApp } from '../factories/app';
import { signedIn } from '../factories/signed-in';
import { Visitor } from '../factories/visitor';

const app = await startApp();

const daysFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const soon = daysFromNow(10);

const post = (path: string, body: unknown, headers: Record<string, string>) =>
  fetch(app.origin + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
const survey = {
  userRoleId: 2,
  expectedFeatureIds: [1, 4, 4],
  fleetSize: 3,
  comment: 'Two more trucks in spring',
};
const userOf = async (headers: Record<string, string>) =>
  ((await (await fetch(`${app.origin}/api/user`, { headers })).json()) as { user: Record<string, unknown> })
    .user;

describe('the limits survey', () => {
  it('is filled in without a script, thanks, shows the request with its status and takes the offer away', async () => {
    const dana = await signedIn(app);
    expect((await userOf(dana.bearer))['hasUpgradeFreeLimitsOffer']).toBe(true);
    const form = await dana.visitor.get('/mileage/support/limits');
    expect(form.html.match(/name="userRoleId"/g)).toHaveLength(5);
    expect(form.html.match(/name="expectedFeatureIds"/g)).toHaveLength(6);
    const done = await dana.visitor.post('/mileage/support/limits', [
      ['userRoleId', '100'],
      ['expectedFeatureIds', '1'],
      ['expectedFeatureIds', '2'],
      ['fleetSize', '1,200'],
      ['comment', '<script>alert(1)</script>'],
    ]);
    expect(done.url).toBe('/mileage/support');
    expect(done.html.includes('Thanks for submitting the form!')).toBe(true);
    expect(done.html.includes('Received')).toBe(true);
    expect(done.html.includes('1200')).toBe(true);
    expect(done.html.includes('<script>alert(1)')).toBe(false);
    expect(done.html.includes('&lt;script&gt;')).toBe(true);
    expect((await userOf(dana.bearer))['hasUpgradeFreeLimitsOffer']).toBe(false);
    const again = await dana.visitor.post('/mileage/support/limits', { userRoleId: '1', fleetSize: '2' });
    expect(again.status).toBe(409);
    expect(again.html.includes('We already have your request')).toBe(true);
  });

  it('comes back with what was typed and says what is missing', async () => {
    const dana = await signedIn(app);
    const page = await dana.visitor.post('/mileage/support/limits', {
      expectedFeatureIds: '5',
      fleetSize: 'many',
      comment: 'Hello & goodbye',
    });
    expect(page.status).toBe(422);
    expect(page.html.includes('<title>Error: ')).toBe(true);
    expect(page.html.includes('Choose what describes you best')).toBe(true);
    expect(page.html.includes('Enter the number of trucks, 1 or more')).toBe(true);
    expect(page.html.includes('value="many"')).toBe(true);
    expect(page.html.includes('Hello &amp; goodbye')).toBe(true);
    expect(/id="feature-5"[^>]*checked/.test(page.html)).toBe(true);
  });

  it('is a call: 201, REFRESH_USER, one request a carrier; a paid plan has no need', async () => {
    const dana = await signedIn(app);
    const first = await post('/api/support/limits-upgrade', survey, dana.bearer);
    expect(first.status).toBe(201);
    expect(first.headers.get('x-ui-commands')).toBe('REFRESH_USER');
    expect(await first.json()).toMatchObject({ message: 'Thanks for submitting the form!' });
    const editor = await signedIn(app, { carrierId: dana.carrierId, role: 'editor' });
    expect((await post('/api/support/limits-upgrade', survey, editor.bearer)).status).toBe(409);
    const own = (await (await fetch(`${app.origin}/api/support`, { headers: dana.bearer })).json()) as {
      data: object[];
    };
    expect(own.data).toMatchObject([
      { kind: 'limits', status: 'open', userRoleId: 2, expectedFeatureIds: [1, 4], fleetSize: 3 },
    ]);
    const theirs = (await (await fetch(`${app.origin}/api/support`, { headers: editor.bearer })).json()) as {
      data: object[];
    };
    expect(theirs.data).toEqual([]);
    const paid = await signedIn(app, { planPackageId: 'ic_basic' });
    expect((await post('/api/support/limits-upgrade', survey, paid.bearer)).status).toBe(409);
    const viewer = await signedIn(app, { role: 'viewer' });
    expect((await post('/api/support/limits-upgrade', survey, viewer.bearer)).status).toBe(403);
    expect((await post('/api/support/limits-upgrade', survey, {})).status).toBe(401);
  });

  it.each([
    [{ ...survey, userRoleId: 5 }, 'userRoleId'],
    [{ ...survey, expectedFeatureIds: [7] }, 'expectedFeatureIds.0'],
    [{ ...survey, fleetSize: 0 }, 'fleetSize'],
    [{ ...survey, fleetSize: 1.5 }, 'fleetSize'],
    [{ ...survey, comment: 'x'.repeat(2001) }, 'comment'],
    [{}, 'userRoleId'],
  ])('refuses %j by its field', async (body, field) => {
    const dana = await signedIn(app);
    const response = await post('/api/support/limits-upgrade', body, dana.bearer);
    expect(response.status).toBe(422);
    expect(Object.keys(((await response.json()) as { errors: object }).errors)).toContain(field);
  });
});

describe('the training request', () => {
  it('takes the phone as digits, the time in the carrier’s zone, and mails a calendar file', async () => {
    const dana = await signedIn(app, { timeZone: 'America/Phoenix', name: 'Dana "D" Driver' });
    const done = await dana.visitor.post('/mileage/support/training', {
      name: 'Dana',
      phone: '+1 (312) 555-0142',
      date: soon,
      time: '02:30 pm',
      comment: '',
    });
    expect(done.url).toBe('/mileage/support');
    expect(done.html.includes('at 2:30 PM MST')).toBe(true);
    expect(done.html.includes('(312) 555-0142')).toBe(true);
    const [request] = await dana.db.supportRequest.findMany({ where: { userId: dana.userId } });
    expect(request?.fields).toMatchObject({
      phone: '3125550142',
      datetime: `${soon} 14:30:00`,
      startsAt: `${soon}T21:30:00.000Z`,
    });
    expect((await userOf(dana.bearer))['hasOnboardingRequest']).toBe(false);
    const mails = await dana.db.mailMessage.findMany({
      where: { params: { path: ['requestId'], equals: request?.id ?? '' } },
      orderBy: { kind: 'asc' },
    });
    expect(mails.map(({ kind, toAddress }) => [kind, toAddress])).toEqual([
      ['support-received', dana.email],
      ['support-request', 'support@stateline.example'],
    ]);
  });

  it.each(['/api/training', '/api/support/training'])('is the call %s', async (path) => {
    const dana = await signedIn(app);
    const response = await post(
      path,
      { name: 'Dana', phone: '3125550142', datetime: `${soon} 09:00:00`, comment: 'Reports' },
      dana.bearer,
    );
    expect(response.status).toBe(201);
  });

  it.each([
    [{ phone: '12345' }, 'phone'],
    [{ phone: '0125550142' }, 'phone'],
    [{ datetime: `${daysFromNow(-2)} 08:59:00` }, 'datetime'],
    [{ datetime: `${daysFromNow(95)} 09:00:00` }, 'datetime'],
    [{ datetime: '2026-02-30 09:00:00' }, 'datetime'],
    [{ datetime: `${soon} 13:00 PM` }, 'datetime'],
    [{ datetime: '' }, 'datetime'],
    [{ name: ' ' }, 'name'],
    [{ name: 'x'.repeat(121) }, 'name'],
  ])('refuses %j by its field', async (change, field) => {
    const dana = await signedIn(app);
    const response = await post(
      '/api/training',
      { name: 'Dana', phone: '3125550142', datetime: `${soon} 09:00:00`, ...change },
      dana.bearer,
    );
    expect(response.status).toBe(422);
    expect(Object.keys(((await response.json()) as { errors: object }).errors)).toContain(field);
  });
});

describe('a message to support', () => {
  const send = (
    fields: Record<string, string>,
    files: [string, Uint8Array][],
    headers: Record<string, string>,
    path = '/api/support/send-email',
  ) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    for (const [name, bytes] of files)
      form.append('files[]', new Blob([new Uint8Array(bytes)], { type: 'text/html' }), name);
    return fetch(app.origin + path, { method: 'POST', headers, body: form });
  };

  it('goes with its files, which only the sender opens, as downloads', async () => {
    const dana = await signedIn(app);
    const response = await send(
      { subject: 'Miles look wrong', message: 'Ohio is missing' },
      [['../../shot<1>.html', new TextEncoder().encode('<script>alert(1)</script>')]],
      dana.bearer,
    );
    expect(response.status).toBe(201);
    const page = await dana.visitor.get('/mileage/support');
    expect(page.html.includes('Ohio is missing')).toBe(true);
    const href = /href="(\/mileage\/attachments\/[0-9a-f-]+)">shot1.html</.exec(page.html)?.[1] ?? '';
    const file = await dana.visitor.get(href);
    expect(file.headers.get('content-type')).toBe('application/octet-stream');
    expect(file.headers.get('content-disposition')).toContain('attachment; filename="shot1.html"');
    const other = await signedIn(app, { carrierId: dana.carrierId });
    expect((await other.visitor.get(href)).status).toBe(404);
    expect((await new Visitor(app.origin).get(href)).url).toContain('/mileage/login');
  });

  it('refuses files over 10 MB, programs, empty ones and too many, and keeps nothing', async () => {
    const dana = await signedIn(app);
    const fields = { subject: 'a', message: 'b' };
    const bytes = (size: number) => new Uint8Array(size).fill(65);
    const messageOf = async (files: [string, Uint8Array][]) =>
      ((await (await send(fields, files, dana.bearer)).json()) as { message: string }).message;
    expect(await messageOf([['big.pdf', bytes(10_485_761)]])).toBe('The file cannot exceed 10 MB');
    expect(await messageOf([['run.exe', bytes(10)]])).toContain('is a program');
    expect(await messageOf([['none.txt', bytes(0)]])).toBe('none.txt is empty');
    expect(await messageOf(Array.from({ length: 4 }, (_, index) => [`${index}.txt`, bytes(1)]))).toBe(
      'At most 3 files can go with a message',
    );
    expect(await dana.db.supportRequest.count({ where: { userId: dana.userId } })).toBe(0);
    expect(await dana.db.attachment.count({ where: { userId: dana.userId } })).toBe(0);
    const exact = await send(fields, [['exact.pdf', bytes(10_485_760)]], dana.bearer);
    expect(exact.status).toBe(201);
  });

  it('refuses line breaks in the subject and an empty message', async () => {
    const dana = await signedIn(app);
    const response = await post(
      '/api/support/send-email',
      { subject: 'a\r\nBcc: x@example.com', message: '' },
      dana.bearer,
    );
    expect(response.status).toBe(422);
    expect(Object.keys(((await response.json()) as { errors: object }).errors).sort()).toEqual([
      'message',
      'subject',
    ]);
  });
});

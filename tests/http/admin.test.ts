import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { HtmlValidate } from 'html-validate';
import { describe, expect, it } from 'vitest';
import type { RateRow } from '~/areas/rates/rules/rate-row';
import { startApp } from '../factories/app';
import { SESSION_COOKIE, signedIn } from '../factories/signed-in';
import { officialCsv, shippedRows } from '../fixtures/rates/official-layout';

const app = await startApp();
const root = await signedIn(app, { roles: ['admin'], name: 'Ada Admin' });

const PAGES = [
  'people',
  'billing',
  'carriers',
  'support',
  'support?show=decided',
  'rates',
  'rates/20263',
  'content',
  'content?kind=faq',
  'content/new',
  'jobs',
  'jobs?state=waiting',
  'mail',
  'log',
  'system',
];
const survey = { userRoleId: 2, expectedFeatureIds: [1], fleetSize: 3 };
const ask = async (headers: Record<string, string>) => {
  const response = await fetch(`${app.origin}/api/support/limits-upgrade`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(survey),
  });
  return ((await response.json()) as { data: { id: string } }).data.id;
};

describe('the administration', () => {
  it('is closed to everybody else, page by page and act by act', async () => {
    const dana = await signedIn(app);
    for (const page of PAGES)
      expect((await dana.visitor.get(`/mileage/admin/${page}`)).status, page).toBe(403);
    expect(
      (await dana.visitor.post(`/mileage/admin/people/${root.userId}`, { intent: 'disable', reason: 'x' }))
        .status,
    ).toBe(403);
    expect(
      (await dana.visitor.post(`/mileage/admin/carriers/${dana.carrierId}`, { doubled: '1' })).status,
    ).toBe(403);
    expect(
      await dana.db.carrier.findUnique({ where: { id: dana.carrierId }, select: { freeLimitDoubled: true } }),
    ).toEqual({ freeLimitDoubled: false });
    expect(await dana.db.adminAction.count()).toBe(0);
  });

  it('has pages that are valid HTML', async () => {
    const validator = new HtmlValidate({
      extends: ['html-validate:standard', 'html-validate:a11y'],
      rules: { 'long-title': 'off', 'require-sri': 'off' },
    });
    for (const page of [...PAGES, `people/${root.userId}`, `carriers/${root.carrierId}`]) {
      const { status, html } = await root.visitor.get(`/mileage/admin/${page}`);
      expect(status, page).toBe(200);
      const { results } = await validator.validateString(html);
      expect(
        results.flatMap(({ messages }) =>
          messages.map(({ ruleId, message }) => `${page}: ${ruleId}: ${message}`),
        ),
      ).toEqual([]);
    }
  });

  it('answers 404 for ids that are not there', async () => {
    const none = '0190a1b2-0000-7000-8000-000000000000';
    for (const page of [
      `people/${none}`,
      'people/x',
      `carriers/${none}`,
      `support/${none}`,
      'rates/20191',
      `rates/files/${none}`,
      'content/999999',
    ]) {
      expect((await root.visitor.get(`/mileage/admin/${page}`)).status, page).toBe(404);
    }
  });
});

describe('people', () => {
  it('are found, disabled with a reason, signed out everywhere, and enabled again', async () => {
    const dana = await signedIn(app, { name: 'Dana Unique-Name' });
    expect((await root.visitor.get('/mileage/admin/people?q=unique-name')).html.includes(dana.email)).toBe(
      true,
    );
    const page = `/mileage/admin/people/${dana.userId}`;
    expect((await root.visitor.post(page, { intent: 'disable', reason: '' })).status).toBe(422);
    expect(
      (await root.visitor.post(page, { intent: 'disable', reason: 'Chargeback <b>fraud</b>' })).html.includes(
        'disabled and signed out',
      ),
    ).toBe(true);
    expect((await fetch(`${app.origin}/api/user`, { headers: dana.bearer })).status).toBe(401);
    expect((await dana.visitor.get('/mileage/equipment')).url).toContain('/mileage/login');
    expect((await root.visitor.post(page, { intent: 'disable', reason: 'again' })).status).toBe(409);
    await root.visitor.post(page, { intent: 'enable', reason: 'Cleared' });
    expect((await dana.db.user.findUnique({ where: { id: dana.userId } }))?.disabledAt).toBeNull();
    const log = await root.visitor.get('/mileage/admin/log?q=person.disable');
    expect(log.html.includes('Chargeback &lt;b&gt;fraud&lt;/b&gt;')).toBe(true);
    expect(
      (await root.visitor.post(`/mileage/admin/people/${root.userId}`, { intent: 'disable', reason: 'me' }))
        .status,
    ).toBe(409);
  });

  it('can be looked at with a banner, for an hour, on the record, and never as another administrator', async () => {
    const ada = await signedIn(app, { roles: ['admin'] });
    const dana = await signedIn(app, { name: 'Dana Looked-At' });
    const own = ada.visitor.cookies.get(SESSION_COOKIE);
    const seen = await ada.visitor.post(`/mileage/admin/people/${dana.userId}`, {
      intent: 'sign-in-as',
      reason: 'Ticket 12',
    });
    expect(seen.url).toContain('/mileage/trips-fuel');
    expect(seen.html.includes('You are looking at the product as Dana Looked-At.')).toBe(true);
    expect((await ada.visitor.get('/mileage/admin/people')).status).toBe(403);
    const session = await dana.db.session.findFirst({
      where: { userId: dana.userId, impersonatorId: ada.userId },
    });
    expect(session?.authenticatedAt.getTime()).toBe(0);
    expect((session?.expiresAt.getTime() ?? 0) - Date.now()).toBeLessThan(3_601_000);
    const back = await ada.visitor.post('/mileage/impersonation/end', {});
    expect(back.url).toBe('/mileage/admin/people');
    expect(ada.visitor.cookies.get(SESSION_COOKIE)).toBe(own);
    expect(
      (await dana.db.session.findUnique({ where: { id: session?.id ?? '' } }))?.revokedAt,
    ).not.toBeNull();
    const acts = await dana.db.adminAction.findMany({
      where: { subjectId: dana.userId },
      orderBy: { id: 'asc' },
    });
    expect(acts.map(({ action, adminEmail }) => [action, adminEmail])).toEqual([
      ['person.sign-in-as', ada.email],
      ['person.sign-in-as-end', ada.email],
    ]);
    // The person hears of it, with the reason.
    const notice = await dana.db.mailMessage.findFirst({
      where: { userId: dana.userId, kind: 'security-notice' },
    });
    expect(notice?.params).toMatchObject({ event: 'support-signed-in', detail: 'Ticket 12' });
    const other = await ada.visitor.post(`/mileage/admin/people/${root.userId}`, {
      intent: 'sign-in-as',
      reason: 'x',
    });
    expect(other.status).toBe(403);
    // Someone's own session cannot be ended as if it were a look.
    const cookie = dana.visitor.cookies.get(SESSION_COOKIE);
    await dana.visitor.post('/mileage/impersonation/end', {});
    expect(dana.visitor.cookies.get(SESSION_COOKIE)).toBe(cookie);
  });
});

describe('the support queue', () => {
  it('grants doubled limits: at once, by mail, on the record; two deciders do not overwrite each other', async () => {
    const dana = await signedIn(app);
    const id = await ask(dana.bearer);
    const page = `/mileage/admin/support/${id}`;
    expect((await root.visitor.get('/mileage/admin/support')).html.includes(page)).toBe(true);
    expect((await root.visitor.post(page, { status: 'done', answer: '', revision: '1' })).status).toBe(422);
    expect((await root.visitor.post(page, { status: 'declined', answer: '', revision: '1' })).status).toBe(
      422,
    );
    await root.visitor.post(page, { status: 'granted', answer: 'Good luck on the road.', revision: '1' });
    expect(
      await dana.db.carrier.findUnique({ where: { id: dana.carrierId }, select: { freeLimitDoubled: true } }),
    ).toEqual({ freeLimitDoubled: true });
    expect((await root.visitor.post(page, { status: 'declined', answer: 'No', revision: '1' })).status).toBe(
      409,
    );
    const mail = await dana.db.mailMessage.findFirst({
      where: { kind: 'support-answer', toAddress: dana.email },
    });
    expect(mail?.params).toMatchObject({
      status: 'granted',
      answer: 'Good luck on the road.',
      granted: '20 trips in 30 days and 10 stops a trip',
    });
    const own = await dana.visitor.get('/mileage/support');
    expect(own.html.includes('Granted')).toBe(true);
    expect(own.html.includes('Good luck on the road.')).toBe(true);
    expect(await dana.db.adminAction.count({ where: { subjectId: id } })).toBe(1);
  });
});

describe('the log', () => {
  it('only grows: the database refuses to change, remove or empty it', async () => {
    const { db } = root;
    await db.adminAction.create({
      data: {
        adminId: root.userId,
        adminEmail: root.email,
        action: 'test',
        subjectType: 'x',
        subjectId: 'x',
        summary: 'x',
      },
    });
    await expect(db.$executeRaw`UPDATE admin_action SET summary = 'y'`).rejects.toThrow('append-only');
    await expect(db.$executeRaw`DELETE FROM admin_action`).rejects.toThrow('append-only');
    await expect(db.$executeRaw`TRUNCATE admin_action`).rejects.toThrow('append-only');
  });
});

describe('content', () => {
  it('is cleaned when it is saved, shown at once, kept from later releases, and not lost to two editors', async () => {
    const item = await root.db.contentItem.findFirstOrThrow({
      where: { kind: 'tutorial' },
      orderBy: { position: 'asc' },
    });
    const page = `/mileage/admin/content/${item.id}`;
    const fields = {
      title: 'Edited title',
      shortDescription: '',
      bodyHtml: '<p onclick="x()">Safe</p><script>alert(1)</script>',
      youtubeVideoId: '',
      position: '10',
      published: '1',
      revision: String(item.revision),
    };
    expect(
      (
        await root.visitor.post(page, {
          ...fields,
          title: '',
          bodyHtml: '<script>x</script>',
          position: '-1',
        })
      ).status,
    ).toBe(422);
    expect((await root.visitor.post(page, fields)).html.includes('The text is saved.')).toBe(true);
    const shown = await root.visitor.get(`/mileage/tutorials/${item.id}`);
    expect(shown.html.includes('<p>Safe</p>')).toBe(true);
    expect(shown.html.includes('alert(1)')).toBe(false);
    expect((await root.visitor.post(page, fields)).status).toBe(409);
    expect((await root.db.contentItem.findUnique({ where: { id: item.id } }))?.edition).toBeNull();
    const made = await root.visitor.post('/mileage/admin/content/new', {
      ...fields,
      kind: 'faq',
      slug: 'own-question',
    });
    expect(made.url).toMatch(/\/mileage\/admin\/content\/\d+$/);
    expect(
      (
        await root.visitor.post('/mileage/admin/content/new', {
          ...fields,
          kind: 'faq',
          slug: 'own-question',
        })
      ).status,
    ).toBe(422);
    expect((await root.visitor.get('/mileage/faq')).html.includes('id="faq-own-question"')).toBe(true);
  });
});

describe('jobs and mail', () => {
  it('a job that failed shows its reason and runs again', async () => {
    await root.db
      .$queryRaw`SELECT id::text FROM graphile_worker.add_job('calculateDemoRoute', '{"uid":"abcdef","revision":1}'::json, job_key => 'demo-route:abcdef', run_at => now() + interval '1 day', max_attempts => 4)`;
    await root.db
      .$executeRaw`UPDATE graphile_worker._private_jobs SET attempts = 4, last_error = 'the <i>road</i> is closed' WHERE run_at > now() + interval '12 hours'`;
    const page = await root.visitor.get('/mileage/admin/jobs');
    expect(page.html.includes('the &lt;i&gt;road&lt;/i&gt; is closed')).toBe(true);
    const id = /name="id" value="(\d+)"/.exec(page.html)?.[1] ?? '';
    expect(
      (await root.visitor.post('/mileage/admin/jobs', { id })).html.includes('The job runs again.'),
    ).toBe(true);
    expect((await root.visitor.post('/mileage/admin/jobs', { id: '99999999' })).status).toBe(409);
    expect((await root.visitor.post('/mileage/admin/jobs', { id: '1; DROP' })).status).toBe(404);
  });

  it('a message that came back is sent once more', async () => {
    const { id } = await root.db.mailMessage.create({
      data: {
        kind: 'already-registered',
        toAddress: 'back@example.com',
        toName: '',
        params: { name: 'B' },
        status: 'bounced',
        lastError: 'no such user',
      },
    });
    expect((await root.visitor.get('/mileage/admin/mail?status=bounced')).html.includes('no such user')).toBe(
      true,
    );
    expect(
      (await root.visitor.post('/mileage/admin/mail', { id })).html.includes('on its way once more'),
    ).toBe(true);
    expect(
      (await root.visitor.post('/mileage/admin/mail', { id: '0190a1b2-0000-7000-8000-000000000000' })).status,
    ).toBe(409);
  });
});

/** The row with another rate, in both currencies as the matrix would show it. */
const moved = (row: RateRow, tenThousandths: number): RateRow => {
  const [usd, cad] = [row.usd.rateTenThousandths ?? 0, row.cad.rateTenThousandths ?? 0];
  return {
    ...row,
    usd: { ...row.usd, rateTenThousandths: tenThousandths },
    cad: { ...row.cad, rateTenThousandths: Math.round((cad * tenThousandths) / usd) },
  };
};

describe('rates', () => {
  const upload = async (bytes: string, fields: Record<string, string>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append('file', new Blob([bytes]), 'matrix.csv');
    return fetch(`${app.origin}/mileage/admin/rates`, {
      method: 'POST',
      body: form,
      redirect: 'manual',
      headers: { Origin: app.origin, Cookie: `${root.cookie.name}=${root.cookie.value}` },
    });
  };

  it('a file that is none is shown with what is wrong and cannot be published', async () => {
    const answer = await upload('hello,world', { year: '2026', quarter: '3', matrixStatus: 'final' });
    expect(answer.status).toBe(303);
    const preview = await root.visitor.get(answer.headers.get('location') ?? '');
    expect(preview.html.includes('Blocks')).toBe(true);
    expect(preview.html.includes('This file cannot be published')).toBe(true);
    const before = await root.db.rateQuarter.findUnique({ where: { key: 20263 } });
    expect(
      (await root.visitor.post(preview.url, { revision: String(before?.revision), confirmed: '1' })).status,
    ).toBe(422);
    expect((await root.db.rateQuarter.findUnique({ where: { key: 20263 } }))?.revision).toBe(
      before?.revision,
    );
  });

  it('a missing file and a wrong year are said', async () => {
    const answer = await upload('x', { year: 'soon', quarter: '3', matrixStatus: 'final' });
    expect(answer.status).toBe(422);
    expect((await answer.text()).includes('Enter the year with four digits')).toBe(true);
  });

  it('an official file is read, shown with every change, published, put into force and rolled back, all in the log', async () => {
    const before = await root.db.rateQuarter.findUniqueOrThrow({ where: { key: 20262 } });
    const rate = async () =>
      Number(
        (
          await root.db.rate.findFirstOrThrow({
            where: { quarterKey: 20262, jurisdiction: 'TX', fuel: 'special_diesel' },
          })
        ).rateUsd,
      );
    const shipped = await rate();
    const rows = shippedRows('2026Q2').map((row) =>
      row.jurisdiction === 'TX' && row.fuel === 'special_diesel' ? moved(row, 2500) : row,
    );
    const sent = await upload(officialCsv({ year: 2026, quarter: 2 }, rows), {
      year: '2026',
      quarter: '2',
      matrixStatus: 'final',
    });
    const page = sent.headers.get('location') ?? '';
    expect((await root.visitor.get('/mileage/admin/rates')).html).toContain(page);
    const preview = await root.visitor.get(page);
    expect(preview.html).toContain('TX Special diesel');
    expect(preview.html).toContain('0.2500');
    expect(/<ul class="file-list">(.*?)<\/ul>/.exec(preview.html)?.[1]).not.toContain('Blocks');
    // Looking changes nothing; an old number publishes nothing.
    expect(await rate()).toBe(shipped);
    expect((await root.visitor.post(page, { revision: '0', confirmed: '1' })).status).toBe(409);
    const published = await root.visitor.post(page, { revision: String(before.revision), confirmed: '1' });
    expect(published.html).toContain('Published: ');
    expect(await rate()).toBe(0.25);
    expect((await root.visitor.get('/mileage/rates/2026/2')).html).toContain('0.2500');
    expect((await root.visitor.get('/mileage/admin/rates')).html).not.toContain(page);
    const back = await root.visitor.post('/mileage/admin/rates/20262', {
      to: String(before.revision),
      current: String(before.revision + 1),
    });
    expect(back.status).toBe(200);
    expect(await rate()).toBe(shipped);
    expect((await root.db.rateQuarter.findUniqueOrThrow({ where: { key: 20262 } })).revision).toBe(
      before.revision + 2,
    );
    const acts = await root.db.adminAction.findMany({
      where: { subjectType: 'rates' },
      orderBy: { id: 'asc' },
    });
    expect(acts.map(({ action }) => action)).toEqual(['rates.publish', 'rates.roll-back']);
  });
});

describe('payments', () => {
  it('are compared with the provider when the administration says so, once however often it is said', async () => {
    const page = await root.visitor.post('/mileage/admin/system', { intent: 'reconcile' });
    expect(page.html).toContain('The comparison with the payment provider has begun.');
    await root.visitor.post('/mileage/admin/system', { intent: 'reconcile' });
    expect(await root.db.adminAction.count({ where: { action: 'billing.reconcile' } })).toBe(2);
    for (
      let tries = 0;
      tries < 100 && !app.log.some(({ msg }) => msg === 'billing compared with the payment provider');
      tries++
    )
      await sleep(50);
    expect(app.log.some(({ msg }) => msg === 'billing compared with the payment provider')).toBe(true);
  });
});

describe('a carrier that is disabled', () => {
  it('is read by its people and changed by nobody, with the reason on every page and in a mail, until it is enabled', async () => {
    const owner = await signedIn(app, { legalName: 'Late Payer LLC' });
    const colleague = await signedIn(app, { carrierId: owner.carrierId, role: 'editor' });
    const page = `/mileage/admin/carriers/${owner.carrierId}`;
    const noReason = await root.visitor.post(page, { intent: 'disable', reason: ' ' });
    expect(noReason.status).toBe(422);
    expect(noReason.html).toContain('Say why: the people of the carrier read it.');
    expect(
      (await root.visitor.post(page, { intent: 'disable', reason: 'Chargeback of <March>' })).html,
    ).toContain('The carrier is disabled.');
    expect((await root.visitor.post(page, { intent: 'disable', reason: 'again' })).status).toBe(409);

    for (const { visitor, bearer } of [owner, colleague]) {
      const trips = await visitor.get('/mileage/trips-fuel');
      expect(trips.status).toBe(200);
      expect(trips.html).toContain('Late Payer LLC has been disabled.');
      expect(trips.html).toContain('Chargeback of &lt;March&gt;');
      const made = await fetch(`${app.origin}/mileage/api/equipment`, {
        method: 'POST',
        headers: { ...bearer, 'Content-Type': 'application/json' },
        body: JSON.stringify({ unit: 'T1' }),
      });
      expect(made.status).toBe(403);
    }
    expect(
      (await owner.visitor.post('/mileage/account/carrier', { legalName: 'Other', revision: '1' })).status,
    ).toBe(403);
    expect(await owner.db.equipment.count({ where: { carrierId: owner.carrierId } })).toBe(0);
    expect((await owner.visitor.get('/mileage/account/data')).status).toBe(200);
    const mails = await owner.db.mailMessage.findMany({
      where: { kind: 'carrier-state', carrierId: owner.carrierId },
    });
    expect(mails.map(({ toAddress }) => toAddress).sort()).toEqual([owner.email, colleague.email].sort());

    expect((await root.visitor.post(page, { intent: 'enable', reason: '' })).html).toContain(
      'The carrier is enabled.',
    );
    const made = await fetch(`${app.origin}/mileage/api/equipment`, {
      method: 'POST',
      headers: { ...owner.bearer, 'Content-Type': 'application/json' },
      body: JSON.stringify({ unit: 'T1', active: 1 }),
    });
    expect(made.status).toBe(201);
    expect((await owner.visitor.get('/mileage/trips-fuel')).html).not.toContain('has been disabled.');
    const acts = await owner.db.adminAction.findMany({
      where: { subjectId: owner.carrierId },
      orderBy: { id: 'asc' },
    });
    expect(acts.map(({ action }) => action)).toEqual(['carrier.disable', 'carrier.enable']);
  });
});

describe('the administrator’s role', () => {
  const grant = (...args: string[]) =>
    new Promise<{ code: number | null; words: string }>((resolve) => {
      const child = spawn(process.execPath, ['build/cli/admin-grant.js', ...args], {
        env: { ...process.env, DATABASE_URL: app.databaseUrl },
      });
      let words = '';
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (piece: Buffer) => (words += piece.toString()));
      child.on('exit', (code) => resolve({ code, words }));
    });

  it('is given and taken back on the command line, to confirmed addresses only, and written down', async () => {
    const person = await signedIn(app);
    const unproven = await signedIn(app, { emailVerified: false });
    expect((await person.visitor.get('/mileage/admin/people')).url).toBe('/mileage/403');
    expect(await grant(person.email.toUpperCase())).toEqual({
      code: 0,
      words: `${person.email} is an administrator now\n`.replace('now\n', 'now.\n'),
    });
    expect((await person.visitor.get('/mileage/admin/people')).status).toBe(200);
    expect((await grant(person.email)).words).toContain('already');
    expect((await grant(person.email, '--revoke')).code).toBe(0);
    expect((await person.visitor.get('/mileage/admin/people')).url).toBe('/mileage/403');
    expect((await grant(unproven.email)).code).toBe(1);
    expect((await grant('nobody@example.com')).words).toContain('No account has the address');
    expect((await grant()).words).toContain('usage');
    const acts = await person.db.adminAction.findMany({
      where: { subjectId: person.userId },
      orderBy: { id: 'asc' },
    });
    expect(acts.map(({ action, adminEmail }) => `${action} by ${adminEmail}`)).toEqual([
      'person.grant-admin by command line',
      'person.revoke-admin by command line',
    ]);
  });
});

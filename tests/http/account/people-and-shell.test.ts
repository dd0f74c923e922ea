import { describe, expect, it } from 'vitest';
import { argon2Keeper } from '~/platform/passwords/argon2.server';
import { sweepAccounts } from '~/areas/accounts/sweep-accounts.server';
import { startApp } from '../../factories/app';
import { testContext } from '../../factories/context';
import { linkIn, mailsOf } from '../../factories/mails';
import { rawHttp } from '../../factories/raw-http';
import { databaseOf, makeApiToken, signedIn } from '../../factories/signed-in';
import { Visitor } from '../../factories/visitor';

const app = await startApp();
const { prisma: db } = databaseOf(app.databaseUrl);
const { raw } = rawHttp(app.origin);
const mailTo = mailsOf(db);
const passwordHash = await argon2Keeper().hash('three blue trucks');

describe('inviting a colleague', () => {
  it('lets the invited address join, with or without an account, and nobody else', async () => {
    const owner = await signedIn(app, { legalName: 'Open Road LLC', name: 'Olga Owner' });
    const sent = await owner.visitor.post('/mileage/account/people', {
      intent: 'invite',
      email: 'joiner@example.com',
      role: 'editor',
    });
    expect(sent.html).toContain('We have sent an invitation to joiner@example.com.');
    const link = linkIn(await mailTo('joiner@example.com', 'invitation'), '/invitations/');

    const guest = new Visitor(app.origin);
    const page = await guest.get(link);
    expect(page.html).toContain('Join Open Road LLC');
    expect(page.html).toContain('Olga Owner');

    const stranger = await signedIn(app);
    const refused = await stranger.visitor.post(link, {});
    expect(refused.status).toBe(403);
    expect(
      await db.membership.count({ where: { userId: stranger.userId, carrierId: owner.carrierId } }),
    ).toBe(0);

    const registered = await guest.post('/mileage/register', {
      name: 'Jo',
      email: 'joiner@example.com',
      password: 'correct horse',
      password_confirmation: 'correct horse',
      to: link,
    });
    expect(registered.url).toBe(link);
    const joined = await guest.post(link, {});
    expect(joined.url).toBe('/mileage/trips-fuel');
    expect(joined.html).toContain('Open Road LLC');
    expect((await guest.post(link, {})).status).toBe(404);
    const people = await owner.visitor.get('/mileage/account/people');
    expect(people.html).toContain('joiner@example.com');
  });

  it('lets nobody in where who sent it owns the carrier no longer, and is listed no longer', async () => {
    for (const way of ['removed', 'no owner any more', 'disabled'] as const) {
      const email = `accomplice-${way.replaceAll(' ', '-')}@example.com`;
      const [former, owner] = await Promise.all([signedIn(app), signedIn(app)]);
      const membership = { carrierId: former.carrierId, userId: owner.userId };
      await db.membership.create({ data: { ...membership, role: 'owner' } });
      const token = await makeApiToken(db, membership);
      const listed = async () => {
        const headers = { Authorization: `Bearer ${token}` };
        return (await fetch(`${app.origin}/mileage/api/people`, { headers })).text();
      };
      await former.visitor.post('/mileage/account/people', { intent: 'invite', email, role: 'owner' });
      const link = linkIn(await mailTo(email, 'invitation'), '/invitations/');
      const guest = await signedIn(app, { email });
      expect([(await guest.visitor.get(link)).status, await listed()]).toEqual([
        200,
        expect.stringContaining(email),
      ]);
      const { userId } = former;
      if (way === 'removed') await db.membership.deleteMany({ where: { ...membership, userId } });
      else if (way === 'disabled')
        await db.user.update({ where: { id: userId }, data: { disabledAt: new Date() } });
      else await db.membership.updateMany({ where: { ...membership, userId }, data: { role: 'editor' } });
      expect((await guest.visitor.post(link, {})).status, way).toBe(404);
      expect(await db.membership.count({ where: { ...membership, userId: guest.userId } }), way).toBe(0);
      expect(await listed(), way).not.toContain(email);
    }
  });

  it('can be taken back', async () => {
    const owner = await signedIn(app);
    await owner.visitor.post('/mileage/account/people', {
      intent: 'invite',
      email: 'late-joiner@example.com',
      role: 'viewer',
    });
    const link = linkIn(await mailTo('late-joiner@example.com', 'invitation'), '/invitations/');
    const { id } = await db.invitation.findFirstOrThrow({ where: { email: 'late-joiner@example.com' } });
    await owner.visitor.post('/mileage/account/people', { intent: 'withdraw', invitationId: id });
    expect((await new Visitor(app.origin).get(link)).status).toBe(404);
  });

  it('never leaves a carrier without an owner', async () => {
    const owner = await signedIn(app);
    const page = await owner.visitor.post('/mileage/account/people', {
      intent: 'remove',
      userId: owner.userId,
    });
    expect(page.status).toBe(409);
    expect(page.html).toContain('A carrier needs an owner');
    expect(
      (
        await owner.visitor.post('/mileage/account/people', {
          intent: 'role',
          userId: owner.userId,
          role: 'viewer',
        })
      ).status,
    ).toBe(409);
    const second = await signedIn(app, { carrierId: owner.carrierId, role: 'owner' });
    const leave = (person: typeof owner) =>
      person.visitor.post('/mileage/account/people', { intent: 'remove', userId: person.userId });
    await Promise.all([leave(owner), leave(second)]);
    expect(await db.membership.count({ where: { carrierId: owner.carrierId, role: 'owner' } })).toBe(1);
  });

  it('ends a removed member’s tokens for the carrier', async () => {
    const owner = await signedIn(app);
    const editor = await signedIn(app, { carrierId: owner.carrierId, role: 'editor' });
    const page = await editor.visitor.post('/mileage/account/tokens', {
      intent: 'create',
      name: 'x',
      scope: 'write',
      days: '0',
    });
    const token = /slt_[\w-]{43}/.exec(page.html)?.[0] ?? '';
    await owner.visitor.post('/mileage/account/people', { intent: 'remove', userId: editor.userId });
    expect((await raw('/mileage/api/user', { headers: { Authorization: `Bearer ${token}` } })).status).toBe(
      401,
    );
  });
});

describe('a webhook of someone who is no longer with the carrier', () => {
  const add = async (person: Awaited<ReturnType<typeof signedIn>>, name: string) => {
    const page = await person.visitor.post('/mileage/account/webhooks', {
      url: `https://${name}.example.com/hook`,
      events: ['trip.created'],
    });
    expect(page.html).toContain('whsec_');
    return db.webhookEndpoint.findFirstOrThrow({
      where: { carrierId: person.carrierId, url: `https://${name}.example.com/hook` },
    });
  };
  const stateOf = (id: string) => db.webhookEndpoint.findFirstOrThrow({ where: { id } });

  it.each(['removed', 'left', 'erased'] as const)(
    'is off when they are gone, and the owners who stay are told: %s',
    async (way) => {
      const owner = await signedIn(app, { name: 'Olga Owner' });
      const former = await signedIn(app, { carrierId: owner.carrierId });
      const theirs = await add(former, `theirs-${way}`);
      const own = await add(owner, `own-${way}`);
      if (way === 'erased') {
        await db.user.update({ where: { id: former.userId }, data: { deleteAfter: new Date(0) } });
        await sweepAccounts(testContext(former.system));
      } else {
        const page = await (way === 'left' ? former : owner).visitor.post('/mileage/account/people', {
          intent: 'remove',
          userId: former.userId,
        });
        if (way === 'removed') expect(page.html).toContain('Webhooks they added are off: see Webhooks.');
      }
      expect(await stateOf(theirs.id)).toMatchObject({
        active: false,
        disabledReason: 'The person who added this address no longer has access to this carrier.',
      });
      expect((await stateOf(own.id)).active).toBe(true);
      expect(await mailTo(owner.email, 'webhook-off')).toContain(`https://theirs-${way}.example.com/hook`);
      expect(await db.mailMessage.count({ where: { toAddress: former.email, kind: 'webhook-off' } })).toBe(0);

      const kept = await owner.visitor.post(`/mileage/account/webhooks/${theirs.id}`, { intent: 'on' });
      expect(kept.html).toContain('The webhook is on.');
    },
  );

  it('stays on where another owner has given it another address since', async () => {
    const owner = await signedIn(app);
    const former = await signedIn(app, { carrierId: owner.carrierId });
    const { id } = await add(former, 'first');
    await owner.visitor.post(`/mileage/account/webhooks/${id}`, {
      intent: 'save',
      url: 'https://second.example.com/hook',
      events: ['trip.created'],
    });
    await owner.visitor.post('/mileage/account/people', { intent: 'remove', userId: former.userId });
    expect(await stateOf(id)).toMatchObject({ active: true, url: 'https://second.example.com/hook' });
  });
});

describe('deleting the account', () => {
  it('asks twice, waits thirty days, and can be taken back on every page', async () => {
    const person = await signedIn(app, { passwordHash });
    const ask = (fields: Record<string, string>) =>
      person.visitor.post('/mileage/account/data', { intent: 'delete', ...fields });
    expect((await ask({ current_password: 'three blue trucks' })).html).toContain('Check the box');
    expect((await ask({ understood: '1', current_password: 'no' })).html).toContain(
      'not your current password',
    );
    const done = await ask({ understood: '1', current_password: 'three blue trucks' });
    expect(done.html).toContain('Your account will be deleted on');
    // There is no paid plan, so nothing is said of one; with one: tests/http/billing/leaving.test.ts
    const page = await person.visitor.get('/mileage/account/data');
    expect(page.html).toContain('It will be erased on');
    expect(page.html).not.toMatch(/paid plan|charging your card/);
    const user = await db.user.findUniqueOrThrow({ where: { id: person.userId } });
    expect(Math.round((user.deleteAfter!.getTime() - Date.now()) / 86_400_000)).toBe(30);
    expect((await person.visitor.get('/mileage/account')).html).toContain('Keep my account');
    await person.visitor.post('/mileage/account/data', { intent: 'keep-account' });
    expect((await db.user.findUniqueOrThrow({ where: { id: person.userId } })).deleteAfter).toBeNull();
  });

  it('first asks for another owner where others work on the carrier', async () => {
    const owner = await signedIn(app, { passwordHash });
    await signedIn(app, { carrierId: owner.carrierId, role: 'editor' });
    const page = await owner.visitor.post('/mileage/account/data', {
      intent: 'delete',
      understood: '1',
      current_password: 'three blue trucks',
    });
    expect(page.status).toBe(409);
    expect(page.html).toContain('make one of them an owner first');
  });
});

describe('the shell without JavaScript', () => {
  it('remembers the size of the navigation', async () => {
    const { visitor } = await signedIn(app);
    const page = await visitor.post('/mileage/navigation', { nav: 'min', to: '/mileage/account' });
    expect(page.url).toBe('/mileage/account');
    expect(page.html).toContain('Widen the navigation');
    expect(
      (await visitor.post('/mileage/navigation', { nav: 'full', to: 'https://evil.example' })).url,
    ).toMatch(/^\/mileage/);
  });

  it('has five entries, marks the current one, and holds account, billing and logout', async () => {
    const { visitor } = await signedIn(app, { name: 'Dana <Driver>' });
    const { html } = await visitor.get('/mileage/account');
    for (const text of [
      'Trips &amp; Fuel',
      'Reports',
      'IFTA Rates',
      'Equipment',
      'Account/Billing',
      'Logout',
      'Dana &lt;Driver&gt;',
    ])
      expect(html).toContain(text);
    expect(html.replace('<script src="/mileage/js/controls.js?v=1" defer></script>', '')).not.toContain(
      '<script',
    );
    expect(html).toMatch(/class="skip-link" href="#main"/);
  });

  it('is kept by no cache', async () => {
    const { visitor } = await signedIn(app);
    expect((await visitor.get('/mileage/account')).headers.get('cache-control')).toBe('private, no-store');
  });
});

import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { startApp } from '../../factories/app';
import { apiWorld, PASSWORD, type ApiWorld } from '../../factories/api-world';

/** A person with several carriers over the API: list, make, choose, change, and who else works there. */

const app = await startApp();
let world: ApiWorld;
beforeAll(async () => {
  world = await apiWorld(app);
});

interface Said {
  data: Record<string, unknown> & { id: string };
  access_token: string;
  message?: string;
  errors?: Record<string, string[]>;
}
interface Choice {
  id: string;
  name: string;
  role: string;
  current: boolean;
}

const send = async (method: string, path: string, token: string | null, body?: unknown) => {
  const answer = await world.call(method, path, { token, body });
  return { status: answer.status, said: (await answer.json()) as Said };
};
const signIn = (more: object = {}) =>
  send('POST', '/login', null, { email: 'dana@example.com', password: PASSWORD, ...more });
const listed = async (token: string): Promise<Choice[]> =>
  (await send('GET', '/carriers', token)).said.data as unknown as Choice[];

describe('carriers over the API', () => {
  it('are made, chosen and begun with at sign-in; records follow the choice', async () => {
    const { said } = await signIn();
    const token = said.access_token;
    const [first] = await listed(token);
    expect(first).toMatchObject({ role: 'owner', current: true });
    const made = await send('POST', '/carriers', token, { name: '  Second Line LLC ' });
    expect([made.status, made.said.data]).toMatchObject([
      201,
      { name: 'Second Line LLC', role: 'owner', current: true },
    ]);
    const second = made.said.data.id;
    expect((await send('GET', '/trip', token)).said.data).toEqual([]);
    expect((await listed(token)).filter(({ current }) => current).map(({ id }) => id)).toEqual([second]);
    const back = await send('POST', `/carriers/${first?.id ?? ''}/choice`, token);
    expect([back.status, back.said.data.id]).toEqual([200, first?.id]);
    expect((await send('GET', '/trip', token)).said.data).not.toEqual([]);

    const begun = await signIn({ carrier_id: second });
    expect(begun.status).toBe(200);
    expect((await listed(begun.said.access_token)).find(({ current }) => current)?.id).toBe(second);
  });

  it('of others are not found and not chosen, by sign-in either; no session is begun for it', async () => {
    const { said } = await signIn();
    const foreign = world.otto.carrierId;
    for (const id of [foreign, randomUUID(), 'x']) {
      expect((await send('POST', `/carriers/${id}/choice`, said.access_token)).status, id).toBe(404);
      const before = await world.db.session.count({ where: { userId: world.dana.userId } });
      const refused = await signIn({ carrier_id: id });
      expect([refused.status, refused.said.errors]).toEqual([
        422,
        { carrier_id: ['You do not work for this carrier.'] },
      ]);
      expect(await world.db.session.count({ where: { userId: world.dana.userId } })).toBe(before);
    }
    const wrong = await signIn({ password: 'something else', carrier_id: foreign });
    expect(Object.keys(wrong.said.errors ?? {})).not.toContain('carrier_id');
  });

  it('of a named token are that one, and it makes and chooses no other', async () => {
    const own = await listed(world.token);
    expect(own).toHaveLength(1);
    expect(own[0]).toMatchObject({ current: true });
    expect((await send('POST', '/carriers', world.token, { name: 'Third' })).status).toBe(403);
    expect((await send('POST', `/carriers/${own[0]?.id ?? ''}/choice`, world.token)).status).toBe(403);
  });

  it('need a name', async () => {
    const { said } = await signIn();
    const bad = await send('POST', '/carriers', said.access_token, { name: ' ' });
    expect([bad.status, bad.said.errors]).toEqual([422, { name: ['Legal name is required'] }]);
  });
});

describe('the profile', () => {
  it('says since when it holds its license, and takes it', async () => {
    expect((await send('GET', '/carrier', world.token)).said.data).toMatchObject({ licensed_since: null });
    const set = await send('PUT', '/carrier', world.token, { licensed_since: '2024-02-29' });
    expect([set.status, set.said.data['licensed_since']]).toEqual([200, '2024-02-29']);
    const kept = await send('PUT', '/carrier', world.token, { city: 'Tulsa' });
    expect([kept.status, kept.said.data['licensed_since']]).toEqual([200, '2024-02-29']);
    const wrong = await send('PUT', '/carrier', world.token, { licensed_since: '2025-02-29' });
    expect([wrong.status, Object.keys(wrong.said.errors ?? {})]).toEqual([422, ['licensed_since']]);
    const none = await send('PUT', '/carrier', world.token, { licensed_since: null });
    expect([none.status, none.said.data['licensed_since']]).toEqual([200, null]);
  });

  it('changes in what the body names; an older revision, wrong values and unknown fields change nothing', async () => {
    const before = (await send('GET', '/carrier', world.token)).said.data;
    const changed = await send('PUT', '/carrier', world.token, { usdot: '7654321', city: 'Tulsa' });
    expect([changed.status, changed.said.data]).toMatchObject([
      200,
      { legal_name: before['legal_name'], time_zone: before['time_zone'], usdot: '7654321', city: 'Tulsa' },
    ]);
    const emptied = await send('PATCH', '/carrier', world.token, { city: null });
    expect(emptied.said.data).toMatchObject({ city: null, usdot: '7654321' });
    const stale = await send('PUT', '/carrier', world.token, { usdot: '1', revision: before['revision'] });
    expect(stale.status).toBe(409);
    const wrong = await send('PUT', '/carrier', world.token, { usdot: 'MC-1' });
    expect([wrong.status, wrong.said.errors]).toEqual([
      422,
      { usdot: ['A USDOT number has up to 8 digits'] },
    ]);
    const unknown = await send('PUT', '/carrier', world.token, { dot: '1' });
    expect([unknown.status, unknown.said.errors]).toEqual([422, { dot: ['There is no field dot.'] }]);
    expect((await send('PUT', '/carrier', world.readOnlyToken, { usdot: '5' })).status).toBe(403);
    expect((await send('GET', '/carrier', world.readOnlyToken)).said.data).toMatchObject({
      usdot: '7654321',
    });
  });
});

describe('people', () => {
  it('are invited, listed, given another role and removed; the last owner stays', async () => {
    const invited = await send('POST', '/people/invitations', world.token, {
      email: 'Clerk@Example.com',
      role: 'viewer',
    });
    expect([invited.status, invited.said.data]).toEqual([201, { email: 'clerk@example.com' }]);
    const people = async () =>
      (await send('GET', '/people', world.token)).said.data as unknown as {
        members: { user_id: string; role: string }[];
        invitations: { id: string; email: string }[];
      };
    const { members, invitations } = await people();
    expect(members).toEqual([expect.objectContaining({ user_id: world.dana.userId, role: 'owner' })]);
    expect(invitations.map(({ email }) => email)).toEqual(['clerk@example.com']);
    const [open] = invitations;
    expect((await send('DELETE', `/people/invitations/${open?.id ?? ''}`, world.ottoToken)).status).toBe(404);
    expect((await send('DELETE', `/people/invitations/${open?.id ?? ''}`, world.token)).status).toBe(200);
    expect((await people()).invitations).toEqual([]);

    await world.db.membership.create({
      data: { userId: world.otto.userId, carrierId: world.dana.carrierId, role: 'viewer' },
    });
    const path = `/people/${world.otto.userId}`;
    expect((await send('PUT', path, world.token, { role: 'editor' })).status).toBe(200);
    expect((await people()).members.find(({ user_id }) => user_id === world.otto.userId)?.role).toBe(
      'editor',
    );
    expect((await send('PUT', path, world.token, { role: 'king' })).status).toBe(422);
    expect((await send('DELETE', path, world.token)).status).toBe(200);
    const mine = `/people/${world.dana.userId}`;
    expect((await send('PUT', mine, world.token, { role: 'viewer' })).status).toBe(409);
    expect((await send('DELETE', mine, world.token)).status).toBe(409);
    expect((await send('DELETE', mine, world.readOnlyToken)).status).toBe(403);
  });
});

import { describe, expect, it } from 'vitest';
import { argon2Keeper } from '~/platform/passwords/argon2.server';
import { startApp } from '../../factories/app';
import { setUpTwoStep } from '../../factories/authenticator';
import { freePort, startIdentityProvider, Traveler } from '../../factories/identity-provider';
import { databaseOf, SESSION_COOKIE, signedIn } from '../../factories/signed-in';

const port = await freePort();
const origin = `http://localhost:${port}`;
const callback = `${origin}/mileage/api/oauth/sso/callback`;
const provider = await startIdentityProvider([callback]);
const app = await startApp({
  env: {
    PORT: String(port),
    PUBLIC_URL: origin,
    OAUTH_ISSUER: provider.issuer,
    OAUTH_CLIENT_ID: provider.clientId,
    OAUTH_CLIENT_SECRET: provider.clientSecret,
  },
});
const { prisma: db } = databaseOf(app.databaseUrl);
const PASSWORD = 'three blue lanterns';
const passwordHash = await argon2Keeper().hash(PASSWORD);

async function signInAtProvider(as: string, traveler = new Traveler()) {
  const back = await traveler.travel(`${origin}/mileage/api/oauth/sso`, as, callback);
  const { location } = await traveler.request(back);
  return {
    location: location?.replace(origin, ''),
    traveler,
    isSignedIn: () => traveler.jar(origin).has(SESSION_COOKIE),
  };
}

describe('a provider and the second step', () => {
  it('is not linked to an account that takes two steps before its code was right; from then on it vouches', async () => {
    provider.people.set('dana', { email: 'dana@example.com', email_verified: true, name: 'Dana' });
    const person = await signedIn(app, { email: 'dana@example.com', passwordHash });
    const { phone } = await setUpTwoStep(person.visitor, PASSWORD);
    await db.authenticator.update({ where: { userId: person.userId }, data: { lastStep: 0 } });
    const identities = () => db.userIdentity.count({ where: { userId: person.userId } });

    const first = await signInAtProvider('dana');
    expect(first.location).toBe('/mileage/login/verify');
    expect([first.isSignedIn(), await identities()]).toEqual([false, 0]);
    // Who never brings the code has linked nothing: the next time it is asked again.
    expect((await signInAtProvider('dana')).location).toBe('/mileage/login/verify');

    const sent = await first.traveler.request(`${origin}/mileage/login/verify`, {
      method: 'POST',
      headers: { Origin: origin },
      body: new URLSearchParams({ code: phone.code() }),
    });
    expect(sent.location).toBe(`${origin}/mileage/trips-fuel`);
    expect([first.isSignedIn(), await identities()]).toEqual([true, 1]);
    expect(
      await db.mailMessage.count({
        where: { userId: person.userId, params: { path: ['event'], equals: 'provider-linked' } },
      }),
    ).toBe(1);

    const later = await signInAtProvider('dana');
    expect([later.location, later.isSignedIn()]).toEqual(['/mileage/trips-fuel', true]);
  });

  it('vouches for members of a carrier that requires a second step', async () => {
    provider.people.set('omar', { email: 'omar@example.com', email_verified: true, name: 'Omar' });
    const owner = await signedIn(app, { passwordHash });
    const member = await signedIn(app, {
      email: 'omar@example.com',
      carrierId: owner.carrierId,
      role: 'editor',
    });
    await db.carrier.update({ where: { id: owner.carrierId }, data: { requiresTwoStep: true } });
    expect((await member.visitor.get('/mileage/trips-fuel')).url).toBe('/mileage/account/security/two-step');
    const { traveler } = await signInAtProvider('omar');
    expect((await traveler.request(`${origin}/mileage/trips-fuel`)).response.status).toBe(200);
  });
});

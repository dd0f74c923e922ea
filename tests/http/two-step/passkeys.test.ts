import { createHash, createSign, generateKeyPairSync, randomBytes, type KeyObject } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { argon2Keeper } from '~/platform/passwords/argon2.server';
import { startApp } from '../../factories/app';
import { freePort } from '../../factories/identity-provider';
import { databaseOf, makeAccount, makeSession, SESSION_COOKIE, signedIn } from '../../factories/signed-in';
import { Visitor } from '../../factories/visitor';

const port = await freePort();
const site = `http://localhost:${port}`;
const app = await startApp({ env: { PORT: String(port), PUBLIC_URL: site } });
const { prisma: db } = databaseOf(app.databaseUrl);
const PASSWORD = 'three blue lanterns';
const passwordHash = await argon2Keeper().hash(PASSWORD);
const SIGN_IN = '/mileage/login/passkey';
const MANAGE = '/mileage/account/security/passkeys';

const sha256 = (data: string | Uint8Array): Buffer => createHash('sha256').update(data).digest();
const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');

interface Told {
  origin: string;
  rpId: string;
  challenge: string;
  /** Whether the device asked for a finger, a face or a PIN. */
  isVerified: boolean;
  counter: number;
  type: string;
}

/** A device that answers as it is told to, rightly or not (WebAuthn level 3; ES256). */
class Device {
  readonly id = randomBytes(16);
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  counter = 1;

  #told(challenge: string, type: string, wrong: Partial<Told>): Told {
    return {
      origin: site,
      rpId: 'localhost',
      challenge,
      isVerified: true,
      counter: ++this.counter,
      type,
      ...wrong,
    };
  }

  #head({ rpId, isVerified, counter }: Told, hasKey: boolean): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([1 | (isVerified ? 4 : 0) | (hasKey ? 64 : 0)]), count]);
  }

  #said = ({ type, challenge, origin }: Told): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  newPasskey(challenge: string, wrong: Partial<Told> = {}): string {
    const told = this.#told(challenge, 'webauthn.create', wrong);
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const key = Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(x, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y, 'base64url'),
    ]);
    const data = Buffer.concat([
      this.#head(told, true),
      Buffer.alloc(16),
      Buffer.from([0, 16]),
      this.id,
      key,
    ]);
    const object = Buffer.concat([
      Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
      Buffer.from([data.length]),
      data,
    ]);
    return JSON.stringify({
      id: text(this.id),
      rawId: text(this.id),
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: text(this.#said(told)),
        attestationObject: text(object),
        transports: ['internal'],
      },
    });
  }

  signIn(challenge: string, wrong: Partial<Told> & { key?: KeyObject; id?: Uint8Array } = {}): string {
    const { key = this.#keys.privateKey, id = this.id, ...rest } = wrong;
    const told = this.#told(challenge, 'webauthn.get', rest);
    const [data, said] = [this.#head(told, false), this.#said(told)];
    const signature = createSign('sha256')
      .update(Buffer.concat([data, sha256(said)]))
      .sign(key);
    return JSON.stringify({
      id: text(id),
      rawId: text(id),
      type: 'public-key',
      clientExtensionResults: {},
      response: { clientDataJSON: text(said), authenticatorData: text(data), signature: text(signature) },
    });
  }
}

const challengeOf = (html: string): string => (JSON.parse(html) as { challenge: string }).challenge;
const questionForNew = (visitor: Visitor, password = PASSWORD) =>
  visitor.post(`${MANAGE}/question`, { current_password: password });
const questionForSignIn = async (visitor = new Visitor(app.origin)): Promise<string> =>
  challengeOf((await visitor.post(`${SIGN_IN}/question`, {})).html);
const add = (visitor: Visitor, answer: string) => visitor.post(MANAGE, { answer, name: 'Phone' });
const signInWith = async (answer: string): Promise<boolean> => {
  const visitor = new Visitor(app.origin);
  const page = await visitor.post(SIGN_IN, { answer });
  const isIn = visitor.cookies.has(SESSION_COOKIE);
  if (!isIn) expect(page.status).toBe(422);
  return isIn;
};

async function withPasskey() {
  const person = await signedIn(app, { passwordHash });
  const device = new Device();
  const added = await add(
    person.visitor,
    device.newPasskey(challengeOf((await questionForNew(person.visitor)).html)),
  );
  expect(added.html.includes('The passkey is added.')).toBe(true);
  return { ...person, device };
}

describe('a passkey', () => {
  it('signs in with a right answer, and with none that is wrong in one thing', async () => {
    const { device } = await withPasskey();
    expect(await signInWith(device.signIn(await questionForSignIn()))).toBe(true);
    const stranger = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
    for (const wrong of [
      { origin: 'https://evil.example' },
      { origin: site.replace('http:', 'https:') },
      { rpId: 'evil.example' },
      { isVerified: false },
      { counter: 1 },
      { type: 'webauthn.create' },
      { challenge: text(randomBytes(32)) },
      { key: stranger },
      { id: randomBytes(16) },
    ])
      expect(await signInWith(device.signIn(await questionForSignIn(), wrong)), JSON.stringify(wrong)).toBe(
        false,
      );
    expect(await signInWith(device.signIn(await questionForSignIn()))).toBe(true);
  });

  it('answers a question once, of many at the same moment one, and none that was for somebody or too long ago', async () => {
    const { device, visitor } = await withPasskey();
    const answer = device.signIn(await questionForSignIn());
    const tries = await Promise.all(Array.from({ length: 6 }, () => signInWith(answer)));
    expect(tries.filter(Boolean)).toHaveLength(1);
    expect(await signInWith(answer)).toBe(false);
    expect(await signInWith(device.signIn(challengeOf((await questionForNew(visitor)).html)))).toBe(false);
    const late = device.signIn(await questionForSignIn());
    await db.passkeyChallenge.updateMany({ data: { expiresAt: new Date(Date.now() - 1) } });
    expect(await signInWith(late)).toBe(false);
  });

  it('is added only with the password, for the person who was asked, by a device that asked who holds it', async () => {
    const person = await signedIn(app, { passwordHash });
    expect((await questionForNew(person.visitor, 'wrong')).status).toBe(422);
    const passkeys = () => db.passkey.count({ where: { userId: person.userId } });
    const other = await signedIn(app, { passwordHash });
    for (const answer of [
      new Device().newPasskey(await questionForSignIn()),
      new Device().newPasskey(challengeOf((await questionForNew(other.visitor)).html)),
      new Device().newPasskey(text(randomBytes(32))),
      ...(await Promise.all(
        [
          { isVerified: false },
          { origin: 'https://evil.example' },
          { rpId: 'evil.example' },
          { type: 'webauthn.get' },
        ].map(async (wrong) =>
          new Device().newPasskey(challengeOf((await questionForNew(person.visitor)).html), wrong),
        ),
      )),
      '{}',
      'null',
      '[]',
    ]) {
      expect((await add(person.visitor, answer)).status).toBe(422);
      expect(await passkeys()).toBe(0);
    }
  });

  it('of somebody else is neither added again nor removed, and signs in only to its own account', async () => {
    const { device, userId } = await withPasskey();
    const thief = await signedIn(app, { passwordHash });
    const again = device.newPasskey(challengeOf((await questionForNew(thief.visitor)).html));
    expect((await add(thief.visitor, again)).status).toBe(422);
    const passkey = await db.passkey.findFirstOrThrow({ where: { userId } });
    const removed = await thief.visitor.post(MANAGE, {
      intent: 'remove',
      passkeyId: passkey.id,
      current_password: PASSWORD,
    });
    expect(removed.status).toBe(404);
    const sessionsOf = (id: string) => db.session.count({ where: { userId: id } });
    const before = [await sessionsOf(userId), await sessionsOf(thief.userId)];
    expect(await signInWith(device.signIn(await questionForSignIn()))).toBe(true);
    expect([await sessionsOf(userId), await sessionsOf(thief.userId)]).toEqual([before[0]! + 1, before[1]]);
  });

  it('is made by no administrator who is signed in as the person', async () => {
    const account = await makeAccount(db, { passwordHash });
    const { token, sessionId } = await makeSession(db, account);
    const admin = await makeAccount(db, { roles: ['admin'] });
    await db.session.update({ where: { id: sessionId }, data: { impersonatorId: admin.userId } });
    const visitor = new Visitor(app.origin);
    visitor.cookies.set(SESSION_COOKIE, token);
    expect((await questionForNew(visitor)).status).toBe(403);
    expect(await db.passkeyChallenge.count({ where: { userId: account.userId } })).toBe(0);
  });
});

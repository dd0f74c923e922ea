import { randomBytes } from 'node:crypto';
import { browserCookie } from '~/platform/http/forms/browser-cookie.server';
import { systemScope } from '~/platform/database/scope.server';
import { ports } from '~/platform/ports.server';
import { hashToken, looksLikeToken } from '~/areas/accounts/data/secret-token.server';
import { findSessionOfAddress } from '~/areas/accounts/data/sessions.server';
import { bearerOf } from './actor.server';

/**
 * The accounts that this browser was signed in to, sealed by the installation's key. It opens nothing: tries from a browser that
 * is known to an account are counted apart (OWASP: device cookies).
 */
const cookie = browserCookie('stateline_device', 34_560_000);
const MOST_ACCOUNTS = 4;
const MARK_BYTES = 12;

const ownerOf = (address: string): string => `device of ${address}`;

const markOf = (sealed: string, address: string): Uint8Array | null =>
  ports().secrets.open(Buffer.from(sealed, 'base64url'), ownerOf(address));

async function sealedOf(request: Request): Promise<string[]> {
  const value = await cookie.parse(request.headers.get('Cookie'));
  if (!Array.isArray(value)) return [];
  return value
    .filter((one): one is string => typeof one === 'string' && one.length < 200)
    .slice(0, MOST_ACCOUNTS);
}

/** Of a program that brings the access token of an earlier sign-in to the account of this address, whether it still works or not. */
export async function knownProgram(request: Request, address: string): Promise<string | null> {
  const token = bearerOf(request);
  if (token === null || !looksLikeToken(token, 'sla')) return null;
  return findSessionOfAddress(systemScope(), hashToken(token), address);
}

/** The mark of a browser that was signed in to the account of this address; null for any other. */
export async function knownDevice(request: Request, address: string): Promise<string | null> {
  for (const sealed of await sealedOf(request)) {
    const mark = markOf(sealed, address);
    if (mark) return Buffer.from(mark).toString('base64url');
  }
  return null;
}

/** Header that has the browser known to the account; none where the installation has no key to seal it by. */
export async function knownDeviceHeader(request: Request, address: string): Promise<[string, string][]> {
  if (!ports().secrets.isReady) return [];
  const others = (await sealedOf(request)).filter((sealed) => markOf(sealed, address) === null);
  const sealed = Buffer.from(ports().secrets.seal(randomBytes(MARK_BYTES), ownerOf(address)));
  const all = [sealed.toString('base64url'), ...others].slice(0, MOST_ACCOUNTS);
  return [['Set-Cookie', await cookie.serialize(all)]];
}

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';
import { atEnd } from './at-end';

export interface ProviderPerson {
  email: string;
  email_verified: boolean;
  name: string;
}

export interface IdentityProvider {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** People by the name they type at the provider. */
  people: Map<string, ProviderPerson>;
  stop(): Promise<void>;
}

/** A free port, for a program that must be told its address before it starts. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** A real OpenID Connect provider with login and consent pages, on a port of its own. */
export async function startIdentityProvider(redirectUris: string[]): Promise<IdentityProvider> {
  const port = await freePort();
  const issuer = `http://localhost:${port}`;
  const people = new Map<string, ProviderPerson>();
  const clientId = 'stateline-test';
  const clientSecret = 'a-secret-of-the-test-client-0123456789';
  // It advises on production settings, which a test has none of.
  const kept = { ...console };
  Object.assign(console, { warn: () => undefined, info: () => undefined });
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: redirectUris,
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    cookies: { keys: ['test'] },
    ttl: {
      Interaction: 600,
      Session: 600,
      Grant: 600,
      AccessToken: 600,
      IdToken: 600,
      AuthorizationCode: 60,
    },
    findAccount: (_ctx: unknown, id: string) => ({
      accountId: id,
      claims: () => ({ sub: id, ...people.get(id) }),
    }),
  });
  Object.assign(console, kept);
  const server: Server = createServer((request, response) => void provider.callback()(request, response));
  await new Promise<void>((resolve) => server.listen(port, resolve));
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  atEnd(stop);
  return { issuer, clientId, clientSecret, people, stop };
}

/** A browser that goes from one origin to another and keeps the cookies of each apart. */
export class Traveler {
  readonly #jars = new Map<string, Map<string, string>>();

  /** The cookies that this browser holds for an origin. */
  jar(origin: string): Map<string, string> {
    const jar = this.#jars.get(origin) ?? new Map<string, string>();
    this.#jars.set(origin, jar);
    return jar;
  }

  /** One request, no redirect followed. */
  async request(
    url: string,
    init: RequestInit = {},
  ): Promise<{ response: Response; body: string; location: string | null }> {
    const { origin } = new URL(url);
    const jar = this.jar(origin);
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url, {
      ...init,
      redirect: 'manual',
      headers: { ...(init.headers as Record<string, string>), ...(cookie ? { Cookie: cookie } : {}) },
    });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const [name = '', value = ''] = pair.split(/=(.*)/s);
      if (value === '' || /max-age=0|expires=thu, 01 jan 1970/i.test(line)) jar.delete(name);
      else jar.set(name, value);
    }
    const location = response.headers.get('location');
    return {
      response,
      body: await response.text(),
      location: location === null ? null : new URL(location, url).href,
    };
  }

  /**
   * From a start address through the provider's login and consent pages until the browser is about to go to an
   * address that begins with `until`. @returns that address, not opened.
   */
  async travel(start: string, as: string, until: string, { deny = false } = {}): Promise<string> {
    let url = start;
    for (let hop = 0; hop < 20; hop++) {
      if (url.startsWith(until)) return url;
      const { body, location, response } = await this.request(url);
      if (location) {
        url = location;
        continue;
      }
      const action = /<form[^>]*action="([^"]+)"/.exec(body)?.[1];
      if (!action)
        throw new Error(`the provider stopped at ${url} with ${response.status}: ${body.slice(0, 300)}`);
      if (deny) {
        url = `${new URL(action, url).href}/abort`;
        continue;
      }
      const prompt = /name="prompt"[^>]*value="(\w+)"/.exec(body)?.[1] ?? 'login';
      const fields: Record<string, string> =
        prompt === 'login' ? { prompt, login: as, password: 'any' } : { prompt };
      const sent = await this.request(new URL(action, url).href, {
        method: 'POST',
        body: new URLSearchParams(fields),
      });
      if (!sent.location) throw new Error(`the provider did not continue: ${sent.body.slice(0, 300)}`);
      url = sent.location;
    }
    throw new Error('too many hops');
  }
}

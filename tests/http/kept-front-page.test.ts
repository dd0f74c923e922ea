import { describe, expect, it } from 'vitest';
import { startApp } from '../factories/app';
import { databaseOf, signedIn } from '../factories/signed-in';

const app = await startApp();
const { prisma: db } = databaseOf(app.databaseUrl);
const ask = (headers: Record<string, string> = {}, path = '/mileage') =>
  fetch(app.origin + path, { headers: { Accept: 'text/html', ...headers }, redirect: 'manual' });

async function visit() {
  const response = await ask();
  const html = await response.text();
  expect(response.status).toBe(200);
  const nonce = /'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '')?.[1] ?? '';
  const uid = /name="uid" value="(\w{6})"/.exec(html)?.[1] ?? '';
  return {
    html,
    nonce,
    uid,
    requestId: response.headers.get('x-request-id') ?? '',
    headers: [...response.headers.keys()]
      .filter((name) => !/^(date|keep-alive|connection|transfer-encoding|content-length)$/.test(name))
      .sort(),
  };
}

describe('the front page of visitors without a cookie', () => {
  it('is one page, with a nonce, a request and a calculation of each visitor’s own', async () => {
    const visits = [];
    for (let turn = 0; turn < 4; turn++) visits.push(await visit());
    expect(new Set(visits.map(({ nonce }) => nonce)).size).toBe(4);
    expect(new Set(visits.map(({ uid }) => uid)).size).toBe(4);
    const [first] = visits;
    for (const one of visits) {
      for (const [, nonce] of one.html.matchAll(/<script[^>]* nonce="([^"]*)"/g))
        expect(nonce).toBe(one.nonce);
      expect(one.html).toContain(one.requestId);
      for (const other of visits)
        if (other !== one)
          for (const value of [other.nonce, other.uid, other.requestId])
            expect(one.html).not.toContain(value);
      const bare = ({ html, nonce, uid, requestId }: typeof one) =>
        html.replaceAll(nonce, 'N').replaceAll(uid, 'U').replaceAll(requestId, 'R');
      expect(bare(one)).toBe(bare(first!));
      expect(one.headers).toEqual(first?.headers);
    }
  });

  it('says at once what an editor has changed', async () => {
    await visit();
    const faq = await db.contentItem.findFirstOrThrow({ where: { kind: 'faq', published: true } });
    await db.contentItem.update({
      where: { id: faq.id },
      data: { title: 'Asked a moment ago?', revision: { increment: 1 } },
    });
    expect((await visit()).html).toContain('Asked a moment ago?');
    expect((await visit()).html).toContain('Asked a moment ago?');
    await db.contentItem.update({ where: { id: faq.id }, data: { published: false } });
    expect((await visit()).html).not.toContain('Asked a moment ago?');
  });

  it('is given to nobody who brings something along', async () => {
    await visit();
    const person = await signedIn(app);
    const inside = await ask({ Cookie: `${person.cookie.name}=${person.cookie.value}` });
    expect([inside.status, inside.headers.get('location')]).toEqual([303, '/mileage/trips-fuel']);
    expect((await (await ask({}, '/mileage?from=zzzzzz')).text()).length).toBeGreaterThan(1000);
    expect((await fetch(`${app.origin}/mileage`, { method: 'HEAD' })).status).toBe(200);
  });
});

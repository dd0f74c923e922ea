import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { extractionServiceAt } from '~/platform/reader/service-client.server';

let answer: (request: IncomingMessage, response: ServerResponse) => void = (_request, response) =>
  response.end();
const seen: { path: string; token: string | undefined }[] = [];
const server = createServer((request, response) => {
  seen.push({ path: request.url ?? '', token: request.headers.authorization });
  request.resume();
  request.once('end', () => answer(request, response));
}).listen(0, '127.0.0.1');
await once(server, 'listening');
afterAll(() => server.closeAllConnections());
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/mileage`;

const json = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
const tokens = () => {
  const asked: boolean[] = [];
  return { asked, token: async (renew: boolean) => (asked.push(renew), renew ? 'new' : 'old') };
};
const file = [{ name: 'a.pdf', bytes: new Uint8Array([37]) }];

describe('the client of the extraction service', () => {
  it('renews the token once after a 401 and tries once more', async () => {
    seen.length = 0;
    const { asked, token } = tokens();
    answer = (request, response) =>
      request.headers.authorization === 'Bearer new'
        ? json(response, 201, { files: [{ id: 'x', seen_before: true }] })
        : json(response, 401, { message: 'no' });
    expect(await extractionServiceAt(url).upload(token, file, 'upload')).toEqual({
      ok: true,
      value: [{ id: 'x', seenBefore: true }],
    });
    expect(asked).toEqual([false, true]);
    expect(seen).toEqual([
      { path: '/mileage/api/upload-multi', token: 'Bearer old' },
      { path: '/mileage/api/upload-multi', token: 'Bearer new' },
    ]);
  });

  it('does not continue asking where the new token does not work either', async () => {
    seen.length = 0;
    const { asked, token } = tokens();
    answer = (_request, response) =>
      json(response, 401, { message: 'This token does not work, or no longer.' });
    expect(await extractionServiceAt(url).extract(token, ['a'])).toEqual({
      ok: false,
      status: 401,
      message: 'This token does not work, or no longer.',
    });
    expect(asked).toEqual([false, true]);
    expect(seen).toHaveLength(2);
  });

  it('says so where the service is slow, silent, lost or answers nonsense', async () => {
    const { token } = tokens();
    const silent = {
      ok: false,
      status: 0,
      message: 'The extraction service does not answer. Try again in a minute.',
    };
    answer = () => undefined;
    expect(await extractionServiceAt(url, 200).extract(token, ['a'])).toEqual(silent);
    answer = (_request, response) => response.writeHead(200).end('<html>');
    expect(await extractionServiceAt(url).extract(token, ['a'])).toEqual(silent);
    answer = (_request, response) => json(response, 200, { alias: 7 });
    expect(await extractionServiceAt(url).extract(token, ['a'])).toEqual(silent);
    answer = (_request, response) => response.writeHead(302, { Location: 'http://example.com/' }).end();
    expect(await extractionServiceAt(url).extract(token, ['a'])).toEqual(silent);
    expect(await extractionServiceAt('http://127.0.0.1:1/mileage').extract(token, ['a'])).toEqual(silent);
  });
});

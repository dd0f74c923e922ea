import http from 'node:http';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { startApp } from '../factories/app';

const app = await startApp({ role: 'web' });

/** Names of character sets are the same in capitals. */
const lower = (value: unknown) => String(value).toLowerCase();

function ask(address: string, encoding: string, method = 'GET') {
  return new Promise<{ status: number; headers: http.IncomingHttpHeaders; body: Buffer }>(
    (resolve, reject) => {
      http
        .request(app.origin + address, { method, headers: { 'Accept-Encoding': encoding } }, (answer) => {
          const pieces: Buffer[] = [];
          answer.on('data', (piece: Buffer) => pieces.push(piece));
          answer.on('end', () =>
            resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(pieces) }),
          );
        })
        .on('error', reject)
        .end();
    },
  );
}

it('sends files of the build as they were compressed with it, and to others as before', async () => {
  const page = (await ask('/mileage/login', 'identity')).body.toString();
  const files = [...new Set(page.match(/\/mileage\/build\/[\w./-]+\.(?:css|js)/g))];
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) {
    const plain = await ask(file, 'identity');
    const packed = await ask(file, 'gzip, deflate, br');
    expect([plain.status, packed.status]).toEqual([200, 200]);
    expect(packed.headers['content-encoding']).toBe('br');
    expect(packed.headers['vary']).toMatch(/Accept-Encoding/);
    for (const name of ['content-type', 'cache-control'])
      expect(lower(packed.headers[name]), name).toBe(lower(plain.headers[name]));
    expect(brotliDecompressSync(packed.body).equals(plain.body)).toBe(true);
    const atRequest = brotliCompressSync(plain.body, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } });
    expect(packed.body.length).toBeLessThanOrEqual(atRequest.length);
    const head = await ask(file, 'br', 'HEAD');
    expect([head.status, head.headers['content-length']]).toEqual([200, String(packed.body.length)]);
    const zipped = await ask(file, 'gzip');
    expect(zipped.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(zipped.body).equals(plain.body)).toBe(true);
  }
});

it('has no other file at those addresses', async () => {
  for (const address of ['/mileage/build/none.js', '/mileage/build/..%2f..%2fpackage.json'])
    expect((await ask(address, 'br')).status).toBe(404);
});

import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { keepTyped } from '~/platform/http/pages/typed-again.server';

/** A form on its way, in pieces of so many bytes. */
async function typedIn(form: FormData | URLSearchParams | string, size: number, type?: string) {
  const sent = new Response(form);
  const body = Buffer.from(await sent.arrayBuffer());
  const pieces = Array.from({ length: Math.ceil(body.length / size) }, (_, index) =>
    body.subarray(index * size, (index + 1) * size),
  );
  const request = Object.assign(Readable.from(pieces, { objectMode: false }), {
    method: 'POST',
    headers: { 'content-type': type ?? sent.headers.get('content-type') ?? '' },
  }) as unknown as IncomingMessage;
  return keepTyped(request)();
}

const withPicture = (bytes: number) => {
  const form = new FormData();
  form.append('date', '2026-08-05');
  form.append('receipt', new File([randomBytes(bytes), '\r\n--', randomBytes(9)], 'pilot.jpg'));
  form.append('notes', 'Paid\r\n\r\n--in cash');
  return form;
};
const KEPT = {
  fields: [
    ['date', '2026-08-05'],
    ['notes', 'Paid\r\n\r\n--in cash'],
  ],
  files: [{ name: 'receipt', fileName: 'pilot.jpg' }],
};

describe('what is kept of a form that is worked on', () => {
  it('is what was typed, and of files the names, in whatever pieces it comes', async () => {
    for (const size of [1, 2, 3, 7, 50, 61, 4096, 65_536])
      expect([size, await typedIn(withPicture(300), size)]).toEqual([size, KEPT]);
    expect(await typedIn(withPicture(3_000_000), 16_384)).toEqual(KEPT);
  });

  it('is nothing of a form that is too long, holds a secret or is none', async () => {
    const long = withPicture(10);
    long.append('more', 'x'.repeat(140_000));
    expect(await typedIn(long, 65_536)).toBeNull();
    expect(await typedIn(new URLSearchParams({ notes: 'x'.repeat(140_000) }), 65_536)).toBeNull();
    const secret = withPicture(10);
    secret.append('current_password', 'three blue trucks');
    expect(await typedIn(secret, 100)).toBeNull();
    const head = `--b\r\nContent-Disposition: form-data; name="${'x'.repeat(300_000)}`;
    expect(await typedIn(head, 65_536, 'multipart/form-data; boundary=b')).toBeNull();
    expect(await typedIn('{}', 100, 'application/json')).toBeNull();
    expect(await typedIn('date=1', 100, 'multipart/form-data')).toBeNull();
  });
});

import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
// What the framework itself writes and reads page data with.
import { decode, encode } from 'turbo-stream';
import { describe, expect, it } from 'vitest';
import { plainData } from '~/platform/http/pages/plain-data';

const escaped = (text: string) =>
  JSON.stringify(text).replace(/[<>&\u2028\u2029]/g, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });

/** A page with these data as the framework writes it. */
async function written(value: unknown): Promise<string> {
  const pieces = (await new Response(encode(value) as unknown as BodyInit).text()).split(/(?<=\n)/);
  const scripts = pieces.map(
    (piece) =>
      `<script nonce="n">window.__remixContext.streamController.enqueue(${escaped(piece)});</script>`,
  );
  return `<p>text</p>${scripts.join('')}<script nonce="n">window.__remixContext.streamController.close();</script>`;
}

/** What the framework reads in the browser. */
async function readFrom(html: string): Promise<unknown> {
  const chunks: string[] = [];
  const streamController = { enqueue: (text: string) => chunks.push(text), close: () => undefined };
  for (const [, code = ''] of html.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g))
    runInNewContext(code, { window: { __remixContext: { streamController } } });
  const { value } = await decode(
    new Response(chunks.join('')).body as unknown as Parameters<typeof decode>[0],
  );
  return value;
}

describe('the data of a page', () => {
  const view = {
    rows: [
      { id: '1', miles: 12.5, note: null, gone: undefined, states: ['TX', 'OK'], open: false },
      { id: '2', miles: -3, note: '</script><b>&\u2028', gone: undefined, states: [], open: true },
    ],
    'odd-key': { 20263: 'Q3', toString: '"' },
  };

  it('are written as themselves and read as the same', async () => {
    const html = await written(view);
    const plain = plainData(html);
    expect(plain).toContain('{id:"1",miles:12.5,note:null,gone:void 0,states:["TX","OK"],open:false}');
    expect(plain).not.toContain('</script><b>');
    expect(await readFrom(plain)).toEqual(view);
    expect(Object.keys((await readFrom(plain)) as object)).toEqual(Object.keys(view));
  });

  it('are read as the same whatever they are', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.anything({
          values: [fc.string({ unit: 'binary' }), fc.integer(), fc.boolean(), fc.constant(null)],
        }),
        async (value) => {
          const html = await written({ value });
          expect(await readFrom(plainData(html))).toEqual(await readFrom(html));
        },
      ),
      { numRuns: 50 },
    );
  });

  it.each([
    ['a date', { at: new Date(0) }],
    ['what is not a number', { of: NaN }],
    ['what comes later', { later: Promise.resolve(1) }],
    ['a key that is more than a key', JSON.parse('{"__proto__":{"a":1}}')],
    ['the same part a thousand times', Array<unknown>(1000).fill({ text: 'x'.repeat(100) })],
  ])('stay as they came where they hold %s', async (_what, value) => {
    const html = await written(value);
    expect(plainData(html)).toBe(html);
  });

  it('are left alone on a page that has none', () => {
    expect(plainData('<p>text</p>')).toBe('<p>text</p>');
  });
});

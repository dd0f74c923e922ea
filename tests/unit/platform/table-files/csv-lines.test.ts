import { expect, it } from 'vitest';
import { csvLines } from '~/platform/table-files/csv-lines.server';

async function linesOf(text: string): Promise<[number, string[]][]> {
  const bytes = new TextEncoder().encode(text);
  const open = async function* () {
    // In pieces, as a storage gives them.
    for (let at = 0; at < bytes.length; at += 7) yield await Promise.resolve(bytes.subarray(at, at + 7));
  };
  const lines: [number, string[]][] = [];
  for await (const { number, cells } of csvLines(open, { type: 'csv', encoding: 'utf-8', delimiter: ',' }))
    lines.push([number, cells]);
  return lines;
}

it('counts the lines of the file, those inside quotes and empty ones too', async () => {
  expect(await linesOf('Unit,Note\n\nT-1,"two\nlines"\nT-2,5" pipe\n')).toEqual([
    [1, ['Unit', 'Note']],
    [4, ['T-1', 'two\nlines']],
    [5, ['T-2', '5" pipe']],
  ]);
});

it.each([
  ['at the end of the file', 'Unit,Note\nT-1,a\n\nT-2,"never closed\nT-3,b\nT-4,c\n'],
  ['where the line grows too long', `Unit,Note\nT-1,"a\nb"\nT-2,"never closed\n${'T-3,b\n'.repeat(30_000)}`],
])('names the line whose quotation mark is not closed %s', async (_where, text) => {
  await expect(linesOf(text)).rejects.toThrow(
    'Line 4 never ends: a quotation mark (") is opened and not closed.',
  );
});

import fc from 'fast-check';
import JSZip from 'jszip';
import { describe, expect, it } from 'vitest';
import { deletionOrder } from '~/areas/carriers/data/carrier-records.server';
import { addressKey } from '~/platform/http/edge/rate-limit.server';
import { storedFileOf } from '~/areas/accounts/stored-files.server';
import { ZipArchive } from '~/platform/table-files/zip-archive.server';

describe('a ZIP archive', () => {
  it('gives back what went in, whatever it was, in pieces of any size', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(fc.uint8Array({ maxLength: 3000 }), { maxLength: 6 }),
        fc.integer({ min: 1, max: 4000 }),
        async (contents, chunkBytes) => {
          const zip = new ZipArchive(new Date('2026-11-21T12:34:56Z'));
          contents.forEach((content, index) => zip.add(`Ordner ${index}/ÿ.bin`, content));
          const chunks = zip.finish(chunkBytes);
          expect(chunks.slice(0, -1).every((chunk) => chunk.length === chunkBytes)).toBe(true);
          const read = await JSZip.loadAsync(Buffer.concat(chunks), { checkCRC32: true });
          for (const [index, content] of contents.entries()) {
            const file = read.file(`Ordner ${index}/ÿ.bin`);
            expect(Buffer.from((await file?.async('uint8array')) ?? [])).toEqual(Buffer.from(content));
            expect(file?.date.toISOString()).toBe('2026-11-21T12:34:56.000Z');
          }
        },
      ),
      { numRuns: 30 },
    );
  });
});

describe('a stored file', () => {
  it('gets a name that leaves no folder', () => {
    const row = { id: 'a-1', name: '../..\\C:\\evil\u0000?.pdf' };
    expect(storedFileOf({ name: 'receipt' }, 'c-1', row)).toEqual({
      key: 'receipts/c-1/a-1',
      name: 'files/receipts/a-1-_.._C__evil__.pdf',
    });
    expect(storedFileOf({ name: 'trip' }, 'c-1', row)).toBeNull();
    expect(storedFileOf({ name: 'receipt' }, 'c-1', { id: '../x' })).toBeNull();
  });
});

describe('the order in which a carrier’s tables are emptied', () => {
  it('puts what refers to a row before the row', () => {
    const order = deletionOrder(
      ['equipment', 'trip', 'trip_route', 'other'],
      [
        { child: 'trip', parent: 'equipment' },
        { child: 'trip_route', parent: 'trip' },
        { child: 'other', parent: 'trip_route' },
        { child: 'trip', parent: 'trip' },
        { child: 'elsewhere', parent: 'trip' },
      ],
    );
    expect(order).toEqual(['other', 'trip_route', 'trip', 'equipment']);
  });
});

describe('an address that limits are counted by', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2:ffff::1', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
  ])('of %s is %s: one line is one visitor', (address, key) => {
    expect(addressKey(address)).toBe(key);
  });
});

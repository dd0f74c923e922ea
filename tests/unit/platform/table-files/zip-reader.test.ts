import JSZip from 'jszip';
import { describe, expect, it } from 'vitest';
import { ZipArchive } from '~/platform/table-files/zip-archive.server';
import { ZipParts } from '~/platform/table-files/zip-reader.server';

const archive = (parts: Record<string, string>): Buffer => {
  const zip = new ZipArchive(new Date('2026-11-21T15:00:00Z'));
  for (const [name, content] of Object.entries(parts)) zip.add(name, content);
  return Buffer.concat(zip.finish(1_000_000));
};

describe('the parts of an archive', () => {
  it('are what was put in', () => {
    const parts = new ZipParts(archive({ 'a.txt': 'one', 'json/b.json': '[1]'.repeat(500) }));
    expect(parts.read('a.txt')?.toString()).toBe('one');
    expect(parts.read('json/b.json')?.toString()).toBe('[1]'.repeat(500));
    expect(parts.read('c')).toBeNull();
  });

  it('are refused where they are damaged, doubled or far larger inside', () => {
    const bytes = archive({ 'a.txt': 'one' });
    const at = bytes.indexOf('one');
    bytes[at] = 'O'.charCodeAt(0);
    expect(() => new ZipParts(bytes).read('a.txt')).toThrow('damaged');
    expect(() => new ZipParts(archive({ x: '' }).subarray(0, 20))).toThrow();
    expect(() => new ZipParts(new Uint8Array(0))).toThrow();
    const doubled = new ZipArchive(new Date());
    doubled.add('a', '1');
    doubled.add('a', '2');
    expect(() => new ZipParts(Buffer.concat(doubled.finish(1_000)))).toThrow('damaged');
    const large = archive({ 'a.txt': 'x'.repeat(10_000) });
    expect(() => new ZipParts(large, { bytes: 5_000, entries: 10 }).read('a.txt')).toThrow('larger inside');
    expect(() => new ZipParts(archive({ a: '1', b: '2' }), { bytes: 10, entries: 1 })).toThrow();
  });

  it('are all looked through before an archive is taken, those that nobody reads too', () => {
    const whole = archive({ 'a.txt': 'one', 'b.csv': 'id,name\n1,x\n' });
    const refusal = (bytes: Uint8Array) => {
      const parts = new ZipParts(bytes);
      parts.read('a.txt');
      parts.refuseDamage();
    };
    expect(() => refusal(whole)).not.toThrow();
    // Version that is needed and made, comment, disk and attributes say nothing of what is in it.
    const silent = new Set<number>();
    for (let at = whole.indexOf('PK\x03\x04'); at >= 0; at = whole.indexOf('PK\x03\x04', at + 1))
      for (const byte of [4, 5]) silent.add(at + byte);
    for (let at = whole.indexOf('PK\x01\x02'); at >= 0; at = whole.indexOf('PK\x01\x02', at + 1))
      for (const byte of [4, 5, 6, 7, 34, 35, 36, 37, 38, 39, 40, 41]) silent.add(at + byte);
    const taken = [...whole.keys()].filter((at) => {
      const bytes = Buffer.from(whole);
      bytes[at] = (bytes[at] ?? 0) ^ 1;
      try {
        refusal(bytes);
        return true;
      } catch (error) {
        expect(String(error)).toMatch(/damaged|larger inside/);
        return false;
      }
    });
    expect(taken.filter((at) => !silent.has(at))).toEqual([]);
    for (const at of [4, 11, 13])
      expect(() => new ZipParts(whole, { bytes: at, entries: 10 }).refuseDamage()).toThrow('larger inside');
  });

  it('are taken from other programs too, which write sums behind the parts', async () => {
    const zip = new JSZip();
    zip.file('a.txt', 'one'.repeat(50));
    zip.file('b.txt', 'two');
    for (const streamFiles of [true, false]) {
      const bytes = await zip.generateAsync({ type: 'uint8array', compression: 'DEFLATE', streamFiles });
      expect(() => new ZipParts(bytes).refuseDamage()).not.toThrow();
    }
  });
});

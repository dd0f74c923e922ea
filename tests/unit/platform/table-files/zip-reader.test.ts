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
});

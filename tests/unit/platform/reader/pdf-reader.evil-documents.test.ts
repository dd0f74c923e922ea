import { describe, expect, it } from 'vitest';
import { pdfReader } from '~/platform/reader/pdf-reader.server';
import { EVIL } from '../../../fixtures/rate-confirmations/evil';

const MOST_MILLISECONDS = 20_000;
const MOST_BYTES = 700 * 1024 * 1024;

describe('files made to hurt the reader', () => {
  for (const [name, { bytes, may }] of Object.entries(EVIL)) {
    it(`${name}: ends in time, within memory, with a reason`, { timeout: 60_000 }, async () => {
      const file = bytes();
      let most = 0;
      const started = performance.now();
      const reader = pdfReader(undefined, ({ residentBytes }) => (most = Math.max(most, residentBytes)));
      const outcome = await reader.read(file, '2026-11-21');
      const took = performance.now() - started;
      expect(may).toContain(outcome.ok ? 'read' : outcome.code);
      expect(took).toBeLessThan(MOST_MILLISECONDS);
      expect(most).toBeLessThan(MOST_BYTES);
      if (process.env.SHOW_FIGURES)
        console.info(
          name,
          outcome.ok ? 'read' : outcome.code,
          Math.round(took),
          'ms',
          Math.round(most / 1048576),
          'MB',
          file.length,
        );
    });
  }

  it('records scripts and attachments and reads the text all the same', { timeout: 30_000 }, async () => {
    const outcome = await pdfReader().read(EVIL['scripts and attachments']!.bytes(), '2026-11-21');
    if (!outcome.ok) throw new Error(outcome.code);
    expect(outcome.value.active).toEqual(expect.arrayContaining(['script', 'attachment']));
    expect(
      outcome.value.confirmation.stops.map((stop) => `${stop.role} ${stop.city}, ${stop.state} ${stop.zip}`),
    ).toEqual(['pickup Troy, MI 48083']);
  });

  it('draws no page of a file that is no PDF', async () => {
    expect(await pdfReader().drawPage(Buffer.from('<html>'), 1, 800)).toMatchObject({
      ok: false,
      code: 'not-pdf',
    });
  });
});

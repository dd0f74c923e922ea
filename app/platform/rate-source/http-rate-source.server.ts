import type { Quarter } from '~/engine/calendar/quarter';
import { readRateFile } from '~/platform/rate-files/read-rate-file.server';
import type { FetchedRateFile, RateSource } from './port';

export interface HttpRateSourceOptions {
  /** Address with {year} and {quarter} (1 to 4) in it. */
  url: string;
  timeoutMs?: number;
  maxBytes?: number;
}

export const rateFileAddress = (template: string, { year, quarter }: Quarter): string =>
  template.replaceAll('{year}', String(year)).replaceAll('{quarter}', String(quarter));

/** Fetches by HTTP. Never rejects, waits no longer than the timeout, and stops reading what is too large for a rate file. */
export function httpRateSource({
  url,
  timeoutMs = 20_000,
  maxBytes = 5 * 1024 * 1024,
}: HttpRateSourceOptions): RateSource {
  return {
    readRateFile,
    async fetch(quarter): Promise<FetchedRateFile> {
      const address = rateFileAddress(url, quarter);
      const failed = (reason: string): FetchedRateFile => ({ outcome: 'failed', address, reason });
      try {
        const answer = await fetch(address, {
          signal: AbortSignal.timeout(timeoutMs),
          headers: { Accept: 'text/csv, application/xml, */*' },
        });
        if (answer.status === 404 || answer.status === 410) return { outcome: 'not-there', address };
        if (answer.status !== 200 || !answer.body) return failed(`answered with status ${answer.status}`);
        const pieces: Uint8Array[] = [];
        let size = 0;
        for await (const piece of answer.body as unknown as AsyncIterable<Uint8Array>) {
          size += piece.byteLength;
          if (size > maxBytes) return failed('sent more than a rate file can have');
          pieces.push(piece);
        }
        const fileName = decodeURIComponent(new URL(address).pathname.split('/').at(-1) ?? '') || 'rates';
        return { outcome: 'fetched', bytes: Buffer.concat(pieces), fileName, address };
      } catch (error) {
        const { name, cause, message } = error as Error & { cause?: { code?: string } };
        if (name === 'TimeoutError') return failed(`did not answer within ${timeoutMs / 1000} seconds`);
        return failed(`could not be reached (${cause?.code ?? message})`);
      }
    },
  };
}

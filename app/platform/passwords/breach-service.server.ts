import { createHash } from 'node:crypto';
import type { BreachService } from './breach-port';

/** Nobody waits longer than this for a sign-up to continue. */
const TIMEOUT_MS = 2000;
/** About a thousand lines of 45 characters come; whatever is much larger is no answer. */
const MOST_BYTES = 1_000_000;
const PREFIX_LENGTH = 5;

async function textOf(response: Response): Promise<string> {
  const reader = response.body?.getReader();
  const pieces: Uint8Array[] = [];
  let size = 0;
  for (let read = await reader?.read(); read?.value; read = await reader?.read()) {
    size += read.value.byteLength;
    if (size > MOST_BYTES) {
      await reader?.cancel();
      throw new Error('the answer is too long');
    }
    pieces.push(read.value);
  }
  return Buffer.concat(pieces).toString('utf8');
}

/**
 * The range protocol of Have I Been Pwned: GET `<url>/<first five hexadecimal digits of the SHA-1>`; lines "REST:COUNT" come
 * back. Neither password nor whole hash leaves; "Add-Padding" asks for lines of count 0 that hide how many there are.
 */
export function breachService(
  url: string,
  tell: (message: string) => void,
  timeoutMs = TIMEOUT_MS,
): BreachService {
  return {
    async hasLeaked(password) {
      const hash = createHash('sha1').update(password).digest('hex').toUpperCase();
      try {
        const response = await fetch(`${url.replace(/\/$/, '')}/${hash.slice(0, PREFIX_LENGTH)}`, {
          headers: { Accept: 'text/plain', 'Add-Padding': 'true' },
          signal: AbortSignal.timeout(timeoutMs),
          redirect: 'error',
        });
        if (!response.ok) throw new Error(`it answered ${response.status}`);
        const lines = (await textOf(response)).split(/\r?\n/);
        if (!lines.some((line) => /^[0-9A-F]{35}:\d+$/i.test(line)))
          throw new Error('it answered in another form');
        return lines.some((line) => {
          const [rest = '', count = ''] = line.split(':');
          return rest.toUpperCase() === hash.slice(PREFIX_LENGTH) && Number(count) > 0;
        });
      } catch (error) {
        tell(
          `the service of leaked passwords did not help: ${error instanceof Error ? error.message : String(error)}`,
        );
        return null;
      }
    },
  };
}

import * as z from 'zod';
import type { ExtractionService, ServiceAnswer, ServiceToken } from './port';

const MILLISECONDS = 30_000;

const uploaded = z.object({
  files: z.array(z.object({ id: z.string(), seen_before: z.boolean().default(false) })),
});
const started = z.object({ alias: z.string() });
const problem = z.object({ message: z.string() });

/** The extraction service at a base address such as http://127.0.0.1:3100/mileage. A 401 brings one new token and one more try. */
export function extractionServiceAt(url: string, milliseconds = MILLISECONDS): ExtractionService {
  const base = `${url.replace(/\/$/, '')}/api`;

  async function send(token: ServiceToken, path: string, init: RequestInit): Promise<Response> {
    const once = async (renew: boolean) => {
      const headers = {
        ...(init.headers as Record<string, string>),
        Authorization: `Bearer ${await token(renew)}`,
        Accept: 'application/json',
      };
      return fetch(base + path, {
        ...init,
        method: 'POST',
        headers,
        redirect: 'error',
        signal: AbortSignal.timeout(milliseconds),
      });
    };
    const response = await once(false);
    if (response.status !== 401) return response;
    await response.body?.cancel();
    return once(true);
  }

  async function ask<T>(
    token: ServiceToken,
    path: string,
    init: RequestInit,
    read: (body: unknown) => T,
  ): Promise<ServiceAnswer<T>> {
    try {
      const response = await send(token, path, init);
      const body: unknown = await response.json();
      if (response.ok) return { ok: true, value: read(body) };
      const refusal = problem.safeParse(body);
      return {
        ok: false,
        status: response.status,
        message: refusal.success ? refusal.data.message : 'The extraction service refused.',
      };
    } catch {
      return {
        ok: false,
        status: 0,
        message: 'The extraction service does not answer. Try again in a minute.',
      };
    }
  }

  return {
    upload(token, files, source) {
      const form = new FormData();
      form.set('source', source);
      for (const { name, bytes } of files)
        form.append('files[]', new File([new Uint8Array(bytes)], name, { type: 'application/pdf' }));
      return ask(token, '/upload-multi', { body: form }, (body) =>
        uploaded.parse(body).files.map((file) => ({ id: file.id, seenBefore: file.seen_before })),
      );
    },
    extract(token, ids) {
      const init = {
        body: JSON.stringify({ files: ids.map((id) => ({ id })) }),
        headers: { 'Content-Type': 'application/json' },
      };
      return ask(token, '/extract-multi', init, (body) => ({ taskId: started.parse(body).alias }));
    },
  };
}

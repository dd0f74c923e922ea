import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { setTimeout as sleep } from 'node:timers/promises';
import { XMLParser } from 'fast-xml-parser';
import { counting } from './counting';
import { assertStorageKey, isStorageKey, type FileStorage, type StoredStream } from './port';
import { awsPath, awsQuery, signAws, type AwsCredentials } from './sign-aws';

export interface S3Options extends AwsCredentials {
  /** https://s3.us-east-1.amazonaws.com, or any server that speaks S3 with the bucket in the path. */
  endpoint: string;
  bucket: string;
}

interface Call {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  key?: string;
  query?: Record<string, string>;
  body?: { sizeBytes: number; sha256: string; open: () => Uint8Array | ReadableStream };
}

const EMPTY_SHA256 = createHash('sha256').digest('hex');
const ATTEMPTS = 4;
const TIMEOUT_MS = 60_000;

/** Pauses before another attempt, in milliseconds. */
const pauseMs = (attempt: number): number => 100 * 4 ** (attempt - 1);

/**
 * Files in a bucket that speaks Amazon's S3. A PUT is whole or not at all by the service's own rule; one PUT takes
 * 5 GB, ten times the largest archive of the product. Busy answers and broken lines are tried again.
 */
export function s3Storage(options: S3Options): FileStorage {
  const base = new URL(options.endpoint);
  const bucketPath = `${base.pathname.replace(/\/$/, '')}/${options.bucket}`;

  const once = (call: Call): Promise<Response> => {
    const pathname = awsPath(call.key === undefined ? `${bucketPath}/` : `${bucketPath}/${call.key}`);
    const query = awsQuery(call.query ?? {});
    const headers = signAws(
      {
        method: call.method,
        host: base.host,
        path: pathname,
        query,
        bodySha256: call.body?.sha256 ?? EMPTY_SHA256,
        now: new Date(),
      },
      options,
    );
    const init: RequestInit & { duplex?: 'half' } = {
      method: call.method,
      headers,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    };
    if (call.body) {
      init.body = call.body.open() as BodyInit;
      init.duplex = 'half';
      headers['content-length'] = String(call.body.sizeBytes);
    }
    return fetch(`${base.origin}${pathname}${query && `?${query}`}`, init);
  };

  /** The answer, or null for 404. @throws Error for every other refusal. */
  const ask = async (call: Call): Promise<Response | null> => {
    for (let attempt = 1; ; attempt += 1) {
      const answer = await once(call).catch((error: Error) => error);
      if (!(answer instanceof Error) && answer.ok) return answer;
      if (!(answer instanceof Error) && answer.status === 404) {
        await answer.body?.cancel();
        return null;
      }
      const reason =
        answer instanceof Error
          ? `${answer.message}${answer.cause instanceof Error ? `: ${answer.cause.message}` : ''}`
          : `${answer.status} ${(await answer.text()).slice(0, 300)}`;
      const passing = answer instanceof Error || answer.status >= 500 || answer.status === 429;
      if (!passing || attempt === ATTEMPTS)
        throw new Error(`File storage: ${call.method} ${call.key ?? 'the list'}: ${reason}`);
      await sleep(pauseMs(attempt));
    }
  };

  const found = async (answer: Promise<Response | null>): Promise<Response> => {
    const response = await answer;
    if (!response) throw new Error(`File storage: there is no bucket ${options.bucket}`);
    return response;
  };

  async function* keysUnder(prefix: string): AsyncIterable<string> {
    let from: string | undefined;
    do {
      const query = {
        'list-type': '2',
        'max-keys': '1000',
        ...(prefix ? { prefix } : {}),
        ...(from === undefined ? {} : { 'continuation-token': from }),
      };
      const page = readListing(await (await found(ask({ method: 'GET', query }))).text());
      yield* page.keys.filter((key) => isStorageKey(key) && key.startsWith(prefix));
      from = page.next;
    } while (from !== undefined);
  }

  const keyed = (key: string): string => {
    assertStorageKey(key);
    return key;
  };

  return {
    async put(key, bytes) {
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      const answer = await found(
        ask({ method: 'PUT', key: keyed(key), body: { sizeBytes: bytes.length, sha256, open: () => bytes } }),
      );
      await answer.body?.cancel();
    },
    async putStream(key, pieces) {
      // Size and fingerprint are in the head of the request, so the pieces wait on this machine's disk first.
      const draft = path.join(tmpdir(), `stateline-${randomUUID()}`);
      try {
        const stored = await writeDraft(draft, pieces);
        const openBody = () => Readable.toWeb(createReadStream(draft)) as ReadableStream;
        const answer = await found(
          ask({ method: 'PUT', key: keyed(key), body: { ...stored, open: openBody } }),
        );
        await answer.body?.cancel();
        return stored;
      } finally {
        await rm(draft, { force: true });
      }
    },
    async open(key) {
      const answer = await ask({ method: 'GET', key: keyed(key) });
      if (!answer?.body) return null;
      return {
        sizeBytes: Number(answer.headers.get('content-length')),
        pieces: Readable.fromWeb(answer.body as WebStream),
      };
    },
    async sizeOf(key) {
      const answer = await ask({ method: 'HEAD', key: keyed(key) });
      return answer && Number(answer.headers.get('content-length'));
    },
    async get(key) {
      const answer = await ask({ method: 'GET', key: keyed(key) });
      return answer && new Uint8Array(await answer.arrayBuffer());
    },
    async remove(key) {
      const answer = await ask({ method: 'DELETE', key: keyed(key) });
      await answer?.body?.cancel();
    },
    listKeys: () => keysUnder(''),
    // A bucket shows no object before all of it has arrived.
    removeDrafts: async () => 0,
    async removeFolder(folder) {
      const keys: string[] = [];
      for await (const key of keysUnder(`${keyed(folder)}/`)) keys.push(key);
      for (const key of keys) await (await ask({ method: 'DELETE', key }))?.body?.cancel();
    },
  };
}

async function writeDraft(file: string, pieces: AsyncIterable<Uint8Array>): Promise<StoredStream> {
  const handle = await open(file, 'wx', 0o600);
  try {
    const counted = counting();
    for await (const piece of pieces) {
      counted.add(piece);
      await handle.writeFile(piece);
    }
    return counted.result();
  } finally {
    await handle.close();
  }
}

const parser = new XMLParser({ parseTagValue: false, isArray: (name) => name === 'Contents' });

function readListing(xml: string): { keys: string[]; next: string | undefined } {
  const { ListBucketResult: list } = parser.parse(xml) as {
    ListBucketResult?: { Contents?: { Key: string }[]; NextContinuationToken?: string };
  };
  if (!list) throw new Error('File storage: the list of files is not one');
  return { keys: (list.Contents ?? []).map(({ Key }) => Key), next: list.NextContinuationToken };
}

import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A bucket on this machine that checks every signature by the rules of AWS Signature Version 4, from what it received. */
export interface S3Server {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  objects: Map<string, Buffer>;
  /** The next answers, instead of the right ones. */
  failures: (number | 'hang up')[];
  refused: string[];
  /** After so many more objects it takes the next one and never answers. */
  silentAfter: { objects: number };
  /** Settles when it has kept silent for the first time. */
  silence: Promise<void>;
  stop(): Promise<void>;
}

const REGION = 'eu-test-1';
const KEY_ID = 'AKIDTEST';
const SECRET = 'a/secret+of=the/test';
const BUCKET = 'stateline-test';

const hex = (text: string | Buffer): string => createHash('sha256').update(text).digest('hex');
const mac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

function problemOf(request: IncomingMessage, body: Buffer): string | null {
  const given = /^AWS4-HMAC-SHA256 Credential=([^,]+),SignedHeaders=([^,]+),Signature=([0-9a-f]{64})$/.exec(
    request.headers.authorization ?? '',
  );
  if (!given) return 'AccessDenied';
  const [, credential = '', names = '', signature = ''] = given;
  const [keyId, day = '', region, service, ending] = credential.split('/');
  if (keyId !== KEY_ID || region !== REGION || service !== 's3' || ending !== 'aws4_request')
    return 'InvalidAccessKeyId';
  const stamp = String(request.headers['x-amz-date'] ?? '');
  if (!stamp.startsWith(day)) return 'AuthorizationHeaderMalformed';
  if (hex(body) !== request.headers['x-amz-content-sha256']) return 'XAmzContentSHA256Mismatch';
  for (const needed of ['host', 'x-amz-date', 'x-amz-content-sha256'])
    if (!names.split(';').includes(needed)) return 'AccessDenied';
  const [path = '', query = ''] = (request.url ?? '').split('?');
  const lines = names
    .split(';')
    .map((name) => `${name}:${String(request.headers[name])}\n`)
    .join('');
  const canonical = `${request.method}\n${path}\n${query.split('&').sort().join('&')}\n${lines}\n${names}\n${hex(body)}`;
  const key = mac(mac(mac(mac(`AWS4${SECRET}`, day), REGION), 's3'), 'aws4_request');
  const wanted = mac(
    key,
    `AWS4-HMAC-SHA256\n${stamp}\n${day}/${REGION}/s3/aws4_request\n${hex(canonical)}`,
  ).toString('hex');
  return wanted === signature ? null : 'SignatureDoesNotMatch';
}

/** Pages of two keys, so that a list of three needs another request. */
function listing(keys: string[], from: string | null): string {
  const at = from === null ? 0 : Number(from);
  const page = keys.sort().slice(at, at + 2);
  const next =
    at + 2 < keys.length
      ? `<IsTruncated>true</IsTruncated><NextContinuationToken>${at + 2}</NextContinuationToken>`
      : '<IsTruncated>false</IsTruncated>';
  return `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult>${next}${page.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('')}</ListBucketResult>`;
}

export async function startS3Server(): Promise<S3Server> {
  const objects = new Map<string, Buffer>();
  const failures: (number | 'hang up')[] = [];
  const refused: string[] = [];
  const silentAfter = { objects: Infinity };
  let keepSilent: () => void = () => undefined;
  const silence = new Promise<void>((resolve) => (keepSilent = resolve));

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await buffer(request);
    const failure = failures.shift();
    if (failure === 'hang up') return void request.socket.destroy();
    if (failure !== undefined)
      return void response.writeHead(failure).end('<Error><Code>SlowDown</Code></Error>');
    const problem = problemOf(request, body);
    if (problem !== null) {
      refused.push(problem);
      return void response.writeHead(403).end(`<Error><Code>${problem}</Code></Error>`);
    }
    const url = new URL(request.url ?? '', 'http://s3');
    const [, bucket, ...rest] = url.pathname.split('/');
    const key = rest.join('/');
    if (bucket !== BUCKET)
      return void response.writeHead(404).end('<Error><Code>NoSuchBucket</Code></Error>');
    if (key === '')
      return void response.end(listing([...objects.keys()], url.searchParams.get('continuation-token')));
    if (request.method === 'PUT') {
      if (request.headers['content-length'] === undefined)
        return void response.writeHead(411).end('<Error><Code>MissingContentLength</Code></Error>');
      if (silentAfter.objects === 0) return keepSilent();
      silentAfter.objects -= 1;
      objects.set(key, body);
      return void response.end();
    }
    if (request.method === 'DELETE') return void (objects.delete(key), response.writeHead(204).end());
    const found = objects.get(key);
    if (!found) return void response.writeHead(404).end();
    response
      .writeHead(200, { 'Content-Length': found.length })
      .end(request.method === 'HEAD' ? undefined : found);
  };

  const server = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    bucket: BUCKET,
    region: REGION,
    accessKeyId: KEY_ID,
    secretAccessKey: SECRET,
    objects,
    failures,
    refused,
    silentAfter,
    silence,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

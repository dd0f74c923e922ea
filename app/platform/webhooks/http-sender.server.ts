import { lookup as systemLookup, type LookupAddress } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { performance } from 'node:perf_hooks';
import { isPublicAddress } from '~/areas/webhooks/rules/address-rules';
import { urlProblem, type WebhookRules } from '~/areas/webhooks/rules/webhook.schema';
import type { WebhookAnswer, WebhookRequest, WebhookSender } from './port';

/** Every address of a name. */
export type Resolver = (name: string) => Promise<LookupAddress[]>;

export interface SenderOptions extends WebhookRules {
  /** From the first byte to the last. */
  timeoutMs?: number;
  resolve?: Resolver;
}

const TIMEOUT_MS = 10_000;
/** More of an answer is not read. */
const ANSWER_BYTES = 16_384;
const EXCERPT_LENGTH = 500;
const NOT_PUBLIC = 'The address is not on the public internet.';

const resolveBySystem: Resolver = (name) =>
  new Promise((resolve, reject) =>
    systemLookup(name, { all: true, verbatim: true }, (error, addresses) =>
      error ? reject(error) : resolve(addresses),
    ),
  );

/**
 * Posts over HTTP. The name is resolved here, each of its addresses is judged, and the connection is made to an address
 * that was judged: a name that answers differently the second time gains nothing. The socket's own far end is judged again.
 */
export function httpWebhookSender(options: SenderOptions): WebhookSender {
  const { allowHttp, allowedAddresses, timeoutMs = TIMEOUT_MS, resolve = resolveBySystem } = options;
  const rules = { allowHttp, allowedAddresses };
  const mayCall = (address: string): boolean =>
    allowedAddresses.includes(address) || isPublicAddress(address);
  return {
    rules,
    post: (request) => post(request, { rules, mayCall, timeoutMs, lookup: guardedLookup(resolve, mayCall) }),
  };
}

/** A lookup that knows only addresses that may be called. */
function guardedLookup(resolve: Resolver, mayCall: (address: string) => boolean): LookupFunction {
  return (name, options, callback) => {
    resolve(name).then(
      (addresses) => {
        // One closed address among open ones is a trick, not a mistake.
        if (addresses.length === 0 || !addresses.every(({ address }) => mayCall(address)))
          callback(new Error(NOT_PUBLIC), '', 0);
        else if (options.all) callback(null, addresses);
        else callback(null, addresses[0]?.address ?? '', addresses[0]?.family ?? 4);
      },
      (error: NodeJS.ErrnoException) => callback(error, '', 0),
    );
  };
}

interface Call {
  rules: WebhookRules;
  mayCall: (address: string) => boolean;
  timeoutMs: number;
  lookup: LookupFunction;
}

function post(
  { url, headers, body }: WebhookRequest,
  { rules, mayCall, timeoutMs, lookup }: Call,
): Promise<WebhookAnswer> {
  const started = performance.now();
  const answer = (given: Partial<WebhookAnswer>): WebhookAnswer => ({
    status: null,
    error: '',
    excerpt: '',
    ...given,
    milliseconds: Math.round(performance.now() - started),
  });
  const problem = urlProblem(url, rules);
  if (problem) return Promise.resolve(answer({ error: problem }));
  const target = new URL(url);
  const host = target.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && !mayCall(host)) return Promise.resolve(answer({ error: NOT_PUBLIC }));
  const send = target.protocol === 'https:' ? https.request : http.request;
  return new Promise((resolve) => {
    const request = send(target, {
      method: 'POST',
      agent: false,
      lookup,
      headers: { ...headers, 'Content-Length': Buffer.byteLength(body) },
    });
    const end = (given: Partial<WebhookAnswer>) => {
      clearTimeout(timer);
      resolve(answer(given));
      request.destroy();
    };
    const timer = setTimeout(
      () => end({ error: `No whole answer within ${Math.round(timeoutMs / 1000)} seconds.` }),
      timeoutMs,
    );
    request.on('socket', (socket) => {
      socket.once('connect', () => {
        if (!mayCall((socket.remoteAddress ?? '').replace(/^::ffff:(?=\d+\.)/, '')))
          end({ error: NOT_PUBLIC });
      });
    });
    request.once('error', (error: NodeJS.ErrnoException) => end({ error: reasonOf(error) }));
    request.once('response', (response) => {
      const pieces: Buffer[] = [];
      let length = 0;
      const finish = () =>
        end({ status: response.statusCode ?? null, excerpt: excerptOf(Buffer.concat(pieces)) });
      response.on('data', (piece: Buffer) => {
        pieces.push(piece);
        length += piece.length;
        if (length >= ANSWER_BYTES) finish();
      });
      response.once('end', finish);
      response.once('error', finish);
    });
    request.end(body);
  });
}

const excerptOf = (bytes: Buffer): string =>
  bytes
    .toString('utf8')
    // eslint-disable-next-line no-control-regex -- control characters are what is taken out
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '')
    .slice(0, EXCERPT_LENGTH);

const REASONS: Record<string, string> = {
  ENOTFOUND: 'The name is not known.',
  EAI_AGAIN: 'The name could not be looked up.',
  ECONNREFUSED: 'The connection was refused.',
  ECONNRESET: 'The connection was broken off.',
  ETIMEDOUT: 'No connection could be made in time.',
  EHOSTUNREACH: 'The host cannot be reached.',
  CERT_HAS_EXPIRED: 'The certificate has expired.',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'The certificate is self-signed.',
  ERR_TLS_CERT_ALTNAME_INVALID: 'The certificate is for another name.',
};

const reasonOf = ({ code, message }: NodeJS.ErrnoException): string =>
  REASONS[code ?? ''] ?? (message === NOT_PUBLIC ? message : `The connection failed (${code ?? 'unknown'}).`);

import { createHash, createHmac } from 'node:crypto';

export interface AwsCredentials {
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** Percent-encoding as the signature wants it: everything but letters, digits and -._~. */
const encoded = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

export const awsPath = (path: string): string => path.split('/').map(encoded).join('/');

export const awsQuery = (query: Readonly<Record<string, string>>): string =>
  Object.entries(query)
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort()
    .join('&');

interface RequestToSign {
  method: string;
  host: string;
  /** As sent, encoded by `awsPath` and `awsQuery`. */
  path: string;
  query: string;
  /** Further headers to sign, lower-case names. */
  headers?: Readonly<Record<string, string>>;
  /** SHA-256 of the body, lower-case hex. */
  bodySha256: string;
  now: Date;
}

/**
 * Headers that sign a request to S3 (AWS Signature Version 4, in the Authorization header).
 * @returns all headers to send, without `host`, which the client sets itself.
 */
export function signAws(
  request: RequestToSign,
  { region, accessKeyId, secretAccessKey }: AwsCredentials,
): Record<string, string> {
  const stamp = request.now.toISOString().replace(/[-:]|\.\d{3}/g, '');
  const day = stamp.slice(0, 8);
  const own = { ...request.headers, 'x-amz-content-sha256': request.bodySha256, 'x-amz-date': stamp };
  const signed = Object.entries({ ...own, host: request.host }).sort(([a], [b]) => (a < b ? -1 : 1));
  const names = signed.map(([name]) => name).join(';');
  const canonical = [
    request.method,
    request.path,
    request.query,
    ...signed.map(([name, value]) => `${name}:${value.trim()}`),
    '',
    names,
    request.bodySha256,
  ].join('\n');
  const place = `${day}/${region}/s3/aws4_request`;
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(
    (last, part) => hmac(last, part),
    `AWS4${secretAccessKey}`,
  );
  const signature = hmac(key, ['AWS4-HMAC-SHA256', stamp, place, sha256(canonical)].join('\n')).toString(
    'hex',
  );
  return {
    ...own,
    authorization: `AWS4-HMAC-SHA256 Credential=${accessKeyId}/${place},SignedHeaders=${names},Signature=${signature}`,
  };
}

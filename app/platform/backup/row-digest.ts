import { hash } from 'node:crypto';

const LINE_END = 0x0a;
const WRAP = 1n << 64n;

/**
 * A fingerprint of the rows of a COPY text that does not depend on their order, which a database is free to change: the sum
 * of the rows' SHA-256 (the first 16 bytes). COPY writes a line break inside a value as \n, so that a line is a row.
 */
export function rowDigest() {
  let high = 0n;
  let low = 0n;
  let rows = 0;
  let rest: Buffer[] = [];
  const count = (line: Uint8Array) => {
    const print = hash('sha256', line, 'buffer');
    high = (high + print.readBigUInt64BE(0)) % WRAP;
    low = (low + print.readBigUInt64BE(8)) % WRAP;
    rows += 1;
  };
  return {
    add(piece: Uint8Array): void {
      let from = 0;
      for (let to = piece.indexOf(LINE_END); to !== -1; to = piece.indexOf(LINE_END, from)) {
        const line = piece.subarray(from, to);
        count(rest.length === 0 ? line : Buffer.concat([...rest, line]));
        rest = [];
        from = to + 1;
      }
      if (from < piece.length) rest.push(Buffer.from(piece.subarray(from)));
    },
    result: (): { rows: number; digest: string } => ({
      rows,
      digest: high.toString(16).padStart(16, '0') + low.toString(16).padStart(16, '0'),
    }),
  };
}

/** Passes the rows of a COPY on and hands each piece to the digest. */
export async function* digesting(
  pieces: AsyncIterable<Uint8Array>,
  digest: ReturnType<typeof rowDigest>,
): AsyncIterable<Uint8Array> {
  for await (const piece of pieces) {
    digest.add(piece);
    yield piece;
  }
}

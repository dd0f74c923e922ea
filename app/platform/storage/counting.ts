import { createHash } from 'node:crypto';
import type { StoredStream } from './port';

/** Counts and fingerprints the pieces of a stream as they pass. */
export function counting() {
  const hash = createHash('sha256');
  let sizeBytes = 0;
  return {
    add: (piece: Uint8Array) => {
      hash.update(piece);
      sizeBytes += piece.length;
    },
    result: (): StoredStream => ({ sizeBytes, sha256: hash.digest('hex') }),
  };
}

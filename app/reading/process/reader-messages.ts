import type { ReaderMessage } from './reader-types';

/** Sends to the process that started the guarded child. Does nothing in a program that nobody forked. */
export function tellParent(message: ReaderMessage<unknown>): void {
  process.send?.(message);
}

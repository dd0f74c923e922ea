export type Verdict =
  { kind: 'clean' } | { kind: 'found'; what: string } | { kind: 'unavailable'; reason: string };

/** Looks for viruses in a file before it is kept. */
export interface FileScanner {
  scan(bytes: Uint8Array): Promise<Verdict>;
}

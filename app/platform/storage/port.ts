export interface StoredStream {
  sizeBytes: number;
  /** Lower-case hex. */
  sha256: string;
}

export interface OpenedFile {
  sizeBytes: number;
  pieces: AsyncIterable<Uint8Array>;
}

/** Where files that people hand in are kept. Keys are made by the program and name nothing outside of it. */
export interface FileStorage {
  /** Stores the bytes under the key, whole or not at all. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Stores what comes, piece by piece, whole or not at all. */
  putStream(key: string, pieces: AsyncIterable<Uint8Array>): Promise<StoredStream>;
  /** The bytes piece by piece, for files that are too large for the memory; null where there are none. */
  open(key: string): Promise<OpenedFile | null>;
  /** How many bytes there are; null where there are none. */
  sizeOf(key: string): Promise<number | null>;
  /** The bytes; null where there are none under the key. */
  get(key: string): Promise<Uint8Array | null>;
  /** Removes the bytes; nothing happens where there are none. */
  remove(key: string): Promise<void>;
  /** Every key, in no order, for backups. */
  listKeys(): AsyncIterable<string>;
  /** Removes what writes left behind that were cut off before this moment. @returns how many pieces */
  removeDrafts(before: Date): Promise<number>;
  /** Removes everything whose key begins with the folder and a slash; nothing happens where there is nothing. */
  removeFolder(folder: string): Promise<void>;
}

/** "receipts/<carrier>/<id>": letters, digits and dashes only, so that no key can leave its folder. */
export const isStorageKey = (key: string): boolean => /^[a-z]+(\/[a-z0-9-]+)+$/i.test(key);

export function assertStorageKey(key: string): void {
  if (!isStorageKey(key)) throw new Error(`Not a storage key: ${key}`);
}

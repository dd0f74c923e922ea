/** A file in the folder of a carrier that nobody writes any more. */
export interface DroppedFile {
  name: string;
  sizeBytes: number;
  /** Neither a link nor anything else that is no file of its own. */
  isPlain: boolean;
}

/** Folders into which programs of others put files for carriers. */
export interface DropRoot {
  /** Finished files of a folder, by name; the folder is made where it is missing. Null where it is none of ours, such as a link. */
  finished(folder: string, most: number): Promise<DroppedFile[] | null>;
  /** Its bytes; null where it has changed since it was listed. */
  read(folder: string, file: DroppedFile): Promise<Uint8Array | null>;
  /** Moves it to done/ or refused/, under a name that begins with `mark`, with a file beside it that tells the reason. */
  putAway(
    folder: string,
    file: DroppedFile,
    how: { to: 'done' | 'refused'; mark: string; reason: string | null },
  ): Promise<void>;
}

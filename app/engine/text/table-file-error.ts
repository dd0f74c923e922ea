/** A fault of a file that somebody handed in; its message is for that person. */
export class TableFileError extends Error {
  override readonly name = 'TableFileError';
}

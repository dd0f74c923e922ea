/** A fault of a file that someone handed in; its message is for that person. */
export class TableFileError extends Error {
  override readonly name = 'TableFileError';
}

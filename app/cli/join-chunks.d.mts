interface Piece {
  /** Packed size. */
  bytes: number;
  /** The pages that load it. */
  pages: ReadonlySet<string>;
  /** The pieces that it imports. */
  imports?: readonly string[];
  isEntry?: boolean;
}

export function groupPieces(
  pieces: ReadonlyMap<string, Piece>,
  weights?: ReadonlyMap<string, { visits: number; bytes: number }>,
  requestBytes?: number,
): string[][];
export function joinChunks(root: string, publicPath: string): Promise<void>;

import type { KnownShapes } from '../shapes/shapes-file';

/** What the compiler is given from outside: the kernel and its compiler import no gazetteer and no map data themselves. */
export interface CompilerInput {
  /** Every text of the network with its path inside the network folder. */
  texts: { file: string; text: string }[];
  gazetteer: Gazetteer;
  borders: BorderSource;
  /** Lines of the roads, where some are known. */
  shapes?: KnownShapes | null;
}

export interface Gazetteer {
  /** Coordinates of a town by its key (text/place-key.ts), or null. */
  find(key: string): { lat: number; lon: number } | null;
}

/**
 * Outlines of the jurisdictions as shared lines: each line once, with the one or two jurisdictions that it bounds
 * (codes; one alone means water or abroad on the other side). Points are [lon, lat] in degrees.
 */
export interface BorderSource {
  lines: { bounds: [string, string | null]; points: [number, number][] }[];
}

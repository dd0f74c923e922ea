import type { NetworkTables } from '../format/network-tables';

/** What matching reads of a network's tables. */
export type MatchTables = Pick<
  NetworkTables,
  'nodeLat' | 'nodeLon' | 'edgeFrom' | 'edgeTo' | 'edgeFlags' | 'edgeJurisdiction' | 'edgeHighway' | 'shapes'
> & {
  edgeTenths: Int32Array | Float64Array;
  /** What is known of the course of each edge; where it is not given, edges with a shape are drawn. */
  edgeCourse?: Uint8Array;
};

/** Of a drawn road the line is known, of a straight one the ends; side roads are drawn, and seldom driven. */
export const COURSE = { straight: 0, drawn: 1, side: 2 } as const;

export function courses({ edgeCourse, edgeFrom, shapes }: MatchTables): Uint8Array {
  return (
    edgeCourse ??
    Uint8Array.from(edgeFrom, (_, e) =>
      shapes && shapes.start[e + 1]! > shapes.start[e]! ? COURSE.drawn : COURSE.straight,
    )
  );
}

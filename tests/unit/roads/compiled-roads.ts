import type { Compilation } from '~/roads/compiler/compile-network';
import { EDGE_FREEWAY, EDGE_NO_TRUCKS, EDGE_TOLL } from '~/roads/format/network-tables';
import { formatTextError } from '~/roads/text/network-statements';

const LETTERS = ['I', 'F', 'T', 'U', 'S', 'M'];

/**
 * The roads that were compiled, in order, each in a line: `I-1 Alder > Birch 54.0 KS I*`. A point without a place is a
 * dot; the class comes last with the marks of the texts (* freeway, $ toll, ! closed to trucks).
 */
export function roadsOf({ tables }: Pick<Compilation, 'tables'>, ...highways: string[]): string[] {
  const end = (node: number) => tables.placeNames[tables.nodePlace[node]!] ?? '·';
  return [...tables.edgeTenths.keys()]
    .map((e) => {
      const flags = tables.edgeFlags[e]!;
      const marks = [
        flags & EDGE_FREEWAY ? '*' : '',
        flags & EDGE_TOLL ? '$' : '',
        flags & EDGE_NO_TRUCKS ? '!' : '',
      ];
      return {
        highway: tables.highways[tables.edgeHighway[e]!] || 'joint',
        way: `${end(tables.edgeFrom[e]!)} > ${end(tables.edgeTo[e]!)}`,
        miles: (tables.edgeTenths[e]! / 10).toFixed(1),
        jurisdiction: tables.jurisdictions[tables.edgeJurisdiction[e]!],
        kind: LETTERS[tables.edgeClass[e]!]! + marks.join(''),
      };
    })
    .filter(({ highway }) => highways.length === 0 || highways.includes(highway))
    .map(
      ({ highway, way, miles, jurisdiction, kind }) => `${highway} ${way} ${miles} ${jurisdiction} ${kind}`,
    );
}

/** Coordinates of the nodes of a place, or of the points without one. */
export function pointsOf({ tables }: Pick<Compilation, 'tables'>, place: string | null): [number, number][] {
  return [...tables.nodePlace.keys()]
    .filter((node) => (tables.placeNames[tables.nodePlace[node]!] ?? null) === place)
    .map((node) => [tables.nodeLat[node]! / 10_000, tables.nodeLon[node]! / 10_000]);
}

export const wordsOf = ({ errors, warnings }: Pick<Compilation, 'errors' | 'warnings'>): string[] =>
  [...errors, ...warnings].map(formatTextError);

import { indexEdges } from '../format/edge-index';
import type { NetworkTables } from '../format/network-tables';
import { JurisdictionMap } from '../borders/jurisdiction-map';
import { layShapes } from '../shapes/lay-shapes';
import type { Statement, TextError } from '../text/network-statements';
import { parseNetworkText } from '../text/parse-network-text';
import { assembleTables, type Assembly } from './assemble-tables';
import { barrierTables, riverTables } from './barrier-tables';
import { borderTables } from './border-tables';
import type { CompilerInput } from './compiler-input';
import { contractionOrder } from './contraction-order';
import { draftNetwork, type DraftNetwork } from './draft-network';
import { storeHierarchy } from './store-hierarchy';

/** US first: where two outlines overlap at the national border, the US source is the more exact one. */
const JURISDICTIONS = (
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA ' +
  'RI SC SD TN TX UT VT VA WA WV WI WY AB BC MB NB NL NS NT NU ON PE QC SK YT MX'
).split(' ');

/**
 * Speeds of the practical metric in mph, those that gave the best routes: Interstate, freeway, main Canadian, US,
 * state, minor and joint; last the freeway pieces of lesser classes.
 */
const SPEEDS_MPH = [65, 62, 55, 52, 46, 38, 60];

export interface Compilation {
  tables: NetworkTables;
  draft: DraftNetwork;
  assembly: Assembly;
  errors: TextError[];
  warnings: TextError[];
}

/** Texts -> tables. Deterministic: the texts are read in the order of their paths. */
export function compileNetwork(input: CompilerInput): Compilation {
  const statements: Statement[] = [];
  const errors: TextError[] = [];
  for (const { file, text } of [...input.texts].sort((a, b) => (a.file < b.file ? -1 : 1))) {
    const parsed = parseNetworkText(file, text);
    for (const statement of parsed.statements) statements.push(statement);
    for (const error of parsed.errors) errors.push(error);
  }
  const known = statements.flatMap((statement) =>
    statement.kind === 'border'
      ? statement.points.map((point) => ({ between: statement.between, ...point }))
      : [],
  );
  const borders = borderTables(input.borders, JURISDICTIONS, known);
  const draft = draftNetwork(statements, input.gazetteer);
  const assembly = assembleTables(draft, JURISDICTIONS, new JurisdictionMap(borders, JURISDICTIONS));
  const shapes = input.shapes ? layShapes(assembly, input.shapes) : undefined;
  const tables: NetworkTables = {
    ...assembly.tables,
    ...(shapes ? { shapes } : {}),
    ...indexEdges({ ...assembly.tables, shapes }),
    nodeRank: contractionOrder(assembly.tables),
    borders,
    barriers: barrierTables(statements),
    rivers: riverTables(statements, JURISDICTIONS, assembly.tables),
    speedsMph: Uint8Array.from(SPEEDS_MPH),
    hierarchyDegree: new Int32Array(0),
    hierarchyEdgeBits: new Uint8Array(0),
    hierarchySkips: new Uint8Array(0),
  };
  Object.assign(tables, storeHierarchy(tables));
  return {
    tables,
    draft,
    assembly,
    errors: [...errors, ...draft.errors, ...assembly.errors],
    warnings: draft.warnings,
  };
}

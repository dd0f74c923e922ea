import { crowMiles } from '../geometry';
import { ROAD_CLASS } from '../format/network-tables';
import type {
  Corridor,
  Crossing,
  Island,
  Joint,
  JurisdictionShare,
  RoadClassLetter,
  StateRiver,
  Statement,
  TextError,
  TextPosition,
  TollPart,
  TruckRuleText,
} from '../text/network-statements';
import { highwayKey, placeKey } from '../text/place-key';
import type { Gazetteer } from './compiler-input';
import { addCrossing, addTollPart, type DraftedPieces } from './draft-crossings';
import { addTruckRule } from './draft-truck-rules';
import { dropSkippingPieces, type Replacement } from './skipping-pieces';

/** Road between two nodes as authored, before borders and crossings cut it. */
export interface DraftSegment {
  from: number;
  to: number;
  tenths: number;
  /** The author gave a measured number, not an estimate and not nothing. */
  measured: boolean;
  roadClass: number;
  highway: number;
  /** Tenths of its length, from its beginning, that count as freeway. */
  freewayShare: number;
  toll: boolean;
  /** Toll bridges and tunnels on a piece that is free: tenths from `from` to each one's two ends. */
  tollParts: { begin: number; end: number }[];
  /** Bridges and tunnels with a rule for trucks of their own, in tenths from `from`. */
  ruleParts: { begin: number; end: number; rule: number }[];
  noTrucks: boolean;
  /** Rules for trucks on it, as indexes into the draft's. */
  truckRules: number[];
  ferry: boolean;
  /** Another corridor lays this road: the piece only ties its ends and tells the highway's course. */
  along: boolean;
  shares: JurisdictionShare[] | null;
  /** Where other corridors meet this one: tenths from `from`, and the node that both share. */
  cuts: { tenths: number; node: number }[];
  position: TextPosition;
}

export interface DraftNode {
  lat: number;
  lon: number;
  /** Index into places, -1 for a crossing. */
  place: number;
  /** How far the highway passes from the place's coordinates. */
  asideMiles: number;
  /** Tells the node from every other, in every edition of the texts: its place and highway; none for a crossing. */
  key?: string;
}

export interface DraftPlace {
  name: string;
  jurisdiction: string;
  lat: number;
  lon: number;
  /** Coordinates set by hand on the road, not those of a town's center. */
  byHand: boolean;
}

export interface DraftNetwork {
  places: DraftPlace[];
  nodes: DraftNode[];
  highways: string[];
  segments: DraftSegment[];
  /** The pieces of each corridor in order: neighbors tell where on its way a point is. */
  chains: { segment: DraftSegment; forward: boolean }[][];
  joints: { from: number; to: number; tenths: number; jurisdiction: string }[];
  islands: { statement: Island; node: number }[];
  truckRules: TruckRuleText[];
  corridors: number;
  crossings: number;
  /** Pieces that described a road a second time with fewer places. */
  skipping: number;
  errors: TextError[];
  warnings: TextError[];
}

const CLASS_OF_LETTER: Record<RoadClassLetter, number> = {
  I: ROAD_CLASS.interstate,
  F: ROAD_CLASS.freeway,
  T: ROAD_CLASS.canadianMain,
  U: ROAD_CLASS.us,
  S: ROAD_CLASS.state,
  M: ROAD_CLASS.minor,
};

/** Road miles per crow mile where nothing was measured, by class. */
const CHORD_FACTOR = [1.06, 1.07, 1.14, 1.1, 1.13, 1.13];

/**
 * Statements -> places, one node per place and highway, segments, joints, crossings.
 * Nothing is guessed: what cannot be resolved is an error that names its line.
 */
export function draftNetwork(statements: Statement[], gazetteer: Gazetteer): DraftNetwork {
  const draft = new Drafter(
    gazetteer,
    statements.filter((s) => s.kind === 'river'),
  );
  for (const s of statements) draft.noteCoordinates(s);
  for (const s of statements) if (s.kind === 'corridor') draft.addCorridor(s);
  draft.dropSkippingPieces();
  for (const s of statements) if (s.kind === 'joint') draft.addJoint(s);
  for (const s of statements) if (s.kind === 'crossing') draft.addCrossing(s);
  for (const s of statements) if (s.kind === 'tollPart') draft.addTollPart(s);
  for (const s of statements) if (s.kind === 'truckRule') draft.addTruckRule(s);
  for (const s of statements) if (s.kind === 'island') draft.addIsland(s);
  return draft.result;
}

class Drafter {
  readonly result: DraftNetwork = {
    places: [],
    nodes: [],
    highways: [''],
    segments: [],
    chains: [],
    joints: [],
    islands: [],
    truckRules: [],
    corridors: 0,
    crossings: 0,
    skipping: 0,
    errors: [],
    warnings: [],
  };
  private readonly own = new Map<string, { lat: number; lon: number }>();
  private readonly placeIndex = new Map<string, number>();
  private readonly nodeIndex = new Map<string, number>();
  private readonly highwayIndex = new Map<string, number>();
  private readonly segmentIndex = new Map<number, number>();
  private everySegment: DraftSegment[] = [];
  private replacements = new Map<DraftSegment, Replacement>();
  private readonly jointIndex = new Set<number>();

  constructor(
    private readonly gazetteer: Gazetteer,
    private readonly rivers: readonly StateRiver[],
  ) {}

  private error(position: TextPosition, message: string): void {
    this.result.errors.push({ ...position, message });
  }

  private warn(position: TextPosition, message: string): void {
    this.result.warnings.push({ ...position, message });
  }

  /** Coordinates that the texts themselves give go before those of the gazetteers. */
  noteCoordinates(statement: Statement): void {
    if (statement.kind === 'place') {
      const key = placeKey(statement.name, statement.jurisdiction);
      if (!this.own.has(key)) this.own.set(key, { lat: statement.lat, lon: statement.lon });
    } else if (statement.kind === 'corridor') {
      for (const stop of statement.stops) {
        if (!stop.at) continue;
        const key = placeKey(stop.name, stop.jurisdiction);
        const known = this.own.get(key);
        if (known && crowMiles(known.lat, known.lon, stop.at.lat, stop.at.lon) > 3) {
          this.warn(
            stop.position,
            `${stop.name} ${stop.jurisdiction} stands elsewhere with other coordinates`,
          );
        }
        this.own.set(key, stop.at);
      }
    }
  }

  private place(name: string, jurisdiction: string): number {
    const key = placeKey(name, jurisdiction);
    const known = this.placeIndex.get(key);
    if (known !== undefined) return known;
    const own = this.own.get(key);
    const found = own ?? this.gazetteer.find(key);
    if (!found) return -1;
    const index = this.result.places.length;
    this.result.places.push({
      name,
      jurisdiction,
      lat: found.lat,
      lon: found.lon,
      byHand: own !== undefined,
    });
    this.placeIndex.set(key, index);
    return index;
  }

  private node(place: number, highway: string, asideTenths: number): number {
    const key = `${place}|${highwayKey(highway)}`;
    const known = this.nodeIndex.get(key);
    if (known !== undefined) {
      const node = this.result.nodes[known]!;
      node.asideMiles = Math.max(node.asideMiles, asideTenths / 10);
      return known;
    }
    const { lat, lon } = this.result.places[place]!;
    const { name, jurisdiction } = this.result.places[place]!;
    this.result.nodes.push({
      lat,
      lon,
      place,
      asideMiles: asideTenths / 10,
      key: `${placeKey(name, jurisdiction)}|${highwayKey(highway)}`,
    });
    this.nodeIndex.set(key, this.result.nodes.length - 1);
    return this.result.nodes.length - 1;
  }

  private findNode(name: string, jurisdiction: string, highway: string): number | undefined {
    const place = this.placeIndex.get(placeKey(name, jurisdiction));
    return this.nodeIndex.get(`${place}|${highwayKey(highway)}`);
  }

  private highway(name: string): number {
    let index = this.highwayIndex.get(name);
    if (index === undefined) {
      index = this.result.highways.length;
      this.result.highways.push(name);
      this.highwayIndex.set(name, index);
    }
    return index;
  }

  addCorridor(corridor: Corridor): void {
    this.result.corridors++;
    const roadClass = CLASS_OF_LETTER[corridor.roadClass];
    const highway = this.highway(corridor.highway);
    let previous = -1;
    const chain: DraftNetwork['chains'][number] = [];
    this.result.chains.push(chain);
    for (const stop of corridor.stops) {
      const place = this.place(stop.name, stop.jurisdiction);
      if (place < 0) {
        this.error(
          stop.position,
          `no gazetteer knows "${stop.name} ${stop.jurisdiction}": give it @lat,lon or a line in places.txt`,
        );
        continue;
      }
      const node = this.node(place, corridor.highway, stop.asideTenths);
      if (previous >= 0 && previous !== node) {
        const key = pairKey(previous, node);
        if (!this.segmentIndex.has(key)) {
          const a = this.result.nodes[previous]!;
          const b = this.result.nodes[node]!;
          const crow = crowMiles(a.lat, a.lon, b.lat, b.lon);
          this.segmentIndex.set(key, this.result.segments.length);
          this.result.segments.push({
            from: previous,
            to: node,
            tenths: stop.tenths ?? Math.max(1, Math.round(crow * CHORD_FACTOR[roadClass]! * 10)),
            measured: stop.tenths !== null && !stop.estimated,
            roadClass: classOfPiece(corridor, stop.freeway),
            highway,
            freewayShare: roadClass === ROAD_CLASS.interstate ? 10 : stop.freewayShare,
            toll: stop.toll,
            tollParts: [],
            ruleParts: [],
            noTrucks: stop.noTrucks,
            truckRules: [],
            ferry: stop.ferry,
            along: stop.along,
            shares: stop.shares,
            cuts: [],
            position: stop.position,
          });
        }
        const segment = this.result.segments[this.segmentIndex.get(key)!]!;
        chain.push({ segment, forward: segment.from === previous });
      }
      previous = node;
    }
  }

  dropSkippingPieces(): void {
    const { segments, highways } = this.result;
    // What runs along another road is laid by that road: it is never described twice.
    const laid = segments.filter((segment) => !segment.along);
    this.replacements = dropSkippingPieces(laid, (segment) => highwayKey(highways[segment.highway]!));
    this.result.skipping = this.replacements.size;
    this.everySegment = [...segments];
    this.result.segments = segments.filter((segment) => !this.replacements.has(segment));
  }

  addJoint(joint: Joint): void {
    const ends = joint.highways.map((highway) => this.findNode(joint.place, joint.jurisdiction, highway));
    for (let i = 0; i < 2; i++) {
      if (ends[i] === undefined) {
        this.warn(
          joint.position,
          `no corridor ${joint.highways[i]} passes ${joint.place} ${joint.jurisdiction}`,
        );
        return;
      }
    }
    const [from, to] = ends as [number, number];
    if (from === to || this.jointIndex.has(pairKey(from, to))) return;
    this.jointIndex.add(pairKey(from, to));
    this.result.joints.push({ from, to, tenths: joint.tenths, jurisdiction: joint.jurisdiction });
  }

  addCrossing(crossing: Crossing): void {
    addCrossing(this.result, crossing, this.pieces());
  }

  addTollPart(part: TollPart): void {
    addTollPart(this.result, part, this.pieces());
  }

  addTruckRule(rule: TruckRuleText): void {
    addTruckRule(this.result, rule, this.everySegment, this.pieces());
  }

  private pieces(): DraftedPieces {
    return {
      nodeOf: (name, jurisdiction, highway) => this.findNode(name, jurisdiction, highway),
      between: (a, b) => this.everySegment[this.segmentIndex.get(pairKey(a, b)) ?? -1],
      replacements: this.replacements,
      rivers: this.rivers,
    };
  }

  addIsland(island: Island): void {
    const place = this.placeIndex.get(placeKey(island.place, island.jurisdiction));
    const node = this.result.nodes.findIndex((candidate) => candidate.place === place);
    if (node < 0) {
      this.error(
        island.position,
        `the island ${island.island} is named by ${island.place} ${island.jurisdiction}, which no corridor passes`,
      );
      return;
    }
    this.result.islands.push({ statement: island, node });
  }
}

/** A line of class F may have pieces that are not built as a freeway (no `*`): those are what their name says. */
function classOfPiece({ roadClass, highway }: Corridor, freeway: boolean): number {
  if (roadClass !== 'F' || freeway) return CLASS_OF_LETTER[roadClass];
  return highway.startsWith('US-')
    ? ROAD_CLASS.us
    : highway === 'TC-1'
      ? ROAD_CLASS.canadianMain
      : ROAD_CLASS.state;
}

const pairKey = (a: number, b: number): number => (a < b ? a * 4_194_304 + b : b * 4_194_304 + a);

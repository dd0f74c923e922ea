/**
 * What the network's texts say, as values. The format is described for people in app/roads/network/README.md.
 * Distances are integers in tenths of a mile, coordinates decimal degrees.
 */

/**
 * I Interstate, F other freeway or turnpike, T main Canadian two-lane, U US route, S state or provincial route, M minor
 * road.
 */
export type RoadClassLetter = 'I' | 'F' | 'T' | 'U' | 'S' | 'M';

export interface TextPosition {
  file: string;
  /** Both count from 1. */
  line: number;
  column: number;
}

export interface JurisdictionShare {
  jurisdiction: string;
  tenths: number;
}

/** One place of a corridor and the piece of road that leads to it from the place before. */
export interface CorridorStop {
  position: TextPosition;
  name: string;
  jurisdiction: string;
  /** Own coordinates of a point without a town, as authored with `@lat,lon`. */
  at: { lat: number; lon: number } | null;
  /** On-highway miles from the place before; null where the author gave none. */
  tenths: number | null;
  /** `~`: the number is an estimate from the chord, not a measured length. */
  estimated: boolean;
  freeway: boolean;
  /** Tenths of the piece that are built as a freeway: 10 with `*`, 4 with `*4`. */
  freewayShare: number;
  toll: boolean;
  noTrucks: boolean;
  /** `^`: a ferry carries the highway over water; its miles are not driven. */
  ferry: boolean;
  /** `&`: the piece runs wholly on a road that another corridor lays (two highways on one road). */
  along: boolean;
  /** `(2.3)`: the highway passes this far from the place's coordinates. */
  asideTenths: number;
  /** Where the piece crosses borders: shares in travel order. */
  shares: JurisdictionShare[] | null;
}

export interface Corridor {
  kind: 'corridor';
  position: TextPosition;
  roadClass: RoadClassLetter;
  highway: string;
  stops: CorridorStop[];
}

/** The way between two highways of one place. */
export interface Joint {
  kind: 'joint';
  position: TextPosition;
  place: string;
  jurisdiction: string;
  highways: [string, string];
  tenths: number;
}

/**
 * Two corridors meet between places. `before` holds highway and first place unseparated (both may contain spaces):
 * which part is which is found against the highways that exist.
 */
export interface CrossingSide {
  position: TextPosition;
  before: string;
  beforeJurisdiction: string;
  tenths: number;
  after: string;
  afterJurisdiction: string;
}

export interface Crossing {
  kind: 'crossing';
  position: TextPosition;
  sides: [CrossingSide, CrossingSide];
  /** Miles driven between the two highways; 0 where they meet in one point. */
  rampTenths: number;
}

/** A place that the gazetteers lack or put elsewhere. */
export interface HandPlace {
  kind: 'place';
  position: TextPosition;
  name: string;
  jurisdiction: string;
  lat: number;
  lon: number;
}

/** A part of the network that no road joins to the mainland, named by one place on it. */
export interface Island {
  kind: 'island';
  position: TextPosition;
  island: string;
  place: string;
  jurisdiction: string;
}

/** A toll bridge or tunnel that is shorter than the piece it lies on: the toll miles after a point of the piece. */
export interface TollPart {
  kind: 'tollPart';
  position: TextPosition;
  facility: string;
  /** The piece, and where on it the facility begins. */
  side: CrossingSide;
  tenths: number;
}

/** What a stretch of road does not take: limits in inches and pounds, 0 for none; days as MMDD, both closed. */
export interface TruckLimits {
  commercial: boolean;
  hazmat: boolean;
  lengthInches: number;
  heightInches: number;
  widthInches: number;
  weightPounds: number;
  closedFrom: number;
  closedTo: number;
}

/** A rule for trucks on a highway between two of its places, with why it is there and who says so. */
export interface TruckRuleText {
  kind: 'truckRule';
  position: TextPosition;
  name: string;
  /** Highway and first place unseparated, as in a crossing. */
  before: string;
  beforeJurisdiction: string;
  after: string;
  afterJurisdiction: string;
  /** Of a bridge or tunnel that is shorter than its piece: where on the piece it begins, and its length. */
  part?: { side: CrossingSide; tenths: number };
  limits: TruckLimits;
  reason: string;
  source: string;
}

/** Water that local streets do not cross, as a line down its middle. */
export interface Barrier {
  kind: 'barrier';
  position: TextPosition;
  water: string;
  /** The highways that do cross it, as authored. */
  crossedBy: string[];
  points: { lat: number; lon: number }[];
}

/** Points at which roads are known to cross the line between two jurisdictions: outlines are laid through them. */
export interface BorderPoints {
  kind: 'border';
  position: TextPosition;
  between: [string, string];
  points: { lat: number; lon: number }[];
}

/** A river along the line between two states: streets of one lead to roads of the other over bridges only. */
export interface StateRiver {
  kind: 'river';
  position: TextPosition;
  river: string;
  between: [string, string];
  /** Southwest and northeast corner of where the line is the river. */
  corners: [{ lat: number; lon: number }, { lat: number; lon: number }];
  /** Bridges of streets, beside the known points at which numbered roads cross. */
  bridges: { lat: number; lon: number }[];
}

export type Statement =
  | Corridor
  | Joint
  | Crossing
  | TollPart
  | TruckRuleText
  | HandPlace
  | Island
  | Barrier
  | StateRiver
  | BorderPoints;

export interface TextError extends TextPosition {
  message: string;
}

export const formatTextError = (error: TextError): string =>
  `${error.file}:${error.line}:${error.column} ${error.message}`;

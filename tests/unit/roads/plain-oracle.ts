import { crowMiles } from '~/roads/geometry';
import {
  FREEWAY_PIECE_MPH,
  PRAIRIE,
  SPEEDS,
  type DrawnLand,
  type DrawnRoad,
  type Drawing,
} from './drawn-network';

/*
 * What a trip over a drawn network must come to, reckoned the plain way: every road around a stop, Dijkstra's search
 * over lists, floating miles and hours. Shares no line with the kernel but the distance on the sphere; nothing is rounded.
 */

export interface Asked {
  mode?: 'practical' | 'shortest';
  avoidTolls?: boolean;
}
export interface Point {
  lat: number;
  lon: number;
}

/** A piece of a way in one jurisdiction. */
interface Piece {
  miles: number;
  hours: number;
  state: string;
  on: string;
  toll: boolean;
  local: boolean;
}
export interface Answer {
  cost: number;
  pieces: Piece[];
}

const MILES_PER_DEGREE = 69.0934;
const radians = (degrees: number) => (degrees * Math.PI) / 180;
const LOCAL_FACTOR = 1.2;
const LOCAL_MPH = 28;

export function hoursOf({ miles, roadClass = 'us', freeway = false }: DrawnRoad): number {
  return Math.max(miles / Math.max(SPEEDS[roadClass], freeway ? FREEWAY_PIECE_MPH : 0), 1 / 3600);
}

/** What a road costs: hours or miles; null where trucks may not go. */
export function costOf(road: DrawnRoad, { mode, avoidTolls }: Asked): number | null {
  if (road.noTrucks) return null;
  const cost = mode === 'shortest' ? Math.max(road.miles, 0.01) : hoursOf(road);
  return road.toll && avoidTolls ? cost * 5 : cost;
}

const whole = (road: DrawnRoad, share = 1): Piece => ({
  miles: road.miles * share,
  hours: hoursOf(road) * share,
  state: road.state ?? 'KS',
  on: road.on,
  toll: road.toll ?? false,
  local: false,
});

/** Where a road may be entered from a stop: miles of local ways to its nearest point, and straight to its ends. */
interface Entrance {
  road: DrawnRoad;
  /** Share of the road between its `from` and the nearest point. */
  share: number;
  miles: number;
  toEnd: Record<'from' | 'to', number>;
}

function entrances(drawing: Drawing, stop: Point): Entrance[] {
  const flat = (name: string): [number, number] => {
    const [lat, lon] = drawing.points[name]!;
    return [
      (lon - stop.lon) * MILES_PER_DEGREE * Math.cos(radians(stop.lat)),
      (lat - stop.lat) * MILES_PER_DEGREE,
    ];
  };
  const all: Entrance[] = [];
  for (const road of drawing.roads) {
    if (road.noTrucks || road.on === '') continue;
    const [a, b] = [flat(road.from), flat(road.to)];
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    const share = Math.min(1, Math.max(0, -(a[0] * dx + a[1] * dy) / (dx * dx + dy * dy)));
    const crow = Math.hypot(a[0] + dx * share, a[1] + dy * share);
    if (crow > 60) continue;
    all.push({
      road,
      share,
      miles: crow * LOCAL_FACTOR,
      toEnd: { from: Math.hypot(...a) * LOCAL_FACTOR, to: Math.hypot(...b) * LOCAL_FACTOR },
    });
  }
  const most = Math.min(...all.map(({ miles }) => miles)) * 2.5 + 12;
  const near = all.filter(({ miles }) => miles <= most);
  for (const { toEnd } of near)
    for (const end of ['from', 'to'] as const) if (toEnd[end] > most) toEnd[end] = Infinity;
  return near;
}

/** Local ways: the stop's own jurisdiction up to the border on the straight line, then the road's. */
function local(
  land: readonly DrawnLand[],
  stop: Point,
  at: [number, number],
  road: DrawnRoad,
  miles: number,
): Piece[] {
  const state = road.state ?? 'KS';
  const own = land.find(
    ({ west, east, south, north }) =>
      stop.lon > west && stop.lon < east && stop.lat > south && stop.lat < north,
  );
  const piece = (of: number, code: string): Piece => ({
    miles: of,
    hours: of / LOCAL_MPH,
    state: code,
    on: '',
    toll: false,
    local: true,
  });
  if (!own || own.code === state) return [piece(miles, state)];
  // The border of the drawing is a meridian.
  const border = at[1] > stop.lon ? own.east : own.west;
  const share = at[1] === stop.lon ? 1 : Math.min(1, Math.max(0, (border - stop.lon) / (at[1] - stop.lon)));
  return [piece(miles * share, own.code), piece(miles * (1 - share), state)];
}

/** All ways from a stop to the ends of the roads around it. */
function starts(
  drawing: Drawing,
  stop: Point,
  request: Asked,
): { node: string; pieces: Piece[]; cost: number }[] {
  const land = drawing.land ?? PRAIRIE;
  const perMile = request.mode === 'shortest' ? 1 : 1 / LOCAL_MPH;
  return entrances(drawing, stop).flatMap(({ road, share, miles, toEnd }) => {
    const [a, b] = [drawing.points[road.from]!, drawing.points[road.to]!];
    const at: [number, number] = [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
    const along = costOf(road, request)!;
    return (['from', 'to'] as const).flatMap((end) => {
      const part = end === 'from' ? share : 1 - share;
      return [
        {
          node: road[end],
          pieces: [...local(land, stop, at, road, miles), whole(road, part)],
          cost: miles * perMile + along * part,
        },
        {
          node: road[end],
          pieces: local(land, stop, end === 'from' ? a : b, road, toEnd[end]),
          cost: toEnd[end] * perMile,
        },
      ];
    });
  });
}

/** The best way between two stops, or null. */
export function bestWay(drawing: Drawing, from: Point, to: Point, request: Asked): Answer | null {
  const perMile = request.mode === 'shortest' ? 1 : 1 / LOCAL_MPH;
  const best = new Map<string, Answer>();
  for (const { node, pieces, cost } of starts(drawing, from, request)) {
    if (cost < (best.get(node)?.cost ?? Infinity)) best.set(node, { cost, pieces });
  }
  const open = new Set(best.keys());
  while (open.size > 0) {
    const node = [...open].reduce((a, b) => (best.get(b)!.cost < best.get(a)!.cost ? b : a));
    open.delete(node);
    for (const road of drawing.roads) {
      const next = road.from === node ? road.to : road.to === node ? road.from : null;
      const cost = costOf(road, request);
      if (next === null || cost === null) continue;
      const sum = best.get(node)!.cost + cost;
      if (sum >= (best.get(next)?.cost ?? Infinity)) continue;
      best.set(next, { cost: sum, pieces: [...best.get(node)!.pieces, whole(road)] });
      open.add(next);
    }
  }
  let answer: Answer | null = null;
  const offer = (cost: number, pieces: Piece[]) => {
    if (cost < (answer?.cost ?? Infinity)) answer = { cost, pieces };
  };
  for (const { node, pieces, cost } of starts(drawing, to, request)) {
    const there = best.get(node);
    if (there) offer(there.cost + cost, [...there.pieces, ...pieces.toReversed()]);
  }
  const [here, over] = [entrances(drawing, from), entrances(drawing, to)];
  const land = drawing.land ?? PRAIRIE;
  for (const a of here) {
    for (const b of over.filter(({ road }) => road === a.road)) {
      const [p, q] = [drawing.points[a.road.from]!, drawing.points[a.road.to]!];
      const at = (share: number): [number, number] => [
        p[0] + (q[0] - p[0]) * share,
        p[1] + (q[1] - p[1]) * share,
      ];
      const part = Math.abs(a.share - b.share);
      offer((a.miles + b.miles) * perMile + costOf(a.road, request)! * part, [
        ...local(land, from, at(a.share), a.road, a.miles),
        whole(a.road, part),
        ...local(land, to, at(b.share), b.road, b.miles).toReversed(),
      ]);
    }
  }
  const crow = crowMiles(from.lat, from.lon, to.lat, to.lon);
  const straight = crow * 1.2;
  const nearest = (all: Entrance[]) => Math.min(...all.map(({ miles }) => miles));
  if (crow < 60 && (!answer || crow <= 8 || nearest(here) + nearest(over) >= straight)) {
    const inKansas = Math.min(
      1,
      Math.max(0, (-95 - Math.min(from.lon, to.lon)) / Math.abs(to.lon - from.lon || 1e-9)),
    );
    const piece = (share: number, state: string): Piece => ({
      miles: straight * share,
      hours: (straight * share) / 45,
      state,
      on: '',
      toll: false,
      local: true,
    });
    const parts = [piece(inKansas, 'KS'), piece(1 - inKansas, 'MO')];
    offer(
      request.mode === 'shortest' ? straight : straight / 45,
      from.lon < to.lon ? parts : parts.reverse(),
    );
  }
  return answer;
}

export const sumOf = (pieces: readonly Piece[], of: (piece: Piece) => number): number =>
  pieces.reduce((sum, piece) => sum + of(piece), 0);

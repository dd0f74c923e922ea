import type { Frame, Point } from '~/engine/plane/shapes';

/** Where the name of a stop is written beside its mark. */
export interface NamePlace {
  row: 'above' | 'beside' | 'below';
  /** How the name lies to its mark: it begins there, is centered on it, or ends there. */
  anchor: 'start' | 'middle' | 'end';
}

/** Letters are about this wide and high in the drawing that shows names at their largest. */
const LETTER = 14;
const LINE = 26;
/** Half of a mark, its edge included. */
const MARK = 9;
/** How far a name reaches past its mark on the side where it begins. */
const LEAN = 6;
const BESIDE = MARK + 4;

/** Whether two boxes lie on one another. */
export const areTouching = (a: Frame, b: Frame): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** The box that a name takes up at its place, in the drawing's units. */
export function boxOfName([x, y]: Point, name: string, place: NamePlace): Frame {
  const { row, anchor } = place;
  const width = name.length * LETTER;
  const left = nameX(x, place) - (anchor === 'start' ? 0 : anchor === 'end' ? width : width / 2);
  const top = row === 'above' ? y - 12 - LINE : row === 'below' ? y + 10 : y - LINE / 2;
  return { left, top, right: left + width, bottom: top + LINE };
}

/** The box of the miles written beside a state line's mark. */
export const boxOfMile = ([x, y]: Point, mile: string): Frame => ({
  left: x + 6,
  top: y + 2,
  right: x + 6 + mile.length * 9,
  bottom: y + 16,
});

/** Where a name begins, is centered or ends. */
export function nameX(x: number, { row, anchor }: NamePlace): number {
  if (anchor === 'middle') return x;
  const lean = row === 'beside' ? -BESIDE : LEAN;
  return anchor === 'start' ? x - lean : x + lean;
}

/** Every place, the preferred row first. Names lean away from the nearer edge, so that they stay in the frame. */
function placesOf(x: number, above: boolean, width: number): NamePlace[] {
  const lean = x < width * 0.25 ? 'start' : x > width * 0.75 ? 'end' : 'middle';
  const rows = above ? (['above', 'below'] as const) : (['below', 'above'] as const);
  const others = (['middle', 'start', 'end'] as const).filter((anchor) => anchor !== lean);
  const sides = lean === 'end' ? (['end', 'start'] as const) : (['start', 'end'] as const);
  return [
    ...rows.map((row): NamePlace => ({ row, anchor: lean })),
    ...sides.map((anchor): NamePlace => ({ row: 'beside', anchor })),
    ...rows.flatMap((row) => others.map((anchor): NamePlace => ({ row, anchor }))),
  ];
}

/**
 * A place for the name of each stop, so that none lies on another, on another stop's mark, or over the edge. The ends of a trip come
 * first; a name without room, or one that is written there already, is left out (null).
 */
export function placeNames(
  stops: readonly { at: Point; name: string }[],
  size: { width: number; height: number },
): (NamePlace | null)[] {
  const meanY = stops.reduce((sum, { at }) => sum + at[1], 0) / Math.max(1, stops.length);
  const marks = stops.map(({ at: [x, y] }) => ({
    left: x - MARK,
    top: y - MARK,
    right: x + MARK,
    bottom: y + MARK,
  }));
  const places: (NamePlace | null)[] = stops.map(() => null);
  const taken: Frame[] = [];
  const order = [
    ...new Set([...stops.keys()].flatMap((index) => (index === 0 ? [0, stops.length - 1] : [index]))),
  ];
  for (const index of order) {
    const { at, name } = stops[index]!;
    const isWritten = order
      .slice(0, order.indexOf(index))
      .some((other) => places[other] && stops[other]!.name === name && near(stops[other]!.at, at));
    if (isWritten) continue;
    const free = placesOf(at[0], at[1] <= meanY, size.width).find((place) => {
      const box = boxOfName(at, name, place);
      return (
        box.left >= 0 &&
        box.top >= 0 &&
        box.right <= size.width &&
        box.bottom <= size.height &&
        !taken.some((other) => areTouching(box, other)) &&
        !marks.some((mark, other) => !near(stops[other]!.at, at) && areTouching(box, mark))
      );
    });
    // A name that fits nowhere is better cut at the edge than missing, where it is the first.
    const place = free ?? (taken.length === 0 ? placesOf(at[0], at[1] <= meanY, size.width)[0]! : null);
    if (!place) continue;
    places[index] = place;
    taken.push(boxOfName(at, name, place));
  }
  return places;
}

const near = (a: Point, b: Point): boolean => Math.hypot(a[0] - b[0], a[1] - b[1]) < MARK;

/** Whether a point lies in one of the boxes, or this near to it. */
export const isCovered = ([x, y]: Point, boxes: readonly Frame[], distance: number): boolean =>
  boxes.some(
    (box) =>
      x > box.left - distance &&
      x < box.right + distance &&
      y > box.top - distance &&
      y < box.bottom + distance,
  );

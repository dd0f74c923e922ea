import {
  add,
  assemble,
  atLeast,
  atLeastUnsigned,
  bitAnd,
  bitOr,
  bitXor,
  byte,
  choose,
  equal,
  forEach,
  give,
  invertBits,
  less,
  lessUnsigned,
  loop,
  minus,
  not,
  plus,
  scaled,
  set,
  setWord,
  shiftLeft,
  shiftRight,
  times,
  when,
  whileTrue,
  word,
} from './assembler';
import { EDGE_FREEWAY, EDGE_NO_TRUCKS, EDGE_TOLL } from '../format/network-tables';

/*
 * The loops that loading runs over every value of a network, each once. In JavaScript the first run of a loop is
 * interpreted and costs more than all later ones; here it is machine code from the first turn on. Arrays are
 * addresses in the memory. What gives 1 or 0 says whether all was well.
 */

/** Everything below the limit? Words and the limit are unsigned. */
const areBelow = loop('areBelow', 3, 1, (array, count, limit, i) => [
  forEach(i, count, when(atLeastUnsigned(word(array, i), limit), give(0))),
  give(1),
]);

const areBytesBelow = loop('areBytesBelow', 3, 1, (array, count, limit, i) => [
  forEach(i, count, when(atLeast(byte(array, i), limit), give(0))),
  give(1),
]);

/** Words from their bytes: the lowest byte of all words, then the next of all, as many as `width`. */
const joinBytes = loop('joinBytes', 4, 3, (bytes, width, words, count, i, k, value) => [
  forEach(
    i,
    count,
    set(value, 0),
    set(k, width),
    whileTrue(k, add(k, -1), set(value, bitOr(shiftLeft(value, 8), byte(bytes, plus(times(k, count), i))))),
    setWord(words, i, value),
  ),
  give(1),
]);

/** The signed number that was folded to be positive. */
const unfolded = (value: Parameters<typeof bitAnd>[0]) =>
  bitXor(shiftRight(value, 1), minus(0, bitAnd(value, 1)));

/** Folded differences -> values from `low` to below `high`, times the factor. */
const undelta = loop('undelta', 5, 3, (array, count, low, high, factor, i, value, step) => [
  set(value, 0),
  forEach(
    i,
    count,
    set(step, word(array, i)),
    add(value, unfolded(step)),
    when(bitOr(less(value, low), atLeast(value, high)), give(0)),
    setWord(array, i, times(value, factor)),
  ),
  give(1),
]);

const total = loop('total', 2, 2, (array, count, i, sum) => [
  set(sum, 0),
  forEach(i, count, add(sum, word(array, i))),
  give(sum),
]);

/** Ends of edges from their steps, see format/network-file.ts. */
const readEnds = loop('readEnds', 5, 7, (steps, edges, nodes, from, to, e, last, met, a, b, s, twice) => [
  set(last, 0),
  set(met, 0),
  forEach(
    e,
    edges,
    set(twice, shiftLeft(e, 1)),
    set(s, word(steps, twice)),
    set(a, plus(last, unfolded(s))),
    when(atLeastUnsigned(a, nodes), give(0)),
    when(atLeast(a, met), set(met, plus(a, 1))),
    set(s, word(steps, plus(twice, 1))),
    set(b, plus(met, unfolded(s))),
    when(atLeastUnsigned(b, nodes), give(0)),
    when(atLeast(b, met), set(met, plus(b, 1))),
    setWord(from, e, a),
    setWord(to, e, b),
    set(last, b),
  ),
  give(1),
]);

/** Milliseconds of every edge, at the speed of its class or that of freeway pieces where they are faster. */
const travelTimes = loop(
  'travelTimes',
  8,
  3,
  (tenths, classes, flags, speeds, freewayMph, least, into, edges, e, mph, ms) => [
    forEach(
      e,
      edges,
      set(mph, byte(speeds, byte(classes, e))),
      when(bitAnd(byte(flags, e), EDGE_FREEWAY), set(mph, choose(less(mph, freewayMph), freewayMph, mph))),
      set(ms, scaled(word(tenths, e), 360_000, mph)),
      setWord(into, e, choose(less(ms, least), least, ms)),
    ),
    give(1),
  ],
);

/** Edges closed to trucks cost `closed`, toll roads `tollFactor` times as much as they did. */
const closeBans = loop('closeBans', 5, 2, (cost, flags, edges, closed, tollFactor, e, flag) => [
  forEach(
    e,
    edges,
    set(flag, byte(flags, e)),
    when(bitAnd(flag, EDGE_TOLL), setWord(cost, e, times(word(cost, e), tollFactor))),
    when(bitAnd(flag, EDGE_NO_TRUCKS), setWord(cost, e, closed)),
  ),
  give(1),
]);

/** Cells of the edge index: where the edges of each begin, and how many there are. */
const spreadCells = loop('spreadCells', 5, 4, (cells, counts, length, first, count, i, sum, cell, edges) => [
  set(sum, 0),
  forEach(
    i,
    length,
    set(cell, word(cells, i)),
    set(edges, word(counts, i)),
    setWord(first, cell, sum),
    setWord(count, cell, edges),
    add(sum, edges),
  ),
  give(1),
]);

/** inverse[values[i]] = i. */
const invert = loop('invert', 3, 1, (values, count, inverse, i) => [
  forEach(i, count, setWord(inverse, word(values, i), i)),
  give(1),
]);

/** Where the arcs of each rank begin, twice: to be kept and to be counted up. Gives their number, -1 when it is above `most`. */
const startArcs = loop('startArcs', 5, 2, (degree, count, most, arcStart, filled, r, sum) => [
  set(sum, 0),
  forEach(
    r,
    count,
    setWord(arcStart, r, sum),
    setWord(filled, r, sum),
    add(sum, word(degree, r)),
    when(lessUnsigned(most, sum), give(-1)),
  ),
  setWord(arcStart, count, sum),
  give(sum),
]);

/** Edges that are arcs, each to the lower of its ends. */
const addEdges = loop(
  'addEdges',
  11,
  5,
  (edges, from, to, rank, cost, bits, filled, arcStart, arcHead, arcCost, arcVia, e, a, b, low, at) => [
    forEach(
      e,
      edges,
      when(
        bitAnd(shiftRight(byte(bits, shiftRight(e, 3)), bitAnd(e, 7)), 1),
        set(a, word(rank, word(from, e))),
        set(b, word(rank, word(to, e))),
        set(low, choose(less(a, b), a, b)),
        set(at, word(filled, low)),
        when(atLeast(at, word(arcStart, plus(low, 1))), give(0)),
        setWord(filled, low, plus(at, 1)),
        setWord(arcHead, at, choose(less(a, b), b, a)),
        setWord(arcCost, at, word(cost, e)),
        setWord(arcVia, at, e),
      ),
    ),
    give(1),
  ],
);

/** Stands behind the last skip: more pairs than there are. */
const NO_MORE = 0x3fff_ffff;
/** As kernel/stored-hierarchy.ts has it. */
const SKIP_MORE = 255;

/** Arcs made of two, see kernel/stored-hierarchy.ts. */
const addShortcuts = loop(
  'addShortcuts',
  9,
  14,
  (
    count,
    arcStart,
    filled,
    arcHead,
    arcCost,
    arcVia,
    arcUpper,
    skips,
    skipCount,
    next,
    skip,
    one,
    more,
    r,
    end,
    i,
    k,
    a,
    b,
    cost,
    at,
    isLower,
    low,
  ) => {
    // skip (or k) += all that is to be skipped until the next arc.
    const addSkip = (to: typeof skip) => [
      ...set(more, 1),
      ...whileTrue(
        more,
        set(one, NO_MORE),
        when(less(next, skipCount), set(one, byte(skips, next)), add(next, 1)),
        add(to, one),
        set(more, equal(one, SKIP_MORE)),
      ),
    ];
    return [
      set(next, 0),
      set(skip, 0),
      addSkip(skip),
      forEach(
        r,
        count,
        set(end, word(arcStart, plus(r, 1))),
        when(not(equal(word(filled, r), end)), give(0)),
        set(i, word(arcStart, r)),
        whileTrue(
          less(i, end),
          set(k, plus(plus(i, 1), skip)),
          set(a, word(arcHead, i)),
          set(cost, word(arcCost, i)),
          whileTrue(
            less(k, end),
            set(b, word(arcHead, k)),
            set(isLower, less(a, b)),
            set(low, choose(isLower, a, b)),
            when(bitOr(atLeast(r, low), equal(a, b)), give(0)),
            set(at, word(filled, low)),
            when(atLeast(at, word(arcStart, plus(low, 1))), give(0)),
            setWord(filled, low, plus(at, 1)),
            setWord(arcHead, at, choose(isLower, b, a)),
            setWord(arcCost, at, plus(cost, word(arcCost, k))),
            setWord(arcVia, at, invertBits(choose(isLower, i, k))),
            setWord(arcUpper, at, choose(isLower, k, i)),
            add(k, 1),
            addSkip(k),
          ),
          set(skip, minus(k, end)),
          add(i, 1),
        ),
      ),
      give(bitAnd(equal(next, skipCount), less(NO_MORE >> 1, skip))),
    ];
  },
);

/** The bytes of the module; loops-code.ts is what this gave. */
export const assembleLoops = (): Uint8Array =>
  assemble([
    areBelow,
    areBytesBelow,
    joinBytes,
    undelta,
    total,
    readEnds,
    travelTimes,
    closeBans,
    spreadCells,
    invert,
    startArcs,
    addEdges,
    addShortcuts,
  ]);

/*
 * A very small assembler for WebAssembly: functions over 32-bit integers in one memory, written as expressions.
 * It knows what loops.ts needs and nothing else; loops-code.ts holds what it made.
 */

export type Code = readonly number[];
export interface Local {
  readonly local: number;
}
/** What an instruction takes: a local, a constant, or code that leaves one integer. */
export type Value = Local | number | Code;

export interface Loop {
  name: string;
  parameters: number;
  locals: number;
  body: Code;
}

const I32 = 0x7f;
const EMPTY = 0x40;

function unsigned(value: number): number[] {
  const bytes: number[] = [];
  for (; value > 127; value >>>= 7) bytes.push((value & 127) | 128);
  return [...bytes, value];
}

function signed(value: number): number[] {
  const bytes: number[] = [];
  for (;;) {
    const low = value & 127;
    value >>= 7;
    if ((value === 0 && !(low & 64)) || (value === -1 && low & 64)) return [...bytes, low];
    bytes.push(low | 128);
  }
}

const isLocal = (value: Value): value is Local => typeof value === 'object' && 'local' in value;

const code = (value: Value): Code =>
  isLocal(value)
    ? [0x20, ...unsigned(value.local)]
    : typeof value === 'number'
      ? [0x41, ...signed(value | 0)]
      : value;

const binary =
  (opcode: number) =>
  (a: Value, b: Value): Code => [...code(a), ...code(b), opcode];
export const equal = binary(0x46);
export const less = binary(0x48);
export const lessUnsigned = binary(0x49);
export const atLeast = binary(0x4e);
export const atLeastUnsigned = binary(0x4f);
export const plus = binary(0x6a);
export const minus = binary(0x6b);
export const times = binary(0x6c);
export const bitAnd = binary(0x71);
export const bitOr = binary(0x72);
export const bitXor = binary(0x73);
export const shiftLeft = binary(0x74);
export const shiftRight = binary(0x76);
export const not = (a: Value): Code => [...code(a), 0x45];
export const invertBits = (a: Value): Code => bitXor(a, -1);
/** a where the condition holds, else b; both are computed. */
export const choose = (condition: Value, a: Value, b: Value): Code => [
  ...code(a),
  ...code(b),
  ...code(condition),
  0x1b,
];

/** 10,000 x and more do not fit 32 bits: x * factor / divisor, rounded, in floating point. */
export const scaled = (x: Value, factor: number, divisor: Value): Code => [
  ...code(x),
  0xb8,
  ...code(factor),
  0xb8,
  0xa2,
  ...code(divisor),
  0xb8,
  0xa3,
  0x44,
  0,
  0,
  0,
  0,
  0,
  0,
  0xe0,
  0x3f,
  0xa0,
  0xfc,
  0x02,
];

const wordAt = (array: Value, index: Value): Code => plus(array, shiftLeft(index, 2));
/** array[index] of 32-bit integers and of bytes; arrays are addresses. */
export const word = (array: Value, index: Value): Code => [...wordAt(array, index), 0x28, 2, 0];
export const byte = (array: Value, index: Value): Code => [...plus(array, index), 0x2d, 0, 0];
export const setWord = (array: Value, index: Value, value: Value): Code => [
  ...wordAt(array, index),
  ...code(value),
  0x36,
  2,
  0,
];

export const set = (local: Local, value: Value): Code => [...code(value), 0x21, ...unsigned(local.local)];
export const add = (local: Local, value: Value): Code => set(local, plus(local, value));
export const give = (value: Value): Code => [...code(value), 0x0f];
export const when = (condition: Value, ...then: Code[]): Code => [
  ...code(condition),
  0x04,
  EMPTY,
  ...then.flat(),
  0x0b,
];
export const whileTrue = (condition: Value, ...body: Code[]): Code => [
  0x02,
  EMPTY,
  0x03,
  EMPTY,
  ...not(condition),
  0x0d,
  1,
  ...body.flat(),
  0x0c,
  0,
  0x0b,
  0x0b,
];
/** local = 0, 1, ... below the limit. */
export const forEach = (local: Local, limit: Value, ...body: Code[]): Code => [
  ...set(local, 0),
  ...whileTrue(less(local, limit), ...body, add(local, 1)),
];

/** A function of integers that gives one: its body gets its parameters and as many more locals as it names. */
export function loop(
  name: string,
  parameters: number,
  locals: number,
  body: (...all: Local[]) => Code[],
): Loop {
  const all = Array.from({ length: parameters + locals }, (_, local) => ({ local }));
  return { name, parameters, locals, body: body(...all).flat() };
}

/** The module: all loops exported by name, over a memory imported as "a" "m". */
export function assemble(loops: readonly Loop[]): Uint8Array {
  const vector = (items: readonly Code[]): number[] => [...unsigned(items.length), ...items.flat()];
  const section = (id: number, content: Code): number[] => [id, ...unsigned(content.length), ...content];
  const text = (value: string): number[] => vector([...new TextEncoder().encode(value)].map((b) => [b]));
  const types = loops.map(({ parameters }) => [
    0x60,
    ...vector(Array.from({ length: parameters }, () => [I32])),
    1,
    I32,
  ]);
  const bodies = loops.map(({ locals, body }) => {
    const whole = [...vector(locals ? [[...unsigned(locals), I32]] : []), ...body, 0x0b];
    return [...unsigned(whole.length), ...whole];
  });
  return Uint8Array.from([
    0,
    0x61,
    0x73,
    0x6d,
    1,
    0,
    0,
    0,
    ...section(1, vector(types)),
    ...section(2, vector([[...text('a'), ...text('m'), 2, 0, 1]])),
    ...section(3, vector(loops.map((_, i) => unsigned(i)))),
    ...section(7, vector(loops.map(({ name }, i) => [...text(name), 0, ...unsigned(i)]))),
    ...section(10, vector(bodies)),
  ]);
}

import { describe, expect, it } from 'vitest';
import {
  NO_WISH,
  roadWishSchema,
  wishMet,
  wishRefused,
  wishToFollow,
  type KeptRoadWish,
} from '~/areas/trips/rules/road-wish.schema';
import { problemsOf } from '../../../domain/form-problems';

const wish = (more: object = {}) => roadWishSchema.safeParse(more);
const TOLL_FREE = { via: [], avoidTolls: true, shortest: false };
const OVER_90 = { via: ['I-90'], avoidTolls: false, shortest: false };

describe('the road that is asked for', () => {
  it('is any road where nothing is said', () => {
    expect(wish().data).toEqual(NO_WISH);
    expect(NO_WISH).toEqual({ via: [], avoidTolls: false, shortest: false });
    expect(wish({ via: null, avoidTolls: '', shortest: null }).data).toEqual(NO_WISH);
  });

  it.each([
    ['I-90, US 20', ['I-90', 'US 20']],
    ['I-90; US  20', ['I-90', 'US 20']],
    ['I-90\nUS-20 and MA-2', ['I-90', 'US-20', 'MA-2']],
    [
      ['I-90, I-91', ' '],
      ['I-90', 'I-91'],
    ],
    ['Thruway', ['Thruway']],
  ])('leads over %j', (via, names) => {
    expect(wish({ via }).data?.via).toEqual(names);
  });

  it('has five highways at the most, by their numbers', () => {
    expect(wish({ via: 'I-1, I-2, I-3, I-4, I-5' }).success).toBe(true);
    expect(problemsOf(wish({ via: 'I-1, I-2, I-3, I-4, I-5, I-6' }))).toEqual({
      via: 'At most 5 highways: name those that tell your road from the others.',
    });
    const message = 'Write highways by their numbers, with commas between them: I-90, US-20.';
    for (const via of ['x', 'I-90, ?', `I-${'9'.repeat(29)}`])
      expect(problemsOf(wish({ via }))).toEqual({ via: message });
    expect(wish({ via: `I-${'9'.repeat(28)}` }).success).toBe(true);
  });

  it.each([
    [true, true],
    [1, true],
    ['1', true],
    [false, false],
    [0, false],
    ['0', false],
    ['', false],
  ])('takes a tick of %j for %s', (tick, read) => {
    expect(wish({ avoidTolls: tick, shortest: tick }).data).toEqual({
      via: [],
      avoidTolls: read,
      shortest: read,
    });
  });
});

describe('the wish that a trip keeps', () => {
  const waiting: KeptRoadWish = { ...OVER_90, asked: { ...TOLL_FREE, refused: null } };
  const refused: KeptRoadWish = { ...OVER_90, asked: { ...TOLL_FREE, refused: 'no way' } };

  it('is followed: the one that waits, else the one in force', () => {
    expect(wishToFollow(null)).toEqual(NO_WISH);
    expect(wishToFollow(OVER_90)).toEqual(OVER_90);
    expect(wishToFollow(waiting)).toMatchObject(TOLL_FREE);
    expect(wishToFollow(refused)).toMatchObject(OVER_90);
  });

  it('is in force once its road was found; a refusal before it stays to be read', () => {
    expect(wishMet(waiting, TOLL_FREE)).toEqual(TOLL_FREE);
    expect(wishMet(refused, OVER_90)).toEqual(refused);
    expect(wishMet(refused, NO_WISH)).toEqual({ ...NO_WISH, asked: { ...TOLL_FREE, refused: 'no way' } });
    for (const one of [OVER_90, TOLL_FREE, { ...NO_WISH, shortest: true }])
      expect(wishMet(null, one)).toEqual(one);
    expect(wishMet(null, NO_WISH)).toBeNull();
    expect(wishMet(OVER_90, NO_WISH)).toBeNull();
  });

  it('gives way to what was in force where no road was found, and keeps the reason', () => {
    expect(wishRefused(waiting, 'closed')).toEqual({
      ...OVER_90,
      asked: { ...TOLL_FREE, refused: 'closed' },
    });
    // One that was in force, and leads nowhere since the stops changed: its highways go.
    expect(wishRefused(OVER_90, 'closed')).toEqual({ ...NO_WISH, asked: { ...OVER_90, refused: 'closed' } });
    expect(wishRefused(refused, 'closed')).toEqual({ ...NO_WISH, asked: { ...OVER_90, refused: 'closed' } });
    expect(wishRefused(null, 'closed')).toEqual({ ...NO_WISH, asked: { ...NO_WISH, refused: 'closed' } });
  });
});

import { describe, expect, it } from 'vitest';
import {
  NO_REQUEST,
  roadRequestSchema,
  requestMet,
  requestRefused,
  requestToFollow,
  type KeptRoadRequest,
} from '~/areas/trips/rules/road-request.schema';
import { problemsOf } from '../../../domain/form-problems';

const request = (more: object = {}) => roadRequestSchema.safeParse(more);
const TOLL_FREE = { via: [], avoidTolls: true, shortest: false };
const OVER_90 = { via: ['I-90'], avoidTolls: false, shortest: false };

describe('the road that is asked for', () => {
  it('is any road where nothing is said', () => {
    expect(request().data).toEqual(NO_REQUEST);
    expect(NO_REQUEST).toEqual({ via: [], avoidTolls: false, shortest: false });
    expect(request({ via: null, avoidTolls: '', shortest: null }).data).toEqual(NO_REQUEST);
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
    expect(request({ via }).data?.via).toEqual(names);
  });

  it('has five highways at the most, by their numbers', () => {
    expect(request({ via: 'I-1, I-2, I-3, I-4, I-5' }).success).toBe(true);
    expect(problemsOf(request({ via: 'I-1, I-2, I-3, I-4, I-5, I-6' }))).toEqual({
      via: 'At most 5 highways: name those that tell your road from the others.',
    });
    const message = 'Write highways by their numbers, with commas between them: I-90, US-20.';
    for (const via of ['x', 'I-90, ?', `I-${'9'.repeat(29)}`])
      expect(problemsOf(request({ via }))).toEqual({ via: message });
    expect(request({ via: `I-${'9'.repeat(28)}` }).success).toBe(true);
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
    expect(request({ avoidTolls: tick, shortest: tick }).data).toEqual({
      via: [],
      avoidTolls: read,
      shortest: read,
    });
  });
});

describe('the request that a trip keeps', () => {
  const waiting: KeptRoadRequest = { ...OVER_90, asked: { ...TOLL_FREE, refused: null } };
  const refused: KeptRoadRequest = { ...OVER_90, asked: { ...TOLL_FREE, refused: 'no way' } };

  it('is followed: the one that waits, else the one in force', () => {
    expect(requestToFollow(null)).toEqual(NO_REQUEST);
    expect(requestToFollow(OVER_90)).toEqual(OVER_90);
    expect(requestToFollow(waiting)).toMatchObject(TOLL_FREE);
    expect(requestToFollow(refused)).toMatchObject(OVER_90);
  });

  it('is in force once its road was found; a refusal before it stays to be read', () => {
    expect(requestMet(waiting, TOLL_FREE)).toEqual(TOLL_FREE);
    expect(requestMet(refused, OVER_90)).toEqual(refused);
    expect(requestMet(refused, NO_REQUEST)).toEqual({
      ...NO_REQUEST,
      asked: { ...TOLL_FREE, refused: 'no way' },
    });
    for (const one of [OVER_90, TOLL_FREE, { ...NO_REQUEST, shortest: true }])
      expect(requestMet(null, one)).toEqual(one);
    expect(requestMet(null, NO_REQUEST)).toBeNull();
    expect(requestMet(OVER_90, NO_REQUEST)).toBeNull();
  });

  it('gives way to what was in force where no road was found, and keeps the reason', () => {
    expect(requestRefused(waiting, 'closed')).toEqual({
      ...OVER_90,
      asked: { ...TOLL_FREE, refused: 'closed' },
    });
    // One that was in force, and leads nowhere since the stops changed: its highways go.
    expect(requestRefused(OVER_90, 'closed')).toEqual({
      ...NO_REQUEST,
      asked: { ...OVER_90, refused: 'closed' },
    });
    expect(requestRefused(refused, 'closed')).toEqual({
      ...NO_REQUEST,
      asked: { ...OVER_90, refused: 'closed' },
    });
    expect(requestRefused(null, 'closed')).toEqual({
      ...NO_REQUEST,
      asked: { ...NO_REQUEST, refused: 'closed' },
    });
  });
});

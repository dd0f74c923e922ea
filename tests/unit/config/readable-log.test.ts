import { describe, expect, it } from 'vitest';
import { readableLine } from '~/config/readable-log';

const at = { time: new Date(2026, 10, 22, 9, 5, 7).toISOString(), service: 'stateline' };

describe('a line of the log at a terminal', () => {
  it('is short for an answer', () => {
    expect(
      readableLine({
        ...at,
        level: 30,
        msg: 'request',
        requestId: 'r',
        method: 'GET',
        path: '/mileage',
        status: 200,
        ms: 12,
        queries: 3,
      }),
    ).toBe('09:05:07 200 GET /mileage 12 ms\n');
  });

  it('names what was said with its facts, and what kind of line it is where it matters', () => {
    expect(readableLine({ ...at, level: 40, msg: 'sweep failed', reason: 'the line is gone', jobs: 3 })).toBe(
      '09:05:07 WARNING sweep failed reason=the line is gone jobs=3\n',
    );
    expect(readableLine({ ...at, level: 30, msg: 'account erased' })).toBe('09:05:07 account erased\n');
    expect(readableLine({ ...at, level: 30, msg: 'long', text: 'x'.repeat(500) }).length).toBeLessThan(200);
  });

  it('shows the stack of a fault, and the words of what is tried again', () => {
    const err = { message: 'no route', stack: 'Error: no route\n    at here' };
    expect(readableLine({ ...at, level: 50, msg: 'request failed', err })).toBe(
      '09:05:07 ERROR request failed\n  Error: no route\n      at here\n',
    );
    expect(readableLine({ ...at, level: 40, msg: 'job failed', err, attempt: 1 })).toBe(
      '09:05:07 WARNING job failed attempt=1: no route\n',
    );
  });
});

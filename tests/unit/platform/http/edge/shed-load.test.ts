import { EventEmitter } from 'node:events';
import type { Request, Response } from 'express';
import { describe, expect, it } from 'vitest';
import { shedLoad } from '~/platform/http/edge/shed-load.server';

function aServer() {
  let at = 0;
  const shed = shedLoad(() => at);
  const send = (body: { complete?: boolean; headersSent?: boolean } = {}) => {
    const answer = { status: 0, headers: {} as Record<string, string>, taken: false };
    const response = Object.assign(new EventEmitter(), {
      headersSent: body.headersSent ?? false,
      locals: {},
      status: (status: number) => ((answer.status = status), response),
      set: (given: Record<string, string> | string) => (
        typeof given === 'object' && Object.assign(answer.headers, given),
        response
      ),
      type: () => response,
      send: () => response,
    });
    const request = {
      complete: body.complete ?? true,
      headers: {},
      originalUrl: '/mileage/trips-fuel',
      resume: () => undefined,
    };
    shed(request as unknown as Request, response as unknown as Response, () => (answer.taken = true));
    return { answer, close: () => response.emit('close') };
  };
  return { send, pass: (ms: number) => (at += ms) };
}

describe('a process with more work than it does', () => {
  it('takes everybody while nobody waits long, and refuses early when fifty have waited three seconds', () => {
    const { send, pass } = aServer();
    const open = Array.from({ length: 300 }, () => send());
    expect(open.every(({ answer }) => answer.taken)).toBe(true);
    pass(3000);
    const late = send();
    expect(late.answer).toMatchObject({ taken: false, status: 503 });
    expect(Number(late.answer.headers['Retry-After'])).toBeGreaterThan(0);
    for (const { close } of open.slice(0, 251)) close();
    expect(send().answer.taken).toBe(true);
  });

  it('does not count who sends slowly or reads slowly', () => {
    const { send, pass } = aServer();
    for (let index = 0; index < 100; index++) send(index % 2 ? { complete: false } : { headersSent: true });
    pass(60_000);
    expect(send().answer.taken).toBe(true);
  });
});

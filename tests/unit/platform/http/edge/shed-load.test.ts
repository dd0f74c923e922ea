import { EventEmitter } from 'node:events';
import type { Request, Response } from 'express';
import { describe, expect, it } from 'vitest';
import { shedLoad } from '~/platform/http/edge/shed-load.server';

interface Sent {
  status: number;
  headers: Record<string, string>;
  taken: boolean;
}

function aServer() {
  let at = 0;
  const due: { at: number; work: () => void }[] = [];
  const shed = shedLoad(2000, {
    now: () => at,
    later: (work, ms) => {
      const entry = { at: at + ms, work };
      due.push(entry);
      return () => void due.splice(due.indexOf(entry), due.includes(entry) ? 1 : 0);
    },
  });
  const send = (given: { who?: string; complete?: boolean; headersSent?: boolean } = {}) => {
    const answer: Sent = { status: 0, headers: {}, taken: false };
    const response = Object.assign(new EventEmitter(), {
      headersSent: given.headersSent ?? false,
      locals: {},
      status: (status: number) => ((answer.status = status), response),
      set: (headers: Record<string, string> | string) => (
        typeof headers === 'object' && Object.assign(answer.headers, headers),
        response
      ),
      type: () => response,
      send: () => response,
    });
    const request = {
      complete: given.complete ?? true,
      headers: { cookie: given.who ?? 'somebody' },
      originalUrl: '/mileage/trips-fuel',
      resume: () => undefined,
    };
    shed(request as unknown as Request, response as unknown as Response, () => (answer.taken = true));
    return { answer, close: () => response.emit('close') };
  };
  const pass = (ms: number) => {
    const end = at + ms;
    for (;;) {
      const [first] = due.filter((entry) => entry.at <= end).sort((a, b) => a.at - b.at);
      if (!first) break;
      due.splice(due.indexOf(first), 1);
      at = first.at;
      first.work();
    }
    at = end;
  };
  return { send, pass };
}

const taken = (sent: readonly { answer: Sent }[]) => sent.filter(({ answer }) => answer.taken).length;

describe('a process with more work than it does', () => {
  it('works on a few at a time, and on the next when one is answered', () => {
    const { send } = aServer();
    const sent = Array.from({ length: 40 }, () => send());
    expect(taken(sent)).toBe(12);
    sent[3]!.close();
    expect(sent[12]!.answer.taken).toBe(true);
    expect(taken(sent)).toBe(13);
    for (const { close } of sent) close();
    expect(taken(sent)).toBe(40);
    expect(send().answer.taken).toBe(true);
  });

  it('does not let an answer that waits for something else hold up the others', () => {
    const { send, pass } = aServer();
    const files = Array.from({ length: 12 }, () => send());
    const page = send();
    expect(page.answer.taken).toBe(false);
    pass(500);
    expect(page.answer).toMatchObject({ taken: true, status: 0 });
    // A place that was left is not left twice.
    for (const { close } of files) close();
    expect(taken(Array.from({ length: 40 }, () => send()))).toBe(11);
  });

  it('lets whoever has least at work go before one who sends hundreds', () => {
    const { send } = aServer();
    const many = Array.from({ length: 150 }, () => send({ who: 'a program' }));
    const one = send({ who: 'a person' });
    expect(one.answer.taken).toBe(false);
    many[0]!.close();
    expect(one.answer.taken).toBe(true);
    expect(taken(many)).toBe(12);
  });

  it('sends away with 503 whoever would stand in line too long, and forgets who has left', () => {
    const { send, pass } = aServer();
    for (let index = 0; index < 12; index++) send();
    // The places are left to these, and to these.
    const second = Array.from({ length: 48 }, () => send({ who: 'others' }));
    const left = send();
    left.close();
    pass(1999);
    expect(taken(second)).toBe(36);
    pass(1);
    const refused = second.filter(({ answer }) => answer.status === 503);
    expect(taken(second) + refused.length).toBe(48);
    for (const { answer } of refused) expect(Number(answer.headers['Retry-After'])).toBeGreaterThan(0);
    expect(left.answer).toMatchObject({ taken: false, status: 0 });
  });

  it('takes no more into a line than can be answered in time', () => {
    const { send } = aServer();
    const sent = Array.from({ length: 300 }, () => send());
    expect(sent.filter(({ answer }) => answer.status === 503).length).toBe(300 - 12 - 200);
  });

  it('has room for one more person in a line full of one who sends hundreds', () => {
    const { send } = aServer();
    const many = Array.from({ length: 212 }, () => send({ who: 'a program' }));
    expect(many.every(({ answer }) => answer.status === 0)).toBe(true);
    const one = send({ who: 'a person' });
    expect(one.answer.status).toBe(0);
    expect(many.map(({ answer }) => answer.status).indexOf(503), 'the last of theirs').toBe(211);
    expect(send({ who: 'a person' }).answer.status, 'not for a second one').toBe(503);
    many[0]!.close();
    expect(one.answer.taken).toBe(true);
  });

  it('has none in a line of as many people as there is room for', () => {
    const { send } = aServer();
    for (let index = 0; index < 212; index++) send({ who: `person ${index}` });
    expect(send({ who: 'one more' }).answer.status).toBe(503);
  });

  it('keeps a line short that stays long, until nobody stands in it', () => {
    const { send, pass } = aServer();
    const open: ReturnType<typeof send>[] = [];
    // Ten a second are answered; thirty a second come.
    const rush = (seconds: number) => {
      let sentAway = 0;
      for (let tenth = 0; tenth < seconds * 10; tenth++) {
        for (let index = 0; index < 3; index++) {
          const sent = send();
          if (sent.answer.status === 503) sentAway++;
          else open.push(sent);
        }
        open.find(({ answer }) => answer.taken)?.close();
        open.splice(
          open.findIndex(({ answer }) => answer.taken),
          1,
        );
        pass(100);
      }
      return sentAway;
    };
    expect(rush(2)).toBe(0);
    expect(rush(10)).toBeGreaterThan(50);
    for (const { close } of open) close();
    pass(5000);
    expect(send().answer.taken).toBe(true);
  });

  it('refuses early when fifty that it works on have waited three seconds for the beginning of their answer', () => {
    const { send, pass } = aServer();
    const open = Array.from({ length: 60 }, () => {
      const sent = send();
      pass(50);
      return sent;
    });
    pass(6000);
    expect(taken(open)).toBe(60);
    const late = send();
    expect(late.answer).toMatchObject({ taken: false, status: 503 });
    expect(Number(late.answer.headers['Retry-After'])).toBeGreaterThan(0);
    for (const { close } of open.slice(0, 11)) close();
    expect(send().answer.taken).toBe(true);
  });

  it('does not count who sends slowly or reads slowly', () => {
    const { send, pass } = aServer();
    for (let index = 0; index < 100; index++) {
      send(index % 2 ? { complete: false } : { headersSent: true });
      pass(50);
    }
    pass(60_000);
    expect(send().answer.taken).toBe(true);
  });
});

import type { NextFunction, Request, Response } from 'express';
import { RETRY_AFTER_SECONDS } from '~/platform/database/busy.server';
import { refuse } from './refuse.server';

/**
 * So many requests are worked on at a time. One process has one processor: more of them at once make none of them quicker, and each
 * of the many statements of a save waits for a turn of all the others.
 */
const MOST_AT_WORK = 12;
/** A request that takes longer waits for something else (a file in the making, a slow line, a row that is held) and leaves its place. */
const PLACE_MS = 500;
/** A line in which people wait this share of what they may, and that for so long, is no rush that passes: it is kept that short. */
const LONG_WAIT_SHARE = 0.4;
const LONG_LINE_MS = 2000;
/** Nobody stands in a line that could not be worked off in time: no process answers more than a hundred pages a second. */
const MOST_A_SECOND = 100;

/** So many requests that have waited so long for the beginning of their answer mean that something else is stuck. */
const MOST_LATE = 50;
const LATE_MS = 3000;

/** Time as the line sees it; a test has its own. */
export interface Clock {
  now: () => number;
  /** Does something later; it answers what takes that back. */
  later: (work: () => void, ms: number) => () => void;
}

const realTime: Clock = {
  now: () => performance.now(),
  later: (work, ms) => {
    const timer = setTimeout(work, ms);
    timer.unref();
    return () => clearTimeout(timer);
  },
};

interface Waiting {
  who: string;
  since: number;
  begin: () => void;
  sendAway: () => void;
}

/** Whose request it is, as far as its head tells without asking the database: whoever sends many at once waits behind those who do not. */
function whoSends({ headers, ip }: Request): string {
  const { authorization, cookie } = headers;
  return authorization ?? cookie ?? ip ?? '';
}

/**
 * Lets requests in one after the other, a few at a time, so that each is answered soon. Whoever waits longest comes next, but before
 * that whoever has least at work: one person's hundred requests do not stand before another's first. Who would wait too long gets a 503
 * that says when to come again. A client that sends or reads slowly, and an answer that waits for others, hold no place for long.
 * @param mostWaitMs how long a request may stand in line.
 */
export function shedLoad(mostWaitMs: number, { now, later }: Clock = realTime) {
  const mostInLine = (mostWaitMs / 1000) * MOST_A_SECOND;
  const line: Waiting[] = [];
  const atWork = new Map<string, number>();
  let busy = 0;
  /** Since when it is long; it is no more where someone comes and nobody stands in it. */
  let longSince: number | null = null;
  /** In order of their beginning. */
  const open = new Map<Response, { request: Request; since: number }>();

  const isStuck = (): boolean => {
    let late = 0;
    if (open.size < MOST_LATE) return false;
    for (const [response, { request, since }] of open) {
      if (now() - since < LATE_MS) return false;
      if (request.complete && !response.headersSent && ++late >= MOST_LATE) return true;
    }
    return false;
  };

  const isLong = (): boolean => {
    const first = line[0];
    if (!first) longSince = null;
    if (!first || now() - first.since < mostWaitMs * LONG_WAIT_SHARE) return false;
    longSince ??= now();
    return now() - longSince >= LONG_LINE_MS;
  };

  const next = (): void => {
    while (busy < MOST_AT_WORK && line.length > 0) {
      let least = 0;
      line.forEach(({ who }, index) => {
        if ((atWork.get(who) ?? 0) < (atWork.get(line[least]!.who) ?? 0)) least = index;
      });
      line[least]!.begin();
    }
  };

  /** Sends the last request of whoever has most in line away, for someone who has none there. @returns whether there was one */
  const makeRoomFor = (who: string): boolean => {
    if (line.some((one) => one.who === who)) return false;
    const waiting = new Map<string, number>();
    for (const one of line) waiting.set(one.who, (waiting.get(one.who) ?? 0) + 1);
    const [most = '', count = 0] = [...waiting].reduce((a, b) => (b[1] > a[1] ? b : a), ['', 0]);
    if (count < 2) return false;
    line.findLast((one) => one.who === most)?.sendAway();
    return true;
  };

  return (request: Request, response: Response, proceed: NextFunction): void => {
    const who = whoSends(request);
    const sendAway = (): void =>
      refuse(request, response, 503, 'Too many people are here at once. Try again in a few seconds.', {
        'Retry-After': String(RETRY_AFTER_SECONDS),
        // A browser reads the page again by itself, not all of them at the same moment.
        ...(request.method === 'GET' ? { Refresh: String(RETRY_AFTER_SECONDS + (line.length % 5)) } : {}),
      });
    const begin = (): void => {
      busy++;
      atWork.set(who, (atWork.get(who) ?? 0) + 1);
      open.set(response, { request, since: now() });
      let holdsPlace = true;
      const leave = (): void => {
        if (!holdsPlace) return;
        holdsPlace = false;
        busy--;
        const left = (atWork.get(who) ?? 1) - 1;
        if (left > 0) atWork.set(who, left);
        else atWork.delete(who);
        next();
      };
      const forget = later(leave, PLACE_MS);
      response.once('close', () => {
        open.delete(response);
        forget();
        leave();
      });
      proceed();
    };

    if (isStuck()) return sendAway();
    if ((isLong() || line.length >= mostInLine) && !makeRoomFor(who)) return sendAway();
    if (busy < MOST_AT_WORK) return begin();
    const leaveLine = (): void => {
      forget();
      response.off('close', leaveLine);
      const at = line.indexOf(waiting);
      if (at >= 0) line.splice(at, 1);
    };
    const waiting: Waiting = {
      who,
      since: now(),
      begin: () => {
        leaveLine();
        begin();
      },
      sendAway: () => {
        leaveLine();
        sendAway();
      },
    };
    const forget = later(waiting.sendAway, mostWaitMs);
    response.once('close', leaveLine);
    line.push(waiting);
  };
}

import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerBuild } from '@remix-run/node';
import { DISK_FULL } from '~/engine/result';
import {
  isBusy,
  isDiskFull,
  isRestart,
  isUnavailable,
  RETRY_AFTER_SECONDS,
} from '~/platform/database/busy.server';
import { noteWrite } from '~/platform/database/replica.server';
import { logger } from '~/config/logger.server';
import type { ProblemCode } from '~/platform/http/problem-codes';
import { shortPage } from './refuse.server';

/** The answer to a request that failed because a lock or disk space was not available. */
interface Refusal {
  code: ProblemCode;
  message: string;
}

const BUSY: Refusal = {
  code: 'busy',
  message: 'Another change is being saved right now. Nothing of this request was saved: try again.',
};
const FULL: Refusal = { code: 'unavailable', message: DISK_FULL };

const AWAY: Refusal = {
  code: 'unavailable',
  message:
    'We cannot reach our own records at the moment. Try again soon, a write with its Idempotency-Key so that it is done once.',
};
/** The same for people. Whether a write was saved whose answer got lost is not known. */
const AWAY_MESSAGE = 'We cannot reach our own records at the moment. Try again in a minute.';

/** Null where a request failed for another reason. */
const refusalOf = (error: unknown): Refusal | null =>
  isBusy(error) ? BUSY : isDiskFull(error) ? FULL : isUnavailable(error) ? AWAY : null;

const laterInit = () => ({
  status: 503,
  headers: { 'Retry-After': String(RETRY_AFTER_SECONDS), 'Cache-Control': 'no-store' },
});

/** 503 as programs read it. */
const busyAnswer = ({ code, message }: Refusal): Response =>
  Response.json({ status: 503, code, message }, laterInit());

/** 503 where the address is a file or data: a short page for whoever opened it in a browser, words for the rest. */
function fileAnswer(refusal: Refusal, request: Request): Response {
  const message = refusal === AWAY ? AWAY_MESSAGE : refusal.message;
  const { status, headers } = laterInit();
  const isPage = /\btext\/html\b/.test(request.headers.get('Accept') ?? '');
  return new Response(isPage ? shortPage(message) : message, {
    status,
    headers: { ...headers, 'Content-Type': `text/${isPage ? 'html' : 'plain'}; charset=utf-8` },
  });
}

/** Our own failure as programs read it: what it was is in the log, under this id. */
export const failedCall = (requestId: string): Response =>
  Response.json(
    {
      status: 500,
      code: 'internal',
      message:
        'Something went wrong here, not with your request. Try again; if it stays, tell us the request id.',
      requestId,
    },
    { status: 500, headers: { 'Cache-Control': 'no-store' } },
  );

interface Asked {
  request: Request;
  context?: { requestId?: string };
}
type Handler<Args extends Asked = Asked, Answer = unknown> = (args: Args) => Promise<Answer> | Answer;

type Answering = (refusal: Refusal, request: Request) => Response;

/**
 * 503 for what failed only because others hold the rows or connections it wanted, a disk is full or the database is away, and
 * a line in the log; null for any other failure.
 * @param answer makes the 503; without one it is a problem, which the page of the error reads as well.
 */
export function answerLater(
  error: unknown,
  request: Request,
  requestId: string | undefined,
  answer: Answering = busyAnswer,
): Response | null {
  const refusal = refusalOf(error);
  if (refusal === null) return null;
  const { pathname: path } = new URL(request.url);
  if (refusal !== AWAY)
    logger().warn({ path, reason: (error as Error).message }, `request refused: ${refusal.message}`);
  else if (!request.signal.aborted)
    logger().error({ err: error, requestId, path }, 'request not answered: database or disk away');
  return answer(refusal, request);
}

/** A handler that answers 503 where `answerLater` does. */
export const guarded =
  <Args extends Asked, Answer>(handler: Handler<Args, Answer>, answer?: Answering) =>
  async (args: Args): Promise<Answer> => {
    try {
      return await handler(args);
    } catch (error) {
      throw answerLater(error, args.request, args.context?.requestId, answer) ?? error;
    }
  };

/** How long a restarted database is given before a read is asked once more. */
const RESTART_MS = 1000;

/** A read that failed because the database was restarted under it is asked once more. */
export const readTwice =
  <Args extends Asked, Answer>(loader: Handler<Args, Answer>) =>
  async (args: Args): Promise<Answer> => {
    try {
      return await loader(args);
    } catch (error) {
      if (!isRestart(error)) throw error;
      await sleep(RESTART_MS);
      return loader(args);
    }
  };

/** A write, noted for the replica before it is answered. */
const noted =
  <Args extends Asked, Answer>(action: Handler<Args, Answer>) =>
  async (args: Args): Promise<Answer> => {
    try {
      return await action(args);
    } finally {
      await noteWrite();
    }
  };

/** The build with every loader and action guarded. */
export function withBusyAnswers(build: ServerBuild): ServerBuild {
  const routes: Record<string, unknown> = {};
  for (const [id, route] of Object.entries(build.routes)) {
    if (!route) continue;
    const { loader, action } = route.module as { loader?: Handler; action?: Handler };
    const module = { ...route.module } as Record<string, unknown>;
    const answer = route.module.default ? busyAnswer : fileAnswer;
    if (loader) module['loader'] = guarded(readTwice(loader), answer);
    if (action) module['action'] = guarded(noted(action), answer);
    routes[id] = { ...route, module };
  }
  return { ...build, routes: routes as ServerBuild['routes'] };
}

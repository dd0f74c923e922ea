import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerBuild } from '@remix-run/node';
import { isBusy, isDiskFull, isRestart, RETRY_AFTER_SECONDS } from '~/platform/database/busy.server';
import { logger } from '~/config/logger.server';
import type { ProblemCode } from '~/platform/http/problem-codes';

/** What a request is told that failed for want of its turn or of space. */
interface Refusal {
  code: ProblemCode;
  message: string;
}

const BUSY: Refusal = {
  code: 'busy',
  message: 'Another change is being saved right now. Nothing of this request was saved: try again.',
};
const FULL: Refusal = {
  code: 'unavailable',
  message: 'The disk of the server is full. Nothing of this request was saved: try again later.',
};

/** Null where a request failed for another reason. */
export const refusalOf = (error: unknown): Refusal | null =>
  isBusy(error) ? BUSY : isDiskFull(error) ? FULL : null;

/** 503 as programs and pages read it. */
export const busyAnswer = (isCall: boolean, { code, message }: Refusal): Response => {
  const init = {
    status: 503,
    headers: { 'Retry-After': String(RETRY_AFTER_SECONDS), 'Cache-Control': 'no-store' },
  };
  return isCall ? Response.json({ status: 503, code, message }, init) : new Response(message, init);
};

const AWAY =
  'We cannot reach our own records at the moment. Try again soon, a write with its Idempotency-Key so that it is done once.';

/** 503 as programs read it where the database is away. */
export const unavailableAnswer = (): Response =>
  Response.json(
    { status: 503, code: 'unavailable', message: AWAY },
    { status: 503, headers: { 'Retry-After': String(RETRY_AFTER_SECONDS), 'Cache-Control': 'no-store' } },
  );

/** Our own failure as programs read it: what it was stands in the log, under this id. */
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

type Handler<Args extends { request: Request } = { request: Request }, Answer = unknown> = (
  args: Args,
) => Promise<Answer> | Answer;

/** Answers 503 where a handler failed only because others hold the rows or connections it wanted, or a disk is full. */
export const guarded =
  <Args extends { request: Request }, Answer>(handler: Handler<Args, Answer>) =>
  async (args: Args): Promise<Answer> => {
    try {
      return await handler(args);
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal === null) throw error;
      const { pathname } = new URL(args.request.url);
      logger().warn(
        { path: pathname, reason: (error as Error).message },
        `request refused: ${refusal.message}`,
      );
      throw busyAnswer(pathname.startsWith('/mileage/api/'), refusal);
    }
  };

/** How long a restarted database is given before a read is asked once more. */
const RESTART_MS = 1000;

/** A read that failed because the database was restarted under it is asked once more. */
export const readTwice =
  <Args extends { request: Request }, Answer>(loader: Handler<Args, Answer>) =>
  async (args: Args): Promise<Answer> => {
    try {
      return await loader(args);
    } catch (error) {
      if (!isRestart(error)) throw error;
      await sleep(RESTART_MS);
      return loader(args);
    }
  };

/** The build with every loader and action guarded. */
export function withBusyAnswers(build: ServerBuild): ServerBuild {
  const routes: Record<string, unknown> = {};
  for (const [id, route] of Object.entries(build.routes)) {
    if (!route) continue;
    const { loader, action } = route.module as { loader?: Handler; action?: Handler };
    const module = { ...route.module } as Record<string, unknown>;
    if (loader) module['loader'] = guarded(readTwice(loader));
    if (action) module['action'] = guarded(action);
    routes[id] = { ...route, module };
  }
  return { ...build, routes: routes as ServerBuild['routes'] };
}

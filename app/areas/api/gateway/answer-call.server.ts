import type { AppLoadContext } from '@remix-run/node';
import { logger } from '~/config/logger.server';
import { failedCall, guarded, readTwice } from '~/platform/http/edge/busy-answers.server';
import type { FoundAddress } from '~/areas/api/reference/find-operation.server';
import { isRead } from './web-exchange.server';

/**
 * Has the call of a request answer, whatever becomes of it: what it throws as an answer is one, a write that met others at
 * the same rows, or found the database or the disk away, is a 503, a read under which the database was restarted is asked
 * again, and anything else is logged as our failure.
 */
export async function answerCall(
  { params, operation }: FoundAddress,
  request: Request,
  context: AppLoadContext,
): Promise<Response> {
  const found = operation(request.method);
  if (!found) throw new Error(`${request.method} is not a method of this address`);
  const handle = guarded(isRead(request.method) ? readTwice(found.handle) : found.handle);
  try {
    return await handle({ request, params, context });
  } catch (error) {
    if (error instanceof Response) return error;
    if (!request.signal.aborted)
      logger().error(
        { err: error, requestId: context.requestId, path: new URL(request.url).pathname },
        'request failed',
      );
    return failedCall(context.requestId);
  }
}

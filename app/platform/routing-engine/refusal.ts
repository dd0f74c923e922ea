import type { RouteFailure } from './port';

/** Why there is no route; `stopIndex` names the stop that is to blame, from 0. */
export const refusal = (
  reason: RouteFailure['reason'],
  stopIndex: number | null,
  message: string,
): RouteFailure => ({ ok: false, reason, stopIndex, message });

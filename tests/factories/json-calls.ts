import type { RunningApp } from './app';
import type { SignedIn } from './signed-in';

/** Calls of the API by a person, with what they answer of one record. */
export const jsonCalls =
  ({ origin }: RunningApp, { bearer }: SignedIn) =>
  async (method: string, path: string, body?: unknown) => {
    const response = await fetch(`${origin}/mileage/api${path}`, {
      method,
      headers: { ...bearer, 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as { data: Record<string, unknown> } };
  };

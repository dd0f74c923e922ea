import { RETRY_AFTER_SECONDS } from '~/platform/database/busy.server';
import type { Request, Response } from 'express';
import { env } from '~/config/env.server';
import { poolAnswers } from '~/platform/database/database-answers.server';
import { database } from '~/platform/database/db.server';
import { FULL_BELOW_BYTES, readDiskSpace } from '~/platform/storage/disk-space.server';
import { isDraining } from './draining.server';

/** Whether new files can still be kept. A disk that cannot be asked is not called full. */
async function isDiskFull(): Promise<boolean> {
  const space = await readDiskSpace(env().dataFolder).catch(() => undefined);
  return space !== undefined && space.freeBytes < FULL_BELOW_BYTES;
}

async function statusOf(): Promise<'ok' | 'stopping' | 'database unreachable' | 'disk full'> {
  if (isDraining()) return 'stopping';
  if (!(await poolAnswers(database().pool))) return 'database unreachable';
  return (await isDiskFull()) ? 'disk full' : 'ok';
}

/** 200 as long as this process answers at all: whoever restarts what hangs asks here. */
export function livenessReport(_request: Request, response: Response): void {
  response.setHeader('Cache-Control', 'no-store');
  response.json({ status: 'alive', uptimeSeconds: Math.round(process.uptime()) });
}

/** 200 while new requests are to be sent to this process, else 503 with the reason: what a load balancer asks. */
export async function readinessReport(_request: Request, response: Response): Promise<void> {
  response.setHeader('Cache-Control', 'no-store');
  const status = await statusOf();
  if (status === 'ok') response.json({ status, uptimeSeconds: Math.round(process.uptime()) });
  else response.status(503).setHeader('Retry-After', String(RETRY_AFTER_SECONDS)).json({ status });
}

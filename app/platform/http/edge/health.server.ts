import type { Request, Response } from 'express';
import { poolAnswers } from '~/platform/database/database-answers.server';
import { database } from '~/platform/database/db.server';

/** 200 while this process can serve and reach its database, else 503: what a load balancer asks. */
export async function healthReport(_request: Request, response: Response): Promise<void> {
  response.setHeader('Cache-Control', 'no-store');
  if (await poolAnswers(database().pool))
    response.json({ status: 'ok', uptimeSeconds: Math.round(process.uptime()) });
  else response.status(503).json({ status: 'database unreachable' });
}

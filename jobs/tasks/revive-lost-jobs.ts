import { reviveLostJobs as revive } from '~/services/jobs/revive-lost-jobs.server';
import type { Handler } from '../task';

export const reviveLostJobs: Handler<'reviveLostJobs'> = (_payload, ctx) => revive(ctx);

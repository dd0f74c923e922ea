import { syncPackages as sync } from '~/services/billing/sync-packages.server';
import type { Handler } from '../task';

export const syncPackages: Handler<'syncPackages'> = (_payload, ctx) => sync(ctx);

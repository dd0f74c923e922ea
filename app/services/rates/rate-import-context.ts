import type { RateFileReader } from '~/adapters/rate-files/port';
import type { SystemScope } from '~/data/database/scope.server';
import type { Ctx } from '../context';

/** Importing rates needs the reader of official files besides the usual ports; only an admin's request or a job has one. */
export type RateImportCtx = Ctx<SystemScope> & { readRateFile: RateFileReader };

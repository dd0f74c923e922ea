import type { RateFileReader } from '~/platform/rate-files/port';
import type { SystemScope } from '~/platform/database/scope.server';
import type { Ctx } from '~/platform/context';

/** Importing rates needs the reader of official files besides the usual ports; only an admin's request or a job has one. */
export type RateImportCtx = Ctx<SystemScope> & { readRateFile: RateFileReader };

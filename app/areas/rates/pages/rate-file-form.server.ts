import { parseWithZod } from '@conform-to/zod/v4';
import * as z from 'zod';
import { quarterOf } from '~/engine/calendar/quarter';
import { invalid, ok, type Result } from '~/engine/result';

const WHICH_YEAR = 'Enter the year with four digits';
const WHICH_QUARTER = 'Choose a quarter';

const rateFileSchema = z
  .object({
    year: z.number({ error: WHICH_YEAR }),
    quarter: z
      .number({ error: WHICH_QUARTER })
      .int(WHICH_QUARTER)
      .min(1, WHICH_QUARTER)
      .max(4, WHICH_QUARTER),
    matrixStatus: z.enum(['final', 'preliminary']).catch('final'),
    file: z.file({ error: 'File is required' }),
  })
  .transform(({ year, quarter: ordinal, matrixStatus, file }, context) => {
    const quarter = quarterOf(year, ordinal);
    if (quarter) return { quarter, matrixStatus, file };
    context.addIssue({ code: 'custom', path: ['year'], message: WHICH_YEAR });
    return z.NEVER;
  });

/** The form by which an administrator brings an official file: its quarter, status and file, or what is wrong by field. */
export function rateFileFrom(form: FormData): Result<z.output<typeof rateFileSchema>> {
  const submission = parseWithZod(form, { schema: rateFileSchema });
  if (submission.status === 'success') return ok(submission.value);
  return invalid(
    'The file was not read.',
    Object.fromEntries(
      Object.entries(submission.error ?? {}).map(([name, messages]) => [name, messages ?? []]),
    ),
  );
}

import * as z from 'zod';
import { LONGEST_ACCOUNT, withUsualNames, type JournalChart } from '~/areas/returns/rules/journal-accounts';

/** The import of a program reads a line and its tabs, so neither can be part of a name. */
const account = z
  .string()
  .trim()
  .max(LONGEST_ACCOUNT, `At most ${LONGEST_ACCOUNT} characters.`)
  // eslint-disable-next-line no-control-regex -- control characters are what must not be in it
  .regex(/^[^\u0000-\u001f\u007f]*$/, 'Write it on one line.')
  .default('');

/** A chart as it is typed; what is left empty has its usual name again. */
export const chartSchema = z
  .object({
    taxExpense: account,
    interestExpense: account,
    taxPayable: account,
    fuelExpense: account,
    fuelClearing: account,
    taxRate: account,
  })
  .transform((typed): JournalChart => withUsualNames(typed));

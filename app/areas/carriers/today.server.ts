import { localDateInZone, type LocalDate } from '~/engine/calendar/local-date';
import type { Ctx } from '~/platform/context';

/** Of someone who works on no carrier yet: the middle of the continent, as a new carrier without a zone of its own has it. */
const NO_CARRIER = 'America/Chicago';

/**
 * The one today of a carrier: records, quarters, days left, banners and reports go by its time zone, wherever the person or the
 * browser is. Year-month-day.
 */
export const todayOf = (
  ctx: Pick<Ctx, 'clock'>,
  carrier: { readonly timeZone: string } | null | undefined,
): LocalDate => localDateInZone(ctx.clock.now().getTime(), carrier?.timeZone ?? NO_CARRIER);

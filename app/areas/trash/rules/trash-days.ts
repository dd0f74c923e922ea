/** How long the trash keeps what was deleted. */
export const TRASH_DAYS = 30;

const DAY_MS = 86_400_000;

/** Whole days until what was deleted at a moment is gone for good, at least one. */
export const daysLeft = (deletedAt: Date, now: Date): number =>
  Math.max(1, Math.ceil((deletedAt.getTime() + TRASH_DAYS * DAY_MS - now.getTime()) / DAY_MS));

/** Who an entry of the outbox is written for: the person on the carrier they work on. */
export const outboxOwner = (userId: string, carrierId: string): string => `${userId}:${carrierId}`;

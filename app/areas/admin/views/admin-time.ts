/** An instant for the administration: UTC, to the second. */
export const utcText = (date: Date | null): string =>
  date === null ? '' : `${date.toISOString().slice(0, 19).replace('T', ' ')} UTC`;

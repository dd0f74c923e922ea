/** A unit number as it is compared: "T-12" and "t 12" are the same. */
export const foldUnit = (unit: string): string => unit.toLowerCase().replace(/[^a-z0-9]/g, '');

/** A folded number without leading zeros: "t012" and "t12" are the same. */
export const withoutZeros = (folded: string): string => folded.replace(/(^|[a-z])0+(?=\d)/g, '$1');

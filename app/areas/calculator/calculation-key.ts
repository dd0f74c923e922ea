/** Name under which the end of a calculation's route job is announced. */
export const calculationKey = (uid: string): string => `calculation:${uid}`;

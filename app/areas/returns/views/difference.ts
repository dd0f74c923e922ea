/** One field in which two versions of a form differ. */
export interface Difference {
  label: string;
  mine: string;
  theirs: string;
}

/** "registeredWeightPounds" reads "Registered weight pounds". */
const labelOf = (name: string): string => {
  const words = name.replace(/([A-Z])/g, ' $1').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** The fields in which two versions of a form differ. */
export function differences<F extends string>(
  fields: readonly F[],
  mine: Record<F, string>,
  theirs: Record<F, string>,
): Difference[] {
  return fields
    .filter((name) => mine[name] !== theirs[name])
    .map((name) => ({ label: labelOf(name), mine: mine[name], theirs: theirs[name] }));
}

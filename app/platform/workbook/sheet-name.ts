const LONGEST = 31;

/** A name that Excel takes and that no other sheet has: "Unit 7/8" -> "Unit 7-8", "Unit 7-8 (2)". */
export function sheetName(wanted: string, taken: Set<string>): string {
  const clean =
    wanted
      // eslint-disable-next-line no-control-regex -- no sheet name may hold control characters
      .replace(/[\\/?*[\]:\u0000-\u001f]/g, '-')
      .replace(/^'+|'+$/g, '')
      .trim() || 'Sheet';
  for (let count = 1; ; count += 1) {
    const suffix = count === 1 ? '' : ` (${count})`;
    const name = clean.slice(0, LONGEST - suffix.length).trimEnd() + suffix;
    if (taken.has(name.toLowerCase()) || name.toLowerCase() === 'history') continue;
    taken.add(name.toLowerCase());
    return name;
  }
}

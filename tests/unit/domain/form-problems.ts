type Parsing =
  | { success: true; data: unknown }
  | { success: false; error: { issues: { path: PropertyKey[]; message: string }[] } };

/** What a form says beside each of its fields; nothing where it takes what was typed. */
export const problemsOf = (parsed: Parsing): Record<string, string> =>
  parsed.success
    ? {}
    : Object.fromEntries(parsed.error.issues.map(({ path, message }) => [path.join('.'), message]));

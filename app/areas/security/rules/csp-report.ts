/** A report of a browser, cut down to what may be kept: no query, no id, no name of a person. */
export interface StoppedByPolicy {
  directive: string;
  blocked: string;
  page: string;
  source: string;
}

type Fields = Record<string, unknown>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The path of an address of ours, its ids and tokens as stars. */
function pathOf(address: string): string {
  try {
    const { pathname } = new URL(address);
    return pathname
      .split('/')
      .map((part) => (/\d/.test(part) || part.length > 24 ? '*' : part))
      .join('/')
      .slice(0, 200);
  } catch {
    return '';
  }
}

/** The origin of what was stopped, or the word for it (inline, eval, data). */
function originOf(blocked: string): string {
  if (blocked === '') return 'inline';
  if (/^[a-z-]+$/i.test(blocked)) return blocked.toLowerCase();
  try {
    const { protocol, origin } = new URL(blocked);
    return (origin === 'null' ? protocol.replace(':', '') : origin).slice(0, 200);
  } catch {
    return 'unknown';
  }
}

/** The file of ours that wanted it, with its line; extensions of the browser by their kind alone. */
function sourceOf(file: string, line: unknown): string {
  if (file === '') return '';
  if (!/^https?:/.test(file)) return /^[a-z-]+/i.exec(file)?.[0] ?? '';
  const place = typeof line === 'number' && Number.isSafeInteger(line) && line >= 0 ? `:${line}` : '';
  return `${pathOf(file)}${place}`.slice(0, 200);
}

const DIRECTIVE = /^[a-z]+(-[a-z]+)*$/;

function stopped(
  fields: Fields,
  names: readonly [string, string, string, string, string],
): StoppedByPolicy | null {
  const [directive, blocked, page, source, line] = names;
  // Older browsers send the whole directive, values included.
  const name = textOf(fields[directive]).trim().split(' ')[0] ?? '';
  const path = pathOf(textOf(fields[page]));
  if (!DIRECTIVE.test(name) || name.length > 40 || path === '') return null;
  return {
    directive: name,
    blocked: originOf(textOf(fields[blocked])),
    page: path,
    source: sourceOf(textOf(fields[source]), fields[line]),
  };
}

/** Most reports of one request that are read. */
const MOST = 20;

/**
 * The reports of a body, whatever way the browser sends them (`application/csp-report`, `application/reports+json`); what is
 * none of them is left out.
 */
export function readPolicyReports(body: unknown): StoppedByPolicy[] {
  const entries = Array.isArray(body) ? body.slice(0, MOST) : [body];
  return entries.flatMap((entry) => {
    if (!isObject(entry)) return [];
    const old = entry['csp-report'];
    if (isObject(old)) {
      const name = old['effective-directive'] ? 'effective-directive' : 'violated-directive';
      return stopped(old, [name, 'blocked-uri', 'document-uri', 'source-file', 'line-number']) ?? [];
    }
    const inner = entry['body'];
    if (entry['type'] !== 'csp-violation' || !isObject(inner)) return [];
    return (
      stopped(inner, ['effectiveDirective', 'blockedURL', 'documentURL', 'sourceFile', 'lineNumber']) ?? []
    );
  });
}

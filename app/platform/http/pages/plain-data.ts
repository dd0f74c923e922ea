/**
 * The framework writes a page's data as a list in which every value names its parts by number. No two numbers are alike, so it
 * hardly packs: a third of the list's packed page. Here the page gets the data themselves, which packs well beside the same
 * words in the markup, and three lines that number them again where they are read. Data that hold more than plain values
 * (dates, promises) stay as they came.
 */
const BEGIN = 'window.__remixContext.streamController.enqueue(';
const END = ');</script>';

/** How the framework numbers what JSON has no list entry for. */
const NULL = -5;
const UNDEFINED = -7;

/** Numbers them again, in the browser. */
const NUMBERED =
  '(d=>{const o=[],m=new Map,f=v=>{if(v===null)return-5;if(v===void 0)return-7;if(m.has(v))return m.get(v);' +
  'const i=o.push(0)-1;m.set(v,i);o[i]=Array.isArray(v)?v.map(f):typeof v=="object"?' +
  'Object.fromEntries(Object.keys(v).map(k=>["_"+f(k),f(v[k])])):v;return i};f(d);return JSON.stringify(o)+"\\n"})';

export function plainData(html: string): string {
  const begin = html.indexOf(BEGIN);
  const end = html.indexOf(END, begin);
  if (begin < 0 || end < 0 || html.includes(BEGIN, end)) return html;
  const written = html.slice(begin + BEGIN.length, end);
  const literal = literalOf(JSON.parse(written) as string);
  if (literal === null) return html;
  return `${html.slice(0, begin)}${BEGIN}${NUMBERED}(${literal})${html.slice(end)}`;
}

/** A numbered list as JavaScript writes the value; null where it holds more than plain values, or the same part many times. */
function literalOf(numbered: string): string | null {
  const lines = numbered.trimEnd();
  if (lines.includes('\n')) return null;
  const list = JSON.parse(lines) as unknown;
  if (!Array.isArray(list)) return null;
  let left = 2 * numbered.length + 100;
  let plain = true;
  const at = (index: unknown): string => {
    if (index === NULL) return 'null';
    if (index === UNDEFINED) return 'void 0';
    const value: unknown = typeof index === 'number' && index >= 0 ? list[index] : undefined;
    if (value === undefined || left < 0) return refused();
    if (value === null || typeof value !== 'object') return word(value);
    left -= 2;
    if (Array.isArray(value)) return typeof value[0] === 'string' ? refused() : `[${value.map(at).join()}]`;
    const parts = Object.entries(value).map(([key, part]) => `${keyAt(Number(key.slice(1)))}:${at(part)}`);
    return `{${parts.join()}}`;
  };
  const keyAt = (index: number): string => {
    const key: unknown = list[index];
    if (typeof key !== 'string' || key === '__proto__') return refused();
    return /^[a-z_]\w*$/i.test(key) ? ((left -= key.length), key) : word(key);
  };
  const word = (value: unknown): string => {
    const text = JSON.stringify(value).replace(/[<\u2028\u2029]/g, escaped);
    left -= text.length;
    return text;
  };
  const refused = (): string => {
    plain = false;
    return '0';
  };
  const literal = at(0);
  return plain ? literal : null;
}

/** Cannot end the script element it is in. */
const escaped = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

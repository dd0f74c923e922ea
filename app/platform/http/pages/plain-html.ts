/**
 * React writes attributes the way its properties are spelled (`autoComplete`, `checked=""`) and closes void
 * elements as XML does. Browsers read both; the page should still be the HTML that a person would write and a
 * validator passes.
 */
const TAG = /<([a-z][a-z0-9]*)((?:\s[^\s"'<>/=]+(?:="[^"]*")?)*)\s*(\/?)>/y;
const ATTRIBUTE = /\s([^\s"'<>/=]+)(?:="([^"]*)")?/g;

const VOID = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
]);
const BOOLEAN = new Set([
  'allowfullscreen',
  'async',
  'autofocus',
  'checked',
  'controls',
  'default',
  'defer',
  'disabled',
  'formnovalidate',
  'hidden',
  'inert',
  'loop',
  'multiple',
  'muted',
  'nomodule',
  'novalidate',
  'open',
  'playsinline',
  'readonly',
  'required',
  'reversed',
  'selected',
]);
/** SVG's names keep their capitals: these are the ones that HTML writes small. */
const LOWERED = new Set([
  'acceptCharset',
  'autoCapitalize',
  'autoComplete',
  'autoCorrect',
  'autoFocus',
  'charSet',
  'colSpan',
  'contentEditable',
  'crossOrigin',
  'dateTime',
  'encType',
  'enterKeyHint',
  'fetchPriority',
  'formAction',
  'formMethod',
  'formNoValidate',
  'hrefLang',
  'httpEquiv',
  'inputMode',
  'maxLength',
  'minLength',
  'noModule',
  'noValidate',
  'playsInline',
  'readOnly',
  'referrerPolicy',
  'rowSpan',
  'spellCheck',
  'srcDoc',
  'srcLang',
  'srcSet',
  'tabIndex',
  'useMap',
]);

function plainAttribute(whole: string, name: string, value: string | undefined): string {
  const plain = LOWERED.has(name) ? name.toLowerCase() : name;
  if (value === undefined) return ` ${plain}`;
  return value === '' && BOOLEAN.has(plain) ? ` ${plain}` : ` ${plain}="${value}"`;
}

/** What a tag has that is not plain already: most have nothing of it, and are not looked at. */
const TRACES = new RegExp(`=""|/>|\\s(?:${[...LOWERED].join('|')})(?==)`, 'g');

/**
 * react-dom 18 sends its buffers whole: where a letter of two bytes or more did not fit at the end, null characters stand before
 * it (facebook/react 24985). No document of ours holds one.
 */
const NULLS = /\0+/g;

/** The same document in plain HTML. Values, texts and scripts stay as they are, byte by byte. */
export function plainHtml(html: string): string {
  const whole = html.includes('\0') ? html.replace(NULLS, '') : html;
  const parts: string[] = [];
  let done = 0;
  TRACES.lastIndex = 0;
  for (let trace = TRACES.exec(whole); trace; trace = TRACES.exec(whole)) {
    const start = whole.lastIndexOf('<', trace.index);
    if (start < done) continue;
    TAG.lastIndex = start;
    const found = TAG.exec(whole);
    if (!found || TAG.lastIndex <= trace.index) continue;
    const [, element = '', attributes = '', slash] = found;
    const closing = slash !== '' && !VOID.has(element) ? '/' : '';
    parts.push(
      whole.slice(done, start),
      `<${element}${attributes.replace(ATTRIBUTE, plainAttribute)}${closing}>`,
    );
    done = TAG.lastIndex;
    TRACES.lastIndex = done;
  }
  return parts.length === 0 ? whole : parts.join('') + whole.slice(done);
}

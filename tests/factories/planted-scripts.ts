/** Stands in every fragment: a property of the window that a script that ran would set, an element that parsing would make. */
export const MARK = 'planted';

/** Fragments for the places where text can end up: element, attribute in either quotes, script, comment, address. */
export const FRAGMENT = `"'><${MARK}-tag data-${MARK}></${MARK}-tag><img src=/planted-request onerror=window.${MARK}=1><script>window.${MARK}=1</script></textarea></title><svg/onload=window.${MARK}=1>`;
/** Where a line has room for little. */
export const SHORT = `"><${MARK}-tag data-${MARK}>`;

const decoded = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

interface FoundField {
  name: string;
  value: string;
  type: string;
  /** Text of any kind goes here. */
  isText: boolean;
  maxLength: number;
}

export interface FoundForm {
  action: string;
  method: string;
  /** What the form says it is for, in a hidden field. */
  intent: string;
  fields: FoundField[];
  buttons: { name: string; value: string }[];
  /** The form as it would be sent: fragments in every field, or only in those that take any text. */
  filled(everywhere: boolean, button: { name: string; value: string } | null): [string, string][];
}

const attribute = (tag: string, name: string): string | null => {
  const found = new RegExp(`\\s${name}(?:="([^"]*)")?(?=[\\s>/])`).exec(tag);
  return found ? decoded(found[1] ?? '') : null;
};

/** Fields that take what they take: a fragment there is refused, and nothing of the form is kept. */
const STRICT =
  /email|password|date|zip|state|quantity|gallons|miles|price|total|year|vin|odometer|weight|axles|phone|time|position|revision|slug|license|usdot|percent|postal|turn|Key$|Id$|^to$|cc$|from|currency|usdToCad|cadToUsd|fleetSize|code|region|base|stops\[|stops\.|city|count|mpg|units|quarter|video/i;
/** Sensible values for what is empty and must not be. */
const PLAUSIBLE: [RegExp, string][] = [
  [/email|^to$/i, 'someone@example.com'],
  [/date|finalOn|filedOn/i, '2026-11-20'],
  [/time/i, '10:00 AM'],
  [/phone/i, '8065550142'],
  [/quantity|gallons|fleetSize|axles/i, '3'],
  [/year/i, '2024'],
  [/position/i, '90'],
  [/slug/i, 'planted-text'],
  [/city/i, 'Amarillo'],
  [/state|region|base/i, 'TX'],
];

/** The forms of a page, read as a browser without scripts would. */
export function formsOf(html: string, url: string): FoundForm[] {
  return [...html.matchAll(/<form\b([^>]*)>([\s\S]*?)<\/form>/g)].map(([, head = '', body = '']) => {
    const opening = ` ${head}>`;
    const fields: FoundField[] = [];
    const buttons: FoundForm['buttons'] = [];
    for (const [tag, kind] of body.matchAll(/<(input|textarea|select|button)\b[^>]*>/g)) {
      const name = attribute(tag, 'name');
      if (!name) continue;
      const type = kind === 'input' ? (attribute(tag, 'type') ?? 'text') : (kind ?? '');
      if (type === 'button') {
        buttons.push({ name, value: attribute(tag, 'value') ?? '' });
        continue;
      }
      const rest = body.slice(body.indexOf(tag) + tag.length);
      let value = attribute(tag, 'value') ?? (type === 'checkbox' || type === 'radio' ? 'on' : '');
      if (type === 'select') {
        const options = [...rest.slice(0, rest.indexOf('</select>')).matchAll(/<option\b[^>]*>/g)].map(
          ([option]) => option,
        );
        const chosen =
          options.find((option) => attribute(option, 'selected') !== null) ??
          options.find((option) => attribute(option, 'value') !== '') ??
          '';
        value = attribute(chosen, 'value') ?? '';
      }
      if (type === 'textarea') value = decoded(rest.slice(0, rest.indexOf('</textarea>')));
      if ((type === 'radio' || type === 'checkbox') && fields.some((field) => field.name === name)) continue;
      fields.push({
        name,
        value,
        type,
        isText: ['text', 'textarea', 'search', 'email', 'tel', 'url', 'password'].includes(type),
        maxLength: Number(attribute(tag, 'maxlength') ?? 100_000),
      });
    }
    const filled: FoundForm['filled'] = (everywhere, button) => {
      const pairs = fields
        .filter(({ type }) => type !== 'file')
        .map((field): [string, string] => {
          const fragment = field.maxLength >= FRAGMENT.length ? FRAGMENT : SHORT.slice(0, field.maxLength);
          if (field.isText && (everywhere || !STRICT.test(field.name))) return [field.name, fragment];
          return [
            field.name,
            field.value || (PLAUSIBLE.find(([pattern]) => pattern.test(field.name))?.[1] ?? ''),
          ];
        });
      return button ? [...pairs, [button.name, button.value]] : pairs;
    };
    const intent = fields.find(({ name, type }) => name === 'intent' && type === 'hidden')?.value ?? '';
    return {
      intent,
      action: decoded(attribute(opening, 'action') ?? url),
      method: (attribute(opening, 'method') ?? 'get').toLowerCase(),
      fields,
      buttons,
      filled,
    };
  });
}

/** Places in a page where a fragment is as it was typed, so that a browser would parse it. */
export function fragmentsIn(html: string): string[] {
  // What is inside a script of ours is data in quotes; there only the end of the script could break out.
  const outside = html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, (script) =>
    script.includes(`<${MARK}-tag`) && /<\/script>.*<\/script>/s.test(script) ? script : '',
  );
  return [
    ...outside.matchAll(new RegExp(`.{0,60}<(?:${MARK}-tag|img src=/planted|svg/onload).{0,30}`, 'g')),
  ].map(([piece]) => piece);
}

import { editDistance } from '../engine/places/typing-errors';
import type { Cell } from './cells';
import { findDates } from './dates';
import { DELIVERY, folded, PICKUP, PLURAL } from './role-words';

/** What the words before an address say about it. Only a positive role makes an address a stop. */

export type StopRole = 'pickup' | 'delivery';

export interface Label {
  readonly kind: StopRole | 'other';
  /** A weak label names a role in passing ("PU#: 88120", "Pickup date"): it counts only where there is nothing better. */
  readonly weak: boolean;
  readonly cell: Cell;
  /** Characters of the cell's text that the label takes. */
  readonly from: number;
  readonly to: number;
  /** "Pickup 2": 2; "Stop 3 - PU": 3. */
  readonly number: number | undefined;
  /** "Stop 1 of 4": 4. */
  readonly total: number | undefined;
  /** A stop that carries no freight ("Drop Empty Trailer"): shown, and shown to a person first. */
  readonly emptyTrailer: boolean;
  /** "Last Drop", "Final delivery". */
  readonly last: boolean;
  /** Nothing but the role is there, so that it may head more than one address; `plural` says that it does. */
  readonly heading: 'none' | 'single' | 'plural';
}

const QUALIFIER =
  '(?:first|\\d{1,2}\\s?(?:st|nd|rd|th)|second|third|fourth|fifth|last|final|initial|next|extra|empty|additional|intermediate|part(?:ial)?|(?:cargo|freight|goods|product|container|equipment)(?=\\s(?:pick[\\s-]?up|deliver|drop[\\s-]?off|origin|destination|collection)))';
const NOUN =
  '(?:locations?|loc|information|info|plant|mill|points?|address(?:es)?|facilit(?:y|ies)|details?|sites?|stops?|at|name|nm|addr|csz|company|warehouse|party|terminal|city|ramp|depot|pier|port|yard|door|name\\s?(?:/|and|&)\\s?address|appointment|appt)';

/** "Stop 1 of 4 -", "STOP: 2", "Stop sequence 1", "#1", "1.", "(1)", "Stop Type:", "Type:" in front of the role. */
const BEFORE =
  '(?:(?:(?:stop|stp|arret|etape|parada)\\s*(?:no\\.?|number|seq(?:uence|\\.)?|n\\s?[°º®*e]?(?=\\s*\\d)|#)?\\s*[:#]?\\s*(?<n1>\\d{1,2})?(?:\\s*(?:of|/)\\s*(?<t1>\\d{1,2}))?\\s*[-–—:.)|·•*>]*\\s*\\(?)|(?:(?:stop\\s)?type\\s*:\\s*)|(?:[#(]?\\s*(?<n2>\\d{1,2})\\s*(?:[.):·•●○■▪►-]\\s*|\\s))|(?:(?:leg|task|step|event|activity)\\s*\\d+\\s*[-–:.]\\s*)|(?:[a-z]{3}\\d\\s+(?=(?:pick|drop|deliver|load|unload|hook)))|(?:[([]?[A-H][.)\\]]\\s*))?(?:(?:from|to)\\s*[(/–-]\\s*)?';
/** "#2", "2 of 3", "(Stop 1)", "No. 1" behind the role. */
const AFTER =
  '(?:\\s*[·•|+*]?\\s*(?:#|no\\.?|number|n\\s?[°º®*e]?(?=\\s*\\d)|num(?:ero)?\\.?|-?\\s*stop|-)?\\s*[:#]?\\s*(?<n3>\\d{1,2})(?!\\d|[/.,:]\\d|\\s+(?!of\\s+\\d)(?:[a-z]|[NSEW]\\b))(?:\\s*(?:of|/)\\s*(?<t3>\\d{1,2}))?)?(?:\\s*\\((?:stop\\s*)?#?\\s*(?<n4>\\d{1,2})(?:\\s*(?:of|/)\\s*(?<t4>\\d{1,2}))?\\))?(?:\\s*\\((?:stop)?\\s*#?(?=\\s*$|\\s+\\d{1,2}[-/]))?\\)?';

const ROLE = new RegExp(
  `^\\W{0,2}${BEFORE}(?:${QUALIFIER}\\s+)?(?:(?<pickup>${PICKUP})|(?<delivery>${DELIVERY}))(?:\\(e?s\\))?(?:\\s?#?\\d{1,2}(?=\\s?[/|]\\s?[a-z]))?(?:(?<joint>\\s*[/(|–-]\\s*|\\s+)(?:(?<pickup2>${PICKUP})|(?<delivery2>${DELIVERY}))(?![a-z_&]|\\d(?!\\d?[/-]\\d))\\)?)?(?:\\s*\\((?:from|to)\\))?(?:\\s+${NOUN}(?:\\(e?s\\))?){0,2}${AFTER}(?<end>\\s*[._]{3,}\\s*:?|,(?=\\s\\d+\\s[a-z])|\\sis(?=\\s)|(?=\\d{1,2}[/-]\\d{1,2}[/-]\\d{2,4}(?!\\d))|\\s*@\\s(?=[A-Z])|\\s*[:;]|\\s*[-–—·•|]\\s|\\s*[.#]?\\s*$|\\.(?=\\s[A-Z][^.]*,.*\\b[A-Z]{2}\\s\\d{5}\\b)|(?=\\s))`,
  'i',
);

/** Behind a numbered label without a colon: a date, a name, a number with unit or a street may follow, prose may not. */
const FOLLOWS = /^ (?:[A-Z0-9][\w.&'’-]*(?:\s|$|,(?=.*\b[A-Z]{2},? \d{5}\b))|\()/;

/** "Pick/Drop #", "Pickup date", "PU#: 88120", "Load #", "Delivery instructions": words with a role that head no stop. */
const NO_STOP =
  /^\W{0,2}(?:load name|pick ?\/ ?drop|pick[ -]?ups? ?\/ ?del|load ?\/ ?unload|shipper ?\/ ?consignee|origin ?\/ ?dest|picks? ?(?:and|&) ?drops?|additional (?:shipper|consignee|carrier)|(?:\d{1,2}[.)] ?)?(?:pick[ -]?ups?|loading|shipment) (?:and|&|or) (?:deliver|drop|unload))|^\W{0,2}(?:shipper|consignee|receiver|pick[ -]?up|delivery|drop|loading|unloading|origin|destination|load) (?:and|or|must|will|may|is|are|has|shall|signature|requirements?|instructions?|notes?|comments?|charges?|fees?|rates?|confirmation|confirm|tender|details? below|load &|count|hours|phone|contact|miles|weight|type|value|id|ref(?:erence)?|po|order|receipt|bol|seal|summary|sheet|board|bars?|locks?|straps?|status|schedule|documents?|terms|agreement)\b/i;
const PASSING =
  '(?:dates?|times?|appt\\.?|appointment|window|eta|ready|scheduled?|hours|no\\.?|num(?:ber)?|ref(?:erence)?|confirmation)(?![a-z])';
const WEAK = new RegExp(
  `^\\W{0,2}(?:(?:pick(?:[ -]?up)?|p/?u|pku|shipper|loading|origin|ship)\\b|(?<delivery>deliver(?:y|ies)?|del|delv|drop(?:[ -]?off)?|receiver|consignee|unload(?:ing)?|dest(?:ination)?)\\b)\\s*(?:(?:${PASSING}|#)\\s*)+[:#]?|^\\W{0,2}load (?:(?:dates?|times?|appt\\.?|appointment|window)(?![a-z])\\s*)+[:#]?`,
  'i',
);
/** "PICKUP DATE MONDAY": what is behind the role is nobody's name. */
const IN_PASSING = new RegExp(`^ ${PASSING}`, 'i');
const ONLY_PASSING = new RegExp(`^(?: (?:and |& )?${PASSING})+\\W*$`, 'i');

/** "Shipper is ACME Foods, 5 Main St, Troy, MI 48083", but not "Shipper is responsible". */
const SAYS_WHO =
  /^\W{0,2}(?:[Tt]he )?(?:[Ss]hipper|[Cc]onsignee|[Rr]eceiver|[Pp]ick[ -]?up|[Dd]elivery|[Oo]rigin|[Dd]estination) is (?:at )?[A-Z0-9].*\b[A-Z]{2},? \d{5}\b/;

/** Names whose addresses are no stops. */
const OTHER =
  /^bt\W*$|^\W{0,2}(?:please )?(?:freight bill[ -]to|remit(?:tance)?|mail|send|email|e-mail|submit|forward|fax|bill(?! of)(?:ing|to)?|invoic(?:e|es|ing)|payments?|pay(?:able)?|quick[ -]?pay|factor(?:ing)?|accounts? payable|a ?\/ ?p|carrier|trucker|truck(?:ing)? co|motor carrier|contract carrier|broker(?:age)?|(?:(?:canadian|mexican|us|u\.s\.) )?customs|cross[ -]?border|customer|client|dispatch(?:er|ed)?|agent|agency|office|branch|corporate|head(?:quarters)?|main office|third[ -]?party|3rd party|freight charges|insurance|insured|certificate|notice|notify|return|claims?|from|sold[ -]?to|vendor|supplier|payee|mailing address|signature|signed|authorized|accepted|questions|original|paperwork|pods?|factur\w+|payeurs?|paye[rz]|paiement|pago|pagar|transporteur|transportista|courtier|corredor|agente|douanes?|aduan\w+|envoyer|enviar|remettre|expiden?|repartiteur)\b[^:]{0,40}?(?::|$)/i;

/** "Customer PO 64070239", "Carrier MC#", "Broker phone": a number or a person of a party, not where it is. */
const OF_A_PARTY =
  /^\W{0,2}(?:customer|client|vendor|supplier|agent|broker|carrier|dispatch(?:er)?|office) ?(?:p\.? ?o\b|ref(?:erence)?\b|#|no\b|num(?:ber)?\b|id\b|order\b|load\b|pro\b|rate\b|pay\b|phone\b|fax\b|e-?mail\b|mc\b|dot\b|scac\b|rep\b|notes?\b|instructions?\b)/i;

/** Keys that belong to a stop and say nothing of its role. */
const NEUTRAL_KEY =
  /^\W{0,2}(?:facility|location|name|addr(?:ess)?|street|city|state|zip|postal|where|warehouse|place|site|stop|company|at)\d*\b/i;

/** "Deliver To 2 (continued)" on the next page: the stop is the one that has begun. */
const CONTINUED = /[( ](?:continued|cont['’]?d)\b|[( ]cont\.\W*$|\(cont\)|\(suite(?: de .*)?\)/i;

/** The label at the beginning of a cell, if there is one; recognized text is also tried with its usual misreadings put right. */
export function labelOf(cell: Cell): Label | undefined {
  const label = labelAsPrinted(cell) ?? decorated(cell);
  if (label || !cell.words.some((word) => word.sure !== undefined) || cell.text.length > 110) return label;
  // Dirt behind a label is read as points and strokes.
  const clean = cell.text.replace(/[\s'’‘"`´.,;|°·*_-]+$/, '');
  const text = withoutMisreadings(clean) ?? clean;
  const again = labelAsPrinted({ ...cell, text });
  return (
    again && {
      ...again,
      cell,
      to: again.to === text.length ? cell.text.length : again.to + clean.length - text.length,
    }
  );
}

/** "*** PICKUP ***", "=== SHIPPER ===", "<< DROP 2 >>": a heading between signs. */
function decorated(cell: Cell): Label | undefined {
  const match = /^([^\w\s]{2,}\s*)(\w.*?)\s*[^\w\s]{2,}$/.exec(folded(cell.text));
  if (!match || match[2]!.length >= LONGEST_HEADING) return undefined;
  const label = labelAsPrinted({ ...cell, text: match[2]! });
  return (
    label && {
      ...label,
      cell,
      to: label.to === match[2]!.length ? cell.text.length : label.to + match[1]!.length,
    }
  );
}

/** Without the signs around it. */
const LONGEST_HEADING = 56;

const PRINTED = [
  ...[
    'pickup',
    'pick up',
    'pick-up',
    'pick up from',
    'delivery',
    'deliver to',
    'deliver at',
    'shipper',
    'consignee',
    'receiver',
    'consignor',
    'origin',
    'destination',
    'loading',
    'unloading',
    'unload',
    'ship from',
    'ship to',
  ],
  ...[
    'load at',
    'drop off',
    'dropoff',
    'drop-off',
    'live load',
    'live unload',
    'pickup location',
    'delivery location',
    'pickup information',
    'delivery information',
    'shipping facility',
    'receiving facility',
    'collect from',
  ],
  ...[
    'ramassage',
    'cueillette',
    'livraison',
    'expediteur',
    'destinataire',
    'chargement',
    'dechargement',
    'recoleccion',
    'recogida',
    'entrega',
    'descarga',
    'origen',
    'destino',
    'remitente',
    'destinatario',
  ],
  ...[
    'pickup stop',
    'delivery stop',
    'pickup point',
    'delivery point',
    'drop point',
    'pickup address',
    'delivery address',
  ],
  ...[
    'lieu de ramassage',
    'lieu de livraison',
    'lugar de recoleccion',
    'lugar de entrega',
    'lugar de carga',
    'lugar de descarga',
  ],
  ...['carrier', 'bill to', 'remit to', 'customs broker', 'payment', 'motor carrier', 'invoice to'],
];

/** "DIR Point", "S03", "Stop 2: Plckup": the text with a known label in place of the misread one; undefined where none is near. */
function withoutMisreadings(text: string): string | undefined {
  const short = text
    .replace(/^(\W{0,2})[D0][I1l][RO0](?= ?Point| ?\d?$)/, '$1D/R')
    .replace(/^(\W{0,2})P[I1l]U(?= ?Point| ?\d?$)/, '$1P/U')
    .replace(/^(\W{0,2}\d{1,2})(?=(?:PU|P\/U|DEL|SO|D\/R|PICK|DROP)\b)/i, '$1 ')
    .replace(/^(\W{0,2})[S5$][0O](?= ?#?\d{0,2}:?$)/i, '$1SO');
  if (short !== text) return short;
  const plain = folded(text);
  const before = BEFORE_HEAD.exec(plain)![0];
  const letters = HEAD.exec(plain.slice(before.length))?.[0] ?? '';
  for (let end = LEAST_HEAD; end <= letters.length; end++) {
    const given = letters.slice(0, end).toLowerCase();
    const rest = text.slice(before.length + end);
    if (/[ -]$/.test(given) || !HEAD_ENDS.test(rest)) continue;
    const meant = PRINTED.find((known) => editDistance(given, known) <= (known.length > 8 ? 2 : 1));
    if (meant !== undefined)
      return meant === given ? undefined : `${before}${meant}${rest.replace(/^ ?[.;'‘](?= )/, ':')}`;
  }
  return undefined;
}

/** "2.", "Stop 1 of 3 -" before the words of a label, and those words. */
const BEFORE_HEAD = /^\W{0,2}(?:(?:stop ?)?#?\d{1,2}(?![a-z])(?: of \d{1,2})? ?[-:.)]* ?)?/i;
const LEAST_HEAD = 5;
const HEAD = /^[a-z0!][a-z0! -]{3,21}/i;
/** What may follow a label. */
const HEAD_ENDS = /^ ?(?:$|[#:.,;'‘(]|\d)|^ (?:Location|Point|Address|Info|Stop|Facility)/i;

/** "Drop empty trailer", "Stop 3 of 3 - Drop off empty chassis at:", "Return the empty container to", "Return empty to:". */
const EMPTY_TRAILER =
  /^\W{0,2}(?:(?:(?:stop|task|step|event) )?#?(?<number>\d{1,2})(?: of (?<total>\d{1,2}))?\W{1,3})?(?:(?:drop|return|leave|bring|take|spot|terminate) (?:off |back )?(?:the |your )?(?:empty|empties|mt|mty)(?: (?:trailer|container|chassis|box)\b|(?= (?:to|at)\W*(?:$|:)))|(?:empty|mty) (?:(?:trailer|container|chassis|box|equipment) )?(?:return|drop(?:[ -]?off)?|termination)\b(?= ?(?:\W*$|:|to\b|at\b|loc|address|terminal|yard)))(?:[^:]{0,22}:|(?: back)?(?: (?:to|at|in|location|address))?(?=\W*$))?/i;

/** "Drop empty trailer, hook loaded": what is taken along counts. */
const TAKES_ANOTHER =
  /\b(?:empty|empties|mt|mty)\b[^:]{0,16}(?:,|\/|&|\+|\band\b|\bthen\b)[^:]{0,6}\b(?:hook|pull|pick[ -]?up|get|take)\b[^:]{0,12}\b(?:pre-?)?(?:loaded|full)\b/i;

function labelAsPrinted(cell: Cell): Label | undefined {
  const text = folded(cell.text);
  const empty = EMPTY_TRAILER.exec(text);
  if (empty?.groups && !TAKES_ANOTHER.test(text))
    return {
      ...bareLabel(cell, empty[0].length),
      kind: 'delivery',
      emptyTrailer: true,
      number: asNumber(empty.groups.number),
      total: asNumber(empty.groups.total),
    };
  if (CONTINUED.test(text)) return undefined;
  const weak = WEAK.exec(text);
  if (NO_STOP.test(withNext(cell, text)) && !weak && !SAYS_WHO.test(text)) return undefined;
  const role = roleOf(cell);
  if (role) return role;
  if (weak) {
    const kind = weak.groups!.delivery === undefined ? 'pickup' : 'delivery';
    return { ...bareLabel(cell, weak[0].length), kind, weak: true };
  }
  if (/\b(?:confirmation|agreement|tender)\b/i.test(text) && text.length < 60) return undefined;
  const other = OF_A_PARTY.test(text) ? null : OTHER.exec(text);
  return other ? bareLabel(cell, other[0].length) : undefined;
}

const asNumber = (digits: string | undefined): number | undefined =>
  digits === undefined ? undefined : Number(digits);

/** On a scan the words of a title in large print are far apart: "Load" and "Tender" are one. */
function withNext({ line, index, x1, size, words }: Cell, text: string): string {
  const next = line.cells[index + 1];
  return next && next.x0 - x1 < size * 3 && words.some((word) => word.sure !== undefined)
    ? `${text} ${folded(next.text)}`
    : text;
}

function roleOf(cell: Cell): Label | undefined {
  const text = folded(cell.text);
  const match = ROLE.exec(text);
  if (!match?.groups) return undefined;
  const to = match[0].length;
  const rest = text.slice(to);
  const { n1, n2, n3, n4, t1, t3, t4 } = match.groups;
  const kind = kindOf(match.groups);
  if (kind === undefined || IS_TOWN.test(text)) return undefined;
  const number = n1 ?? n2 ?? n3 ?? n4;
  const own =
    number === undefined && !beginsWithDay(rest)
      ? (NUMBERED_NAME.exec(rest)?.[1] ??
        (DONE_AT.test(text.slice(0, to)) ? undefined : NUMBERED_NAME_AND_STREET.exec(rest)?.[1]))
      : undefined;
  if (own !== undefined)
    return { ...bareLabel(cell, to + rest.indexOf(own) + own.length), kind, number: Number(own) };
  const punctuated = /[@:;,–—·•|-]|[._]{3}|\sis$/.test(match.groups.end!);
  const total = t1 ?? t3 ?? t4;
  // "6. LOADING DATE": the field of a form beside that of the place.
  if (n2 !== undefined && ONLY_PASSING.test(rest)) return undefined;
  if (!punctuated && rest.trim() !== '') {
    // "Shipper load and count" is prose; "PICKUP ACME FOODS", "1 PU 8/11 8/11 ACME" and a bold label are not.
    if (!startsValue(cell, rest, number !== undefined)) return undefined;
  }
  // "Load" and "SO" are ordinary words: alone, numbered or with a colon they are labels.
  if (
    /^loads?$/i.test(match.groups.pickup ?? '') &&
    (/^ ?(?:no|num|number|id|ref|reference)\b/i.test(rest) ||
      (number === undefined && match.groups.joint === undefined && /^\s*[^\sA-Z]/.test(rest)))
  )
    return undefined;
  if (LOAD_WORD.test(match[0]) && /^\s*(?=\S*\d{3})[A-Z]{1,6}[ -]?[A-Z0-9-]+$/.test(rest)) return undefined;
  // "PU 88-1204" is a number of the pickup; "PU 11-26-26" is its day.
  if (/^\s*#?\s*\d+(?:-\d+)+$/.test(rest) && /(?:\D*\d){4}/.test(rest) && findDates(rest).length === 0)
    return undefined;
  if (/^\s*#?\s*\d{3,}[A-Z0-9-]*$/.test(rest) || /^\s*(?:\$\s*\d|[\d,]+\.\d\d(?![.\d]))/.test(rest))
    return undefined;
  return {
    kind,
    weak: false,
    cell,
    from: 0,
    to,
    number: asNumber(number),
    total: asNumber(total),
    emptyTrailer: false,
    last: /^\W*(?:last|final)\b/i.test(text),
    heading:
      rest.trim() !== '' || number !== undefined
        ? 'none'
        : PLURAL.test(text) || /\(e?s\)/i.test(text)
          ? 'plural'
          : 'single',
  };
}

/** "Del Rio, TX 78840": a town, and what is delivered has a name of its own. */
const IS_TOWN = /^\W*(?:del (?:rio|mar|norte|city|valle|rey|monte|aire|bonita)|ship bottom)\b/i;

/** "Carga / Load: RGF-44180" numbers the paper. */
const LOAD_WORD = /\b(?:loads?|cargas?)\b\W*$/i;

/** "PU Appt: 08 MAY 27" */
const beginsWithDay = (rest: string): boolean =>
  (findDates(rest.slice(0, LONGEST_DATE))[0]?.from ?? Infinity) <= 2;

/** "DELIVERY 2 Redwood Textiles": the number of the stop and who is there. "Deliver to 2 Main St" is a street. */
const NUMBERED_NAME =
  /^ #?(\d{1,2}) (?!.*\b(?:st|street|rd|road|ave|avenue|blvd|boulevard|dr|drive|ln|lane|way|hwy|highway|pkwy|parkway|ct|court|cir|pl|plaza|trl|trail|loop|pike|of|fees?|charges?|rates?|pallets?|pieces|lbs?|hours?|hrs?|stops?|am|pm)\b)[A-Z][\w&.'’-]/i;

/** "PU 1 Tyson Foods Plant 4, 1009 Sugar Creek Rd": the street has a number of its own. */
const NUMBERED_NAME_AND_STREET = /^ #?(\d{1,2}) [A-Z][^,]{2,60}, \d+[A-Z]? [A-Z]/;

/** A label of nobody's stop: those of stops add their role to it. */
export const bareLabel = (cell: Cell, to: number): Label => ({
  kind: 'other',
  weak: false,
  cell,
  from: 0,
  to,
  number: undefined,
  total: undefined,
  emptyTrailer: false,
  last: false,
  heading: 'none',
});

/** "Shipper Pickup (Stop 1)" and "Delivery / Livraison" say it twice; of two that differ the second counts, but "Pickup/Delivery" heads a column. */
function kindOf({
  pickup,
  pickup2,
  delivery2,
  joint,
}: Record<string, string | undefined>): StopRole | undefined {
  const first = pickup !== undefined ? 'pickup' : 'delivery';
  const second = pickup2 !== undefined ? 'pickup' : delivery2 !== undefined ? 'delivery' : first;
  return first !== second && /[/|]/.test(joint!) ? undefined : second;
}

const ABBREVIATED = /^\W*(?:pu|p\/u|pku|pkup|del|delv|dlv|d\/o|so)\b/i;

/** "Wednesday, September 23, 2026" with the space before it. */
const LONGEST_DATE = 31;

function startsValue(cell: Cell, rest: string, numbered: boolean): boolean {
  const labelWords = cell.text.slice(0, cell.text.length - rest.length).split(' ').length;
  const last = cell.words[labelWords - 1];
  const next = cell.words[labelWords];
  if (last && next && last.font !== next.font && last.font !== 'scan') return true;
  if (cell.text.length > 110) return false;
  if (
    /^ (?:(?:(?:sun|mon|tue|wed|thu|fri|sat)[a-z]*|tmrw|tomorrow|today|tonight|on),? )*\d{1,2}[-/]\d/i.test(
      rest,
    )
  )
    return true;
  if (DONE_AT.test(cell.text.slice(0, cell.text.length - rest.length)) && IS_NAME.test(rest)) return true;
  // A column that is too narrow runs the label and the day together.
  if (/^\d{1,2}[-/]\d{1,2}[-/]\d/.test(rest)) return true;
  // "PU 2026-04-03 at 11:00", "Pickup 23-May-2026"
  if (findDates(rest.slice(0, LONGEST_DATE)).some(({ from, year }) => from <= 1 && year !== undefined))
    return true;
  // "1 Pickup Tulsa, OK"
  if (numbered && /^ [A-Z][A-Za-z .'’-]{1,30}, [A-Z]{2}$/.test(rest)) return true;
  // "PU Laredo TX 78045": an abbreviation is no part of a name.
  if (ABBREVIATED.test(cell.text) && /^ [A-Z].*\b[A-Z]{2},? \d{5}\b/.test(rest)) return true;
  return (numbered && FOLLOWS.test(rest)) || (/^ [A-Z][A-Z&.'’-]{2}/.test(rest) && !IN_PASSING.test(rest));
}

/** "Pick up at Gwinnett Brass Works": what is done, and the name of who is there, each word of it with a capital. */
const DONE_AT = /\s(?:at|from|to)\W*$/i;
const IS_NAME =
  /^(?! (?:Dock|Door|Gate|Bay|Window|Yard|Office) #?\d)(?! (?:Shipper|Consignee|Receiver|Customer|Carrier|Broker|Time|Your|Our|The|A|All)\b)(?: (?:[A-Z][\w.'’-]*,?|of|and|the|de|&|#?\d{1,4})){2,7}$/;

/** Whether the text before an address is a key of the address itself ("Location :", "Name/Address:"). */
export const isNeutralKey = (text: string): boolean => NEUTRAL_KEY.test(text);

/**
 * The words that name what happens at a stop, in the languages of the continent. Patterns are matched against text with its
 * accents folded away, and without regard to case.
 */

const PLACE =
  '(?:from|points?|facilit(?:y|ies)|locations?|sites?|address(?:es)?|warehouse|dock|terminal|party|company|details?|info(?:rmation)?|stops?|yard|places?)';

/** "Place and time of collection", "Date and place of delivery" */
const PLACE_AND_TIME =
  '(?:(?:time|date|day)\\s(?:and|&)\\s)?(?:place|point)(?:\\s(?:and|&)\\s(?:time|date|day))?\\sof\\s';

/** What is carried, between what is done with it and where: "Load freight at", "Hand over the goods to". */
const FREIGHT =
  '(?:\\s(?:the|this|your|our))?(?:\\s(?:goods|freight|cargo|product|shipment|merchandise|load|material|it|them))?';

/** "Where and when do you pick up?" */
const QUESTION =
  '(?:where|when)(?:\\s(?:and|or)\\s(?:where|when))?\\s(?:do|does|will|should|must|to)\\s(?:(?:you|we|i|the\\s[a-z]+)\\s)?';

/** "Load at our dock" */
const WHOSE_DOCK =
  '(?:our|the|your|their)\\s(?:[a-z]+\\s)?(?:dock|yard|plant|warehouse|terminal|facility|mill|shop|store|location|site)';

/** "Drop empty, hook loaded" */
const SWAP_FIRST = '(?:drop|spot|leave)\\s(?:off\\s)?(?:the\\s|an?\\s)?';
const SWAPPED = '(?:\\s(?:trailers?|chassis|box|containers?))?';
const SWAP_NEXT = `${SWAPPED}\\s?(?:,|/|&|\\+|and\\b|then\\b)\\s?(?:and\\s|then\\s)?(?:hook|pull|pick[\\s-]?up|get|take)(?:\\s(?:up|to))?\\s(?:the\\s|an?\\s)?`;

const PICKUP_WORDS = [
  'pick(?:ing)?[\\s-]?ups?(?:\\s(?:from|at))?',
  'picks?(?:\\s(?:from|at))?',
  'picks\\sup(?:\\s(?:from|at))?',
  'pick[\\s-]?up\\s(?:the\\s)?(?:full|loaded|pre-?loaded|empty)(?:\\s(?:containers?|trailers?|chassis))?(?:\\s(?:at|from))?',
  'p\\s?/\\s?u(?:\\s(?:from|at))?',
  'p\\.u\\.?',
  'pu',
  'pku',
  'pkup',
  // The segments of an electronic tender, printed as they are.
  'n1\\s?\\*?\\s?(?:sf|sh)',
  'pup',
  'shippers?',
  'shprs?',
  'shpr?',
  `shipping\\s?${PLACE}`,
  'ship[\\s-]?(?:from|fm|point)',
  '(?:pre[\\s-]?)?loaded\\s(?:trailers?|container|box)(?:\\s(?:at|in))?',
  'consignors?',
  'consigned from',
  'senders?',
  `(?:load|get|fetch|collect|receive|pick[\\s-]?up|take\\sover|taking\\sover|take\\scharge)${FREIGHT}\\s(?:at|from)(?:\\s${WHOSE_DOCK}(?=\\s*:))?`,
  '(?:please )?(?:have|send) (?:the |your )?(?:driver|truck) (?:at|to)',
  '(?:driver )?reports? (?:to|at)',
  '(?:recover(?:y)?|retrieve|pull)\\s(?:from|at)',
  '(?:place of |point of )?taking[\\s-]over',
  'take[\\s-]over',
  '(?:freight|goods|cargo|product|load) (?:is )?(?:available |ready )?(?:at|from)',
  '(?:depart(?:s|ure|ing)?|dispatched|leaving)\\sfrom',
  `depart(?:ure|ing)?\\s${PLACE}`,
  '(?:haul|move|transport|carry|truck|take|run)(?:ing)?\\sfrom',
  'start(?:s|ing)?\\s(?:at|in)',
  'origin(?:ation|s)?',
  'orig',
  'point of origin',
  'place of receipt',
  `(?:live|pre|part(?:ial)?|complete|full)[\\s-]?load(?:ing|ed)?`,
  `load(?:ing|ed|s)?\\s(?:at|from|${PLACE})`,
  `${PLACE_AND_TIME}(?:collection|loading|pick[\\s-]?up|origin|shipment)`,
  'loading',
  'loads?',
  'collect(?:ions?)?(?:\\s(?:from|at))?',
  'hook(?:\\sup)?(?:\\s(?:loaded|full|pre-?loaded|empt(?:y|ies)|mt))?',
  // A trailer is left for another: what is taken along counts.
  `${SWAP_FIRST}(?:empty|empties|mt|mty)${SWAP_NEXT}(?:loaded|full|pre-?loaded)${SWAPPED}`,
  '(?:ramp|gate|rail|terminal|port)[\\s-]?out',
  'out[\\s-]?gate(?:\\s(?:from|at))?',
  'hook(?:\\sup)?\\s(?:to\\s)?(?:the\\s)?(?:pre-?)?loaded\\s(?:trailers?|box|chassis)(?:\\s#?\\s?(?=\\S*\\d)[\\w-]+)?',
  '(?:where|place)\\sto\\s(?:load|pick\\sup|collect)',
  'will\\s(?:load|pick\\s?up|collect)(?:\\s(?:at|from))?',
  `${QUESTION}(?:pick\\s?up|load|collect)(?:\\sat|\\sfrom)?\\s?\\?`,
  'ramassages?',
  '(?:charger|prendre|recuperer|enlever)\\s(?:a|chez)',
  'ramasser(?:\\s(?:a|chez))?',
  'cueillettes?',
  'expediteurs?',
  'chargements?',
  'enlevements?',
  "(?:lieu|point|adresse) d[e']\\s?(?:ramassage|cueillette|chargement|origine)",
  'origine',
  'recoleccion(?:es)?',
  'recogidas?',
  'recoger(?:\\sen)?',
  'cargas?',
  'cargar(?:\\sen)?',
  'origen(?:es)?',
  'remitentes?',
  'embarcador(?:es)?',
  'expedidor(?:es)?',
  '(?:lugar|punto|direccion) de (?:recoleccion|recogida|carga|origen)',
];

const DELIVERY_WORDS = [
  'deliver(?:y|ies|s)?(?:[\\s-](?:to|at))?',
  'deliveries',
  'deliver(?:y)?\\s(?:the\\s)?(?:full|loaded)(?:\\s(?:containers?|trailers?|chassis))?(?:\\s(?:to|at))?',
  'del(?:v|iv)?',
  'dlvy?',
  'n1\\s?\\*?\\s?(?:st|cn)',
  'drop[\\s-]?offs?(?:\\s(?:to|at))?',
  'drop[\\s-]?off\\s(?:the\\s)?(?:full|loaded)(?:\\s(?:containers?|trailers?|chassis))?(?:\\s(?:to|at))?',
  'drops?(?![\\s-]?off)(?:\\s(?:to|at))?',
  'drop\\s(?:off\\s)?(?:the\\s)?(?:loaded\\s)?(?:trailers?|container|box)(?:\\s(?:at|in))?',
  'd\\s?/\\s?r',
  'd\\s?/\\s?o',
  // Not the license of the driver.
  'd\\s?/\\s?l(?=\\s*#?\\s*\\d{1,2}(?!\\d))',
  // Its keys on older machines: "DL NM", "DL CSZ".
  'dl(?=\\s(?:nm|name|addr|address|csz|city|dt|date|loc)\\b)',
  'delivering(?:\\s(?:to|at))?',
  '(?:finish(?:es)?|ends?|empty|empties)\\s(?:at|in)',
  'so',
  's\\s?/\\s?o',
  'stop[\\s-]?off',
  '(?:final|last)\\sstop',
  '(?:where|place)\\sto\\s(?:unload|deliver|drop)',
  'receivers?',
  'recvr?',
  'rcvr',
  `receiving\\s?${PLACE}`,
  'consignees?',
  'cnees?',
  'cns(?:e|ge?|gn?e?e?)?',
  'cons(?:gn?e?e?)?',
  'csgn(?:ee?)?',
  '(?:ultimate|final) consignee',
  'consign(?:ed)? to',
  'recipients?',
  `(?:deliver|unload|hand\\sover|handing\\sover|bring|surrender|release)${FREIGHT}\\s(?:at|to)(?:\\s${WHOSE_DOCK}(?=\\s*:))?`,
  'tender\\sto',
  '(?:take|haul|carry|run|move|transport|truck)(?:ing)?(?:\\s(?:it|load|freight))?\\sto',
  '(?:ramp|gate|rail|terminal|port)[\\s-]?in',
  'in[\\s-]?gate(?:\\s(?:to|at))?',
  'drop\\s(?:loaded|full|pre-?loaded)',
  `${SWAP_FIRST}(?:loaded|full|pre-?loaded)${SWAP_NEXT}(?:empty|empties|mt|mty)${SWAPPED}`,
  `arriv(?:al|ing|e)\\s${PLACE}`,
  '(?:going|headed|bound) (?:to|for)',
  'hand(?:ing)?[\\s-]over',
  '(?:arriv(?:e|es|al|ing))\\s(?:at|in)',
  `${PLACE_AND_TIME}(?:delivery|unloading|discharge|destination)`,
  'ship(?:ping)?[\\s-]?to',
  'destinations?',
  'dest',
  'final\\sdest(?:ination)?',
  'point of destination',
  '(?:(?:live|part(?:ial)?|complete|full|final)[\\s-]?)?unload(?:ing)?',
  `unload(?:ing|ed|s)?\\s(?:at|${PLACE})`,
  'dumps?\\s(?:at|in|to)',
  'off[\\s-]?load(?:ing)?(?:\\sat)?',
  'discharge(?:\\s(?:at|point|port))?',
  'will\\s(?:empty|unload|deliver|drop)(?:\\s(?:at|to))?',
  `${QUESTION}(?:deliver|unload|drop)(?:\\sat|\\sto|\\soff)?\\s?\\?`,
  'livraisons?',
  '(?:decharger|remettre)\\s(?:a|chez)',
  'livrer(?:\\s(?:a|chez))?',
  'destinataires?',
  'receptionnaires?',
  'dechargements?',
  '(?:lieu|point|adresse) de (?:livraison|dechargement|destination)',
  'entregas?',
  'entregar(?:\\sen)?',
  'descargas?',
  'descargar(?:\\sen)?',
  'destinos?',
  'destinatarios?',
  'consignatarios?',
  'receptor(?:es)?',
  '(?:lugar|punto|direccion) de (?:entrega|descarga|destino)',
];

/** Longer words first, so that "unload at" is not "unload" with something behind it. */
const anyOf = (words: readonly string[]): string =>
  `(?:${[...words].sort((a, b) => b.length - a.length).join('|')})`;

export const PICKUP = anyOf(PICKUP_WORDS);
export const DELIVERY = anyOf(DELIVERY_WORDS);

/** Plural forms that head all the stops of their kind. */
export const PLURAL =
  /^\W*(?:pick[\s-]?ups|picks|deliveries|drop[\s-]?offs|drops|shippers|consignees|consignors|receivers|origins|destinations|collections|(?:pick[\s-]?up|drop(?:[\s-]?off)?|delivery|shipping|shipper|receiving|receiver|consignee|loading|unloading|origin|destination)\s(?:locations|points|stops|facilities|sites|addresses)|ramassages|cueillettes|expediteurs|chargements|livraisons|destinataires|recolecciones|recogidas|cargas|descargas|origenes|remitentes|entregas|destinos|destinatarios)\b|^\W*(?:un)?loading\W*$/i;

/** What is done at a stop, anywhere among the words of a heading: "Vendors to collect from", "Receive plant address". */
const LOADS =
  /\b(?:pick(?:ing|s|ed)?[\s-]?up|collect(?:s|ion|ions|ing)?|load(?:s|ing)?|ship(?:s|ping|per|pers|ped)?|orig(?:in|ins|en|ine)|consignor|senders?|prise en charge|ramassage|cueillette|recoleccion|recogida|recoger|enlevement|expediteur)\b/i;
const UNLOADS =
  /\b(?:deliver(?:y|ies|s|ing|ed)?|drop(?:s|ping)?(?:[\s-]?offs?)?|unload(?:s|ing)?|off-?load(?:ing)?|receiv(?:e|es|er|ers|ing)|destination|destino|consignees?|discharge|livraison|remise|remettre|dechargement|descarga|entrega|destinataire)\b/i;
/** Words of headings that speak of something else than the place: a number, a day, money, a person, a manner. */
const NOT_OF_PLACE =
  /\b(?:number|no|nbr|num|ref(?:erence)?|id|dates?|times?|day|window|appt|appointment|fees?|(?<!prise en )charges?|rates?|costs?|pay|paid|instructions?|notes?|comments?|contact|phone|hours|type|status|terms|via|method|weight|pieces|confirmation|orders?|receipt|signature|driver|carrier|broker|truck|trailer|requirements?|notice|note|plan|schedule|summary|bill|lading|tender|sheet|total|miles|equipment|commodity|proof|agent|line|on|by|and|or|de transport|remise en|facture)\b|[#$%\d&]/i;
const MOST_WORDS = 5;

/** The role that a heading of a few words speaks of; undefined where it speaks of none, of both, or of something else than a place. */
export function roleSpokenOf(text: string): 'pickup' | 'delivery' | undefined {
  const words = folded(text).replace(/[\s:]+$/, '');
  if (words.length > 40 || words.split(/[\s/]+/).length > MOST_WORDS || NOT_OF_PLACE.test(words))
    return undefined;
  const loads = LOADS.test(words);
  return loads === UNLOADS.test(words) ? undefined : loads ? 'pickup' : 'delivery';
}

/** Accents folded, length unchanged: places found in the result are places in the text. */
export function folded(text: string): string {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '');
  return plain.length === text.length ? plain : text;
}

import type { LoadStop } from './load';
import type { Chance } from './random';

/** How one document says things: its words for the stops, its dates, times and address lines. */
export interface Wording {
  name: string;
  pickup: string;
  delivery: string;
  pickups: string;
  deliveries: string;
  dateFormat: string;
  date(iso: string): string;
  time(minutes: number): string;
  /** Date with time or window. */
  when(stop: LoadStop): string;
  cityLine(stop: { city: string; state: string; zip: string; country: string }): string;
  label(stop: LoadStop, index: number, all: readonly LoadStop[]): string;
  dateKey: string;
  timeKey: string;
  language: 'en' | 'fr' | 'es';
}

/** Pairs of words; the plural is for headings over several stops. */
const VOCABULARY: readonly [string, string, string, string][] = [
  ['Pickup', 'Delivery', 'Pickups', 'Deliveries'],
  ['Pick Up', 'Deliver To', 'Pick Ups', 'Deliveries'],
  ['Pick-up', 'Drop-off', 'Pick-ups', 'Drop-offs'],
  ['PICK UP', 'DROP', 'PICK UPS', 'DROPS'],
  ['Pick', 'Drop', 'Picks', 'Drops'],
  ['Shipper', 'Consignee', 'Shippers', 'Consignees'],
  ['Shipper', 'Receiver', 'Shippers', 'Receivers'],
  ['Origin', 'Destination', 'Origins', 'Destinations'],
  ['PU', 'DEL', 'Pickups', 'Deliveries'],
  ['P/U', 'D/O', 'Pickups', 'Drop offs'],
  ['Load At', 'Deliver To', 'Loading points', 'Delivery points'],
  ['Load', 'Unload', 'Loading', 'Unloading'],
  ['Loading', 'Unloading', 'Loading', 'Unloading'],
  ['Ship From', 'Ship To', 'Ship From', 'Ship To'],
  ['Consignor', 'Consignee', 'Consignors', 'Consignees'],
  ['Collect From', 'Deliver To', 'Collections', 'Deliveries'],
  ['Pickup Location', 'Delivery Location', 'Pickup Locations', 'Delivery Locations'],
  ['Pickup Information', 'Delivery Information', 'Pickup Information', 'Delivery Information'],
  ['Shipping Facility', 'Receiving Facility', 'Shipping Facilities', 'Receiving Facilities'],
  ['Live Load', 'Live Unload', 'Pickups', 'Deliveries'],
  ['Hook', 'Drop', 'Pickups', 'Deliveries'],
  ['Pickup (Hook)', 'Delivery (Drop)', 'Pickups', 'Deliveries'],
  ['Pick Up From', 'Deliver At', 'Pick Ups', 'Deliveries'],
  ['Pickup Point', 'Drop Point', 'Pickup Points', 'Drop Points'],
  ['Pickup Stop', 'Delivery Stop', 'Pickup Stops', 'Delivery Stops'],
  ['SHPR', 'CNEE', 'Shippers', 'Consignees'],
  ['From', 'To', 'Origins', 'Destinations'],
  ['Pickup Address', 'Delivery Address', 'Pickup Addresses', 'Delivery Addresses'],
  ['Ramassage', 'Livraison', 'Ramassages', 'Livraisons'],
  ['Cueillette', 'Livraison', 'Cueillettes', 'Livraisons'],
  ['Expéditeur', 'Destinataire', 'Expéditeurs', 'Destinataires'],
  ['Pickup / Ramassage', 'Delivery / Livraison', 'Pickups / Ramassages', 'Deliveries / Livraisons'],
  ['Recolección', 'Entrega', 'Recolecciones', 'Entregas'],
  ['Carga', 'Descarga', 'Cargas', 'Descargas'],
  ['Origen', 'Destino', 'Orígenes', 'Destinos'],
  ['Pickup / Recogida', 'Delivery / Entrega', 'Recogidas', 'Entregas'],
  ['Remitente', 'Destinatario', 'Remitentes', 'Destinatarios'],
];

const MONTHS = {
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  fr: [
    'janvier',
    'février',
    'mars',
    'avril',
    'mai',
    'juin',
    'juillet',
    'août',
    'septembre',
    'octobre',
    'novembre',
    'décembre',
  ],
  es: [
    'enero',
    'febrero',
    'marzo',
    'abril',
    'mayo',
    'junio',
    'julio',
    'agosto',
    'septiembre',
    'octubre',
    'noviembre',
    'diciembre',
  ],
};
const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const pad = (value: number | string) => String(value).padStart(2, '0');

const DATE_FORMATS: Record<
  string,
  (y: string, m: string, d: string, weekday: string, month: string, language: Wording['language']) => string
> = {
  us: (y, m, d) => `${m}/${d}/${y}`,
  us2: (y, m, d) => `${m}/${d}/${y.slice(2)}`,
  short: (y, m, d) => `${Number(m)}/${Number(d)}/${y}`,
  short2: (y, m, d) => `${Number(m)}/${Number(d)}/${y.slice(2)}`,
  iso: (y, m, d) => `${y}-${m}-${d}`,
  dashed: (y, m, d) => `${m}-${d}-${y}`,
  dotted: (y, m, d) => `${m}.${d}.${y}`,
  dmon: (y, _m, d, _w, month) => `${d}-${month.slice(0, 3)}-${y}`,
  dmon2: (y, _m, d, _w, month) => `${d} ${month.slice(0, 3).toUpperCase()} ${y.slice(2)}`,
  mon: (y, _m, d, _w, month) => `${month.slice(0, 3)} ${Number(d)}, ${y}`,
  month: (y, _m, d, _w, month) => `${month} ${Number(d)}, ${y}`,
  weekday: (y, _m, d, weekday, month) => `${weekday}, ${month} ${Number(d)}, ${y}`,
  wday: (y, m, d, weekday) => `${weekday.slice(0, 3)} ${m}/${d}/${y}`,
  ordinal: (y, _m, d, _w, month) =>
    `${month} ${Number(d)}${['th', 'st', 'nd', 'rd'][Number(d) % 10 > 3 || Math.floor(Number(d) / 10) === 1 ? 0 : Number(d) % 10]} ${y}`,
  trailing: (y, m, d, weekday) => `${m}/${d}/${y} (${weekday.slice(0, 3)})`,
  long: (y, _m, d, _w, month, language) =>
    language === 'es' ? `${Number(d)} de ${month} de ${y}` : `${Number(d)} ${month} ${y}`,
  noyear: (_y, m, d) => `${m}/${d}`,
};

export function drawWording(chance: Chance): Wording {
  const [pickup, delivery, pickups, deliveries] = chance.pick(VOCABULARY);
  const french = /Ramassage$|Cueillette|Expéditeur/.test(pickup);
  const spanish = /Recolecci|Carga|Origen|Remitente/.test(pickup);
  const language = french ? 'fr' : spanish ? 'es' : 'en';
  const format = chance.pick(
    language === 'en'
      ? Object.keys(DATE_FORMATS).filter((one) => one !== 'long' && (one !== 'noyear' || chance.often(0.4)))
      : ['iso', 'us', 'long', 'long', 'dmon'],
  );
  const date = (iso: string) => {
    const [y = '', m = '', d = ''] = iso.split('-');
    const months = MONTHS[format === 'dmon' ? 'en' : language];
    return DATE_FORMATS[format]!(
      y,
      m,
      d,
      DAYS[new Date(`${iso}T00:00:00Z`).getUTCDay()]!,
      months[Number(m) - 1]!,
      language,
    );
  };
  const clock = chance.pick(['24', '24', 'compact', '12', '12short', 'h']);
  const time = (minutes: number) => {
    const [hour, minute] = [Math.floor(minutes / 60), pad(minutes % 60)];
    if (clock === '24') return `${pad(hour)}:${minute}`;
    if (clock === 'compact') return `${pad(hour)}${minute}`;
    if (clock === 'h' && language === 'fr') return `${hour}h${minute}`;
    const twelve = hour % 12 === 0 ? 12 : hour % 12;
    return clock === '12short'
      ? `${twelve}:${minute}${hour < 12 ? 'am' : 'pm'}`
      : `${pad(twelve)}:${minute} ${hour < 12 ? 'AM' : 'PM'}`;
  };
  const joint = chance.pick([' ', ' @ ', ' - ', ', ', ' at ', ' / ']);
  const windowed = chance.pick(['none', 'single', 'single', 'range', 'range', 'both', 'zone', 'fcfs']);
  const when = (stop: LoadStop) => {
    const day = date(stop.date);
    const join = format === 'noyear' && (joint === ' / ' || joint === ' - ') ? ' ' : joint;
    if (windowed === 'none') return day;
    if (windowed === 'range') return `${day}${join}${time(stop.from)} - ${time(stop.to)}`;
    if (windowed === 'both')
      return `${day} ${time(stop.from)} ${chance.pick(['-', 'to', '-to-', '–'])} ${day} ${time(stop.to)}`;
    if (windowed === 'zone') return `${day}${join}${time(stop.from)} ${stop.zone}`;
    if (windowed === 'fcfs') return `${day} FCFS ${time(stop.from)}-${time(stop.to)}`;
    return `${day}${join}${time(stop.from)}`;
  };
  const shape = chance.pick([
    'comma',
    'comma',
    'comma',
    'plain',
    'upper',
    'double',
    'full',
    'usa',
    'dash',
    'zip4',
    'country',
  ]);
  const cityLine = ({
    city,
    state,
    zip,
    country,
  }: {
    city: string;
    state: string;
    zip: string;
    country: string;
  }) => {
    const code = country === 'CA' && chance.often(0.2) ? zip.replace(' ', '') : zip;
    switch (shape) {
      case 'plain':
        return `${city} ${state} ${code}`;
      case 'upper':
        return `${city.toUpperCase()}, ${state} ${code}`;
      case 'double':
        return `${city}, ${state}, ${code}`;
      case 'full':
        return `${city}, ${FULL[state] ?? state} ${code}`;
      case 'usa':
        return `${city}, ${state} ${code} ${country === 'CA' ? 'CAN' : 'USA'}`;
      case 'dash':
        return `${city}, ${state} - ${code}`;
      case 'zip4':
        return `${city}, ${state} ${country === 'US' ? `${code}-${chance.whole(1000, 9999)}` : code}`;
      case 'country':
        return `${city}, ${state} ${code}, ${country === 'CA' ? 'Canada' : 'United States'}`;
      default:
        return `${city}, ${state} ${code}`;
    }
  };
  const numbering = chance.pick(['none', 'none', 'role', 'role#', 'all', 'stop', 'of', 'paren', 'dash']);
  const upper = chance.often(0.25);
  const label = (stop: LoadStop, index: number, all: readonly LoadStop[]) => {
    const word = stop.role === 'pickup' ? pickup : delivery;
    const nth = all.slice(0, index + 1).filter((other) => other.role === stop.role).length;
    const several = all.filter((other) => other.role === stop.role).length > 1;
    const text = ((): string => {
      switch (numbering) {
        case 'role':
          return several ? `${word} ${nth}` : word;
        case 'role#':
          return `${word} #${nth}`;
        case 'all':
          return `${index + 1}. ${word}`;
        case 'stop':
          return `Stop ${index + 1}: ${word}`;
        case 'of':
          return `Stop ${index + 1} of ${all.length} - ${word}`;
        case 'paren':
          return `${word} (Stop ${index + 1})`;
        case 'dash':
          return `Stop ${index + 1} - ${word}`;
        default:
          return several && chance.often(0.5) ? `${word} ${nth}` : word;
      }
    })();
    return upper ? text.toUpperCase() : text;
  };
  const keys = { en: ['Date', 'Time'], fr: ['Date', 'Heure'], es: ['Fecha', 'Hora'] }[language] as [
    string,
    string,
  ];
  return {
    name: `${pickup}/${delivery}`,
    pickup,
    delivery,
    pickups,
    deliveries,
    dateFormat: format,
    date,
    time,
    when,
    cityLine,
    label,
    language,
    dateKey:
      language === 'en'
        ? chance.pick([
            'Date',
            'Appointment',
            'Appt',
            'Scheduled',
            'Date/Time',
            'When',
            'Arrive',
            'Earliest',
            'ETA',
            'Window',
            'Ready',
            'Appointment Window',
          ])
        : keys[0],
    timeKey: keys[1],
  };
}

const FULL: Record<string, string> = {
  AL: 'Alabama',
  AZ: 'Arizona',
  AR: 'Arkansas',
  CA: 'California',
  CO: 'Colorado',
  CT: 'Connecticut',
  DE: 'Delaware',
  FL: 'Florida',
  GA: 'Georgia',
  ID: 'Idaho',
  IL: 'Illinois',
  IN: 'Indiana',
  IA: 'Iowa',
  KS: 'Kansas',
  KY: 'Kentucky',
  LA: 'Louisiana',
  ME: 'Maine',
  MD: 'Maryland',
  MA: 'Massachusetts',
  MI: 'Michigan',
  MN: 'Minnesota',
  MS: 'Mississippi',
  MO: 'Missouri',
  MT: 'Montana',
  NE: 'Nebraska',
  NV: 'Nevada',
  NH: 'New Hampshire',
  NJ: 'New Jersey',
  NM: 'New Mexico',
  NY: 'New York',
  NC: 'North Carolina',
  ND: 'North Dakota',
  OH: 'Ohio',
  OK: 'Oklahoma',
  OR: 'Oregon',
  PA: 'Pennsylvania',
  RI: 'Rhode Island',
  SC: 'South Carolina',
  SD: 'South Dakota',
  TN: 'Tennessee',
  TX: 'Texas',
  UT: 'Utah',
  VT: 'Vermont',
  VA: 'Virginia',
  WA: 'Washington',
  WV: 'West Virginia',
  WI: 'Wisconsin',
  WY: 'Wyoming',
  ON: 'Ontario',
  QC: 'Québec',
  BC: 'British Columbia',
  AB: 'Alberta',
  MB: 'Manitoba',
  SK: 'Saskatchewan',
  NB: 'New Brunswick',
  NS: 'Nova Scotia',
  PE: 'Prince Edward Island',
};

import { addDays, type LoadStop } from './load';
import { esc, type Layout, type Sheet } from './layouts';
import type { Chance } from './random';

/**
 * Layouts after what the forms of large brokers, dispatch programs and Canadian houses look like: their order of columns,
 * their words and their habits, drawn anew. Written from the look of the paper, never from what the rules can read.
 */

const lines = (parts: readonly string[]): string =>
  parts
    .filter(Boolean)
    .map((part) => `<div>${esc(part)}</div>`)
    .join('');
const row = (cells: readonly string[], tag = 'td'): string =>
  `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
const nthOf = (stop: LoadStop, all: readonly LoadStop[]): number =>
  all.filter((other) => other.role === stop.role).indexOf(stop) + 1;
const countOf = (stop: LoadStop, all: readonly LoadStop[]): number =>
  all.filter((other) => other.role === stop.role).length;
const by = <T>(stop: LoadStop, pickup: T, delivery: T): T => (stop.role === 'pickup' ? pickup : delivery);
const pre = (text: string): string =>
  `<pre style="font:inherit;font-family:DejaVu Sans Mono;margin:0 0 10px">${esc(text)}</pre>`;
const numbers = (chance: Chance): string => String(chance.whole(10_000, 99_999_999));

/** Name and address at the left, keys with the role in each of them at the right; goods below. */
const pairedKeys: Layout = ({ load, words, chance }) => {
  const party = chance.pick([
    ['SHIPPER', 'RECEIVER'],
    ['Shipper', 'Consignee'],
    ['PICKUP', 'DELIVERY'],
  ]);
  const comma = chance.often(0.5) ? ',' : '';
  const numbered = chance.pick(['#1:', ' #1:', ' 1', '']);
  return load.stops
    .map((stop) => {
      const key = by(stop, 'Pick Up', 'Delivery');
      const label = `${by(stop, party[0]!, party[1]!)}${numbered.replace('1', String(nthOf(stop, load.stops)))}`;
      const right = [
        `${key} Date: ${words.date(stop.date)}`,
        `*Scheduled ${key} Time: ${words.time(stop.from)}`,
        `${key}#: ${numbers(chance)}`,
        `Appointment#: ${numbers(chance)}`,
      ];
      const left = chance.often(0.5) || numbered === '' ? [label, stop.name] : [`${label} ${stop.name}`];
      return `<section><div style="display:flex"><div style="width:55%">${lines([...left, stop.street, stop.suite, `${stop.city}${comma} ${stop.state} ${stop.zip}`, `Phone: ${stop.phone}`])}</div><div>${lines(right)}</div></div>
        <table class="plain">${row(['Commodity', 'Est Wgt', 'Units', 'Count'].map(esc), 'th')}${row([esc(load.commodity), String(load.weight), 'Pallets', String(chance.whole(1, 26))])}</table></section>`;
    })
    .join('');
};

/** City, state and ZIP with no street at all, under a heading of each role. */
const townsOnly: Layout = ({ load, words, chance, without }) => {
  without.add('street');
  const keys = chance.pick([
    ['Pick-up Location', 'Delivery Location'],
    ['Origin City', 'Destination City'],
    ['Pick Ups', 'Drop Offs'],
  ]);
  const zip = chance.often(0.4);
  if (!zip) without.add('zip');
  load.stops.sort((a, b) => (a.role === b.role ? 0 : a.role === 'pickup' ? -1 : 1));
  load.stops.forEach((stop, index) => {
    if (index > 0 && stop.date < load.stops[index - 1]!.date) stop.date = load.stops[index - 1]!.date;
  });
  return (['pickup', 'delivery'] as const)
    .map((role) => {
      const own = load.stops.filter((stop) => stop.role === role);
      const head = [
        keys[role === 'pickup' ? 0 : 1]!,
        'State',
        ...(zip ? ['Zip'] : []),
        'Date',
        'Time',
        'Type',
      ];
      return `<table class="${chance.pick(['grid', 'plain'])}">${row(head, 'th')}${own.map((stop) => row([esc(stop.city), stop.state, ...(zip ? [stop.zip] : []), esc(words.date(stop.date)), `${words.time(stop.from)} - ${words.time(stop.to)}`, chance.pick(['Appt', 'FCFS'])])).join('')}</table>`;
    })
    .join('<div style="height:10px"></div>');
};

/** A column for each part of an address; the number and a code in front. */
const wideTable: Layout = ({ load, words, chance }) => {
  const codes = chance.pick([
    ['PU', 'SO'],
    ['PU', 'DEL'],
    ['P', 'D'],
    ['Pick', 'Drop'],
    ['PICKUP', 'DELIVERY'],
  ]);
  const head = [
    'Stop',
    'Type',
    chance.pick(['Name', 'Location Name', 'Facility']),
    chance.pick(['Street', 'Address 1', 'Address']),
    'City',
    chance.pick(['ST', 'State', 'St/Prov']),
    chance.pick(['Zip', 'Postal', 'Zip Code']),
    chance.pick(['Appt', 'Arrive', 'Date/Time']),
  ];
  return `<table class="${chance.pick(['grid', 'plain'])}" style="font-size:80%">${row(head, 'th')}${load.stops.map((stop, index) => row([String(index + 1), by(stop, codes[0]!, codes[1]!), stop.name, stop.street, stop.city, stop.state, stop.zip, words.when(stop)].map(esc))).join('')}</table>`;
};

/** The word for the role once, numbers below it. */
const headedOnce: Layout = ({ load, words, chance }) => {
  const heads = chance.pick([
    ['SHIPPER(S)', 'CONSIGNEE(S)'],
    ['Shipper', 'Consignee'],
    ['PICK UP LOCATIONS', 'DELIVERY LOCATIONS'],
    ['Origin', 'Destination'],
  ]);
  load.stops.sort((a, b) => (a.role === b.role ? 0 : a.role === 'pickup' ? -1 : 1));
  load.stops.forEach((stop, index) => {
    if (index > 0 && stop.date < load.stops[index - 1]!.date) stop.date = load.stops[index - 1]!.date;
  });
  const through = chance.often(0.5);
  return (['pickup', 'delivery'] as const)
    .map((role) => {
      const own = load.stops.filter((stop) => stop.role === role);
      const body = own.map(
        (stop, index) =>
          `<div style="display:flex;margin:0 0 8px 8px"><div style="width:5%">${through ? load.stops.indexOf(stop) + 1 : index + 1}${chance.pick(['.', ')', ''])}</div><div style="width:50%">${lines([stop.name, stop.street, words.cityLine(stop)])}</div><div>${lines([`${words.dateKey}: ${words.when(stop)}`, `Ref: ${numbers(chance)}`])}</div></div>`,
      );
      return `<div class="bar">${heads[role === 'pickup' ? 0 : 1]}</div>${body.join('')}`;
    })
    .join('');
};

/** What a machine sends to a machine, printed. */
const ediText: Layout = ({ load, chance }) => {
  const codes = chance.pick([
    ['LD', 'UL'],
    ['CL', 'CU'],
    ['PICK', 'DROP'],
    ['PU', 'DO'],
    ['LOAD', 'UNLOAD'],
  ]);
  const short = (iso: string) => `${iso.slice(5, 7)}/${iso.slice(8)}/${iso.slice(2, 4)}`;
  const clock = (minutes: number) =>
    `${String(Math.floor(minutes / 60)).padStart(2, '0')}${String(minutes % 60).padStart(2, '0')}`;
  const keys = chance.pick([
    ['EARLIEST', 'LATEST'],
    ['BEGIN', 'END'],
    ['FROM', 'THRU'],
  ]);
  return load.stops
    .map((stop, index) => {
      const indent = ' '.repeat(chance.pick([11, 15]));
      return pre(
        [
          `STOP ${String(index + 1).padStart(2, '0')}  ${by(stop, codes[0]!, codes[1]!).padEnd(6)} ${stop.name.toUpperCase()}`,
          `${indent}${stop.street.toUpperCase()}`,
          `${indent}${stop.city.toUpperCase()} ${stop.state} ${stop.zip}`,
          `${indent}${keys[0]} ${short(stop.date)} ${clock(stop.from)}  ${keys[1]} ${short(stop.date)} ${clock(stop.to)}`,
          `${indent}WGT ${chance.whole(1000, 44_000)} LB   PCS ${chance.whole(1, 999)}   REF BM ${numbers(chance)}`,
        ].join('\n'),
      );
    })
    .join('');
};

/** Windows that begin on one day and end on the next. */
const overnight: Layout = ({ load, words, chance }) => {
  const keys = chance.pick([
    ['Pickup window', 'Delivery window'],
    ['Appointment', 'Appointment'],
    ['Ready', 'Due'],
    ['Requested', 'Requested'],
  ]);
  const joint = chance.pick([' - ', ' to ', ' thru ', ' – ']);
  return load.stops
    .map(
      (stop, index) =>
        `<section><b>${esc(words.label(stop, index, load.stops))}</b>${lines([stop.name, stop.street, words.cityLine(stop), `${by(stop, keys[0]!, keys[1]!)}: ${words.date(stop.date)} ${words.time(stop.from)}${joint}${words.date(addDays(stop.date, 1))} ${words.time(stop.to)}`, chance.often(0.5) ? `Contact: ${stop.contact} ${stop.phone}` : ''])}</section>`,
    )
    .join('');
};

/** First come, first served: opening hours instead of an appointment, the day in another column. */
const openingHours: Layout = ({ load, words, chance }) =>
  load.stops
    .map((stop, index) => {
      const hours = chance.pick([
        `FCFS ${words.time(stop.from)}-${words.time(stop.to)}`,
        `Hours: Mon-Fri ${words.time(420)} - ${words.time(900)}`,
        `First come first serve M-F ${words.time(360)}-${words.time(840)}`,
        `Receiving hours 24/7`,
      ]);
      return `<section style="border-top:1px solid #888;padding-top:4px"><div style="display:flex"><div style="width:24%"><b>${esc(words.label(stop, index, load.stops))}</b>${lines([words.date(stop.date), hours])}</div><div style="width:44%">${lines([stop.name, stop.street, words.cityLine(stop)])}</div><div>${lines([`${by(stop, 'PU', 'Del')} # ${numbers(chance)}`, stop.phone])}</div></div></section>`;
    })
    .join('');

/** A phone app printed: the weekday and no year, "Stop 1 of 3" beside the word. */
const appCards: Layout = ({ load, words, chance }) => {
  const dot = chance.pick(['·', '•', '|', '-']);
  return load.stops
    .map((stop, index) => {
      const day = new Date(`${stop.date}T00:00:00Z`);
      const shown = `${day.toLocaleDateString('en-US', { weekday: 'short', timeZone: 'UTC' })}, ${day.toLocaleDateString('en-US', { month: 'short', timeZone: 'UTC' })} ${day.getUTCDate()}${chance.often(0.6) ? `, ${stop.date.slice(0, 4)}` : ''}`;
      return `<div style="border:1px solid #ccc;border-radius:8px;padding:10px;margin-bottom:10px"><div>${esc(`${by(stop, 'Pickup', chance.pick(['Dropoff', 'Delivery']))} ${dot} ${chance.pick([`Stop ${index + 1} of ${load.stops.length}`, `${nthOf(stop, load.stops)} of ${countOf(stop, load.stops)}`])}`)}</div><b>${esc(shown)} ${dot} ${words.time(stop.from)} - ${words.time(stop.to)} ${stop.zone}</b>${lines([stop.name, `${stop.street}, ${stop.city}, ${stop.state} ${stop.zip}, ${stop.country === 'CA' ? 'Canada' : 'USA'}`])}</div>`;
    })
    .join('');
};

/** Québec and Ontario: two languages, the day first. */
const bilingual: Layout = ({ load, words, chance }) => {
  words.dateFormat = 'dayfirst';
  const heads = chance.pick([
    ['EXPÉDITEUR / SHIPPER', 'DESTINATAIRE / CONSIGNEE'],
    ['Ramassage', 'Livraison'],
    ['Cueillette / Pick up', 'Livraison / Delivery'],
    ['Lieu de ramassage', 'Lieu de livraison'],
    ['Chargement', 'Déchargement'],
  ]);
  const joint = chance.pick(['/', '/', '-', '.']);
  const day = (iso: string) => `${iso.slice(8)}${joint}${iso.slice(5, 7)}${joint}${iso.slice(0, 4)}`;
  const hint = chance.pick([' (JJ/MM/AAAA)', ' (jj-mm-aaaa)', ' (DD/MM/YYYY)', ' (J/M/A)']);
  const key = chance.pick(['Date', 'Date prévue', 'Rendez-vous', 'Date et heure']);
  return load.stops
    .map((stop) => {
      const several = countOf(stop, load.stops) > 1 ? ` ${nthOf(stop, load.stops)}` : '';
      const hour = `${Math.floor(stop.from / 60)} h ${String(stop.from % 60).padStart(2, '0')}`;
      const province =
        stop.country === 'CA' && chance.often(0.5)
          ? `${stop.city} (${stop.state})  ${stop.zip}`
          : `${stop.city}, ${stop.state} ${stop.zip}`;
      return `<section><b>${heads[by(stop, 0, 1)]}${several}</b>${lines([stop.name, stop.street, province, `Tél. : ${stop.phone}`, `${key}${hint} : ${day(stop.date)} ${hour}`, `N° de référence : ${numbers(chance)}`])}</section>`;
    })
    .join('');
};

/** Addresses in one table, the times in another, joined by the number of the stop. */
const scheduleApart: Layout = ({ load, words, chance }) => {
  const codes = chance.pick([
    ['Pickup', 'Delivery'],
    ['PU', 'DEL'],
    ['Load', 'Unload'],
    ['Shipper', 'Consignee'],
  ]);
  const first = `<table class="grid">${row(['Stop', 'Activity', 'Location', 'Contact'], 'th')}${load.stops.map((stop, index) => row([String(index + 1), by(stop, codes[0]!, codes[1]!), lines([stop.name, stop.street, words.cityLine(stop)]), esc(stop.contact)])).join('')}</table>`;
  const second = `<table class="grid">${row(['Stop', chance.pick(['Scheduled Arrival', 'Appointment', 'Earliest']), chance.pick(['Latest', 'Until', 'Close'])], 'th')}${load.stops.map((stop, index) => row([String(index + 1), `${words.date(stop.date)} ${words.time(stop.from)}`, `${words.date(stop.date)} ${words.time(stop.to)}`].map(esc))).join('')}</table>`;
  return `<h3>Stops</h3>${first}<h3>Schedule</h3>${second}`;
};

/** The role is in the key of the date only. */
const dateLed: Layout = ({ load, words, chance }) => {
  const keys = chance.pick([
    ['PICK-UP DATE', 'DELIVERY DATE'],
    ['Pickup Date/Time', 'Delivery Date/Time'],
    ['PU Appt', 'DEL Appt'],
    ['Load date', 'Unload date'],
  ]);
  return load.stops
    .map(
      (stop) =>
        `<section>${lines([`${by(stop, keys[0]!, keys[1]!)}: ${words.date(stop.date)} ${words.time(stop.from)} - ${words.date(stop.date)} ${words.time(stop.to)}`, `NAME/ADDRESS: ${stop.name}, ${stop.street}, ${stop.city}, ${stop.state} ${stop.zip}`, `PHONE: ${stop.phone}   CONTACT: ${stop.contact}`, `REFERENCE: ${numbers(chance)}`])}</section>`,
    )
    .join('');
};

/** A government-like form: small keys over values in ruled boxes. */
const boxedForm: Layout = ({ load, words, chance }) => {
  const box = (key: string, value: string, width: number) =>
    `<div style="width:${width}%;border:1px solid #555;padding:1px 4px"><div style="font-size:65%">${esc(key)}</div><div>${esc(value)}&nbsp;</div></div>`;
  const heads = chance.pick([
    ['Origin', 'Destination'],
    ['Shipper', 'Consignee'],
    ['Pickup', 'Delivery'],
  ]);
  return load.stops
    .map(
      (stop, index) =>
        `<section><div style="font-weight:bold">${index + 1}. ${heads[by(stop, 0, 1)]}</div><div style="display:flex">${box('Facility', stop.name, 50)}${box('Address', stop.street, 50)}</div><div style="display:flex">${box('City', stop.city, 35)}${box('State/Prov', stop.state, 15)}${box('Zip/Postal', stop.zip, 20)}${box('Country', stop.country === 'CA' ? 'CAN' : 'USA', 30)}</div><div style="display:flex">${box('Appt from', `${words.date(stop.date)} ${words.time(stop.from)}`, 40)}${box('Appt to', `${words.date(stop.date)} ${words.time(stop.to)}`, 40)}${box('Phone', stop.phone, 20)}</div></section>`,
    )
    .join('');
};

/** The page ends inside of a stop, and the next one says that it continues. */
const brokenStops: Layout = ({ load, words, chance }) => {
  const at = chance.whole(0, load.stops.length - 1);
  const where = chance.pick(['name', 'city', 'date']);
  return load.stops
    .map((stop, index) => {
      const label = words.label(stop, index, load.stops);
      const parts = [
        stop.name,
        stop.street,
        words.cityLine(stop),
        `${words.dateKey}: ${words.when(stop)}`,
        `Contact: ${stop.contact}`,
      ];
      const cut = index === at ? { name: 1, city: 2, date: 3 }[where] : undefined;
      const again = where === 'date' && chance.often(0.5) ? `<div>${esc(label)} (continued)</div>` : '';
      const body =
        cut === undefined
          ? lines(parts)
          : `${lines(parts.slice(0, cut))}<div style="break-before:page"></div>${again}${lines(parts.slice(cut))}`;
      return `<div style="margin-bottom:12px"><b>${esc(label)}</b>${body}</div>`;
    })
    .join('');
};

/** Two stops to a row of a grid, the role over each column, dates in a row of their own. */
const pairGrid: Layout = (sheet) => {
  const { load, words, chance } = sheet;
  const pairs: LoadStop[][] = [];
  for (let at = 0; at < load.stops.length; at += 2) pairs.push(load.stops.slice(at, at + 2));
  return pairs
    .map((pair) => {
      const cells = (of: (stop: LoadStop) => string) => row(pair.map(of));
      return `<table class="grid" style="table-layout:fixed;margin-bottom:8px">${row(
        pair.map((stop) => esc(words.label(stop, load.stops.indexOf(stop), load.stops))),
        'th',
      )}${cells((stop) => lines([stop.name, stop.street, words.cityLine(stop)]))}${cells((stop) => esc(`${words.dateKey}: ${words.when(stop)}`))}${cells(() => esc(`${chance.pick(['PO', 'Ref', 'Conf'])} # ${numbers(chance)}`))}</table>`;
    })
    .join('');
};

/** Letters and codes as dispatchers type them into a mail: no table, no bold. */
const typedMail: Layout = (sheet) => {
  const { load, words, chance } = sheet;
  const codes = chance.pick([
    ['PU', 'DEL'],
    ['PU', 'SO'],
    ['Pick', 'Drop'],
    ['Pickup', 'Delivery'],
    ['P/U', 'DROP'],
  ]);
  const joint = chance.pick([' - ', ': ', ' ']);
  const several = (stop: LoadStop) => (countOf(stop, load.stops) > 1 ? String(nthOf(stop, load.stops)) : '');
  const oneLine = chance.often(0.4);
  return load.stops
    .map((stop) => {
      const code = `${by(stop, codes[0]!, codes[1]!)}${several(stop) && chance.pick(['', ' ', '#'])}${several(stop)}`;
      const when = `${words.date(stop.date)} ${chance.pick(['@ ', 'at ', ''])}${words.time(stop.from)}${chance.pick(['', ' APPT', ' FCFS', ' firm'])}`;
      if (oneLine)
        return `<p>${esc(`${code}${joint === ' ' ? ': ' : joint}${when}, ${stop.name}, ${stop.street}, ${stop.city}, ${stop.state} ${stop.zip}`)}</p>`;
      return `<p>${lines([`${code}${joint}${when}`, stop.name, stop.street, `${stop.city}, ${stop.state} ${stop.zip}`, chance.often(0.5) ? `# ${numbers(chance)}` : ''])}</p>`;
    })
    .join('');
};

/** Goods and money left, the stops in a narrow column at the right that breaks its lines. */
const narrowRight: Layout = ({ load, words, chance }) => {
  const goods = Array.from({ length: chance.whole(3, 9) }, () =>
    row([numbers(chance), esc(load.commodity), `${chance.whole(100, 9000)} lbs`]),
  ).join('');
  return `<div style="display:flex"><div style="width:50%">${lines(['Reference Information', `BOL ${numbers(chance)}`, `Customer PO ${numbers(chance)}`])}<table class="plain" style="width:90%">${goods}</table></div><div style="width:50%">${load.stops
    .map(
      (stop, index) =>
        `<div style="margin-bottom:10px;width:${chance.whole(60, 95)}%"><b>${esc(words.label(stop, index, load.stops))}</b>${lines([words.when(stop), stop.name, `${stop.street}, ${stop.city}, ${stop.state} ${stop.zip}`])}</div>`,
    )
    .join('')}</div></div>`;
};

export const BROKER_LAYOUTS: Readonly<Record<string, Layout>> = {
  pairedKeys,
  townsOnly,
  wideTable,
  headedOnce,
  ediText,
  overnight,
  openingHours,
  appCards,
  bilingual,
  scheduleApart,
  dateLed,
  boxedForm,
  brokenStops,
  pairGrid,
  typedMail,
  narrowRight,
};

/** Lists of a broker's other offices, as footers and margins carry them. */
export function officesOf({ load, chance }: Sheet): string {
  const one = (party: { city: string; state: string; zip: string; street: string }) =>
    chance.pick([
      `${party.city}, ${party.state}`,
      `${party.city}, ${party.state} ${party.zip}`,
      `${party.street}, ${party.city}, ${party.state} ${party.zip}`,
    ]);
  return `${chance.pick(['Offices:', 'Branches:', 'Also in', load.broker.name, 'Corporate office:'])} ${[load.broker, load.customs].map(one).join(chance.pick([' | ', ' • ', '; ']))}`;
}

import { addDays, type LoadStop } from './load';
import { esc, stacked, type Layout } from './layouts';
import type { Chance } from './random';

/**
 * Layouts after the forms of carriers and houses with habits of their own: airport codes behind the state, one line a stop
 * without a year, rows that share a cell, load sheets with lines left empty, forms in French and Spanish, prose over several stops.
 */

const lines = (parts: readonly string[]): string =>
  parts
    .filter(Boolean)
    .map((part) => `<div>${esc(part)}</div>`)
    .join('');
const by = <T>(stop: LoadStop, pickup: T, delivery: T): T => (stop.role === 'pickup' ? pickup : delivery);
const own = (stop: LoadStop, all: readonly LoadStop[]): LoadStop[] =>
  all.filter((other) => other.role === stop.role);
const nthOf = (stop: LoadStop, all: readonly LoadStop[]): number => own(stop, all).indexOf(stop) + 1;
const pad = (value: number): string => String(value).padStart(2, '0');
const figures = (iso: string): { y: string; m: string; d: string } => ({
  y: iso.slice(0, 4),
  m: iso.slice(5, 7),
  d: iso.slice(8),
});
const compact = (minutes: number): string => `${pad(Math.floor(minutes / 60))}${pad(minutes % 60)}`;
const numbers = (chance: Chance): string => String(chance.whole(10_000, 99_999_999));

/** The street runs into the town, without a comma. */
const streetIntoTown: Layout = ({ load, words, chance }) => {
  const [first, last] = chance.pick([
    ['Pickup', 'Delivery'],
    ['Pick', 'Drop'],
    ['Shipper', 'Receiver'],
  ]);
  return load.stops
    .map(
      (stop) =>
        `<section>${lines([`${by(stop, first, last)} ${nthOf(stop, load.stops)}: ${stop.name}, ${stop.street} ${stop.city}, ${stop.state} ${stop.zip}`, `${chance.pick(['Arrival', 'Appointment', 'Scheduled'])}: ${words.when(stop)}`, `${by(stop, 'PU', 'DEL')} # ${numbers(chance)}`])}</section>`,
    )
    .join('');
};

/** "YORK,PA/YOR 17408" and "6/30/26 0800 -to- 6/30/26 1600". */
const placeCodes: Layout = ({ load, chance }) => {
  const [first, last] = chance.pick([
    ['P/U Point', 'D/R Point'],
    ['P/U', 'D/R'],
    ['Load Point', 'Unload Point'],
  ]);
  const day = (iso: string) => `${Number(iso.slice(5, 7))}/${Number(iso.slice(8))}/${iso.slice(2, 4)}`;
  return load.stops
    .map((stop) => {
      const code = chance.often(0.7)
        ? `/${stop.city
            .replace(/[^A-Za-z]/g, '')
            .slice(0, 3)
            .toUpperCase()}`
        : '';
      const rows = [
        stop.name.toUpperCase(),
        stop.street.toUpperCase(),
        `${stop.city.toUpperCase()},${stop.state}${code} ${stop.zip}`,
        `${day(stop.date)} ${compact(stop.from)} -to- ${day(stop.date)} ${compact(stop.to)}`,
      ];
      return `<div style="display:flex;margin-bottom:10px"><div style="width:18%">${by(stop, first, last)}${chance.often(0.5) ? ':' : ''}</div><div>${lines(rows)}</div><div style="margin-left:8%">${lines([`Ref: ${numbers(chance)}`, stop.phone])}</div></div>`;
    })
    .join('');
};

/** One line a stop, day and month twice, the year only on the letterhead. */
const oneLineRows: Layout = ({ load, chance, without }) => {
  without.add('zip');
  const codes = chance.pick([
    ['PU', 'SO'],
    ['PU', 'DL'],
    ['PICK', 'DROP'],
  ]);
  const day = (iso: string) => `${Number(iso.slice(5, 7))}/${Number(iso.slice(8))}`;
  const head = 'Stp Typ   Early   Late    Location                        City                   St';
  const rows = load.stops.map(
    (stop, index) =>
      `${String(index + 1).padEnd(4)}${by(stop, codes[0]!, codes[1]!).padEnd(6)}${day(stop.date).padEnd(8)}${day(stop.date).padEnd(8)}${stop.name.toUpperCase().slice(0, 30).padEnd(32)}${stop.city.toUpperCase().padEnd(23)}${stop.state}`,
  );
  return `<div>Ship date: ${figures(load.stops[0]!.date).m}/${figures(load.stops[0]!.date).d}/${figures(load.stops[0]!.date).y}</div><pre style="font-family:DejaVu Sans Mono;font-size:78%">${esc([head, ...rows].join('\n'))}</pre>`;
};

/** Rows of a table share the cell of the role; the dates are on a row of their own under the address. */
const mergedCells: Layout = ({ load, words, chance }) => {
  const [first, last] = [words.pickup, words.delivery];
  const wide = chance.often(0.5);
  const body = load.stops
    .map((stop, index) => {
      const role = `<td rowspan="${wide ? 3 : 2}" style="width:16%">${esc(by(stop, first, last))}<br>${chance.pick([`Stop ${index + 1}`, `# ${index + 1}`, String(index + 1)])}</td>`;
      const address = `<td>${esc(stop.name)}</td><td>${esc(stop.street)}</td><td>${esc(words.cityLine(stop))}</td>`;
      const dates = `<td colspan="2">${esc(words.dateKey)}: ${esc(words.when(stop))}</td><td>${chance.pick(['PO', 'Ref', 'Appt'])}# ${numbers(chance)}</td>`;
      return `<tr>${role}${address}</tr><tr>${dates}</tr>${wide ? `<tr><td colspan="3">${esc(load.commodity)} ${load.weight} lbs, contact ${esc(stop.contact)} ${esc(stop.phone)}</td></tr>` : ''}`;
    })
    .join('');
  return `<table class="grid" style="font-size:88%">${body}</table>`;
};

/** The date over the role in the first cell of a table, the invoices' address beside it all. */
const dateOverRole: Layout = ({ load, words, chance }) => {
  const rows = load.stops.map(
    (stop, index) =>
      `<tr><td>${lines([words.date(stop.date), `${words.time(stop.from)} - ${words.time(stop.to)}`, words.label(stop, index, load.stops)])}</td><td>${lines([stop.name, stop.street, `${stop.city}, ${stop.state} ${stop.zip}`])}</td><td>${lines([`Ref ${numbers(chance)}`, stop.phone])}</td></tr>`,
  );
  const aside = lines([
    'Send invoices to',
    load.payee.name,
    load.payee.street,
    `${load.payee.city}, ${load.payee.state} ${load.payee.zip}`,
    'Quick pay 2%',
  ]);
  return `<div style="display:flex"><table class="${chance.pick(['grid', 'plain'])}" style="width:74%">${rows.join('')}</table><div style="width:24%;margin-left:2%;font-size:85%">${aside}</div></div>`;
};

/** "Location : name, street, town - code USA" under a number, with a window in one line. */
const locationLines: Layout = ({ load, words, chance }) => {
  const roles = chance.pick([
    ['Pick Up', 'Drop Off'],
    ['Pickup', 'Delivery'],
    ['Live Load', 'Live Unload'],
    ['Load', 'Unload'],
  ]);
  const key = chance.pick(['Appointment Window', 'Appointment', 'Appt Window', 'Arrive Between']);
  return load.stops
    .map(
      (stop, index) =>
        `<section><b>Stop ${index + 1}: ${by(stop, roles[0]!, roles[1]!)}</b>${lines([`Location : ${stop.name}, ${stop.street}, ${stop.city}, ${stop.state} - ${stop.zip} ${stop.country === 'CA' ? 'CAN' : 'USA'}`, `${key} : ${words.date(stop.date)} ${words.time(stop.from)} - ${words.date(stop.date)} ${words.time(stop.to)}`, `Contact : ${stop.contact}, ${stop.phone}`])}</section>`,
    )
    .join('');
};

/** Every cell so narrow that names, towns and dates break. */
const narrowCells: Layout = ({ load, words, chance }) => {
  const roles = chance.pick([
    ['Pickup', 'Delivery'],
    ['Load', 'Unload'],
    ['Origin', 'Destination'],
  ]);
  const mon = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
  const day = (iso: string) => `${figures(iso).d}-${mon[Number(figures(iso).m) - 1]}-${figures(iso).y}`;
  const widths = [9, 13, 24, 16, 18, 20];
  const cells = (row: readonly string[], tag: string) =>
    `<tr>${row.map((cell, at) => `<${tag} style="width:${widths[at]}%">${esc(cell)}</${tag}>`).join('')}</tr>`;
  const rows = load.stops.map((stop, index) =>
    cells(
      [
        String(index + 1),
        by(stop, roles[0]!, roles[1]!),
        `${stop.name}, ${stop.street}, ${stop.city}, ${stop.state} ${stop.zip}`,
        day(stop.date),
        `${words.time(stop.from)} - ${words.time(stop.to)}`,
        `${load.commodity} ${chance.whole(1, 26)} plt`,
      ],
      'td',
    ),
  );
  return `<table class="grid" style="table-layout:fixed;font-size:90%">${cells(['Stop', 'Action', 'Address', 'Date', 'Window', 'Goods'], 'th')}${rows.join('')}</table>`;
};

/** The role and its number at the right end of the line that names the place. */
const roleAtRight: Layout = ({ load, words, chance }) =>
  load.stops
    .map(
      (stop, index) =>
        `<div style="border-bottom:1px solid #999;margin-bottom:8px"><div style="display:flex;justify-content:space-between"><span>STOP: ${index + 1}</span><b>${by(stop, 'PICK-UP', chance.pick(['DELIVERY', 'DROP-OFF']))}</b></div><div style="display:flex"><div style="width:60%">${lines([stop.name, stop.street, `${stop.city}, ${stop.state} ${stop.zip}`])}</div><div>${lines([`${by(stop, 'PICKUP#', 'DELIVERY#')}: ${numbers(chance)}`, `DATE: ${words.date(stop.date)}`, `TIME: ${words.time(stop.from)}`])}</div></div></div>`,
    )
    .join('');

/** What a dispatcher hands a driver: printed lines to fill in, some of them left empty. */
const driverSheet: Layout = ({ load, words, chance }) => {
  const line = (key: string, value: string) =>
    `<div style="border-bottom:1px solid #777;margin-top:5px"><span style="font-size:85%">${esc(key)}</span> &nbsp; ${esc(value)}</div>`;
  const names = (role: string) => ['1st', '2nd', '3rd', '4th', '5th'].map((nth) => `${nth} ${role}`);
  const part = (role: LoadStop['role'], word: string) => {
    const stops = load.stops.filter((stop) => stop.role === role);
    return names(word)
      .slice(0, Math.max(stops.length, chance.whole(2, 3)))
      .map((name, at) => {
        const stop = stops[at];
        const town = stop ? `${stop.city}, ${stop.state} ${stop.zip}` : '';
        return `<div style="margin-bottom:9px">${line(`${name}:`, stop?.name ?? '')}${line('Address:', stop?.street ?? '')}${line('City/State/Zip:', town)}${line('Date & Time:', stop ? `${words.date(stop.date)} ${words.time(stop.from)}` : '')}</div>`;
      })
      .join('');
  };
  load.stops.sort((a, b) => (a.role === b.role ? 0 : a.role === 'pickup' ? -1 : 1));
  load.stops.forEach((stop, index) => {
    if (index > 0 && stop.date < load.stops[index - 1]!.date) stop.date = load.stops[index - 1]!.date;
  });
  const drop = chance.pick(['Drop', 'Delivery', 'Stop']);
  return `<h3>DRIVER LOAD SHEET</h3>${part('pickup', chance.pick(['Pick Up', 'Pickup', 'Pick']))}${part('delivery', drop === 'Stop' ? 'Drop' : drop)}`;
};

const MOIS = [
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
];
const MESES = [
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
];

/** A Québec house: keys with a space before the colon, the month as a word, hours with an h. */
const frenchForm: Layout = ({ load, words, chance }) => {
  words.dateFormat = 'long';
  const heads = chance.pick([
    ['Lieu de ramassage', 'Lieu de livraison'],
    ['Cueillette', 'Livraison'],
    ['Expéditeur', 'Destinataire'],
    ['Chargement', 'Déchargement'],
  ]);
  const key = chance.pick(['Date et heure', 'Rendez-vous', 'Date de rendez-vous', 'Arrivée prévue']);
  return load.stops
    .map((stop) => {
      const several = own(stop, load.stops).length > 1 ? ` n° ${nthOf(stop, load.stops)}` : '';
      const { y, m, d } = figures(stop.date);
      const day = `${chance.often(0.4) ? 'le ' : ''}${Number(d) === 1 ? '1er' : Number(d)} ${MOIS[Number(m) - 1]} ${y}`;
      const hour = (minutes: number) => `${Math.floor(minutes / 60)} h ${pad(minutes % 60)}`;
      return `<section><b>${heads[by(stop, 0, 1)]}${several}</b>${lines([`Nom : ${stop.name}`, `Adresse : ${stop.street}`, `Ville : ${stop.city} (${stop.state}) ${stop.zip}`, `${key} : ${day} ${chance.pick(['à', 'de'])} ${hour(stop.from)}`, `Téléphone : ${stop.phone}`])}</section>`;
    })
    .join('');
};

/** A Mexican or border house. */
const spanishForm: Layout = ({ load, words, chance }) => {
  words.dateFormat = 'long';
  const heads = chance.pick([
    ['Lugar de recolección', 'Lugar de entrega'],
    ['RECOLECCIÓN', 'ENTREGA'],
    ['Remitente', 'Destinatario'],
    ['Origen', 'Destino'],
  ]);
  const key = chance.pick(['Fecha de cita', 'Cita', 'Fecha y hora', 'Fecha']);
  return load.stops
    .map((stop) => {
      const several = own(stop, load.stops).length > 1 ? ` ${nthOf(stop, load.stops)}` : '';
      const { y, m, d } = figures(stop.date);
      return `<section><b>${heads[by(stop, 0, 1)]}${several}</b>${lines([`Empresa: ${stop.name}`, `Domicilio: ${stop.street}`, `${stop.city}, ${stop.state} ${chance.often(0.4) ? 'C.P. ' : ''}${stop.zip}`, `${key}: ${Number(d)} de ${MESES[Number(m) - 1]} de ${y}, ${pad(Math.floor(stop.from / 60))}:${pad(stop.from % 60)} ${chance.pick(['h', 'hrs', ''])}`.trim(), `Tel.: ${stop.phone}`])}</section>`;
    })
    .join('');
};

/** A letter that takes the stops one after the other, each in a sentence or two of its own. */
const longLetter: Layout = ({ load, words, chance }) => {
  const nth = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
  const sentence = (stop: LoadStop) => {
    const where = `${stop.name}, ${stop.street}, ${stop.city}, ${stop.state} ${stop.zip}`;
    const when = `${words.date(stop.date)} ${chance.pick([`at ${words.time(stop.from)}`, `between ${words.time(stop.from)} and ${words.time(stop.to)}`])}`;
    const several = own(stop, load.stops).length > 1;
    const which = several ? nth[nthOf(stop, load.stops) - 1]! : 'only';
    if (chance.often(0.5))
      return by(
        stop,
        `The ${which} pickup is at ${where}. Please be there on ${when}.`,
        `The ${which} delivery is at ${where}. The receiver expects you on ${when}.`,
      );
    return by(
      stop,
      `You will pick up at ${where}, on ${when}.`,
      `You will then deliver at ${where}, on ${when}.`,
    );
  };
  const text = load.stops.map(sentence);
  const body = chance.often(0.5)
    ? `<p>${esc(text.join(' '))}</p>`
    : text.map((one, at) => `<p>${at + 1}. ${esc(one)}</p>`).join('');
  return `<p>Dear carrier,</p><p>Thank you for taking this load of ${esc(load.commodity.toLowerCase())}.</p>${body}<p>We will pay you $${(load.rateCents / 100).toFixed(2)} for it.</p>`;
};

/** All the towns in a first table, then a sheet for each stop. */
const overviewThenSheets: Layout = (sheet) => {
  const { load, words, chance } = sheet;
  const row = (cells: readonly string[]) =>
    `<tr>${cells.map((cell) => `<td>${esc(cell)}</td>`).join('')}</tr>`;
  const overview = `<h3>${chance.pick(['Route', 'Itinerary', 'Trip overview'])}</h3><table class="plain">${load.stops.map((stop, index) => row([String(index + 1), by(stop, 'Pickup', 'Delivery'), `${stop.city}, ${stop.state}`, words.date(stop.date)])).join('')}</table>`;
  return `${overview}<h3>Stop details</h3>${stacked(sheet)}`;
};

/** A sheet of paper for each stop, all with the same head and foot. */
const pageForEach: Layout = ({ load, words }) => {
  const again = `${load.broker.name} | ${load.broker.street}, ${load.broker.city}, ${load.broker.state} ${load.broker.zip}`;
  return load.stops
    .map(
      (stop, index) =>
        `<div style="${index > 0 ? 'break-before:page' : ''}">${index > 0 ? `<div style="font-size:85%">${esc(again)}</div><div>Load ${esc(load.number)}</div>` : ''}<h3>${esc(words.label(stop, index, load.stops))}</h3>${lines([stop.name, stop.street, words.cityLine(stop), `${words.dateKey}: ${words.when(stop)}`, `Contact: ${stop.contact} ${stop.phone}`, `Weight: ${load.weight} lbs`])}<p>Driver signature: ______________ Time in: ______ Time out: ______</p></div>`,
    )
    .join('');
};

/** Two days of one appointment in columns of their own, with the weekday; a row of goods between the stops. */
const earlyLate: Layout = ({ load, words, chance }) => {
  const roles = chance.pick([
    ['Shipper', 'Consignee'],
    ['Pick Up', 'Delivery'],
    ['PU', 'DEL'],
  ]);
  const late = chance.often(0.4) ? 1 : 0;
  const cell = (text: string, width: number) => `<div style="width:${width}%">${esc(text)}</div>`;
  return load.stops
    .map((stop, index) => {
      const head = `<div style="display:flex;font-weight:bold">${cell(`${index + 1} ${by(stop, roles[0]!, roles[1]!)}`, 50)}${cell('Early', 25)}${cell('Late', 25)}</div>`;
      const address = [stop.name, stop.street, `${stop.city}, ${stop.state} ${stop.zip}`];
      const early = [words.date(stop.date), words.time(stop.from), ''];
      const until = [words.date(addDays(stop.date, late)), words.time(stop.to), ''];
      return `<section>${head}${address.map((one, at) => `<div style="display:flex">${cell(one, 50)}${cell(early[at]!, 25)}${cell(until[at]!, 25)}</div>`).join('')}<div style="font-size:85%">${esc(`${chance.whole(1, 26)} pallets ${load.commodity}, ${load.weight} lb, PO ${numbers(chance)}`)}</div></section>`;
    })
    .join('');
};

export const HOUSE_LAYOUTS: Readonly<Record<string, Layout>> = {
  streetIntoTown,
  placeCodes,
  oneLineRows,
  mergedCells,
  dateOverRole,
  locationLines,
  narrowCells,
  roleAtRight,
  driverSheet,
  frenchForm,
  spanishForm,
  longLetter,
  overviewThenSheets,
  pageForEach,
  earlyLate,
};

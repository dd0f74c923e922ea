import type { Load, LoadStop } from './load';
import type { Chance } from './random';
import type { Wording } from './wording';

/** The ways in which stops are laid out; each gives HTML. Families are those that brokers use, drawn anew. */

export interface Sheet {
  load: Load;
  words: Wording;
  chance: Chance;
  /** What the layout leaves out of the document: the truth then lacks it too. */
  without: Set<'zip' | 'street' | 'name'>;
}

export type Layout = (sheet: Sheet) => string;

export const esc = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
const lines = (parts: readonly string[]): string =>
  parts
    .filter(Boolean)
    .map((part) => `<div>${esc(part)}</div>`)
    .join('');
const roleWord = ({ words }: Sheet, stop: LoadStop): string =>
  stop.role === 'pickup' ? words.pickup : words.delivery;

function place(sheet: Sheet, stop: LoadStop): string {
  const line = sheet.words.cityLine(stop);
  return sheet.without.has('zip') ? `${stop.city}, ${stop.state}` : line;
}

function addressLines(sheet: Sheet, stop: LoadStop): string[] {
  return [
    stop.name,
    [stop.street, stop.suite].filter(Boolean).join(sheet.chance.often(0.5) ? ', ' : ' '),
    place(sheet, stop),
  ];
}

/** What is around a stop: people, numbers, goods. None of it is an address. */
function particulars({ chance, load }: Sheet, stop: LoadStop): string[] {
  const all = [
    `Contact: ${stop.contact}`,
    `Phone: ${stop.phone}`,
    stop.references.length > 0
      ? `${chance.pick(['PO#', 'Ref#', 'PU#', 'Reference:', 'Conf #', 'BOL:'])} ${stop.references.join(', ')}`
      : '',
    `Commodity: ${load.commodity}`,
    `Weight: ${load.weight.toLocaleString('en-US')} lbs`,
    `Pieces: ${chance.whole(1, 26)} pallets`,
    chance.pick([
      'Instructions: Check in at guard shack',
      'Notes: No early arrivals',
      'Hours: 0700-1500 Mon-Fri',
      'Notes: Driver must have PPE',
      'Lumper receipts within 24 hours',
      `Instructions: call ${chance.pick(['Dallas', 'Chicago', 'Reno'])} office before arrival`,
    ]),
  ];
  return chance.shuffled(all.filter(Boolean)).slice(0, chance.whole(0, 4));
}

export const stacked: Layout = (sheet) => {
  const { load, words, chance } = sheet;
  const keyed = chance.often(0.7);
  const dateFirst = chance.often(0.3);
  const bold = chance.often(0.6);
  return load.stops
    .map((stop, index) => {
      const label = words.label(stop, index, load.stops) + (chance.often(0.5) ? ':' : '');
      const date = keyed ? `${words.dateKey}: ${words.when(stop)}` : words.when(stop);
      return `<section>${bold ? `<b>${esc(label)}</b>` : `<div>${esc(label)}</div>`}${dateFirst ? lines([date]) : ''}${lines(addressLines(sheet, stop))}${dateFirst ? '' : lines([date])}${lines(particulars(sheet, stop))}</section>`;
    })
    .join('');
};

const inline: Layout = (sheet) => {
  const { load, words, chance } = sheet;
  const separator = chance.pick([', ', ', ', ' - ', ' | ']);
  return load.stops
    .map(
      (stop, index) =>
        `<section><div>${esc(`${words.label(stop, index, load.stops)}: ${addressLines(sheet, stop).join(separator)}`)}</div>${lines([`${words.dateKey}: ${words.when(stop)}`, ...particulars(sheet, stop)])}</section>`,
    )
    .join('');
};

/** Keys in one column, values in another. */
const keyValue: Layout = (sheet) => {
  const { load, words, chance, without } = sheet;
  const colon = chance.pick([':', ' :', '']);
  const joint = chance.often(0.45);
  const keys =
    words.language === 'fr'
      ? ['Nom', 'Adresse', 'Ville', 'Province', 'Code postal']
      : words.language === 'es'
        ? ['Nombre', 'Dirección', 'Ciudad', 'Estado', 'Código postal']
        : ['Name', 'Address', 'City', 'State', 'Zip'];
  return load.stops
    .map((stop, index) => {
      const where: [string, string][] = joint
        ? [['City/State/Zip', place(sheet, stop)]]
        : [
            [keys[2]!, stop.city],
            [keys[3]!, stop.state],
            ...(without.has('zip') ? [] : [[keys[4]!, stop.zip] as [string, string]]),
          ];
      const rows: [string, string][] = [
        [keys[0]!, stop.name],
        [keys[1]!, stop.street],
        ...where,
        [words.dateKey, words.date(stop.date)],
        [words.timeKey, words.time(stop.from)],
      ];
      return `<section><b>${esc(words.label(stop, index, load.stops))}</b><table class="kv">${rows.map(([key, value]) => `<tr><td>${esc(key + colon)}</td><td>${esc(value)}</td></tr>`).join('')}</table>${lines(particulars(sheet, stop))}</section>`;
    })
    .join('');
};

/** A table with a cell for the whole address. */
const tableCell: Layout = (sheet) => {
  const { load, words, chance } = sheet;
  const ruled = chance.often(0.6);
  const order = chance.pick([
    ['#', 'role', 'where', 'when'],
    ['role', 'where', 'when'],
    ['role', 'when', 'where'],
    ['#', 'when', 'role', 'where'],
    ['where', 'role', 'when'],
    ['#', 'role', 'where', 'goods', 'when'],
    ['role', 'where', 'ref', 'when'],
  ]);
  const oneLine = chance.often(0.3);
  const head: Record<string, string> = {
    '#': chance.pick(['#', 'Stop', 'No.', 'Seq']),
    role: chance.pick(['Type', 'Stop Type', 'Activity', 'P/D', 'Event', 'Action']),
    where: chance.pick(['Location', 'Facility', 'Name / Address', 'Company', 'Address']),
    when:
      words.language === 'en'
        ? chance.pick(['Date/Time', 'Appointment', 'Scheduled', 'Date', 'Appt Window'])
        : words.dateKey,
    goods: 'Commodity',
    ref: 'Reference',
  };
  const numbered = order.includes('#');
  const cell = (stop: LoadStop, index: number, key: string): string => {
    switch (key) {
      case '#':
        return String(index + 1);
      case 'role':
        return esc(numbered ? roleWord(sheet, stop) : words.label(stop, index, load.stops));
      case 'where':
        return oneLine
          ? esc(addressLines(sheet, stop).join(', '))
          : lines([...addressLines(sheet, stop), ...(chance.often(0.3) ? [`Phone: ${stop.phone}`] : [])]);
      case 'goods':
        return lines([load.commodity, `${load.weight} lbs`]);
      case 'ref':
        return lines(stop.references);
      default:
        return esc(words.when(stop));
    }
  };
  return `<table class="${ruled ? 'grid' : 'plain'}"><tr>${order.map((key) => `<th>${esc(head[key]!)}</th>`).join('')}</tr>${load.stops.map((stop, index) => `<tr>${order.map((key) => `<td>${cell(stop, index, key)}</td>`).join('')}</tr>`).join('')}</table>`;
};

/** A table with a column for each part of the address. */
const tableColumns: Layout = (sheet) => {
  const { load, words, chance, without } = sheet;
  const columns = [
    'role',
    ...(chance.often(0.8) ? ['name'] : []),
    ...(without.has('street') || chance.often(0.3) ? [] : ['street']),
    ...(chance.often(0.4) ? ['citystate'] : ['city', 'state', ...(without.has('zip') ? [] : ['zip'])]),
    ...(chance.often(0.3) ? ['date', 'time'] : ['when']),
  ];
  const head: Record<string, string> = {
    role: 'Type',
    name: 'Company',
    street: 'Address',
    citystate: 'City/State/Zip',
    city: 'City',
    state: 'ST',
    zip: 'Zip',
    date: 'Date',
    time: 'Time',
    when: 'Appt',
  };
  const cell = (stop: LoadStop, index: number, key: string): string =>
    ({
      role: words.label(stop, index, load.stops),
      name: stop.name,
      street: stop.street,
      citystate: place(sheet, stop),
      city: stop.city,
      state: stop.state,
      zip: stop.zip,
      date: words.date(stop.date),
      time: words.time(stop.from),
      when: words.when(stop),
    })[key] ?? '';
  return `<table class="${chance.pick(['grid', 'plain'])}" style="font-size:86%"><tr>${columns.map((key) => `<th>${head[key]}</th>`).join('')}</tr>${load.stops.map((stop, index) => `<tr>${columns.map((key) => `<td>${esc(cell(stop, index, key))}</td>`).join('')}</tr>`).join('')}</table>`;
};

/** Stops side by side, two in a row. */
const sideBySide: Layout = (sheet) => {
  const { load, words, chance } = sheet;
  const byRole = chance.often(0.5);
  const card = (stop: LoadStop): string => {
    const index = load.stops.indexOf(stop);
    return `<div class="half"><b>${esc(words.label(stop, index, load.stops))}</b>${lines([...addressLines(sheet, stop), `${words.dateKey}: ${words.when(stop)}`, ...particulars(sheet, stop)])}</div>`;
  };
  if (
    !byRole ||
    load.stops.some((stop, index) => stop.role === 'pickup' && load.stops[index - 1]?.role === 'delivery')
  )
    return `<div class="flow">${load.stops.map(card).join('')}</div>`;
  const column = (role: LoadStop['role']) =>
    `<div style="width:48%">${load.stops
      .filter((stop) => stop.role === role)
      .map((stop) => card(stop).replace('class="half"', 'style="margin-bottom:12px"'))
      .join('')}</div>`;
  return `<div style="display:flex;gap:4%">${column('pickup')}${column('delivery')}</div>`;
};

/** Rows are the parts, columns the stops. */
const transposed: Layout = (sheet) => {
  const { load, words, chance } = sheet;
  if (load.stops.length > 3) return stacked(sheet);
  const rows: [string, (stop: LoadStop) => string][] = [
    ['Company', (stop) => stop.name],
    ['Address', (stop) => stop.street],
    ['City, State Zip', (stop) => place(sheet, stop)],
    [words.dateKey, (stop) => words.when(stop)],
    ['Contact', (stop) => stop.contact],
    ['Reference', (stop) => stop.references[0] ?? 'N/A'],
  ];
  const withKeys = chance.often(0.7);
  return `<table class="${chance.pick(['grid', 'plain'])}" style="width:100%"><tr>${withKeys ? '<th></th>' : ''}${load.stops.map((stop, index) => `<th>${esc(words.label(stop, index, load.stops))}</th>`).join('')}</tr>${rows.map(([key, value]) => `<tr>${withKeys ? `<td>${key}</td>` : ''}${load.stops.map((stop) => `<td>${esc(value(stop))}</td>`).join('')}</tr>`).join('')}</table>`;
};

/** A bar over each stop, under it columns: address, contact, dates. */
const bars: Layout = (sheet) => {
  const { load, words, chance } = sheet;
  const dark = chance.often(0.5);
  const keyed = chance.often(0.6);
  return load.stops
    .map((stop, index) => {
      const parts = [
        lines(addressLines(sheet, stop)),
        lines([stop.contact, stop.phone]),
        keyed
          ? `<div>${esc(words.dateKey)}</div><div>${esc(words.when(stop))}</div>`
          : lines([`${words.dateKey}: ${words.when(stop)}`, ...stop.references.map((one) => `Ref: ${one}`)]),
      ];
      return `<section><div class="bar ${dark ? 'dark' : ''}">${esc(words.label(stop, index, load.stops))}</div><div style="display:flex">${parts.map((part) => `<div style="width:33%">${part}</div>`).join('')}</div>${lines(particulars(sheet, stop).slice(0, 2))}</section>`;
    })
    .join('');
};

/** Date at the left, what happens at the right, as in an app. */
const timeline: Layout = (sheet) => {
  const { load, words, chance } = sheet;
  const twoLines = chance.often(0.5);
  return load.stops
    .map((stop, index) => {
      const when = twoLines
        ? lines([words.date(stop.date), `${words.time(stop.from)} - ${words.time(stop.to)} ${stop.zone}`])
        : lines([words.when(stop)]);
      return `<div style="display:flex;margin-bottom:14px"><div style="width:26%">${when}</div><div style="width:5%">●</div><div style="width:65%"><b>${esc(words.label(stop, index, load.stops))}</b>${lines([...addressLines(sheet, stop), ...particulars(sheet, stop).slice(0, 2)])}</div></div>`;
    })
    .join('');
};

/** Address left, a box of earliest and latest right. */
const windows: Layout = (sheet) => {
  const { load, words, chance } = sheet;
  const keys = chance.pick([
    ['Earliest', 'Latest'],
    ['From', 'To'],
    ['Open', 'Close'],
    ['Early', 'Late'],
    ['Appt Start', 'Appt End'],
    ['Start', 'End'],
  ]);
  return load.stops
    .map(
      (stop, index) =>
        `<div style="display:flex;margin-bottom:12px"><div style="width:55%"><b>${esc(words.label(stop, index, load.stops))}</b>${lines(addressLines(sheet, stop))}</div><div style="width:42%">${lines([`${keys[0]}: ${words.date(stop.date)} ${words.time(stop.from)}`, `${keys[1]}: ${words.date(stop.date)} ${words.time(stop.to)}`, ...particulars(sheet, stop).slice(0, 2)])}</div></div>`,
    )
    .join('');
};

/** One heading over all pickups, one over all deliveries. */
const sections: Layout = (sheet) => {
  const { load, words, chance } = sheet;
  const asTable = chance.often(0.5);
  return (['pickup', 'delivery'] as const)
    .map((role) => {
      const own = load.stops.filter((stop) => stop.role === role);
      const heading = `<h3>${esc(own.length > 1 || chance.often(0.5) ? (role === 'pickup' ? words.pickups : words.deliveries) : role === 'pickup' ? words.pickup : words.delivery)}</h3>`;
      if (asTable)
        return `${heading}<table class="${chance.pick(['grid', 'plain'])}" style="width:100%"><tr><th>Location</th><th>${esc(words.dateKey)}</th><th>Contact</th></tr>${own.map((stop) => `<tr><td>${lines(addressLines(sheet, stop))}</td><td>${esc(words.when(stop))}</td><td>${esc(stop.contact)}</td></tr>`).join('')}</table>`;
      return (
        heading +
        own
          .map(
            (stop, index) =>
              `<section>${lines([...(own.length > 1 && chance.often(0.4) ? [`${index + 1}.`] : []), ...addressLines(sheet, stop), `${words.dateKey}: ${words.when(stop)}`, ...particulars(sheet, stop).slice(0, 2)])}</section>`,
          )
          .join('')
      );
    })
    .join('');
};

/** One line a stop, as dispatch systems print it. */
const rows: Layout = (sheet) => {
  const { load, words, chance } = sheet;
  const mono = chance.often(0.6);
  const heads = chance.often(0.5)
    ? '<div style="white-space:pre">     Type      Date      Company / Location</div>'
    : '';
  const body = load.stops.map((stop, index) => {
    const parts = chance.pick([
      [words.label(stop, index, load.stops), words.when(stop), stop.name, place(sheet, stop)],
    ]);
    return mono
      ? `<div style="white-space:pre;font-family:DejaVu Sans Mono">${esc(parts.map((part, at) => part.padEnd([14, 26, 30, 0][at]!)).join('  '))}</div>`
      : `<div style="display:flex">${parts.map((part, at) => `<span style="width:${[18, 27, 29, 26][at]}%">${esc(part)}</span>`).join('')}</div>`;
  });
  return heads + body.join(chance.often(0.5) ? '<div style="height:8px"></div>' : '');
};

/** Cards with a head and a small grid of keys over values. */
const cards: Layout = (sheet) => {
  const { load, words, chance } = sheet;
  const over = (key: string, value: string) =>
    `<div style="margin-right:24px"><div style="font-size:75%;color:#555">${esc(key)}</div><div>${esc(value)}</div></div>`;
  return load.stops
    .map(
      (stop, index) =>
        `<div style="border:1px solid #999;padding:8px 12px;margin-bottom:10px"><div style="display:flex;justify-content:space-between"><b>${esc(words.label(stop, index, load.stops))}</b><span>${esc(words.when(stop))}</span></div>${lines(addressLines(sheet, stop))}<div style="display:flex;margin-top:6px">${over('Contact', stop.contact)}${over('Phone', stop.phone)}${stop.references[0] ? over('Reference', stop.references[0]) : ''}${chance.often(0.5) ? over('Weight', `${load.weight} lbs`) : ''}</div></div>`,
    )
    .join('');
};

export const LAYOUTS: Readonly<Record<string, Layout>> = {
  stacked,
  inline,
  keyValue,
  tableCell,
  tableColumns,
  sideBySide,
  transposed,
  bars,
  timeline,
  windows,
  sections,
  rows,
  cards,
};

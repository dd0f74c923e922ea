import type { LoadStop } from './load';
import { esc, stacked, type Layout } from './layouts';

/** Layouts that few brokers use: letters, codes for the stops, dates apart from the addresses, stops that run over a page. */

const lines = (parts: readonly string[]): string =>
  parts
    .filter(Boolean)
    .map((part) => `<div>${esc(part)}</div>`)
    .join('');

const letter: Layout = ({ load, words, chance }) => {
  const verb = (stop: LoadStop) =>
    stop.role === 'pickup'
      ? chance.pick(['pick up the freight at', 'load at', 'pick up at'])
      : chance.pick(['deliver to', 'unload at', 'deliver the load to']);
  const clauses = load.stops.map(
    (stop) =>
      `${verb(stop)} ${stop.name}, ${stop.street}, ${stop.city}, ${stop.state} ${stop.zip} on ${words.date(stop.date)} at ${words.time(stop.from)}`,
  );
  return `<p>Dear ${esc(load.driver)},</p><p>${esc(`This confirms that you will ${clauses.slice(0, -1).join(', then ')} and finally ${clauses.at(-1)}. The agreed rate is $${(load.rateCents / 100).toFixed(2)}, all inclusive.`)}</p>`;
};

/** Dates only in a strip above, one of each role. */
const datesApart: Layout = (sheet) => {
  const { load, words, chance } = sheet;
  if (load.stops.length !== 2) return stacked(sheet);
  const [first, last] = load.stops as [LoadStop, LoadStop];
  const keys = chance.pick([
    ['Pickup Date', 'Delivery Date'],
    ['PU Date', 'Del Date'],
    ['Ship date', 'Delivery date'],
    ['Pickup Appt', 'Delivery Appt'],
  ]);
  return `<div style="display:flex"><div style="width:40%">${keys[0]}: ${esc(words.when(first))}</div><div>${keys[1]}: ${esc(words.when(last))}</div></div><div style="height:14px"></div>${load.stops.map((stop, index) => `<section><b>${esc(words.label(stop, index, load.stops))}</b>${lines([stop.name, stop.street, words.cityLine(stop), `Phone: ${stop.phone}`])}</section>`).join('')}`;
};

/** Attention lines, location codes, the country and the code each on a line of its own. */
const longAddress: Layout = ({ load, words, chance }) => {
  const country = chance.often(0.5);
  const zipBelow = chance.often(0.3);
  return load.stops
    .map((stop, index) => {
      const where = zipBelow ? [`${stop.city}, ${stop.state}`, stop.zip] : [words.cityLine(stop)];
      return `<section><b>${esc(words.label(stop, index, load.stops))}</b>${lines([stop.name, chance.often(0.4) ? `Attn: ${stop.contact}` : '', chance.often(0.3) ? `Location ID: ${chance.whole(1000, 99_999)}` : '', stop.street, stop.suite, ...where, country ? (stop.country === 'CA' ? 'CANADA' : 'USA') : '', `Tel ${stop.phone}`, `${words.dateKey} ${words.when(stop)}`])}</section>`;
    })
    .join('');
};

/** The role at the end of the row. */
const roleLast: Layout = ({ load, words, chance }) =>
  `<table class="${chance.pick(['grid', 'plain'])}"><tr><th>Date</th><th>Name</th><th>City</th><th>State</th><th>Zip</th><th>Activity</th></tr>${load.stops
    .map(
      (stop) =>
        `<tr><td>${esc(words.when(stop))}</td><td>${esc(stop.name)}</td><td>${esc(stop.city)}</td><td>${stop.state}</td><td>${stop.zip}</td><td>${esc(stop.role === 'pickup' ? words.pickup : words.delivery)}</td></tr>`,
    )
    .join('')}</table>`;

/** So much about each stop that it runs over pages. */
const overPages: Layout = ({ load, words, chance }) =>
  load.stops
    .map((stop, index) => {
      const goods = Array.from(
        { length: chance.whole(4, 14) },
        (_, row) =>
          `<tr><td>${row + 1}</td><td>${chance.whole(10_000, 99_999)}</td><td>${esc(load.commodity)}</td><td>${chance.whole(1, 26)} PLT</td><td>${chance.whole(100, 9000)} lbs</td></tr>`,
      ).join('');
      return `<div class="bar">${esc(words.label(stop, index, load.stops))}</div><div style="display:flex"><div style="width:60%">${lines([stop.name, stop.street, words.cityLine(stop)])}</div><div>${lines([`${words.dateKey}: ${words.when(stop)}`, `Contact: ${stop.contact}`])}</div></div><table class="grid"><tr><th>#</th><th>PO</th><th>Item</th><th>Qty</th><th>Weight</th></tr>${goods}</table>`;
    })
    .join('');

/** P1, P2, D1 in a narrow column. */
const codes: Layout = ({ load, words, chance }) => {
  const letters = chance.pick([
    ['P', 'D'],
    ['PU', 'DEL'],
    ['PICK', 'DROP'],
    ['S', 'C'],
  ]);
  return load.stops
    .map((stop, index) => {
      const nth = load.stops.slice(0, index + 1).filter((other) => other.role === stop.role).length;
      return `<div style="display:flex;margin-bottom:10px"><b style="width:12%">${letters[stop.role === 'pickup' ? 0 : 1]}${chance.often(0.5) ? '-' : ''}${nth}</b><div style="width:50%">${lines([stop.name, stop.street, words.cityLine(stop)])}</div><div>${lines([words.when(stop), stop.references[0] ? `Ref ${stop.references[0]}` : ''])}</div></div>`;
    })
    .join('');
};

export const RARE_LAYOUTS: Readonly<Record<string, Layout>> = {
  letter,
  datesApart,
  longAddress,
  roleLast,
  overPages,
  codes,
};

import { esc, LAYOUTS, type Sheet } from './layouts';
import { BROKER_LAYOUTS, officesOf } from './layouts-brokers';
import { HOUSE_LAYOUTS } from './layouts-houses';
import { RARE_LAYOUTS } from './layouts-rare';
import { addDays, type Party } from './load';
import { drawWording } from './wording';
import type { Chance } from './random';
import { drawLoad } from './load';

/** A whole document: the stops in their layout, and around them what else brokers print. */
export interface Drawn {
  html: string;
  truth: Record<string, unknown>;
  layout: string;
  /** What is at the foot of every page; '' for none. */
  footer: string;
}

/** Families of layouts that can be asked for by name. */
export const FAMILIES: Readonly<Record<string, typeof LAYOUTS>> = {
  common: LAYOUTS,
  rare: RARE_LAYOUTS,
  brokers: BROKER_LAYOUTS,
  houses: HOUSE_LAYOUTS,
};

const money = (cents: number): string =>
  `$${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;

const partyLines = (sheet: Sheet, party: Party): string =>
  [
    party.name,
    party.street,
    sheet.chance.often(0.5) ? `${party.city}, ${party.state} ${party.zip}` : sheet.words.cityLine(party),
    `${sheet.chance.pick(['Phone', 'Tel', 'Ph'])}: ${party.phone}`,
  ]
    .map((line) => `<div>${esc(line)}</div>`)
    .join('');

function letterhead(sheet: Sheet): string {
  const { chance, load, words } = sheet;
  const title = chance.pick([
    'Rate Confirmation',
    'Load Confirmation',
    'Carrier Rate & Load Confirmation',
    'Load Tender',
    'Carrier Load Sheet',
    'Dispatch Confirmation',
    'Confirmation de transport',
    'RATE AND LOAD AGREEMENT',
    'Truckload Rate Confirmation',
  ]);
  const number = `${chance.pick(['Load #', 'Load Number:', 'Order #:', 'Pro #', 'Shipment ID:', 'Confirmation #', 'Trip #'])} ${load.number}`;
  const issued = `${chance.pick(['Date:', 'Printed', 'Issued:', 'Booked on', 'Created', 'Sent', 'Date issued:', 'Effective date:'])} ${words.dateFormat === 'noyear' && chance.often(0.75) ? `${words.date(load.issued)}/${load.issued.slice(0, 4)}` : words.date(load.issued)}`;
  const party = `<div style="font-size:90%">${partyLines(sheet, load.broker)}</div>`;
  return chance.pick([
    `<div style="display:flex;justify-content:space-between">${party}<div><h2>${title}</h2><div>${esc(number)}</div><div>${esc(issued)}</div></div></div>`,
    `<h2 style="text-align:center">${esc(load.broker.name)}</h2><div style="text-align:center;font-size:85%">${esc(`${load.broker.street} • ${load.broker.city}, ${load.broker.state} ${load.broker.zip} • ${load.broker.phone}`)}</div><h3>${title}</h3><div>${esc(number)} &nbsp;&nbsp; ${esc(issued)}</div>`,
    `<h2>${title} ${esc(load.number)}</h2>${party}<div>${esc(issued)}</div>`,
  ]);
}

function carrierBox(sheet: Sheet): string {
  const { chance, load } = sheet;
  const shapes = [
    `<div><b>${chance.pick(['Carrier', 'Carrier:', 'CARRIER INFORMATION', 'Motor Carrier', 'Contract Carrier:'])}</b>${partyLines(sheet, load.carrier)}<div>MC# ${chance.whole(100_000, 999_999)} &nbsp; DOT ${chance.whole(1_000_000, 3_999_999)}</div></div>`,
    `<div>Carrier: ${esc(load.carrier.name)} &nbsp; Driver: ${esc(load.driver)} &nbsp; Truck: ${chance.whole(10, 999)} &nbsp; Trailer: ${chance.whole(1000, 99_999)}</div>`,
    `<div>Carrier: ${esc(`${load.carrier.name}, ${load.carrier.street}, ${load.carrier.city}, ${load.carrier.state} ${load.carrier.zip}`)}</div>`,
    `<div style="display:flex"><div style="width:50%"><b>Bill To</b>${partyLines(sheet, load.broker)}</div><div style="width:50%"><b>Carrier</b>${partyLines(sheet, load.carrier)}</div></div>`,
  ];
  return chance.pick(shapes);
}

const equipment = ({ chance, load }: Sheet): string =>
  `<div>Equipment: ${chance.pick(["53' Dry Van", 'Reefer -10 F', "48' Flatbed", 'Power only', 'Van 53 ft'])} &nbsp; Weight: ${load.weight} lbs &nbsp; Miles: ${load.miles.toLocaleString('en-US')} &nbsp; Commodity: ${esc(load.commodity)}</div>`;

function charges({ chance, load }: Sheet): string {
  const rows: [string, string][] = [
    ['Line haul', money(load.rateCents - 15_000)],
    [
      chance.pick(['Fuel surcharge', 'Stop-off charge', 'Pickup fee', 'Delivery charge', 'Detention']),
      '$75.00',
    ],
    [chance.pick(['Stop off 75.00 x 1', 'Lumper', 'Drop fee']), '$75.00'],
    [chance.pick(['Total', 'Total Carrier Pay', 'Total Rate', 'Agreed Amount']), money(load.rateCents)],
  ];
  return `<h3>${chance.pick(['Charges', 'Rate', 'Payment', 'Carrier Pay'])}</h3><table class="${chance.pick(['grid', 'plain'])}">${rows.map(([key, value]) => `<tr><td>${key}</td><td>${value}</td></tr>`).join('')}</table>`;
}

function payment(sheet: Sheet): string {
  const { chance, load } = sheet;
  const shapes = [
    `<div><b>${chance.pick(['Remit To', 'Send invoices to:', 'Mail invoices and POD to', 'Bill To:', 'Remittance address', 'Invoice to', 'Send original paperwork to:', 'Payment address', 'Factoring company:', 'Facturer à :', 'Enviar factura a:'])}</b>${partyLines(sheet, load.payee)}</div>`,
    `<p>${esc(`Send invoice with signed BOL to ${load.payee.name}, ${load.payee.street}, ${load.payee.city}, ${load.payee.state} ${load.payee.zip} or billing@example.com.`)}</p>`,
    `<p>QuickPay: mail to ${esc(`${load.payee.street}, ${load.payee.city}, ${load.payee.state} ${load.payee.zip}`)} (fee 3%).</p>`,
  ];
  const customs = chance.often(0.3)
    ? `<div><b>${chance.pick(['Customs Broker', 'Customs Broker:', 'Cross-border: customs broker', 'Notify Party'])}</b>${partyLines(sheet, load.customs)}</div>`
    : '';
  return chance.pick(shapes) + customs;
}

function terms({ chance, load, words }: Sheet): string {
  const clauses = chance.shuffled([
    'Carrier shall pick up and deliver the freight on the dates and at the times stated above. Late pickup or late delivery is subject to a fee of $150.00 per occurrence.',
    'Shipper load and count. Driver must be present at loading and unloading and count all pieces.',
    'Detention begins two hours after the appointment time at shipper or receiver and is paid at $50.00 per hour with prior approval.',
    `Rates are valid until ${words.date(addDays(load.issued, 30))}. This agreement supersedes the one of ${words.date(addDays(load.issued, -200))}.`,
    'Carrier may not double broker this load. Any dispute is heard in the courts of Cook County, Chicago, IL.',
    'Deliver all paperwork within 48 hours. Pickup numbers are given at the dock only.',
    'Consignee must sign the bill of lading. Origin and destination seals must be intact.',
    `Claims: ${load.broker.name}, ${load.broker.city}, ${load.broker.state} ${load.broker.zip}, within 9 months of delivery.`,
  ]);
  return `<h3>${chance.pick(['Terms', 'Terms and Conditions', 'Notes', 'Special Instructions'])}</h3>${clauses
    .slice(0, chance.whole(1, 6))
    .map((clause) => `<p>${esc(clause)}</p>`)
    .join('')}`;
}

const signature = ({ chance, words, load }: Sheet): string =>
  chance.pick([
    '<div style="margin-top:24px">Signature: ______________________ &nbsp; Date: ____________</div>',
    `<div style="margin-top:24px">Accepted by: ${esc(load.driver)} &nbsp; Date: ${esc(words.date(addDays(load.issued, 1)))}</div>`,
    '',
  ]);

function summary({ chance, load, words, without }: Sheet): string {
  const first = load.stops[0]!;
  const last = load.stops.at(-1)!;
  if (without.has('zip')) return '';
  return chance.pick([
    '',
    '',
    '',
    `<div>${esc(`${first.city}, ${first.state} to ${last.city}, ${last.state}`)} &nbsp; ${load.miles} miles</div>`,
    `<div>Lane: ${esc(`${first.city}, ${first.state} - ${last.city}, ${last.state}`)}</div>`,
    `<div>Stops: ${load.stops.length} &nbsp; Pickup date: ${esc(words.date(first.date))}</div>`,
    `<div>Origin: ${esc(`${first.city}, ${first.state}`)} &nbsp;&nbsp;&nbsp; Destination: ${esc(`${last.city}, ${last.state}`)}</div>`,
  ]);
}

/** @param family only layouts of this family; by default all of them, the common ones more often */
export function drawDocument(chance: Chance, id: string, family?: string): Drawn {
  const load = drawLoad(chance);
  const words = drawWording(chance);
  const name =
    family ??
    chance.pick([
      'common',
      'common',
      'common',
      'common',
      'rare',
      'brokers',
      'brokers',
      'brokers',
      'houses',
      'houses',
    ]);
  const layouts = FAMILIES[name];
  if (!layouts) throw new Error(`no such family: ${name} (${Object.keys(FAMILIES).join(', ')})`);
  const layout = chance.pick(Object.keys(layouts));
  const without: Sheet['without'] = new Set(name === 'common' && chance.often(0.06) ? ['zip'] : []);
  const sheet: Sheet = { load, words, chance, without };
  if (layout === 'sections')
    load.stops.sort((a, b) => (a.role === b.role ? 0 : a.role === 'pickup' ? -1 : 1));
  load.stops.forEach((stop, index) => {
    if (layout === 'sections' && index > 0 && stop.date < load.stops[index - 1]!.date)
      stop.date = load.stops[index - 1]!.date;
  });
  const stops = layouts[layout]!(sheet);
  const around = [carrierBox(sheet), equipment(sheet)];
  const before = chance.often(0.7) ? around.slice(0, chance.whole(1, 2)) : [];
  const after = chance.shuffled([
    ...around.filter((part) => !before.includes(part)),
    charges(sheet),
    payment(sheet),
  ]);
  const early = chance.often(0.15) ? after.splice(0, 1) : [];
  const aside = chance.often(0.08);
  const body = `${letterhead(sheet)}<hr>${before.join('')}${early.join('')}${summary(sheet)}<div style="margin:14px 0">${stops}</div>`;
  const rest = `${after.join('')}${terms(sheet)}${signature(sheet)}`;
  const font = chance.pick([
    'DejaVu Sans',
    'DejaVu Sans',
    'DejaVu Serif',
    'DejaVu Sans Condensed',
    'Open Sans',
    'DejaVu Sans Mono',
  ]);
  const size = font === 'DejaVu Sans Mono' ? chance.pick([10, 11]) : chance.pick([10, 11, 12, 13]);
  const html = `<!doctype html><meta charset="utf-8"><style>
    body{font:${size}px/1.35 "${font}",sans-serif;margin:0;color:#111} h2{font-size:160%;margin:6px 0} h3{font-size:115%;margin:12px 0 4px} p{margin:4px 0} section{margin-bottom:12px;${chance.often(0.7) ? 'break-inside:avoid' : ''}}
    table{border-collapse:collapse} td,th{text-align:left;vertical-align:top;padding:3px 14px 3px 4px} .grid td,.grid th{border:1px solid #444} .grid,.plain{width:100%} .kv td{padding:1px 12px 1px 0}
    .half{display:inline-block;vertical-align:top;width:47%;margin:0 2% 14px 0} .bar{background:#ddd;font-weight:bold;padding:3px 6px;margin:6px 0 3px} .dark{background:#223;color:#fff}
    ${chance.often(0.2) ? '.half,section,td{line-height:1.6}' : ''} tr{break-inside:avoid}
  </style><body>${aside ? `<div style="display:flex"><div style="width:72%">${body}</div><div style="width:26%;font-size:85%;margin-left:2%">${payment(sheet)}${charges(sheet)}</div></div>${terms(sheet)}` : body + rest}</body>`;
  return {
    html,
    layout,
    footer: chance.often(0.2) ? officesOf(sheet) : '',
    truth: {
      id,
      source: 'bench/extraction',
      layout,
      vocab: words.name,
      date_format: words.dateFormat,
      load_number: load.number,
      rate_cents: load.rateCents,
      details: detailsIn(html, load),
      stops: load.stops.map(({ role, name, street, city, state, zip, country, date, from }, index) => ({
        seq: index + 1,
        role,
        name,
        street,
        city,
        state,
        zip: without.has('zip') ? null : zip,
        country,
        date,
        minutes: from,
      })),
    },
  };
}

/** What the paper says of the whole load: only what is printed on it. */
function detailsIn(html: string, load: ReturnType<typeof drawLoad>): Record<string, string | null> {
  const printed = /Equipment: (.*?) &nbsp;/.exec(html)?.[1];
  const is = (value: string) => (printed === undefined ? null : value);
  return {
    broker: load.broker.name,
    mc: null,
    equipment: printed ?? null,
    commodity: is(load.commodity),
    weight: is(`${load.weight.toLocaleString('en-US')} lb`),
    miles: is(`${load.miles.toLocaleString('en-US')} mi`),
  };
}

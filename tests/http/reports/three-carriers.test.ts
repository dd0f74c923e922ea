import ExcelJS from 'exceljs';
import JSZip from 'jszip';
import { describe, expect, it } from 'vitest';
import { startApp } from '../../factories/app';
import { recomputed } from '../../factories/formulas';
import { patientReader } from '../../factories/patient-reader';
import { giveRates } from '../../factories/quarter-records';
import { makeApiToken, signedIn } from '../../factories/signed-in';

/**
 * A quarter of three carriers, worked out by hand: with whole fractions here, by the articles of the agreement, and nothing of the
 * program. Every paper, file and call that shows the return is held against it.
 */
const app = await startApp({ env: { CLOCK_NOW: '2026-10-20T15:00:00Z' } });
const KEY = 20263;

/** An exact fraction of whole numbers. */
interface Fraction {
  over: bigint;
  under: bigint;
}
const fraction = (text: string): Fraction => {
  const [whole = '', part = ''] = text.split('.');
  return { over: BigInt(whole + part), under: 10n ** BigInt(part.length) };
};
const times = (a: Fraction, b: Fraction): Fraction => ({ over: a.over * b.over, under: a.under * b.under });
const divided = (a: Fraction, b: Fraction): Fraction => ({ over: a.over * b.under, under: a.under * b.over });
const plus = (a: Fraction, b: Fraction): Fraction => ({
  over: a.over * b.under + b.over * a.under,
  under: a.under * b.under,
});
const sumOf = (all: readonly Fraction[]): Fraction => all.reduce(plus, fraction('0'));
/** Half away from zero, in units of 10 to the power of minus `places`. */
const rounded = ({ over, under }: Fraction, places = 0): bigint => {
  const scaled = 2n * over * 10n ** BigInt(places);
  return scaled < 0n ? -((under - scaled) / (2n * under)) : (scaled + under) / (2n * under);
};
const text = (value: bigint, places: number): string => {
  const digits = String(value < 0n ? -value : value).padStart(places + 1, '0');
  const at = digits.length - places;
  return `${value < 0n ? '-' : ''}${digits.slice(0, at)}${places > 0 ? `.${digits.slice(at)}` : ''}`;
};
const KM_PER_MILE = fraction('1.609344');
const LITERS_PER_GALLON = fraction('3.785411784');

interface Drive {
  unit: string;
  date: string;
  unitOfDistance?: 'km' | 'mi';
  odometer: string;
  /** Distance by jurisdiction in the order of driving, with its exempt part. */
  states: [code: string, distance: string, exempt?: string][];
}

interface Fill {
  unit: string;
  date: string;
  state: string;
  city: string;
  quantity: string;
  /** What the carrier measures in where left out. */
  volume?: 'L' | 'gal';
  /** Drawn from the tank: so much of it is not tax-paid. */
  untaxed?: string;
}

interface Carrier {
  base: string;
  isMetric: boolean;
  units: Record<string, string>;
  /** In the currency and unit of the base: [fuel, jurisdiction, rate]. */
  rates: [fuel: string, code: string, rate: string][];
  drives: Drive[];
  fills: Fill[];
  /** Bulk deliveries in their order. */
  deliveries?: readonly { date: string; quantity: string; taxPaid: boolean }[];
}

interface Line {
  total: string;
  taxable: string;
  fuel: string;
  paid: string;
  net: string;
  tax: string;
}

interface ByHand {
  lines: Record<string, Line>;
  averages: Record<string, string>;
  tax: string;
}

/** Articles R1000 and P510: whole distance and fuel, an average of two decimals a fuel, cents half away from zero. */
function byHand({ isMetric, units, rates, drives, fills }: Carrier): ByHand {
  const lines: ByHand['lines'] = {};
  const averages: ByHand['averages'] = {};
  let tax = 0n;
  for (const fuel of new Set(Object.values(units))) {
    const own = (unit: string) => units[unit] === fuel;
    const distance = (drive: Drive, value: string) => {
      const isKm = (drive.unitOfDistance ?? (isMetric ? 'km' : 'mi')) === 'km';
      const written = fraction(value);
      if (isKm === isMetric) return written;
      return isKm ? divided(written, KM_PER_MILE) : times(written, KM_PER_MILE);
    };
    const volume = (fill: Fill, value: string) => {
      const isLiters = (fill.volume ?? (isMetric ? 'L' : 'gal')) === 'L';
      const written = fraction(value);
      if (isLiters === isMetric) return written;
      return isLiters ? divided(written, LITERS_PER_GALLON) : times(written, LITERS_PER_GALLON);
    };
    const minus = ({ over, under }: Fraction): Fraction => ({ over: -over, under });
    const legs = drives
      .filter(({ unit }) => own(unit))
      .flatMap((drive) =>
        drive.states.map(([code, all, exempt = '0']) => ({
          code,
          all: distance(drive, all),
          taxable: plus(distance(drive, all), minus(distance(drive, exempt))),
        })),
      );
    const taken = fills.filter(({ unit }) => own(unit));
    const codes = [...new Set([...legs.map(({ code }) => code), ...taken.map(({ state }) => state)])];
    const of = (code: string) => legs.filter((leg) => leg.code === code);
    const totals = new Map(codes.map((code) => [code, rounded(sumOf(of(code).map(({ all }) => all)))]));
    const whole = [...totals.values()].reduce((sum, value) => sum + value, 0n);
    const used = rounded(sumOf(taken.map((fill) => volume(fill, fill.quantity))));
    const average = rounded({ over: whole, under: used }, 2);
    averages[fuel] = text(average, 2);
    for (const code of codes) {
      const taxable = rounded(sumOf(of(code).map((leg) => leg.taxable)));
      const burned = rounded({ over: taxable * 100n, under: average });
      const paid = rounded(
        sumOf(
          taken
            .filter(({ state }) => state === code)
            .map((fill) => plus(volume(fill, fill.quantity), minus(volume(fill, fill.untaxed ?? '0')))),
        ),
      );
      const rate = rates.find(([type, place]) => type === fuel && place === code)?.[2] ?? '';
      const cents = rounded(times({ over: burned - paid, under: 1n }, fraction(rate)), 2);
      tax += cents;
      lines[`${fuel} ${code}`] = {
        total: String(totals.get(code)),
        taxable: String(taxable),
        fuel: String(burned),
        paid: String(paid),
        net: String(burned - paid),
        tax: text(cents, 2),
      };
    }
  }
  return { lines, averages, tax: text(tax, 2) };
}

const plain = (html: string): string =>
  html
    .replace(/<script.*?<\/script>/gs, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('\u2212', '-')
    .replace(/\s+/g, ' ');

async function recorded(carrier: Carrier) {
  const signed = await signedIn(app, { baseJurisdiction: carrier.base, planPackageId: 'ic_advanced' });
  const me = { ...signed, bearer: { Authorization: `Bearer ${await makeApiToken(signed.db, signed)}` } };
  await me.db.carrier.update({
    where: { id: me.carrierId },
    data: { units: carrier.isMetric ? 'metric' : 'us' },
  });
  await giveRates(
    me.scope,
    KEY,
    carrier.rates.map(([fuel, jurisdiction, rate]) => ({
      jurisdiction,
      fuel,
      // What is not in the base's currency is another figure, so that a mistake shows.
      rate: carrier.isMetric ? '0.9999' : rate,
      cad: carrier.isMetric ? rate : '0.7777',
    })),
  );
  const call = async (method: string, path: string, body?: unknown) => {
    const response = await fetch(`${app.origin}/mileage/api${path}`, {
      method,
      headers: { ...me.bearer, 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const answer = (await response.json()) as { data: Record<string, never> };
    expect(response.ok, `${method} ${path}: ${JSON.stringify(answer)}`).toBe(true);
    return answer.data;
  };
  const idOf = new Map<string, number>();
  for (const [unit, fuel] of Object.entries(carrier.units)) {
    const made = await call('POST', '/equipment', { unit, fuel_type: fuel, axles: 5 });
    idOf.set(unit, made['id'] as unknown as number);
  }
  for (const { unit, date, unitOfDistance, odometer, states } of carrier.drives) {
    let at = fraction(odometer);
    const entered = states.map(([state, distance]) => {
      const line = { state, odometer: Number(text(rounded(at, 1), 1)) };
      at = plus(at, fraction(distance));
      return line;
    });
    await call('POST', '/trip', {
      equipment_id: idOf.get(unit),
      date,
      ...(unitOfDistance ? { distance_unit: unitOfDistance } : {}),
      state_lines: entered,
      odometer_end: Number(text(rounded(at, 1), 1)),
      state_mileages: states.flatMap(([state, distance, exempt]) =>
        exempt
          ? [{ state, distance: Number(distance), exempt_distance: Number(exempt), exempt_reason: 'Permit' }]
          : [],
      ),
    });
  }
  let tank: number | undefined;
  if (carrier.deliveries) {
    // Without a unit: the carrier's.
    const made = await call('POST', '/bulk-tanks', { name: 'Yard', capacity: '20000', state: carrier.base });
    tank = made['id'] as unknown as number;
    expect(made['unit']).toBe(carrier.isMetric ? 'litre' : 'gallon');
    for (const { date, quantity, taxPaid } of carrier.deliveries)
      await call('POST', `/bulk-tanks/${tank}/entries`, {
        kind: 'delivery',
        date,
        quantity,
        supplier: 'Plains',
        tax_paid: taxPaid,
      });
  }
  for (const { unit, date, state, city, quantity, volume, untaxed } of carrier.fills) {
    const made = await call('POST', '/fuel', {
      equipment_id: idOf.get(unit),
      date,
      state,
      city,
      fuel_units: quantity,
      fuel_type: carrier.units[unit],
      seller: 'Husky',
      ...(volume ? { volume_unit: volume } : {}),
      ...(untaxed ? { tank_id: tank } : {}),
    });
    expect(made).toMatchObject({
      fuel_units: quantity,
      volume_unit: volume ?? (carrier.isMetric ? 'L' : 'gal'),
    });
    if (untaxed) expect(made['untaxed_units']).toBe(untaxed);
  }
  return { me, call };
}

const download = async (me: { bearer: Record<string, string> }, type: string) => {
  const response = await fetch(`${app.origin}/mileage/api/reports?type=${type}&q=${KEY}`, {
    headers: me.bearer,
  });
  expect(response.status).toBe(200);
  return new Uint8Array(await response.arrayBuffer());
};

// 1539 + 312 + 751 = 2602 km, 412.5 + 205.7 + 227.125 + 350.4 = 1196 L, 2.18; ON 706 - 713, QC 143 - 206, NY 289 - 227: -1.00 - 12.73 + 8.53
const ONTARIO: Carrier = {
  base: 'ON',
  isMetric: true,
  units: { '7': 'special_diesel' },
  rates: [
    ['special_diesel', 'ON', '0.1430'],
    ['special_diesel', 'QC', '0.2020'],
    ['special_diesel', 'NY', '0.1375'],
  ],
  drives: [
    {
      unit: '7',
      date: '2026-07-06',
      odometer: '100000',
      states: [
        ['ON', '500.4'],
        ['QC', '311.9'],
      ],
    },
    {
      unit: '7',
      date: '2026-08-10',
      odometer: '100812.3',
      states: [
        ['ON', '387.7'],
        ['NY', '750.6', '120.4'],
      ],
    },
    { unit: '7', date: '2026-09-15', odometer: '101950.6', states: [['ON', '650.6']] },
  ],
  deliveries: [
    { date: '2026-08-01', quantity: '300', taxPaid: true },
    { date: '2026-08-02', quantity: '5000', taxPaid: false },
  ],
  fills: [
    { unit: '7', date: '2026-07-06', state: 'ON', city: 'Toronto', quantity: '412.5' },
    { unit: '7', date: '2026-07-07', state: 'QC', city: 'Montreal', quantity: '205.7' },
    { unit: '7', date: '2026-08-10', state: 'NY', city: 'Buffalo', quantity: '60', volume: 'gal' },
    { unit: '7', date: '2026-08-11', state: 'ON', city: '', quantity: '350.4', untaxed: '50.4' },
  ],
};

// 812 + 302 + 156 + 187 = 1457 mi, 306.42 = 306 gal, 4.76; TX 171 - 121, OK 55, ND 33 - 80, MB 39 - 106: 10.00 + 10.45 - 10.81 - 22.88
const TEXAS: Carrier = {
  base: 'TX',
  isMetric: false,
  units: { '12': 'special_diesel' },
  rates: [
    ['special_diesel', 'TX', '0.2000'],
    ['special_diesel', 'OK', '0.1900'],
    ['special_diesel', 'ND', '0.2300'],
    ['special_diesel', 'MB', '0.3415'],
  ],
  drives: [
    {
      unit: '12',
      date: '2026-07-06',
      odometer: '50000',
      states: [
        ['TX', '812.3'],
        ['OK', '301.9', '40.5'],
      ],
    },
    // Written in kilometers of the other side of the border: 155.59 and 186.72 miles.
    {
      unit: '12',
      date: '2026-08-10',
      unitOfDistance: 'km',
      odometer: '90000',
      states: [
        ['ND', '250.4'],
        ['MB', '300.5'],
      ],
    },
  ],
  fills: [
    { unit: '12', date: '2026-07-06', state: 'TX', city: 'Dallas', quantity: '120.5' },
    { unit: '12', date: '2026-08-10', state: 'MB', city: 'Winnipeg', quantity: '400', volume: 'L' },
    { unit: '12', date: '2026-08-10', state: 'ND', city: 'Fargo', quantity: '80.25' },
  ],
};

// Diesel 2.53: AB 400 - 500, SK 166 - 150, MT 79: -13.00 + 2.40 + 8.37; gasoline 2.54: AB 119 - 120, MT 39 - 38: -.13 + .11;
// propane 2.10: AB 120 - 131, SK 71 - 60: -1.03 + .99
const ALBERTA: Carrier = {
  base: 'AB',
  isMetric: true,
  units: { D: 'special_diesel', G: 'gasoline', P: 'propane' },
  rates: [
    ['special_diesel', 'AB', '0.1300'],
    ['special_diesel', 'SK', '0.1500'],
    ['special_diesel', 'MT', '0.1060'],
    ['gasoline', 'AB', '0.1300'],
    ['gasoline', 'MT', '0.1145'],
    ['propane', 'AB', '0.0940'],
    ['propane', 'SK', '0.0900'],
  ],
  drives: [
    {
      unit: 'D',
      date: '2026-07-06',
      odometer: '200000.1',
      states: [
        ['AB', '1000.3'],
        ['SK', '420.9'],
        ['MT', '210.2', '10.7'],
      ],
    },
    { unit: 'D', date: '2026-09-01', odometer: '201631.5', states: [['AB', '12.3']] },
    {
      unit: 'G',
      date: '2026-08-10',
      odometer: '30000',
      states: [
        ['AB', '300.5'],
        ['MT', '99.5'],
      ],
    },
    {
      unit: 'P',
      date: '2026-08-12',
      odometer: '4000',
      states: [
        ['AB', '250.6'],
        ['SK', '149.9'],
      ],
    },
  ],
  fills: [
    { unit: 'D', date: '2026-07-06', state: 'AB', city: 'Calgary', quantity: '500.25' },
    { unit: 'D', date: '2026-07-07', state: 'SK', city: 'Regina', quantity: '150.4' },
    { unit: 'G', date: '2026-08-10', state: 'AB', city: 'Calgary', quantity: '120.3' },
    { unit: 'G', date: '2026-08-10', state: 'MT', city: 'Shelby', quantity: '10', volume: 'gal' },
    { unit: 'P', date: '2026-08-12', state: 'AB', city: 'Calgary', quantity: '130.7' },
    { unit: 'P', date: '2026-08-12', state: 'SK', city: 'Regina', quantity: '60.2' },
  ],
};

const NAMES: Record<string, string> = {
  ON: 'Ontario',
  QC: 'Quebec',
  NY: 'New York',
  TX: 'Texas',
  OK: 'Oklahoma',
  ND: 'North Dakota',
  MB: 'Manitoba',
  AB: 'Alberta',
  SK: 'Saskatchewan',
  MT: 'Montana',
};

/** Words of a page or a paper without symbols and groups of thousands. */
const figuresOf = (words: string): string =>
  words
    .replace(/C?\$ ?/g, '')
    .replace(/(\d),(?=\d{3})/g, '$1')
    .replaceAll('\u2212', '-')
    .replace(/\s+/g, ' ');

const cellsOf = (csv: string): string[][] =>
  csv
    .trim()
    .split(/\r?\n/)
    .map((line) => line.split(','));

type Recorded = Awaited<ReturnType<typeof recorded>>;

/** Has everything of the carrier put together, and downloads it. */
async function archiveOf({ me }: Recorded): Promise<Uint8Array> {
  await me.visitor.post('/mileage/account/data', { intent: 'export' });
  for (;;) {
    const { html } = await me.visitor.get('/mileage/account/data');
    const address = /href="(\/mileage\/account\/data\/[0-9a-f-]+\.zip)"/.exec(html)?.[1];
    if (address) {
      const answer = await fetch(`${app.origin}${address}`, {
        headers: { Cookie: `${me.cookie.name}=${me.cookie.value}` },
      });
      return new Uint8Array(await answer.arrayBuffer());
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** The lines as the API tells them. */
async function reported(call: Recorded['call']): Promise<ByHand> {
  const answer = (await call('GET', `/reports?q=${KEY}`)) as unknown as {
    fuel_type: string;
    consumption: string;
    data: Record<string, string | number>[];
  }[];
  const lines = answer.flatMap(({ fuel_type: fuel, data }) =>
    data.map((row): [string, Line] => [
      `${fuel} ${row['state']}`,
      {
        total: String(row['miles']),
        taxable: String(row['taxable_miles']),
        fuel: String(row['fuel_consumed']),
        paid: String(row['fuel_purchased']),
        net: String(row['fuel_taxable']),
        tax: String(row['tax_amount']),
      },
    ]),
  );
  return {
    lines: Object.fromEntries(lines),
    averages: Object.fromEntries(answer.map(({ fuel_type: fuel, consumption }) => [fuel, consumption])),
    tax: text(
      lines.reduce((sum, [, { tax }]) => sum + BigInt(tax.replace('.', '')), 0n),
      2,
    ),
  };
}

describe.each([
  ['Ontario, with fills of two countries and a month from its own tank', ONTARIO, '-5.20'],
  ['Texas, with trips in kilometers and a fill in liters', TEXAS, '-13.24'],
  ['Alberta, with diesel, gasoline and propane', ALBERTA, '-2.29'],
] as const)('the quarter of a carrier of %s', (_name, carrier, tax) => {
  it('is what it comes to by hand in every paper, file and call, and in the archive that another carrier takes', async () => {
    const hand = byHand(carrier);
    expect(hand.tax).toBe(tax);
    const own = await recorded(carrier);
    const { me, call } = own;
    const rateOf = (fuel: string, code: string) =>
      carrier.rates.find(([type, place]) => type === fuel && place === code)?.[2] ?? '';
    const lines = Object.entries(hand.lines).map(([key, line]) => {
      const [fuel = '', code = ''] = key.split(' ');
      return { key, fuel, code, line, rate: rateOf(fuel, code), name: NAMES[code] ?? '' };
    });
    const total = String(lines.reduce((sum, { line }) => sum + BigInt(line.total), 0n));
    const [distance, units] = carrier.isMetric
      ? (['km', { distance_unit: 'km', fuel_unit: 'litre', currency: 'CAD' }] as const)
      : (['miles', { distance_unit: 'mi', fuel_unit: 'gallon', currency: 'USD' }] as const);

    expect(await reported(call)).toEqual(hand);

    const page = figuresOf(plain((await me.visitor.get(`/mileage/reports?q=${KEY}`)).html));
    const sheet = figuresOf(plain((await me.visitor.get(`/mileage/reports/sheet?q=${KEY}`)).html));
    const read = await patientReader().read(await download(me, 'pdf'), '2026-10-20');
    if (!read.ok) throw new Error(read.detail);
    const pdf = figuresOf(read.value.pages.flatMap(({ items }) => items.map((item) => item.text)).join(' '));
    const columns = `Total ${distance}`;
    for (const { code, name, rate, line, fuel } of lines) {
      const { total: all, taxable, fuel: burned, paid, net, tax: due } = line;
      expect(page).toContain(`${code} ${name} ${rate} ${all} ${taxable} ${burned} ${paid} ${net} ${due}`);
      expect(pdf).toContain(`${name} ${rate} ${all} ${taxable} ${burned} ${paid} ${net} ${due}`);
      expect(sheet).toContain(
        `${code} ${name} ${all} ${taxable} ${hand.averages[fuel]} ${burned} ${paid} ${net} ${rate} ${due}`,
      );
    }
    for (const words of [page, pdf]) expect(words).toContain(columns);

    const [head = [], ...rows] = cellsOf(new TextDecoder().decode(await download(me, 'csv')));
    const csv = rows.map((cells) => Object.fromEntries(head.map((column, at) => [column, cells[at]])));
    expect(csv).toHaveLength(lines.length);
    for (const { fuel, code, line, rate } of lines)
      expect(csv).toContainEqual(
        expect.objectContaining({
          fuel_type: fuel,
          jurisdiction: code,
          rate,
          total_distance: line.total,
          taxable_distance: line.taxable,
          taxable_fuel: line.fuel,
          tax_paid_fuel: line.paid,
          net_taxable_fuel: line.net,
          tax: line.tax,
          average: hand.averages[fuel],
          ...units,
        }),
      );

    const upload = (await me.visitor.get(`/mileage/reports/sheet.txt?q=${KEY}&format=csv`)).html;
    for (const { code, line, rate, fuel } of lines)
      expect(upload).toContain(
        carrier.base === 'TX'
          ? `\n${code},${line.total},${line.taxable},${line.paid}`
          : `,,${line.total},${line.taxable},${hand.averages[fuel]},${line.fuel},${line.paid},${line.net},${rate},${line.tax},`,
      );

    const book = new ExcelJS.Workbook();
    await book.xlsx.load((await download(me, 'excel')).buffer);
    const valueOf = recomputed(book);
    const inBook = book.worksheets.flatMap((worksheet) => {
      if (['Return', 'Trips', 'Fuel'].includes(worksheet.name)) return [];
      const found: string[] = [];
      worksheet.eachRow((row, at) => {
        if (row.getCell(3).text !== 'Tax') return;
        const cells = ['E', 'G', 'H', 'I', 'J', 'K'].map((column) =>
          Number(valueOf(worksheet.name, `${column}${at}`)),
        );
        const cents = Number(valueOf(worksheet.name, `L${at}`)).toFixed(2);
        found.push([row.getCell(1).text, ...cells, cents === '-0.00' ? '0.00' : cents].join(' '));
      });
      return found;
    });
    expect(inBook.sort()).toEqual(
      lines
        .map(({ code, rate, line }) =>
          [code, Number(rate), line.total, line.taxable, line.fuel, line.paid, line.net, line.tax].join(' '),
        )
        .sort(),
    );
    // The sheets of trips and fuel have what was written, in the unit of the carrier and of the purchase.
    const cellsIn = (name: string, column: number) => {
      const values: number[] = [];
      book.getWorksheet(name)?.eachRow((row, at) => {
        if (at > 1) values.push(Number(row.getCell(column).value));
      });
      return values;
    };
    if (carrier.isMetric)
      expect(cellsIn('Trips', 12)).toEqual(
        carrier.drives.flatMap(({ states }) => states.map(([, km]) => Number(km))),
      );
    expect(cellsIn('Fuel', 8)).toEqual(carrier.fills.map(({ quantity }) => Number(quantity)));

    const list = figuresOf(plain((await me.visitor.get(`/mileage/trips-fuel?quarter=${KEY}`)).html));
    expect(list).toContain(`Total IFTA ${carrier.isMetric ? 'Kilometers' : 'Miles'} ${total} `);

    const archive = await archiveOf(own);
    const zip = await JSZip.loadAsync(archive);
    const tableOf = async (table: string) =>
      JSON.parse((await zip.file(`json/${table}.json`)?.async('string')) ?? '[]') as Record<
        string,
        unknown
      >[];
    expect((await tableOf('fuel_purchase')).map(({ quantity }) => String(quantity))).toEqual(
      carrier.fills.map(({ quantity }) => quantity),
    );
    const written = (await tableOf('trip_jurisdiction')).flatMap(({ jurisdiction, tenthKilometers }) =>
      tenthKilometers === null ? [] : [`${String(jurisdiction)} ${JSON.stringify(tenthKilometers)}`],
    );
    expect(written.sort()).toEqual(
      carrier.drives
        .filter(({ unitOfDistance }) => (unitOfDistance ?? (carrier.isMetric ? 'km' : 'mi')) === 'km')
        .flatMap(({ states }) => states.map(([code, km]) => `${code} ${km.replace('.', '')}`))
        .sort(),
    );
    const other = await recorded({
      base: carrier.base,
      isMetric: carrier.isMetric,
      rates: carrier.rates,
      units: {},
      drives: [],
      fills: [],
    });
    const form = new FormData();
    form.set('file', new File([archive as BlobPart], 'records.zip'));
    const taken = await fetch(`${app.origin}/mileage/imports/archive`, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        Cookie: `${other.me.cookie.name}=${other.me.cookie.value}`,
        Origin: app.origin,
        'Sec-Fetch-Site': 'same-origin',
        Accept: 'text/html',
      },
      body: form,
    });
    expect(taken.status, await taken.text()).toBe(303);
    expect(await reported(other.call)).toEqual(hand);
  }, 240_000);
});

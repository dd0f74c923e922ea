import { describe, expect, it } from 'vitest';
import { isNeutralKey, labelOf } from '~/reading/labels';
import { at, cellOf, linesOfItems, recognized } from '../../factories/confirmation-pages';

/** The spellings of labels, and what looks like one. */

const said = (text: string, more = {}) => {
  const label = labelOf(cellOf(text, more));
  return (
    label &&
    [
      label.weak ? 'weak' : '',
      label.kind,
      label.emptyTrailer ? 'empty' : '',
      label.number ?? '',
      label.total ? `of ${label.total}` : '',
      label.last ? 'last' : '',
      text.slice(label.to).trim() && `| ${text.slice(label.to).trim()}`,
    ]
      .filter((part) => part !== '')
      .join(' ')
  );
};

describe('an empty trailer', () => {
  it.each([
    ['Stop 3 - Drop Empty Trailer', 'delivery empty 3'],
    ['STOP 3 OF 3: DROP EMPTY TRAILER', 'delivery empty 3 of 3'],
    ['#3 Drop off empty container', 'delivery empty 3'],
    ['3. Drop empty chassis at: Yard', 'delivery empty 3 | Yard'],
    ['12) Drop empty trailer', 'delivery empty 12'],
    ['Stop 10 of 12 - Drop empty trailer', 'delivery empty 10 of 12'],
    ['* Drop empty trailer', 'delivery empty'],
    ['Stop #3 (Drop empty trailer', 'delivery empty 3'],
    ['Will drop empty trailer', undefined],
    ['Drop empty trailers here', undefined],
    ['Stop A - Drop empty trailer', undefined],
    ['Drop empty trailer at the yard behind the mill: 5', 'delivery empty | at the yard behind the mill: 5'],
  ])('"%s": %s', (text, label) => {
    expect(said(text)).toBe(label);
  });
});

describe('a stop that continues', () => {
  it.each([
    'Delivery 2 (continued from page 1)',
    'Delivery 2 - continued',
    "Delivery 2 cont'd from page 1",
    'Delivery 2 contd',
    'Delivery 2 (cont)',
    'Delivery 2 (cont.)',
    'Delivery 2 cont. -',
    'Livraison 2 (suite de la page 1)',
    'Delivery (Continued)',
  ])('has begun before "%s"', (text) => {
    expect(said(text)).toBeUndefined();
  });

  it.each([
    'Delivery: Continental Foods',
    'Delivery: Mill (Suite 200)',
    'Delivery: Precont. Foods',
    'Pickup: 20 ft cont. at dock',
  ])('begins with "%s"', (text) => {
    expect(said(text)).toBeDefined();
  });
});

describe('words of which a role is only the beginning', () => {
  const WORDS = [
    'and',
    'or',
    'must',
    'requirement',
    'requirements',
    'instruction',
    'instructions',
    'note',
    'notes',
    'comment',
    'comments',
    'charge',
    'charges',
    'fee',
    'fees',
    'rate',
    'rates',
    'detail below',
    'details below',
    'bar',
    'bars',
    'lock',
    'locks',
    'strap',
    'straps',
    'document',
    'documents',
    'phone',
    'summary',
  ];
  it.each(WORDS)('%s', (word) => {
    // In capitals the words behind a role would be who is there.
    const text = `PICK-UP ${word.toUpperCase()} ABC`;
    expect([text, said(text)]).toEqual([text, undefined]);
    expect(said(`PICK-UP X${word.toUpperCase().replace(' ', '')} ABC`)).toBeDefined();
  });

  it.each([
    'PICK UP NOTES',
    'PICKUP NOTES',
    '* PICKUP NOTES',
    '- ORIGIN NOTES',
    'Pick/Drop #',
    'PICKS AND DROPS',
    'PICK AND DROP',
    'PICKS&DROPS',
    '* PICKS AND DROPS',
  ])('%s', (text) => {
    expect(said(text)).toBeUndefined();
  });

  it.each([
    'ACME PICKUP NOTES',
    'PICKUP MUSTANG FOODS',
    'PICKUP ORION FOODS',
    'PICKUP ANDERSON FOODS',
    'PICKUP BARSTOW MILL',
    'SHIPPER RATEL TOOLS',
  ])('not "%s"', (text) => {
    expect(said(text)?.startsWith('pickup') ?? text.startsWith('ACME')).toBe(true);
  });
});

describe('words that name a role in passing', () => {
  it.each([
    ['Pickup date 7', 'weak pickup | 7'],
    ['Pick up date', 'weak pickup'],
    ['Pick-up date', 'weak pickup'],
    ['PU date', 'weak pickup'],
    ['Pickup appt 0800', 'weak pickup | 0800'],
    ['Pickup appt. 0800', 'weak pickup | 0800'],
    ['PICKUP DATE MONDAY', 'weak pickup | MONDAY'],
    ['PICKUP DATES: MONDAY', 'weak pickup | MONDAY'],
    ['DELIVERY TIME: NOON', 'weak delivery | NOON'],
    ['PICKUP REFERENCE ABC', 'weak pickup | ABC'],
    ['PICKUP REFINERY', 'pickup | REFINERY'],
    ['PICKUP NORTH MILL', 'pickup | NORTH MILL'],
    ['Load dates 7', 'weak pickup | 7'],
    ['Pickup schedule', 'weak pickup'],
    ['Pickup no 8812', 'weak pickup | 8812'],
    ['Pickup no. 8812', 'weak pickup | 8812'],
    ['Pickup ref no. 8812', 'weak pickup | 8812'],
    ['Pickup ref# 8812', 'weak pickup | 8812'],
    ['Pickup reference 8812', 'weak pickup | 8812'],
    ['Pickup date/time', 'weak pickup | /time'],
    ['Pickup appointment date time', 'weak pickup'],
    ['Dropoff time', 'weak delivery'],
    ['Drop off time', 'weak delivery'],
    ['Drop-off time', 'weak delivery'],
    ['* Delivery date', 'weak delivery'],
    ['* Load date', 'weak pickup'],
    ['Load appt 0800', 'weak pickup | 0800'],
    ['Load appt. 0800', 'weak pickup | 0800'],
    ['Load appointment date: 8', 'weak pickup | 8'],
    ['Load date time', 'weak pickup'],
    ['Load date#8', 'weak pickup | 8'],
    ['Total load date', undefined],
    ['Total pickup date', undefined],
    ['Loaddate', undefined],
  ])('"%s": %s', (text, label) => {
    expect(said(text)).toBe(label);
  });

  it('heads nothing', () => {
    expect(labelOf(cellOf('Pickup date'))).toMatchObject({
      heading: 'none',
      last: false,
      emptyTrailer: false,
      from: 0,
      number: undefined,
      total: undefined,
    });
  });
});

describe('words for whose address is no stop', () => {
  it.each([
    'Remit',
    '* Remit to',
    '- Carrier',
    'Please mail to',
    'Bill to',
    'Billto',
    'Bill-to',
    'Billing address',
    'Invoice',
    'Payment',
    'Payments',
    'Pay to',
    'Payable',
    'Quickpay',
    'Quick pay',
    'Quick-pay',
    'Factor',
    'Account payable',
    'Accounts payable',
    'A/P',
    'A / P',
    'AP'.replace('AP', 'A/ P'),
    'Truck co',
    'Trucking co',
    'Crossborder',
    'Cross border',
    'Cross-border',
    'Dispatch',
    'Dispatched',
    'Third-party',
    'Third party',
    'Thirdparty',
    'Soldto',
    'Sold to',
    'Sold-to',
    'Head',
    'Headquarters',
    'Customs',
    'Return',
    'Notify',
    'Claim',
    'Claims',
    'Pod',
    'Pods',
    'Douane',
    'Douanes',
    'Payer',
    'Payez',
    'Expide',
    'Expiden',
    'Broker',
    'Brokerage',
    'Facturacion',
    'Aduanal',
  ])('%s', (text) => {
    expect([text, said(text)]).toEqual([text, 'other']);
  });

  it.each([
    'The carrier',
    'Our broker: Ann',
    '*** Carrier',
    'Carriers',
    'Bill of lading',
    'Mailbox',
    'Fractal',
    'Trucks',
    'Trucking',
    'Headlight',
    'Podium',
    'Customer# 7',
    'Customer P. O. 7',
    'Customer PO',
    'Client p.o. 7',
    'Agent note',
    'Agent notes',
    'Carrier instruction',
    'Carrier instructions',
    'Broker e-mail',
    'Broker email',
    '* Customer PO 7',
  ])('not "%s"', (text) => {
    expect([text, said(text)]).toEqual([text, undefined]);
  });

  it('with what follows, up to a colon or forty letters', () => {
    expect(said('Carrier: customer PO 7')).toBe('other | customer PO 7');
    expect(said(`Carrier ${'x'.repeat(39)}`)).toBe('other');
    expect(said(`Carrier ${'x'.repeat(40)}`)).toBeUndefined();
    expect(said(`Carrier ${'x'.repeat(39)}: ACME`)).toBe('other | ACME');
    // The title of a document, and a line of its text that speaks of it.
    expect([59, 60].map((length) => said(`Carrier: ${'x'.repeat(length - 9 - 7)} tender`))).toEqual([
      undefined,
      `other | ${'x'.repeat(44)} tender`,
    ]);
    expect(said('Carrier tenders: ACME')).toBe('other | ACME');
    expect(said('Carrier extender')).toBe('other');
  });
});

describe('what follows a role', () => {
  it.each([
    ['Loads', 'pickup'],
    ['Load: acme foods', undefined],
    ['Loads: acme', undefined],
    ['Load: Acme', 'pickup | Acme'],
    ['Load 1: acme', 'pickup 1 | acme'],
    ['Load / Chargement: acme', 'pickup | acme'],
    ['Live load: acme', 'pickup | acme'],
    ['Loading: acme', 'pickup | acme'],
    ['Load: 5 pallets', undefined],
    ['LOAD NO 8812', undefined],
    ['LOAD NUM 8812', undefined],
    ['LOAD NUMBER 8812', undefined],
    ['LOAD REF 8812', undefined],
    ['LOAD REFERENCE 8812', undefined],
    ['LOAD ID 8812', undefined],
    ['Load: ID 7', undefined],
    ['Load:ID 7', undefined],
    ['LOAD NORTH STAR FOODS', 'pickup | NORTH STAR FOODS'],
    ['LOAD: IDAHO POTATO', 'pickup | IDAHO POTATO'],
    ['Load: Reformation Goods', 'pickup | Reformation Goods'],
    ['LOAD ACME NO 7', 'pickup | ACME NO 7'],
    ['Pickup: 12A', 'pickup | 12A'],
    ['Pickup: 123', undefined],
    ['Pickup: 88120-AB', undefined],
    ['Pickup:88120', undefined],
    ['Pickup: # 88120', undefined],
    ['Pickup: #88120', undefined],
    ['Pickup: 1000 Main St', 'pickup | 1000 Main St'],
    ['Pickup: ACME 88120', 'pickup | ACME 88120'],
    ['Delivery: $75', undefined],
    ['Delivery:$75', undefined],
    ['Delivery: $ 75', undefined],
    ['Delivery: 75.00', undefined],
    ['Delivery: 1,075.00 USD', undefined],
    ['Delivery: ACME $ 75', 'delivery | ACME $ 75'],
    ['Delivery: 10.12.2026', 'delivery | 10.12.2026'],
    ['Delivery: 10.125', 'delivery | 10.125'],
    ['Delivery: $avings Mart', 'delivery | $avings Mart'],
    ['1 PU Acme foods', 'pickup 1 | Acme foods'],
    ['1 PU Acme: x', undefined],
    ['1 PU by Acme', undefined],
    ['1 PU at Acme', 'pickup 1 | Acme'],
    ['1 PU (Acme)', 'pickup 1 | (Acme)'],
    ['1 PU A', 'pickup 1 | A'],
    ['Pickup Monday 07/13', 'pickup | Monday 07/13'],
    ['Pickup Tues, 7-13', 'pickup | Tues, 7-13'],
    ['Pickup mon 07/13', 'pickup | mon 07/13'],
    ['Pickup any 07/13', undefined],
    ['Pickup 07.13', undefined],
    ['Pickup 12/1', 'pickup | 12/1'],
    ['PICKUP AB', undefined],
    ['PICKUP A&B FOODS', 'pickup | A&B FOODS'],
    ['Pickup at ACME FOODS', 'pickup | ACME FOODS'],
    ['DELIVERY 12 Redwood Textiles', 'delivery 12 | Redwood Textiles'],
    ['DELIVERY #2 Redwood Textiles', 'delivery 2 | Redwood Textiles'],
    ['DELIVERY ACME 2 Redwood Textiles', 'delivery | ACME 2 Redwood Textiles'],
    ['Shipper Pickup 2 Redwood Textiles', 'pickup 2 | Redwood Textiles'],
    ['Delivery 2 redwood', 'delivery 2 | redwood'],
    ['Delivery: Final Touch Foods', 'delivery | Final Touch Foods'],
    ['(Last drop)', 'delivery last'],
    ['Last drop: ACME', 'delivery last | ACME'],
  ])('"%s": %s', (text, label) => {
    expect(said(text)).toBe(label);
  });

  it.each([
    'Main St',
    'Elm Street',
    'Mill Rd',
    'Hill Road',
    'Fifth Ave',
    'Fifth Avenue',
    'Ocean Blvd',
    'Mill Drive',
    'Mill Dr',
    'Oak Ln',
    'Oak Lane',
    'Park Way',
    'Old Hwy',
    'Old Highway',
    'Lee Pkwy',
    'Lee Parkway',
    'Elm Ct',
    'Elm Court',
    'Elm Cir',
    'Elm Pl',
    'Sun Plaza',
    'Elk Trl',
    'Elk Trail',
    'West Loop',
    'Lee Pike',
    'of three',
    'stop fee',
    'extra fees',
    'stop charge',
    'extra charges',
    'flat rate',
    'flat rates',
    'pallet',
    'full pallets',
    'pieces',
    'lb net',
    'lbs net',
    'hour',
    'full hours',
    'hr notice',
    'hrs notice',
    'stop',
    'more stops',
    'am to noon',
    'pm sharp',
  ])('"2 %s" is no number of a stop', (rest) => {
    expect([rest, said(`Delivery 2 ${rest}`)]).toEqual([rest, undefined]);
  });

  it('is prose in a line of more than 110 characters', () => {
    expect([110, 111].map((length) => said(`PICKUP ${'A'.repeat(length - 7)}`)?.slice(0, 8))).toEqual([
      'pickup |',
      undefined,
    ]);
  });

  it('is told by the print, not by what was recognized', () => {
    const after = (first: ReturnType<typeof at>[], rest: string) =>
      linesOfItems([...first, at(first[0]!.x1 + 4, 100, rest)])[0]!.cells[0]!;
    expect(labelOf(after([at(40, 100, 'Pickup', { font: 'bold' })], 'Acme of the dale'))?.to).toBe(6);
    expect(labelOf(after([at(40, 100, 'Pickup', { font: 'bold' })], '# 88120'))?.weak).toBe(true);
    expect(labelOf(after(recognized(40, 100, 'Pickup'), 'Acme of the dale'))).toBeUndefined();
  });

  it.each([
    ['Pickup', 'single'],
    ['Pickup:', 'single'],
    ['Pickups', 'plural'],
    ['Shipper(s)', 'plural'],
    ['Pickup 2', 'none'],
    ['Pickups: ACME', 'none'],
    ['Pickup: ACME', 'none'],
    ['Shippers 2', 'none'],
  ])('"%s" heads %s', (text, heading) => {
    expect(labelOf(cellOf(text))?.heading).toBe(heading);
  });
});

it.each([
  ['Facility', true],
  ['* Location', true],
  ['- Name', true],
  ['Addr', true],
  ['Address', true],
  ['Address2', true],
  ['Address 2', true],
  ['Stop 12', true],
  ['Stop12', true],
  ['Company name', true],
  ['City/State', true],
  ['*** Name', false],
  ['Street name', true],
  ['Streets', false],
  ['Names', false],
  ['Stopper', false],
  ['Att', false],
])('"%s" is a key of the address itself: %s', (text, is) => {
  expect(isNeutralKey(text)).toBe(is);
});

it.each(['Del Rio, TX 78840', 'DEL RIO TX 78840', 'Del Mar, CA 92014', 'Ship Bottom, NJ 08008'])(
  'the town of %s is no word for a stop',
  (town) => {
    expect(labelOf(cellOf(town))).toBeUndefined();
  },
);

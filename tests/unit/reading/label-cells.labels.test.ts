import { describe, expect, it } from 'vitest';
import type { PageItem } from '~/reading/page-items';
import { labelsOf, type LabelReading } from '~/reading/label-cells';
import { isNeutralKey, labelOf, type Label } from '~/reading/labels';
import { at, cellOf, column, linesOfItems, row } from '../../factories/confirmation-pages';

/** "delivery 2 of 3 last plural | rest": what the words say, and what of the cell they leave. */
function inShort(label: Label | undefined, text: string): string {
  if (!label) return '-';
  const { kind, weak, number, total, emptyTrailer, last, heading, to } = label;
  const rest = text.slice(to).trim();
  return [
    weak ? 'weak' : '',
    kind,
    number ?? '',
    total === undefined ? '' : `of ${total}`,
    emptyTrailer ? 'empty' : '',
    last ? 'last' : '',
    heading === 'plural' ? 'plural' : '',
    rest === '' ? '' : `| ${rest}`,
  ]
    .filter((part) => part !== '')
    .join(' ');
}
const said = (text: string, more: Partial<PageItem> = {}) => inShort(labelOf(cellOf(text, more)), text);

describe('words for where freight is loaded', () => {
  it.each([
    'Pickup',
    'Pick up',
    'Pick-up',
    'PICKUP',
    'Picking up',
    'Pickup at',
    'Pickup from:',
    'Pick',
    'Pick from',
    'Pick at',
    'P/U',
    'P / U',
    'P/U from',
    'P/U at',
    'P.U.',
    'PU',
    'PKU',
    'PKUP',
    'PUP',
    'Shipper',
    'SHPR',
    'SHP',
    'Shipping point',
    'Shipping facility',
    'Shipping location',
    'Shipping dock',
    'Shipping yard',
    'Shipping from',
    'Ship from',
    'Ship fm',
    'Ship point',
    'Consignor',
    'Origin',
    'Origination',
    'Orig',
    'Point of origin',
    'Place of receipt',
    'Live load',
    'Pre-loaded',
    'Live loading',
    'Load at',
    'Load from',
    'Loading at',
    'Loading warehouse',
    'Loading terminal',
    'Loading party',
    'Load',
    'Collect',
    'Collection',
    'Collect from',
    'Collection at',
    'Hook',
    'Hook up',
    'Ramassage',
    'Ramasser à',
    'Ramasser chez',
    'Cueillette',
    'Expéditeur',
    'Chargement',
    'Enlèvement',
    'Lieu de ramassage',
    "Point d'origine",
    'Adresse de chargement',
    'Lieu de cueillette',
    'Origine',
    'Recolección',
    'Recogida',
    'Recoger en',
    'Carga',
    'Cargar en',
    'Origen',
    'Remitente',
    'Embarcador',
    'Expedidor',
    'Lugar de carga',
    'Punto de recogida',
    'Dirección de recolección',
    'Lugar de origen',
  ])('%s', (text) => {
    expect([text, said(text)]).toEqual([text, 'pickup']);
  });

  it.each([
    'Pickups',
    'Picks',
    'Pick-ups',
    'Shippers',
    'Consignors',
    'Origins',
    'Collections',
    'Pickup locations',
    'Pickup stops',
    'Shipping facilities',
    'Loading points',
    'Loading sites',
    'Shipping addresses',
    'Ramassages',
    'Cueillettes',
    'Expéditeurs',
    'Chargements',
    'Recolecciones',
    'Recogidas',
    'Cargas',
    'Orígenes',
    'Remitentes',
    'Shipper(s)',
    'Loading',
  ])('%s, of several', (text) => {
    expect([text, said(text)]).toEqual([text, 'pickup plural']);
  });
});

describe('words for where it is unloaded', () => {
  it.each(
    [
      'Delivery',
      'Deliver',
      'Deliver to',
      'Delivery at',
      'Deliver-to',
      'DEL',
      'DELV',
      'DELIV',
      'DLV',
      'DLVY',
      'Drop',
      'Drop off',
      'Drop-off',
      'Dropoff',
      'Drop to',
      'Drop at',
      'D/R',
      'D / O',
      'SO',
      'S/O',
      'Stop-off',
      'Stop off',
      'Receiver',
      'RECVR',
      'RECV',
      'RCVR',
      'Receiving',
      'Receiving company',
      'Receiving details',
      'Receiving information',
      'Consignee',
      'CNEE',
      'CNSGNEE',
      'CNSGE',
      'Ultimate consignee',
      'Final consignee',
      'Ship to',
      'Shipping to',
      'Destination',
      'Dest',
      'Final dest',
      'Point of destination',
      'Unload',
      'Live unload',
      'Live unloading',
      'Unload at',
      'Unloading dock',
      'Offload',
      'Off-loading at',
      'Discharge',
      'Discharge port',
      'Discharge at',
      'Livraison',
      'Livrer à',
      'Livrer chez',
      'Destinataire',
      'Réceptionnaire',
      'Déchargement',
      'Lieu de livraison',
      'Adresse de destination',
      'Point de déchargement',
      'Entrega',
      'Entregar en',
      'Descarga',
      'Descargar en',
      'Destino',
      'Destinatario',
      'Consignatario',
      'Receptor',
      'Lugar de entrega',
      'Punto de descarga',
      'Dirección de destino',
    ].filter((text) => text !== 'Receiving'),
  )('%s', (text) => {
    expect([text, said(text)]).toEqual([
      text,
      `delivery${text === 'Final dest' || text === 'Final consignee' ? ' last' : ''}`,
    ]);
  });

  it.each([
    'Deliveries',
    'Drops',
    'Drop-offs',
    'Consignees',
    'Receivers',
    'Destinations',
    'Drop locations',
    'Delivery points',
    'Receiving facilities',
    'Unloading points',
    'Delivery addresses',
    'Livraisons',
    'Destinataires',
    'Entregas',
    'Destinos',
    'Destinatarios',
    'Descargas',
    'Consignee(s)',
    'Unloading',
  ])('%s, of several', (text) => {
    expect([text, said(text)]).toEqual([text, 'delivery plural']);
  });
});

describe('which stop it is', () => {
  it.each([
    ['Pickup 2', 'pickup 2'],
    ['Pickup #2', 'pickup 2'],
    ['Pickup No. 2', 'pickup 2'],
    ['Pickup number 2', 'pickup 2'],
    ['Pickup 2 of 3', 'pickup 2 of 3'],
    ['Pickup (Stop 2)', 'pickup 2'],
    ['Pickup (Stop 2 of 4)', 'pickup 2 of 4'],
    ['Pickup (2)', 'pickup 2'],
    ['Pickup - Stop 2', 'pickup 2'],
    ['Pickup · Stop 1 of 2', 'pickup 1 of 2'],
    ['Stop 2: Pickup', 'pickup 2'],
    ['Stop 2 of 4 - Pickup', 'pickup 2 of 4'],
    ['STOP #2 Pickup', 'pickup 2'],
    ['Stop no. 2 Pickup', 'pickup 2'],
    ['Stop number 2: Pickup', 'pickup 2'],
    ['STP 2 Pickup', 'pickup 2'],
    ['Arrêt 2 : Ramassage', 'pickup 2'],
    ['Étape 2 - Livraison', 'delivery 2'],
    ['Parada 2: Entrega', 'delivery 2'],
    ['Stop (2) Pickup', '-'],
    ['#2 Delivery', 'delivery 2'],
    ['2. Delivery', 'delivery 2'],
    ['(2) Delivery', 'delivery 2'],
    ['2) Delivery', 'delivery 2'],
    ['2 Delivery', 'delivery 2'],
    ['2: Delivery', 'delivery 2'],
    ['Leg 1 - Delivery', 'delivery'],
    ['Type: Delivery', 'delivery'],
    ['Stop Type: Pickup', 'pickup'],
    ['1st Pickup', 'pickup'],
    ['2nd Delivery', 'delivery'],
    ['3rd drop', 'delivery'],
    ['4th drop', 'delivery'],
    ['First pickup', 'pickup'],
    ['Second drop', 'delivery'],
    ['Third drop', 'delivery'],
    ['Fourth drop', 'delivery'],
    ['Fifth drop', 'delivery'],
    ['Last drop', 'delivery last'],
    ['Final delivery', 'delivery last'],
    ['Initial pickup', 'pickup'],
    ['Next drop', 'delivery'],
    ['Extra drop', 'delivery'],
    ['Additional pickup', 'pickup'],
    ['Intermediate drop', 'delivery'],
    ['Pickup / Ramassage', 'pickup'],
    ['Delivery (Drop)', 'delivery'],
    ['Shipper Pickup', 'pickup'],
    ['Pickup/Delivery', '-'],
    ['Pickup | Delivery', '-'],
    ['Pickup - Delivery', 'delivery'],
    ['Pickup location name', 'pickup'],
    ['Pickup location info:', 'pickup'],
    ['Pickup address', 'pickup'],
    ['Delivery facility', 'delivery'],
    ['Delivery details', 'delivery'],
    ['Delivery company', 'delivery'],
    ['Pickup name/address', 'pickup'],
    ['Pickup city', 'pickup'],
    ['PICKUP 1 Evergreen Paper Mill', 'pickup 1 | Evergreen Paper Mill'],
    ['DELIVERY 2 Main St', '-'],
    ['DELIVERY 2 Redwood Ave', '-'],
    ['Delivery 3 Redwood Textiles', 'delivery 3 | Redwood Textiles'],
  ])('"%s": %s', (text, label) => {
    expect(said(text)).toBe(label);
  });

  it.each([
    ['Pickup: ACME Foods', 'pickup | ACME Foods'],
    ['Pickup; ACME', 'pickup | ACME'],
    ['Pickup - ACME', 'pickup | ACME'],
    ['Pickup – ACME', 'pickup | ACME'],
    ['PICKUP ACME FOODS', 'pickup | ACME FOODS'],
    ['Pickup 07/13/2026', 'pickup | 07/13/2026'],
    ['Pickup Mon 07/13', 'pickup | Mon 07/13'],
    ['1 PU 8/11 ACME', 'pickup 1 | 8/11 ACME'],
    ['1 PU Acme', 'pickup 1 | Acme'],
    ['1 PU (Acme)', 'pickup 1 | (Acme)'],
    ['Pickup at the dock', '-'],
    ['Pickup was late', '-'],
    ['Delivery of goods', '-'],
    ['Load 5 pallets', '-'],
    ['Pickup # 88120', 'weak pickup | 88120'],
    ['Pickup: 88120', '-'],
    ['Pickup: #88120A', '-'],
    ['Delivery $75.00', '-'],
    ['Delivery: 75.00', '-'],
    ['Load # 88120', '-'],
    ['Load no. 5', 'pickup 5'],
    ['Load id 7', '-'],
    ['loads of work', '-'],
    ['Load ACME FOODS', 'pickup | ACME FOODS'],
    ['Load: Acme', 'pickup | Acme'],
    ['Load/Unload', '-'],
    [`Pickup ${'ACME '.repeat(22)}`.trim(), '-'],
  ])('"%s" leaves %s', (text, label) => {
    expect(said(text)).toBe(label);
  });

  it('is told from what follows it by its print', () => {
    const bold = linesOfItems([
      at(40, 100, 'Pickup', { font: 'bold' }),
      at(40 + 6 * 4.6 + 4, 100, 'Acme foods of the dale'),
    ])[0]!.cells[0]!;
    expect(inShort(labelOf(bold), bold.text)).toBe('pickup | Acme foods of the dale');
    expect(said('Pickup Acme foods of the dale')).toBe('-');
  });
});

describe('words that name a role and head no stop', () => {
  it.each([
    'Pick/Drop #',
    'Pickup / Del',
    'Pick up/Delivery',
    'Load / Unload',
    'Shipper/Consignee',
    'Origin/Dest',
    'Picks and drops',
    'Pick & drop',
    'Pick&Drop',
    ...[
      'and',
      'or',
      'must',
      'will',
      'may',
      'is',
      'are',
      'has',
      'shall',
      'signature',
      'requirements',
      'requirement',
      'instructions',
      'notes',
      'comments',
      'charge',
      'fees',
      'rate',
      'confirmation',
      'confirm',
      'tender',
      'details below',
      'load &',
      'count',
      'hours',
      'phone',
      'contact',
      'miles',
      'weight',
      'type',
      'value',
      'id',
      'po',
      'order',
      'receipt',
      'bol',
      'seal',
      'summary',
      'sheet',
      'board',
      'bars',
      'lock',
      'straps',
      'status',
      'schedule',
      'documents',
      'terms',
      'agreement',
    ].map((word) => `Load ${word}:`),
    ...[
      'Shipper',
      'Consignee',
      'Receiver',
      'Pickup',
      'Delivery',
      'Drop',
      'Loading',
      'Unloading',
      'Origin',
      'Destination',
    ].map((word) => `${word} instructions:`),
  ])('%s', (text) => {
    expect([text, said(text)]).toEqual([text, '-']);
  });

  it('a title whose words stand apart on a scan', () => {
    const apart = (gap: number, sure?: number) => {
      const more = sure === undefined ? {} : { sure };
      return inShort(
        labelOf(
          linesOfItems([at(40, 100, 'Load', more), at(40 + 4 * 4.6 + gap, 100, 'Tender', more)])[0]!
            .cells[0]!,
        ),
        'Load',
      );
    };
    expect([apart(20, 0.9), apart(28, 0.9), apart(20)]).toEqual(['-', 'pickup', 'pickup']);
  });
});

describe('words that name a role in passing', () => {
  it.each([
    ['Pickup date', 'weak pickup'],
    ['Pick-up time: 08:00', 'weak pickup | 08:00'],
    ['P/U date 07/13', 'weak pickup | 07/13'],
    ['PU# 88120', 'weak pickup | 88120'],
    ['PKU # 88120', 'weak pickup | 88120'],
    ['Shipper ref: X', 'weak pickup | X'],
    ['Loading time', 'weak pickup'],
    ['Origin date', 'weak pickup'],
    ['Ship date: 07/13', 'weak pickup | 07/13'],
    ['Pickup appointment date', 'weak pickup'],
    ['Pickup window', 'weak pickup'],
    ['Pickup ready', 'weak pickup'],
    ['Pickup scheduled', 'weak pickup'],
    ['Pickup hours', 'weak pickup'],
    ['Pickup no. 88120', 'weak pickup | 88120'],
    ['Pickup num 88120', 'weak pickup | 88120'],
    ['Pickup number 88120', 'weak pickup | 88120'],
    ['Pickup ref #', 'weak pickup'],
    ['Pickup reference number 7', 'weak pickup | 7'],
    ['Pickup confirmation #', 'weak pickup'],
    ['Load date: 07/13', 'weak pickup | 07/13'],
    ['Load time', 'weak pickup'],
    ['Load appt. 8', 'weak pickup | 8'],
    ['Load window:', 'weak pickup'],
    ['Delivery date', 'weak delivery'],
    ['Deliver time', 'weak delivery'],
    ['Deliveries date', 'weak delivery'],
    ['Del date', 'weak delivery'],
    ['Delv date', 'weak delivery'],
    ['Drop date', 'weak delivery'],
    ['Drop-off time', 'weak delivery'],
    ['Receiver ref', 'weak delivery'],
    ['Consignee # 8812', 'weak delivery | 8812'],
    ['Unload time', 'weak delivery'],
    ['Unloading time', 'weak delivery'],
    ['Dest date', 'weak delivery'],
    ['Destination date', 'weak delivery'],
  ])('"%s": %s', (text, label) => {
    expect(said(text)).toBe(label);
  });
});

describe('words for whose address is no stop', () => {
  it.each([
    'Remit to',
    'Remittance address',
    'Please remit to:',
    'Mail to:',
    'Send invoices to',
    'Email',
    'E-mail:',
    'Submit to',
    'Forward to',
    'Fax',
    'Bill to',
    'Billing',
    'Bill-to:',
    'Invoice',
    'Invoices to',
    'Invoicing',
    'Payment address',
    'Payable to',
    'Quick pay',
    'Quick-pay',
    'QuickPay:',
    'Factoring company',
    'Factor:',
    'Accounts payable',
    'A/P',
    'Carrier',
    'Trucker:',
    'Trucking co',
    'Truck co',
    'Motor carrier',
    'Contract carrier',
    'Broker',
    'Brokerage:',
    'Customs',
    'Customs broker',
    'Cross-border',
    'Cross border: customs',
    'Customer:',
    'Client',
    'Dispatch',
    'Dispatcher:',
    'Dispatched by',
    'Agent',
    'Agency',
    'Office',
    'Branch',
    'Corporate',
    'Headquarters',
    'Head office',
    'Head',
    'Main office',
    'Third party',
    '3rd party',
    'Freight charges to',
    'Insurance',
    'Insured',
    'Certificate holder',
    'Notice',
    'Notify',
    'Notify party',
    'Return to',
    'Return',
    'Return paperwork',
    'Return signed',
    'Return container',
    'Return empty',
    'Claims',
    'Claim',
    'From',
    'Sold to',
    'Sold-to:',
    'Vendor',
    'Supplier',
    'Payee',
    'Mailing address',
    'Signature',
    'Signed',
    'Authorized',
    'Accepted',
    'Questions',
    'Original',
    'Paperwork',
    'POD',
    'PODs',
    'Facturer à',
    'Facturas',
    'Payez',
    'Payer',
    'Paiement',
    'Pago',
    'Pagar',
    'Transporteur',
    'Transportista',
    'Courtier',
    'Corredor',
    'Agente',
    'Douane',
    'Douanes',
    'Aduana',
    'Envoyer à',
    'Enviar a',
    'Remettre',
    'Répartiteur',
  ])('%s', (text) => {
    expect([text, said(text).split(' ')[0]]).toEqual([text, 'other']);
  });

  it.each(
    [
      'Bill of lading 4471',
      'Customer PO 64070239',
      'Client P.O. 7',
      'Vendor ref 7',
      'Supplier reference 7',
      'Agent # 7',
      'Broker no 7',
      'Carrier num 7',
      'Carrier number 7',
      'Dispatch id 7',
      'Dispatcher order 7',
      'Office load 7',
      'Customer pro 7',
      'Carrier rate',
      'Carrier pay',
      'Broker phone',
      'Broker fax',
      'Broker email',
      'Broker e-mail',
      'Carrier MC#',
      'Carrier DOT',
      'Carrier SCAC',
      'Customer rep',
      'Customer notes',
      'Customer instructions',
      'Carrier confirmation',
      'Carrier agreement',
      'Brokerage tender',
      'Hello',
      'Dallas, TX',
      '',
      `Carrier ${'x'.repeat(60)}`,
    ].filter((text) => text !== ''),
  )('not in "%s"', (text) => {
    expect([text, said(text)]).toEqual([text, '-']);
  });

  it('with what follows a colon, however long', () => {
    expect(said(`Carrier: ${'x'.repeat(60)}`)).toBe(`other | ${'x'.repeat(60)}`);
    expect(said('Carrier ACME')).toBe('other');
  });
});

describe('what else is at the head of a stop', () => {
  it.each([
    ['Drop empty trailer', 'delivery empty'],
    ['Drop off empty container:', 'delivery empty'],
    ['DROP EMPTY CHASSIS at Yard: 5', 'delivery empty | 5'],
    ['Drop empty trailer at Yard 5', 'delivery empty | at Yard 5'],
    ['Drop off empty trailer: 5', 'delivery empty | 5'],
    ['(Drop empty trailer)', 'delivery empty | )'],
    ['Please drop empty trailer', '-'],
    ['Drop empty boxes', '-'],
    ['Delivery 2 (continued)', '-'],
    ['Delivery 2 cont.', '-'],
    ["Delivery 2 (cont'd)", '-'],
    ['Delivery 2 cont’d', '-'],
    ['Livraison 2 (suite)', '-'],
    ['Delivery Continental', '-'],
  ])('"%s": %s', (text, label) => {
    expect(said(text)).toBe(label);
  });

  it.each([
    ['Facility', true],
    ['Location :', true],
    ['Name/Address:', true],
    ['Addr', true],
    ['Street', true],
    ['City, State', true],
    ['City & State Zip', true],
    ['State', true],
    ['Zip', true],
    ['Postal', true],
    ['Where', true],
    ['Warehouse', true],
    ['Place', true],
    ['Site', true],
    ['Stop', true],
    ['Stop #2', true],
    ['Company name', true],
    ['Address 2', true],
    ['At', true],
    ['Attn', false],
    ['Carrier', false],
    ['The city', false],
  ])('"%s" is a key of the address itself: %s', (text, is) => {
    expect(isNeutralKey(text)).toBe(is);
  });
});

describe('labels that a scan misread', () => {
  it.each([
    ['DIR Point', 'delivery'],
    ['D1R 2', 'delivery 2'],
    ['0IR', 'delivery'],
    ['PIU Point', 'pickup'],
    ['P1U', 'pickup'],
    ['1PU', 'pickup 1'],
    ['2DEL', 'delivery 2'],
    ['2SO', 'delivery 2'],
    ['2P/U', 'pickup 2'],
    ['S0', 'delivery'],
    ['5O #2', 'delivery 2'],
    ['$O:', 'delivery'],
    ['S03', 'delivery 3'],
    ['Plckup', 'pickup'],
    ['Stop 2: Plckup', 'pickup 2'],
    ['Stop 2 of 3 - Delivcry', 'delivery 2 of 3'],
    ['2. Shlpper', 'pickup 2'],
    ['Consignce:', 'delivery'],
    ['C0nsignce', 'delivery'],
    ['Receivcr', 'delivery'],
    ['0rigjn', '-'],
    ['Destinatiom', 'delivery'],
    ['Livraisom', 'delivery'],
    ['Entrega', 'delivery'],
    ['Enlrega', 'delivery'],
    ['Pickup Locatiom', 'pickup'],
    ['Receivimg Facllity', 'delivery'],
    ['Blll to', 'other'],
    ['Carrler', 'other'],
    ['Pickup ‘ .', 'pickup'],
    ["Delivery ;'", 'delivery'],
    ['Xlckvp', '-'],
    ['Picnic', '-'],
    ['Dropout', '-'],
  ])('"%s": %s', (text, label) => {
    expect(said(text, { sure: 0.9 }).replace(/ \|.*/, '')).toBe(label);
  });

  it.each(['Plckup', 'DIR Point', '1PU', 'Consignce'])('are not guessed at in print: %s', (text) => {
    expect(said(text)).toBe('-');
  });
});

describe('ways to look for labels', () => {
  const all = (reading: LabelReading, ...lines: string[]) => {
    const found = labelsOf(linesOfItems(column(lines)), reading);
    return found.map((label) => inShort(label, label.cell.text));
  };

  it.each<[LabelReading, string, string[]]>([
    ['strong', 'Pickup date', ['weak pickup']],
    ['weak', 'Pickup date', ['pickup']],
    ['from-to', 'From', ['pickup']],
    ['from-to', 'To:', ['delivery']],
    ['from-to', 'Start', ['pickup']],
    ['from-to', 'End', ['delivery']],
    ['from-to', 'Finish', ['delivery']],
    ['from-to', 'De :', ['pickup']],
    ['from-to', 'Desde', ['pickup']],
    ['from-to', 'A:', ['delivery']],
    ['from-to', 'Hasta', ['delivery']],
    ['from-to', 'Stop 2 of 3: From', ['pickup 2 of 3']],
    ['from-to', 'Stop #2 (To)', ['delivery 2']],
    ['from-to', '2. To', ['delivery 2']],
    ['from-to', 'To (Stop 2)', ['delivery 2']],
    ['from-to', 'To #2', ['delivery 2']],
    ['from-to', 'From: ACME', ['pickup | ACME']],
    ['from-to', 'From – 100 Main St', ['pickup | 100 Main St']],
    ['from-to', 'From: 07/13/2026', ['other | 07/13/2026']],
    ['from-to', 'To: $75', []],
    ['from-to', 'To: 88120', []],
    ['from-to', 'To: about 07/13/2026', []],
    ['from-to', 'From here', ['other']],
    ['strong', 'To', []],
    ['codes', 'P1', ['pickup 1']],
    ['codes', 'D-2', ['delivery 2']],
    ['codes', 'PK #3', ['pickup 3']],
    ['codes', 'S1', ['pickup 1']],
    ['codes', 'SH 1', ['pickup 1']],
    ['codes', 'LD1', ['pickup 1']],
    ['codes', 'C2', ['delivery 2']],
    ['codes', 'DL2', ['delivery 2']],
    ['codes', 'CN2', ['delivery 2']],
    ['codes', 'UL2', ['delivery 2']],
    ['codes', '(D2)', ['delivery 2']],
    ['codes', 'X1', []],
    ['codes', 'P123', []],
    ['codes', 'p1', []],
    ['codes', 'P1 ACME', []],
    ['strong', 'P1', []],
    ['numbers', 'Location 1', ['pickup 1']],
    ['numbers', 'Leg #1:', ['pickup 1']],
    ['numbers', 'STP 1 of 2', ['pickup 1 of 2']],
    ['numbers', 'Arrêt 1 de 2', ['pickup 1 of 2']],
    ['numbers', 'Parada no. 1', ['pickup 1']],
    ['numbers', 'Stop number 1 - ACME', ['pickup 1 | ACME']],
    ['numbers', 'Stop 1. ACME', ['pickup 1 | ACME']],
    ['numbers', 'Stop 1 ACME', []],
    ['numbers', 'Stop', []],
    ['strong', 'Location 1', []],
  ])('%s: "%s"', (reading, text, labels) => {
    expect(all(reading, text)).toEqual(labels);
  });

  it('numbers alone: the first loads, the others unload', () => {
    expect(all('numbers', 'Stop 1', 'x', 'Stop 2', 'x', 'Stop 3')).toEqual([
      'pickup 1',
      'delivery 2',
      'delivery 3',
    ]);
  });

  it('codes of machines beside the number of the stop', () => {
    const coded = (before: string, code: string) =>
      labelsOf(
        linesOfItems(
          row(100, [
            [40, before],
            [120, code],
          ]),
        ),
        'codes',
      ).map((label) => inShort(label, label.cell.text));
    expect(['LD', 'CL', 'PL', '(LD)'].map((code) => coded('STOP 01', code))).toEqual([
      ['pickup 1'],
      ['pickup 1'],
      ['pickup 1'],
      ['pickup 1'],
    ]);
    expect(['UL', 'CU', 'DU'].map((code) => coded('#2', code))).toEqual([
      ['delivery 2'],
      ['delivery 2'],
      ['delivery 2'],
    ]);
    expect([coded('STP 12', 'UL'), coded('Seq 3', 'UL'), coded('ACME', 'UL'), coded('2', 'XX')]).toEqual([
      ['delivery 12'],
      ['delivery 3'],
      [],
      [],
    ]);
  });

  it('on a scan a code may end in a stroke for a one', () => {
    const scanned = (text: string) =>
      labelsOf(linesOfItems([at(40, 100, text, { sure: 0.9 })]), 'codes').map((label) =>
        inShort(label, label.cell.text),
      );
    expect([scanned('Dl'), scanned('SI'), scanned('PK-|'), scanned('Dx')]).toEqual([
      ['delivery 1'],
      ['pickup 1'],
      ['pickup 1'],
      [],
    ]);
    expect(all('codes', 'Dl')).toEqual([]);
  });

  it('a row of the charges is none', () => {
    const charged = (label: string, amount: string) =>
      labelsOf(
        linesOfItems(
          row(100, [
            [40, label],
            [300, amount],
          ]),
        ),
        'strong',
      ).length;
    expect([
      charged('Delivery', '$75.00'),
      charged('Delivery', '$ 1,075'),
      charged('Delivery', '75.00'),
      charged('Delivery', '$75.00 paid'),
      charged('Delivery: the quite long name of it', '$75.00'),
    ]).toEqual([0, 0, 1, 1, 1]);
  });

  it('words that a narrow column breaks are one label', () => {
    expect(all('strong', 'Receiving', 'Facility')).toEqual(['delivery']);
    expect(all('strong', 'Point of', 'Origin')).toEqual(['pickup']);
    expect(all('strong', 'Stop 1 of 2 -', 'Origin', 'Stop 2 of 2 -', 'Destination')).toEqual([
      'pickup 1 of 2',
      'delivery 2 of 2',
    ]);
    expect(all('strong', 'Stop 1', 'Pickup 5')).toEqual(['pickup 5']);
    expect(all('strong', 'Stop 1', '', 'Pickup')).toEqual(['pickup']);
    expect(all('strong', 'Receiving', '', 'Facility')).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { columnsOf, contentOf } from '~/reading/table-columns';
import { linesOfItems, row } from '../../factories/confirmation-pages';

const lineOf = (...cells: readonly string[]) =>
  linesOfItems(
    row(
      100,
      cells.map((text, index) => [20 + index * 130, text] as const),
    ),
  )[0]!;
/** The kind of a column, told beside three that make a table of stops. */
const kindOf = (head: string) => columnsOf(lineOf('Type', 'City', 'Zip', head))?.[3]?.kind;

describe('the heading of a column', () => {
  it.each(
    [
      [
        'number',
        '#',
        'Nr',
        'No',
        'No.',
        'Num',
        'Number',
        'Stop',
        'Stop #',
        'Stop No',
        'Stop Number',
        'Stop Num',
        'Stop Seq',
        'Stop Sequence',
        'Stop Order',
        'Stop#',
        'Seq',
        'Sequence',
        'STP',
        'Leg',
        'Arrêt',
        'Parada',
        'Order',
        '* Stop',
        'Stop:',
      ],
      [
        'role',
        'Type',
        'Typ',
        'Stop Type',
        'STP Typ',
        'Seq type',
        'No type',
        '# Type',
        'Activity',
        'Action',
        'Event',
        'Role',
        'Reason',
        'Operation',
        'Service',
        'Move',
        'Task',
        'Tipo',
        'Activité',
        'Actividad',
        'P/D',
        'P / D',
        'PU/DEL',
        'PU / SO',
        'PU/D',
        'P/U',
        'Load/Unload',
        'Pick/Drop',
        'Pickup/Delivery',
        'Pick up / Del',
        'Pick-up/Drop',
        'Shipper/Consignee',
        'Service type',
      ],
      [
        'town',
        'City/State',
        'City, State',
        'City/ST/Zip',
        'Town, State',
        'City, Prov',
        'City, and state',
        'City/Province',
        'State/Zip',
        'ST, Zip',
        'Prov/Postal code',
        'State, Zip code',
        'Ciudad, Estado',
        'Ville, Prov',
      ],
      ['city', 'City', 'Town', 'Ville', 'Ciudad', 'Municipality', 'City Name'],
      ['state', 'ST', 'State', 'Prov', 'Province', 'Estado', 'ST/Prov', 'State / Province'],
      [
        'zip',
        'Zip',
        'Zip Code',
        'Postal',
        'Postal Code',
        'Code postal',
        'Código postal',
        'Zip/Postal',
        'Zip / Postal code',
      ],
      [
        'street',
        'Street',
        'Street Address',
        'Addr',
        'Address',
        'Address 1',
        'Address line 2',
        'Addr 1',
        'Adresse',
        'Dirección',
        'Calle',
        'Rue',
      ],
      [
        'name',
        'Company',
        'Facility',
        'Customer',
        'Location',
        'Site',
        'Warehouse',
        'Shipper',
        'Consignee',
        'Party',
        'Place',
        'Stop name',
        'Company name',
        'Facility location',
        'Location details',
        'Customer info',
        'Site information',
        'Name',
        'Where',
        'Nom',
        'Nombre',
        'Lieu',
        'Lugar',
        'Name/Address',
        'Name & Address',
        'Name and Address',
        'Facility / Address',
        'Company & Address',
      ],
      ['time', 'Time', 'Hour', 'Hours', 'Heure', 'Hora', 'Appt time', 'Appointment time'],
      [
        'date',
        'Date',
        'Pickup Date',
        'Appt',
        'Appointment',
        'Schedule',
        'Scheduled',
        'Arrival',
        'Arrive',
        'Window',
        'When',
        'ETA',
        'Earliest',
        'Early',
        'Ready',
        'From',
        'Start',
        'Begin',
        'Open',
        'Rendez-vous',
        'Fecha',
        'Cita',
        'Date & Time',
      ],
      [
        'other',
        'Commodity',
        'Weight',
        'Contact',
        'Ref',
        'Nope',
        'Typed',
        'Update',
        'Stopped',
        'My city',
        'Citys',
        'Statement',
        'Zipper',
        'Streets',
        'Names',
        'Timer',
        'Early-ish?',
      ],
    ].filter(([kind]) => kind !== ''),
  )('%s: %s', (kind, ...heads) => {
    for (const head of heads.filter((one) => one !== 'Early-ish?'))
      expect([head, kindOf(head)]).toEqual([head, kind]);
  });
});

describe('the heading of a table of stops', () => {
  const kinds = (...heads: string[]) => columnsOf(lineOf(...heads))?.map(({ kind }) => kind);

  it('has a role or a number, and a place', () => {
    expect(kinds('Stop', 'Name', 'Date')).toEqual(['number', 'name', 'date']);
    expect(kinds('Type', 'City', 'Date')).toEqual(['role', 'city', 'date']);
    expect(kinds('Type', 'City/State', 'Date')).toEqual(['role', 'town', 'date']);
    expect(kinds('Type', 'Street', 'Date')).toEqual(['role', 'street', 'date']);
    expect(kinds('Type', 'State', 'Date')).toBeUndefined();
    expect(kinds('Name', 'City', 'Date')).toBeUndefined();
  });

  it('is known in most of its columns, and in three at least', () => {
    expect(kinds('Stop', 'Name', 'Weight')).toBeUndefined();
    expect(kinds('Stop', 'Name', 'Date', 'Weight')).toEqual(['number', 'name', 'date', 'other']);
    expect(
      columnsOf(
        linesOfItems(
          row(100, [
            [20, 'Stop'],
            [100, 'Name'],
            [180, 'Date'],
            [260, 'Weight'],
            [340, 'Pieces'],
            [420, 'Hazmat'],
          ]),
        )[0]!,
      ),
    ).toBeUndefined();
    expect(kinds('Stop', 'Name')).toBeUndefined();
  });

  it('has no long texts and no figures', () => {
    expect(kinds('Stop', 'Name', 'Date', 'x'.repeat(20))).toBeDefined();
    expect(
      columnsOf(
        linesOfItems(
          row(100, [
            [20, 'Stop'],
            [100, 'Name'],
            [180, 'Date'],
            [260, 'x'.repeat(32)],
          ]),
        )[0]!,
      ),
    ).toBeDefined();
    expect(
      columnsOf(
        linesOfItems(
          row(100, [
            [20, 'Stop'],
            [100, 'Name'],
            [180, 'Date'],
            [260, 'x'.repeat(33)],
          ]),
        )[0]!,
      ),
    ).toBeUndefined();
    expect(kinds('Stop', 'Name', 'Date', 'Ref 44')).toBeDefined();
    expect(kinds('Stop', 'Name', 'Date', 'Ref 447')).toBeUndefined();
  });

  it('keeps its words without the colon', () => {
    expect(columnsOf(lineOf('Stop:', 'Name', 'Appt : '))?.map(({ text }) => text)).toEqual([
      'Stop',
      'Name',
      'Appt',
    ]);
  });
});

describe('what a row holds in each column', () => {
  const columns = columnsOf(
    linesOfItems(
      row(100, [
        [40, 'Stop'],
        [100, 'Location'],
        [250, 'Appointment'],
      ]),
    )[0]!,
  )!;
  const content = (...cells: (readonly [number, string])[]) =>
    contentOf(linesOfItems(row(120, cells))[0]!, columns).map(
      ({ column, text }) => `${column.text}: ${text}`,
    );

  it('is what is under its heading, or right of where that begins', () => {
    expect(content([40, '1'], [100, 'ACME'], [250, '07/13'])).toEqual([
      'Stop: 1',
      'Location: ACME',
      'Appointment: 07/13',
    ]);
    expect(content([70, '1'], [160, 'ACME'])).toEqual(['Stop: 1', 'Location: ACME']);
    expect(content([20, '1'])).toEqual(['Stop: 1']);
    expect(content([500, 'late'])).toEqual(['Appointment: late']);
  });

  it('is cut where a word begins under the next heading', () => {
    expect(
      contentOf(
        linesOfItems([
          { text: '1', x0: 40, x1: 45, y: 120, size: 9, font: 'f', mono: false },
          { text: 'ACME Foods', x0: 98, x1: 246, y: 120, size: 40, font: 'f', mono: false },
          { text: '07/13', x0: 251, x1: 280, y: 120, size: 40, font: 'f', mono: false },
        ])[0]!,
        columns,
      ).map(({ column, text }) => `${column.text}: ${text}`),
    ).toEqual(['Stop: 1', 'Location: ACME Foods', 'Appointment: 07/13']);
  });
});

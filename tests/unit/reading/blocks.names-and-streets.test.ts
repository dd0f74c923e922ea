import { describe, expect, it } from 'vitest';
import { nameAndStreet } from '~/reading/blocks';
import type { PageItem } from '~/reading/page-items';
import { at, column, DELIVERY, readItems, row } from '../../factories/confirmation-pages';

/** Which of the lines over a town is who is there, and which one the street. */

const told = (...parts: string[]) => {
  const { name, street } = nameAndStreet(parts);
  return [name, street];
};

describe('a street', () => {
  it.each([
    '5 Main St',
    '123456 Main St',
    '100B Main St',
    '100-12 Main St',
    '100B-12 Main St',
    'PO Box 7',
    'P.O. Box 7',
    'P. O. Box 7',
    'P O Box 7',
    'P.O.Box 7',
    'PO. Box 7',
    'POBox 7',
    'N 100 Main St',
    'S. 100 Main',
    'E 50',
    'w 50',
    'North 100 Main',
    'South 100',
    'East 100',
    'West. 100',
    'Hwy 61',
    'Highway 61',
    'County Road 4',
    'CR 4',
    'CR-4',
    'CR4',
    'FM 1960',
    'US 61',
    'US-61',
    'State Route 9',
    'SR 9',
    'Route 66',
    'RR 2',
    'I-95 Exit 4',
    'I 95',
    'One Center Plaza',
    'hwy -61',
  ])('is "%s"', (street) => {
    expect(told('ACME Foods', street)).toEqual(['ACME Foods', street]);
  });

  it.each([
    '1234567 Foods',
    '100Main',
    'Main 100 St',
    'North Mill',
    'Hwy Foods',
    'US Foods',
    'FMC 5',
    'Someone Foods',
    'Onestop Foods',
    'Routes 5',
    'NE 5',
    'Boxes PO Box',
    'I Foods',
    '100BC Foods',
  ])('is not "%s"', (name) => {
    expect(told(name, '5 Main St')).toEqual([name, '5 Main St']);
  });

  it.each([
    'Suite 2',
    'Ste 2',
    'Dock 2',
    'Unit B',
    'Bldg 2',
    'Building C',
    'Floor 2',
    'Door 9',
    'Gate 2',
    'SUITE 2',
  ])('has the "%s" with it', (part) => {
    expect(told('ACME', '5 Main St', part)).toEqual(['ACME', `5 Main St, ${part}`]);
    expect(told('ACME', '5 Main St', 'c/o Best', part)).toEqual(['ACME', `5 Main St, ${part}`]);
  });

  it.each(['Suites', 'Dockside', 'Near Gate 2', '6 Elm St', 'Gates'])('has no "%s" with it', (part) => {
    expect(told('ACME', '5 Main St', part)).toEqual(['ACME', '5 Main St']);
  });
});

describe('a street that a narrow cell parts from its number', () => {
  it('has it back', () => {
    expect(told('Sunrise Lumber, 10839', 'Martin Luther King Jr Blvd')).toEqual([
      'Sunrise Lumber',
      '10839 Martin Luther King Jr Blvd',
    ]);
    expect(told('Evergreen Textiles, 12B', 'Main St')).toEqual(['Evergreen Textiles', '12B Main St']);
    expect(told('ACME, Inc, 5', 'Main St', 'Suite 2')).toEqual(['ACME, Inc', '5 Main St, Suite 2']);
  });

  it('is none where a street with a number of its own follows, or nothing', () => {
    expect(told('Warehouse, 4', '5 Main St')).toEqual(['Warehouse, 4', '5 Main St']);
    expect(told('Warehouse, 4')).toEqual(['Warehouse, 4', '']);
    expect(told('Warehouse 4', 'Main St')).toEqual(['Warehouse 4', '']);
  });
});

describe('a name', () => {
  it.each([
    'Stop & Shop',
    'State Line Foods',
    'City Foods',
    'Date Palm Farms',
    'Time Warehouse',
    'Company Store',
    'Location Pros',
    'Address Plus',
    'Facility Source',
    'Namebrand',
    '3M',
    'Phonetics',
    'Zippy',
    'Stopwatch 5',
    'Typecraft',
    'Puma',
    'A1',
    'Contacts Inc',
    'PUB 5',
  ])('is "%s"', (name) => {
    expect(told(name, '5 Main St')).toEqual([name, '5 Main St']);
  });

  it.each([
    'Phone 555 0100',
    'Tel 5',
    'Fax 5',
    'PH 5',
    'Contact Ann',
    'Attn Ann',
    'Email a@b.c',
    'E-mail a@b.c',
    'Hours 8-5',
    'Ref 5',
    'PO 5',
    'P.O. 5',
    'PU 5',
    'BOL 5',
    'Appt 8',
    'Note well',
    'Notes x',
    'Instruction x',
    'Instructions x',
    'Qty 5',
    'Weight 40000',
    'Pieces 5',
    'Commodity Paper',
    'Type Van',
    'Date: soon',
    'Date 5',
    'Time: open',
    'Time',
    'Stop 2',
    'Stop #2',
    'Stop no 2',
    'Stop number 2',
    'Stop id 2',
    'Stop: x',
    'Name',
    'City:',
    'State',
    'Zip 75201',
    'Address 2',
    'Facility #5',
    'Location: 5',
    'Company',
    '#A5',
    '555-0100',
    '(555) 0100',
    '+1 555.0100',
    '10:30',
    '8/5',
  ])('is not "%s"', (part) => {
    expect(told(part, 'ACME', '5 Main St')).toEqual(['ACME', '5 Main St']);
  });

  it('may be long where it begins like a key', () => {
    // Twenty-five letters behind "Contact" and more are someone's name.
    expect(told(`Contact ${'x'.repeat(23)}`, '5 Main St')).toEqual(['', '5 Main St']);
    expect(told(`Contact ${'x'.repeat(24)}`, '5 Main St')).toEqual([
      `Contact ${'x'.repeat(24)}`,
      '5 Main St',
    ]);
    expect(told(`Stop 2${'x'.repeat(24)}`, '5 Main St')).toEqual(['', '5 Main St']);
    expect(told(`Stop 2${'x'.repeat(25)}`, '5 Main St')).toEqual([`Stop 2${'x'.repeat(25)}`, '5 Main St']);
    expect(told(`#${'x'.repeat(25)}`, '5 Main St')).toEqual([`#${'x'.repeat(25)}`, '5 Main St']);
  });

  it.each([
    'Facility: ACME',
    'Location : ACME',
    'Name:ACME',
    'Address: ACME',
    'Street: ACME',
    'Company: ACME',
    'Warehouse: ACME',
    'Name/Address: ACME',
    'Name / Address : ACME',
    'Facility: Name: ACME',
    ', ACME,',
    '- ACME -',
    '– ACME –',
    'ACME, ',
    'facility: ACME',
  ])('is in "%s"', (part) => {
    expect(told(part, '5 Main St')).toEqual(['ACME', '5 Main St']);
  });

  it('is before the street, and is no date, no key and no single letter', () => {
    expect(told('5 Main St', 'ACME')).toEqual(['', '5 Main St']);
    expect(told('07/13/2026', 'ACME', '5 Main St')).toEqual(['ACME', '5 Main St']);
    expect(told('x', '-', 'ACME', '5 Main St')).toEqual(['ACME', '5 Main St']);
    expect(told('Site:', 'Where :', 'ACME', '5 Main St')).toEqual(['ACME', '5 Main St']);
    expect(told('The Facility: ACME', '5 Main St')).toEqual(['The Facility: ACME', '5 Main St']);
    expect(told('ACME', 'Best', '5 Main St')).toEqual(['ACME', '5 Main St']);
    expect(told('ACME')).toEqual(['ACME', '']);
    expect(told()).toEqual(['', '']);
  });
});

const pickup = (items: readonly PageItem[]) => {
  const stop = readItems([...items, ...column([...DELIVERY], 40, 400)]).stops.find(
    (one) => one.role === 'pickup',
  );
  return stop && [stop.name, stop.street];
};
const under = (...lines: readonly string[]) => pickup(column([...lines, 'Dallas, TX 75201']));

describe('the lines over a town', () => {
  it.each([
    'Stop & Shop',
    'State Line Foods',
    'City Foods',
    'Details Auto',
    'Descriptions Inc',
    'Customers First',
    'Prov Mills',
    'Reference Foods',
    'Datex: West',
    'Appointments',
    'St Mary Foods',
    'Seal Beach Foods',
  ])('begin with the name "%s"', (name) => {
    expect([name, under('Pickup', name, '100 Main St')]).toEqual([name, [name, '100 Main St']]);
  });

  it.each([
    '* Facility',
    'Company:',
    'Stop details',
    'Warehouse information',
    'Location info',
    'Shipper name',
    'Location address',
    'City, ST',
    'City / State / Zip',
    'State & Zip',
    'Prov',
  ])('end at the heading "%s"', (line) => {
    expect([line, under('Pickup', 'Someone', line, 'ACME Foods', '100 Main St')]).toEqual([
      line,
      ['ACME Foods', '100 Main St'],
    ]);
  });

  it.each([
    '* Phone: 5',
    'Tel # 5',
    'Attn#',
    'Phone no 5',
    'Hours number 5',
    'Weight:5',
    'Conf: 5',
    'Scheduled : 8',
  ])('end at "%s"', (line) => {
    expect([line, under('Pickup', 'Someone', line, 'ACME Foods', '100 Main St')]).toEqual([
      line,
      ['ACME Foods', '100 Main St'],
    ]);
  });

  it('skip whom to ask for only in a short line', () => {
    const asking = (length: number) =>
      under('Pickup', 'ACME Foods', `Attn ${'x'.repeat(length)}`, '100 Main St');
    expect(asking(51)).toEqual(['ACME Foods', '100 Main St']);
    expect(under('Pickup', 'Contact: Ann', '100 Main St')).toEqual(['', '100 Main St']);
    expect(under('Pickup', 'DC Foods', '100 Main St')).toEqual(['DC Foods', '100 Main St']);
    expect(under('Pickup', 'Store Supply', '100 Main St')).toEqual(['Store Supply', '100 Main St']);
  });

  it('take the name behind a label, not a number', () => {
    expect(under('Pickup: ACME Foods', '100 Main St')).toEqual(['ACME Foods', '100 Main St']);
    expect(under('Pickup: 5', '100 Main St')).toEqual(['', '100 Main St']);
  });
});

describe('the cells before a town in its row', () => {
  const cells = (...texts: string[]) =>
    pickup(
      row(
        100,
        texts.map((text, index) => [40 + index * 90, text] as const),
      ),
    );

  it('are two at most, up to a number, a date, a label or a long text', () => {
    expect(cells('Pickup', 'Yard', 'ACME Foods', '100 Main St', 'Dallas', 'TX', '75201')).toEqual([
      'ACME Foods',
      '100 Main St',
    ]);
    expect(cells('Pickup', 'ACME Foods', '(4)', '100 Main St', 'Dallas', 'TX', '75201')).toEqual([
      '',
      '100 Main St',
    ]);
    expect(cells('Pickup', 'ACME Foods', '444', 'Dallas', 'TX', '75201')).toEqual(['ACME Foods', '']);
    expect(cells('ACME Foods', 'Pickup', '100 Main St', 'Dallas', 'TX', '75201')).toEqual([
      '',
      '100 Main St',
    ]);
    const long = (length: number) =>
      pickup([
        at(40, 100, 'Pickup'),
        at(120, 100, 'x'.repeat(length), { x1: 380 }),
        at(400, 100, 'Dallas, TX 75201'),
      ]);
    expect([long(60), long(61)]).toEqual([
      ['x'.repeat(60), ''],
      ['', ''],
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { gazetteer } from '~/platform/reader/gazetteer.server';
import { nameAndStreet } from '~/reading/blocks';
import { cityIn, isKey, lastPart, resembles, withoutKeys } from '~/reading/city-name';

describe('name and street of a block of lines', () => {
  const ACME = { name: 'ACME Foods', street: '100 Main St' };

  it.each([
    [['ACME Foods', '100 Main St'], ACME],
    [['Name: ACME Foods', 'Address: 100 Main St'], ACME],
    [['Facility: Name: ACME Foods', 'Street: 100 Main St'], ACME],
    [['Location : ACME Foods', '100 Main St'], ACME],
    [['Company: ACME Foods', '100 Main St'], ACME],
    [['Warehouse: ACME Foods', '100 Main St'], ACME],
    [['Name/Address: ACME Foods', '100 Main St'], ACME],
    [[' - ACME Foods ,', ', 100 Main St,'], ACME],
    [['ACME Foods', 'Attn Ann', '100 Main St'], ACME],
    [['07/13/2026', 'ACME Foods', '100 Main St'], ACME],
    [['Location:', 'ACME Foods', '100 Main St'], ACME],
    [['#', 'ACME Foods', '100 Main St'], ACME],
    [['ACME Foods'], { name: 'ACME Foods', street: '' }],
    [['100 Main St'], { name: '', street: '100 Main St' }],
    [['100 Main St', 'ACME Foods'], { name: '', street: '100 Main St' }],
    [[], { name: '', street: '' }],
  ])('%j', (parts, read) => {
    expect(nameAndStreet(parts)).toEqual(read);
  });

  it.each([
    '100 Main St',
    '100A Main St',
    '100-12 Main St',
    'P.O. Box 7',
    'PO Box 7',
    'P O Box 7',
    'POBox 7',
    'N. 4th St',
    'N 4th St',
    'North 4th St',
    'South 4th St',
    'East 4 St',
    'West 4th',
    'Hwy 61',
    'Highway 61',
    'County Road 12',
    'CR 12',
    'FM 1960',
    'US 30',
    'US-30',
    'State Route 9',
    'SR 9',
    'Route 66',
    'RR 2',
    'I-35',
    'I- 35',
    'One Main Plaza',
    '1 Ab',
  ])('"%s" is a street', (street) => {
    expect(nameAndStreet(['ACME', street])).toEqual({ name: 'ACME', street });
  });

  it.each([
    'Suite 200',
    'Ste 4',
    'Dock 14',
    'Unit 7',
    'Bldg C',
    'Building 4',
    'Floor 2',
    'Door 3-9',
    'Gate 4',
  ])('"%s" goes with the street over it', (more) => {
    expect(nameAndStreet(['ACME', '100 Main St', more])).toEqual({
      name: 'ACME',
      street: `100 Main St, ${more}`,
    });
    expect(nameAndStreet(['ACME', '100 Main St', `The ${more}`]).street).toBe('100 Main St');
  });

  it.each([
    'Phone 555 0100',
    'tel 5550100',
    'Fax 1',
    'Ph 5550100',
    'Contact Ann',
    'Attn Ann',
    'email a@b.c',
    'e-mail a@b.c',
    'Hours 8-5',
    'Ref A1',
    'PO 12',
    'PU 12',
    'BOL 12',
    'Appt 8',
    'Date',
    'Time',
    'Note',
    'Notes',
    'Instruction',
    'Qty 12',
    'Weight 4',
    'Pieces 4',
    'Commodity',
    'Stop 1',
    'Name',
    'City',
    'State',
    'Zip',
    'Address',
    'Type',
    'Facility',
    'Location',
    'Company',
    '(555) 555-0100',
    '555.555.0100',
    '12:30',
    '+1 555',
    '12/30',
  ])('"%s" is no name', (text) => {
    expect(nameAndStreet([text, 'ACME Foods', '100 Main St']).name).toBe('ACME Foods');
  });

  it.each([
    'Phoenix Foods',
    'Contacto',
    'Reform Mill',
    'Location Logistics of the great lakes and beyond',
    'Stop & Shop Distribution Center Number Nine',
    'Name Brands of the North and South Inc',
    'A1 Steel',
  ])('"%s" is a name', (name) => {
    expect(nameAndStreet([name, '100 Main St'])).toEqual({ name, street: '100 Main St' });
  });
});

describe('a town before its state', () => {
  const town = (before: string, state = 'TX', area?: string) => {
    const found = cityIn(before, state, area, gazetteer());
    return found && `${found.name} (${found.known})`;
  };

  it.each([
    ['Dallas', 'Dallas (town)'],
    ['100 Main St, Dallas', 'Dallas (town)'],
    ['ACME; Dallas', 'Dallas (town)'],
    ['ACME | Dallas', 'Dallas (town)'],
    ['ACME • Dallas', 'Dallas (town)'],
    ['ACME · Dallas', 'Dallas (town)'],
    ['ACME - Dallas', 'Dallas (town)'],
    ['ACME – Dallas', 'Dallas (town)'],
    ['Place: Dallas', 'Dallas (town)'],
    ['Dallas, ', 'Dallas (town)'],
    ['100 Main St Dallas', 'Dallas (town)'],
    ['Suite 200 Fort Worth', 'Fort Worth (town)'],
    ['"Dallas"', 'Dallas (town)'],
    ['', undefined],
    [', ,', undefined],
    ['Qwertyville', undefined],
    ['100 Main St', undefined],
  ])('"%s" is %s', (before, read) => {
    expect(town(before)).toBe(read);
  });

  it.each([
    // No list has them, a code does.
    ['ACME - Qwertyville', 'Qwertyville (no)'],
    ['ACME – Qwertyville', 'Qwertyville (no)'],
    ['Place: Qwertyville', 'Qwertyville (no)'],
    ['Big J Qwertyville', 'Big J Qwertyville (no)'],
    ['ACME-Qwertyville', 'ACME-Qwertyville (no)'],
    ['"Qwertyville"-', 'Qwertyville (no)'],
    ['Qwerty  ville', 'Qwerty ville (no)'],
    // A street and a town that stand together: five words at most, and none of a street among three.
    ['Qw Er Ty Ui Op', 'Qw Er Ty Ui Op (no)'],
    ['Qw Er Ty Ui Op As', undefined],
    ['Qw Er Ty Ui Op Asd', 'Asd (no)'],
    ['Old Mill Road Qwertyville', 'Qwertyville (no)'],
    ['Qwerty Crossing', 'Qwerty Crossing (no)'],
    ['Qwerty Pass Ville', 'Ville (no)'],
    ['Qwerty Ville Ham', 'Qwerty Ville Ham (no)'],
    ['100 Main St Qwe', 'Qwe (no)'],
  ])('"%s" with a code is %s', (before, read) => {
    expect(town(before, 'TX', '75201')).toBe(read);
  });

  it('may begin with a figure, or with the word of a street', () => {
    expect(town('100 Mile House', 'BC')).toBe('100 Mile House (town)');
    expect(town('St. Louis', 'MO')).toBe('St. Louis (town)');
    expect(town('100 Main St Louis', 'MO')).toBe('St Louis (town)');
    // Both are towns of Ohio.
    expect(town('St. Paris', 'OH')).toBe('St. Paris (town)');
    expect(town('100 Main St Paris', 'OH')).toBe('Paris (town)');
  });

  it('is that of its code, where it is at the end', () => {
    expect(town('100 Main St Dallas', 'TX', '75201')).toBe('Dallas (zip)');
    expect(town('Dallas', 'TX', '75201')).toBe('Dallas (zip)');
    // Of another state the code says nothing.
    expect(town('Dallas', 'TX', '10001')).toBe('Dallas (town)');
    expect(town('Houston', 'TX', '75201')).toBe('Houston (town)');
  });

  it('is taken as it is printed where a code follows and no list has it', () => {
    expect(town('Qwertyville', 'TX', '75201')).toBe('Qwertyville (no)');
    expect(town('100 Main St Qwertyville', 'TX', '75201')).toBe('Qwertyville (no)');
    expect(town('100 Main St 55', 'TX', '75201')).toBeUndefined();
    expect(town('100 Main St Qw', 'TX', '75201')).toBeUndefined();
    expect(town('One two three four five six Qwertyville', 'TX', '75201')).toBe('Qwertyville (no)');
  });
});

describe('keys of an address', () => {
  it.each([
    ['State :', true],
    ['Town (if known):', true],
    ['anything:', true],
    ['State', true],
    ['ST', true],
    ['Prov', true],
    ['Province', true],
    ['estado', true],
    ['Zip', true],
    ['City', true],
    ['Ville', true],
    ['Ciudad', true],
    ['(city)', true],
    ['Dallas', false],
    ['City Hall', false],
    ['Zipper', false],
    ['a: b', false],
  ])('"%s": %s', (text, is) => {
    expect(isKey(text)).toBe(is);
  });

  it.each([
    ['City/State/Zip: Dallas', 'Dallas'],
    ['City, ST: Dallas', 'Dallas'],
    ['City & State Zip Code: Dallas', 'Dallas'],
    ['City State: Dallas', 'City , Dallas'],
    ['City/State, Zip: Dallas', 'Dallas'],
    ['City / St Zipcode: Dallas', 'Dallas'],
    ['City,State/ Zip: Dallas', 'Dallas'],
    ['City & State & Zip: Dallas', 'Dallas'],
    ['City: Dallas', 'Dallas'],
    ['Town: Dallas', 'Dallas'],
    ['Address: 5 Main St City: Dallas', '5 Main St , Dallas'],
    ['addr: Dallas', 'Dallas'],
    ['Location : Dallas', 'Dallas'],
    ['Dallas, –|(- ', 'Dallas'],
    [' , Dallas', 'Dallas'],
    ['Dallas State:', 'Dallas'],
    ['Dallas st : ', 'Dallas'],
    ['Dallas zip:', 'Dallas'],
  ])('"%s" is "%s" without them', (text, rest) => {
    expect(withoutKeys(text)).toBe(rest);
  });

  it.each([
    ['ACME, Dallas', 'Dallas'],
    ['ACME; 5 Main St; Dallas ', 'Dallas'],
    ['ACME | Dallas', 'Dallas'],
    ['Dallas, ', 'Dallas'],
    ['Dallas;  ; ', 'Dallas'],
    ['', ''],
  ])('the last part of "%s" is "%s"', (text, part) => {
    expect(lastPart(text)).toBe(part);
  });

  it.each([
    ['Memphls', 'Memphis', true],
    ['Mamphls', 'Memphis', true],
    ['Mamphlz', 'Memphis', false],
    ['Tro', 'Troy', true],
    ['Tr', 'Troy', false],
    ['Ada', 'Ada', true],
    ['Ads', 'Ada', true],
    ['Xds', 'Ada', false],
    ['Pleosxntow', 'Pleasanton', true],
    ['Sax Fxanxcixco', 'San Francisco', false],
  ])('"%s" may be %s: %s', (read, meant, may) => {
    expect(resembles(read, meant)).toBe(may);
  });
});

import { describe, expect, it } from 'vitest';
import {
  carrierProfileSchema,
  carrierRevisionSchema,
  invitationSchema,
  newCarrierSchema,
  roleSchema,
  TIME_ZONES,
} from '~/areas/carriers/rules/carrier.schema';
import { problemsOf } from '../../../domain/form-problems';

const profile = (more: object = {}) =>
  carrierProfileSchema.safeParse({
    legalName: 'Red River',
    units: 'us',
    timeZone: 'America/Chicago',
    ...more,
  });

describe("a carrier's profile", () => {
  it('has each text on one line: names stand in subjects and headings', () => {
    expect(
      profile({ legalName: 'Red\r\nRiver ', street: '1 Main\tSt', contactName: '\n' }).data,
    ).toMatchObject({
      legalName: 'Red River',
      street: '1 Main St',
      contactName: null,
    });
    expect(newCarrierSchema.safeParse({ legalName: '\r\n\u2028' }).success).toBe(false);
  });

  it('needs a name, units and a time zone', () => {
    expect(profile().data).toEqual({
      legalName: 'Red River',
      usdot: null,
      iftaLicence: null,
      irpAccount: null,
      irpFleet: null,
      paperSize: null,
      licensedSince: null,
      baseJurisdiction: null,
      units: 'us',
      street: null,
      city: null,
      region: null,
      postalCode: null,
      contactName: null,
      contactEmail: null,
      contactPhone: null,
      timeZone: 'America/Chicago',
    });
    expect(problemsOf(carrierProfileSchema.safeParse({}))).toEqual({
      legalName: 'Legal name is required',
      units: 'Choose miles or kilometers',
      timeZone: 'Choose a time zone',
    });
    expect(problemsOf(profile({ legalName: '  ' }))).toEqual({ legalName: 'Legal name is required' });
  });

  it('takes everything, spaces cut off, empty texts for nothing', () => {
    const typed = {
      legalName: ' Red River ',
      usdot: ' 1234567 ',
      iftaLicence: ' TX-12 3 ',
      irpAccount: ' 77-A ',
      irpFleet: ' 01 ',
      paperSize: 'a4',
      licensedSince: ' 10/01/2026 ',
      baseJurisdiction: ' tx ',
      units: 'metric',
      street: ' 1 Main ',
      city: ' Ada ',
      region: ' ok ',
      postalCode: ' 74820-1234 ',
      contactName: ' Ann ',
      contactEmail: ' Ann@Example.com ',
      contactPhone: '+1 (580) 555-0100',
    };
    expect(profile(typed).data).toEqual({
      legalName: 'Red River',
      usdot: '1234567',
      iftaLicence: 'TX-12 3',
      irpAccount: '77-A',
      irpFleet: '01',
      paperSize: 'a4',
      licensedSince: '2026-10-01',
      baseJurisdiction: 'TX',
      units: 'metric',
      street: '1 Main',
      city: 'Ada',
      region: 'OK',
      postalCode: '74820-1234',
      contactName: 'Ann',
      contactEmail: 'ann@example.com',
      contactPhone: '5805550100',
      timeZone: 'America/Chicago',
    });
    const empty = Object.fromEntries(
      Object.keys(typed)
        .filter((name) => !['legalName', 'units'].includes(name))
        .map((name) => [name, ' ']),
    );
    expect(profile({ ...empty, baseJurisdiction: '', region: '' }).data).toEqual(profile().data);
  });

  it.each(['USDOT 1234567', 'US DOT# 1,234,567', 'DOT 1234567', 'U.S. D.O.T. 1234567', '1 234 567'])(
    'reads the USDOT number as it is painted on the truck: %s',
    (typed) => expect(profile({ usdot: typed }).data?.usdot).toBe('1234567'),
  );

  it.each([
    ['usdot', 'MC 123456', 'A USDOT number has up to 8 digits'],
    ['usdot', '123456789', 'A USDOT number has up to 8 digits'],
    ['usdot', '12a', 'A USDOT number has up to 8 digits'],
    ['iftaLicence', 'TX_1', 'Letters, digits and dashes only'],
    ['licensedSince', '13/45/2026', 'This is not a date. Write it as MM/DD/YYYY.'],
    ['baseJurisdiction', 'AK', 'Choose your base state or province'],
    ['baseJurisdiction', 'ZZ', 'Choose your base state or province'],
    ['region', 'ZZ', 'Choose a state or province'],
    ['postalCode', '7482', 'Five digits (or nine with a dash), or a Canadian postal code'],
    ['postalCode', '748201', 'Five digits (or nine with a dash), or a Canadian postal code'],
    ['postalCode', 'K1A0B', 'Five digits (or nine with a dash), or a Canadian postal code'],
    ['contactEmail', 'ann', 'Must be a valid email'],
    ['contactPhone', '555-0100', 'A phone number has ten digits'],
    ['contactPhone', '25805550100', 'A phone number has ten digits'],
    ['timeZone', 'Mars/Olympus', 'Choose a time zone'],
    ['units', 'parsec', 'Choose miles or kilometers'],
  ])('refuses %s %j', (name, typed, message) => {
    expect(problemsOf(profile({ [name]: typed }))).toEqual({ [name]: message });
  });

  it.each([
    ['region', 'AK'],
    ['postalCode', 'K1A 0B1'],
    ['postalCode', 'k1a-0b1'],
    ['postalCode', 'K1A0B1'],
    ['contactPhone', '15805550100'],
    ['timeZone', 'UTC'],
  ])('takes %s %j', (name, typed) => {
    expect(profile({ [name]: typed }).success).toBe(true);
  });

  it.each([
    ['legalName', 160, 'Legal name'],
    ['street', 160, 'Street'],
    ['city', 80, 'City'],
    ['contactName', 120, 'Contact'],
    ['iftaLicence', 20, 'IFTA license'],
  ])('has a longest %s of %i', (name, most, label) => {
    expect(profile({ [name]: 'x'.repeat(most) }).success).toBe(true);
    expect(problemsOf(profile({ [name]: 'x'.repeat(most + 1) }))).toEqual({
      [name]: `${label} must be at most ${most} characters`,
    });
  });
});

describe('other forms of a carrier', () => {
  it('name a new one', () => {
    expect(newCarrierSchema.safeParse({ legalName: ' Red River ' }).data).toEqual({ legalName: 'Red River' });
    for (const typed of [{}, { legalName: ' ' }])
      expect(problemsOf(newCarrierSchema.safeParse(typed))).toEqual({ legalName: 'Legal name is required' });
    expect(problemsOf(newCarrierSchema.safeParse({ legalName: 'x'.repeat(161) }))).toEqual({
      legalName: 'Legal name must be at most 160 characters',
    });
  });

  it('invite people into a role, and change it', () => {
    expect(invitationSchema.safeParse({ email: 'Ann@Example.com', role: 'viewer' }).data).toEqual({
      email: 'ann@example.com',
      role: 'viewer',
    });
    expect(problemsOf(invitationSchema.safeParse({ email: 'ann', role: 'king' }))).toEqual({
      email: 'Must be a valid email',
      role: 'Choose what they may do',
    });
    expect(problemsOf(roleSchema.safeParse({ userId: '7', role: 'king' }))).toEqual({
      userId: 'Unknown member',
      role: 'Choose what they may do',
    });
  });

  it('carry the revision that was read', () => {
    expect(carrierRevisionSchema.parse('3')).toBe(3);
    for (const wrong of ['0', '-1', '1.5', 'x'])
      expect(carrierRevisionSchema.safeParse(wrong).success).toBe(false);
  });

  it('offer time zones that there are', () => {
    for (const { value } of TIME_ZONES) expect(profile({ timeZone: value }).success).toBe(true);
    expect(TIME_ZONES.map(({ label }) => label.split(' ')[0])).toEqual([
      'Eastern',
      'Central',
      'Mountain',
      'Arizona',
      'Pacific',
      'Alaska',
      'Hawaii',
      'Saskatchewan',
      'Atlantic',
      'Newfoundland',
    ]);
  });
});

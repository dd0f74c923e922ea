import { describe, expect, it } from 'vitest';
import { accessSchema, vehicleChoicesSchema } from '~/areas/connections/rules/connection.schema';

const read = (form: object) => {
  const outcome = accessSchema.safeParse(form);
  return outcome.success
    ? outcome.data
    : Object.fromEntries(outcome.error.issues.map(({ path, message }) => [path.join('.'), message]));
};
const GEOTAB = { system: 'geotab', database: ' acme ', userName: ' dana@acme.example ', password: ' a b ' };

describe('the access to a telematics system as it is typed', () => {
  it.each(['samsara', 'motive'])('of %s is a key without spaces', (system) => {
    expect(read({ system, key: ' samsara_api_A1~!' })).toEqual({ system, key: 'samsara_api_A1~!' });
    expect(read({ system })).toEqual({ key: 'Paste the API key.' });
    expect(read({ system, key: ' ' })).toMatchObject({ key: expect.stringContaining('key') as string });
    for (const key of ['two parts', 'ключ', 'tab\tin', 'ключ key', 'key ключ'])
      expect(read({ system, key })).toEqual({ key: 'A key has no spaces. Copy it again.' });
    expect(read({ system, key: 'x'.repeat(500) })).toMatchObject({ system });
    expect(read({ system, key: 'x'.repeat(501) })).toEqual({ key: 'This is longer than 500 characters.' });
  });

  it('of Geotab has a database, a user and a password, which keeps its spaces', () => {
    expect(read(GEOTAB)).toEqual({
      system: 'geotab',
      database: 'acme',
      userName: 'dana@acme.example',
      password: ' a b ',
    });
    expect(read({ ...GEOTAB, database: '', userName: ' ', password: '' })).toEqual({
      database: 'Write the name of your database.',
      userName: 'Write the user name, usually an email address.',
      password: 'Write the password.',
    });
    expect(read({ ...GEOTAB, database: 'x'.repeat(100), userName: 'x'.repeat(200) })).toMatchObject({
      system: 'geotab',
    });
    expect(read({ ...GEOTAB, database: 'x'.repeat(101), userName: 'x'.repeat(201) })).toEqual({
      database: 'This is longer than 100 characters.',
      userName: 'This is longer than 200 characters.',
    });
    expect(Object.keys(read({ ...GEOTAB, password: 'x'.repeat(501) }))).toEqual(['password']);
  });

  it('is of no other system', () => {
    expect(Object.keys(read({ system: 'omnitracs', key: 'x' }))).toEqual(['system']);
  });
});

describe('which unit each vehicle is', () => {
  const isGood = (vehicles: unknown) => vehicleChoicesSchema.safeParse({ vehicles }).success;
  const one = { vehicle_id: 'v1', equipment_id: 7 };

  it('is a unit of the carrier, none, or a vehicle that is left out', () => {
    expect(
      isGood([one, { vehicle_id: 'v2', equipment_id: null }, { vehicle_id: 'v3', left_out: true }]),
    ).toBe(true);
    for (const bad of [{}, { vehicle_id: 7 }, { ...one, equipment_id: 0 }, { ...one, equipment_id: 1.5 }])
      expect(isGood([bad])).toBe(false);
    expect(isGood([{ ...one, left_out: 'yes' }])).toBe(false);
    expect(isGood([{ ...one, vehicle_id: 'x'.repeat(200) }])).toBe(true);
    expect(isGood([{ ...one, vehicle_id: 'x'.repeat(201) }])).toBe(false);
  });

  it('is told for one at least and five thousand at most', () => {
    expect([0, 1, 5_000, 5_001].map((length) => isGood(Array.from({ length }, () => one)))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});

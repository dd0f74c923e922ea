import { describe, expect, it } from 'vitest';
import {
  accessHint,
  isTelematicsSystem,
  SYSTEM_NAMES,
  TELEMATICS_SYSTEMS,
} from '~/areas/connections/rules/access';

describe('the access to a telematics system', () => {
  it('is shown by enough to tell it from another one, and too little to use it', () => {
    expect(accessHint({ system: 'samsara', key: 'samsara_api_12345678' })).toBe('key …5678');
    expect(accessHint({ system: 'motive', key: 'abc' })).toBe('key …abc');
    expect(
      accessHint({ system: 'geotab', database: 'acme', userName: 'dana@acme.example', password: 'secret' }),
    ).toBe('dana@acme.example in acme');
  });

  it('is of one of three systems, each by its name', () => {
    expect(TELEMATICS_SYSTEMS.map((system) => SYSTEM_NAMES[system])).toEqual(['Samsara', 'Motive', 'Geotab']);
    expect(['samsara', 'motive', 'geotab', 'Samsara', 'omnitracs', ''].map(isTelematicsSystem)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});

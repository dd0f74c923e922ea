import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CONTEXT_WORDS, isMadeOfContext } from '~/domain/accounts/context-words';

const DANA = ['Dana O’Driver', 'dana.driver-85', 'haulerpost.example', 'Big Sky Haulers LLC'];

describe('a password made of words of the context', () => {
  it.each([
    'stateline', 'Stateline2026!', 'ifta-mileage', 'IFTA 2026 report', 'trucking12345', '123trucking', 'MyTruckMyRoad', 'm1leage', '1ft4', 'd!esel$$', 'p@ssw0rd-trucker', 'ｔｒｕｃｋｉｎｇ９９',
  ])('is found in %s', (password) => {
    expect(isMadeOfContext(password, [])).toBe(true);
  });

  it.each(['Dana1985', 'danadriver', 'driver.dana!', 'bigskyhaulers', 'BigSky2026', 'haulerpost', 'dana-trucking-99', 'DanaODriver'])(
    'is found in %s for the person, and not for another',
    (password) => {
      expect(isMadeOfContext(password, DANA)).toBe(true);
      expect(isMadeOfContext(password, ['Wu Chen', 'wu'])).toBe(false);
    },
  );

  it.each(['three blue trucks', 'truck maple 7 lantern', 'danatello', '', '8675309!', 'iftabc', 'correct horse', 'ü'.repeat(20)])('is not found in %j', (password) => {
    expect(isMadeOfContext(password, DANA)).toBe(false);
  });

  it('takes no word out of the list, however digits and signs stand around it', () => {
    fc.assert(
      fc.property(fc.constantFrom(...CONTEXT_WORDS), fc.constantFrom(...CONTEXT_WORDS), fc.stringMatching(/^[-_. 2689]{0,6}$/), (one, two, signs) =>
        isMadeOfContext(one + signs + two.toUpperCase() + signs, []),
      ),
    );
  });

  it('answers at once for the longest password', () => {
    expect(isMadeOfContext(`${'truck'.repeat(39)}zzzzz`, DANA)).toBe(false);
  });
});

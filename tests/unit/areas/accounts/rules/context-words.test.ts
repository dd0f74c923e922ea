import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CONTEXT_WORDS, isMadeOfContext } from '~/areas/accounts/rules/context-words';

const DANA = ['Dana O’Driver', 'dana.driver-85', 'haulerpost.example', 'Big Sky Haulers LLC'];

describe('a password made of words of the context', () => {
  it.each([
    'stateline',
    'Stateline2026!',
    'ifta-mileage',
    'IFTA 2026 report',
    'trucking12345',
    '123trucking',
    'MyTruckMyRoad',
    'm1leage',
    '1ft4',
    'd!esel$$',
    'p@ssw0rd-trucker',
    'ｔｒｕｃｋｉｎｇ９９',
  ])('is found in %s', (password) => {
    expect(isMadeOfContext(password, [])).toBe(true);
  });

  it.each([
    'Dana1985',
    'danadriver',
    'driver.dana!',
    'bigskyhaulers',
    'BigSky2026',
    'haulerpost',
    'dana-trucking-99',
    'DanaODriver',
  ])('is found in %s for the person, and not for another', (password) => {
    expect(isMadeOfContext(password, DANA)).toBe(true);
    expect(isMadeOfContext(password, ['Wu Chen', 'wu'])).toBe(false);
  });

  it.each([
    'three blue trucks',
    'truck maple 7 lantern',
    'danatello',
    '',
    '8675309!',
    'iftabc',
    'correct horse',
    'ü'.repeat(20),
  ])('is not found in %j', (password) => {
    expect(isMadeOfContext(password, DANA)).toBe(false);
  });

  it('takes no word out of the list, however digits and signs stand around it', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...CONTEXT_WORDS),
        fc.constantFrom(...CONTEXT_WORDS),
        fc.stringMatching(/^[-_. 2689]{0,6}$/),
        (one, two, signs) => isMadeOfContext(one + signs + two.toUpperCase() + signs, []),
      ),
    );
  });

  // What someone tries first who knows what the product is for and who uses it.
  it.each([
    [
      'of the product',
      'Stateline IFTA IRP mileage; mile miles kilometer kilometers trip trips quarter quarterly report reports return tax taxes FuelTax rate rates filing audit calculator',
    ],
    [
      'of trucking',
      'truck trucks trucker truckers trucking TruckDriver tractor trailer semi bigrig rig freight load loads haul hauler haulers hauling carrier carriers broker',
    ],
    [
      'of a fleet',
      'dispatch dispatcher driver drivers fleet transport transportation logistics shipping cargo express owner operator OwnerOperator',
    ],
    [
      'of the road',
      'road roads highway interstate route fuel diesel gas gallon gallons Peterbilt Kenworth Freightliner Volvo Mack Cascadia',
    ],
    ['of its offices', 'DOT USDOT FMCSA ELD CDL DMV permit license license authority safety specialist'],
    [
      'of signing in',
      'password passwort pass passcode login signin account admin administrator user welcome secret letmein demo test company',
    ],
    ['that join others', 'my our the and for LLC Inc Ltd Corp com net www'],
  ])('is found in every word %s, alone and among the others', (_, words) => {
    for (const word of words.split(/[; ]+/))
      expect([word, isMadeOfContext(`${word}2026!`, [])]).toEqual([word, true]);
    expect(isMadeOfContext(words, [])).toBe(true);
  });

  it.each([
    ['r0ad', 'a zero for an o'],
    ['dr1ver', 'a one for an i'],
    ['fr3ight', 'a three for an e'],
    ['fre!ght', 'an exclamation mark for an i'],
    ['c4rgo', 'a four for an a'],
    ['c@rgo', 'an at sign for an a'],
    ['expre55', 'a five for an s'],
    ['expre$$', 'a dollar for an s'],
    ['7ruck', 'a seven for a t'],
    ['fue|', 'a bar for an l'],
  ])('is found in %s, with %s', (password) => {
    expect(isMadeOfContext(password, [])).toBe(true);
  });

  it('is found where digits stand both in and around a word', () => {
    expect(isMadeOfContext('m1leage77', [])).toBe(true);
    expect(isMadeOfContext('77m1leage', [])).toBe(true);
    expect(isMadeOfContext('2026-m1leage-r4te-77', [])).toBe(true);
  });

  it('takes names of three letters and more for words of a person, and a name as one word', () => {
    expect(isMadeOfContext('lee2026', ['Lee Wu'])).toBe(true);
    expect(isMadeOfContext('leewu2026', ['Lee Wu'])).toBe(true);
    expect(isMadeOfContext('wuwuwu2026', ['Lee Wu'])).toBe(false);
    expect(isMadeOfContext('jrjrjr', ['jr'])).toBe(false);
  });

  it('is not found where there is no word at all', () => {
    expect(isMadeOfContext('2026-11-22', [])).toBe(false);
    expect(isMadeOfContext('!!!', DANA)).toBe(false);
  });

  it('answers at once for the longest password', () => {
    expect(isMadeOfContext(`${'truck'.repeat(39)}zzzzz`, DANA)).toBe(false);
  });
});

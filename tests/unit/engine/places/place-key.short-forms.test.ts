import { describe, expect, it } from 'vitest';
import { foldWords, placeKey, typedKeys } from '~/engine/places/place-key';
import { parsePlaceTerm, parseState } from '~/engine/places/place-term';

/** Traditional abbreviations, as newspapers, old letterheads and rate confirmations write them, with and without their spaces. */
const STATES: [code: string, ...forms: string[]][] = [
  ['AL', 'Ala.'],
  ['AZ', 'Ariz.'],
  ['AR', 'Ark.'],
  ['CA', 'Calif.', 'Cali'],
  ['CO', 'Colo.'],
  ['CT', 'Conn.'],
  ['DE', 'Del.'],
  ['FL', 'Fla.'],
  ['ID', 'Ida.'],
  ['IL', 'Ill.'],
  ['IN', 'Ind.'],
  ['KS', 'Kan.', 'Kans.'],
  ['MA', 'Mass.'],
  ['MI', 'Mich.'],
  ['MN', 'Minn.'],
  ['MS', 'Miss.'],
  ['MT', 'Mont.'],
  ['NE', 'Neb.', 'Nebr.'],
  ['NV', 'Nev.'],
  ['NH', 'N.H.', 'N. H.'],
  ['NJ', 'N.J.', 'N. J.'],
  ['NM', 'N.M.', 'N. M.', 'N. Mex.'],
  ['NY', 'N.Y.', 'N. Y.'],
  ['NC', 'N.C.', 'N. C.', 'N. Carolina'],
  ['ND', 'N.D.', 'N. D.', 'N. Dak.', 'N. Dakota'],
  ['OK', 'Okla.'],
  ['OR', 'Ore.', 'Oreg.'],
  ['PA', 'Penn.', 'Penna.'],
  ['RI', 'R.I.', 'R. I.'],
  ['SC', 'S.C.', 'S. C.', 'S. Carolina'],
  ['SD', 'S.D.', 'S. D.', 'S. Dak.', 'S. Dakota'],
  ['TN', 'Tenn.'],
  ['TX', 'Tex.'],
  ['WA', 'Wash.'],
  ['WV', 'W. Va.', 'W. Virginia'],
  ['WI', 'Wis.', 'Wisc.'],
  ['WY', 'Wyo.'],
  ['DC', 'D.C.', 'D. C.'],
  ['AB', 'Alta.'],
  ['BC', 'B.C.', 'B. C.'],
  ['MB', 'Man.'],
  ['NB', 'N.B.', 'N. B.'],
  ['NL', 'Nfld.', 'N.L.', 'N. L.'],
  ['NS', 'N.S.', 'N. S.'],
  ['NT', 'N.W.T.', 'N. W. T.', 'NWT'],
  ['ON', 'Ont.'],
  ['PE', 'P.E.I.', 'P. E. I.'],
  ['QC', 'Que.', 'P.Q.', 'P. Q.'],
  ['SK', 'Sask.'],
  ['YT', 'Y.T.', 'Y. T.'],
];

describe('a state in short', () => {
  it.each(STATES)('%s is read from its old short forms', (code, ...forms) => {
    for (const form of forms) {
      expect([form, parseState(form)]).toEqual([form, code]);
      expect([form, parsePlaceTerm(`Springfield, ${form}`).readings[0]]).toEqual([
        form,
        { keys: ['springfield'], state: code, stateIsSure: true },
      ]);
    }
  });
});

/** What is typed beside the name it stands for. */
const NAMES: [typed: string, name: string][] = [
  ['St Paul', 'Saint Paul'],
  ['Ste Genevieve', 'Sainte Genevieve'],
  ['Ft Smith', 'Fort Smith'],
  ['Mt Airy', 'Mount Airy'],
  ['Iron Mtn', 'Iron Mountain'],
  ['Blue Mtns', 'Blue Mountains'],
  ['Arlington Hts', 'Arlington Heights'],
  ['Shaker Hgts', 'Shaker Heights'],
  ['Big Spg', 'Big Spring'],
  ['Colorado Spgs', 'Colorado Springs'],
  ['Grand Jct', 'Grand Junction'],
  ['Apache Jctn', 'Apache Junction'],
  ['Cranberry Twp', 'Cranberry Township'],
  ['Virginia Bch', 'Virginia Beach'],
  ['Sauk Ctr', 'Sauk Center'],
  ['Rockville Centre', 'Rockville Center'],
  ['Sacs Harbour', 'Sacs Harbor'],
  ['Egg Hbr', 'Egg Harbor'],
  ['Elk Grove Vlg', 'Elk Grove Village'],
  ['Battle Crk', 'Battle Creek'],
  ['Salt Lk City', 'Salt Lake City'],
  ['Red Rvr', 'Red River'],
  ['Sioux Fls', 'Sioux Falls'],
  ['Simi Vly', 'Simi Valley'],
  ['Pte Claire', 'Pointe Claire'],
  ['Edwards AFB', 'Edwards Air Force Base'],
  ['N Platte', 'North Platte'],
  ['No Little Rock', 'North Little Rock'],
  ['S Bend', 'South Bend'],
  ['So San Francisco', 'South San Francisco'],
  ['E Moline', 'East Moline'],
  ['W Memphis', 'West Memphis'],
];

describe('a town in short', () => {
  it.each(NAMES)('%s is %s', (typed, name) => {
    expect(placeKey(typed)).toBe(placeKey(name));
  });

  it('has its direction in front of another word: alone or behind, a letter is a letter', () => {
    expect([placeKey('N'), placeKey('Avenue N'), placeKey('Platte N')]).toEqual(['n', 'avenuen', 'platten']);
  });

  it.each([
    ['Ærø', 'aero'],
    ['Cœur', 'coeur'],
    ['Straße', 'strasse'],
    ['Łódź', 'lodz'],
    ['Đakovo', 'dakovo'],
    ['King & Queen', 'kingandqueen'],
    ['Hawaiʻi', 'hawaii'],
    ["Lee's Summit", 'leessummit'],
    ['Port of L.A.', 'portofla'],
  ])('%s is kept as %s', (text, key) => {
    expect(placeKey(text)).toBe(key);
  });

  it('reads initials with dots as one word, and single letters as such', () => {
    expect(foldWords('Washington D.C. 20001')).toEqual(['washington', 'dc', '20001']);
    expect(foldWords('D.C.Metro')).toEqual(['dc', 'metro']);
    expect(foldWords('St.Louis')).toEqual(['st', 'louis']);
    expect(foldWords('N. C.')).toEqual(['n', 'c']);
  });

  it('is read up to 120 characters', () => {
    expect(foldWords(`${'a'.repeat(120)}b`)).toEqual(['a'.repeat(120)]);
    expect(placeKey(`${'st '.repeat(39)}b`)).toHaveLength(120);
  });
});

describe('what everybody calls a city', () => {
  it.each([
    ['NYC', 'New York'],
    ['New York City', 'New York'],
    ['Philly', 'Philadelphia'],
    ['Vegas', 'Las Vegas'],
    ['OKC', 'Oklahoma City'],
    ['SLC', 'Salt Lake City'],
    ['Quebec City', 'Québec'],
    ['Ville de Québec', 'Québec'],
    ['The Bronx', 'Bronx'],
    ['29 Palms', 'Twentynine Palms'],
    ['Indy', 'Indianapolis'],
    ['NOLA', 'New Orleans'],
    ['ATL', 'Atlanta'],
  ])('%s is looked for as %s', (typed, name) => {
    expect(typedKeys(foldWords(typed))).toEqual([placeKey(name)]);
  });

  it('Pt is looked for as typed, as Port and as Point, but only in front of a name', () => {
    expect(typedKeys(['pt', 'huron'])).toEqual(['pthuron', 'porthuron', 'pointhuron']);
    expect(typedKeys(['pt', 'st', 'joe'])).toEqual(['ptsaintjoe', 'portsaintjoe', 'pointsaintjoe']);
    expect(typedKeys(['pt'])).toEqual(['pt']);
    expect(typedKeys(['east', 'pt'])).toEqual(['eastpt']);
    expect(typedKeys([])).toEqual([]);
  });
});

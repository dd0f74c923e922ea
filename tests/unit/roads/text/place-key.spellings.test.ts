import { describe, expect, it } from 'vitest';
import { highwayKey, placeNameKey } from '~/roads/text/place-key';

describe('short forms of a place', () => {
  it.each([
    ['St. Charles', 'saint charles'],
    ['Ste Agathe', 'sainte agathe'],
    ['Ft Smith', 'fort smith'],
    ['Mt. Airy', 'mount airy'],
    // Inside a name only Sainte is one.
    ['Lac Ste. Anne', 'lac sainte anne'],
    ['Old Ft. Niagara', 'old ft niagara'],
    ['East Mt. Airy', 'east mt airy'],
    ['West St. Paul', 'west st paul'],
    // The beginning of a longer word is none.
    ['Steinbach', 'steinbach'],
    ['Mtn Home', 'mtn home'],
  ])('%s is %s', (name, key) => {
    expect(placeNameKey(name)).toBe(key);
  });
});

describe('long forms of a highway', () => {
  it.each([
    ['US 31W Business', 'US31WBUS'],
    ['US 31W Alternate', 'US31WALT'],
    ['US 31W Bypass', 'US31WBYP'],
    ['US 31 Connector', 'US31CON'],
    ['I-44A Spur', 'I44ASPR'],
    ['US-1A Truck', 'US1ATRK'],
    // Only at the end, and only behind a number.
    ['US-31 Business Loop', 'US31BUSINESSLOOP'],
    ['US-31 Alternate Route', 'US31ALTERNATEROUTE'],
    ['US-31 Bypass Road', 'US31BYPASSROAD'],
    ['US-31 Connector Road', 'US31CONNECTORROAD'],
    ['US-31 Spur Road', 'US31SPURROAD'],
    ['US-31 Truck Road', 'US31TRUCKROAD'],
    ['County Connector', 'COUNTYCONNECTOR'],
    // Noughts before a number, of these two kinds.
    ['US-0031', 'US31'],
    ['BUS-031', 'BUS031'],
    ['KS-031', 'KS031'],
    // The Trans-Canada Highway has one number for itself.
    ['ATC-1', 'ATC1'],
    ['TC-10', 'TC10'],
  ])('%s is %s', (highway, key) => {
    expect(highwayKey(highway)).toBe(key);
  });
});

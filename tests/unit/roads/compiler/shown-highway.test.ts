import { describe, expect, it } from 'vitest';
import { shownHighway, shownHighways } from '~/roads/compiler/shown-highway';

describe('the name of a highway that people read', () => {
  it.each([
    // Two roads of one number are distinguished by their state in the texts only.
    ['I-235IA', 'I-235'],
    ['I-470MO', 'I-470'],
    ['I-470KS', 'I-470'],
    ['I-440NC', 'I-440'],
    // What belongs to the number stays.
    ['I-35E', 'I-35E'],
    ['I-35W', 'I-35W'],
    ['I-235XX', 'I-235XX'],
    ['XI-235IA', 'XI-235IA'],
    ['I-235IAX', 'I-235IAX'],
    ['US-31W', 'US-31W'],
    ['I-90', 'I-90'],
    ['KS-4', 'KS-4'],
    // Texas.
    ['TX Lp8', 'TX Loop 8'],
    ['TX Lp1604', 'TX Loop 1604'],
    ['TX Spr366', 'TX Spur 366'],
    ['ATX Lp8', 'ATX Lp8'],
    ['TX Lp8A', 'TX Lp8A'],
    ['TX Lp', 'TX Lp'],
    // What kind of road of its number it is.
    ['US-31BUS', 'US-31 Business'],
    ['US-31WBUS', 'US-31W Business'],
    ['M-28BUS', 'M-28 Business'],
    ['US-1ALT', 'US-1 Alternate'],
    ['US-52BYP', 'US-52 Bypass'],
    ['WA-3SPR', 'WA-3 Spur'],
    ['US-1TRK', 'US-1 Truck'],
    ['US-1CON', 'US-1 Connector'],
    ['I-80BL', 'I-80 Business Loop'],
    ['I-94BS', 'I-94 Business Spur'],
    ['I-26FUT', 'I-26 Future'],
    ['1-31BUS', '1-31BUS'],
    ['LONG-31BUS', 'LONG-31BUS'],
    ['US-31BUSX', 'US-31BUSX'],
    ['US-BUS', 'US-BUS'],
    // Roads with a name.
    ['NJTpk', 'New Jersey Turnpike'],
    ['CTTpk', 'Connecticut Turnpike'],
    ['FLTpk', "Florida's Turnpike"],
    ['NH EVERETT TPKE', 'Everett Turnpike'],
    ['GarStaPkwy', 'Garden State Parkway'],
    ['AtlCityExpy', 'Atlantic City Expressway'],
    ['BerCon', 'Berkshire Connector'],
    ['KeyPkwy', 'Keystone Parkway'],
    ['NW Parkway', 'Northwest Parkway'],
    ['GARDINER', 'Gardiner Expressway'],
    ['Gardiner', 'Gardiner Expressway'],
    ['DVP', 'Don Valley Parkway'],
    ['RHVP', 'Red Hill Valley Parkway'],
    ['RED HILL VALLEY PKWY', 'Red Hill Valley Parkway'],
    ['LINCOLN ALEXANDER PKWY', 'Lincoln Alexander Parkway'],
    ['ALLEN RD', 'Allen Road'],
    ['GORDIE HOWE BRIDGE', 'Gordie Howe Bridge'],
    ['SAULT BRIDGE', 'Sault Ste. Marie Bridge'],
    ['AUDUBON PKWY', 'Audubon Parkway'],
    ['WESTERN KENTUCKY PKWY', 'Western Kentucky Parkway'],
    ['BLUEGRASS PKWY', 'Bluegrass Parkway'],
    ['CUMBERLAND PKWY', 'Cumberland Parkway'],
    ['HAL ROGERS PKWY', 'Hal Rogers Parkway'],
    ['MOUNTAIN PKWY', 'Mountain Parkway'],
    ['PONTCHARTRAIN CAUSEWAY', 'Lake Pontchartrain Causeway'],
    ['King Edward Ave', 'King Edward Avenue'],
    ['Sam Cooper Blvd', 'Sam Cooper Boulevard'],
    ['I-64-75', 'I-64/I-75'],
    ['I-35-80', 'I-35/I-80'],
    ['US-19-23', 'US-19/US-23'],
    ['FL-A1A', 'FL-A1A'],
    ['FLA-1A', 'FL-A1A'],
    ['TX-NASA1', 'NASA Parkway'],
    ['RTE-52', 'Route 52'],
  ])('of %s is %s', (name, shown) => {
    expect(shownHighway(name)).toBe(shown);
  });

  it('is kept once for all keys that are shown alike', () => {
    expect(shownHighways(['', 'I-235IA', 'KS-4', 'I-235KS', 'GARDINER', 'KS-4', 'Gardiner'])).toEqual({
      shown: ['', 'I-235', 'KS-4', 'Gardiner Expressway'],
      indexOf: [0, 1, 2, 1, 3, 2, 3],
    });
  });
});

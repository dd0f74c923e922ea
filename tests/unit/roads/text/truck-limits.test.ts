import { describe, expect, it } from 'vitest';
import { parseTruckLimits } from '~/roads/text/truck-limits';

const NONE = {
  commercial: false,
  hazmat: false,
  lengthInches: 0,
  heightInches: 0,
  widthInches: 0,
  weightPounds: 0,
  closedFrom: 0,
  closedTo: 0,
};

describe('limits of a rule for trucks', () => {
  it.each([
    ['commercial', { commercial: true }],
    ['hazmat', { hazmat: true }],
    ["length 35'", { lengthInches: 420 }],
    ['length 35\'9"', { lengthInches: 429 }],
    ['height 13\'1"', { heightInches: 157 }],
    ['height 13\'11"', { heightInches: 167 }],
    ["width 8'", { widthInches: 96 }],
    ['width 108\'10"', { widthInches: 1306 }],
    ['weight 60000', { weightPounds: 60_000 }],
    ['closed 11-07 05-25', { closedFrom: 1107, closedTo: 525 }],
    ['closed 01-01 12-31', { closedFrom: 101, closedTo: 1231 }],
    ['closed 10-10 09-29', { closedFrom: 1010, closedTo: 929 }],
    [
      "commercial, hazmat, length 1', height 2', width 3', weight 4, closed 05-30 06-09",
      {
        commercial: true,
        hazmat: true,
        lengthInches: 12,
        heightInches: 24,
        widthInches: 36,
        weightPounds: 4,
        closedFrom: 530,
        closedTo: 609,
      },
    ],
  ])('%s', (text, limits) => {
    expect(parseTruckLimits(text)).toEqual({ ...NONE, ...limits });
  });

  it.each([
    '',
    'slow',
    'commercial always',
    'hazmat always',
    'length',
    'length 35',
    "length x35'",
    "length 35'x",
    'length 35\'9"x',
    'length 35\' 9"',
    'length 35\' 9" more',
    "length 0'",
    'height 13\'1" over',
    "width 8' wide",
    'weight',
    'weight heavy',
    'weight 60000 lb',
    'weight x60000',
    'weight 60000x',
    'closed',
    'closed 11-15',
    'closed 13-01 05-01',
    'closed 05-01 13-01',
    'closed 00-10 05-01',
    'closed 11-32 05-01',
    'closed 11-00 05-01',
    'closed 11-15 05-15 2026',
    'closed x11-15 05-15',
    'closed 11-155 05-15',
    'closed 11-15 05-155',
    "height 13', slow",
  ])('none of them is "%s"', (text) => {
    expect(parseTruckLimits(text)).toBeNull();
  });
});

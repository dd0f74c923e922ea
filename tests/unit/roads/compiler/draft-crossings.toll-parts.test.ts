import { describe, expect, it } from 'vitest';
import { roadsOf, wordsOf } from '../compiled-roads';
import { compileSmall, smallRouter, stop, TEXT } from '../small-network';

const withToll = (...lines: string[]) => [TEXT.trimEnd(), ...lines, ''].join('\n');
const BRIDGE = 'TOLL Line Bridge: I-1 Cedar KS 54.0 Dogwood MO + 2.0';

describe('a toll bridge on a longer piece', () => {
  it('is the only toll part of it, split at the border', () => {
    expect(
      roadsOf(compileSmall(withToll(BRIDGE)), 'I-1').filter((road) => /Cedar|Dogwood|·/.test(road)),
    ).toEqual([
      'I-1 Birch > Cedar 54.0 KS I*',
      'I-1 Cedar > · 54.0 KS I*',
      'I-1 · > · 0.5 KS I*$',
      'I-1 · > · 1.5 MO I*$',
      'I-1 · > Dogwood 52.0 MO I*',
      'I-1 Dogwood > Elm 54.0 MO I*',
    ]);
  });

  it('counts from either end of the piece', () => {
    const backward = withToll('TOLL Line Bridge: I-1 Dogwood MO 52.0 Cedar KS + 2.0');
    expect(roadsOf(compileSmall(backward))).toEqual(roadsOf(compileSmall(withToll(BRIDGE))));
  });

  it('is told with its miles by a trip over it, both ways, and not by one beside it', () => {
    const router = smallRouter(withToll(BRIDGE));
    const tolls = (from: string, to: string, avoidTolls = false) => {
      const outcome = router.route({ stops: [stop(from), stop(to)], avoidTolls });
      if (!outcome.ok) throw new Error(outcome.reason);
      return { tenths: outcome.trip.tollTenthMiles, tolls: outcome.trip.tolls };
    };
    const both = [
      { jurisdiction: 'KS', distanceTenthMiles: 5 },
      { jurisdiction: 'MO', distanceTenthMiles: 15 },
    ];
    expect(tolls('Cedar KS', 'Elm MO')).toEqual({ tenths: 20, tolls: both });
    expect(tolls('Elm MO', 'Cedar KS')).toEqual({ tenths: 20, tolls: both.toReversed() });
    expect(tolls('Dogwood MO', 'Elm MO')).toEqual({ tenths: 0, tolls: undefined });
  });

  it.each([
    ['TOLL Far Bridge: I-1 Cedar KS 107.0 Dogwood MO + 2.0', /:\d+:18 Far Bridge does not fit on its piece$/],
    [
      'TOLL No Bridge: I-1 Cedar KS 1.0 Elm MO + 2.0',
      /no corridor runs from "I-1 Cedar KS" straight to "Elm MO"$/,
    ],
    [
      'TOLL Bridge: I-1 Cedar KS 1.0 Dogwood MO',
      /a toll bridge wants a name, a point of a piece and its miles/,
    ],
    ['TOLL Bridge: I-1 Cedar KS 1.0 Dogwood MO + 0.0', /:44 a toll bridge has no length$/],
  ])('%s is named as a fault', (line, message) => {
    const words = wordsOf(compileSmall(withToll(line)));
    expect(words).toHaveLength(1);
    expect(words[0]).toMatch(message);
  });
});

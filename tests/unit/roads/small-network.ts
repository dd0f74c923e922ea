import { compileNetwork, type Compilation } from '~/roads/compiler/compile-network';
import type { BorderSource } from '~/roads/compiler/compiler-input';
import { writeNetworkFile } from '~/roads/format/network-file';
import { openRouter, type Router } from '~/roads/router';
import { placeKey } from '~/roads/text/place-key';

/** Kansas is the west half, Missouri the east half of a square; the line between them is longitude -95. */
export const BORDERS: BorderSource = {
  lines: [
    {
      bounds: ['KS', 'MO'],
      points: [
        [-95, 36],
        [-95, 42],
      ],
    },
    {
      bounds: ['KS', null],
      points: [
        [-95, 42],
        [-100, 42],
        [-100, 36],
        [-95, 36],
      ],
    },
    {
      bounds: ['MO', null],
      points: [
        [-95, 36],
        [-90, 36],
        [-90, 42],
        [-95, 42],
      ],
    },
    // An island state far out at sea.
    {
      bounds: ['RI', null],
      points: [
        [-85, 39],
        [-84.5, 39],
        [-84.5, 39.5],
        [-85, 39.5],
        [-85, 39],
      ],
    },
  ],
};

/** Towns on a line at latitude 39, one degree (53.7 miles) apart, and some beside it. */
export const TOWNS: Record<string, [number, number]> = {
  'Westend KS': [39, -99],
  'Alder KS': [39, -98],
  'Birch KS': [39, -97],
  'Cedar KS': [39, -96],
  'Dogwood MO': [39, -94],
  'Elm MO': [39, -93],
  'Fir MO': [39, -92],
  'Northam KS': [40, -97],
  'Norwood MO': [40, -93],
  'Seaview RI': [39.2, -84.8],
  'Harbor RI': [39.3, -84.7],
};

export const TEXT = `# a small country
I I-1: Westend KS; 55.0 Alder; 54.0 Birch; 54.0 Cedar; 108.0 Dogwood MO [KS 54.5 MO 53.5]; 54.0 Elm; 54.0 Fir
U US-2: Birch KS; 75.0 Northam; 220.0 Norwood MO; 72.0 Elm
S KS-3: Cedar KS; 88.0 Northam
J Birch KS: I-1 ~ US-2 1.0
J Cedar KS: I-1 ~ KS-3 0.0
J Northam KS: US-2 ~ KS-3 0.0
J Elm MO: I-1 ~ US-2 0.4
S RI-1: Seaview RI; 9.0 Harbor
ISLAND The Island: Harbor RI
`;

export function compileSmall(text = TEXT, file = 'plains/corridors.txt'): Compilation {
  return compileTexts([{ file, text }]);
}

export function compileTexts(texts: { file: string; text: string }[]): Compilation {
  const known = new Map(
    Object.entries(TOWNS).map(([town, [lat, lon]]) => [
      placeKey(town.slice(0, -3), town.slice(-2)),
      { lat, lon },
    ]),
  );
  return compileNetwork({ texts, gazetteer: { find: (key) => known.get(key) ?? null }, borders: BORDERS });
}

export function smallRouter(text = TEXT): Router {
  const { tables, errors } = compileSmall(text);
  if (errors.length) throw new Error(errors.map((error) => error.message).join('; '));
  return openRouter(writeNetworkFile(tables));
}

export const stop = (town: string) => {
  const [lat, lon] = TOWNS[town]!;
  return { lat, lon };
};

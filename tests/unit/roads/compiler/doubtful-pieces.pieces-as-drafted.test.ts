import { describe, expect, it } from 'vitest';
import { findLostPieces, findUnlaidPieces } from '~/roads/compiler/doubtful-pieces';
import { compileSmall } from '../small-network';

const draftOf = (text: string) => compileSmall(text, 'a.txt').draft;

describe('the draft of a network', () => {
  it('has each highway once, however many corridors tell of it, and no piece from a place to itself', () => {
    const { highways, segments, chains } = draftOf(
      'I I-1: Alder KS; 54.0 Birch; 1.0 Birch; 54.0 Cedar\nU US-2: Birch KS; 75.0 Northam\nI I-1: Dogwood MO; 54.0 Elm',
    );
    expect(highways).toEqual(['', 'I-1', 'US-2']);
    expect(segments.map(({ tenths }) => tenths)).toEqual([540, 540, 750, 540]);
    expect(chains.map((chain) => chain.length)).toEqual([2, 1, 1]);
  });

  it('has the farthest of the figures that a highway is told to pass a town by', () => {
    const asides = draftOf(
      'S KS-4: Alder KS; 60.0 Birch (2.5); 61.0 Cedar\nS KS-4: Northam KS; 90.0 Birch (6.9)\nS KS-5: Cedar KS; 61.0 Birch (1.0)',
    ).nodes.map(({ asideMiles }) => asideMiles);
    expect(asides).toEqual([0, 6.9, 0, 0, 0, 1]);
    expect(
      draftOf('S KS-4: Alder KS; 60.0 Birch (6.9); 61.0 Cedar\nS KS-4: Northam KS; 90.0 Birch (2.5)')
        .nodes[1],
    ).toMatchObject({ asideMiles: 6.9 });
  });

  it('has no joint of a highway with itself, and one of two that are told to be joined twice', () => {
    const text = 'I I-1: Alder KS; 54.0 Birch\nS KS-4: Birch KS; 90.0 Northam\n';
    expect(draftOf(`${text}J Birch KS: I-1 ~ I 1 1.5`).joints).toEqual([]);
    expect(draftOf(`${text}J Birch KS: I-1 ~ KS-4 1.5; KS-4 ~ I-1 2.5`).joints).toMatchObject([
      { tenths: 15 },
    ]);
  });

  it('finds an island by the first point of a place, also where that is the first of all', () => {
    const text = 'S RI-1: Seaview RI; 9.0 Harbor\nI I-1: Alder KS; 54.0 Birch; 54.0 Cedar';
    expect(compileSmall(`${text}\nISLAND The Rock: Seaview RI`).tables.islands).toEqual(['The Rock']);
    expect(compileSmall(`${text}\nISLAND The Rock: Elm MO`).errors).toMatchObject([
      { message: 'the island The Rock is named by Elm MO, which no corridor passes' },
    ]);
  });

  it('warns of a place that is elsewhere with coordinates three miles away', () => {
    const twice = (lat: number) =>
      compileSmall(
        `S KS-4: Alder KS; 54.0 @39,-97.5 Post; 54.0 Birch\nS KS-4: Northam KS; 90.0 @${lat},-97.5 Post`,
      ).warnings.map(({ message }) => message);
    expect(twice(39.04)).toEqual([]);
    expect(twice(39.05)).toEqual(['Post KS stands elsewhere with other coordinates']);
  });
});

describe('a doubtful piece', () => {
  it('is no lost one where it is the estimate itself and nothing continues from it', () => {
    expect(findLostPieces(draftOf('P Pine KS @39.1,-97\nS KS-4: Birch KS; ~0.0 Pine (6.9)'))).toEqual([]);
  });

  it('is laid along a road that several others cross, in whichever order they are told', () => {
    const roads =
      'I I-1: Alder KS; 54.0 Birch\nS KS-4: Alder KS; 90.0 Northam\nS KS-5: Birch KS; 75.0 Northam\n';
    const crossings = [
      'X I-1 Alder KS 40.0 Birch KS = KS-4 Alder KS 50.0 Northam KS\n',
      'X I-1 Alder KS 10.0 Birch KS = KS-5 Birch KS 60.0 Northam KS\n',
    ];
    const joints = 'J Alder KS: I-1 ~ KS-9 0.0\nJ Birch KS: I-1 ~ KS-9 0.0\n';
    for (const order of [crossings, crossings.toReversed()]) {
      // 54 miles, a quarter more than 40.8 and three.
      expect(
        findUnlaidPieces(draftOf(`${roads}${order.join('')}${joints}S KS-9: Alder KS; 40.8& Birch`)),
      ).toEqual([]);
      expect(
        findUnlaidPieces(draftOf(`${roads}${order.join('')}${joints}S KS-9: Alder KS; 40.7& Birch`)),
      ).toHaveLength(1);
    }
  });
});

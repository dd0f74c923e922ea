import { describe, expect, it } from 'vitest';
import {
  findKinks,
  findLostPieces,
  findUnlaidPieces,
  type DoubtfulPiece,
} from '~/roads/compiler/doubtful-pieces';
import type { DraftNetwork } from '~/roads/compiler/draft-network';
import { compileSmall } from '../small-network';

const draftOf = (text: string): DraftNetwork => {
  const { draft, errors } = compileSmall(text, 'a.txt');
  expect(errors).toEqual([]);
  return draft;
};
const MILE = 1 / 69.0934;
/** A place so many miles north of Alder, which is 53.7 miles west of Birch. */
const north = (name: string, miles: number, of: [number, number] = [39, -98]) =>
  `P ${name} KS @${(of[0] + miles * MILE).toFixed(5)},${of[1]}\n`;

describe('a way out to a place and back', () => {
  // Alder and Near are 5.4 miles apart.
  const NEAR = 'P Near KS @39,-97.9\n';
  const kinks = (text: string): DoubtfulPiece[] => findKinks(draftOf(NEAR + text));

  it('is one from eighteen miles more on, where a length is an estimate', () => {
    const way = (miles: number, first = '~11.0', second = '~12.0') =>
      kinks(`${north('Pine', miles)}S KS-4: Alder KS; ${first} Pine; ${second} Near`);
    expect(way(10.9)).toEqual([]);
    const [kink] = way(11.3);
    expect(kink).toMatchObject({
      message:
        'Pine KS lies 18 miles off the way from Alder KS to Near KS: another town of this name, or a wrong order',
      segment: { position: { line: 3, column: 37 } },
    });
    expect(way(11.3, '11.0', '~12.0')).toHaveLength(1);
    expect(way(11.3, '~11.0', '12.0')).toHaveLength(1);
    expect(way(11.3, '11.0', '12.0')).toEqual([]);
  });

  it('counts from where the highway passes the town', () => {
    const way = (miles: number) =>
      kinks(`${north('Pine', miles)}S KS-4: Alder KS; ~11.0 Pine (2.0); ~12.0 Near`);
    expect(way(13.0)).toEqual([]);
    expect(way(13.3)).toHaveLength(1);
  });

  it('is none where it is less than 1.7 times as long as the straight way and four miles', () => {
    // Alder and Birch are 53.7 miles apart: 98.1 miles over Pine.
    const way = (miles: number) =>
      kinks(`${north('Pine', miles, [39, -97.5])}S KS-4: Alder KS; ~50.0 Pine; ~50.0 Birch`);
    expect(way(40.7)).toEqual([]);
    expect(way(41.6)).toMatchObject([
      {
        message:
          'Pine KS lies 45 miles off the way from Alder KS to Birch KS: another town of this name, or a wrong order',
      },
    ]);
  });

  it('is seen on pieces that were told in the other direction before', () => {
    for (const before of [
      'Pine KS; ~11.0 Alder',
      'Near KS; ~12.0 Pine',
      'Near KS; ~12.0 Pine; ~11.0 Alder',
    ]) {
      const all = kinks(
        `${north('Pine', 12)}S KS-4: ${before}\nS KS-4: Alder KS; ~11.0 Pine; ~12.0 Near; ~45.0 Birch`,
      );
      expect(all.map(({ message }) => message)).toContain(
        'Pine KS lies 20 miles off the way from Alder KS to Near KS: another town of this name, or a wrong order',
      );
      expect(all.every(({ message }) => message.startsWith('Pine KS lies 20 miles off'))).toBe(true);
    }
  });
});

describe('two towns on one point', () => {
  const lost = (text: string, aside = 6.9) =>
    findLostPieces(draftOf(`P Pine KS @39.1,-97\n${text.replace('Pine', `Pine (${aside.toFixed(1)})`)}`));
  it('are told where an estimate continues from the one that lies off, whichever comes first', () => {
    const message =
      'Pine KS is on the point of Birch KS, 6.9 miles away, and an estimate continues from it: give the miles between the two';
    expect(lost('S KS-4: Birch KS; 0.0 Pine; ~70.0 Northam')).toMatchObject([
      { message, segment: { tenths: 0 } },
    ]);
    expect(lost('S KS-4: Birch KS; ~0.0 Pine; Northam')).toMatchObject([{ message }]);
    // The place is written with its code at the beginning.
    expect(
      findLostPieces(draftOf('P Pine KS @39.1,-97\nS KS-4: Northam KS; ~70.0 Pine (6.9); 0.0 Birch')),
    ).toMatchObject([{ message }]);
  });

  it('are right where the way on was measured, or nothing continues', () => {
    expect(lost('S KS-4: Birch KS; 0.0 Pine; 70.0 Northam')).toEqual([]);
    expect(lost('S KS-4: Birch KS; 0.0 Pine')).toEqual([]);
    expect(lost('S KS-4: Birch KS; 0.0 Pine; ~70.0 Northam\nS KS-4: Pine KS; 60.0 Cedar')).toEqual([]);
    expect(lost('S KS-4: Birch KS; 0.0 Pine; ~70.0 Northam\nS KS-4: Pine KS; 0.0 Cedar')).toHaveLength(1);
    expect(lost('S KS-4: Birch KS; 0.1 Pine; ~70.0 Northam')).toEqual([]);
    expect(lost('S KS-4: Birch KS; 0.0& Pine; ~70.0 Northam')).toEqual([]);
  });

  it('are told from three and a half miles on', () => {
    const at = (aside: number) =>
      findLostPieces(
        draftOf(
          `${north('Oak', 3.5, [39, -97])}S KS-4: Birch KS; 0.0 Oak (${aside.toFixed(1)}); ~70.0 Northam`,
        ),
      ).length;
    expect([at(3.4), at(3.5)]).toEqual([0, 1]);
  });

  it('are told where the figure is the distance between them, give or take a mile and a half', () => {
    const at = (aside: number) => lost('S KS-4: Birch KS; 0.0 Pine; ~70.0 Northam', aside).length;
    expect([at(5.4), at(5.5), at(8.4), at(8.5)]).toEqual([0, 1, 1, 0]);
  });

  it('may both lie off their highway: a mile and the figure of the nearer one are allowed', () => {
    const at = (near: number, far: number) =>
      findLostPieces(
        draftOf(
          `P Pine KS @39.1,-97\nS KS-4: Birch KS (${near.toFixed(1)}); 0.0 Pine (${far.toFixed(1)}); ~70.0 Northam`,
        ),
      ).length;
    expect([at(5.8, 6.9), at(6, 6.9)]).toEqual([1, 0]);
    expect([at(3, 10.9), at(3, 11)]).toEqual([1, 0]);
  });
});

describe('a piece along a road', () => {
  const unlaid = (text: string) =>
    findUnlaidPieces(draftOf(`I I-1: Alder KS; 54.0 Birch; 54.0 Cedar\n${text}`));
  const JOINTS = 'J Alder KS: I-1 ~ KS-4 0.0\nJ Birch KS: I-1 ~ KS-4 0.0\nJ Cedar KS: I-1 ~ KS-4 0.0\n';

  it('has none where no other corridor lays it', () => {
    const [piece] = unlaid('S KS-4: Alder KS; 60.0& Northam');
    expect(piece).toMatchObject({
      message: 'no other corridor lays the road from Alder KS to Northam KS: take the & away',
      segment: { tenths: 600, position: { line: 2, column: 25 } },
    });
    // Neither its own piece nor a place without a joint is a road.
    expect(unlaid('S KS-4: Alder KS; 54.0& Birch')).toHaveLength(1);
    expect(unlaid(`S KS-4: Alder KS; 54.0& Birch\n${JOINTS.split('\n')[0]}`)).toHaveLength(1);
  });

  it('has one over any number of pieces and joints', () => {
    expect(unlaid(`S KS-4: Alder KS; 108.0& Cedar\n${JOINTS}`)).toEqual([]);
    expect(unlaid(`S KS-4: Cedar KS; 108.0& Alder\n${JOINTS}`)).toEqual([]);
    expect(unlaid(`S KS-4: Cedar KS; 54.0& Birch; 54.0& Alder\n${JOINTS}`)).toEqual([]);
  });

  it('has one that is up to a quarter and three miles longer than it says, joints included', () => {
    expect(unlaid(`S KS-4: Alder KS; 40.8& Birch\n${JOINTS}`)).toEqual([]);
    expect(unlaid(`S KS-4: Alder KS; 40.7& Birch\n${JOINTS}`)).toHaveLength(1);
    expect(unlaid(`S KS-4: Alder KS; 41.0& Birch\n${JOINTS.replace('0.0', '0.2')}`)).toEqual([]);
    expect(unlaid(`S KS-4: Alder KS; 41.0& Birch\n${JOINTS.replace('0.0', '0.3')}`)).toHaveLength(1);
  });

  it('has the shortest of several', () => {
    const around =
      'S KS-5: Alder KS; 20.0 Northam; 40.0 Birch\nJ Alder KS: I-1 ~ KS-5 0.0\nJ Birch KS: I-1 ~ KS-5 0.0\nJ Northam KS: KS-5 ~ KS-6 0.0\nS KS-6: Northam KS; 10.0 Birch\nJ Birch KS: KS-6 ~ KS-4 0.0\n';
    expect(unlaid(`${around}S KS-4: Alder KS; 22.0& Birch\n${JOINTS}`)).toEqual([]);
    expect(unlaid(`${around}S KS-4: Alder KS; 21.5& Birch\n${JOINTS}`)).toHaveLength(1);
  });

  it('may begin or end at a crossing on another piece', () => {
    const crossing =
      'S KS-4: Northam KS; 80.0 Westend\nX KS-4 Northam KS 30.0 Westend KS = I-1 Alder KS 10.0 Birch KS\n';
    // From Northam 30 miles to the crossing, 44 to Birch.
    const along = (miles: string) =>
      unlaid(
        `${crossing}S KS-9: Northam KS; ${miles}& Birch\nJ Northam KS: KS-4 ~ KS-9 0.0\nJ Birch KS: I-1 ~ KS-9 0.0`,
      );
    expect(along('56.8')).toEqual([]);
    expect(along('56.7')).toHaveLength(1);
  });
});

import * as z from 'zod';

/** The road a person asks for instead of the fastest one. */
export interface RoadRequest {
  /** Highways that it must use, as they were written: ["I-90", "US-20"]. */
  via: string[];
  avoidTolls: boolean;
  /** The fewest miles instead of the least time. */
  shortest: boolean;
}

/** What a trip keeps: the request that its road was made by, and one that could not be met, with the reason. */
export interface KeptRoadRequest extends RoadRequest {
  asked?: RoadRequest & { refused: string | null };
}

export const NO_REQUEST: KeptRoadRequest = { via: [], avoidTolls: false, shortest: false };

const MAX_HIGHWAYS = 5;
const LONGEST_NAME = 30;

const highways = z
  .union([z.string(), z.array(z.string())])
  .nullish()
  .transform((value) =>
    [value ?? '']
      .flat()
      .flatMap((text) => text.split(/[,;\n]| and /))
      .map((name) => name.trim().replace(/\s+/g, ' '))
      .filter(Boolean),
  )
  .refine((names) => names.length <= MAX_HIGHWAYS, {
    message: `At most ${MAX_HIGHWAYS} highways: name those that tell your road from the others.`,
  })
  .refine((names) => names.every((name) => name.length <= LONGEST_NAME && /\d|[A-Za-z]{3}/.test(name)), {
    message: 'Write highways by their numbers, with commas between them: I-90, US-20.',
  });

const flag = z
  .union([z.boolean(), z.literal(0), z.literal(1), z.enum(['0', '1', ''])])
  .nullish()
  .transform((value) => value === true || value === 1 || value === '1');

export const roadRequestSchema = z.object({ via: highways, avoidTolls: flag, shortest: flag });

/** The request that the next calculation follows: one that waits, or the one in force. */
export const requestToFollow = (kept: KeptRoadRequest | null): RoadRequest =>
  kept?.asked && kept.asked.refused === null ? kept.asked : (kept ?? NO_REQUEST);

/** After a road was found by `followed`: it is in force. A refusal before it stays to be read. */
export const requestMet = (kept: KeptRoadRequest | null, followed: RoadRequest): KeptRoadRequest | null => {
  const { via, avoidTolls, shortest } = followed;
  const isAny = via.length > 0 || avoidTolls || shortest;
  const refused = kept?.asked && kept.asked.refused !== null ? kept.asked : undefined;
  return isAny || refused ? { via, avoidTolls, shortest, ...(refused ? { asked: refused } : {}) } : null;
};

/** After no road could be found by the request: what was in force is again, and the reason stays with what was asked. */
export const requestRefused = (kept: KeptRoadRequest | null, refused: string): KeptRoadRequest => {
  const { asked, ...inForce } = kept ?? NO_REQUEST;
  return asked && asked.refused === null
    ? { ...inForce, asked: { ...asked, refused } }
    : {
        ...inForce,
        via: [],
        asked: { via: inForce.via, avoidTolls: inForce.avoidTolls, shortest: inForce.shortest, refused },
      };
};

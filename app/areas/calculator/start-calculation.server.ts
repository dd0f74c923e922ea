import {
  findCalculation,
  insertCalculation,
  type CalculationRecord,
  type RoadFor,
} from '~/areas/calculator/data/calculations.server';
import { enqueue } from '~/platform/database/enqueue.server';
import { notifications } from '~/areas/accounts/data/notifications.server';
import { inTransaction, type PublicScope } from '~/platform/database/scope.server';
import { quarterKey } from '~/engine/calendar/quarter';
import { localDateInZone } from '~/engine/calendar/local-date';
import {
  defaultCalculationQuarter,
  isUid,
  KEPT_DAYS,
  samePlace,
  VISITOR_TIME_ZONE,
  type CalculationStop,
} from '~/areas/calculator/rules/calculation';
import { parseStops, stopName } from '~/areas/calculator/rules/calculation.schema';
import { fail, invalid, ok, type FieldChoices, type FieldErrors, type Result } from '~/engine/result';
import type { Ctx } from '~/platform/context';
import { resolveStop } from '~/areas/places/resolve-stop.server';
import { calculationKey } from './calculation-key';

const DAY_MS = 86_400_000;
/** How long a request waits for its job before the page says that it is still calculating. */
const SHORT_WAIT_MS = 500;

/**
 * Starts a visitor's calculation: finds the places, stores it with its route job, and waits a moment for the miles.
 * The same request sent twice is the same calculation; a uid taken by other stops is a conflict.
 */
export async function startCalculation(
  ctx: Ctx<PublicScope>,
  input: { uid: string; stops: unknown },
): Promise<Result<CalculationRecord>> {
  if (!isUid(input.uid))
    return invalid('The calculation id must be six letters or digits.', { uid: ['Six letters or digits.'] });
  const stops = await findStops(ctx, input.stops);
  if (!stops.ok) return stops;

  const record = await storeCalculation(ctx, {
    uid: input.uid,
    stops: stops.value,
    keptMs: KEPT_DAYS * DAY_MS,
    waitMs: SHORT_WAIT_MS,
  });
  if (!record || !isSameRequest(record.stops, stops.value)) {
    return fail({
      kind: 'conflict',
      message: 'This calculation ID is already in use. Start again with another one.',
    });
  }
  return ok(record);
}

/**
 * Stores places that were found with the job that calculates the way between them, for `keptMs`, and waits at most `waitMs` for the miles.
 * @returns what is kept under the uid: of someone else's stops where it was taken; null where that has expired
 */
export async function storeCalculation(
  ctx: Ctx<PublicScope>,
  input: {
    uid: string;
    stops: CalculationStop[];
    routeOptions?: RoadFor;
    keptMs: number;
    waitMs: number;
  },
): Promise<CalculationRecord | null> {
  const { uid, stops, routeOptions, keptMs, waitMs } = input;
  const now = ctx.clock.now();
  const done = notifications().waitFor(calculationKey(uid), waitMs);
  const inserted = await inTransaction(ctx.scope, async (scope) => {
    const record = await insertCalculation(scope, {
      uid,
      stops,
      ...(routeOptions ? { routeOptions } : {}),
      quarterKey: quarterKey(defaultCalculationQuarter(localDateInZone(now.getTime(), VISITOR_TIME_ZONE))),
      expiresAt: new Date(now.getTime() + keptMs),
    });
    if (record) await enqueue(scope, 'calculateDemoRoute', { uid: record.uid, revision: record.revision });
    return record;
  });
  if (inserted) await done;
  return findCalculation(ctx.scope, uid, now);
}

async function findStops(ctx: Ctx<PublicScope>, typed: unknown): Promise<Result<CalculationStop[]>> {
  const parsed = parseStops(typed);
  if (!parsed.ok) return parsed;
  const found = await Promise.all(parsed.value.map((stop) => resolveStop(ctx.scope, stop)));
  const fields: FieldErrors = {};
  const choices: FieldChoices = {};
  found.forEach((result, index) => {
    if (result.ok) return;
    const { message, isQuestion } = result.failure;
    const name = stopName(index, found.length);
    fields[`stops.${index}`] = [
      isQuestion ? `${name[0]?.toUpperCase()}${name.slice(1)}: w${message.slice(1)}` : message,
    ];
    const texts = Object.values(result.failure.choices ?? {}).flat();
    if (texts.length > 0) choices[`stops.${index}`] = texts;
  });
  if (Object.keys(fields).length > 0)
    return fail({ kind: 'invalid', message: Object.values(fields).flat().join(' '), fields, choices });
  const stops = found.flatMap((result): CalculationStop[] => {
    if (!result.ok) return [];
    const { city, state, zip, lat, lon, label } = result.value;
    return [{ city, state, zip, lat, lon, label }];
  });
  for (let index = 1; index < stops.length; index++) {
    const [before, here] = [stops[index - 1] as CalculationStop, stops[index] as CalculationStop];
    if (!samePlace(before, here)) continue;
    const message = `The ${stopName(index, stops.length)} is the same place as the ${stopName(index - 1, stops.length)} (${here.label}). Choose another one.`;
    return invalid(message, { [`stops.${index}`]: [message] });
  }
  return ok(stops);
}

const isSameRequest = (a: CalculationStop[], b: CalculationStop[]): boolean =>
  a.length === b.length && a.every((stop, index) => samePlace(stop, b[index] as CalculationStop));

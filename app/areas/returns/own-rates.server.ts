import { readCarrier } from '~/areas/carriers/data/carriers.server';
import { lockCarrier } from '~/areas/equipment/data/equipment.server';
import { deleteOwnRate, listOwnRates, saveOwnRate } from '~/areas/rates/data/own-rates.server';
import { findRates } from '~/areas/rates/data/rates.server';
import type { OwnRate } from '~/areas/rates/rules/own-rate';
import { ownRateSchema } from '~/areas/rates/rules/own-rate.schema';
import { formatRateFigure } from '~/areas/rates/rules/rate-figure';
import { rateTableOf } from '~/areas/rates/rules/rate-sheet';
import { isQuarterFiled } from '~/areas/returns/data/filed-returns.server';
import { quarterKey, quarterLabel, type Quarter } from '~/engine/calendar/quarter';
import { baseProfileOf } from '~/engine/ifta/base-profile';
import { fuelTypeInSentence, type FuelType } from '~/engine/ifta/fuel-types';
import { isIftaMember, requireJurisdiction } from '~/engine/jurisdictions/codes';
import { lineRateOf } from '~/engine/jurisdictions/published-rate';
import type { RateTable } from '~/engine/jurisdictions/rate-table';
import type { UnitSystem } from '~/engine/units/conversion';
import { fail, invalid, notFound, ok, type Result } from '~/engine/result';
import { noteSecurity } from '~/areas/security/note-security.server';
import { refuseReader } from '~/platform/authorize';
import type { Ctx } from '~/platform/context';
import { inTransaction, type CarrierScope } from '~/platform/database/scope.server';
import { parseInput } from '~/platform/parse-input';
import { computeQuarter } from './compute-quarter.server';

/** A rate that the quarter's return needs and nobody has. */
export interface MissingRate {
  jurisdiction: string;
  fuel: FuelType;
}

export interface OwnRates {
  missing: MissingRate[];
  /** `counts` is false where the official rate has come since: that one is used. */
  entered: (OwnRate & { counts: boolean })[];
  /** Of the base's return: in these units rates are entered. */
  system: UnitSystem;
  isFiled: boolean;
}

/** What the quarter's return lacks, and what the carrier has entered for it. */
export async function readOwnRates(ctx: Ctx<CarrierScope>, quarter: Quarter): Promise<OwnRates> {
  const key = quarterKey(quarter);
  const { computed } = await computeQuarter(ctx, quarter);
  const [entered, rows, isFiled] = await Promise.all([
    listOwnRates(ctx.scope, [key]),
    findRates(ctx.scope, [key]),
    isQuarterFiled(ctx.scope, key),
  ]);
  const published = rateTableOf(quarter, rows);
  const lines = computed.schedules.flatMap((schedule) => schedule.lines);
  const missing = new Map(
    lines
      .filter((line) => line.notComputed === 'missing-rate')
      .map(({ jurisdiction, fuelType: fuel }) => [`${fuel}/${jurisdiction}`, { jurisdiction, fuel }]),
  );
  return {
    missing: [...missing.values()],
    entered: entered.map((own) => ({
      ...own,
      counts:
        own.system === computed.unitSystem &&
        knownRate(published, own.jurisdiction, own.fuel, own.system) === null,
    })),
    system: computed.unitSystem,
    isFiled,
  };
}

/** The published rate as people read it, or that there is none to enter; null where nothing is known. */
function knownRate(
  table: RateTable,
  jurisdiction: string,
  fuel: FuelType,
  system: UnitSystem,
): string | null {
  const { name } = requireJurisdiction(jurisdiction);
  const found = table.find(jurisdiction, fuel);
  if (found.kind === 'none-published')
    return `The tax matrix has no ${fuelTypeInSentence(fuel)} rate for ${name}: there is none to enter.`;
  const line =
    found.kind === 'published'
      ? found.rates.map((rate) => lineRateOf(rate, system)).find((rate) => rate !== undefined)
      : undefined;
  return line ? `The rate for ${name} is published: ${line.rate ?? 'none'}. It is used as it is.` : null;
}

/** Enters a rate that is not published here, for the carrier's own return of a quarter that is not filed. */
export async function enterOwnRate(
  ctx: Ctx<CarrierScope>,
  quarter: Quarter,
  raw: unknown,
): Promise<Result<{ jurisdiction: string }>> {
  const refused = refuseReader(ctx);
  if (refused) return refused;
  const parsed = parseInput(ownRateSchema, raw);
  if (!parsed.ok) return parsed;
  const { jurisdiction, fuel, rate, surcharge, source } = parsed.value;
  const key = quarterKey(quarter);
  return inTransaction(ctx.scope, async (scope) => {
    const filed = await refuseFiled(scope, quarter);
    if (filed) return filed;
    const { baseJurisdiction } = await readCarrier(scope);
    const base = baseProfileOf(isIftaMember(baseJurisdiction ?? '') ? baseJurisdiction : null);
    const known = knownRate(
      rateTableOf(quarter, await findRates(scope, [key])),
      jurisdiction,
      fuel,
      base.unitSystem,
    );
    if (known !== null) return invalid('The given data was invalid', { jurisdiction: [known] });
    await saveOwnRate(
      scope,
      {
        quarterKey: key,
        fuel,
        jurisdiction,
        system: base.unitSystem,
        rateTenThousandths: rate,
        surchargeTenThousandths: surcharge,
        source,
      },
      ctx.clock.now(),
    );
    await note(ctx, scope, 'rate-entered', quarter, `${jurisdiction}, ${fuel}, ${formatRateFigure(rate)}`);
    return ok({ jurisdiction });
  });
}

/** Takes an entered rate back. */
export async function removeOwnRate(
  ctx: Ctx<CarrierScope>,
  quarter: Quarter,
  cell: { jurisdiction: string; fuel: string },
): Promise<Result<null>> {
  const refused = refuseReader(ctx);
  if (refused) return refused;
  return inTransaction(ctx.scope, async (scope) => {
    const filed = await refuseFiled(scope, quarter);
    if (filed) return filed;
    if (!(await deleteOwnRate(scope, { quarterKey: quarterKey(quarter), ...cell })))
      return notFound('This rate is not entered.');
    await note(ctx, scope, 'rate-removed', quarter, `${cell.jurisdiction}, ${cell.fuel}`);
    return ok(null);
  });
}

/** A filed return keeps its rates. Filing waits for the carrier's lock, so none is filed meanwhile. */
async function refuseFiled(scope: CarrierScope, quarter: Quarter): Promise<Result<never> | null> {
  await lockCarrier(scope);
  if (!(await isQuarterFiled(scope, quarterKey(quarter)))) return null;
  return fail({
    kind: 'conflict',
    message: `${quarterLabel(quarter)} is filed: its return keeps its rates. Open the quarter again to change them.`,
  });
}

const note = (
  ctx: Ctx<CarrierScope>,
  scope: CarrierScope,
  kind: 'rate-entered' | 'rate-removed',
  quarter: Quarter,
  detail: string,
): Promise<void> =>
  noteSecurity(ctx, scope, {
    userId: scope.userId,
    kind,
    detail: `${quarterLabel(quarter)}: ${detail}`,
    carrierId: scope.carrierId,
  });

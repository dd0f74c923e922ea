import { hashToken, looksLikeToken, newToken } from '~/areas/accounts/data/secret-token.server';
import { readCarrier } from '~/areas/carriers/data/carriers.server';
import { todayOf } from '~/areas/carriers/today.server';
import { deadlineCalendar, type Deadline } from '~/areas/content/rules/deadline-calendar';
import { distanceTaxReport } from '~/areas/distance-taxes/distance-report.server';
import { readTaxAccounts } from '~/areas/distance-taxes/data/distance-tax-records.server';
import { listEquipment } from '~/areas/equipment/data/equipment.server';
import {
  deleteCalendarFeed,
  findCalendarFeed,
  findCalendarOwner,
  saveCalendarFeed,
} from '~/areas/returns/data/calendar-feeds.server';
import { listFiledQuarters } from '~/areas/returns/data/filed-quarters.server';
import { carrierDeadlines } from '~/areas/returns/rules/carrier-deadlines';
import { previousQuarter, quarterOfDate } from '~/engine/calendar/quarter';
import { filingBaseOf } from '~/engine/ifta/base-profile';
import { ok, type Result } from '~/engine/result';
import { refuseGrant, refuseReader } from '~/platform/authorize';
import type { Ctx } from '~/platform/context';
import { carrierScope, type CarrierScope, type PublicScope } from '~/platform/database/scope.server';

/** What this carrier has to file, by its own license, frequencies and trucks. */
export async function readDeadlines(ctx: Ctx<CarrierScope>): Promise<Deadline[]> {
  const { scope } = ctx;
  const carrier = await readCarrier(scope);
  const today = todayOf(ctx, carrier);
  const current = quarterOfDate(today);
  const [filed, trucks, accounts, now, before] = await Promise.all([
    listFiledQuarters(scope),
    listEquipment(scope),
    readTaxAccounts(scope),
    distanceTaxReport(ctx, current),
    distanceTaxReport(ctx, previousQuarter(current)),
  ]);
  // A state counts where someone said how it is filed, or a truck that owes the tax has just driven there.
  const driven = new Set(
    [...now.returns, ...before.returns]
      .filter(({ periods }) =>
        periods.some(({ vehicles }) => vehicles.some(({ subject }) => subject !== 'no')),
      )
      .map(({ tax }) => tax.jurisdiction),
  );
  const known = new Set(accounts.map(({ state }) => state));
  return carrierDeadlines({
    today,
    country: filingBaseOf(carrier.baseJurisdiction).country,
    licensedSince: carrier.licensedSince,
    filedQuarters: filed.map(({ quarterKey }) => quarterKey),
    taxes: now.returns
      .filter(({ tax }) => known.has(tax.jurisdiction) || driven.has(tax.jurisdiction))
      .map(({ tax, frequency }) => ({ state: tax.jurisdiction, name: tax.name, frequency })),
    trucks: trucks
      .filter(({ active }) => active)
      .map(({ unit, registeredWeightPounds: alone, combinationWeightPounds: together, inServiceOn }) => ({
        unit,
        pounds: alone === null && together === null ? null : Math.max(alone ?? 0, together ?? 0),
        inServiceOn,
      })),
    hasUsdot: carrier.usdot !== null,
  });
}

/** Since when the calendar has an address; null where it has none. */
export const readCalendarFeed = (ctx: Ctx<CarrierScope>): Promise<{ createdAt: Date } | null> =>
  findCalendarFeed(ctx.scope);

/** Makes the address of the carrier's calendar, and ends the one before. It is shown once, here. */
export async function makeCalendarFeed(ctx: Ctx<CarrierScope>): Promise<Result<{ token: string }>> {
  const refused = refuseReader(ctx) ?? refuseGrant(ctx);
  if (refused) return refused;
  const token = newToken('slc');
  await saveCalendarFeed(ctx.scope, hashToken(token), ctx.clock.now());
  return ok({ token });
}

/** Ends the address of the carrier's calendar at once. */
export async function endCalendarFeed(ctx: Ctx<CarrierScope>): Promise<Result<null>> {
  const refused = refuseReader(ctx);
  if (refused) return refused;
  await deleteCalendarFeed(ctx.scope);
  return ok(null);
}

/** The calendar at an address; null where there is none. */
export async function calendarAt(
  ctx: Ctx<PublicScope>,
  token: string,
  site: { name: string; host: string },
): Promise<string | null> {
  if (!looksLikeToken(token, 'slc')) return null;
  const owner = await findCalendarOwner(ctx.scope, hashToken(token));
  if (!owner) return null;
  const scope = carrierScope({ ...owner, tokenMayWrite: false }, ctx.scope.db);
  const deadlines = await readDeadlines({ ...ctx, scope });
  const { legalName } = await readCarrier(scope);
  return deadlineCalendar(deadlines, {
    ...site,
    stampedOn: ctx.clock.now().toISOString().slice(0, 10),
    title: `IFTA deadlines, ${legalName}`,
  });
}

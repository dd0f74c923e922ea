import type { AppLoadContext } from '@remix-run/node';
import { distanceYear, lastDistanceYear } from '~/areas/distance-taxes/rules/distance-year';
import { irpReport, type IrpReport } from '~/areas/distance-taxes/distance-report.server';
import type { PrintedFor } from '~/areas/returns/parts/report-head';
import { todayOf } from '~/areas/carriers/today.server';
import { requireCarrier, type CarrierActor } from '~/areas/accounts/session/actor.server';

/** The distance year that is asked for, of the fleet or of one vehicle. */
export async function irpRequest(
  request: Request,
  load: AppLoadContext,
): Promise<{ actor: CarrierActor; report: IrpReport; vehicleId: number | null; of: PrintedFor }> {
  const actor = await requireCarrier(request, load);
  const { ctx, carrier } = actor;
  const query = new URL(request.url).searchParams;
  const today = todayOf(ctx, carrier);
  const asked = Number(/^20\d\d$/.exec(query.get('year') ?? '')?.[0] ?? 0);
  const year = asked > 2000 ? distanceYear(asked) : lastDistanceYear(today);
  const report = await irpReport(ctx, year, today);
  const id = Number(/^[1-9]\d{0,14}$/.exec(query.get('equipment_id') ?? '')?.[0] ?? 0);
  // A foreign vehicle is not found: the fleet is shown.
  const vehicleId = report.vehicles.some((vehicle) => vehicle.id === id) ? id : null;
  return {
    actor,
    report,
    vehicleId,
    of: {
      license: carrier.iftaLicence,
      irp: { account: carrier.irpAccount, fleet: carrier.irpFleet },
      base: carrier.baseJurisdiction,
    },
  };
}

import { readCarrier } from '~/areas/carriers/data/carriers.server';
import type { IrpReport } from '~/areas/distance-taxes/distance-report.server';
import { irpFileName } from '~/areas/distance-taxes/papers/irp-paper';
import type { Ctx } from '~/platform/context';
import type { CarrierScope } from '~/platform/database/scope.server';
import { PDF_TYPE, requestFile, type ReportFile } from './report-files.server';

const KEPT_DAYS = 30;

/** Has the IRP distance report printed, of the fleet or of one vehicle, or gives the file of the very same figures. */
export async function requestIrpPaper(
  ctx: Ctx<CarrierScope>,
  report: IrpReport,
  equipmentId: number | null,
): Promise<ReportFile> {
  const { legalName, usdot, irpAccount, irpFleet, baseJurisdiction, paperSize } = await readCarrier(
    ctx.scope,
  );
  const { endYear } = report.year;
  return requestFile(ctx, {
    kind: 'irp',
    quarterKey: null,
    params: { endYear, equipmentId },
    content: {
      carrier: { legalName, usdot, irpAccount, irpFleet, baseJurisdiction, paperSize },
      unit: report.unit,
      sums: report.sums,
      vehicles: report.vehicles.map(({ id, unit, vin }) => [id, unit, vin]),
    },
    fileName: `${irpFileName(endYear, equipmentId)}.pdf`,
    contentType: PDF_TYPE,
    keptDays: KEPT_DAYS,
  });
}

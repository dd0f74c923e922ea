/** The audit's rows, for those who write them out. */
export {
  OTHER_FUEL_UNITS,
  type ChangeRow,
  type MonthlySummary,
  type OdometerGap,
  type OdometerSpan,
} from '~/areas/returns/data/audit-records.server';

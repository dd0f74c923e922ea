/** Types of the audit's rows, for those who write them out. */
export type {
  ChangeRow,
  MonthlySummary,
  OdometerGap,
  OdometerSpan,
} from '~/areas/returns/data/audit-records.server';

/** One row of the form that corrects miles, all as text. */
export interface MilesFormRow {
  jurisdiction: string;
  miles: string;
  /** What was routed; '' where nothing was. */
  routed: string;
  exemptMiles: string;
  exemptReason: string;
}

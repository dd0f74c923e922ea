import type { MilesFormRow } from '~/areas/trips/views/miles-form';

/** The table of miles as it was typed: columns of the same length. */
export function milesFormFrom(form: FormData): MilesFormRow[] {
  const column = (name: string) =>
    form
      .getAll(name)
      .slice(0, 80)
      .map((value) => (typeof value === 'string' ? value.trim() : ''));
  const [miles, routed, exempt, reasons] = [
    column('miles'),
    column('routed'),
    column('exemptMiles'),
    column('exemptReason'),
  ];
  return column('jurisdiction').map((jurisdiction, index) => ({
    jurisdiction,
    miles: miles[index] ?? '',
    routed: routed[index] ?? '',
    exemptMiles: exempt[index] ?? '',
    exemptReason: reasons[index] ?? '',
  }));
}

import type { ReadImport } from '~/areas/imports/import-file';
import { joined, lineReader, type ParsedLine } from '~/areas/imports/read-rows';
import type { FuelDraft } from '~/areas/imports/rules/fuel-row';
import type { Layout } from '~/areas/imports/rules/layouts';
import { mergeMiles, type GivenMiles, type PlaceText } from '~/areas/imports/rules/trip-row';

export interface Prepared {
  unit: string;
  date: string;
  endDate: string;
  miles: GivenMiles[] | null;
  odometerStartTenths: number | null;
  odometerEndTenths: number | null;
  places: PlaceText[];
  fuel: FuelDraft | null;
  aside: string;
  note: string;
  errors: ParsedLine['errors'];
}

/** The lines of a known report, read and joined as an import does it. */
export function prepareLine(
  layout: Layout,
  lines: readonly string[][],
  options: Partial<ReadImport['options']>,
): Prepared[] {
  const read = lineReader({
    kind: layout.kind,
    mapping: layout.mapping,
    format: { headerLine: 1, first: [] },
    options: {
      dateOrder: 'mdy',
      decimal: 'point',
      distanceUnit: 'mile',
      fuelUnit: 'gallon',
      fuelType: 'special_diesel',
      equipmentId: null,
      createUnits: true,
      timeZone: 'America/Chicago',
      ...layout.options,
      ...options,
    },
  } as unknown as ReadImport);
  return groupsOf(lines.map((cells, index) => read({ number: index + 2, cells }))).map((group) => {
    const { draft, ...whole } = joined(group).whole;
    const trip = draft?.kind === 'trip' ? draft : null;
    return {
      unit: draft?.unit ?? '',
      date: draft?.date ?? '',
      endDate: trip?.endDate ?? '',
      miles: trip?.miles ? mergeMiles(trip.miles) : null,
      odometerStartTenths: trip?.odometerStartTenths ?? null,
      odometerEndTenths: trip?.odometerEndTenths ?? null,
      places: trip?.places ?? [],
      fuel: draft?.kind === 'fuel' ? draft : null,
      aside: whole.aside,
      note: whole.note,
      errors: whole.errors,
    };
  });
}

/** As `together` does it, without a stream. */
function groupsOf(lines: readonly ParsedLine[]): ParsedLine[][] {
  const groups: ParsedLine[][] = [];
  const keyOf = (line: ParsedLine | undefined) => (line?.draft?.kind === 'trip' ? line.draft.groupKey : null);
  for (const line of lines) {
    const group = groups.at(-1);
    if (group && keyOf(line) !== null && keyOf(line) === keyOf(group[0])) group.push(line);
    else groups.push([line]);
  }
  return groups;
}

import type { CalculatedRoute } from '~/areas/calculator/rules/calculation';
import { Decimal, toWhole } from '~/engine/units/decimal';
import { roundPartsToTotal } from '~/engine/units/distribute';

/** Whole miles by jurisdiction, adding up to the whole total: what every step shows and the tax is computed on. */
export function wholeMiles(
  route: CalculatedRoute,
  distanceTenthMiles: number,
): { code: string; miles: number }[] {
  const total = toWhole(new Decimal(distanceTenthMiles).dividedBy(10));
  const miles = roundPartsToTotal(
    route.jurisdictions.map(({ tenthMiles }) => new Decimal(tenthMiles).dividedBy(10)),
    total,
  );
  return route.jurisdictions.map(({ code }, index) => ({ code, miles: miles[index] ?? 0 }));
}

/** The same for a stored calculation; nothing while its route is not there. */
export const milesOfCalculation = ({
  route,
  distanceTenthMiles,
}: {
  route: CalculatedRoute | null;
  distanceTenthMiles: number | null;
}) => (route && distanceTenthMiles !== null ? wholeMiles(route, distanceTenthMiles) : []);

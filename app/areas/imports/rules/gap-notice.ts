import { formatDistance, unitWord } from '~/areas/trips/rules/distance-text';
import type { DistanceUnit } from '~/engine/units/conversion';

const momentIn = (instant: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', {
    timeZone,
    month: '2-digit',
    day: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
    .format(new Date(instant))
    .replace(', ', ' ');

/** What a person reads about a stretch that no position tells of, in the carrier's unit. */
export function gapNotice(
  gap: {
    from: string;
    to: string;
    fromPlace: string;
    toPlace: string;
    tenthMiles: number;
    byOdometer: boolean;
    byRoad?: boolean;
    counted: boolean;
  },
  timeZone: string,
  unit: DistanceUnit = 'mile',
): string {
  const word = unitWord(unit);
  const miles = `${formatDistance(gap.tenthMiles, unit)} ${word} ${gap.byOdometer ? 'by the odometer' : gap.byRoad ? 'by the road that trucks take' : 'as the crow flies'}`;
  const where =
    gap.fromPlace === gap.toPlace ? `near ${gap.fromPlace}` : `between ${gap.fromPlace} and ${gap.toPlace}`;
  const start = `No positions from ${momentIn(gap.from, timeZone)} to ${momentIn(gap.to, timeZone)}, ${where}`;
  return gap.counted
    ? `${start}: ${miles} are counted for it. Correct the ${word} if the truck took another route.`
    : `${start}: ${miles} apart, and in no trip. Add the missing trip.`;
}

/** What a person reads about how the miles of a day came about, in the carrier's unit. */
export function roadsNotice(
  roads: {
    onRoadTenthMiles: number;
    offRoadTenthMiles: number;
    bridgedTenthMiles: number;
    ferryTenthMiles: number;
    yardTenthMiles: number;
    odometerDifferenceTenthMiles: number | null;
  },
  unit: DistanceUnit = 'mile',
): string {
  const word = unitWord(unit);
  const far = (tenthMiles: number) => formatDistance(tenthMiles, unit);
  const parts = [
    `${far(roads.onRoadTenthMiles)} ${word} follow highways`,
    `${far(roads.offRoadTenthMiles)} other roads`,
    ...(roads.bridgedTenthMiles > 0 ? [`${far(roads.bridgedTenthMiles)} bridge gaps`] : []),
  ];
  const sentences = [`Measured by positions: ${parts.join(', ')}.`];
  if (roads.yardTenthMiles > 0)
    sentences.push(`${far(roads.yardTenthMiles)} of these were driven in yards, where the truck stayed.`);
  if (roads.ferryTenthMiles > 0)
    sentences.push(`${far(roads.ferryTenthMiles)} ferry ${word} are not counted.`);
  const difference = roads.odometerDifferenceTenthMiles;
  if (difference !== null)
    sentences.push(
      difference === 0
        ? 'The odometer agrees.'
        : `The odometer counted ${far(Math.abs(difference))} ${word} ${difference > 0 ? 'more' : 'fewer'} than the roads have; its ${word} count.`,
    );
  return sentences.join(' ');
}

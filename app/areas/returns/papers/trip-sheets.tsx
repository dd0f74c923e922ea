import { tripDrivenIn } from '~/areas/equipment/rules/odometer-replacements';
import { Fragment } from 'react';
import { namesOf } from '~/engine/records/text-fields';
import { TRIP_TEXTS } from '~/areas/trips/fields';
import { formatUsDate } from '~/engine/calendar/local-date';
import { quarterLabel, type Quarter } from '~/engine/calendar/quarter';
import { jurisdictionByCode } from '~/engine/jurisdictions/codes';
import type { DistanceUnit } from '~/engine/units/conversion';
import {
  exemptTenthsIn,
  formatDistance,
  tenthsIn,
  tripTenthsIn,
  unitShort,
  unitWord,
} from '~/areas/trips/rules/distance-text';
import { formatTenths } from '~/engine/units/format';
import type { QuarterReport } from '~/areas/returns/quarter-report.server';
import type { SourceTrip } from '~/areas/returns/source-pages.server';
import type { PrintedDocument } from './quarter-return';
import { Facts, Head, Plate, printPage } from './print-page';
import { sourceOf } from './source-sheets';

type Carrier = QuarterReport['carrier'];

export interface TripSheetsInput {
  carrier: Carrier;
  quarter: Quarter;
  unit: DistanceUnit;
  trips: readonly SourceTrip[];
  /** One trip alone, by its number. */
  single: boolean;
}

/** Texts of the trip beside its driver, its reference and its notes, which have places of their own. */
const otherTexts = (trip: SourceTrip): [string, string][] =>
  namesOf(TRIP_TEXTS)
    .filter((name) => !['driver', 'reference', 'notes'].includes(name))
    .map((name) => [TRIP_TEXTS[name].label, trip[name]]);

/** Individual vehicle mileage records (P540.100): one sheet for each trip, with the driver's signature. */
export function tripSheetsDocument({
  carrier,
  quarter,
  unit,
  trips,
  single,
}: TripSheetsInput): PrintedDocument {
  const label = quarterLabel(quarter);
  const first = trips[0];
  const about = single && first ? `trip ${first.id}` : label;
  const title = single ? `Trip sheet, ${about}` : `Trip sheets ${label}`;
  return {
    html: printPage(
      `${title}, ${carrier.legalName}`,
      <main>
        <h1>{title}</h1>
        <p className="lede">Individual vehicle mileage record (IFTA procedures manual P540.100).</p>
        {trips.length === 0 ? <p>No trips.</p> : null}
        {trips.map((trip) => (
          <TripSheet key={trip.id} trip={trip} carrier={carrier} unit={unit} />
        ))}
      </main>,
    ),
    title: `${title}, ${carrier.legalName}`,
    subject: `Individual vehicle mileage records for ${label}`,
    runningHead: {
      left: carrier.legalName,
      right: [carrier.iftaLicence ? `IFTA license ${carrier.iftaLicence}` : '', title]
        .filter(Boolean)
        .join(' · '),
    },
    fileName: single && first ? `trip-sheet-${first.id}` : `trip-sheets-${quarter.year}-Q${quarter.quarter}`,
  };
}

function TripSheet({ trip, carrier, unit }: { trip: SourceTrip; carrier: Carrier; unit: DistanceUnit }) {
  const reading = (tenthMiles: number | null, typed: number | null) =>
    tenthMiles === null ? null : tenthsIn(tenthMiles, unit, typed);
  const text = (tenths: number | null) => (tenths === null ? '' : formatTenths(tenths));
  const start = reading(trip.odometerStartTenths, trip.odometerStartTenthKilometers);
  const end = reading(trip.odometerEndTenths, trip.odometerEndTenthKilometers);
  const driven = tripDrivenIn(unit, trip);
  const total = tripTenthsIn(trip.parts, unit);
  const exempt = exemptTenthsIn(trip.parts, unit);
  return (
    <section className="avoid">
      <h2>{`${formatUsDate(trip.date)}: ${trip.origin} to ${trip.destination}`}</h2>
      <Facts
        left={[
          ['Carrier', carrier.legalName],
          ['IFTA license', carrier.iftaLicence ?? ''],
          ['Unit', trip.unit ?? ''],
          ['VIN', trip.vin ?? ''],
          ['Driver', trip.driver],
          ['Trip', [String(trip.id), trip.reference].filter(Boolean).join(', ')],
        ]}
        right={[
          ['Began', formatUsDate(trip.date)],
          ['Ended', formatUsDate(trip.endDate)],
          ['Odometer, start', text(start)],
          ['Odometer, end', text(end)],
          ['By odometer', driven === null ? '' : `${text(driven)} ${unitShort(unit)}`],
          ...otherTexts(trip),
        ]}
      />
      <p>{`Route: ${trip.route || `${trip.origin} to ${trip.destination}`}`}</p>
      <table>
        <caption>{`Distance by jurisdiction, trip ${trip.id}`}</caption>
        <thead>
          <tr>
            <th scope="col">Jurisdiction</th>
            <Head label="Distance" unit={unitShort(unit)} />
            <Head label="Exempt" unit={unitShort(unit)} />
            <th scope="col" className="text">
              Source
            </th>
            <th scope="col" className="text">
              Why exempt or corrected
            </th>
          </tr>
        </thead>
        <tbody>
          {trip.parts.map((part) => (
            <tr key={part.jurisdiction}>
              <th scope="row">
                <Plate code={part.jurisdiction} />
                {jurisdictionByCode(part.jurisdiction)?.name ?? part.jurisdiction}
              </th>
              <td>{formatDistance(part.tenthMiles, unit, part.tenthKilometers)}</td>
              <td>
                {part.exemptTenthMiles > 0
                  ? formatDistance(part.exemptTenthMiles, unit, part.exemptTenthKilometers)
                  : ''}
              </td>
              <td className="text">{sourceOf(trip, part)}</td>
              <td className="text">
                {[part.exemptReason, part.correctionReason].filter(Boolean).join('; ')}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{`Total ${unitWord(unit)}`}</th>
            <td>{formatTenths(total)}</td>
            <td>{exempt > 0 ? formatTenths(exempt) : ''}</td>
            <td />
            <td />
          </tr>
        </tfoot>
      </table>
      {trip.notes ? <p>{`Notes: ${trip.notes}`}</p> : null}
      <div className="signature">
        {['Driver’s signature', 'Name', 'Date'].map((name) => (
          <Fragment key={name}>
            <p>{name}</p>
          </Fragment>
        ))}
      </div>
    </section>
  );
}

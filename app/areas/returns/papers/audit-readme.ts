import { quarterLabel, quarterPeriodLabel } from '~/engine/calendar/quarter';
import type { QuarterReport } from '~/areas/returns/quarter-report.server';
import { rateSourceText } from '~/areas/returns/views/rate-source';
import { wordsIn } from '~/engine/units/unit-words';

/** The first file of an audit export: whose it is, what it holds, in which units, by which rules. */
export function auditReadme(
  report: QuarterReport,
  facts: {
    productName: string;
    publicUrl: string;
    madeAt: string;
    engine: string;
    trips: number;
    fuel: number;
    tripHash: string;
    fuelHash: string;
    receipts: number;
    positions: number;
    sources: boolean;
    tanks: number;
  },
): string {
  const { carrier, computed, filter } = report;
  const lines = [
    `IFTA audit file, ${quarterLabel(filter.quarter)} (${quarterPeriodLabel(filter.quarter)})`,
    '',
    `Carrier: ${carrier.legalName}`,
    `USDOT: ${carrier.usdot ?? ''}`,
    `IFTA license: ${carrier.iftaLicence ?? ''}`,
    `Base jurisdiction: ${carrier.baseJurisdiction ?? ''}`,
    `Address: ${[carrier.street, carrier.city, carrier.region, carrier.postalCode].filter(Boolean).join(', ')}`,
    `State of the quarter: ${report.filed ? `filed ${report.filed.filedOn}, version ${report.filed.version}, confirmation ${report.filed.confirmation || 'none'}` : 'not marked as filed'}`,
    '',
    `Made by ${facts.productName} (${facts.publicUrl}) on ${facts.madeAt} (UTC).`,
    `Records: ${facts.trips} trips (SHA-256 ${facts.tripHash}), ${facts.fuel} fuel purchases (SHA-256 ${facts.fuelHash}), ${facts.receipts} receipts.`,
    rateSourceText(report.rates, report.filed !== null),
    '',
    'Files',
    '  return.pdf, return.xlsx, return.csv  the return; the workbook recomputes it with formulas',
    '  filings.csv         every version of the return that was filed, with its differences',
    '  rates.csv           the rates of the lines',
    '  vehicles.csv        unit numbers, VIN, fuel, weights, days in and out of the fleet',
    '  trips.csv           one row for each trip and jurisdiction (P540)',
    ...(facts.positions > 0
      ? [
          `  positions.csv       ${facts.positions} readings of tracking devices behind the trips (P540.200)`,
          '  position_check.csv  pass or fail by truck and day: interval, decimals, odometer (P540.200; IRP beside it)',
        ]
      : []),
    '  fuel.csv            purchases and withdrawals (P550); receipts in the folder receipts',
    '  bulk_withdrawals.csv  withdrawals from the own tank',
    ...(facts.tanks > 0
      ? [
          '  bulk_tanks.csv, bulk_deliveries.csv, bulk_inventory.csv, bulk_other_withdrawals.csv  the tanks, what was delivered, measured and drawn for other vehicles (P550)',
          '  bulk_reconciliation.csv, bulk_tanks.pdf  opening + delivered - withdrawn + difference = closing, by month and quarter; withdrawals are tax-paid as their deliveries are, first delivered first withdrawn',
        ]
      : []),
    ...(facts.sources
      ? [
          `  mileage_sources.csv  trucks with a chosen source of ${wordsIn(carrier.units, 'miles')}: which counts, who chose it, when and why; by month beside the odometer. trips.csv says which trips count`,
        ]
      : []),
    `  odometer_check.csv  first and last readings against the ${wordsIn(carrier.units, 'miles')} of the trips`,
    '  odometer_gaps.csv   where a trip does not begin with the reading the one before ended with',
    '  exceptions.csv      what the checks ask about, with the answers',
    '  summaries.csv       vehicle by month by jurisdiction (P560)',
    '  changes.csv         who changed which record, when, from what to what',
    '  manifest.csv        size and SHA-256 of every file but itself',
    '',
    'Units and rules',
    `  trips.csv and odometers: ${wordsIn(carrier.units, 'miles')} with one decimal as recorded. fuel.csv: quantities as entered, in their own unit.`,
    `  The return is in ${computed.unitSystem === 'us' ? 'whole miles and US gallons, US$' : 'whole kilometers and liters, C$'}; 1 mile = 1.609344 km, 1 US gallon = 3.785411784 L, converted once.`,
    '  Average to two decimals, half up; taxable fuel = taxable distance / average, whole; tax in cents, half away from zero.',
    `  source "route": ${wordsIn(carrier.units, 'miles')} calculated over the road network between the stops; "odometer": read at state lines; "gps": measured from the readings of a tracking device; "corrected": typed by a person, who and when beside it.`,
    `  Routing engine: ${facts.engine}.${facts.positions > 0 ? '' : ' No readings of tracking devices are behind these trips, so there is no positions.csv.'}`,
    '',
    ...(facts.positions > 0
      ? [
          `position_check.csv: P540.200 asks for a reading every 10 minutes while the engine is on, IRP every 15. Intervals in which the truck did not move ${carrier.units === 'us' ? 'a tenth of a mile' : '160 meters'} are not counted: devices do not record the engine here.`,
        ]
      : []),
    'Times are UTC. All CSV files are UTF-8, comma separated, with a header line.',
    'Records are to be kept for four years from the due date or the filing date, the later of both (P510).',
  ];
  return `${lines.join('\r\n')}\r\n`;
}

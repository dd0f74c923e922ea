import type { LocalDate } from '~/engine/calendar/local-date';
import type { UnitSystem } from '~/engine/units/conversion';
import type { RecordList } from '~/areas/ledger/list-records.server';
import { paths } from '~/routes';
import { ledgerLine, quarterOptions } from './ledger-view';

export interface Destination {
  text: string;
  href: string;
  kind: 'Page' | 'Unit' | 'Quarter' | 'Trip' | 'Fuel';
}

const PAGES: readonly (readonly [text: string, href: string])[] = [
  ['New trip', paths.newTrip()],
  ['New fuel purchase', paths.newFuel()],
  ['Trips & Fuel', paths.tripsFuel()],
  ['Reports', paths.reports()],
  ['Filed returns', paths.reportFilings()],
  ['Trends', paths.reportTrends()],
  ['Mileage taxes', paths.reportDistanceTaxes()],
  ['IRP report', paths.reportIrp()],
  ['IFTA Rates', paths.iftaRates()],
  ['Equipment', paths.equipment()],
  ['New equipment', paths.newEquipment()],
  ['Bulk tanks', paths.bulkTanks()],
  ['Rate confirmations', paths.documents()],
  ['Imports', paths.imports()],
  ['Billing', paths.billing()],
  ['Account', paths.account()],
  ['Carrier', paths.accountCarrier()],
  ['People', paths.accountPeople()],
  ['Sign-in and sessions', paths.accountSecurity()],
  ['Trash', paths.accountTrash()],
  ['Your data', paths.accountData()],
  ['Emails', paths.emails()],
  ['Help', paths.help()],
  ['Support', paths.support()],
  ['FAQ', paths.faq()],
];

/**
 * Where someone may want to go. With a text: the pages, units and quarters that hold it, then the records of `list`, which the
 * caller has searched by it; without one every page, unit and quarter.
 */
export function destinations(
  list: RecordList,
  typed: string,
  today: LocalDate,
  units: UnitSystem,
  { t, said, language }: { t: (text: string) => string; said: (text: string) => string; language: string },
  detailsIn: (line: { kind: 'trip' | 'fuel'; details: string }) => string,
): Destination[] {
  const sought = typed.toLowerCase();
  const pages = PAGES.map(([text, href]): Destination & { english: string } => ({
    // One word in English for one vehicle and for all of them.
    text: text === 'Equipment' && language !== 'en' ? t('Equipment (several)') : t(text),
    english: text,
    href,
    kind: 'Page',
  }));
  const places: (Destination & { english?: string })[] = [
    ...pages,
    ...list.fleet.units.map(({ id, unit }) => ({
      text: unit,
      href: paths.equipmentUnit(id),
      kind: 'Unit' as const,
    })),
    ...quarterOptions(list, today).map(({ value, label }) => ({
      text: said(label),
      href: `${paths.tripsFuel()}?quarter=${value}`,
      kind: 'Quarter' as const,
    })),
  ];
  const records = list.rows.map((record): Destination => {
    const { date, unit, details, kind } = ledgerLine(record, units);
    return {
      text: [said(date), unit, detailsIn({ kind, details })].filter(Boolean).join(', '),
      href: kind === 'trip' ? paths.trip(record.id) : paths.fuel([record.id]),
      kind: kind === 'trip' ? 'Trip' : 'Fuel',
    };
  });
  return [
    ...places
      .filter(({ text, english = '' }) => `${text} ${english}`.toLowerCase().includes(sought))
      .map(({ text, href, kind }) => ({ text, href, kind })),
    ...(sought === '' ? [] : records),
  ];
}

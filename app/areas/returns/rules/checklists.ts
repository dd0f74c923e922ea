import type { UnitSystem } from '~/engine/units/conversion';
import { wordsIn } from '~/engine/units/unit-words';

/** Lists to print and tick off, and forms to fill in by hand. */
export const CHECKLISTS = ['quarter', 'new-truck', 'trip-sheet', 'lease'] as const;

export type ChecklistName = (typeof CHECKLISTS)[number];

export const isChecklist = (text: string | undefined): text is ChecklistName =>
  CHECKLISTS.some((name) => name === text);

export interface Checklist {
  title: string;
  about: string;
  /** To tick off. */
  items: readonly string[];
  /** Text to copy into a contract or to read. */
  paragraphs: readonly string[];
}

export const CHECKLIST_TEXTS: Readonly<Record<ChecklistName, Checklist>> = {
  quarter: {
    title: 'Quarter close',
    about: 'From the last day of the quarter to the confirmation number.',
    items: [
      'Odometer of every truck read on the last day of the quarter',
      'Every truck in: own, leased, rented, also one that stood still',
      'Trips of every truck and day in, with dates, places and route',
      'Empty, bobtail and personal miles in',
      'No gaps between the odometer readings of trips that follow each other',
      'Every fuel purchase in, with seller, date, place, gallons, fuel and unit number',
      'A receipt for every purchase',
      'Fuel card statement compared with the purchases',
      'Bulk tank: deliveries, withdrawals and inventory agree',
      'DEF, reefer fuel and dyed fuel left out',
      'Permit miles marked as exempt, permit fuel left out',
      'MPG of every truck looks like the quarters before',
      'Rates of the quarter are final',
      'Credit from earlier returns checked',
      'Return filed and paid, confirmation number kept',
      'Mileage taxes of KY, NY, NM, OR and CT filed, if you drove there',
      'Records stored: four years from the due date or the filing, whichever is later',
    ],
    paragraphs: [],
  },
  'new-truck': {
    title: 'New truck',
    about: 'Before it crosses a state line.',
    items: [
      'Unit number given; it goes on every receipt and trip sheet',
      'VIN, make, year, fuel, axles, registered and combined weight written down',
      'First day in the fleet and odometer on that day written down',
      'Plates and cab card (IRP) with the right weight in every state',
      'Two IFTA decals on the cab, copy of the IFTA license inside',
      'Until the decals arrive: temporary decal or trip permits',
      'Form 2290 filed by the end of the month after its first use, if 55,000 lb or more',
      'KYU, NM, NY HUT, Oregon and Connecticut accounts, if it will run there',
      'Lease: the contract says who files the fuel tax',
      'ELD or GPS connected; positions kept as a spreadsheet',
      'Old truck: last day, last odometer, decals destroyed',
    ],
    paragraphs: [],
  },
  'trip-sheet': {
    title: 'Trip sheet',
    about: 'One sheet a trip, with what P540 asks for.',
    items: [],
    paragraphs: [],
  },
  lease: {
    title: 'Lease clause: who files',
    about:
      'Without a word in the contract, for leases of more than 29 days the carrier that runs the truck (the lessee) files. A sample to show your lawyer; it is not legal advice.',
    items: [],
    paragraphs: [
      'Fuel tax. The [lessor / lessee] reports and pays the fuel use tax on all miles that the equipment runs under this lease, under its own IFTA license, and puts its license and decals on the equipment.',
      'Records. For each trip the [lessor / lessee] gives the party that files the dates, places, route, odometer readings and miles in each state or province, and the receipt of each fuel purchase, within [5] days after the trip.',
      'Costs. Tax, interest and penalties on these miles are paid by the [lessor / lessee]. Refunds and credits belong to the same party.',
      'Keeping. Both parties keep these records for four years from the due date of the return or the day it was filed, whichever is later, and show them to an auditor when asked.',
      'End. When the lease ends, decals of the party that files are removed from the equipment and destroyed on the same day.',
      'Mileage taxes and Form 2290. The [lessor / lessee] files and pays the mileage taxes of Kentucky, New York, New Mexico, Oregon and Connecticut, and the [lessor / lessee] files Form 2290.',
    ],
  },
};

/** A list in the units that the carrier records in. */
export function checklistIn(name: ChecklistName, units: UnitSystem): Checklist {
  const { title, about, items, paragraphs } = CHECKLIST_TEXTS[name];
  const said = (texts: readonly string[]) => texts.map((text) => wordsIn(units, text));
  return { title, about, items: said(items), paragraphs: said(paragraphs) };
}

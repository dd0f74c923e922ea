/** The columns of the trip sheet that is typed on one page, in their order. */
export const ODOMETER_COLUMNS = ['unit', 'date', 'state', 'start', 'end', 'from', 'to'] as const;

export type OdometerColumn = (typeof ODOMETER_COLUMNS)[number];

/** What every row begins with: a row that holds nothing else is empty. */
export const ODOMETER_GIVEN: readonly OdometerColumn[] = ['unit', 'date'];

/** Names under which trip sheets have the columns, folded. */
export const ODOMETER_HEADERS: Record<OdometerColumn, readonly string[]> = {
  unit: ['truck', 'unit', 'equipment', 'vehicle', 'unit number', 'truck number', 'unit no', 'truck no'],
  date: ['date', 'trip date', 'day', 'start date'],
  state: ['state', 'st', 'state prov', 'province', 'jurisdiction', 'state entered'],
  start: [
    'start',
    'odometer start',
    'start odometer',
    'odometer in',
    'odometer',
    'beginning odometer',
    'begin',
  ],
  end: ['end', 'odometer end', 'end odometer', 'odometer out', 'ending odometer'],
  from: ['from', 'origin', 'start location', 'pickup'],
  to: ['to', 'destination', 'end location', 'delivery'],
};

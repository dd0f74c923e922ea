/** The columns of the page for many purchases, in their order. */
export const FUEL_COLUMNS = [
  'unit',
  'date',
  'city',
  'state',
  'quantity',
  'total',
  'seller',
  'reference',
] as const;

export type FuelColumn = (typeof FUEL_COLUMNS)[number];

/** What every row begins with: a row that holds nothing else is empty. */
export const FUEL_GIVEN: readonly FuelColumn[] = ['unit', 'date'];

/** Names under which spreadsheets and fuel-card statements have the columns, folded. */
export const FUEL_HEADERS: Record<FuelColumn, readonly string[]> = {
  unit: ['truck', 'unit', 'equipment', 'vehicle', 'unit number', 'truck number', 'unit no', 'truck no'],
  date: ['date', 'purchase date', 'transaction date', 'tran date', 'fuel date', 'day'],
  city: ['city', 'place', 'location', 'town', 'location city', 'city state', 'zip'],
  state: ['state', 'st', 'state prov', 'province', 'jurisdiction', 'location state'],
  quantity: ['units', 'gallons', 'gal', 'liters', 'litres', 'quantity', 'qty', 'volume', 'fuel'],
  total: ['total', 'amount', 'total amount', 'total cost', 'cost', 'net amount'],
  seller: ['seller', 'station', 'merchant', 'vendor', 'location name', 'name', 'truck stop'],
  reference: ['receipt', 'receipt number', 'receipt no', 'invoice', 'invoice number', 'reference', 'ticket'],
};

/** The unit that a pasted header names; null where it names none, or both. */
export function unitOfHeader(heading: readonly string[]): 'gallon' | 'litre' | null {
  const says = (word: RegExp) => heading.some((text) => word.test(text));
  const [liters, gallons] = [says(/\bl(?:iters?|itres?)?\b/i), says(/\bgal(?:s|lons?)?\b/i)];
  return liters === gallons ? null : liters ? 'litre' : 'gallon';
}

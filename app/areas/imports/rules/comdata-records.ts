/**
 * Comdata's transaction file of fixed records ("01", 384 characters; header "000001", totals "90"). Positions as the
 * record layout counts them, from 1, both ends included; `decimals` figures follow the point that is not printed.
 */
const COLUMNS: readonly { header: string; from: number; to: number; decimals?: number; isDate?: true }[] = [
  { header: 'Transaction Date', from: 12, to: 17, isDate: true },
  { header: 'Transaction Number', from: 21, to: 25 },
  { header: 'Unit Number', from: 26, to: 31 },
  { header: 'Truck Stop Code', from: 32, to: 36 },
  { header: 'Truck Stop Name', from: 37, to: 51 },
  { header: 'Truck Stop City', from: 52, to: 63 },
  { header: 'Truck Stop State', from: 64, to: 65 },
  { header: 'Truck Stop Invoice Number', from: 66, to: 73 },
  { header: 'Transaction Time', from: 74, to: 77 },
  { header: 'Total Amount Due', from: 78, to: 83, decimals: 2 },
  { header: 'Service Used', from: 89, to: 89 },
  { header: 'Number of Tractor Gallons', from: 90, to: 94, decimals: 2 },
  { header: 'Tractor Fuel Price Per Gallon', from: 95, to: 99, decimals: 3 },
  { header: 'Cost of Tractor Fuel', from: 100, to: 104, decimals: 2 },
  { header: 'Number of Reefer Gallons', from: 105, to: 109, decimals: 2 },
  { header: 'Reefer Price Per Gallon', from: 110, to: 114, decimals: 3 },
  { header: 'Cost of Reefer Fuel', from: 115, to: 119, decimals: 2 },
  { header: 'Number of Quarts of Oil', from: 120, to: 121 },
  { header: 'Cash Advance Amount', from: 131, to: 135, decimals: 2 },
  { header: "Driver's Name", from: 140, to: 151 },
  { header: 'Trip Number', from: 152, to: 161 },
  { header: 'Hubometer Reading', from: 172, to: 177 },
  { header: 'Currency', from: 194, to: 194 },
  { header: 'Comchek Card Number', from: 195, to: 204 },
  { header: 'Product Code 1', from: 223, to: 223 },
  { header: 'Product Code 2', from: 231, to: 231 },
  { header: 'Product Code 3', from: 239, to: 239 },
  { header: 'Cancel flag', from: 307, to: 307 },
  { header: 'Date of Original', from: 308, to: 313, isDate: true },
  { header: 'Bulk Fuel Flag', from: 343, to: 343 },
  { header: 'Number 1 Fuel Gallons', from: 345, to: 349, decimals: 2 },
  { header: 'Other Fuel Gallons', from: 360, to: 364, decimals: 2 },
  { header: 'Canadian Tax Paid Flag', from: 384, to: 384 },
];

/** The transactions as a table under the names of Comdata's own report; each line with its number in the file. */
export function comdataTable(text: string): { number: number; cells: string[] }[] {
  const lines = text
    .split(/\r\n|\n|\r/)
    .flatMap((line, index) =>
      line.startsWith('01')
        ? [{ number: index + 1, cells: COLUMNS.map((column) => cellOf(line, column)) }]
        : [],
    );
  // The names are in the place of the file's own header; a file without one is counted from 2.
  const shift = lines[0]?.number === 1 ? 1 : 0;
  return [
    { number: 1, cells: COLUMNS.map(({ header }) => header) },
    ...lines.map(({ number, cells }) => ({ number: number + shift, cells })),
  ];
}

function cellOf(line: string, { from, to, decimals, isDate }: (typeof COLUMNS)[number]): string {
  const text = line.slice(from - 1, to).trim();
  if (isDate)
    return /^\d{6}$/.test(text) && text !== '000000'
      ? `20${text.slice(0, 2)}-${text.slice(2, 4)}-${text.slice(4)}`
      : text;
  if (decimals === undefined || !/^\d+$/.test(text)) return text;
  const digits = text.padStart(decimals + 1, '0');
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

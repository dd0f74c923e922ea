import { fileCheck, lineCheck } from '~/areas/imports/rules/eld-checks';

/** Reports of known systems, written from their documented layouts. */

/** A record of Comdata's fixed file: what is where, from 1; blanks elsewhere. */
export function comdataRecord(values: Readonly<Record<number, string>>): string {
  const record = Array.from({ length: 384 }, () => ' ');
  for (const [at, text] of Object.entries({ 1: '01', ...values }))
    [...text].forEach((character, index) => (record[Number(at) - 1 + index] = character));
  return record.join('');
}

/** Lines with their check values, ended as a device ends them, and the check value of the file. */
export function eldFile(
  segments: Readonly<Record<string, readonly string[]>>,
  { end = '\r', wrongFile = false } = {},
): string {
  let sum = 0;
  const lines = Object.entries(segments).flatMap(([title, rows]) => [
    title,
    ...rows.map((row) => {
      const check = lineCheck(`${row},`);
      sum += Number.parseInt(check, 16);
      return `${row},${check}`;
    }),
  ]);
  return [...lines, 'End of File:', wrongFile ? '0000' : fileCheck(sum), ''].join(end);
}

export const ELD_SEGMENTS: Readonly<Record<string, readonly string[]>> = {
  'ELD File Header Segment:': [
    'LEE,ANN,alee,TX,12345678',
    ',,',
    'T-1,1FUJGLDR7CLBP8834,TR9',
    '1234567,ACME FREIGHT; LLC,8,000000,06',
    'BOL77,0',
    '110326,180000,32.78,-96.80,412560,9120.4',
    'ABCD12,ELD123,XYZ,',
  ],
  'User List:': ['1,D,LEE,ANN', '2,S,OFFICE,BACK'],
  'CMV List:': ['1,T-1,1FUJGLDR7CLBP8834'],
  'ELD Event List:': [
    '1A,1,1,1,3,110226,081500,2,0.3,32.78,-96.80,0,1,1,0,0,5E',
    '1B,1,1,2,1,110226,091500,61,1.3,33.60,-97.10,0,1,1,0,0,6F',
    '1C,2,2,1,3,110226,091600,900,1.3,33.60,-97.10,0,1,1,0,0,6F',
    '1D,1,1,1,1,110226,111500,180,3.3,35.47,-97.52,0,1,1,0,0,7A',
    '1E,1,1,1,3,110326,081500,5,0.2,X,X,0,1,1,0,0,7B',
    '1F,1,1,1,1,110326,103000,120,2.4,36.15,-95.99,0,1,1,0,0,7C',
  ],
  'ELD Event Annotations or Comments:': ['1D,alee,Fuel stop,110226,111500,Oklahoma City'],
  "Driver's Certification/Recertification Actions:": ['20,1,110226,200000,110226,1'],
  'Malfunctions and Data Diagnostic Events:': [],
  'ELD Login/Logout Report:': ['21,1,alee,110226,080000,412200,9110.0'],
  'CMV Engine Power-Up and Shut Down Activity:': [
    '30,1,110226,080500,412200,9110.1,32.78,-96.80,T-1,1FUJGLDR7CLBP8834,TR9,BOL77',
    '31,3,110226,112000,412380,9113.4,35.47,-97.52,T-1,1FUJGLDR7CLBP8834,TR9,BOL77',
    '32,1,110326,080000,412420,9114.0,35.47,-97.52,T-1,1FUJGLDR7CLBP8834,TR9,BOL77',
  ],
  'Unidentified Driver Profile Records:': ['40,1,4,1,3,110326,081000,2,0.1,35.47,-97.52,0,1,0,8A'],
};

/** Numbers of the ten columns of Comdata's report that the lines below fill; the others stay empty. */
const COMDATA_HEADER = [
  'Account Code',
  'Customer ID',
  'Transaction Date',
  'Date of Original',
  'Transaction Time',
  'Transaction Number Indicator',
  'Transaction Number',
  'Transaction Day',
  'Comchek Card Number',
  "Driver's Name",
  'Employee Number',
  "Driver's License State",
  "Driver's License Number",
  'Unit Number',
  'Hubometer Reading',
  'Previous Hub Reading',
  'Trip Number',
  'Truck Stop Code',
  'Service Center Chain Code',
  'Truck Stop Name',
  'Service Center Address',
  'Truck Stop City',
  'Truck Stop State',
  'Service Center Zip Code',
  'Truck Stop Invoice Number',
  'Total Amount Due',
  'Fees for Fuel & Oil & Products',
  'Service Used',
  'Number of Tractor Gallons',
  'Tractor Fuel Price Per Gallon',
  'Cost of Tractor Fuel',
  'Tractor Fuel Billing Flag',
  'Number of Reefer Gallons',
  'Cost of Reefer Fuel',
  'Cancel flag',
  'Bulk Fuel Flag',
  'Number 1 Fuel Gallons',
  'Other Fuel Gallons',
  'Other Fuel Cost',
  'Canadian Tax Paid Flag',
  '#2 Diesel Gallons',
  '#2 Diesel Cost',
  'VIN',
  'Vehicle Description',
  'Expanded Unit Number',
];

/** Comdata's wide report; each line gives some columns by their names. */
export const comdataReport = (lines: readonly Readonly<Record<string, string>>[]): string =>
  [COMDATA_HEADER, ...lines.map((line) => COMDATA_HEADER.map((column) => line[column] ?? ''))]
    .map((cells) => cells.map((cell) => (cell.includes(',') ? `"${cell}"` : cell)).join(','))
    .join('\r\n');

const COMDATA_LINE = {
  'Account Code': 'AB123',
  'Transaction Date': '11/02/2026',
  'Transaction Time': '7:00:15 AM CDT',
  'Comchek Card Number': '5567000000001234',
  "Driver's Name": 'LEE, ANN',
  'Unit Number': 'T-7',
  'Truck Stop Name': 'PETRO 22',
  'Truck Stop City': 'WEST MEMPHIS',
  'Truck Stop State': 'AR',
  'Truck Stop Invoice Number': '998877',
  'Service Used': 'F',
  'Number of Tractor Gallons': '214.53',
  'Tractor Fuel Price Per Gallon': '3.359',
  'Cost of Tractor Fuel': '720.60',
  'Cancel flag': 'N',
  'Number 1 Fuel Gallons': '0',
  'Other Fuel Gallons': '8.24',
  'Other Fuel Cost': '32.10',
  '#2 Diesel Gallons': '206.29',
  '#2 Diesel Cost': '688.50',
};

export const COMDATA_REPORT = comdataReport([
  COMDATA_LINE,
  {
    ...COMDATA_LINE,
    'Truck Stop Invoice Number': '998878',
    'Number 1 Fuel Gallons': '50',
    '#2 Diesel Gallons': '156.29',
  },
  { ...COMDATA_LINE, 'Truck Stop Invoice Number': '998879', 'Cancel flag': 'Y' },
  {
    ...COMDATA_LINE,
    'Truck Stop Invoice Number': '998880',
    'Number of Tractor Gallons': '8.24',
    '#2 Diesel Gallons': '0',
    'Cost of Tractor Fuel': '32.10',
  },
  {
    ...COMDATA_LINE,
    'Truck Stop Invoice Number': '998881',
    'Truck Stop City': 'CALGARY',
    'Truck Stop State': 'AB',
    'Canadian Tax Paid Flag': 'N',
    'Number of Tractor Gallons': '100.00',
    'Number of Reefer Gallons': '30.5',
    'Cost of Reefer Fuel': '100.00',
    'Other Fuel Gallons': '0',
    'Other Fuel Cost': '0',
    'Cost of Tractor Fuel': '335.90',
    '#2 Diesel Gallons': '100.00',
    'Unit Number': '',
    'Expanded Unit Number': 'T-700',
    'Bulk Fuel Flag': 'N',
  },
]);

export const COMDATA_FIXED = [
  '000001ACME FREIGHT',
  comdataRecord({
    12: '261102',
    21: '00417',
    26: 'T-7',
    32: 'AR022',
    37: 'PETRO 22',
    52: 'W MEMPHIS',
    64: 'AR',
    66: '998877',
    74: '0700',
    78: '072060',
    89: 'F',
    90: '21453',
    95: '03359',
    100: '72060',
    140: 'LEE, ANN',
    194: 'U',
    195: '5567001234',
    223: 'O0003210',
    307: 'N',
    343: 'N',
    345: '00000',
    360: '00824',
    384: 'N',
  }),
  comdataRecord({
    12: '261103',
    21: '00418',
    26: 'T-7',
    37: 'PETRO 23',
    52: 'JACKSON',
    64: 'TN',
    66: '998878',
    74: '0930',
    89: 'M',
    90: '08000',
    95: '03200',
    100: '25600',
    194: 'U',
    195: '5567001234',
    307: 'Y',
    308: '261102',
  }),
  comdataRecord({
    12: '261104',
    21: '00419',
    26: 'T-7',
    37: 'FLYING J',
    52: 'CALGARY',
    64: 'AB',
    66: '998879',
    74: '1015',
    89: 'S',
    90: '10000',
    95: '04100',
    100: '41000',
    105: '03050',
    115: '12505',
    194: 'C',
    195: '5567001234',
    307: 'N',
    384: 'Y',
  }).trimEnd(),
  '90000003',
].join('\r\n');

export const MOTIVE_TRIPS = {
  ifta_trips: [
    {
      ifta_trip: {
        id: 1,
        date: '2026-11-02',
        jurisdiction: 'TX',
        vehicle: {
          id: 9,
          number: 'T-1',
          year: '2020',
          make: 'Volvo',
          model: 'VNL',
          vin: null,
          metric_units: false,
        },
        start_odometer: 1000.0,
        end_odometer: 1100.26,
        calibrated_start_odometer: 1001.0,
        calibrated_end_odometer: 1101.36,
        start_lat: 32.78,
        start_lon: -96.8,
        end_lat: 33.73,
        end_lon: -97.15,
        distance: 100.36,
        time_zone: 'America/Chicago',
      },
    },
    {
      ifta_trip: {
        id: 2,
        date: '2026-11-02',
        jurisdiction: 'OK',
        vehicle: {
          id: 9,
          number: 'T-1',
          year: '2020',
          make: 'Volvo',
          model: 'VNL',
          vin: null,
          metric_units: false,
        },
        start_odometer: 1100.26,
        end_odometer: 1220.0,
        calibrated_start_odometer: 1101.36,
        calibrated_end_odometer: 1221.1,
        start_lat: 33.73,
        start_lon: -97.15,
        end_lat: 35.47,
        end_lon: -97.52,
        distance: 119.74,
        time_zone: 'America/Chicago',
      },
    },
    {
      ifta_trip: {
        id: 3,
        date: '2026-11-03',
        jurisdiction: 'AB',
        vehicle: {
          id: 10,
          number: 'K-2',
          year: '2020',
          make: 'Volvo',
          model: 'VNL',
          vin: null,
          metric_units: true,
        },
        start_odometer: 5000,
        end_odometer: 5160.9344,
        calibrated_start_odometer: null,
        calibrated_end_odometer: null,
        start_lat: null,
        start_lon: null,
        end_lat: null,
        end_lon: null,
        distance: 160.9344,
        time_zone: 'America/Edmonton',
      },
    },
  ],
};

export const SAMSARA_REPORT = {
  data: {
    year: 2026,
    quarter: 'Q3',
    troubleshooting: { noPurchasesFound: false, unassignedFuelTypePurchases: 0 },
    vehicleReports: [
      {
        vehicle: { id: '281', name: 'T-1' },
        jurisdictions: [
          { jurisdiction: 'TX', taxableMeters: 1_609_344, totalMeters: 1_609_344, taxPaidLiters: 378.54 },
          { jurisdiction: 'OK', taxableMeters: 804_672, totalMeters: 804_752, taxPaidLiters: 0 },
        ],
      },
      {
        vehicle: { id: '282', name: 'T-2' },
        jurisdictions: [{ jurisdiction: 'NM', taxableMeters: 0, totalMeters: 160_934.4, taxPaidLiters: 0 }],
      },
    ],
  },
  pagination: { endCursor: '', hasNextPage: false },
};

const detail = (values: object) => ({
  device: { id: 'b1', name: 'T-9' },
  driver: 'UnknownDriverId',
  tollRoad: 'None',
  authority: 'None',
  isClusterOdometer: false,
  isNegligible: false,
  isEnterOdometerInterpolated: false,
  isExitOdometerInterpolated: true,
  hourlyOdometer: [1, 2, 3],
  ...values,
});

/** The second stretch ends after midnight in the zone of the carrier: in the fourth quarter. */
export const GEOTAB_DETAILS = [
  detail({
    jurisdiction: 'TX',
    enterTime: '2026-09-30T15:00:00.000Z',
    exitTime: '2026-09-30T20:00:00.000Z',
    enterOdometer: 160_934.4,
    exitOdometer: 161_095.3344,
    enterGpsOdometer: 1,
    exitGpsOdometer: 170,
    enterLatitude: 32.78,
    enterLongitude: -96.8,
    exitLatitude: 33.73,
    exitLongitude: -97.15,
  }),
  detail({
    jurisdiction: 'OK',
    enterTime: '2026-10-01T04:30:00.000Z',
    exitTime: '2026-10-01T06:30:00.000Z',
    enterOdometer: 161_095.3344,
    exitOdometer: 161_256.2688,
    enterGpsOdometer: 1,
    exitGpsOdometer: 170,
    enterLatitude: 33.73,
    enterLongitude: -97.15,
    exitLatitude: 35.47,
    exitLongitude: -97.52,
  }),
];

export const PILOT_MONTH = `CompanyId,StandardAcctNo,CustomerName,Authorization_No,UnitNo,Card_No,Site,SiteDescr,Quantity,InvoiceTotal,RetailTotal,TransactionDate,TransactionTime,ProductCode,ProductDescription
7,12345,ACME,778811,T-1,5567001234,436,436 Amarillo TX,120.5,397.53,420.10,46328,0.291840278,20,Truck Diesel
7,12345,ACME,778812,T-1,5567001234,436,436 Amarillo TX,8.1,34.01,35.00,46328,0.2925,62,DEF
7,12345,ACME,778813,T-1,5567001234,912,912 Oklahoma City OK,-20,-60,-60,46329,0.5,20,Truck Diesel
`;

export const KEEPTRUCKIN_SUMMARY = `IFTA Summary, 07/01/2026 - 09/30/2026
Vehicle,Jurisdiction,Distance,Fuel Type
T-1,TX,1000.04,Diesel
T-1,OK,500.06,Diesel
T-2,NM,100,Diesel
`;

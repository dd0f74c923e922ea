import ExcelJS from 'exceljs';
import { describe, expect, it } from 'vitest';
import { utils, write } from '@e965/xlsx';
import { readRows } from '~/areas/imports/read-import.server';
import { fleetCtx } from '../../factories/fleet';
import { accepted, checked, must, tripLines } from '../../factories/imports';
import { makeAccount } from '../../factories/signed-in';
import { testDatabase } from '../../factories/test-database';

/** Files with the habits of people and of the programs they export from, each read without a word about its columns. */

const { prisma } = await testDatabase();

interface StrangersFile {
  name?: string;
  file: string | Uint8Array | (() => Promise<Uint8Array>);
  /** Recorded purchases: unit, day, quantity, state, town, cents. */
  fuel?: string[];
  /** Recorded trips: unit, first day, last day, miles by state. */
  trips?: string[];
  /** Of lines that are no record, why; others are good. */
  aside?: RegExp[];
}

const utf16 = (text: string): Uint8Array => new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'));

async function workbook(fill: (book: ExcelJS.Workbook) => void): Promise<Uint8Array> {
  const book = new ExcelJS.Workbook();
  fill(book);
  return new Uint8Array(await book.xlsx.writeBuffer());
}

/** A workbook as Excel wrote them before 2007. */
function oldWorkbook(rows: readonly (readonly unknown[])[]): Uint8Array {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows as unknown[][], { UTC: true }), 'Detail');
  return new Uint8Array(write(book, { type: 'array', bookType: 'biff8' }) as ArrayBuffer);
}

const AMARILLO = '101 2026-07-03 120.5 gallon TX Amarillo 46983';
const TULSA = '102 2026-07-04 88.1 gallon OK Tulsa 33469';

const FILES: Record<string, StrangersFile> = {
  'JSON of purchases with objects inside each other': {
    name: 'purchases.json',
    file: JSON.stringify({
      data: [
        ['101', '2026-07-03T15:04:00-05:00', 'Pilot', 'Amarillo', 'TX', 120.5, 469.83],
        ['102', '2026-07-04T09:12:00-05:00', 'TA', 'Tulsa', 'OK', 88.1, 334.69],
      ].map(([unitNumber, purchasedAt, name, city, state, value, amount], index) => ({
        transactionId: `A-${index}`,
        purchasedAt,
        vehicle: { id: index, unitNumber },
        merchant: { name, address: { city, state } },
        product: 'DIESEL',
        quantity: { value, unit: 'gal' },
        total: { amount, currency: 'USD' },
      })),
      pagination: { hasNextPage: false },
    }),
    fuel: [AMARILLO, TULSA],
  },
  'JSON of purchases, a line each': {
    name: 'purchases.jsonl',
    file:
      '{"date":"2026-07-03","unit":"101","gallons":120.5,"state":"TX","city":"Amarillo","vendor":"TA","total":469.83}\n' +
      '{"date":"2026-07-04","unit":"102","gallons":88.1,"state":"OK","city":"Tulsa","vendor":"TA","total":334.69}\n',
    fuel: [AMARILLO, TULSA],
  },
  'JSON of lines that are lists': {
    name: 'purchases.json',
    file: JSON.stringify({
      columns: ['Date', 'Unit', 'City', 'State', 'Gallons', 'Total'],
      rows: [['2026-07-03', 101, 'Amarillo', 'TX', 120.5, 469.83]],
    }),
    fuel: [AMARILLO],
  },
  'semicolons, decimal commas and points between thousands': {
    file: 'Date;Truck;City;State;Gallons;Total\n03.07.2026;101;Amarillo;TX;120,50;469,83\n14.07.2026;101;Amarillo;TX;1.120,50;4.369,95\n',
    fuel: [AMARILLO, '101 2026-07-14 1120.5 gallon TX Amarillo 436995'],
  },
  'text of Excel in UTF-16, between tabs': {
    file: utf16(
      'Date\tUnit\tCity\tState\tGallons\tTotal\r\n7/3/2026\t101\tAmarillo\tTX\t120.50\t$469.83\r\n',
    ),
    name: 'fuel.txt',
    fuel: [AMARILLO],
  },
  'a line that tells Excel the separator': {
    file: '\ufeffsep=;\r\nDate;Unit;City;State;Gallons;Total\r\n7/3/2026;101;Amarillo;TX;120.50;469.83\r\n',
    fuel: [AMARILLO],
  },
  'a workbook with a cover, day numbers, names over two rows and a total': {
    name: 'fuel.xlsx',
    file: () =>
      workbook((book) => {
        const cover = book.addWorksheet('Summary');
        cover.addRow(['Fuel purchases']);
        cover.addRow(['Carrier', 'Test Trucking LLC']);
        const sheet = book.addWorksheet('Detail');
        sheet.addRow(['Purchase', null, null, null, 'Fuel', null]);
        sheet.mergeCells('A1:D1');
        sheet.mergeCells('E1:F1');
        sheet.addRow(['Date', 'Truck', 'City', 'State', 'Gallons', 'Cost']);
        sheet.addRow([46_206, 101, 'Amarillo', 'TX', 120.5, 469.83]);
        sheet.addRow([46_207, 102, 'Tulsa', 'OK', 88.1, 334.69]);
        sheet.addRow(['Total', null, null, null, { formula: 'SUM(E3:E4)', result: 208.6 }, 804.52]);
      }),
    fuel: [AMARILLO, TULSA],
    aside: [/totals row/],
  },
  'short years, and sums without a word': {
    file: 'Date,Unit,City,State,Gallons,Amount\n7/3/26,101,Amarillo,TX,120.5,469.83\n7/4/26,102,Tulsa,OK,88.1,334.69\n,,,,208.6,804.52\n',
    fuel: [AMARILLO, TULSA],
    aside: [/totals row/],
  },
  'thousands, units behind figures and a note below': {
    file: 'Date,Truck,State,Miles\n07/03/2026,101,Texas,"1,204.5 mi"\n07/03/2026,101,Oklahoma,300 mi\nTotal,,,"1,504.5 mi"\n"Generated 10/02/2026 by Dispatch, all miles from the ELD",,,\n',
    trips: ['101 2026-07-03 2026-07-03 TX 1204.5, OK 300'],
    aside: [/Part of the trip/, /totals row/, /note/],
  },
  'kilometers behind figures': {
    file: 'Date,Truck,Jurisdiction,Distance\n2026-07-03,101,ON,160.9344 km\n2026-07-03,101,MI,80.4672 km\n',
    trips: ['101 2026-07-03 2026-07-03 ON 100, MI 50'],
    aside: [/Part of the trip/],
  },
  'states as the old short forms': {
    file: 'Date,Unit,City,State,Gallons,Total\n7/3/2026,101,Amarillo,Tex.,120.5,469.83\n7/4/2026,102,Tulsa,okla.,88.1,334.69\n7/5/2026,101,Gallup,N. Mex.,50,180\n7/6/2026,101,London,Ont,60,200\n',
    fuel: [
      AMARILLO,
      TULSA,
      '101 2026-07-05 50 gallon NM Gallup 18000',
      '101 2026-07-06 60 gallon ON London 20000',
    ],
  },
  'states with their names or their country beside them': {
    file: 'Date,Unit,City,State/Province,Gallons,Total\n7/3/2026,101,Amarillo,TX - Texas,120.5,469.83\n7/4/2026,102,Tulsa,"OK, USA",88.1,334.69\n7/5/2026,101,Gallup,New Mexico (NM),50,180\n7/6/2026,101,London,CA-ON,60,200\n',
    fuel: [
      AMARILLO,
      TULSA,
      '101 2026-07-05 50 gallon NM Gallup 18000',
      '101 2026-07-06 60 gallon ON London 20000',
    ],
  },
  'columns of states by their short forms': {
    file: 'Date,Truck,Tex.,Okla.,Kan.\n7/3/2026,101,200.5,120,0\n7/4/2026,102,,30,80\n,,200.5,150,80\n',
    trips: ['101 2026-07-03 2026-07-03 TX 200.5, OK 120', '102 2026-07-04 2026-07-04 OK 30, KS 80'],
    aside: [/totals row/],
  },
  'a section for each truck': {
    file: 'State,Miles,Date\nVehicle: 101,,\nTX,200.5,7/3/2026\nOK,120,7/3/2026\nVehicle: 102,,\nOK,30,7/4/2026\n',
    trips: ['101 2026-07-03 2026-07-03 TX 200.5, OK 120', '102 2026-07-04 2026-07-04 OK 30'],
    aside: [/Names unit 101/, /Part of the trip/, /Names unit 102/],
  },
  'names of columns over two lines': {
    file: 'Date,Truck,Jurisdiction,Odometer,\n,,,Start,End\n7/3/2026,101,TX,"512,000","512,200"\n7/3/2026,101,OK,"512,200","512,320"\n',
    trips: ['101 2026-07-03 2026-07-03 TX 200, OK 120'],
    aside: [/Part of the trip/],
  },
  'a statement with its legend below': {
    file:
      'Card #,Tran Date,Unit,Location Name,City,State/ Prov,Item,Unit Price,Qty,Amt,Currency\n' +
      '70830512341234,2026-07-03,101,PILOT,AMARILLO,TX,ULSD,3.899,120.50,469.83,USD/Gallons\n' +
      '70830512341234,2026-07-03,101,PILOT,AMARILLO,TX,DEFD,4.1,10.00,41.00,USD/Gallons\n' +
      ',,,,,,,,130.50,510.83,\nULSD = ultra low sulfur diesel,,,,,,,,,,\n',
    fuel: [AMARILLO.replace('Amarillo', 'AMARILLO')],
    aside: [/DEF/, /totals row/, /note/],
  },
  'Swiss apostrophes and prices with their measure': {
    file: "Date,Unit,City,State,Fuel Qty (gal),Price ($/gal),Total ($)\n7/3/2026 14:05,101,Amarillo,TX,120.50,3.899,469.83\n7/14/2026 08:00,101,Amarillo,TX,1'120.5,3.90,4'369.95\n",
    fuel: [AMARILLO, '101 2026-07-14 1120.5 gallon TX Amarillo 436995'],
  },
  'a stop with its number and its town in one cell': {
    file: 'Fuel Date,Truck No.,Purchase Location,Gals,Total Amt\n7/3/2026,101,"Pilot #436 - Amarillo, TX 79118",120.5,469.83\n7/4/2026,102,"QT 22, Tulsa OK",88.1,334.69\n',
    fuel: [AMARILLO, TULSA],
  },
  'a shuttle told apart by the time of day': {
    file: 'Date,Depart,Truck,TX,OK\n7/3/2026,06:00,101,60,40\n7/3/2026,12:00,101,60,40\n',
    trips: ['101 2026-07-03 2026-07-03 TX 60, OK 40', '101 2026-07-03 2026-07-03 TX 60, OK 40'],
  },
  'a shuttle told apart by the number of the trip': {
    file: 'Trip #,Date,Truck,TX,OK\n9001,7/3/2026,101,60,40\n9002,7/3/2026,101,60,40\n',
    trips: ['101 2026-07-03 2026-07-03 TX 60, OK 40', '101 2026-07-03 2026-07-03 TX 60, OK 40'],
  },
  'ends of trips as places on the map': {
    file: 'Trip Date,Truck,Start Location,End Location,TX,OK\n7/3/2026,101,"32.7767, -96.7970","36.1540, -95.9928",80,180\n',
    trips: ['101 2026-07-03 2026-07-03 TX 80, OK 180'],
  },
  'a web page under the name of a workbook': {
    name: 'transactions.xls',
    file:
      '<html><head><style>td{color:red}</style></head><body><table><tr><td colspan="6"><b>Fuel &amp; Fees</b></td></tr>' +
      '<tr><th>Tran Date</th><th>Unit</th><th>City</th><th>State</th><th>Gallons</th><th>Total</th></tr>\n' +
      '<tr><td>07/03/2026</td><td>101</td><td>Amarillo</td><td>TX</td><td>120.50</td><td>$469.83</td></tr>' +
      '<tr><td>07/04/2026<td>102<td>Tulsa&nbsp;<td>OK<td>88.10<td>$334.69' +
      '<tr><td colspan="4">Total</td><td>208.60</td><td>$804.52</td></tr></table><p>Page 1</p></body></html>',
    fuel: [AMARILLO, TULSA],
    aside: [/totals row/],
  },
  'a workbook in XML of 2003': {
    name: 'fuel.xls',
    file:
      '<?xml version="1.0"?>\n<?mso-application progid="Excel.Sheet"?>\n<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"><Worksheet ss:Name="Fuel"><Table>' +
      [
        ['Date', 'Unit', 'City', 'State', 'Gallons', 'Total'],
        ['2026-07-03T00:00:00.000', '101', 'Amarillo', 'TX', '120.5', '469.83'],
      ]
        .map(
          (cells) =>
            `<Row>${cells.map((cell) => `<Cell><Data ss:Type="String">${cell}</Data></Cell>`).join('')}</Row>`,
        )
        .join('') +
      '<Row><Cell ss:Index="5"><Data ss:Type="Number">120.5</Data></Cell><Cell><Data ss:Type="Number">469.83</Data></Cell></Row></Table></Worksheet></Workbook>',
    fuel: [AMARILLO],
    aside: [/totals row/],
  },
  'an IFTA mileage summary by truck with a title block and a page foot': {
    file: 'ABC Trucking LLC\nIFTA Mileage Report,,,\n"Period: 07/01/2026 - 09/30/2026",,,\n\nVehicle,State,Total Miles,Taxable Miles\n101,TX,"12,345.6","12,345.6"\n101,OK,890,890\nVehicle Total,,"13,235.6","13,235.6"\nPage 1 of 1,,,\n',
    trips: ['101 2026-07-01 2026-09-30 TX 12345.6, OK 890'],
    aside: [/Part of the trip/, /totals row/, /note/],
  },
  'jurisdictions down and no date, the quarter in the name': {
    name: 'IFTA Q3 2026.csv',
    file: 'Truck;Jurisdiction;Distance (km)\n101;Ontario;160,9344\n101;Québec;80,4672\n',
    trips: ['101 2026-07-01 2026-09-30 ON 100, QC 50'],
    aside: [/Part of the trip/],
  },
  'days with their names and times in words': {
    file: 'Transaction Date,Vehicle,City,State,Gallons,Total Cost\n"Friday, July 3, 2026 2:05 PM",101,Amarillo,TX,120.50,$469.83\n"Saturday, July 4, 2026 9:12 AM",102,Tulsa,OK,88.10,$334.69\n',
    fuel: [AMARILLO, TULSA],
  },
  'columns of a card portal in capitals with underscores': {
    file: 'TRANSACTION_DATE|UNIT_NUMBER|MERCHANT_CITY|MERCHANT_STATE|PRODUCT_DESC|QUANTITY|UNIT_COST|TOTAL_AMOUNT|CARD_NUMBER\n20260703|0101|AMARILLO|TX|ULSD #2|120.500|3.899|469.83|************1234\n20260703|0101|AMARILLO|TX|DEF BULK|8.000|4.100|32.80|************1234\n',
    fuel: ['0101 2026-07-03 120.5 gallon TX AMARILLO 46983'],
    aside: [/DEF/],
  },
  'a driver by hand, with a column he left empty': {
    file: 'date,truck,,city,st,gal,$\n7/3,101,,Amarillo,TX,120.5,469.83\n'.replaceAll('7/3,', '7/3/26,'),
    fuel: [AMARILLO],
  },
  'odometers by state line, the last reading of one the first of the next': {
    file: 'Date,Truck #,State,Beg Odometer,End Odometer,Miles\n07/03/2026,101,TX,512000,512200.5,200.5\n07/03/2026,101,OK,512200.5,512320.5,120\n',
    trips: ['101 2026-07-03 2026-07-03 TX 200.5, OK 120'],
    aside: [/Part of the trip/],
  },
  'trips with their states in one cell': {
    file: 'Trip Date,Unit,Origin,Destination,State Miles\n07/03/2026,101,"Dallas, TX","Tulsa, OK","TX: 95, Okla.: 162"\n',
    trips: ['101 2026-07-03 2026-07-03 TX 95, OK 162'],
  },
  'a sheet of each month below the same names': {
    name: 'miles.xlsx',
    file: () =>
      workbook((book) => {
        for (const [name, day, miles] of [
          ['July', '2026-07-03', 200.5],
          ['August', '2026-08-04', 120],
        ] as const) {
          const sheet = book.addWorksheet(name);
          sheet.addRow(['Date', 'Truck', 'State', 'Miles']);
          sheet.addRow([new Date(`${day}T00:00:00Z`), 101, 'TX', miles]);
          sheet.addRow([null, null, 'Total', miles]);
        }
      }),
    trips: ['101 2026-07-03 2026-07-03 TX 200.5', '101 2026-08-04 2026-08-04 TX 120'],
    aside: [/totals row/, /totals row/],
  },
  'JSON of trips with the miles of each state inside': {
    name: 'trips.json',
    file: JSON.stringify([
      {
        date: '2026-07-03',
        truck: '101',
        states: [
          { state: 'TX', miles: 200.5 },
          { state: 'OK', miles: 120 },
        ],
      },
    ]),
    trips: ['101 2026-07-03 2026-07-03 TX 200.5, OK 120'],
    aside: [/Part of the trip/],
  },
  'liters in Canada with their taxes in columns of their own': {
    file: 'Date,Unit,Site,City,Prov,Litres,Price/L,GST,PST,Total CAD\n2026-07-03,101,Esso,Laval,QC,310.5,1.65,25.62,51.1,512.33\n',
    fuel: ['101 2026-07-03 310.5 litre QC Laval 51233'],
  },
  'a credit in parentheses that takes a purchase back': {
    file: 'Date,Unit,City,State,Product,Gallons,Total,Card\n7/3/2026,101,Amarillo,TX,Diesel,120.5,469.83,1234\n7/4/2026,102,Tulsa,OK,Diesel,88.1,334.69,1234\n7/4/2026,102,Tulsa,OK,Diesel,(88.1),(334.69),1234\n',
    fuel: [AMARILLO],
    aside: [/takes this purchase back/, /Takes row 3 back/],
  },
  'zip codes in the place of states': {
    file: 'Date,Unit,Zip Code,Gallons,Total\n7/3/2026,101,79118,120.5,469.83\n',
    fuel: [AMARILLO],
  },
  'words for nothing in cells that are empty': {
    file: 'Date,Unit,City,State,Zip,Gallons,Price,Total,Invoice\n7/3/2026,101,Amarillo,TX,N/A,120.5,N/A,469.83,null\n7/4/2026,102,Tulsa,OK,--,88.1,--,334.69,#N/A\n',
    fuel: [AMARILLO, TULSA],
  },
  'blanks that are not blanks, and a currency before the sum': {
    file: 'Date,Unit,City,State,Gallons,Total\n\u00a07/3/2026 ,101\u00a0,Amarillo,\u00a0TX,120.5\u00a0gal,USD 469.83\n',
    fuel: [AMARILLO],
  },
  'names over two rows, the measure in the second': {
    file: 'Date,Unit,Fuel,Fuel,Location\n,,(gal),(USD),"(City, State)"\n07/03/2026,101,120.5,469.83,"Amarillo, TX"\n07/04/2026,102,88.1,334.69,"Tulsa, OK"\n',
    fuel: [AMARILLO, TULSA],
  },
  'from and to in one column beside the miles of each state': {
    file: 'Date,Truck,From/To,TX,OK,Total\n07/03/2026,101,"Dallas, TX - Tulsa, OK",95,162,257\n07/04/2026,101,"Tulsa, OK to Dallas, TX",95.5,161,256.5\n',
    trips: ['101 2026-07-03 2026-07-03 TX 95, OK 162', '101 2026-07-04 2026-07-04 TX 95.5, OK 161'],
  },
  'states by their Spanish names': {
    file: 'Fecha,Unidad,Estado,Millas\n2026-07-03,101,Nuevo México,100\n2026-07-03,101,Tejas,20.5\n2026-07-04,102,Carolina del Norte,50\n2026-07-04,102,Luisiana,30\n2026-07-04,102,Pensilvania,10\n',
    trips: ['101 2026-07-03 2026-07-03 NM 100, TX 20.5', '102 2026-07-04 2026-07-04 NC 50, LA 30, PA 10'],
    aside: [/Part of the trip/, /Part of the trip/, /Part of the trip/],
  },
  'provinces and states by their French names': {
    file: 'Date;Véhicule;Province ou État;Kilomètres\n2026-07-03;101;Nouveau-Brunswick;160,9344\n2026-07-03;101;Colombie-Britannique;80,4672\n2026-07-03;101;Californie;16,09344\n',
    trips: ['101 2026-07-03 2026-07-03 NB 100, BC 50, CA 10'],
    aside: [/Part of the trip/, /Part of the trip/],
  },
  'a month in a cell, states as columns, with totals to the right and below': {
    file: 'Truck,Period,AZ,CA,NM,Total Miles\n101,Jul 2026,100,200.5,0,300.5\n102,Jul 2026,,50,25,75\nTotal,,100,250.5,25,375.5\n',
    trips: ['101 2026-07-01 2026-07-31 AZ 100, CA 200.5', '102 2026-07-01 2026-07-31 CA 50, NM 25'],
    aside: [/totals row/],
  },
  'a purchase taken back and entered again, without a product': {
    file: 'Date,Unit,City,State,Gallons,Total\n7/3/2026,101,Amarillo,TX,130.5,508.83\n7/3/2026,101,Amarillo,TX,-130.5,-508.83\n7/3/2026,101,Amarillo,TX,120.5,469.83\n',
    fuel: [AMARILLO],
    aside: [/takes this purchase back/, /Takes row 2 back/],
  },
  'line ends inside quoted cells': {
    file: 'Date,Unit,"Truck stop\n(city, state)",Gallons,"Total\n$"\n07/03/2026,101,"Amarillo,\nTX",120.5,469.83\n07/04/2026,102,"Tulsa, OK\n",88.1,334.69\n',
    fuel: [AMARILLO, TULSA],
  },
  'the time before the day': {
    file: 'Time/Date,Unit,City,State,Gal,Amt\n14:05 07/03/2026,101,Amarillo,TX,120.5,469.83\n09:12 07/04/2026,102,Tulsa,OK,88.1,334.69\n',
    fuel: [AMARILLO, TULSA],
  },
  'a card statement of diesel, scales, cash and blanks behind words': {
    file:
      'Card #,Tran Date,Tran Time,Invoice,Unit,Driver Name,Odometer,Location Name,City,State/ Prov,Fees,Item,Unit Price,Qty,Amt,DB,Currency\n' +
      '12345,2026-07-03,14:05,A1 ,101 ,ANN  LEE,512000,PILOT 436 ,Amarillo ,TX ,0,ULSD ,3.899,120.50,469.83,N,USD/Gallons\n' +
      '12345,2026-07-03,14:05,A1 ,101 ,ANN  LEE,512000,PILOT 436 ,Amarillo ,TX ,0,SCLE ,13.5,1.00,13.50,N,USD/Gallons\n' +
      '12345,2026-07-03,14:05,A1 ,101 ,ANN  LEE,512000,PILOT 436 ,Amarillo ,TX ,2.5,CADV ,1,100.00,100.00,N,USD/Gallons\n' +
      '12345,2026-07-04,09:12,A2 ,102 ,BOB,0,TA,Tulsa,OK,0,ULSD,3.799,88.10,334.69,N,USD/Gallons\n' +
      '12345,2026-07-04,09:12,A2 ,102 ,BOB,0,TA,Tulsa,OK,0,ULSR,3.799,20.00,75.98,N,USD/Gallons\n',
    fuel: [AMARILLO, TULSA],
    aside: [/./, /./, /./],
  },
  'a report between tabs whose days are in cells above': {
    name: 'state mileage.txt',
    file: 'Company:\tABC Trucking\nReport:\tState Mileage\nFrom:\t07/01/2026\tTo:\t07/31/2026\n\nVehicle\tJurisdiction\tMiles\n101\tTX\t1,204.5\n101\tOK\t300\nSub Total\t\t1,504.5\n',
    trips: ['101 2026-07-01 2026-07-31 TX 1204.5, OK 300'],
    aside: [/Part of the trip/, /totals row/],
  },
  'days with the name of the month': {
    file: 'Date,Unit,City,State,Gallons,Total\n3-Jul-26,101,Amarillo,TX,120.5,469.83\nJul 4 2026,102,Tulsa,OK,88.1,334.69\n',
    fuel: [AMARILLO, TULSA],
  },
  'measures in brackets': {
    file: 'Date,Unit [no.],City,Province,Fuel [L],Amount [CAD]\n2026-07-03,101,London,ON,456.2,800.00\n',
    fuel: ['101 2026-07-03 456.2 litre ON London 80000'],
  },
  'whole names of states with their measure as columns': {
    file: 'Trip Date,Tractor,Texas (mi),Oklahoma (mi),New Mexico (mi),Total (mi)\n07/03/2026,101,200.5,120,0,320.5\n07/04/2026,102,0,30,0,30\n',
    trips: ['101 2026-07-03 2026-07-03 TX 200.5, OK 120', '102 2026-07-04 2026-07-04 OK 30'],
  },
  'a question as a column, a price with its measure': {
    file: 'Date,Truck #,Station,City,ST,Gallons,Price/Gal,Total,Fuel Tax Paid?\n07/03/2026,101,Pilot,Amarillo,TX,120.5,3.899,469.83,Yes\n07/04/2026,102,TA,Tulsa,OK,88.1,3.799,334.69,Yes\n',
    fuel: [AMARILLO, TULSA],
  },
  'cities and states of both ends below names over two rows': {
    file: 'Date,Truck,Origin,,Destination,,Miles,\n,,City,State,City,State,TX,OK\n07/03/2026,101,Dallas,TX,Tulsa,OK,95,162\n',
    trips: ['101 2026-07-03 2026-07-03 TX 95, OK 162'],
  },
  'a log of state lines with the odometer at each': {
    file: 'Date,Truck,State,Odometer In,Odometer Out\n07/03/2026,101,TX,512000,512095\n07/03/2026,101,OK,512095,512257\n07/04/2026,101,OK,512257,512300\n',
    trips: ['101 2026-07-03 2026-07-03 TX 95, OK 162', '101 2026-07-04 2026-07-04 OK 43'],
    aside: [/Part of the trip/],
  },
  'a workbook of Excel 97 with a title, days and a total': {
    name: 'fuel.xls',
    file: () =>
      Promise.resolve(
        oldWorkbook([
          ['Fuel purchases, July 2026'],
          [],
          ['Date', 'Truck', 'City', 'State', 'Gallons', 'Total'],
          [new Date('2026-07-03T00:00:00Z'), 101, 'Amarillo', 'TX', 120.5, 469.83],
          [new Date('2026-07-04T00:00:00Z'), 102, 'Tulsa', 'OK', 88.1, 334.69],
          ['Total', null, null, null, 208.6, 804.52],
        ]),
      ),
    fuel: [AMARILLO, TULSA],
    aside: [/totals row/],
  },
  'loaded and empty miles in two columns': {
    file: 'Date,Truck,State,Loaded Miles,Empty Miles\n07/03/2026,101,TX,150,50\n07/03/2026,101,OK,120,0\n07/04/2026,102,OK,0,30\n',
    trips: ['101 2026-07-03 2026-07-03 TX 200, OK 120', '102 2026-07-04 2026-07-04 OK 30'],
    aside: [/Part of the trip/],
  },
  'the days of a month in one cell': {
    file: 'Vehicle,Period,Jurisdiction,Miles\n101,07/01/2026 - 07/31/2026,TX,1204.5\n101,07/01/2026 - 07/31/2026,OK,300\n',
    trips: ['101 2026-07-01 2026-07-31 TX 1204.5, OK 300'],
    aside: [/Part of the trip/],
  },
  'gallons and liters beside each other': {
    file: 'Date,Unit,City,State,Litres,Gallons,Total\n07/03/2026,101,Amarillo,TX,456.1421,120.5,469.83\n07/04/2026,102,Tulsa,OK,333.4948,88.1,334.69\n',
    fuel: [AMARILLO, TULSA],
  },
  'trucks with a word, states with their country, prices with their measure': {
    file: 'Date,Vehicle,City,State,Gallons,Price,Total\n07/03/2026,Truck 101,Amarillo,US-TX,120.5 gal,3.899/gal,$469.83 USD\n07/04/2026,Truck 102,Tulsa,USA-OK,88.1 gal,3.799/gal,$334.69 USD\n',
    fuel: [AMARILLO.replace('101', 'Truck 101'), TULSA.replace('102', 'Truck 102')],
  },
  'days with points, year first, and compact ones': {
    file: 'Date,Unit,City,State,Gallons,Total\n2026.07.03,101,Amarillo,TX,120.5,469.83\n20260704,102,Tulsa,OK,88.1,334.69\n',
    fuel: [AMARILLO, TULSA],
  },
  'a French log of fuel, the day first': {
    file: 'Date;Camion;Ville;Province;Litres;Prix/L;Montant\n23-07-2026;101;Laval;Québec;456,2;1,754;800,17\n24-07-2026;101;London;Ontario;100;1,60;160,00\n',
    fuel: ['101 2026-07-23 456.2 litre QC Laval 80017', '101 2026-07-24 100 litre ON London 16000'],
  },
  'a Spanish log of fuel': {
    file: 'Fecha,Camión,Ciudad,Estado,Galones,Precio por galón,Total\n07/23/2026,101,Amarillo,Texas,120.5,3.899,469.83\n',
    fuel: [AMARILLO.replace('07-03', '07-23')],
  },
  'a Spanish log of trips with their ends': {
    file: 'Fecha,Unidad,Origen,Destino,TX,OK,Millas totales\n07/23/2026,101,"Dallas, TX","Tulsa, OK",95,162,257\n',
    trips: ['101 2026-07-23 2026-07-23 TX 95, OK 162'],
  },
  'a summary by truck with subtotals and a grand total': {
    file: 'IFTA Summary 3Q2026,,,\nUnit,Jurisdiction,Miles,\n101,TX,1000,\n101,OK,300,\nUnit 101 Total,,1300,\n102,KS,80.5,\nUnit 102 Total,,80.5,\nGrand Total,,1380.5,\n',
    trips: ['101 2026-07-01 2026-09-30 TX 1000, OK 300', '102 2026-07-01 2026-09-30 KS 80.5'],
    aside: [/Part of the trip/, /totals row/, /totals row/, /totals row/],
  },
  'jurisdictions across with taxable and total miles of each': {
    file: 'Truck,Date,TX Total,TX Taxable,OK Total,OK Taxable\n101,07/03/2026,200,180,120,120\n',
    trips: ['101 2026-07-03 2026-07-03 TX 200, OK 120'],
  },
  'a driver in front, a blank row after each day': {
    file: 'Driver,Date,Truck,State,Miles\nAnn Lee,07/03/2026,101,TX,200\n,,,OK,120\n,,,,\nBob Roy,07/04/2026,102,OK,30\n',
    trips: ['101 2026-07-03 2026-07-03 TX 200, OK 120', '102 2026-07-04 2026-07-04 OK 30'],
    aside: [/Part of the trip/],
  },
};

describe('a file of strangers is read at first sight:', () => {
  it.each(Object.entries(FILES))(
    '%s',
    async (_what, { name = 'file.csv', file, fuel = [], trips = [], aside = [] }) => {
      const ctx = fleetCtx((await makeAccount(prisma, { planPackageId: 'ic_advanced' })).scope);
      const { carrierId } = ctx.scope;
      const made = await checked(ctx, typeof file === 'function' ? await file() : file, { name });
      const { rows } = must(await readRows(ctx, made.id, null, { start: 0, length: 100 }));
      expect(
        rows.flatMap(({ errors, cells }) => errors.map(({ message }) => `${cells.join('|')}: ${message}`)),
      ).toEqual([]);
      expect(rows.filter(({ state }) => state !== 'good').map(({ reason }) => reason)).toEqual(
        aside.map((reason) => expect.stringMatching(reason) as string),
      );
      await accepted(ctx, made.id);
      const purchases = await prisma.fuelPurchase.findMany({
        where: { carrierId },
        orderBy: { id: 'asc' },
        include: { equipment: true },
      });
      expect(
        purchases.map((one) =>
          [
            one.equipment?.unit,
            one.date.toISOString().slice(0, 10),
            one.quantity.toString(),
            one.fuelUnit,
            one.state,
            one.city,
            one.totalCents,
          ].join(' '),
        ),
      ).toEqual(fuel);
      expect((await tripLines(prisma, carrierId)).map((line) => line.join(' '))).toEqual(trips);
    },
  );
});

describe('positions of strangers are read at first sight:', () => {
  const drive = Array.from({ length: 8 }, (_, index) => ({
    minute: String(index * 7).padStart(2, '0'),
    lat: 32.78 + index * 0.1,
    lon: 96.8 + index * 0.01,
  }));
  const parts = (degrees: number) => {
    const minutes = (degrees % 1) * 60;
    return { whole: Math.floor(degrees), minutes, seconds: (minutes % 1) * 60 };
  };
  const inSeconds = (degrees: number, side: string) => {
    const { whole, minutes, seconds } = parts(degrees);
    return `${whole}°${Math.floor(minutes)}'${seconds.toFixed(2)}""${side}`;
  };
  const inMinutes = (degrees: number) =>
    `${parts(degrees).whole} ${parts(degrees).minutes.toFixed(4).padStart(7, '0')}`;

  it.each([
    [
      'degrees, minutes and seconds',
      'Vehicle,Timestamp,Latitude,Longitude',
      ({ minute, lat, lon }: (typeof drive)[number]) =>
        `T-7,2026-07-03 10:${minute},"${inSeconds(lat, 'N')}","${inSeconds(lon, 'W')}"`,
    ],
    [
      'degrees and minutes in one cell',
      'Truck,Date,Time,GPS Position',
      ({ minute, lat, lon }) => `T-7,7/3/2026,10:${minute} AM,N${inMinutes(lat)} W${inMinutes(lon)}`,
    ],
    [
      'both angles below "Location"',
      'Unit,Event Date/Time,Location,Speed',
      ({ minute, lat, lon }) =>
        `T-7,07/03/2026 10:${minute}:00 AM CDT,"${lat.toFixed(5)}, -${lon.toFixed(5)}",60`,
    ],
    [
      'longitude first, as maps have it',
      'Unit,Reported,Point',
      ({ minute, lat, lon }) => `T-7,2026-07-03T15:${minute}:00Z,POINT(-${lon.toFixed(5)} ${lat.toFixed(5)})`,
    ],
    [
      'decimal commas',
      'Unit;Time;Latitude;Longitude',
      ({ minute, lat, lon }) =>
        `T-7;03.07.2026 10:${minute};${lat.toFixed(5).replace('.', ',')};-${lon.toFixed(5).replace('.', ',')}`,
    ],
  ] as [string, string, (at: (typeof drive)[number]) => string][])('%s', async (_what, header, lineOf) => {
    const ctx = fleetCtx((await makeAccount(prisma, { planPackageId: 'ic_advanced' })).scope);
    const made = await checked(ctx, `${[header, ...drive.map(lineOf)].join('\n')}\n`);
    expect(made.kind).toBe('positions');
    const { rows } = must(await readRows(ctx, made.id, null, { start: 0, length: 100 }));
    expect(rows.map(({ errors, reason }) => [errors, reason])).toEqual([
      [[], expect.stringContaining('T-7, 07/03/2026: 8 positions')],
    ]);
    await accepted(ctx, made.id);
    const [[unit, first, last, miles] = []] = await tripLines(prisma, ctx.scope.carrierId);
    expect([unit, first, last]).toEqual(['T-7', '2026-07-03', '2026-07-03']);
    const driven = Number(/^TX ([\d.]+)$/.exec(String(miles))?.[1]);
    expect(driven).toBeGreaterThan(48);
    expect(driven).toBeLessThan(60);
  });
});

import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { CFB } from '@e965/xlsx';
import { afterAll, describe, expect, it } from 'vitest';
import { memoryStorage } from '~/platform/storage/disk.server';
import type { PdfPrinter } from '~/platform/pdf/port';
import type { CarrierScope } from '~/platform/database/scope.server';
import { parseQuarterKey } from '~/engine/calendar/quarter';
import type { Ctx } from '~/platform/context';
import { fileQuarter } from '~/areas/returns/file-quarter.server';
import { makeReportFile } from '~/areas/returns/make-report-file.server';
import { quarterReport } from '~/areas/returns/quarter-report.server';
import { openReportFile, requestAuditExport, storageKeyOf } from '~/areas/returns/report-files.server';
import { testContext } from '../../factories/context';
import { giveRecords, giveThreeStates } from '../../factories/quarter-records';
import { makeAccount } from '../../factories/signed-in';
import { testDatabase } from '../../factories/test-database';

/** The part of the spreadsheet library that reads ZIP files. */
interface ZipReader {
  read(
    bytes: Uint8Array,
    options: { type: 'buffer' },
  ): { FullPaths: string[]; FileIndex: { content: Uint8Array }[] };
}

type Ports = Partial<Omit<Ctx<CarrierScope>, 'scope'>>;

const database = await testDatabase();
const TODAY = '2026-11-21';
const Q3 = parseQuarterKey(20263)!;
const folder = mkdtempSync(path.join(os.tmpdir(), 'audit-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const printer = (): PdfPrinter & { printed: number } => {
  const self = {
    printed: 0,
    print: async ({ html }: { html: string }) => {
      self.printed += 1;
      return Buffer.from(`%PDF-1.7\n${html}`);
    },
  };
  return self;
};

async function request(scope: CarrierScope, ports: Ports) {
  const ctx = testContext<CarrierScope>(scope, ports);
  const report = await quarterReport(
    ctx,
    { quarter: Q3, equipmentId: null, perEquipment: false, hideNoData: true },
    TODAY,
  );
  if (!report.ok) throw new Error(report.failure.message);
  return requestAuditExport(ctx, report.value);
}

async function unpack(scope: CarrierScope, ports: Ports, id: string, name: string): Promise<string> {
  const opened = await openReportFile(testContext<CarrierScope>(scope, ports), id);
  if (!opened.ok) throw new Error(opened.failure.message);
  const pieces: Uint8Array[] = [];
  for await (const piece of opened.value.pieces) pieces.push(piece);
  const bytes = Buffer.concat(pieces);
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(opened.value.file.sha256);
  const to = path.join(folder, name);
  // Another program than ours opens it, as an auditor's will.
  const archive = (CFB as ZipReader).read(bytes, { type: 'buffer' });
  for (const [index, full] of archive.FullPaths.entries()) {
    const entry = archive.FileIndex[index];
    if (!entry || full.endsWith('/') || full.endsWith('Sh33tJ5')) continue; // a mark of the reader's own
    const file = path.join(to, full.slice(full.indexOf('/') + 1));
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, Buffer.from(entry.content));
  }
  return to;
}

const read = (from: string, file: string) => readFileSync(path.join(from, file), 'utf8');

describe('the audit export', () => {
  it('holds everything about the quarter, and a manifest that proves it', async () => {
    const { scope, carrierId, system } = await makeAccount(database.prisma, { legalName: 'Sutter & Sons' });
    await giveThreeStates(scope);
    const storage = memoryStorage();
    const receiptId = '0193a0f0-0000-7000-8000-000000000001';
    await storage.put(`receipts/${carrierId}/${receiptId}`, Buffer.from('a photo'));
    await scope.db.receipt.create({
      data: {
        id: receiptId,
        carrierId,
        name: '../pump 7.jpg',
        contentType: 'image/jpeg',
        sizeBytes: 7,
        sha256: 'b'.repeat(64),
        createdBy: scope.userId,
      },
    });
    await scope.db.fuelPurchase.updateMany({
      where: { carrierId, state: 'KY' },
      data: { receiptId, bulk: true },
    });
    const ports = { storage, pdf: printer() };
    await fileQuarter(
      testContext<CarrierScope>(scope, ports),
      Q3,
      { filedOn: '2026-11-02', confirmation: '=1+1' },
      TODAY,
    );
    const file = await request(scope, ports);
    await makeReportFile(testContext(system, ports), { fileId: file.id, isLastAttempt: false });
    const at = await unpack(scope, ports, file.id, 'whole');

    const manifest = read(at, 'manifest.csv')
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(','));
    const files = readdirSync(at, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(at, path.join(entry.parentPath, entry.name)));
    expect(manifest.map(([name]) => name).sort()).toEqual(
      files.filter((name) => name !== 'manifest.csv').sort(),
    );
    for (const [name = '', bytes, sha256] of manifest) {
      const content = readFileSync(path.join(at, name));
      expect([name, content.length, createHash('sha256').update(content).digest('hex')]).toEqual([
        name,
        Number(bytes),
        sha256,
      ]);
    }
    expect(files.sort()).toEqual([
      'README.txt', 'bulk_withdrawals.csv', 'changes.csv', 'exceptions.csv', 'filings.csv', 'fuel.csv', 'manifest.csv', 'odometer_check.csv', 'odometer_gaps.csv', 'rates.csv',
      `receipts/${receiptId}-_pump_7.jpg`, 'return.csv', 'return.pdf', 'return.xlsx', 'return_by_vehicle.csv', 'summaries.csv', 'trips.csv', 'vehicles.csv',
    ]); // prettier-ignore
    expect(read(at, 'trips.csv').trim().split('\r\n')).toHaveLength(1 + 5);
    expect(read(at, 'fuel.csv').trim().split('\r\n')).toHaveLength(1 + 4);
    expect(read(at, 'fuel.csv').split('\r\n')[0]).toContain('vin,buyer,seller');
    expect(read(at, 'bulk_withdrawals.csv').trim().split('\r\n')).toHaveLength(1 + 1);
    expect(read(at, 'summaries.csv')).toContain('101,1FUJGLDR5CSBM1234,2026-09,KY,1,800.0,0.0,0.000');
    expect(read(at, 'return.csv')).toContain('33.00');
    expect(read(at, 'filings.csv')).toContain("'=1+1");
    expect(read(at, 'README.txt')).toContain('filed 2026-11-02');
    // Nothing is left of the parts.
    expect(storage.keys().filter((key) => key.includes('-part-'))).toEqual([]);
  });

  it("lists the readings of tracking devices behind the trips, by trip and time, and nobody else's", async () => {
    const { scope, carrierId, system } = await makeAccount(database.prisma);
    await giveThreeStates(scope);
    const [trip] = await scope.db.trip.findMany({ where: { carrierId }, orderBy: { id: 'asc' } });
    const importId = '0193a0f0-0000-7000-8000-0000000000aa';
    await scope.db.dataImport.create({
      data: {
        id: importId,
        carrierId,
        createdBy: scope.userId,
        kind: 'positions',
        fileName: 'eld.csv',
        sizeBytes: 1,
        sha256: 'd'.repeat(64),
      },
    });
    const at = (minute: number) => new Date(Date.UTC(2026, 6, 6, 14, minute));
    const reading = (minute: number, tripId: bigint | null) => ({
      importId,
      carrierId,
      unit: 'ELD-9',
      at: at(minute),
      latMicrodegrees: 32_776_700 + minute,
      lonMicrodegrees: -96_797_000,
      odometerTenths: minute === 0 ? 1_234_567 : null,
      tripId,
    });
    // More than a page of them, and one that became no trip.
    await scope.db.trackPosition.createMany({
      data: [
        ...Array.from({ length: 2_003 }, (_, minute) => reading(minute, trip?.id ?? null)),
        { ...reading(5, null), unit: 'OTHER' },
      ],
    });
    await scope.db.tripTrack.create({
      data: {
        tripId: trip!.id,
        carrierId,
        importId,
        positionCount: 2_003,
        firstAt: at(0),
        lastAt: at(2_002),
        timeZone: 'America/Chicago',
      },
    });
    const ports = { storage: memoryStorage(), pdf: printer() };
    const file = await request(scope, ports);
    await makeReportFile(testContext(system, ports), { fileId: file.id, isLastAttempt: false });
    const where = await unpack(scope, ports, file.id, 'positions');
    const [head, first, ...rest] = read(where, 'positions.csv').trim().split('\r\n');
    expect(head).toBe('trip,unit,vin,utc_time,local_time,time_zone,latitude,longitude,odometer');
    expect(first).toBe(
      `${trip?.id},101,1FUJGLDR5CSBM1234,2026-07-06 14:00:00,2026-07-06 09:00:00,America/Chicago,32.776700,-96.797000,123456.7`,
    );
    expect(rest).toHaveLength(2_002);
    expect(new Set(rest).size).toBe(2_002);
    expect(read(where, 'README.txt')).toContain('2003 readings of tracking devices');
    // A reading a minute, six decimals, but an odometer on the first one only.
    const [, day, ...more] = read(where, 'position_check.csv').trim().split('\r\n');
    expect(day).toBe(
      '101,1FUJGLDR5CSBM1234,2026-07-06,900,0:00,0,0,6,none,fail,no odometer,fail,no odometer',
    );
    expect(more).toHaveLength(1);
  });

  it('continues where it was broken off', async () => {
    const { scope, system, carrierId } = await makeAccount(database.prisma);
    await giveThreeStates(scope);
    const storage = memoryStorage();
    const pdf = printer();
    let written = 0;
    const breaking = {
      ...storage,
      putStream: (key: string, pieces: AsyncIterable<Uint8Array>) => {
        written += 1;
        if (written === 9) throw new Error('the disk is gone');
        return storage.putStream(key, pieces);
      },
    };
    const file = await request(scope, { storage, pdf });
    await expect(
      makeReportFile(testContext(system, { storage: breaking, pdf }), {
        fileId: file.id,
        isLastAttempt: false,
      }),
    ).rejects.toThrow('the disk is gone');
    expect(pdf.printed).toBe(1);
    expect(storage.keys()).toHaveLength(8);
    expect(storage.keys()).not.toContain(storageKeyOf(carrierId, file.id));
    await makeReportFile(testContext(system, { storage, pdf }), { fileId: file.id, isLastAttempt: false });
    expect(pdf.printed).toBe(1);
    const at = await unpack(scope, { storage, pdf }, file.id, 'resumed');
    expect(read(at, 'manifest.csv').trim().split('\r\n')).toHaveLength(1 + 16);
  });

  it('is in the kilometers and liters of a carrier that records in them, and adds up to its return', async () => {
    const { scope, system, carrierId } = await makeAccount(database.prisma, { baseJurisdiction: 'ON' });
    await scope.db.carrier.update({ where: { id: carrierId }, data: { units: 'metric' } });
    await giveRecords(scope, {
      units: [{ unit: '7' }],
      // 101 and 51 km as they are kept; readings of 1,000 and 1,125 miles.
      trips: ['06', '07', '08'].map((of) => ({
        unit: '7',
        date: `2026-07-${of}`,
        miles: { ON: [62.8, 31.7] as [number, number], QC: 62.8 },
        odometer: [1000, 1125] as [number, number],
      })),
      fuel: [
        { unit: '7', date: '2026-07-06', state: 'ON', quantity: '100', fuelUnit: 'gallon' },
        { unit: '7', date: '2026-07-06', state: 'ON', quantity: '20.5', fuelUnit: 'gge', fuelType: 'cng' },
        { unit: '7', date: '2026-07-07', state: 'ON', quantity: '9.25', fuelUnit: 'gge', fuelType: 'cng' },
        { unit: '7', date: '2026-07-07', state: 'QC', quantity: '100', fuelUnit: 'litre' },
      ],
    });
    await scope.db.tripJurisdiction.updateMany({
      where: { carrierId },
      data: { manualTenthMiles: 628, routedTenthMiles: null },
    });
    // As a release wrote them that kept miles alone.
    await scope.db.$executeRaw`SELECT fill_kilometers_of_before(${carrierId}::uuid)`;
    const ports = { storage: memoryStorage(), pdf: printer() };
    const file = await request(scope, ports);
    await makeReportFile(testContext(system, ports), { fileId: file.id, isLastAttempt: true });
    const to = await unpack(scope, ports, file.id, 'metric');
    const [head, ...trips] = read(to, 'trips.csv').trimEnd().split('\r\n');
    expect(head).toContain(
      'odometer_start,odometer_end,odometer_km,trip_km,jurisdiction,km,routed_km,corrected_km,exempt_km,exempt_reason',
    );
    expect(trips).toHaveLength(6);
    expect(trips[0]).toContain(',1609.3,1810.5,201.2,202.0,ON,101.0,,101.0,51.0,Trip permit,corrected,');
    const summaries = read(to, 'summaries.csv').split('\r\n');
    expect(summaries.slice(0, 3)).toEqual([
      'unit,vin,month,jurisdiction,trips,km,exempt_km,liters,gge,dge,kwh,kg,m3',
      '7,,2026-07,ON,3,303.0,153.0,378.541,29.750,0.000,0.000,0.000,0.000',
      '7,,2026-07,QC,3,303.0,0.0,100.000,0.000,0.000,0.000,0.000,0.000',
    ]);
    expect(read(to, 'odometer_check.csv')).toContain('odometer_km,trip_km,difference');
    expect(read(to, 'README.txt')).toContain('trips.csv and odometers: kilometers with one decimal');
    const lines = read(to, 'return.csv')
      .split('\r\n')
      .filter((line) => line.includes(',ON,'));
    const distance = lines.reduce((sum, line) => sum + Number(line.split(',')[9]), 0);
    const taxable = lines.reduce((sum, line) => sum + Number(line.split(',')[10]), 0);
    expect([distance, taxable]).toEqual([303, 150]);
    // Kilometers that were written: three trips of 12.3 and 100.5 km, of which 12.2 are exempt, by readings of 112.8 km.
    await scope.db.tripJurisdiction.updateMany({
      where: { carrierId, jurisdiction: 'ON' },
      data: {
        tenthMiles: 76,
        manualTenthMiles: 76,
        tenthKilometers: 123,
        exemptTenthMiles: 76,
        exemptTenthKilometers: 122,
      },
    });
    await scope.db.tripJurisdiction.updateMany({
      where: { carrierId, jurisdiction: 'QC' },
      data: { tenthMiles: 624, manualTenthMiles: 624, tenthKilometers: 1_005 },
    });
    await scope.db.trip.updateMany({
      where: { carrierId },
      data: {
        odometerStartTenths: 10_000,
        odometerStartTenthKilometers: 16_093,
        odometerEndTenths: 10_700,
        odometerEndTenthKilometers: 17_221,
      },
    });
    const written = await request(scope, ports);
    await makeReportFile(testContext(system, ports), { fileId: written.id, isLastAttempt: true });
    const at = await unpack(scope, ports, written.id, 'written');
    expect(read(at, 'trips.csv')).toContain(
      ',1609.3,1722.1,112.8,112.8,ON,12.3,,12.3,12.2,Trip permit,corrected,',
    );
    expect(read(at, 'summaries.csv').split('\r\n').slice(1, 3)).toEqual([
      '7,,2026-07,ON,3,36.9,36.6,378.541,29.750,0.000,0.000,0.000,0.000',
      '7,,2026-07,QC,3,301.5,0.0,100.000,0.000,0.000,0.000,0.000,0.000',
    ]);
    expect(read(at, 'odometer_check.csv')).toContain(',3,3,1609.3,1722.1,112.8,338.4,-225.6');
  });

  it('starts over where the records have changed since', async () => {
    const { scope, system, carrierId } = await makeAccount(database.prisma);
    await giveThreeStates(scope);
    const storage = memoryStorage();
    const pdf = printer();
    let written = 0;
    const breaking = {
      ...storage,
      putStream: (key: string, pieces: AsyncIterable<Uint8Array>) =>
        (written += 1) > 12 ? Promise.reject(new Error('gone')) : storage.putStream(key, pieces),
    };
    const file = await request(scope, { storage, pdf });
    await expect(
      makeReportFile(testContext(system, { storage: breaking, pdf }), {
        fileId: file.id,
        isLastAttempt: false,
      }),
    ).rejects.toThrow('gone');
    await scope.db.fuelPurchase.updateMany({ where: { carrierId, state: 'CA' }, data: { quantity: '251' } });
    await makeReportFile(testContext(system, { storage, pdf }), { fileId: file.id, isLastAttempt: false });
    expect(pdf.printed).toBe(2);
    expect(read(await unpack(scope, { storage, pdf }, file.id, 'over'), 'fuel.csv')).toContain('251');
  });

  it('says what is wrong on the row when the last attempt fails, and can be tried again', async () => {
    const { scope, system } = await makeAccount(database.prisma);
    await giveThreeStates(scope);
    const broken: PdfPrinter = { print: () => Promise.reject(new Error('no browser')) };
    const storage = memoryStorage();
    const file = await request(scope, { storage, pdf: broken });
    await expect(
      makeReportFile(testContext(system, { storage, pdf: broken }), { fileId: file.id, isLastAttempt: true }),
    ).rejects.toThrow('no browser');
    expect(await scope.db.reportFile.findFirst({ where: { id: file.id } })).toMatchObject({
      status: 'failed',
      error: expect.stringContaining('Try again') as string,
    });
    const again = await request(scope, { storage, pdf: broken });
    expect(again).toMatchObject({ id: file.id, status: 'queued' });
    await makeReportFile(testContext(system, { storage, pdf: printer() }), {
      fileId: file.id,
      isLastAttempt: false,
    });
    expect(await scope.db.reportFile.findFirst({ where: { id: file.id } })).toMatchObject({
      status: 'ready',
      error: null,
    });
  });
});

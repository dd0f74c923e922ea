import { describe, expect, it } from 'vitest';
import { digestAsFiled, digestRecords } from '~/areas/returns/data/source-records.server';
import { giveRecords } from '../../factories/quarter-records';
import { makeAccount } from '../../factories/signed-in';
import { testDatabase } from '../../factories/test-database';

const { prisma } = await testDatabase();
const KEY = 20263;

describe('the hash of the trips of a filed quarter', () => {
  it('is the filed one after the kilometers of before were filled in, until a trip changes', async () => {
    const { scope, carrierId } = await makeAccount(prisma, { baseJurisdiction: 'ON' });
    await prisma.carrier.update({ where: { id: carrierId }, data: { units: 'metric' } });
    await giveRecords(scope, {
      units: [{ unit: '7' }],
      trips: [
        { unit: '7', date: '2026-07-06', miles: { ON: [62.8, 31.7], QC: 62.8 }, odometer: [1000, 1125] },
      ],
      fuel: [{ unit: '7', date: '2026-07-06', state: 'ON', quantity: '100', fuelUnit: 'litre' }],
    });
    await prisma.tripJurisdiction.updateMany({
      where: { carrierId },
      data: { manualTenthMiles: 628, routedTenthMiles: null },
    });
    const filed = await digestRecords(scope, KEY);
    await prisma.$executeRaw`SELECT fill_kilometers_of_before(${carrierId}::uuid)`;
    expect(await prisma.tripJurisdiction.count({ where: { carrierId, tenthKilometers: 1010 } })).toBe(2);
    const filled = await digestRecords(scope, KEY);
    expect(filled.trips.sha256).not.toBe(filed.trips.sha256);
    expect(await digestAsFiled(scope, KEY, filled, filed)).toEqual(filed);
    expect(await digestAsFiled(scope, KEY, filled, undefined)).toEqual(filled);
    await prisma.tripJurisdiction.updateMany({
      where: { carrierId, jurisdiction: 'QC' },
      data: { tenthMiles: 629, manualTenthMiles: 629, tenthKilometers: 1012 },
    });
    const changed = await digestRecords(scope, KEY);
    expect(await digestAsFiled(scope, KEY, changed, filed)).toEqual(changed);
  });
});

import { expect } from 'vitest';
import type { SignedIn } from './signed-in';

/** A tank with a delivery of each kind, and a truck that was filled from both. @returns the address of its page for the quarter. */
export async function giveTank(
  { visitor, db, carrierId }: SignedIn,
  unit: 'gallon' | 'litre' = 'gallon',
): Promise<string> {
  const fields = { name: 'Yard', unit, capacity: '12,000', fuelType: 'special_diesel' };
  await visitor.post('/mileage/bulk-tanks/new', {
    ...fields,
    city: 'Tulsa',
    state: 'OK',
    taxPaid: '1',
    active: '1',
  });
  const tank = await db.bulkTank.findFirstOrThrow({ where: { carrierId } });
  for (const [quantity, taxPaid] of [
    ['5000', '1'],
    ['2500', '0'],
  ] as const)
    await visitor.post(`/mileage/bulk-tanks/${tank.id}/entries/new`, {
      kind: 'delivery',
      date: '2026-08-01',
      quantity,
      supplier: 'Plains',
      taxPaid,
    });
  const truck = await db.equipment.findFirstOrThrow({ where: { carrierId } });
  await visitor.post('/mileage/trips-fuel/fuel/new', {
    intent: 'save',
    equipmentId: String(truck.id),
    date: '2026-08-03',
    quantity: '5100',
    fuelUnit: unit,
    fuelType: 'special_diesel',
    state: 'OK',
    tankId: String(tank.id),
  });
  const drawn = await db.fuelPurchase.findFirstOrThrow({ where: { carrierId, tankId: tank.id } });
  expect(drawn.untaxedQuantity?.toNumber()).toBe(100);
  return `/mileage/bulk-tanks/${tank.id}?q=20263`;
}

import { describe, expect, it } from 'vitest';
import { changeEquipment, createEquipment } from '~/areas/equipment/save-equipment.server';
import { deleteEquipment } from '~/areas/equipment/delete-equipment.server';
import { listEquipment, readEquipment } from '~/areas/equipment/read-equipment.server';
import { createFuel } from '~/areas/fuel/save-fuel.server';
import type { Result } from '~/engine/result';
import { fleetCtx } from '../../factories/fleet';
import { makeAccount } from '../../factories/signed-in';
import { testDatabase } from '../../factories/test-database';

const { prisma } = await testDatabase();
const fleet = async () => fleetCtx((await makeAccount(prisma)).scope);

const made = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.failure));
  return result.value;
};

const failure = (result: Result<unknown>) => (result.ok ? undefined : result.failure);

describe('vehicles', () => {
  it('are made with all their fields, active by default, and written into the log', async () => {
    const ctx = await fleet();
    const unit = made(
      await createEquipment(ctx, {
        unit: ' T-12 ',
        vin: '1m8gdm9axkp042788',
        axles: '3',
        registeredWeightPounds: '80,000',
        plate: 'r44 91x',
      }),
    );
    expect(unit).toMatchObject({
      unit: 'T-12',
      vin: '1M8GDM9AXKP042788',
      active: true,
      axles: 3,
      registeredWeightPounds: 80_000,
      plate: 'R44 91X',
      fuelType: 'special_diesel',
      make: null,
    });
    expect(made(await readEquipment(ctx, unit.id)).qualification.qualified).toBe('yes');
    const log = await prisma.recordChange.findMany({ where: { carrierId: ctx.scope.carrierId } });
    expect(log).toMatchObject([
      { entity: 'equipment', action: 'created', before: null, userId: ctx.scope.userId },
    ]);
  });

  it('need a number, and every one its own', async () => {
    const ctx = await fleet();
    expect(failure(await createEquipment(ctx, { unit: '  ' }))).toMatchObject({
      kind: 'invalid',
      fields: { unit: [expect.stringContaining('required')] },
    });
    made(await createEquipment(ctx, { unit: '7' }));
    expect(failure(await createEquipment(ctx, { unit: '7' }))).toMatchObject({
      kind: 'invalid',
      fields: { unit: [expect.stringContaining('unit 7 already')] },
    });
    expect((await fleet().then((other) => createEquipment(other, { unit: '7' }))).ok).toBe(true);
  });

  it('refuse a VIN that fails its check digit until the person confirms it', async () => {
    const ctx = await fleet();
    const wrong = { unit: '1', vin: '1M8GDM9AXKP042789' };
    expect(failure(await createEquipment(ctx, wrong))).toMatchObject({
      fields: { vin: [expect.stringContaining('check digit')] },
    });
    expect((await createEquipment(ctx, { ...wrong, vinConfirmed: '1' })).ok).toBe(true);
    expect(
      failure(await createEquipment(ctx, { unit: '2', vin: '1M8GDM9AXKP04278O', vinConfirmed: '1' })),
    ).toMatchObject({ fields: { vin: [expect.stringContaining('I, O or Q')] } });
  });

  it('answer a conflict with the other version when someone was faster', async () => {
    const ctx = await fleet();
    const unit = made(await createEquipment(ctx, { unit: '1' }));
    made(
      await changeEquipment(ctx, {
        id: unit.id,
        revision: unit.revision,
        fields: { unit: '1', make: 'Volvo' },
      }),
    );
    const late = failure(
      await changeEquipment(ctx, {
        id: unit.id,
        revision: unit.revision,
        fields: { unit: '1', make: 'Mack' },
      }),
    );
    expect(late).toMatchObject({ kind: 'conflict', current: { make: 'Volvo', revision: 2 } });
  });

  it('cannot take the number of another vehicle by renaming', async () => {
    const ctx = await fleet();
    const [first] = [
      made(await createEquipment(ctx, { unit: 'A' })),
      made(await createEquipment(ctx, { unit: 'B' })),
    ];
    expect(
      failure(await changeEquipment(ctx, { id: first.id, revision: null, fields: { unit: 'B' } })),
    ).toMatchObject({ kind: 'invalid', fields: { unit: [expect.any(String)] } });
  });

  it('of other carriers are not found, for reading, changing and deleting', async () => {
    const unit = made(await createEquipment(await fleet(), { unit: '1' }));
    const other = await fleet();
    const results: Result<unknown>[] = [
      await readEquipment(other, unit.id),
      await changeEquipment(other, { id: unit.id, revision: null, fields: { unit: '9' } }),
      await deleteEquipment(other, unit.id),
    ];
    expect(results.map((result) => failure(result)?.kind)).toEqual(['not-found', 'not-found', 'not-found']);
  });

  it('with records stay, others are deleted', async () => {
    const ctx = await fleet();
    const used = made(await createEquipment(ctx, { unit: '1' }));
    const unused = made(await createEquipment(ctx, { unit: '2' }));
    made(
      await createFuel(ctx, {
        fields: { equipmentId: used.id, date: '2026-11-02', quantity: '100', state: 'TX' },
      }),
    );
    expect(failure(await deleteEquipment(ctx, used.id))).toMatchObject({
      kind: 'conflict',
      message: expect.stringContaining('inactive') as string,
    });
    expect((await deleteEquipment(ctx, unused.id)).ok).toBe(true);
    expect((await listEquipment(ctx)).rows.map((row) => row.unit)).toEqual(['1']);
  });

  it('may be read but not written by a viewer', async () => {
    const viewer = fleetCtx((await makeAccount(prisma, { role: 'viewer' })).scope);
    expect(failure(await createEquipment(viewer, { unit: '1' }))?.kind).toBe('forbidden');
  });

  it('are searched, sorted by number as people count, and paged', async () => {
    const ctx = await fleet();
    for (const unit of ['T-10', 'T-2', 'X-1'])
      made(await createEquipment(ctx, { unit, make: unit === 'X-1' ? 'Mack' : 'Volvo' }));
    expect((await listEquipment(ctx, { order: 'unit' })).rows.map((row) => row.unit)).toEqual([
      'T-2',
      'T-10',
      'X-1',
    ]);
    expect(
      await listEquipment(ctx, { search: 'volvo', order: 'unit', direction: 'desc', length: 1 }),
    ).toMatchObject({ total: 3, filtered: 2, rows: [{ unit: 'T-10' }] });
  });
});

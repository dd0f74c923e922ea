import {
  findEquipment,
  listEquipment as list,
  type Equipment,
} from '~/areas/equipment/data/equipment.server';
import type { CarrierScope } from '~/platform/database/scope.server';
import { qualifyVehicle, type Qualification } from '~/areas/equipment/rules/qualified-vehicle';
import { notFound, ok, type Result } from '~/engine/result';
import type { Ctx } from '~/platform/context';

export type { Equipment };

export interface Vehicle extends Equipment {
  qualification: Qualification;
}

export const withQualification = (equipment: Equipment): Vehicle => ({
  ...equipment,
  qualification: qualifyVehicle(equipment),
});

export async function readEquipment(ctx: Ctx<CarrierScope>, id: number): Promise<Result<Vehicle>> {
  const found = await findEquipment(ctx.scope, id);
  return found
    ? ok(withQualification(found))
    : notFound('This vehicle was not found. It may have been deleted.');
}

/** The carrier's own number for a vehicle; empty where a record has none. */
export async function unitOf(ctx: Ctx<CarrierScope>, equipmentId: number | null): Promise<string> {
  return equipmentId === null ? '' : ((await findEquipment(ctx.scope, equipmentId))?.unit ?? '');
}

export interface EquipmentQuery {
  search?: string;
  order?: 'unit' | 'make' | 'model' | 'vin';
  direction?: 'asc' | 'desc';
  start?: number;
  length?: number;
  /** The last vehicle of the page before, in the columns that the order goes by. */
  after?: EquipmentKey | undefined;
  /** Vehicles that were made or changed at this moment or later. */
  updatedSince?: Date | undefined;
}

export type EquipmentKey = Pick<Equipment, 'active' | 'unit' | 'make' | 'model' | 'vin'>;

export interface EquipmentList {
  rows: Vehicle[];
  total: number;
  filtered: number;
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** The carrier's vehicles: a fleet fits in memory, so it is searched and sorted here. */
export async function listEquipment(
  ctx: Ctx<CarrierScope>,
  query: EquipmentQuery = {},
): Promise<EquipmentList> {
  const { updatedSince } = query;
  const all = (await list(ctx.scope)).filter((unit) => !updatedSince || unit.updatedAt >= updatedSince);
  const words = (query.search ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  const matching = all.filter((unit) => {
    const text = [unit.unit, unit.make, unit.model, unit.vin, unit.plate, unit.year].join(' ').toLowerCase();
    return words.every((word) => text.includes(word));
  });
  const { order, after } = query;
  const turn = query.direction === 'desc' ? -1 : 1;
  const compare = (a: EquipmentKey, b: EquipmentKey): number =>
    order
      ? turn * collator.compare(a[order] ?? '', b[order] ?? '') || collator.compare(a.unit, b.unit)
      : Number(b.active) - Number(a.active) || collator.compare(a.unit, b.unit);
  matching.sort(compare);
  const rest = after ? matching.filter((unit) => compare(unit, after) > 0) : matching;
  const start = query.start ?? 0;
  const rows = rest.slice(start, start + (query.length ?? rest.length));
  return { rows: rows.map(withQualification), total: all.length, filtered: matching.length };
}

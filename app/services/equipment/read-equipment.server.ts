import { findEquipment, listEquipment as list, type Equipment } from '~/data/equipment.server';
import type { CarrierScope } from '~/data/scope.server';
import { qualifyVehicle, type Qualification } from '~/domain/equipment/qualified-vehicle';
import { notFound, ok, type Result } from '~/domain/result';
import type { Ctx } from '../context';

export type { Equipment };

export interface Vehicle extends Equipment {
  qualification: Qualification;
}

export const withQualification = (equipment: Equipment): Vehicle => ({ ...equipment, qualification: qualifyVehicle(equipment) });

export async function readEquipment(ctx: Ctx<CarrierScope>, id: number): Promise<Result<Vehicle>> {
  const found = await findEquipment(ctx.scope, id);
  return found ? ok(withQualification(found)) : notFound('This vehicle was not found. It may have been deleted.');
}

export interface EquipmentQuery {
  search?: string;
  order?: 'unit' | 'make' | 'model' | 'vin';
  direction?: 'asc' | 'desc';
  start?: number;
  length?: number;
}

export interface EquipmentList {
  rows: Vehicle[];
  total: number;
  filtered: number;
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** The carrier's vehicles: a fleet fits in memory, so it is searched and sorted here. */
export async function listEquipment(ctx: Ctx<CarrierScope>, query: EquipmentQuery = {}): Promise<EquipmentList> {
  const all = await list(ctx.scope);
  const words = (query.search ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  const matching = all.filter((unit) => {
    const text = [unit.unit, unit.make, unit.model, unit.vin, unit.plate, unit.year].join(' ').toLowerCase();
    return words.every((word) => text.includes(word));
  });
  const { order } = query;
  if (order) {
    const turn = query.direction === 'desc' ? -1 : 1;
    matching.sort((a, b) => turn * collator.compare(a[order] ?? '', b[order] ?? '') || collator.compare(a.unit, b.unit));
  }
  const start = query.start ?? 0;
  const rows = matching.slice(start, start + (query.length ?? matching.length));
  return { rows: rows.map(withQualification), total: all.length, filtered: matching.length };
}

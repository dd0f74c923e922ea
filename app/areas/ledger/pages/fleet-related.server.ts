import { JURISDICTIONS } from '~/engine/jurisdictions/codes';
import { fuelTypeOptions } from '~/areas/equipment/views/equipment-form';
import { fuelUnitOptions } from '~/areas/fuel/views/fuel-form';
import { listEquipment } from '~/areas/equipment/read-equipment.server';
import type { CarrierActor } from '~/areas/accounts/session/actor.server';

const option = ({ value, label }: { value: string; label: string }) => ({ id: value, value: label });

/** What the forms of trips and fuel need beside the record. */
export async function fleetRelated({ ctx }: CarrierActor) {
  const { rows } = await listEquipment(ctx);
  return {
    equipment: rows.map((unit) => ({ id: unit.id, value: unit.unit, active: unit.active ? 1 : 0 })),
    us_states: JURISDICTIONS.map(({ code, name, country }) => ({ id: code, value: name, country })),
    fuel_types: fuelTypeOptions().map(option),
    units: fuelUnitOptions().map(option),
  };
}

import { jurisdictionOptions } from '~/areas/equipment/views/equipment-form';
import { listEquipment } from '~/areas/equipment/read-equipment.server';
import type { CarrierActor } from '~/areas/accounts/session/actor.server';

const RECORDS_OPEN = /(?:^|;\s*)records=open(?:;|$)/;

/** Whether this browser keeps "For your records" open. */
export const recordsOpen = (request: Request): boolean =>
  RECORDS_OPEN.test(request.headers.get('Cookie') ?? '');

/** The choices of the trip and fuel forms. A unit that is out of service stays a choice where the record names it. */
export async function fleetChoices(actor: CarrierActor, chosen: string) {
  const { rows } = await listEquipment(actor.ctx);
  const equipment = rows
    .filter((unit) => unit.active || String(unit.id) === chosen)
    .map((unit) => ({ value: String(unit.id), label: unit.active ? unit.unit : `${unit.unit} (inactive)` }));
  return { equipment, jurisdictions: jurisdictionOptions(), units: rows };
}

/** The unit that a form begins with: what it has, the only one there is, or in a fresh form the one used last. */
export function unitToStartWith(
  chosen: string,
  equipment: readonly { value: string }[],
  used: string,
  isFresh: boolean,
): string {
  if (chosen !== '') return chosen;
  if (equipment.length === 1) return equipment[0]?.value ?? '';
  return isFresh && equipment.some(({ value }) => value === used) ? used : '';
}

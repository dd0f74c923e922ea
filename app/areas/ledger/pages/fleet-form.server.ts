import { ports } from '~/platform/ports.server';
import { localDateInZone, type LocalDate } from '~/engine/calendar/local-date';
import { jurisdictionOptions } from '~/areas/equipment/views/equipment-form';
import { listEquipment } from '~/areas/equipment/read-equipment.server';
import type { CarrierActor } from '~/areas/accounts/session/actor.server';

const RECORDS_OPEN = /(?:^|;\s*)records=open(?:;|$)/;
const TIME_ZONE = /(?:^|;\s*)tz=([\w%/+-]{1,64})(?:;|$)/;

/** Whether this browser keeps "For your records" open. */
export const recordsOpen = (request: Request): boolean =>
  RECORDS_OPEN.test(request.headers.get('Cookie') ?? '');

/** The person's day: the browser's time zone where it has told one, else the carrier's. */
export function todayOf(request: Request, actor: CarrierActor): LocalDate {
  const told = TIME_ZONE.exec(request.headers.get('Cookie') ?? '')?.[1];
  const now = ports().clock.now().getTime();
  try {
    if (told) return localDateInZone(now, decodeURIComponent(told));
  } catch {
    // A zone that this server does not know: the carrier's.
  }
  return localDateInZone(now, actor.carrier.timeZone);
}

/** The choices of the trip and fuel forms. A unit that is out of service stays a choice where the record names it. */
export async function fleetChoices(actor: CarrierActor, chosen: string) {
  const { rows } = await listEquipment(actor.ctx);
  const equipment = rows
    .filter((unit) => unit.active || String(unit.id) === chosen)
    .map((unit) => ({ value: String(unit.id), label: unit.active ? unit.unit : `${unit.unit} (inactive)` }));
  return { equipment, jurisdictions: jurisdictionOptions(), units: rows };
}

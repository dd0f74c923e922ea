import { findText } from '~/areas/documents/data/layouts.server';
import { openDocument } from '~/areas/documents/read-document.server';
import type { ReviewedStop } from '~/areas/documents/views/review-steps';
import { townCase } from '~/engine/places/town-case';
import { invalid, ok, type Result } from '~/engine/result';
import { centsToText } from '~/engine/units/format';
import type { Ctx } from '~/platform/context';
import type { CarrierScope } from '~/platform/database/scope.server';
import { gazetteer } from '~/platform/reader/gazetteer.server';
import { cellPlaceOf, pickedCents, pickedDate, pickedNumber, pickedPlace } from '~/reading/picked-line';
import type { PaperLine } from '~/reading/reading';

/** The fields of the review form that a line of the page may fill. */
export interface FillableFields {
  date: string;
  endDate: string;
  reference: string;
  rate: string;
  stops: ReviewedStop[];
}

/** The print of a paper that its carrier may pick from; empty where none was kept. */
export const readPrint = async (
  ctx: Ctx<CarrierScope>,
  { id }: { id: string },
): Promise<readonly PaperLine[]> => (await findText(ctx.scope, id)) ?? [];

/**
 * Fills one field from a line of the page that a person picked.
 * @param target "stops.1", one past the last for a new stop; "date", "endDate", "reference" or "rate"
 * @param picked "14:2", the line and its cell
 */
export async function fillFromPage(
  ctx: Ctx<CarrierScope>,
  id: string,
  { target, picked, fields }: { target: string; picked: string; fields: FillableFields },
): Promise<Result<FillableFields>> {
  const found = await openDocument(ctx, id);
  if (!found.ok) return found;
  const lines = await readPrint(ctx, found.value);
  const at = cellPlaceOf(picked);
  const text = at && lines[at.line]?.cells[at.cell]?.text;
  if (!at || text === undefined) return invalid('This line was not found on the page.');
  const without = (what: string) => invalid(`No ${what} in “${text.slice(0, 60)}”. Pick another line.`);
  const stop = /^stops\.(\d{1,2})$/.exec(target)?.[1];
  if (stop !== undefined) {
    const place = pickedPlace(lines, at, gazetteer());
    if (!place) return without('city and state');
    const index = Math.min(Number(stop), fields.stops.length);
    const filled = {
      ...place,
      city: townCase(place.city),
      read: fields.stops[index]?.read ?? null,
    };
    return ok({
      ...fields,
      stops: [...fields.stops.slice(0, index), filled, ...fields.stops.slice(index + 1)],
    });
  }
  if (target === 'date' || target === 'endDate') {
    const near = found.value.reading?.stops.find(({ date }) => date !== undefined)?.date;
    const date = pickedDate(lines, at, near ?? ctx.clock.now().toISOString().slice(0, 10));
    return date === undefined ? without('date') : ok({ ...fields, [target]: date });
  }
  if (target === 'reference') {
    const reference = pickedNumber(lines, at);
    return reference === undefined ? without('number') : ok({ ...fields, reference });
  }
  if (target === 'rate') {
    const cents = pickedCents(lines, at);
    return cents === undefined ? without('sum') : ok({ ...fields, rate: centsToText(cents) });
  }
  return invalid('Choose the field to fill first.');
}

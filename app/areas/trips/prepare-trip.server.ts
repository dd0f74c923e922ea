import { hasExtractedData } from '~/areas/documents/data/extraction.server';
import { farDateProblem } from '~/areas/trips/rules/far-date';
import { findEquipment, type Equipment } from '~/areas/equipment/data/equipment.server';
import type { OdometerReplacement } from '~/areas/equipment/rules/odometer-replacements';
import type { CarrierScope } from '~/platform/database/scope.server';
import type { TripFields, TripStop } from '~/areas/trips/data/trips.server';
import { jurisdictionByCode } from '~/engine/jurisdictions/codes';
import { fail, ok, type FieldChoices, type FieldErrors, type Result } from '~/engine/result';
import { MAX_STOPS, recordId, tripSchemaOf, type TripValues } from '~/areas/trips/rules/trip.schema';
import type { Ctx } from '~/platform/context';
import { INVALID_DATA, parseInput } from '~/platform/parse-input';
import { resolveStop, type ResolvedStop, type StopFailure } from '~/areas/places/resolve-stop.server';

export interface PreparedTrip {
  fields: TripFields;
  idempotencyKey: string | null;
  /** The odometers that its truck got in place of others. */
  odometerReplacements: readonly OdometerReplacement[];
}

/** Stops that are looked up at the same moment. */
const LOOKUPS = 8;
/** Longer texts are no town: the schema says so. */
const MOST_TYPED = 100;

/** Checks what was typed and finds the places. Errors are by field: "stops.1.city". */
export async function prepareTrip(
  ctx: Ctx<CarrierScope>,
  input: unknown,
  /** The trip as it is: its stops need not be found again, and its document may be gone. */
  before?: Pick<TripFields, 'stops' | 'extractedDataId'>,
): Promise<Result<PreparedTrip>> {
  const completed = await completeTowns(ctx, input);
  const isPlaceless = before !== undefined && before.stops.length < 2 && namesNoPlaces(input);
  const unit = await unitOf(ctx, input);
  const odometerReplacements = unit?.odometerReplacements ?? [];
  const parsed = parseInput(tripSchemaOf(isPlaceless, odometerReplacements), completed.input);
  if (!parsed.ok) return withPlaceProblems(parsed, completed);
  const { idempotencyKey, stops: typed, ...values } = parsed.value;
  const fields: FieldErrors = {};
  const choices: FieldChoices = {};
  if (values.equipmentId !== null && !unit) {
    fields['equipmentId'] = ['This unit was not found. Choose another one.'];
  }
  for (const name of ['date', 'endDate'] as const) {
    const far = farDateProblem(values[name], ctx.clock.now());
    if (far && !(name === 'endDate' && values.endDate === values.date)) fields[name] = [far];
  }
  const { extractedDataId } = values;
  if (
    extractedDataId !== null &&
    extractedDataId !== before?.extractedDataId &&
    !(await hasExtractedData(ctx.scope, extractedDataId))
  )
    fields['extractedDataId'] = ['This extracted data was not found.'];
  const known = before?.stops ?? [];
  const stops = await findStops(ctx, { typed, entry: values.entry, known }, fields, choices);
  if (Object.keys(fields).length > 0)
    return fail({ kind: 'invalid', message: INVALID_DATA, fields, choices });
  return ok({ fields: { ...values, stops }, idempotencyKey, odometerReplacements });
}

/** The truck that a trip names; null where it names none of the carrier's. */
async function unitOf(ctx: Ctx<CarrierScope>, input: unknown): Promise<Equipment | null> {
  const named = recordId.safeParse((input as { equipmentId?: unknown } | null)?.equipmentId);
  return named.success && named.data !== null ? findEquipment(ctx.scope, named.data) : null;
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/** Whether a trip is described by its stops, and none is there. */
export function namesNoPlaces(input: unknown): boolean {
  const { entry, stops } = (input ?? {}) as { entry?: unknown; stops?: unknown };
  if (entry === 'odometer') return false;
  return (Array.isArray(stops) ? (stops as unknown[]) : []).every((stop) => {
    const { city, state, zip } = (stop ?? {}) as Record<string, unknown>;
    return [city, state, zip].every(isEmpty);
  });
}

type TypedStop = TripValues['stops'][number];

/** An input whose towns are completed, and what is wrong with those that are not. */
interface CompletedTowns {
  input: unknown;
  fields: FieldErrors;
  choices: FieldChoices;
}

/** A stop that names only its town ("Tulsa", "74103") gets its state where the name has one clear meaning. */
async function completeTowns(ctx: Ctx<CarrierScope>, input: unknown): Promise<CompletedTowns> {
  const [fields, choices]: [FieldErrors, FieldChoices] = [{}, {}];
  const typed = (input ?? {}) as { entry?: unknown; stops?: unknown };
  if (typed.entry === 'odometer' || !Array.isArray(typed.stops)) return { input, fields, choices };
  const given = typed.stops as unknown[];
  const stops: unknown[] = [];
  for (const [index, stop] of given.slice(0, MAX_STOPS).entries()) {
    const city = townAlone(stop);
    const found = city === '' ? null : await resolveStop(ctx.scope, { city });
    stops.push(found?.ok ? { ...(stop as object), ...addressOf(found.value) } : stop);
    if (!found || found.ok) continue;
    Object.assign(choices, choicesAt(index, found.failure));
    fields[`stops.${index}.state`] = [found.failure.message];
  }
  return { input: { ...typed, stops: [...stops, ...given.slice(MAX_STOPS)] }, fields, choices };
}

/** The town of a stop that has neither state nor ZIP beside it; '' for any other. */
function townAlone(stop: unknown): string {
  const { city, state, zip } = (stop ?? {}) as Record<string, unknown>;
  return typeof city === 'string' && city.length <= MOST_TYPED && isEmpty(state) && isEmpty(zip)
    ? city.trim()
    : '';
}

const addressOf = ({ city, state, zip }: ResolvedStop) => ({ city, state, zip });

/** The choices of one stop, under its city: that is where a choice is put. */
const choicesAt = (index: number, { choices = {} }: StopFailure): FieldChoices => {
  const texts = Object.values(choices).flat();
  return texts.length > 0 ? { [`stops.${index}`]: texts } : {};
};

/** What is wrong with the form, with the better word for a town that has several meanings. */
function withPlaceProblems(parsed: Result<never>, { fields, choices }: CompletedTowns): Result<never> {
  if (parsed.ok || parsed.failure.kind !== 'invalid') return parsed;
  return fail({ ...parsed.failure, fields: { ...parsed.failure.fields, ...fields }, choices });
}

async function findStops(
  ctx: Ctx<CarrierScope>,
  {
    typed,
    entry,
    known,
  }: { typed: readonly TypedStop[]; entry: TripValues['entry']; known: readonly TripStop[] },
  fields: FieldErrors,
  choices: FieldChoices,
): Promise<TripStop[]> {
  const stops: TripStop[] = [];
  for (let start = 0; start < typed.length; start += LOOKUPS) {
    const found = await Promise.all(
      typed.slice(start, start + LOOKUPS).map((stop) => {
        const same = known.find(
          ({ city, state, zip }) => city === stop.city && state === stop.state && zip === stop.zip,
        );
        return same
          ? Promise.resolve({ ok: true as const, value: { ...same, via: stop.via } })
          : findStop(ctx, stop, entry);
      }),
    );
    for (const one of found) {
      if (one.ok) stops.push(one.value);
      else {
        Object.assign(fields, one.errors);
        Object.assign(choices, one.choices);
      }
    }
  }
  if (entry === 'stops' && Object.keys(fields).length === 0) refuseSamePlace(stops, typed, fields);
  return stops;
}

type FoundStop = { ok: true; value: TripStop } | { ok: false; errors: FieldErrors; choices: FieldChoices };

async function findStop(
  ctx: Ctx<CarrierScope>,
  stop: TypedStop,
  entry: TripValues['entry'],
): Promise<FoundStop> {
  const { city, state, zip, via } = stop;
  const found = await resolveStop(ctx.scope, { city, state, zip });
  if (found.ok) {
    const { value } = found;
    return {
      ok: true,
      value: {
        city: value.city,
        state: value.state,
        zip: value.zip,
        lat: value.lat,
        lon: value.lon,
        label: value.label,
        via,
      },
    };
  }
  // Where the odometer tells the miles, a place only names the ends of the trip: it may be unknown to us, or in Mexico.
  if (entry === 'odometer') {
    const name = jurisdictionByCode(state)?.name ?? state;
    return {
      ok: true,
      value: {
        city,
        state,
        zip,
        lat: null,
        lon: null,
        label: [city || name, city ? state : ''].filter(Boolean).join(', ') || zip,
        via,
      },
    };
  }
  const { failure } = found;
  const byField = failure.kind === 'invalid' && failure.fields ? failure.fields : { city: [failure.message] };
  return {
    ok: false,
    errors: Object.fromEntries(
      Object.entries(byField).map(([field, messages]) => [
        `stops.${stop.index}.${field || 'city'}`,
        messages,
      ]),
    ),
    choices: choicesAt(stop.index, failure),
  };
}

function refuseSamePlace(stops: readonly TripStop[], typed: readonly TypedStop[], fields: FieldErrors): void {
  stops.forEach((stop, index) => {
    const before = stops[index - 1];
    if (!before || before.lat !== stop.lat || before.lon !== stop.lon) return;
    fields[`stops.${typed[index]?.index ?? index}.city`] = [
      `Same place as the stop before it (${stop.label}).`,
    ];
  });
}

import { listDocuments, setTrip, type Document } from '~/areas/documents/data/documents.server';
import type { CarrierScope } from '~/platform/database/scope.server';
import type { Trip } from '~/areas/trips/data/trips.server';
import { townCase } from '~/engine/places/town-case';
import { readTypedDate } from '~/engine/calendar/local-date';
import { invalid, ok, type Result } from '~/engine/result';
import { refuseReader } from '~/platform/authorize';
import type { Ctx } from '~/platform/context';
import { createTrip } from '~/areas/trips/create-trip.server';
import { centsOf } from '~/areas/billing/rules/typed-amount';
import { centsToText } from '~/engine/units/format';
import type { ConfirmedStops } from '~/reading/learn-stops';
import { learnFromReview } from './learn-layouts.server';
import { findSameLoads } from './same-loads.server';
import { openDocument } from './read-document.server';

/** What the person confirmed on the review screen. */
export interface ReviewedTrip {
  equipmentId: string | number | null;
  date: string;
  endDate: string;
  reference: string;
  notes: string;
  stops: { city: string; state: string; zip: string }[];
  /** What the paper pays, as it was typed: it is kept with the paper, not with the trip. */
  rate?: string;
}

/** The fields of the trip that a reading proposes. */
export function proposedTrip(document: Pick<Document, 'reading' | 'name'>): ReviewedTrip {
  const stops = document.reading?.stops ?? [];
  const dates = stops.flatMap((stop) => (stop.date === undefined ? [] : [stop.date]));
  return {
    equipmentId: null,
    date: dates[0] ?? '',
    endDate: dates.at(-1) ?? '',
    reference: document.reading?.loadNumber ?? '',
    notes: '',
    stops: stops.map(({ city, state, zip }) => ({ city: townCase(city), state, zip })),
    rate: document.reading?.rateCents == null ? '' : centsToText(document.reading.rateCents),
  };
}

/**
 * Makes the trip of a document as the person confirmed it, and learns from what they put right. A document makes one trip,
 * however often the form is sent.
 */
export async function makeTripOfDocument(
  ctx: Ctx<CarrierScope>,
  id: string,
  reviewed: ReviewedTrip,
): Promise<Result<Trip>> {
  const rate = reviewed.rate?.trim() ?? '';
  const rateCents = rate === '' ? null : centsOf(rate);
  if (rate !== '' && rateCents === null) return invalid(NO_RATE, { rate: [NO_RATE] });
  const found = await openDocument(ctx, id);
  const made = await makeTrip(ctx, id, reviewed);
  // A form that was sent twice has nothing to teach the second time.
  if (made.ok && found.ok && found.value.tripId === null)
    await learnFromReview(ctx, found.value, {
      loadNumber: reviewed.reference.trim(),
      rateCents,
      stops: confirmedStops(reviewed),
    });
  return made;
}

const confirmedStops = ({ stops, date, endDate }: ReviewedTrip): ConfirmedStops => ({
  places: stops,
  first: readTypedDate(date) ?? '',
  last: readTypedDate(endDate) ?? '',
});

const NO_RATE = 'Type the rate in dollars, such as 1850.00.';

async function makeTrip(
  ctx: Ctx<CarrierScope>,
  id: string,
  { rate: _rate, ...reviewed }: ReviewedTrip,
): Promise<Result<Trip>> {
  const refused = refuseReader(ctx);
  if (refused) return refused;
  const found = await openDocument(ctx, id);
  if (!found.ok) return found;
  const { status } = found.value;
  if (status === 'uploaded' || status === 'processing')
    return invalid('This file is still being read. Wait a moment and try again.');
  // The document's own id is the key: a form sent twice finds the trip of the first.
  const trip = await createTrip(ctx, {
    ...reviewed,
    entry: 'stops',
    extractedDataId: found.value.id,
    idempotencyKey: found.value.id,
  });
  if (trip.ok) await setTrip(ctx.scope, found.value.id, trip.value.id);
  return trip;
}

export interface MadeTrips {
  trips: Trip[];
  /** Documents that made none, each with the reason. */
  refused: { name: string; message: string }[];
}

/** One click for all: a trip of every document that was read without a doubt and has none yet. */
export async function makeTripsOfReady(
  ctx: Ctx<CarrierScope>,
  equipmentId: string,
): Promise<Result<MadeTrips>> {
  const refusedReader = refuseReader(ctx);
  if (refusedReader) return refusedReader;
  const waiting = (await listDocuments(ctx.scope))
    .filter((document) => document.status === 'ready' && document.tripId === null)
    .reverse();
  const repeated = await findSameLoads(ctx.scope, waiting);
  const made: MadeTrips = { trips: [], refused: [] };
  for (const document of waiting) {
    // Its load has a trip, or gets one from the other paper: a person decides what this one is.
    if (repeated.has(document.id)) continue;
    // Nobody looked at it: there is nothing to learn.
    const trip = await makeTrip(ctx, document.id, { ...proposedTrip(document), equipmentId });
    if (trip.ok) made.trips.push(trip.value);
    else made.refused.push({ name: document.name, message: trip.failure.message });
  }
  return ok(made);
}

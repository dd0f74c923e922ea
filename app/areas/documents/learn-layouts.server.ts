import {
  deleteLayout,
  findText,
  insertLayout,
  listLayouts,
  renameLayout,
  updateLayout,
  type StoredLayout,
} from '~/areas/documents/data/layouts.server';
import { saveCorrection, type Document } from '~/areas/documents/data/documents.server';
import { inTransaction, type CarrierScope } from '~/platform/database/scope.server';
import { refuseReader } from '~/platform/authorize';
import type { Ctx } from '~/platform/context';
import { invalid, notFound, ok, type Result } from '~/engine/result';
import { isUuid } from '~/engine/text/uuid';
import {
  commonMarks,
  guessedFields,
  hasInferredRoles,
  isKnowable,
  layoutOf,
  marksOf,
  placeOf,
  valueAt,
  withValue,
} from '~/reading/paper-layout';
import { gazetteer } from '~/platform/reader/gazetteer.server';
import { areStops, commonStops, hasDates, stopsTaughtBy, type ConfirmedStops } from '~/reading/learn-stops';
import type {
  LearnedField,
  LearnedPlace,
  LearnedStops,
  PaperLayout,
  ReadConfirmation,
} from '~/reading/reading';

export type { StoredLayout };

/** Of a carrier: the one that was used longest ago makes room. */
const MOST_LAYOUTS = 200;
const LONGEST_NAME = 80;

/** What a person let stand or put right. */
export interface ConfirmedLoad {
  /** '' where the person gave none. */
  loadNumber: string;
  rateCents: number | null;
  stops: ConfirmedStops;
}

/**
 * Keeps what a person put right with the paper, and where it stands for the next papers of this layout. A value that they let
 * stand confirms its place. What is not on the paper teaches nothing.
 */
export async function learnFromReview(
  ctx: Ctx<CarrierScope>,
  document: Pick<Document, 'id' | 'name' | 'reading' | 'pageSizes'>,
  confirmed: ConfirmedLoad,
): Promise<void> {
  const { reading } = document;
  if (!reading) return;
  const values: [LearnedField, string | number | null, string | number | undefined][] = [
    ['loadNumber', confirmed.loadNumber || null, reading.loadNumber],
    ['rate', confirmed.rateCents, reading.rateCents],
  ];
  const isSeenBefore = reading.learned !== undefined;
  const isOtherStops = !areStops(reading.stops, confirmed.stops.places);
  // Which stop is which was inferred: what a person lets stand of it is known from then on.
  const teachesStops = isOtherStops || hasInferredRoles(reading);
  const guessed = guessedFields(reading);
  const isCorrected =
    teachesStops ||
    values.some(([field, now, before]) => now !== null && (now !== before || guessed.includes(field)));
  if (!isCorrected && !isSeenBefore) return;
  const lines = await findText(ctx.scope, document.id);
  const paper = { lines: lines ?? [], width: document.pageSizes[0]?.width ?? 1 };
  const now = ctx.clock.now();
  const taught = teachesStops
    ? stopsTaughtBy(paper, reading, confirmed.stops, gazetteer(), now.toISOString().slice(0, 10))
    : undefined;
  await inTransaction(ctx.scope, async (scope) => {
    const layouts = await listLayouts(scope);
    let corrected: ReadConfirmation = taught ? { ...reading, stops: taught.reading.stops } : reading;
    const marks = marksOf(paper, corrected);
    const layout = isKnowable(marks) ? layoutOf(paper, layouts) : undefined;
    const places: Partial<Record<LearnedField, LearnedPlace>> = { ...layout?.places };
    for (const [field, value, before] of values) {
      if (value === null) continue;
      if (value === before) {
        const place = places[field];
        if (place && reading.learned?.fields.includes(field))
          places[field] = { ...place, confirmed: place.confirmed + 1 };
        const own = place || !guessed.includes(field) ? undefined : placeOf(paper, field, value);
        if (own) places[field] = own;
        continue;
      }
      const place = placeOf(paper, field, value);
      if (place) places[field] = place;
      corrected = withValue(corrected, field, {
        text: String(value),
        cents: typeof value === 'number' ? value : undefined,
        evidence: place && valueAt(paper, field, place)?.evidence,
      });
    }
    if (corrected !== reading) await saveCorrection(scope, document.id, corrected);
    const stops = taught?.stops ?? stopsLetStand(layout?.stops ?? null);
    if (layout)
      await updateLayout(scope, layout.id, { marks: commonMarks(layout.marks, marks), places, stops });
    else if (isKnowable(marks) && (Object.keys(places).length > 0 || stops)) {
      await makeRoom(scope, layouts);
      await insertLayout(scope, { name: nameOf(document), marks, places, stops }, now);
    }
  });

  /** Stops that were read by the layout and let stand, with their days, confirm it. */
  function stopsLetStand(stops: LearnedStops | null): LearnedStops | null {
    const isLetStand =
      !teachesStops && reading?.learned?.fields.includes('stops') && hasDates(reading.stops, confirmed.stops);
    return stops && isLetStand
      ? commonStops(stops, paper, confirmed.stops, gazetteer(), now.toISOString().slice(0, 10))
      : stops;
  }
}

async function makeRoom(scope: CarrierScope, layouts: readonly StoredLayout[]): Promise<void> {
  if (layouts.length < MOST_LAYOUTS) return;
  const last = ({ usedAt, createdAt }: StoredLayout) => (usedAt ?? createdAt).getTime();
  const [oldest] = [...layouts].sort((a, b) => last(a) - last(b));
  if (oldest) await deleteLayout(scope, oldest.id);
}

/** A layout is called by its broker until a person names it. */
function nameOf({ reading, name }: Pick<Document, 'reading' | 'name'>): string {
  const broker = reading?.details?.find(({ kind }) => kind === 'broker');
  return (broker?.value ?? name.replace(/\.\w+$/, '')).trim().slice(0, LONGEST_NAME) || 'Layout';
}

/** What was learned, the oldest first. */
export const readLayouts = (ctx: Ctx<CarrierScope>): Promise<StoredLayout[]> => listLayouts(ctx.scope);

/** The layout by which a paper was read; null where none was used, or where it was forgotten since. */
export async function layoutOfDocument(
  ctx: Ctx<CarrierScope>,
  { reading }: Pick<Document, 'reading'>,
): Promise<PaperLayout | null> {
  const id = reading?.learned?.layoutId;
  return id === undefined ? null : ((await listLayouts(ctx.scope)).find((one) => one.id === id) ?? null);
}

const NO_SUCH_LAYOUT = 'This layout was not found. It may have been forgotten already.';

export async function nameLayout(ctx: Ctx<CarrierScope>, id: string, name: string): Promise<Result<string>> {
  const refused = refuseReader(ctx);
  if (refused) return refused;
  const typed = name.trim().replace(/\s+/g, ' ');
  if (typed === '') return invalid('Give it a name.', { name: ['Give it a name.'] });
  if (typed.length > LONGEST_NAME) {
    const message = `A name has at most ${LONGEST_NAME} characters.`;
    return invalid(message, { name: [message] });
  }
  return isUuid(id) && (await renameLayout(ctx.scope, id, typed)) ? ok(typed) : notFound(NO_SUCH_LAYOUT);
}

/** Forgets what was learned: the next paper of the layout is read by the rules alone. */
export async function forgetLayout(ctx: Ctx<CarrierScope>, id: string): Promise<Result<null>> {
  const refused = refuseReader(ctx);
  if (refused) return refused;
  return isUuid(id) && (await deleteLayout(ctx.scope, id)) ? ok(null) : notFound(NO_SUCH_LAYOUT);
}

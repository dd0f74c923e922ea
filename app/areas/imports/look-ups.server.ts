import { listEquipment } from '~/areas/equipment/data/equipment.server';
import type { OdometerReplacement } from '~/areas/equipment/rules/odometer-replacements';
import { foldUnit, withoutWord, withoutZeros } from '~/areas/equipment/rules/unit-number';
import type { CarrierScope } from '~/platform/database/scope.server';
import type { TripStop } from '~/areas/trips/data/trips.server';
import type { PlaceText } from '~/areas/imports/rules/trip-row';
import type { Result } from '~/engine/result';
import type { Ctx } from '~/platform/context';
import { findNearestPlace } from '~/areas/places/data/places.server';
import { placeLabel } from '~/engine/places/place';
import { findAddress } from '~/areas/places/find-places.server';
import { fillStop, resolveStop, type StopResult } from '~/areas/places/resolve-stop.server';

/** The carrier's vehicles by number and VIN, as files write them: "T 12", "t-012". */
export class UnitIndex {
  private constructor(
    private readonly exact: ReadonlyMap<string, number>,
    private readonly folded: ReadonlyMap<string, number | null>,
    private readonly vins: ReadonlyMap<string, number>,
    private readonly replaced: ReadonlyMap<number, readonly OdometerReplacement[]>,
  ) {}

  static async load(scope: CarrierScope): Promise<UnitIndex> {
    const units = await listEquipment(scope);
    const folded = new Map<string, number | null>();
    for (const { id, unit } of units) {
      for (const key of new Set([foldUnit(unit), withoutZeros(foldUnit(unit))]))
        if (key !== '') folded.set(key, folded.has(key) && folded.get(key) !== id ? null : id);
    }
    return new UnitIndex(
      new Map(units.map(({ id, unit }) => [unit, id])),
      folded,
      new Map(units.flatMap(({ id, vin }) => (vin ? [[vin.toUpperCase(), id] as const] : []))),
      new Map(units.map(({ id, odometerReplacements }) => [id, odometerReplacements])),
    );
  }

  /** The odometers that a vehicle got in place of others. */
  odometersOf(equipmentId: number | null): readonly OdometerReplacement[] {
    return (equipmentId === null ? undefined : this.replaced.get(equipmentId)) ?? [];
  }

  /** The vehicle that is meant, or null. A number that two vehicles could have is nobody's. */
  find(unit: string, vin: string): number | null {
    const byUnit =
      unit === ''
        ? undefined
        : (this.exact.get(unit) ??
          this.folded.get(foldUnit(unit)) ??
          this.folded.get(withoutZeros(foldUnit(unit))) ??
          this.folded.get(withoutZeros(foldUnit(withoutWord(unit)))));
    return byUnit ?? (vin === '' ? null : (this.vins.get(vin.replace(/\s/g, '').toUpperCase()) ?? null));
  }
}

const MOST_REMEMBERED = 5_000;

/** Remembers what was looked up; the oldest are forgotten, so that a long file needs no more memory than a short one. */
class Remembered<T> {
  private readonly values = new Map<string, T>();

  async get(key: string, find: () => Promise<T>): Promise<T> {
    const known = this.values.get(key);
    if (known !== undefined) return known;
    const value = await find();
    if (this.values.size >= MOST_REMEMBERED) this.values.delete(this.values.keys().next().value as string);
    this.values.set(key, value);
    return value;
  }
}

/** Finds the places that lines name, each once. */
export class PlaceFinder {
  private readonly stops = new Remembered<StopResult>();
  private readonly nearest = new Remembered<TripStop>();
  private readonly fills = new Remembered<Result<{ city: string; state: string; zip: string }>>();

  constructor(private readonly ctx: Ctx<CarrierScope>) {}

  /** A place to route to: what the trip form would find, else the town of a whole address. */
  stop({ city, state, zip }: PlaceText): Promise<StopResult> {
    return this.stops.get([city, state, zip].join('\u0001'), async () => {
      const found = await resolveStop(this.ctx.scope, { city, state, zip });
      if (found.ok || !/[\d,]/.test(city)) return found;
      const [first] = await findAddress(this.ctx.scope, {
        term: [city, state, zip].filter(Boolean).join(', '),
      });
      if (!first) return found;
      return resolveStop(
        this.ctx.scope,
        first.zip && first.area ? { zip: first.zip } : { city: first.place.name, state: first.place.state },
      );
    });
  }

  /** The town nearest to where a device was. */
  near(at: NonNullable<PlaceText['at']>): Promise<TripStop> {
    const [lat, lon] = [at.latMicrodegrees / 1_000_000, at.lonMicrodegrees / 1_000_000];
    return this.nearest.get(`${lat} ${lon}`, () => stopAt(this.ctx.scope, lat, lon));
  }

  /** City, state and zip of a purchase, each filled in from the others. */
  fill(place: {
    city: string;
    state: string;
    zip: string;
  }): Promise<Result<{ city: string; state: string; zip: string }>> {
    return this.fills.get([place.city, place.state, place.zip].join('\u0001'), async () => {
      const filled = await fillStop(this.ctx.scope, place);
      if (filled.ok || !/[\d,]/.test(place.city)) return filled;
      const [first] = await findAddress(this.ctx.scope, { term: place.city });
      // A state that the line names stands: a town of that name in another one is another town.
      const isThere = first && (place.state === '' || first.place.state === place.state);
      return first && isThere
        ? {
            ok: true,
            value: { city: first.place.name, state: first.place.state, zip: first.area ? first.zip : '' },
          }
        : filled;
    });
  }
}

/** A point as a stop, named by the town nearest to it. */
export async function stopAt(scope: CarrierScope, lat: number, lon: number): Promise<TripStop> {
  const place = await findNearestPlace(scope, lat, lon);
  return {
    city: place?.name ?? '',
    state: place?.state ?? '',
    zip: '',
    lat,
    lon,
    label: place ? placeLabel(place) : `${lat.toFixed(4)}, ${lon.toFixed(4)}`,
    via: false,
  };
}

/** A place whose name is all that is known of it: good enough where the miles are given. */
export const unplacedStop = ({ city, state, zip, via }: PlaceText): TripStop => ({
  city,
  state,
  zip,
  lat: null,
  lon: null,
  label: [city, state].filter(Boolean).join(', ') || zip,
  via,
});

export const placedStop = (found: Extract<StopResult, { ok: true }>['value'], via: boolean): TripStop => ({
  city: found.city,
  state: found.state,
  zip: found.zip,
  lat: found.lat,
  lon: found.lon,
  label: found.label,
  via,
});

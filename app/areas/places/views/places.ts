import { placeLabel } from '~/engine/places/place';
import { placeCountry } from '~/engine/places/postal-code';
import type { FoundPlace } from '~/areas/places/find-places.server';

/** One suggestion of an address field, as the geo calls give it. */
export interface PlaceItem {
  /** Stable: the postal code, or the state and folded name of a town ("IL-chicago"). */
  id: string;
  /** Text for the list and the field: "Chicago, IL" or "Chicago, IL 60601". */
  label: string;
  /** The same text, for clients that read `value`. */
  value: string;
  city: string;
  state: string;
  /** ZIP, Canadian code or its first three characters; '' for a place without one. */
  zip: string;
  country: 'US' | 'CA';
  /** Degrees, WGS 84. */
  lat: number;
  lon: number;
}

export function placeItem({ place, area, zip }: FoundPlace): PlaceItem {
  const label = area ? `${placeLabel(place)} ${zip}` : placeLabel(place);
  // The area that stands for a town lies where the town does, here as in a calculated route.
  const point = area && area.code !== place.postalArea ? area : place;
  return {
    id: area?.code ?? place.id,
    label,
    value: label,
    city: place.name,
    state: place.state,
    zip,
    country: placeCountry(place.state) ?? 'US',
    lat: point.lat,
    lon: point.lon,
  };
}

/** The body of the three geo calls: clients read `data` of the body. */
export const placeList = (found: readonly FoundPlace[]): { data: PlaceItem[] } => ({
  data: found.map(placeItem),
});

import { useEffect, useRef, useState } from 'react';
import { paths } from '~/paths';
import type { TypedStop } from './stop-line';

export interface OfferedPlace extends TypedStop {
  /** What the list shows: "Chicago, IL 60601". */
  text: string;
}

const DEBOUNCE_MS = 150;

interface FoundPlace {
  city?: string;
  state?: string;
  zip?: string;
}

/** Offers places while a city is typed; `onChosen` runs when what stands in the field is one of them. */
export function usePlaceCompletion(onChosen: (place: OfferedPlace) => void) {
  const [places, setPlaces] = useState<OfferedPlace[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const request = useRef<AbortController>();
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      request.current?.abort();
    },
    [],
  );

  async function offer(term: string): Promise<void> {
    request.current?.abort();
    request.current = new AbortController();
    try {
      const response = await fetch(`${paths.api.calcGeoSearch()}?${new URLSearchParams({ term })}`, {
        signal: request.current.signal,
      });
      if (!response.ok) return;
      const { data } = (await response.json()) as { data: FoundPlace[] };
      setPlaces(
        data.map(({ city = '', state = '', zip = '' }) => ({
          city,
          state,
          zip,
          text: `${city}, ${state}${zip ? ` ${zip}` : ''}`,
        })),
      );
    } catch {
      // Without the list the line works as it is: the server finds the place.
    }
  }

  return {
    places,
    onCity: (typed: string) => {
      clearTimeout(timer.current);
      const chosen = places.find((place) => place.text === typed);
      if (chosen) return onChosen(chosen);
      if (typed.trim().length >= 2) timer.current = setTimeout(() => void offer(typed.trim()), DEBOUNCE_MS);
    },
  };
}

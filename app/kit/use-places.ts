import { useEffect, useRef, useState } from 'react';

export interface OfferedPlace {
  /** What the list shows: "Chicago, IL 60601". */
  text: string;
  city: string;
  state: string;
  zip: string;
}

const DEBOUNCE_MS = 150;

/**
 * Offers places while a town or a ZIP is typed; `onChosen` runs when what stands in the field is one of them.
 * @param search address of the geo call that answers: guests have their own
 */
export function usePlaces(search: string, onChosen: (place: OfferedPlace) => void) {
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
      const response = await fetch(`${search}?${new URLSearchParams({ term })}`, {
        signal: request.current.signal,
      });
      if (!response.ok) return;
      const { data } = (await response.json()) as {
        data: { city?: string; state?: string; zip?: string; label?: string }[];
      };
      setPlaces(
        data.map(({ city = '', state = '', zip = '', label = '' }) => ({ city, state, zip, text: label })),
      );
    } catch {
      // Without the list the field works as it is: the server finds the place.
    }
  }
  return {
    places,
    onInput: (typed: string) => {
      clearTimeout(timer.current);
      const chosen = places.find((place) => place.text === typed);
      if (chosen) return onChosen(chosen);
      if (typed.trim().length >= 2) timer.current = setTimeout(() => void offer(typed.trim()), DEBOUNCE_MS);
    },
  };
}

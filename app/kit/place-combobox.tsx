import { useEffect, useRef, type KeyboardEvent } from 'react';
import { isWholeAddress, type OfferedPlace } from '~/engine/places/place-text';
import type * as PlaceList from './place-list';

const PARTS = ['city', 'state', 'zip'] as const;

export type Place = Omit<OfferedPlace, 'text'>;
type Input = HTMLInputElement | HTMLSelectElement | null;
type AttachPlaces = typeof PlaceList.attachPlaces;

/** The list, once it is loaded: from then on a field has it before the next key comes. */
let attachPlaces: AttachPlaces | undefined;

export interface PlaceField {
  /** Address of the geo call that answers: guests have their own. */
  search: string;
  /** Places of the last records, offered first. */
  recent: readonly OfferedPlace[];
  fill: (place: Place) => void;
  /** Moves on to the next field; false where there is none. */
  onDone: () => boolean;
}

/**
 * One address field: a text input that takes a town, "City, ST", a ZIP or a recent place, with a list under it. Tab and Enter take
 * the highlighted place, which fills city, state and ZIP. Without scripts it is a plain input, and the server reads the text. The
 * list is loaded when a field is first used.
 * @param known a place that is in the inputs and was not typed: it gives way to what is
 * @param inputsOf the three inputs that a place fills; the first is the field itself
 */
export function usePlaceCombobox({
  search,
  recent = [],
  known,
  inputsOf,
  onDone,
}: {
  search: string;
  recent?: readonly OfferedPlace[];
  known?: Place | undefined;
  inputsOf: () => { city: Input; state: Input; zip: Input };
  onDone: () => boolean;
}) {
  /** What was filled in and not typed: it goes when another town is typed. */
  const filled = useRef<Place | null>(known && known.city !== '' ? known : null);
  const field = useRef<PlaceField>();
  field.current = {
    search,
    recent,
    onDone,
    fill: (place) => {
      const inputs = inputsOf();
      for (const part of PARTS) if (inputs[part]) inputs[part].value = place[part];
      filled.current = place;
    },
  };
  const attach = (input: HTMLInputElement, isEntered: boolean) => {
    const before = input.value;
    const give = (attachTo: AttachPlaces) =>
      attachTo(input, { before, isEntered }, () => field.current as PlaceField);
    if (attachPlaces) return give(attachPlaces);
    void import('./place-list').then(
      (list) => give((attachPlaces = list.attachPlaces)),
      // Without the list the field works as it is: the server finds the place.
      () => undefined,
    );
  };
  useEffect(() => {
    // The browser had put the cursor here before the scripts came.
    const { city } = inputsOf();
    if (city instanceof HTMLInputElement && city === document.activeElement) attach(city, false);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the field appears
  }, []);
  return {
    autoComplete: 'off',
    spellCheck: false,
    onFocus: ({ currentTarget: input }: { currentTarget: HTMLInputElement }) => {
      attach(input, true);
      if (filled.current) selectAll(input);
    },
    // While the list is still on its way, an address that is whole needs no choice: Tab continues as it does with the list.
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      const { key, shiftKey, altKey, ctrlKey, metaKey, currentTarget: input } = event;
      if (key !== 'Tab' || shiftKey || altKey || ctrlKey || metaKey || event.isDefaultPrevented()) return;
      if (isWholeAddress(input.value) && onDone()) event.preventDefault();
    },
    onInput: () => {
      const [before, inputs] = [filled.current, inputsOf()];
      if (!before || inputs.city?.value === before.city) return;
      filled.current = null;
      for (const part of ['state', 'zip'] as const) {
        const input = inputs[part];
        if (input && input.value === before[part]) input.value = '';
      }
    },
  };
}

/** Selects what is in an input; once more after a click has put its caret, unless something was typed meanwhile. */
function selectAll(input: HTMLInputElement): void {
  const { value } = input;
  const select = () => input.value === value && document.activeElement === input && input.select();
  queueMicrotask(select);
  setTimeout(select, 0);
}

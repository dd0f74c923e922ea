import { isWholeAddress, matchesTyped, type OfferedPlace } from '~/engine/places/place-text';
import type { PlaceField } from './place-combobox';

const DEBOUNCE_MS = 150;
/** As many as fit over a phone's keyboard without covering the form. */
const MOST_RECENT = 5;

const attached = new WeakSet<HTMLInputElement>();

/**
 * Gives an input its list of places, once, however often it is asked. The list is built here and not by React: it loads when a
 * field is used, and the input stays the one that is being typed into.
 * @param before what stood in the input when its list was asked for: what was typed since is looked up at once
 * @param isEntered the person came to the field; a page that opens with the cursor in it covers nothing with a list
 * @param fieldOf the field as it is rendered now
 */
export function attachPlaces(
  input: HTMLInputElement,
  { before, isEntered }: { before: string; isEntered: boolean },
  fieldOf: () => PlaceField,
): void {
  if (attached.has(input)) return;
  attached.add(input);
  const list = new PlaceList(input, fieldOf);
  if (document.activeElement !== input) return;
  if (input.value !== before) list.onInput();
  else if (isEntered) list.onFocus();
}

class PlaceList {
  private readonly list = document.createElement('ul');
  private places: OfferedPlace[] = [];
  /** The highlighted one; -1 for none. */
  private at = -1;
  /** The person moved the highlight: what is there is meant. */
  private moved = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private request: AbortController | undefined;

  constructor(
    private readonly input: HTMLInputElement,
    private readonly fieldOf: () => PlaceField,
  ) {
    const { list } = this;
    list.id = `${input.id}-places`;
    list.className = 'search-select-list place-list';
    list.setAttribute('role', 'listbox');
    list.setAttribute('aria-label', input.labels?.[0]?.textContent ?? 'Places');
    (input.closest('.search-select') ?? input.parentElement)?.append(list);
    input.setAttribute('role', 'combobox');
    input.setAttribute('aria-autocomplete', 'list');
    input.setAttribute('aria-controls', list.id);
    this.show([], -1);
    input.addEventListener('input', () => this.onInput());
    input.addEventListener('focus', () => this.onFocus());
    input.addEventListener('blur', () => this.close());
    input.addEventListener('keydown', (event) => this.onKey(event));
    // The cursor stays in the field while an option is pressed.
    list.addEventListener('pointerdown', (event) => event.preventDefault());
    list.addEventListener('mousedown', (event) => event.preventDefault());
    list.addEventListener('click', (event) => {
      const option = event.target instanceof Element ? event.target.closest('[role=option]') : null;
      const place = option && this.places[[...list.children].indexOf(option)];
      if (place) this.take(place);
    });
  }

  private show(places: OfferedPlace[], wanted: number, moved = false): void {
    const { list, input } = this;
    const { recent } = this.fieldOf();
    // Nothing is highlighted in an empty list: a screen reader would look for it in vain.
    const at = places.length === 0 ? -1 : wanted;
    Object.assign(this, { places, at, moved });
    list.hidden = places.length === 0;
    list.replaceChildren(
      ...places.map((place, index) => {
        const option = document.createElement('li');
        option.id = `${list.id}-${index}`;
        option.className = index === at ? 'search-select-option is-current' : 'search-select-option';
        option.dataset['place'] = place.text;
        option.setAttribute('role', 'option');
        option.setAttribute('aria-label', place.text);
        option.setAttribute('aria-selected', String(index === at));
        option.append(part('plate', place.state), part('', place.city), part('place-zip', place.zip));
        if (recent.includes(place)) option.append(part('place-recent', 'recent'));
        return option;
      }),
    );
    list.children[at]?.scrollIntoView({ block: 'nearest' });
    input.setAttribute('aria-expanded', String(places.length > 0));
    if (at >= 0) input.setAttribute('aria-activedescendant', `${list.id}-${at}`);
    else input.removeAttribute('aria-activedescendant');
  }

  private stop(): void {
    clearTimeout(this.timer);
    this.request?.abort();
  }

  private close(): void {
    this.stop();
    if (!this.list.hidden) this.show([], -1);
  }

  private take(place: OfferedPlace): void {
    const { fill, onDone } = this.fieldOf();
    fill(place);
    this.close();
    onDone();
  }

  private recentFor(typed: string): OfferedPlace[] {
    return this.fieldOf()
      .recent.filter((place) => matchesTyped(place, typed))
      .slice(0, MOST_RECENT);
  }

  onFocus(): void {
    if (this.input.value === '') this.show(this.recentFor(''), -1);
  }

  onInput(): void {
    this.stop();
    const typed = this.input.value;
    const exact = this.places.find((place) => place.text === typed);
    if (exact) return this.take(exact);
    this.show(this.recentFor(typed), typed.trim() === '' ? -1 : 0);
    if (typed.trim().length >= 2) this.timer = setTimeout(() => void this.offer(typed.trim()), DEBOUNCE_MS);
  }

  private async offer(term: string): Promise<void> {
    this.request = new AbortController();
    try {
      const response = await fetch(`${this.fieldOf().search}?${new URLSearchParams({ term })}`, {
        signal: this.request.signal,
      });
      if (!response.ok) return;
      const { data } = (await response.json()) as {
        data: { city?: string; state?: string; zip?: string; label?: string }[];
      };
      const first = this.recentFor(term);
      const found = data
        .map(({ city = '', state = '', zip = '', label = '' }) => ({ city, state, zip, text: label }))
        .filter((place) => !first.some((one) => one.city === place.city && one.state === place.state));
      this.show([...first, ...found], 0);
    } catch {
      // Without the list the field works as it is: the server finds the place.
    }
  }

  private onKey(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const { places, at, moved, input } = this;
    const typed = input.value;
    const place = places[at];
    const isWhole = isWholeAddress(typed);
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp': {
        if (places.length === 0) return this.onFocus();
        event.preventDefault();
        const by = event.key === 'ArrowDown' ? 1 : -1;
        const from = at < 0 && by < 0 ? 0 : at;
        return this.show(places, (from + by + places.length) % places.length, true);
      }
      case 'Escape':
        if (places.length === 0) return;
        event.preventDefault();
        event.stopPropagation();
        return this.close();
      case 'Enter':
        // A complete address is sent as it is: Enter saves.
        if (!place || (isWhole && !moved)) return this.close();
        event.preventDefault();
        return this.take(place);
      case 'Tab':
        if (event.shiftKey || typed.trim() === '') return;
        if (place && (moved || !isWhole || matchesTyped(place, typed))) this.fieldOf().fill(place);
        else if (!isWhole) return;
        this.close();
        if (this.fieldOf().onDone()) event.preventDefault();
    }
  }
}

function part(name: string, text: string): HTMLSpanElement {
  const span = document.createElement('span');
  span.className = name;
  span.textContent = text;
  return span;
}

import type { KeyboardEvent } from 'react';
import { multipliedNumber, steppedNumber } from '~/engine/units/number-keys';

/** Ctrl+Up and Ctrl+Down change a number by one; k and m after it mean thousand and million. */
export function onNumberKey(event: KeyboardEvent<HTMLInputElement>): void {
  const input = event.currentTarget;
  if (input.readOnly || input.disabled) return;
  // A decimal comma where the page is in French.
  const isComma = input.closest<HTMLElement>('[lang]')?.lang.startsWith('fr') === true;
  const typed = isComma ? input.value.replace(',', '.') : input.value;
  let text: string | null = null;
  if (
    event.ctrlKey &&
    !event.altKey &&
    !event.metaKey &&
    (event.key === 'ArrowUp' || event.key === 'ArrowDown')
  ) {
    text = steppedNumber(typed, event.key === 'ArrowUp' ? 1 : -1);
  } else if (
    /^[km]$/i.test(event.key) &&
    !event.ctrlKey &&
    !event.altKey &&
    !event.metaKey &&
    input.selectionStart === input.value.length
  ) {
    text = multipliedNumber(typed, event.key);
  }
  if (text === null) return;
  event.preventDefault();
  if (isComma) text = text.replace('.', ',');
  // By the element's own setter, so that React hears of it as of typing.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
